"""Invitations to a club."""

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.access.keys import Key
from tournaments.models.club import Club, Membership


class Invitation(Key):
    """A link that makes one person a member of a club. The row is deleted when it is used or revoked.

    It is valid for `VALID`, and only while its creator directs the club (`tournaments.clubs.invitations`).
    """

    VALID: Final = timedelta(days=7)

    club = models.ForeignKey(Club, on_delete=models.CASCADE)
    role = models.CharField(_("papel"), max_length=10, choices=Membership.Role)
    name = models.CharField(_("para quem"), max_length=60, blank=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", verbose_name=_("quem convida")
    )

    class Meta:
        db_table = "tournaments_convite"
        verbose_name, verbose_name_plural = _("convite"), _("convites")
        ordering = ("club", "pk")

    def __str__(self) -> str:
        return self.name or self.get_role_display()
