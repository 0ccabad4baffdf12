"""Words for the log of an event, by the codes that services record."""

from ast import literal_eval
from collections.abc import Mapping
from datetime import date
from typing import Any

from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from tournaments.ledger.log_lines import (
    BellOfRound,
    BellTakenBack,
    ClockSet,
    CodeOfMesa,
    ConfrontoFell,
    Done,
    EnteredLate,
    EventBrought,
    ExtraTime,
    LinkToMesas,
    LogLine,
    LotsDrawn,
    MesaArranged,
    MesaMoved,
    NameReplaced,
    PairSetByHand,
    PlacesSwapped,
    PlanChanged,
    PlanFitted,
    PlanSaved,
    PlayedAnew,
    PlayedOff,
    Punished,
    RestEnded,
    ResultGiven,
    RoundDrawn,
    RoundSwapped,
    SheetMoved,
    SheetsExchanged,
    SidesTurned,
    Substituted,
    TeamChanged,
    TournamentEdited,
    Withdrawn,
)
from tournaments.plan.fields import AtZero
from tournaments.plan.points import read_points
from tournaments.wording.criteria import criterion
from tournaments.wording.plan import AT_ZERO, FIELDS, worth
from tournaments.wording.terms import SANCTIONS

ACTIONS: Mapping[str, str | Promise] = {
    "plan_saved": _("plano gravado"),
    "plan_changed": _("plano da fase mudado"),
    "tournament_edited": _("torneio editado"),
    "plan_fitted": _("plano ajustado a quem está"),
    "stage_begun": _("fase começada"),
    "stage_closed": _("fase encerrada"),
    "drawn_by_hand": _("fase posta à mão"),
    "stage_restarted": _("fase recomeçada"),
    "stage_reopened": _("fase reaberta"),
    "round_drawn": _("rodada sorteada"),
    "round_redrawn": _("rodada sorteada de novo"),
    "round_swapped": _("duplas trocadas de lugar"),
    "places_swapped": _("lugares trocados à mão"),
    "sides_turned": _("lados trocados na súmula"),
    "sheets_exchanged": _("súmulas trocadas entre dois confrontos"),
    "round_forced": _("confronto posto à mão"),
    "round_forbidden": _("confronto proibido"),
    "round_checked": _("rodada conferida"),
    "round_posted": _("rodada divulgada"),
    "round_taken_down": _("rodada de volta a rascunho"),
    "round_started": _("rodada começada"),
    "round_closed": _("rodada encerrada"),
    "schedule_redrawn": _("rodadas sorteadas de novo"),
    "schedule_checked": _("rodadas conferidas"),
    "schedule_posted": _("rodadas divulgadas"),
    "walkover": _("W.O."),
    "both_absent": _("as duas ausentes"),
    "not_counted": _("confronto não contado"),
    "rest_ended": _("resto encerrado"),
    "event_cancelled": _("torneio cancelado"),
    "event_deleted": _("torneio apagado"),
    "event_ended_early": _("torneio encerrado antes do fim"),
    "event_resumed": _("torneio retomado"),
    "abandoned": _("jogo abandonado"),
    "director": _("pontos dados pela direção"),
    "absent": _("mesa incompleta"),
    "average": _("média dos outros confrontos"),
    "undone": _("resultado desfeito"),
    "confronto_fell": _("confronto anulado com o resultado de que vinha"),
    "played_anew": _("jogo anulado e jogado de novo"),
    "entered_late": _("inscrição tardia"),
    "withdrawn": _("desistência"),
    "re_entered": _("retorno"),
    "substituted": _("troca de jogador"),
    "brought": _("trazido de um arquivo"),
    "name_replaced": _("nome trocado a pedido da pessoa"),
    "cells_covered": _("dados particulares cobertos no que foi publicado"),
    "team_changed": _("mudança de equipe"),
    "mesa_moved": _("mudança de mesa"),
    "bell_rung": _("sinal de fim do tempo"),
    "bell_undone": _("sinal desfeito"),
    "clock_paused": _("relógio parado"),
    "clock_went_on": _("relógio de volta"),
    "clock_rings": _("no zero o sinal toca sozinho"),
    "clock_asks": _("no zero a direção dá o sinal"),
    "clock_extended": _("minutos a mais na rodada"),
    "clock_announced": _("minutos que faltam, anunciados"),
    "clock_extra": _("tempo extra de uma mesa"),
    "mesa_arranged": _("arrumação de uma mesa"),
    "mesa_code": _("novo código de mesa"),
    "mesa_unlocked": _("código de mesa desbloqueado"),
    "bloco_made": _("link para várias mesas"),
    "bloco_revoked": _("link para várias mesas revogado"),
    "dupla_link": _("novo link"),
    "screen_link": _("novo link do telão"),
    "played_off": _("desempate jogado"),
    "penalised": _("punição aplicada"),
    "penalty_lifted": _("punição retirada"),
}

