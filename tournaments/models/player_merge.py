from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.club import Player, Shown


class PlayerMerge(AppendOnly):
    """A statement that two players of a club are the same person. It stores no name and changes no sealed row."""

    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+")
    into = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+", verbose_name=_("quem é"))
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem juntou")
    )
    # The line that this one reverts. Unique, so that a double click reverts it once.
    undoes = models.OneToOneField(
        "self", null=True, on_delete=models.PROTECT, related_name="undone", verbose_name=_("desfaz")
    )

    class Meta:
        db_table = "tournaments_juncao"
        verbose_name, verbose_name_plural = _("junção"), _("junções")
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.player_id} = {self.into_id}"


class FormerName(models.Model):
    """The old name of a merged player, kept for some days so that the merge can be undone.

    It is deleted when the name of either player is changed or erased. rows: ids of the merged rows. entries: ids of
    the entries of both players.
    """

    juncao = models.OneToOneField(PlayerMerge, on_delete=models.PROTECT, primary_key=True)
    at = models.DateTimeField(_("quando"))
    name = models.CharField(_("nome"), max_length=60)
    full_name = models.CharField(max_length=60, blank=True)
    shown = models.CharField(max_length=8, choices=Shown)
    rows = models.JSONField(default=list)
    entries = models.JSONField(default=list)

    class Meta:
        db_table = "tournaments_nomeanterior"
        verbose_name, verbose_name_plural = _("nome anterior"), _("nomes anteriores")

    def __str__(self) -> str:
        return str(self.juncao)
