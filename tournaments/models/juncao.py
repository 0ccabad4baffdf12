from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.club import Player, Shown


class Juncao(AppendOnly):
    """Somebody said that two players of a club are one person. No name stands here, and no sealed row changes by it."""

    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+")
    into = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+", verbose_name=_("quem é"))
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem juntou")
    )
    # The line that this one takes back: then they are two again. One at most, whoever presses twice.
    undoes = models.OneToOneField(
        "self", null=True, on_delete=models.PROTECT, related_name="undone", verbose_name=_("desfaz")
    )

    class Meta:
        verbose_name, verbose_name_plural = _("junção"), _("junções")
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.player_id} = {self.into_id}"


class NomeAnterior(models.Model):
    """What a player was called before it turned out to be another one: for some days, so that it can be undone.

    It goes as soon as anybody writes another name over that of either, erases it say. rows: the ids of the rows that
    turned out to be the other; entries: those of the entries that both had.
    """

    juncao = models.OneToOneField(Juncao, on_delete=models.PROTECT, primary_key=True)
    at = models.DateTimeField(_("quando"))
    name = models.CharField(_("nome"), max_length=60)
    full_name = models.CharField(max_length=60, blank=True)
    shown = models.CharField(max_length=8, choices=Shown)
    rows = models.JSONField(default=list)
    entries = models.JSONField(default=list)

    class Meta:
        verbose_name, verbose_name_plural = _("nome anterior"), _("nomes anteriores")

    def __str__(self) -> str:
        return str(self.juncao)
