"""Points of a mão, one line for each reason."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.canastra_totals import CanastraTotals, has_needed
from rules.cards import THREE
from rules.mao import BATIDA, NOT_TAKEN, UNVIEWED, Mao, Side
from rules.ruleset import RuleSet
from rules.three_totals import RED_IN_HAND, RED_THREES, ThreeTotals

type Points = int | float
"""Points of one player. A float always ends in .5, which is exact; whole points are always an int."""


@dataclass(frozen=True, slots=True)
class Line:
    """Points of a side for one reason. `count`: the number of cards, canastras or offences, if there is one."""

    code: str  # table, hand, a kind of canastra, grown, relancinho, red_threes, batida, penalties, no_morto
    points: int
    count: int | None = None


_OWING: Final = (NOT_TAKEN, UNVIEWED)
# Lines are frozen and few different ones exist, so equal lines share one object.
_line = lru_cache(maxsize=4096)(Line)


def score(rules: RuleSet, mao: Mao) -> dict[str, tuple[Line, ...]]:
    """Return the lines of each side, which add up to its total. The mão must have passed every check."""
    hands_count = mao.ending == BATIDA or rules.hand_debit_without_batida  # Art. 14 and 12, 000:55
    waived = rules.debit_when != "always" and _is_waived(rules, mao)
    return {side.name: _lines(rules, side, hands_count=hands_count, waived=waived) for side in mao.sides}


def _is_waived(rules: RuleSet, mao: Mao) -> bool:
    """Art. 15 and 9, 001:62: whether a side that took no morto pays nothing for it."""
    if rules.debit_when == "could_take":
        return mao.mortos_gone >= rules.mortos
    return rules.debit_when == "other_took" and all(side.morto == NOT_TAKEN for side in mao.sides)


def _lines(rules: RuleSet, side: Side, *, hands_count: bool, waived: bool) -> tuple[Line, ...]:
    unit, table = rules.unit, side.table
    held = side.hand + side.unviewed  # 003:128: an unviewed morto counts as if in hand
    credit, paying = (rules.table_credit, True) if rules.lacking == "credit" else _table_credit(rules, side)
    lines = [  # how many cards, where every card is worth the same
        # Art. 17, 000:55
        _line("table", table * credit, table // unit if unit else None),
        _line("hand", -held if hands_count else 0, held // unit if unit else None),  # Art. 14, 000:55
    ]
    if side.extras:
        lines += _of_canastras_and_extras(rules, side, paying)
    elif side.made.count:
        lines += _of_canastras(rules, side.canastras, side.canastras, paying)
    if side.threes.every:
        lines += _of_threes(rules, side.threes, side.made, hands_count)
    if side.batida:
        lines.append(_line("batida", rules.batida))  # Art. 16, 000:69, 001:56, 003:121
    if side.penalties:
        lines.append(_line("penalties", -rules.penalty * side.penalties, side.penalties))  # 000:91
    if side.morto in _OWING and _owes_morto(rules, side, waived=waived):
        lines.append(_line("no_morto", -rules.no_morto))  # Art. 15, 001:62, 003:122
    return tuple(lines)


def _owes_morto(rules: RuleSet, side: Side, *, waived: bool) -> bool:
    if side.morto == UNVIEWED:
        return rules.unplayed != "value"  # 003:128
    return not waived


def _table_credit(rules: RuleSet, side: Side) -> tuple[int, bool]:
    """Return how often the cards on the table count, -1 against the side, and whether its bonuses are paid."""
    if has_needed(rules.lacking_needs, side.made):
        return int(rules.table_credit), True
    return -int(rules.table_credit and rules.lacking == "negative"), False


@lru_cache(maxsize=4096)
def _of_canastras(
    rules: RuleSet, counts: tuple[int, ...], paid: tuple[int, ...], paying: bool
) -> tuple[Line, ...]:
    """Art. 16, 000:59-66, 001:57-59, 003:119-120: a line for each kind. paid: how many earn their own bonus."""
    each = zip(rules.canastras, counts, paid, strict=True)
    return tuple(
        [_line(one.kind, paying * earning * one.bonus, count) for one, count, earning in each if count]
    )


def _of_canastras_and_extras(rules: RuleSet, side: Side, paying: bool) -> list[Line]:
    """000:83, 001:57-59: the canastras, and what they earn besides."""
    lines = [*_of_canastras(rules, side.canastras, _paid(rules, side), paying)]
    for name, bonus in rules.extras:
        if name in side.extras:
            earned = paying * _paid_extras(rules, side, name) * bonus
            lines.append(_line(name, earned, side.extras[name]))
    return lines


@lru_cache(maxsize=4096)
def _of_threes(
    rules: RuleSet, shown: ThreeTotals, made: CanastraTotals, hands_count: bool
) -> tuple[Line, ...]:
    """Return the lines of the threes that are no ordinary cards: laid apart, and in hand."""
    threes, lines = rules.threes, []
    earned = has_needed(threes.needs, made)
    for name, count in shown.counts.items():
        if name == RED_THREES:
            each = threes.red if earned else -threes.red_without
            each += rules.values[THREE] if threes.laid_value else 0
        else:
            each = -(threes.red_in_hand if name == RED_IN_HAND else threes.black_in_hand) * hands_count
        lines.append(_line(name, each * count, count))
    return tuple(lines)


def _paid(rules: RuleSet, side: Side) -> tuple[int, ...]:
    """Return how many canastras of each kind earn their own bonus, if an extra bonus can replace it."""
    paid = dict(zip(rules.kinds, side.canastras, strict=True))
    if rules.grown == "instead":
        _take_replaced(side, "grown", paid, ("clean", "twos", "dirty"))
    if not rules.relancinho_on_top:
        _take_replaced(side, "relancinho", paid, ("clean", "dirty", "real_clean", "real_dirty"))
    return tuple(paid.values())


def _take_replaced(side: Side, name: str, paid: dict[str, int], kinds: tuple[str, ...]) -> None:
    """Subtract canastras whose bonus is replaced: those that the cards name, else the first of `kinds`."""
    left = side.extras.get(name, 0)
    for kind in kinds:
        there = paid.get(kind, 0)
        taken = min(left, side.replaced.get(f"{name}_{kind}", 0) if side.replaced else there)
        if taken:
            paid[kind] -= taken
            left -= taken


def _paid_extras(rules: RuleSet, side: Side, name: str) -> int:
    """Return how many of an extra bonus are paid: a grown canastra of twos may earn only its own 1000 (000:83)."""
    count = side.extras[name]
    if name != "grown" or rules.twos_grow:
        return count
    if side.replaced:
        return count - side.replaced.get("grown_twos", 0)
    return min(count, side.made.runs)


def shares(rules: RuleSet, totals: dict[str, int]) -> dict[str, Points]:
    """Return the points of each player, if three play and two share a total (003:142); else of each side."""
    points: dict[str, Points] = {}
    for side, total in totals.items():
        players = side.split("+")
        each = half(total) if len(players) > 1 and rules.partners_halve else total
        points |= dict.fromkeys(players, each)
    return dict(sorted(points.items())) if rules.solo else points


def half(points: int) -> Points:
    """Return half of the points: whole, or ending in .5."""
    return points / 2 if points % 2 else points // 2


def whole(points: Points) -> Points:
    """Return whole points as an int, for a sum of halves may be whole."""
    return int(points) if points == int(points) else points
