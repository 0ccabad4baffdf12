"""Log of a club: changes of directors and scorers."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.club import Club, Membership


class ClubLogEntry(AppendOnly):
    """A line of a club's log: a change of membership, or an invitation. Append-only, written in the same transaction.

    Accounts are stored by id; their names are read from the account.
    """

    class Action(models.TextChoices):
        """Stored codes.

        `FOUND`: a member from before the log began. `MAIL`: the e-mail address for chain heads was set. `INVITED`,
        `REVOKED`: an invitation was created or revoked, with its role. `JOINED`: an invitation was used. `LINK`: a
        link to a new password was created for the person; `PASSWORD`: the link was used.
        """

        FOUNDED = "founded"
        FOUND = "found"
        ADDED = "added"
        ROLE = "role"
        REMOVED = "removed"
        MAIL = "mail"
        INVITED = "invited"
        REVOKED = "revoked"
        JOINED = "joined"
        LINK = "link"
        PASSWORD = "password"  # noqa: S105 -- the code of an action

    club = models.ForeignKey(Club, on_delete=models.PROTECT)
    sequence = models.PositiveIntegerField(_("posição"), editable=False)
    at = models.DateTimeField(_("quando"))
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.PROTECT,
        related_name="+",
        verbose_name=_("quem"),
    )
    action = models.CharField(_("o quê"), max_length=10, choices=Action)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("pessoa")
    )
    # For a removed member the former role.
    role = models.CharField(_("papel"), max_length=10, choices=Membership.Role)
    digest = models.CharField(_("selo"), max_length=64, editable=False)

    class Meta:
        db_table = "tournaments_ata"
        verbose_name, verbose_name_plural = _("ata"), _("atas")
        ordering = ("club", "sequence")
        constraints = (models.UniqueConstraint(fields=("club", "sequence"), name="ata_sequence"),)

    def __str__(self) -> str:
        return f"{self.club_id}: {self.sequence}"