# The fields of a tournament that may change while it runs.
EDITED: Mapping[str, str | Promise] = {
    "name": _("nome"),
    "place": _("local"),
    "starts_on": _("começa em"),
    "ends_on": _("termina em"),
    "starts_at": _("começa às"),
    "entering": _("como se inscrever"),
    "announcement": _("recado"),
    "mesas": _("mesas"),
    "auto_publish": _("publicar sozinho"),
    "entry": _("quem anota"),
    "per_partida": _("conferir por partida"),
    "totals_allowed": _("aceitar só os totais"),
}

# Players that may sit at a mesa.
USES: Mapping[str, str | Promise] = {
    "free": _("livre"),
    "blocked": _("bloqueada"),
    "kept": _("guardada"),
}

PLAN_PARTS: Mapping[str, str | Promise] = {
    "points": _("pontos"),
    "order": _("critérios"),
    "maos": _("mãos"),
    "partidas": _("partidas"),
    "target": _("limite de pontos"),
    "minutes": _("minutos"),
    "swiss": _("sorteio"),
    "at_zero": _("ao fim do tempo"),
    "announced": _("avisos, minutos antes do fim"),
}


def details(line: LogLine) -> str:
    """Return the details of a line that its columns do not show: names, seed, mesas, penalty, points."""
    said: list[str] = []
    match line:
        case RoundSwapped() | PlacesSwapped():
            said = [_against(line.data["one"], line.data["other"])]
        case PairSetByHand():
            said = [_against(line.data["one"], line.data["other"]), _lots(line.data["seed"])]
        case LotsDrawn() | RoundDrawn():
            said = [_lots(line.data["seed"])]
        case ResultGiven() | ConfrontoFell() | PlayedAnew() | SidesTurned():
            said = [_against(*line.data["duplas"].values()), _figures(line)]
        case TeamChanged() | TournamentEdited() | PlanChanged() | PlayedOff() | SheetsExchanged():
            said = _changes(line)
        case Substituted():
            said = [_became(line.data["leaves"], line.data["comes"])]
        case MesaArranged() | MesaMoved() | CodeOfMesa() | LinkToMesas() | BellOfRound() | BellTakenBack():
            said = [gettext("mesa %(mesa)s") % {"mesa": _mesas(line)}]
        case Punished() | NameReplaced() | ClockSet() | ExtraTime() | EventBrought():
            said = [_what(line)]
        case RestEnded() | Done() | PlanSaved() | PlanFitted() | EnteredLate() | Withdrawn():
            pass  # the columns already say everything
    return "; ".join(filter(None, said))


def _what(line: Punished | NameReplaced | ClockSet | ExtraTime | EventBrought) -> str:
    match line:
        case EventBrought():
            return (
                gettext("código de conferência do arquivo: %(file)s; código %(number)s de lá: %(digest)s")
                % line.data
            )
        case NameReplaced():
            return gettext("participante nº %(player)s") % line.data
        case ClockSet():
            return gettext("%(minutes)s min") % line.data
        case ExtraTime():
            return gettext("mesa %(mesa)s: %(minutes)s min") % {**line.data, "mesa": line.data["mesa"] or "–"}
        case Punished():
            return f"{SANCTIONS[line.data['sanction']]} {line.data['amount'] or ''}".strip()


