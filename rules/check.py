"""What the rules make impossible, and what is only unlikely, in a mão that could be read.

Every check runs, so that the table sees all problems at once; one is skipped only where a fact it needs could
not be read. A number that could not be read counts as zero, and no other check mistakes that for a violation.
The references are to the articles of the regulamento, and to the lines of the other texts (`000:53`).
"""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from operator import mul
from typing import Final

from rules.mao import BATIDA, NOBODY, NOT_TAKEN, STALLO, TAKEN, UNVIEWED, Mao, Side
from rules.problems import Code, Report
from rules.read import morto_size
from rules.ruleset import RuleSet
from rules.vulnerable import is_vulnerable

_STOCK_OUT: Final = "stock_out"

type Needs = AbstractSet[str]
type MaoCheck = Callable[[RuleSet, Mao, Report], None]
type SideCheck = Callable[[RuleSet, Side, Report], None]


def check(rules: RuleSet, mao: Mao, report: Report, *, by_cards: bool = False) -> None:
    """Add every violation to the report, in the order of the lists at the end of this module.

    by_cards: every hand was seen card by card, so none can have been left blank.
    """
    for_mao, for_sides = _checks_of(rules, by_cards)
    unread = mao.unread
    for run, needs in for_mao:
        if not unread or needs.isdisjoint(unread):
            run(rules, mao, report)
    for side in mao.sides:
        unread = side.unread
        for run_side, needs in for_sides:
            if not unread or needs.isdisjoint(unread):
                run_side(rules, side, report)


