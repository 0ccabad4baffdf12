"""Public words for stages: headings, statuses, reasons for places."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.wording.numbers import points
from tournaments.pairing import round_name
from tournaments.plan.stage import StagePlan
from tournaments.publication.document.play_data import Number
from tournaments.publication.document.shape import StageData
from tournaments.publication.document.standings_data import AboveData, PenaltyData
from tournaments.standings.criteria import Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.ranking import Apart
from tournaments.standings.team_meetings import Counts
from tournaments.wording.criteria import criterion, criterion_head
from tournaments.wording.plan import COUNTS, FORMATS
from tournaments.wording.rounds import round_words
from tournaments.wording.terms import FLAGS, SANCTIONS, SHORT_STATUSES, STATUSES, flag_words

type Lazy = str | Promise

STAGE_STATES: Mapping[str, Lazy] = {
    "planned": gettext_lazy("ainda não começou"),
    "playing": gettext_lazy("em andamento"),
    "closed": gettext_lazy("encerrada"),
    "cancelled": gettext_lazy("cancelada"),
}
ROUND_STATES: Mapping[str, Lazy] = {
    "posted": gettext_lazy("divulgada"),
    "playing": gettext_lazy("em jogo"),
    "closed": gettext_lazy("encerrada"),
    "cancelled": gettext_lazy("cancelada"),
}
# Public words for the flags of a draw. A bye needs none.
PLAIN_FLAGS: Mapping[str, Lazy] = {
    **FLAGS,
    "same_club": gettext_lazy("mesma equipe ou mesmo clube: com estas pontuações não havia outro jeito"),
    "bye": "",
}
LINES: Mapping[int, Lazy] = {1: gettext_lazy("Norte-Sul"), 2: gettext_lazy("Leste-Oeste")}
ITALIAN: Mapping[str, Lazy] = {"points": gettext_lazy("VP"), "made": gettext_lazy("MP")}
LONG_ITALIAN: Mapping[str, Lazy] = {
    "points": gettext_lazy("VP"),
    "made": gettext_lazy("MP (pontos feitos)"),
}


def stage_title(stage: StageData) -> str:
    """Return the title of a stage: its name, or its number."""
    return stage["name"] or _("%(number)sª fase") % {"number": stage["number"]}


def list_title(stage: StageData, group: int) -> str:
    """Return the title of one of several standings of a stage: a line, or a group."""
    if stage.get("lists") == "lines":
        return str(LINES[group])
    return _("Grupo %(group)s") % {"group": group}


def round_title(number: int) -> str:
    """Return the title of a round that has only a number."""
    return _("%(number)sª rodada") % {"number": number}


def format_words(stage: StageData) -> str:
    """Return the format of a stage in words."""
    said = str(FORMATS[stage["format"]])
    return f"{said}. {COUNTS[Counts(stage['counts'])]}" if "counts" in stage else said


def head(by: str, *, vp: bool) -> str:
    """Return the column heading of a criterion. vp: the points are VP."""
    if vp and by in ITALIAN:
        return str(ITALIAN[by])
    return criterion_head(by)


def long_head(by: str, *, vp: bool) -> str:
    """Return a criterion as part of a sentence. vp: the points are VP."""
    return str(LONG_ITALIAN[by]) if vp and by in LONG_ITALIAN else criterion(by)


def status(code: str) -> str:
    """Return the status of a meeting in words; empty if it was played normally."""
    return "" if code in {"", "played"} else str(STATUSES[code])


def short_status(code: str) -> str:
    """Return the short form of `status` for table cells; empty if the letter of the outcome is enough."""
    return str(SHORT_STATUSES.get(code, ""))


def flags(codes: Sequence[str], *, directed: bool = False, bye: bool = False) -> list[str]:
    """Return the remarks of the draw about a pairing. directed, bye: as in `terms.flag_words`."""
    return flag_words(codes, PLAIN_FLAGS, directed=directed, bye=bye)


def above(reason: AboveData | None, *, vp: bool, shared: bool = False) -> str:
    """Return why a row ranks above the next one. shared: the rows are equal and share the place."""
    if reason is None:
        return _("Igual em todos os critérios: divide o lugar.") if shared else ""
    by, value, after = reason["by"], reason["value"], reason["next"]
    if by == Apart.DISQUALIFIED:
        return _("A próxima foi desclassificada.")
    if by == Apart.FURTHER or value is None or after is None:
        return _("Foi mais longe na chave do que a próxima.")
    if by == Measure.PLAYOFF:
        return _("Igual à próxima em todos os critérios: venceu o desempate jogado.")
    if by == "lots":
        return _("Igual à próxima em todos os critérios: fica na frente por sorteio.")
    said = {"by": long_head(by, vp=vp), "value": points(value), "next": points(after)}
    if by in {"direct", "direct_two"}:
        said["by"] = criterion(Measure.DIRECT)
        return _("Fica à frente da próxima no %(by)s: %(value)s a %(next)s.") % said
    return _("Fica à frente da próxima por %(by)s: %(value)s a %(next)s.") % said


def worth(value: Number, *, vp: bool) -> str:
    """Return tournament points with their unit. vp: they are VP."""
    said = {"points": points(value)}
    return _("%(points)s VP") % said if vp else _("%(points)s pt") % said


def penalty(one: PenaltyData) -> str:
    """Return a penalty with its amount and reason."""
    what = str(SANCTIONS[one["sanction"]])
    if one["amount"]:
        what = _("%(what)s: −%(amount)s") % {"what": what, "amount": points(one["amount"])}
    return _("%(what)s (%(round)sª rodada: %(reason)s)") % {
        "what": what,
        "round": one["round"],
        "reason": one["reason"],
    }


def goes_on(top: int | None, others: int, groups: int, *, lines: bool = False) -> str:
    """Return the duplas that advance from a stage; empty if all do, or if no stage follows.

    groups: 0 while the number is unknown. lines: the groups are North-South and East-West.
    """
    if not top:
        return ""
    if lines:
        first = ngettext("Passa a primeira de cada linha", "Passam as %(top)s primeiras de cada linha", top)
    elif groups != 1:
        first = ngettext("Passa a primeira de cada grupo", "Passam as %(top)s primeiras de cada grupo", top)
    else:
        first = ngettext("Passa o primeiro lugar", "Passam os %(top)s primeiros lugares", top)
    said = first % {"top": top}
    if others:
        best = ngettext(
            "a melhor %(place)sª colocada", "as %(others)s melhores %(place)sªs colocadas", others
        ) % {"others": others, "place": top + 1}
        said = _("%(said)s e %(best)s") % {"said": said, "best": best}
    return f"{said}."


def through(stage: StagePlan) -> str:
    """Say that the winners of the last round advance; empty for a stage that is played to its final."""
    rounds = stage.format.stops_with.bit_length() - 1  # rounds from there to the final
    return (
        _("Seguem as vencedoras %(of)s.") % {"of": round_words(round_name(rounds, 1)).of}
        if rounds > 1
        else ""
    )


def side_event(stage: StagePlan) -> list[str]:
    """Say who plays a side event; empty for the main line."""
    if stage.side_of is None:
        return []
    return [_("Jogam as que não seguiram da %(number)sª fase.") % {"number": stage.side_of}]


def played_beside(number: int, tables: int, mesas: int) -> str:
    """Say that a side event runs in parallel to this stage.

    number: of the stage. tables: for both together. mesas: in the hall.
    """
    values = {"number": number, "tables": tables, "mesas": mesas}
    if tables > mesas:
        return (
            _(
                "Joga-se ao mesmo tempo que a %(number)sª fase: as duas juntas pedem %(tables)s mesas e há %(mesas)s: "
                "parte dos jogos espera."
            )
            % values
        )
    return (
        _("Joga-se ao mesmo tempo que a %(number)sª fase: até %(tables)s mesas para as duas juntas.") % values
    )


def goes_on_to(stage: StagePlan, after: StagePlan | None) -> list[str]:
    """Return who advances to the next stage, the pairings there, and carried points; empty for the last stage."""
    if after is None:
        return []
    said = [
        through(stage) if stage.top is None else "",
        goes_on(stage.top, stage.others, stage.format.in_groups or 0, lines=stage.format.lists_meet),
    ]
    if after.crossing:
        pairs = ", ".join(f"{one} × {other}" for one, other in after.crossing)
        said.append(_("Cruzamento: %(pairs)s.") % {"pairs": pairs})
    if after.carry:
        said.append(_("Levam %(share)s%% dos pontos.") % {"share": int(100 * after.carry)})
    if after.by_campaign and not after.crossing:
        said.append(_("As primeiras dos grupos são cabeças de chave pela campanha."))
    if after.forgets:
        said.append(_("Os encontros das fases anteriores não contam."))
    return [sentence for sentence in said if sentence] or [_("Todos seguem.")]


def fair(stage: StageData) -> str:
    """Return how duplas of the next place are compared across unequal groups."""
    if Fair(stage["fair"]) is Fair.AVERAGE:
        return _("Comparadas pela média por jogo, porque os grupos podem ter tamanhos diferentes.")
    return _("Comparadas sem os jogos contra as últimas dos grupos maiores.")
