from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Tournament


class OutboxUpload(models.Model):
    """The exported outbox of a phone, in a file too long for one request.

    A worker imports it, `done` of `total` entries so far. `lines`: results of the entries, in order. The text is
    deleted after the import because it contains addresses that open tables.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, verbose_name=_("trazida por"))
    at = models.DateTimeField(_("trazida em"), db_default=Now())
    text = models.TextField(blank=True)
    digest = models.CharField(max_length=64)
    total = models.PositiveIntegerField(_("envios"))
    done = models.PositiveIntegerField(_("envios lidos"), default=0)
    lines = models.JSONField(default=list)
    touched_at = models.DateTimeField(null=True)  # last activity of a worker
    ended_at = models.DateTimeField(_("terminada em"), null=True)

    class Meta:
        db_table = "tournaments_remessa"
        verbose_name, verbose_name_plural = _("remessa"), _("remessas")
        ordering = ("tournament", "pk")

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.done}/{self.total}"
