"""The log of a club: who directs, who scores, and since when."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.club import Club, Membership


class Ata(AppendOnly):
    """One line of a club's log: what somebody became there, and who was let in how. Written with it, never changed.

    It holds numbers of accounts; whose they are is read beside it.
    """

    class Action(models.TextChoices):
        """Codes that are stored. `FOUND`: a member there was before the log began; `MAIL`: who set where heads go.

        `INVITED`, `REVOKED`: who made or revoked an invitation, and the role it gives. `JOINED`: who took one.
        `LINK`: for whom a link to a new password was made; `PASSWORD`: who used one.
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
        PASSWORD = "password"  # noqa: S105 -- what was chosen, not which

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
    role = models.CharField(
        _("papel"), max_length=10, choices=Membership.Role
    )  # the one left, of who was removed
    digest = models.CharField(_("selo"), max_length=64, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("ata"), _("atas")
        ordering = ("club", "sequence")
        constraints = (models.UniqueConstraint(fields=("club", "sequence"), name="ata_sequence"),)

    def __str__(self) -> str:
        return f"{self.club_id}: {self.sequence}"