def _moved(sheet: SheetMoved) -> str:
    became = _became(_against(*sheet["before"]), _against(*sheet["after"]))
    return gettext("mesa %(mesa)s: %(became)s") % {"mesa": sheet["mesa"] or "–", "became": became}


def _figures(line: ResultGiven | ConfrontoFell | PlayedAnew | SidesTurned) -> str:
    if isinstance(line, ResultGiven):
        return _to(*line.data.get("given", ()))
    maos = line.data["maos"]
    return ngettext("%(maos)s mão lançada", "%(maos)s mãos lançadas", maos) % {"maos": maos}


def _changes(
    line: TeamChanged | TournamentEdited | PlanChanged | PlayedOff | SheetsExchanged,
) -> list[str]:
    if isinstance(line, SheetsExchanged):
        return [_moved(sheet) for sheet in (line.data["one"], line.data["other"])]
    if isinstance(line, PlayedOff):
        return [f"{place}. {name}" for place, name in enumerate(line.data["order"], start=1)]
    if isinstance(line, TeamChanged):
        return [f"{line.data['dupla']}: {_became(line.data['before'], line.data['after'])}"]
    said = _setting if isinstance(line, TournamentEdited) else _value
    edited = line.data["changes"].items()
    return [
        f"{_field(name)}: {_became(said(name, before), said(name, after))}"
        for name, (before, after) in edited
    ]


def _field(name: str) -> str:
    return str(EDITED.get(name) or PLAN_PARTS.get(name) or (FIELDS[name].label if name in FIELDS else name))


def _setting(name: str, text: str) -> str:
    if name in {"auto_publish", "per_partida", "totals_allowed"}:
        return _yes_or_no(text == str(True))
    if name == "entry" and text in Jogo.Entry.values:
        return str(Jogo.Entry(text).label)
    return (
        date_format(date.fromisoformat(text), "SHORT_DATE_FORMAT") if text and name.endswith("s_on") else text
    )


def _value(name: str, text: str) -> str:
    # The stored text is that of a Python value.
    try:
        value = literal_eval(text)
    except (SyntaxError, ValueError):
        value = text
    return _plan_value(name, value)


def _plan_value(name: str, value: Any) -> str:
    match name, value:
        case "order", [*criteria]:
            return ", ".join(map(criterion, criteria))
        case "points", _ if value:
            return " ".join(worth(read_points(value)))
        case "at_zero", str(text) if text in list(AtZero):
            return str(AT_ZERO[AtZero(text)])
        case _, bool(said):
            return _yes_or_no(said)
        case _, [*values]:
            return ", ".join(map(str, values))
        case _, dict(fields):
            return ", ".join(f"{_field(key)}: {_plan_value(key, one)}" for key, one in fields.items())
    choices = FIELDS[name].choices if name in FIELDS else {}
    return str(choices.get(value or None) or value)


def _yes_or_no(said: bool) -> str:
    return gettext("sim") if said else gettext("não")


def _mesas(line: MesaArranged | MesaMoved | CodeOfMesa | LinkToMesas | BellOfRound | BellTakenBack) -> str:
    match line:
        case BellOfRound() | BellTakenBack():
            return ", ".join(str(mesa or "–") for mesa in line.data["mesas"])
        case MesaArranged():
            said = (line.data["mesa"], line.data["name"], line.data["room"], USES[line.data["use"]])
            return ", ".join(map(str, filter(None, said)))
        case MesaMoved():
            return _became(line.data["before"], line.data["after"])
        case CodeOfMesa():
            return str(line.data["mesa"])
        case LinkToMesas():
            return _to(line.data["first"], line.data["last"])


def _against(*names: str) -> str:
    return " × ".join(filter(None, names))


def _became(before: str | int | None, after: str | int) -> str:
    return f"{before or '–'} → {after or '–'}"


def _to(*values: str | int) -> str:
    return " a ".join(map(str, values))


def _lots(seed: int | None) -> str:
    return "" if seed is None else gettext("sorteio nº %(seed)s") % {"seed": seed}
