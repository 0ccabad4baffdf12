"""What the rules make impossible, and what is only unlikely, in a mão that could be read.

Every check runs, so that the table sees all problems at once; one is skipped only where a fact it needs could
not be read. A number that could not be read counts as zero, and no other check mistakes that for a violation.
"""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from operator import mul
from typing import Final

from rules.mao import BATIDA, NOT_TAKEN, TAKEN, Mao, Side
from rules.problems import Code, Report
from rules.ruleset import RuleSet

_STOCK_OUT: Final = "stock_out"


def check(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Add every violation to the report, in the order of the two lists at the end of this module."""
    unread = mao.unread
    for run, needs in MAO_CHECKS:
        if not unread or needs.isdisjoint(unread):
            run(rules, mao, report)
    for side in mao.sides:
        unread = side.unread
        for run_side, needs in SIDE_CHECKS:
            if not unread or needs.isdisjoint(unread):
                run_side(rules, side, report)


def _one_batida(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10: the mão is over once a side goes out, so no second one can."""
    if len(mao.out) > 1:
        report.add(Code.TWO_BATIDAS, field=BATIDA)


def _ending(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 12: the mão ends in a batida if somebody went out, and only then."""
    if (mao.ending == BATIDA) != bool(mao.out):
        report.add(Code.ENDING_MISMATCH, field="ending")


def _mortos(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 10: a morto goes to the stock or to a side, never to both."""
    if mao.mortos_gone > rules.mortos:
        report.add(Code.MORTOS_EXCEED, field="mortos_to_stock", gone=mao.mortos_gone, most=rules.mortos)


def _morto_to_go_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10: a side goes out with its morto taken; waived once none is left for it."""
    for side in mao.out:
        if side.morto == NOT_TAKEN and mao.mortos_gone < rules.mortos:
            report.add(Code.BATIDA_WITHOUT_MORTO, side.name, "morto")


def _stock_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 12: the mortos become the stock once it is empty; none is left when cards run out."""
    if mao.ending == _STOCK_OUT and mao.mortos_gone < rules.mortos:
        left = rules.mortos - mao.mortos_gone
        report.add(Code.MORTO_LEFT_AT_STOCK_OUT, field="mortos_to_stock", left=left)


def _points_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 17: both sides together show no more points than the deck holds."""
    shown = sum([side.table + side.hand for side in mao.sides])
    if shown > rules.deck_points:
        report.add(Code.POINTS_EXCEED_DECK, shown=shown, most=rules.deck_points)


def _canastras_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 11: the deck holds the cards of all canastras."""
    needed = sum([_weigh(side.canastras, rules.fewest_cards) for side in mao.sides])
    if needed > rules.deck_cards:
        report.add(Code.TOO_MANY_CANASTRAS, needed=needed, most=rules.deck_cards)


def _wild_cards(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 6, 11: each dirty canastra holds a wild card of its own."""
    dirty = sum([_weigh(side.canastras, rules.fewest_wilds) for side in mao.sides])
    if dirty > rules.wild_cards:
        report.add(Code.MORE_DIRTY_THAN_WILDS, dirty=dirty, most=rules.wild_cards)


def _canastra_to_go_out(_rules: RuleSet, side: Side, report: Report) -> None:
    """Art. 10: a side goes out with a canastra, of any kind."""
    if side.batida and not any(side.canastras):
        report.add(Code.BATIDA_WITHOUT_CANASTRA, side.name, BATIDA)


def _points_of_canastras(rules: RuleSet, side: Side, report: Report) -> None:
    """Art. 11, 17: the cards on the table are worth at least what the canastras among them must be."""
    least = _weigh(side.canastras, rules.least_points)
    if side.table < least:
        report.add(Code.TABLE_BELOW_CANASTRA_MINIMUM, side.name, "table", table=side.table, least=least)


def _hand_left(_rules: RuleSet, side: Side, report: Report) -> None:
    """Somebody of each side holds cards, if only the partner of who went out: a zero looks left blank."""
    if side.hand == 0:
        report.add(Code.HAND_ZERO, side.name, "hand")


def _cards_melded(rules: RuleSet, side: Side, report: Report) -> None:
    """To empty a hand is to meld it: once to take the morto, and once more to go out."""
    least = rules.hand_cards * (side.morto == TAKEN) + rules.morto_cards * side.batida
    cards = side.table // rules.step
    if cards < least:
        report.add(Code.TABLE_TOO_SMALL, side.name, "table", cards=cards, least=least)


def _cards_held(rules: RuleSet, side: Side, report: Report) -> None:
    """A turn takes a card or more and discards one: a side keeps as many as it was dealt, and its morto."""
    least = rules.hand_cards * rules.players + rules.morto_cards * (side.morto == TAKEN)
    cards = (side.table + side.hand) // rules.step
    if cards < least:
        report.add(Code.TOO_FEW_CARDS, side.name, "hand", cards=cards, least=least)


def _few_canastras(rules: RuleSet, side: Side, report: Report) -> None:
    """More canastras than one side is ever seen to lay look like a slip of the finger."""
    count = sum(side.canastras)
    if count > rules.many_canastras:
        report.add(Code.MANY_CANASTRAS, side.name, count=count, most=rules.many_canastras)


def _weigh(counts: tuple[int, ...], weights: tuple[int, ...]) -> int:
    """Return what so many canastras of each kind come to, at so much a canastra."""
    return sum(map(mul, counts, weights))


type Needs = AbstractSet[str]

# Each check with the facts it cannot do without.
MAO_CHECKS: Final[tuple[tuple[Callable[[RuleSet, Mao, Report], None], Needs], ...]] = (
    (_one_batida, frozenset()),
    (_ending, frozenset({"ending", "sides", "batida"})),
    (_mortos, frozenset()),
    (_morto_to_go_out, frozenset({"sides", "morto", "mortos_to_stock"})),
    (_stock_out, frozenset({"sides", "morto", "mortos_to_stock"})),
    (_points_of_deck, frozenset()),
    (_canastras_of_deck, frozenset()),
    (_wild_cards, frozenset()),
)
SIDE_CHECKS: Final[tuple[tuple[Callable[[RuleSet, Side, Report], None], Needs], ...]] = (
    (_canastra_to_go_out, frozenset({"canastras"})),
    (_points_of_canastras, frozenset({"table"})),
    (_hand_left, frozenset({"hand"})),
    (_cards_melded, frozenset({"table"})),
    (_cards_held, frozenset({"table", "hand"})),
    (_few_canastras, frozenset()),
)
