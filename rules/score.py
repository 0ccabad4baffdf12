"""Points, one line for each reason."""

from dataclasses import dataclass
from functools import lru_cache

from rules.mao import BATIDA, TAKEN, Mao, Side
from rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Line:
    """Why a side has points: `count` cards or canastras, where something was counted."""

    code: str  # table, hand, a kind of canastra, batida, no_morto
    points: int
    count: int | None = None


# Lines are frozen, and few different ones exist: equal ones may be one object.
_line = lru_cache(maxsize=4096)(Line)


def score(rules: RuleSet, mao: Mao) -> dict[str, tuple[Line, ...]]:
    """Return the lines of each side, which add up to its total. The mão must have passed every check."""
    hands_count = mao.ending == BATIDA or rules.hand_debit_without_batida  # Art. 14 and 12
    waived = not rules.no_morto_debit_when_moved and mao.mortos_gone >= rules.mortos  # Art. 15 and 9
    return {side.name: _lines(rules, side, hands_count=hands_count, waived=waived) for side in mao.sides}


def _lines(rules: RuleSet, side: Side, *, hands_count: bool, waived: bool) -> tuple[Line, ...]:
    lines = [
        _line("table", side.table if rules.table_credit else 0, _cards(rules, side.table)),  # Art. 17
        _line("hand", -side.hand if hands_count else 0, _cards(rules, side.hand)),  # Art. 14
    ]
    for canastra, count in zip(rules.canastras, side.canastras, strict=True):  # Art. 16
        if count:
            lines.append(_line(canastra.kind, count * canastra.bonus, count))
    if side.batida:
        lines.append(_line("batida", rules.batida))  # Art. 16
    if side.morto != TAKEN and not waived:
        lines.append(_line("no_morto", -rules.no_morto))  # Art. 15
    return tuple(lines)


def _cards(rules: RuleSet, points: int) -> int | None:
    """Return how many cards make so many points, where every card is worth the same."""
    return points // rules.unit if rules.unit else None
