from django.db import models
from django.utils.translation import gettext_lazy as _


class Backup(models.Model):
    """An attempt to copy the whole database to a file (`tournaments.ledger.copies`).

    A copy counts once it is `verified`. at: moment of the copied data. closed: digest of the finished rounds and
    events at that moment. figures: row counts and chain heads. error: one sentence, or the faults that the checks
    found.
    """

    class Why(models.TextChoices):
        ROUND = "round", _("rodada ou torneio encerrado")
        DAY = "day", _("a do dia")
        HAND = "hand", _("a pedido")
        RESTORE = "restore", _("antes de restaurar outra")

    at = models.DateTimeField(_("quando"))
    why = models.CharField(_("por quê"), max_length=7, choices=Why)
    file = models.CharField(_("arquivo"), max_length=100, blank=True)
    size = models.PositiveBigIntegerField(_("bytes"), default=0)
    seconds = models.FloatField(_("segundos"), default=0)
    verified = models.BooleanField(_("conferida"), default=False)
    error = models.TextField(_("o que deu errado"), blank=True)
    closed = models.CharField(max_length=64, blank=True, editable=False)
    figures = models.JSONField(default=dict, editable=False)

    class Meta:
        db_table = "tournaments_copia"
        verbose_name, verbose_name_plural = _("cópia de segurança"), _("cópias de segurança")
        ordering = ("-pk",)  # by id, because the clock may be set back

    def __str__(self) -> str:
        return self.file or f"{self.at:%d/%m %H:%M}"
