"""The points sheet on paper: columns and lines of a blank sheet, and the points of a mão as its rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext as _

import rules
from scoring.forms.questions import counts
from scoring.models import Jogo
from scoring.models.mao import StoredLine
from scoring.wording import terms

RACE = 14  # lines to print if points end the partida: as many as fit on a page


@dataclass(frozen=True, slots=True)
class PaperColumn:
    """A column of each side: its label and its points; `each`: the points are per item."""

    label: str
    points: int = 0  # 0: the players write points
    each: bool = False


@dataclass(frozen=True, slots=True)
class PaperLine:
    """One mão. `None`: filled in by hand, because the number is not known beforehand."""

    partida: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class PointsRow:
    """The points of one item for the sides of a mão, a cell a side; `None` for a side without it."""

    label: str
    cells: tuple[StoredLine | None, ...]


class ScoredMao(Protocol):
    """A mão with its points: a line of the sheet, or a preview."""

    @property
    def lines(self) -> Mapping[str, Sequence[StoredLine]]: ...
    @property
    def totals(self) -> Mapping[str, rules.Points]: ...


def columns(ruleset: rules.RuleSet) -> list[PaperColumn]:
    """Return the columns of each side, in the order of the form."""
    found = [
        PaperColumn(count.label, count.weight, each=True) if count.few else PaperColumn(count.label)
        for count in counts(ruleset)
    ]
    found.append(PaperColumn(terms.name(ruleset, "batida"), ruleset.batida))
    if ruleset.mortos:
        found.append(PaperColumn(terms.name(ruleset, "no_morto"), -ruleset.no_morto))
    return found


def of_mao(ruleset: rules.RuleSet) -> list[str]:
    """Return the columns that are filled in once a mão."""
    moved = terms.mortos_moved(ruleset)
    started = _("Quem começou a partida?")
    dealer = [_("Quem deu as cartas?")] * bool(ruleset.first_player)
    return dealer + [moved] * ruleset.mortos_move + [started] * (ruleset.end == rules.ROUND)


def lines(jogo: Jogo) -> list[PaperLine]:
    """Return a line for each mão, numbered if the rule set fixes their number."""
    ruleset = jogo.load_rules()
    maos = 1 if ruleset.end == rules.ROUND else ruleset.maos
    if maos is None:
        return [PaperLine()] * RACE
    partidas = range(1, jogo.partidas + 1)
    return [PaperLine(partida, number) for partida in partidas for number in range(1, maos + 1)]


def line_rows(ruleset: rules.RuleSet, mao: ScoredMao) -> list[PointsRow]:
    """Return the points of a mão as rows of the sheet, in the order of the form."""
    of_side = []
    for side in mao.totals:
        # with three players, partners share their lines
        shared = next(name for name in mao.lines if side in name.split("+"))
        of_side.append({part["code"]: part for part in mao.lines[shared]})
    codes = dict.fromkeys(code for parts in of_side for code in parts)
    order = [*(count.code for count in counts(ruleset)), *codes]
    return [
        PointsRow(terms.name(ruleset, code), tuple(parts.get(code) for parts in of_side))
        for code in sorted(codes, key=order.index)
    ]
