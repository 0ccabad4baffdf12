"""The words of an event's log: what was done, by the codes that the services note."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

ACTIONS: Mapping[str, str | Promise] = {
    "plan_saved": _("plano gravado"),
    "stage_begun": _("fase começada"),
    "stage_closed": _("fase encerrada"),
    "stage_restarted": _("fase recomeçada"),
    "round_drawn": _("rodada sorteada"),
    "round_redrawn": _("rodada sorteada de novo"),
    "round_swapped": _("duplas trocadas de lugar"),
    "round_forced": _("confronto posto à mão"),
    "round_forbidden": _("confronto proibido"),
    "round_checked": _("rodada conferida"),
    "round_posted": _("rodada afixada"),
    "round_started": _("rodada começada"),
    "round_closed": _("rodada encerrada"),
    "walkover": _("W.O."),
    "both_absent": _("as duas ausentes"),
    "abandoned": _("jogo abandonado"),
    "director": _("pontos dados pela direção"),
    "absent": _("mesa incompleta"),
    "average": _("média dos outros confrontos"),
    "undone": _("resultado desfeito"),
    "entered_late": _("inscrição tardia"),
    "withdrawn": _("saída"),
    "re_entered": _("volta"),
    "substituted": _("troca de jogador"),
    "team_changed": _("mudança de equipe"),
    "mesa_moved": _("mudança de mesa"),
    "mesa_code": _("novo código de mesa"),
    "mesa_unlocked": _("código de mesa desbloqueado"),
    "bloco_made": _("link para várias mesas"),
    "bloco_revoked": _("link para várias mesas revogado"),
    "dupla_link": _("novo link"),
    "penalised": _("punição aplicada"),
    "penalty_lifted": _("punição retirada"),
}
