from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly


class Confirmation(AppendOnly):
    """One side's verdict on a version of a mão. Rows are only added; the latest verdict of a side counts.

    `facts` and `cards`: the figures of a side that contests, if it gives any. `side` is empty if the director
    confirmed in its place. One `client_id` may cover several mãos.
    """

    class Verdict(models.TextChoices):
        CONFIRMED = "confirmed", _("confirmado")
        CONTESTED = "contested", _("não confere")

    mao = models.ForeignKey("scoring.Mao", on_delete=models.PROTECT)
    side = models.CharField(_("lado"), max_length=1, blank=True)
    verdict = models.CharField(_("o que diz"), max_length=10, choices=Verdict)
    client_id = models.UUIDField()
    facts = models.JSONField(_("fatos"), null=True, blank=True)
    cards = models.JSONField(_("cartas"), null=True, blank=True)
    reason = models.CharField(
        _("motivo"), max_length=1000, blank=True
    )  # longer than typed, because a number may be longer than the name that it replaces
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, verbose_name=_("por")
    )
    device = models.CharField(_("aparelho"), max_length=64, blank=True)
    at = models.DateTimeField(_("quando"), db_default=Now())

    class Meta:
        db_table = "scoring_confirmacao"
        verbose_name, verbose_name_plural = _("confirmação"), _("confirmações")
        ordering = ("mao", "pk")
        constraints = (models.UniqueConstraint(fields=("client_id", "mao"), name="confirmacao_once"),)

    def __str__(self) -> str:
        return f"{self.side} {self.get_verdict_display()}"