def _one_batida(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10, 000:51, 001:72, 003:76: the mão is over once a side goes out, so no second one can."""
    if len(mao.out) > 1:
        report.add(Code.TWO_BATIDAS, field=BATIDA)


def _ending(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 12, 001:72-73, 003:74-90: the mão ends in a batida if somebody went out, and only then."""
    if (mao.ending == BATIDA) != bool(mao.out):
        report.add(Code.ENDING_MISMATCH, field="ending")


def _somebody_out(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """000:55: points are counted when somebody goes out; no other end is foreseen."""
    if mao.ending == NOBODY and not mao.out:
        report.add(Code.NO_BATIDA, field="ending")


def _mortos(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 10, 001:28-29: a morto goes to the stock or to a side, never to both."""
    if mao.mortos_gone > rules.mortos:
        report.add(Code.MORTOS_EXCEED, field="mortos_to_stock", gone=mao.mortos_gone, most=rules.mortos)


def _morto_to_go_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10, 001:46, 003:80: a side goes out with its morto taken; waived once none is left for it."""
    for side in mao.out:
        if side.morto == NOT_TAKEN and mao.mortos_gone < rules.mortos:
            report.add(Code.BATIDA_WITHOUT_MORTO, side.name, "morto")


def _stock_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 12, 001:29: the mortos become the stock once it is empty; none is left when cards run out."""
    if mao.ending == _STOCK_OUT and mao.mortos_gone < rules.mortos:
        left = rules.mortos - mao.mortos_gone
        report.add(Code.MORTO_LEFT_AT_STOCK_OUT, field="mortos_to_stock", left=left)


def _unviewed(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """003:73, 90, 128: a pozzetto stays unseen if an opponent goes out first; before a stallo all have played."""
    for side in mao.sides:
        if side.morto != UNVIEWED:
            continue
        if mao.ending == STALLO:
            report.add(Code.UNVIEWED_IN_STALLO, side.name, "morto")
        elif side.batida and side.players == 1:
            report.refuse(Code.UNVIEWED_OWN_SIDE, side.name, "morto")
        elif side.batida:
            report.add(Code.UNVIEWED_OWN_SIDE, side.name, "morto")
        elif not mao.out:
            report.add(Code.UNVIEWED_WITHOUT_CLOSING, side.name, "morto")


def _solo(rules: RuleSet, mao: Mao, report: Report) -> None:
    """003:142: of three, who first empties his hand takes the large pozzetto and plays alone."""
    if len(mao.sides) == len(rules.side_names):  # nobody plays alone
        if any(side.morto != NOT_TAKEN for side in mao.sides):
            report.add(Code.WRONG_SIDES, field="sides", expected=2)
        else:
            report.add(Code.NOBODY_TOOK_A_POZZETTO, field="morto")
        return
    for side in mao.sides:
        if side.players == 1 and side.morto == NOT_TAKEN:
            report.add(Code.SOLO_WITHOUT_POZZETTO, side.name, "morto")


def _points_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 17, 000:71-81, 001:51-55, 003:16-20: all sides together show no more points than the deck holds."""
    shown = sum([side.table + side.hand + side.unviewed for side in mao.sides])
    most = rules.deck_points - untaken(rules, mao) * rules.step
    if shown > most:
        report.add(Code.POINTS_EXCEED_DECK, shown=shown, most=most)


def _canastras_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 11, 000:45, 001:31, 003:55: the deck holds the cards of all canastras."""
    needed = sum([_weigh(side.canastras, rules.fewest_cards) for side in mao.sides])
    if needed > rules.deck_cards:
        report.add(Code.TOO_MANY_CANASTRAS, needed=needed, most=rules.deck_cards)


def _wild_cards(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 6, 11, 000:45, 001:33, 003:55: each dirty canastra holds a wild card of its own."""
    dirty = sum([_weigh(side.canastras, rules.fewest_wilds) for side in mao.sides])
    if dirty > rules.wild_cards:
        report.add(Code.MORE_DIRTY_THAN_WILDS, dirty=dirty, most=rules.wild_cards)


def _one_of_twos(rules: RuleSet, mao: Mao, report: Report) -> None:
    """000:83: eight twos make one canastra."""
    place = rules.kinds.index("twos")
    if sum([side.canastras[place] for side in mao.sides]) > 1:
        report.add(Code.TWO_TWOS_CANASTRAS, field="twos")


def _vulnerable(rules: RuleSet, mao: Mao, report: Report) -> None:
    """000:53: what a vulnerable side lays down comes to 75 together, after a wrong lay-down to 90."""
    for side in mao.sides if mao.before else ():
        least = rules.warned_points if side.warned else rules.vulnerable_points
        worth = side.table + sum(
            [count * canastra.bonus for count, canastra in zip(side.canastras, rules.canastras, strict=True)]
        )
        if 0 < worth < least and is_vulnerable(rules, mao.before.get(side.name, 0)):
            report.add(Code.VULNERABLE_BELOW_MINIMUM, side.name, "table", table=side.table, least=least)


def _canastra_to_go_out(_rules: RuleSet, side: Side, report: Report) -> None:
    """Art. 10, 001:46, 003:81: a side goes out with a canastra, of any kind."""
    if side.batida and not any(side.canastras):
        report.add(Code.BATIDA_WITHOUT_CANASTRA, side.name, BATIDA)


def _points_of_canastras(rules: RuleSet, side: Side, report: Report) -> None:
    """The cards on the table are worth at least what the canastras among them must be."""
    least = _weigh(side.canastras, rules.least_points)
    if any(side.extras):
        least += _raised(rules, side)
    if side.table < least:
        report.add(Code.TABLE_BELOW_CANASTRA_MINIMUM, side.name, "table", table=side.table, least=least)


def _raised(rules: RuleSet, side: Side) -> int:
    """000:47: a relancinho has eleven cards; count the kinds that it makes dearer by the least first."""
    longer = dict(zip(rules.extra_names, side.extras, strict=True)).get("relancinho", 0)
    if not longer:
        return 0
    raises: list[int] = []
    for canastra, count in zip(rules.canastras, side.canastras, strict=True):
        raises += [max(canastra.relancinho - canastra.points, 0)] * count
    return sum(sorted(raises)[:longer])


def _bonuses(rules: RuleSet, side: Side, report: Report) -> None:
    """000:47, 83: a relancinho is a run, what grew is a set; each is a canastra of its own."""
    if not any(side.extras):
        return
    extras = dict(zip(rules.extra_names, side.extras, strict=True))
    counts = dict(zip(rules.kinds, side.canastras, strict=True))
    every = sum(side.canastras)
    runs = every - counts.get("twos", 0)
    dirty = 0 if rules.grown == "clean_only" else counts.get("dirty", 0)
    sets = counts.get("clean", 0) + dirty + counts.get("twos", 0)
    grown, relancinho = extras.get("grown", 0), extras.get("relancinho", 0)
    for name, most in (("grown", sets), ("relancinho", runs)):
        if extras.get(name, 0) > most:
            report.add(Code.MORE_BONUSES_THAN_CANASTRAS, side.name, name, bonuses=extras[name], most=most)
            return
    if grown + relancinho > every:
        report.add(
            Code.MORE_BONUSES_THAN_CANASTRAS, side.name, "grown", bonuses=grown + relancinho, most=every
        )


def _hand_left(_rules: RuleSet, side: Side, report: Report) -> None:
    """Who went out holds nothing, nor who has an unviewed morto; others do: a zero looks left blank."""
    holders = side.players - side.batida - (side.morto == UNVIEWED)
    if side.batida and side.players == 1 and side.hand:
        report.add(Code.OUT_PLAYER_HAS_CARDS, side.name, "hand")
    elif side.hand == 0 and holders > 0:
        report.add(Code.HAND_ZERO, side.name, "hand")


def _cards_melded(rules: RuleSet, side: Side, report: Report) -> None:
    """To empty a hand is to meld it: once to take the morto, and once more to go out."""
    last = morto_size(rules, side.players) if rules.mortos else rules.hand_cards
    least = rules.hand_cards * (side.morto == TAKEN or side.morto == UNVIEWED) + last * side.batida
    if side.table_cards < least:
        report.add(Code.TABLE_TOO_SMALL, side.name, "table", cards=side.table_cards, least=least)


def _cards_held(rules: RuleSet, side: Side, report: Report) -> None:
    """A turn takes a card or more and discards one: a side keeps as many as it was dealt, and its morto."""
    morto = side.morto == TAKEN or side.morto == UNVIEWED
    least = rules.hand_cards * side.players + (morto_size(rules, side.players) if morto else 0)
    cards = side.table_cards + side.hand_cards
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


def untaken(rules: RuleSet, mao: Mao) -> int:
    """Return how many cards lie in the mortos nobody took, where the text says how many those are."""
    left = rules.mortos - mao.mortos_gone
    if not rules.mortos_stated or left <= 0 or "morto" in mao.unread or "sides" in mao.unread:
        return 0
    first = (
        rules.solo_cards if mao.mortos_gone == 0 else rules.morto_cards
    )  # of three, the large one goes first
    return first + (left - 1) * rules.morto_cards


# Each check with the facts it cannot do without, and when a rule set needs it.
_MAO_CHECKS: Final[Sequence[tuple[MaoCheck, Needs, Callable[[RuleSet], bool]]]] = (
    (_one_batida, frozenset(), lambda _: True),
    (_ending, frozenset({"ending", "sides", "batida"}), lambda _: True),
    (_somebody_out, frozenset({"ending"}), lambda rules: NOBODY in rules.endings),
    (_mortos, frozenset(), lambda rules: bool(rules.mortos)),
    (_morto_to_go_out, frozenset({"sides", "morto", "mortos_to_stock"}), lambda rules: bool(rules.mortos)),
    (_stock_out, frozenset({"sides", "morto", "mortos_to_stock"}), lambda rules: rules.mortos_move),
    (_unviewed, frozenset({"ending", "sides", "batida"}), lambda rules: rules.unviewed),
    (_solo, frozenset({"sides", "morto"}), lambda rules: rules.solo),
    (_points_of_deck, frozenset(), lambda _: True),
    (_canastras_of_deck, frozenset(), lambda _: True),
    (_wild_cards, frozenset(), lambda _: True),
    (_one_of_twos, frozenset(), lambda rules: "twos" in rules.kinds),
    (
        _vulnerable,
        frozenset({"table", "canastras", "warned", "before"}),
        lambda rules: bool(rules.vulnerable_points),
    ),
)
_SIDE_CHECKS: Final[Sequence[tuple[SideCheck, Needs, Callable[[RuleSet], bool]]]] = (
    (_canastra_to_go_out, frozenset({"canastras"}), lambda rules: rules.batida_needs_canastra),
    (_points_of_canastras, frozenset({"table"}), lambda _: True),
    (_bonuses, frozenset({"canastras", "extras"}), lambda rules: bool(rules.extras)),
    (_hand_left, frozenset({"hand"}), lambda _: True),
    (_cards_melded, frozenset({"table"}), lambda _: True),
    (_cards_held, frozenset({"table", "hand", "unviewed"}), lambda _: True),
    (_few_canastras, frozenset(), lambda _: True),
)


@lru_cache(maxsize=256)
def _checks_of(
    rules: RuleSet, by_cards: bool
) -> tuple[list[tuple[MaoCheck, Needs]], list[tuple[SideCheck, Needs]]]:
    """Return the checks that the rule set needs, for the form of entry."""
    for_mao = [(run, needs) for run, needs, when in _MAO_CHECKS if when(rules)]
    for_side = [(run, needs) for run, needs, when in _SIDE_CHECKS if when(rules)]
    return for_mao, [one for one in for_side if not (by_cards and one[0] is _hand_left)]
