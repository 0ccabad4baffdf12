from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly


class AuditEntry(AppendOnly):
    """One line of the audit trail of a jogo, written in the transaction that it records. Never changed."""

    class Action(models.TextChoices):
        OPENED = "opened", _("jogo aberto")
        RECORDED = "recorded", _("mão gravada")
        CORRECTED = "corrected", _("mão corrigida")
        TAKEN_BACK = "taken_back", _("mão retirada")
        SENT = "sent", _("mão enviada por uma dupla")
        CONFIRMED = "confirmed", _("mão confirmada")
        CONTESTED = "contested", _("mão contestada")
        RULED = "ruled", _("decisão da direção")
        CLOSED = "closed", _("jogo encerrado")
        DEALER = "dealer", _("quem dá as cartas")
        DEAL_AGREED = "deal_agreed", _("quem dá, corta e abre")
        RELANCINHO = "relancinho", _("relancinho anotado durante a mão")
        SEATED = "seated", _("lugares na mesa")
        BELL = "bell", _("sinal de fim do tempo")
        BELL_UNDONE = "bell_undone", _("sinal desfeito")
        REOPENED = "reopened", _("jogo reaberto")
        WALKOVER = "walkover", _("W.O.")
        CANCELLED = "cancelled", _("jogo anulado")
        REISSUED = "reissued", _("novo código de mesa")
        TAKEN_OVER = "taken_over", _("outro celular assumiu a mesa")
        RELEASED = "released", _("mesa liberada para outro celular")
        CALLED = "called", _("a mesa chamou a direção")
        CALL_SEEN = "call_seen", _("a direção viu o chamado")
        CALL_ENDED = "call_ended", _("chamado atendido")
        RENAMED = "renamed", _("nome trocado a pedido")
        BROUGHT = "brought", _("trazido de um arquivo")
        REASSIGNED = "reassigned", _("súmula passada a outras duplas")
        CHECKED = "checked", _("conferido com a súmula")
        UNCHECKED = "unchecked", _("conferência com a súmula retirada")

    jogo = models.ForeignKey("scoring.Jogo", on_delete=models.PROTECT)
    at = models.DateTimeField(_("quando"), db_default=Now())
    action = models.CharField(_("o quê"), max_length=20, choices=Action)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, verbose_name=_("quem")
    )
    device = models.CharField(_("aparelho"), max_length=64, blank=True)
    before = models.JSONField(_("antes"), null=True)
    after = models.JSONField(_("depois"), null=True)
    reason = models.CharField(
        _("por quê"), max_length=1000, blank=True
    )  # longer than typed, because a number may be longer than the name that it replaces
    rows = models.JSONField(_("linhas gravadas"), default=list, editable=False)
    # The place in the chain of the jogo, from 1, and the link to the previous line: see `scoring.ledger.chain`.
    sequence = models.PositiveIntegerField(_("posição"), editable=False)
    digest = models.CharField(_("selo"), max_length=64, editable=False)

    class Meta:
        db_table = "scoring_registro"
        verbose_name, verbose_name_plural = _("registro"), _("registros")
        ordering = ("jogo", "pk")
        constraints = (models.UniqueConstraint(fields=("jogo", "sequence"), name="registro_sequence"),)

    def __str__(self) -> str:
        return f"{self.at:%d/%m %H:%M} {self.get_action_display()}"
