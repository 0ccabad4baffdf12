"""The points sheet as on paper: the columns and lines of a blank one, and the points of a mão as rows of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext as _

import rules
from scoring.forms.questions import counts
from scoring.models import Jogo
from scoring.models.mao import StoredLine
from scoring.wording import terms as words

RACE = 14  # lines for mãos where the points say how many there are: as many as a page has room for


@dataclass(frozen=True, slots=True)
class Column:
    """What is written of a side: what it is called, and what it is worth; `each`: there may be several of it."""

    label: str
    points: int = 0  # 0: it is points that are written
    each: bool = False


@dataclass(frozen=True, slots=True)
class PaperLine:
    """One mão. None: written by hand, because nobody knows beforehand."""

    partida: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class PointsRow:
    """What the sides of a mão earned or lost by one thing: a cell for each, None where it did not."""

    label: str
    cells: tuple[StoredLine | None, ...]


class Counted(Protocol):
    """A mão that was counted: a line of the sheet, or the preview of one."""

    @property
    def lines(self) -> Mapping[str, Sequence[StoredLine]]: ...
    @property
    def totals(self) -> Mapping[str, rules.Points]: ...


def columns(ruleset: rules.RuleSet) -> list[Column]:
    """Return what is written of each side, in the order of the form."""
    found = [
        Column(count.label, count.weight, each=True) if count.few else Column(count.label)
        for count in counts(ruleset)
    ]
    found.append(Column(words.name(ruleset, "batida"), ruleset.batida))
    if ruleset.mortos:
        found.append(Column(words.name(ruleset, "no_morto"), -ruleset.no_morto))
    return found


def of_mao(ruleset: rules.RuleSet) -> list[str]:
    """Return what is written once a mão, beside what is written of each side."""
    moved = words.mortos_moved(ruleset)
    started = _("Quem começou a partida?")
    dealer = [_("Quem deu as cartas?")] * bool(ruleset.first_player)
    return dealer + [moved] * ruleset.mortos_move + [started] * (ruleset.end == rules.ROUND)


def lines(jogo: Jogo) -> list[PaperLine]:
    """Return a line for each mão, numbered where the rule set says how many there are."""
    ruleset = jogo.load_rules()
    maos = 1 if ruleset.end == rules.ROUND else ruleset.maos
    if maos is None:
        return [PaperLine()] * RACE
    partidas = range(1, jogo.partidas + 1)
    return [PaperLine(partida, number) for partida in partidas for number in range(1, maos + 1)]


def line_rows(ruleset: rules.RuleSet, mao: Counted) -> list[PointsRow]:
    """Return the points of a mão as rows of the sheet, in the order of the form."""
    of_side = []
    for side in mao.totals:
        shared = next(name for name in mao.lines if side in name.split("+"))  # partners of three share theirs
        of_side.append({part["code"]: part for part in mao.lines[shared]})
    codes = dict.fromkeys(code for parts in of_side for code in parts)
    order = [*(count.code for count in counts(ruleset)), *codes]
    return [
        PointsRow(words.name(ruleset, code), tuple(parts.get(code) for parts in of_side))
        for code in sorted(codes, key=order.index)
    ]
