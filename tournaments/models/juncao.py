from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.club import Player


class Juncao(AppendOnly):
    """Somebody said that two players of a club are one person. No name stands here, and no sealed row changes by it."""

    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+")
    into = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+", verbose_name=_("quem é"))
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem juntou")
    )

    class Meta:
        verbose_name, verbose_name_plural = _("junção"), _("junções")
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.player_id} = {self.into_id}"
