from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly


class Submission(AppendOnly):
    """One side's entry of a mão, if each side enters every mão by itself (`Jogo.Entry.APART`).

    Rows are only added; the latest entry of a side counts. `facts` is always the summary form; `cards` the same card
    by card, if it was entered so.
    """

    jogo = models.ForeignKey("scoring.Jogo", on_delete=models.PROTECT)
    partida = models.PositiveSmallIntegerField(_("partida"))
    number = models.PositiveSmallIntegerField(_("número"))
    side = models.CharField(_("lado"), max_length=1)
    client_id = models.UUIDField(unique=True)
    facts = models.JSONField(_("fatos"))
    cards = models.JSONField(_("cartas"), null=True, blank=True)
    warnings = models.JSONField(_("avisos conferidos"), default=list)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, verbose_name=_("por")
    )
    device = models.CharField(_("aparelho"), max_length=64, blank=True)
    at = models.DateTimeField(_("enviada em"), db_default=Now())

    class Meta:
        db_table = "scoring_envio"
        verbose_name, verbose_name_plural = _("envio"), _("envios")
        ordering = ("jogo", "pk")
        indexes = (models.Index(fields=("jogo", "partida", "number"), name="envio_place"),)
        constraints = (
            models.CheckConstraint(
                condition=models.Q(partida__gte=1, number__gte=1), name="envio_counts_from_one"
            ),
        )

    def __str__(self) -> str:
        return f"{self.partida}.{self.number} {self.side}"
