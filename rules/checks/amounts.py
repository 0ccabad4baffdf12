"""Checks of amounts: how many points, cards and canastras a mão can show, and must show.

The references are to the articles of the regulamento, and to the lines of the other texts (`000:53`).
"""

from typing import Final

from rules.cards import RED, THREE
from rules.checks.deck import room
from rules.mao import TAKEN, UNVIEWED, Mao, Side
from rules.melds.shape import FEWEST
from rules.mortos import morto_size, untaken
from rules.problems import Code, Report
from rules.ruleset import RuleSet
from rules.vulnerability import least_laid

_MANY_PENALTIES: Final = 2


def points_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 17, 000:71-81, 001:51-55, 003:16-20: all sides together show no more points than the deck holds."""
    shown, three = 0, rules.values[THREE]
    for side in mao.sides:
        shown += side.table + side.hand + side.unviewed + three * side.threes.every
    most = rules.deck_points - untaken(rules, mao) * rules.step
    if shown > most:
        report.add(Code.POINTS_EXCEED_DECK, shown=shown, most=most)


def cards_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 1, 000:7, 001:2, 003:12: all sides together count no more cards than the deck holds."""
    counted, most = sum([side.counted for side in mao.sides]), room(rules, mao)
    if counted > most:
        report.add(Code.CARDS_EXCEED_DECK, cards=counted, most=most)


def canastras_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """The deck holds the cards of all canastras (Art. 1, 11, 000:45, 001:31, 003:55).

    Each dirty one holds a wild card of its own (Art. 6, 11, 000:45, 001:33, 003:55); eight twos make one (000:83).
    """
    cards = wilds = twos = 0
    for side in mao.sides:
        made = side.made
        cards, wilds, twos = cards + made.cards, wilds + made.wilds, twos + made.twos
    if cards > rules.meld_cards:
        report.add(Code.TOO_MANY_CANASTRAS, needed=cards, most=rules.meld_cards)
    if wilds > rules.wild_cards:
        report.add(Code.MORE_DIRTY_THAN_WILDS, dirty=wilds, most=rules.wild_cards)
    if twos > 1:
        report.add(Code.TWO_TWOS_CANASTRAS, field="twos")


def threes_of_deck(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Each pack has two threes of each colour, laid apart or in hand."""
    most, red, black = rules.packs * len(RED), 0, 0
    for side in mao.sides:
        red, black = red + side.threes.red, black + side.threes.black
    if red > most:
        report.add(Code.TOO_MANY_RED_THREES, count=red, most=most)
    if black > most:
        report.add(Code.TOO_MANY_BLACK_THREES, count=black, most=most)


def vulnerable(rules: RuleSet, mao: Mao, report: Report) -> None:
    """000:53: a vulnerable side lays down at least 75 points, after a wrong lay-down at least 90."""
    for side in mao.sides if mao.before else ():
        warned = side.warned or side.name in mao.warned_before  # "a partir daí": to the end of the partida
        least = least_laid(rules, mao.before.get(side.name, 0), warned=warned)
        bonuses = zip(side.canastras, rules.canastras, strict=True) if rules.vulnerable_bonuses else ()
        worth = side.table + sum([count * canastra.bonus for count, canastra in bonuses])
        if 0 < worth < least:
            report.add(Code.VULNERABLE_BELOW_MINIMUM, side.name, "table", table=side.table, least=least)


def whole_meld(_rules: RuleSet, side: Side, report: Report) -> None:
    """Art. 10, 000:41-43, 001:14, 003:47: no meld has fewer than three cards, so no table has one or two."""
    if 0 < side.table_cards < FEWEST and not side.made.count:
        report.add(Code.TOO_SHORT, side.name, "table", cards=side.table_cards, least=FEWEST)


def offences(_rules: RuleSet, side: Side, report: Report) -> None:
    """000:91: more offences in one mão than that are probably points, or the count of another mão."""
    if side.penalties > _MANY_PENALTIES:
        report.add(Code.MANY_PENALTIES, side.name, "penalties", count=side.penalties, most=_MANY_PENALTIES)


def points_of_canastras(rules: RuleSet, side: Side, report: Report) -> None:
    """The cards on the table are worth at least the fewest points that the canastras can have."""
    least = side.made.points
    if "relancinho" in side.extras:
        # 000:47: a relancinho has eleven cards, which add points. It is not known which canastras they were, so
        # the kinds that gain the fewest points come first.
        raises: list[int] = []
        for canastra, count in zip(rules.canastras, side.canastras, strict=True):
            raises += [max(canastra.relancinho - canastra.points, 0)] * count
        least += sum(sorted(raises)[: side.extras["relancinho"]])
    if side.table < least:
        report.add(Code.TABLE_BELOW_CANASTRA_MINIMUM, side.name, "table", table=side.table, least=least)


def bonuses(_rules: RuleSet, side: Side, report: Report) -> None:
    """000:47, 83: only a run can be a relancinho and only a set can have grown; each is a canastra of its own."""
    if not side.extras:
        return
    made, grown, relancinho = side.made, side.extras.get("grown", 0), side.extras.get("relancinho", 0)
    for name, count, most in (
        ("grown", grown, made.sets),
        ("relancinho", relancinho, made.runs),
        ("grown", grown + relancinho, made.count),
    ):
        if count > most:
            report.add(Code.MORE_BONUSES_THAN_CANASTRAS, side.name, name, bonuses=count, most=most)
            return


def hand_left(_rules: RuleSet, side: Side, report: Report) -> None:
    """Only the player who went out, or one with an unviewed morto, holds no cards.

    Another zero was probably left blank.
    """
    holders = side.players - side.batida - (side.morto == UNVIEWED)
    held = side.hand + side.threes.held
    if side.batida and side.players == 1 and held:
        report.add(Code.OUT_PLAYER_HAS_CARDS, side.name, "hand")
    elif held == 0 and holders > 0:
        report.add(Code.HAND_ZERO, side.name, "hand")


def cards_melded(rules: RuleSet, side: Side, report: Report) -> None:
    """A hand is emptied by melding it: once to take the morto, and once more to go out."""
    last = morto_size(rules, side.players) if rules.mortos else rules.hand_cards
    least = rules.hand_cards * (side.morto == TAKEN or side.morto == UNVIEWED) + last * side.batida
    if side.table_cards < least:
        report.add(Code.TABLE_TOO_SMALL, side.name, "table", cards=side.table_cards, least=least)


def cards_held(rules: RuleSet, side: Side, report: Report) -> None:
    """A turn takes at least one card and discards one: a side never has fewer than its deal and its morto."""
    morto = side.morto == TAKEN or side.morto == UNVIEWED
    least = rules.hand_cards * side.players + (morto_size(rules, side.players) if morto else 0)
    cards = side.table_cards + side.hand_cards + side.threes.held
    if cards < least:
        report.add(Code.TOO_FEW_CARDS, side.name, "hand", cards=cards, least=least)


def many_canastras(rules: RuleSet, side: Side, report: Report) -> None:
    """More canastras than one side normally lays are probably a typing error."""
    count = side.made.count
    if count > rules.many_canastras:
        report.add(Code.MANY_CANASTRAS, side.name, count=count, most=rules.many_canastras)
