"""The card form of a mão: melds and hands, card by card, read into the same `Mao` as the summary form.

Every meld and every card is checked here; checks of the sums are in `rules.checks`.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from rules.canastra_totals import total_canastras
from rules.cards import CARDS, RED, SUITS, THREE
from rules.checks.deck import NO_NAME, CardsSeen, check_deck, read_cards
from rules.facts.field_reader import LIST, MAPPING, FieldReader
from rules.facts.summary_form import compose_mao, lineup, side_players
from rules.mao import BATIDA, UNVIEWED, Mao, Side
from rules.melds.meld import read_meld
from rules.melds.shape import Shape
from rules.melds.worth import points_of
from rules.mortos import morto_size
from rules.problems import Code, Report
from rules.ruleset import RuleSet
from rules.three_totals import BLACK_IN_HAND, RED_IN_HAND, RED_THREES, ThreeTotals, total_threes

_MAO_FIELDS: Final = frozenset({"went_out", "last_discard", "rest"})
_SIDE_FIELDS: Final = frozenset({"melds", "hands", "unviewed_by"})
_RED_THREES: Final = frozenset(THREE + suit for suit in RED)
_BLACK_THREES: Final = frozenset(THREE + suit for suit in SUITS if suit not in RED)
_OF_BOTH_FORMS: Final = frozenset({"morto", "unviewed_cards", "red_threes", "penalties", "warned", "players"})


@lru_cache(maxsize=256)
def _fields(rules: RuleSet) -> tuple[frozenset[str], frozenset[str]]:
    return rules.mao_fields | _MAO_FIELDS, _SIDE_FIELDS | (rules.side_fields & _OF_BOTH_FORMS)


def read_card_form(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the cards make, as far as they can be read, and report the errors."""
    given = _as_mapping(facts)
    reader = FieldReader(given, None, report)
    reader.refuse_foreign(rules, _fields(rules)[0])
    ending, moved = reader.ending(rules.endings), reader.moved(rules)
    seen = CardsSeen(rules, report, _player_name(given.get("went_out")))
    names = lineup(rules, given.get("sides"), report)
    sides = tuple([_side(seen, name, given["sides"][name]) for name in names])
    if seen.went_out is not None and seen.went_out not in seen.players and names:
        reader.lose("went_out", Code.UNKNOWN_PLAYER)
        reader.unread |= {BATIDA}
    mao = compose_mao(
        rules, reader, ending, sides, moved, complete=len(names) >= rules.fewest_sides or rules.solo
    )
    check_deck(seen, mao, given)
    return mao


def _as_mapping(given: object) -> Mapping[str, Any]:
    return given if isinstance(given, MAPPING) else {}


def _player_name(given: object) -> object:
    return given if given is None or isinstance(given, str) else NO_NAME


def _side(seen: CardsSeen, name: str, facts: Mapping[str, object]) -> Side:
    rules, report = seen.rules, seen.report
    reader = FieldReader(facts, name, report)
    reader.refuse_foreign(rules, _fields(rules)[1])
    players = side_players(rules, name)
    reader.players(players)
    morto = reader.morto(rules) if rules.mortos else None
    laid = _red_threes(seen, reader, facts.get("red_threes"))
    melds = _melds(seen, reader, facts.get("melds"))
    unviewed = _unviewed(seen, reader, facts, players, morto)
    hands = _hands(seen, reader, facts, players, morto)
    held, apart = _threes_apart(rules, hands)
    canastras = [one for one in melds if one.category]
    kinds = [one.category for one in canastras]
    counts = tuple([kinds.count(kind) for kind in rules.kinds])
    extras = {name: sum([getattr(one, name) for one in canastras]) for name in rules.extra_names}
    replaced = [f"{name}_{one.category}" for name in extras for one in canastras if getattr(one, name)]
    return Side(
        name,
        players,
        table=sum([one.points for one in melds]),
        hand=points_of(rules, held),
        table_cards=sum([one.size for one in melds]),
        hand_cards=len(held) + len(unviewed),
        canastras=counts,
        made=total_canastras(rules, counts),
        extras={name: count for name, count in extras.items() if count},
        replaced={name: replaced.count(name) for name in replaced},
        threes=_threes(rules, ({RED_THREES: len(laid)} if laid else {}) | apart),
        batida=seen.went_out is not None and seen.went_out in _as_mapping(facts.get("hands")),
        morto=morto,
        unviewed=points_of(rules, unviewed) if rules.unplayed != "debit" else 0,
        penalties=reader.penalties(rules) if rules.penalty else 0,
        warned=reader.flag("warned") if rules.vulnerable_points else False,
        unread=reader.unread,
    )


def _melds(seen: CardsSeen, reader: FieldReader, given: object) -> list[Shape]:
    if not isinstance(given, LIST):
        _refuse_melds(reader, Code.BAD_KIND, "melds")
        return []
    melds = []
    for at, facts in enumerate(given):
        found = read_meld(seen.rules, facts)
        if isinstance(found, tuple):
            shape, cards = found
            melds.append(shape)
            seen.cards += cards
        else:
            _refuse_melds(reader, found, f"melds.{at}")
            refused = facts.get("cards") if isinstance(facts, MAPPING) else None
            if isinstance(refused, LIST) and all(isinstance(card, str) and card in CARDS for card in refused):
                seen.cards += refused  # the deck must have the cards of an illegal meld too
            else:
                seen.readable = False
    return melds


def _red_threes(seen: CardsSeen, reader: FieldReader, given: object) -> Sequence[str]:
    if given is None or RED_THREES not in seen.rules.threes.facts:
        return ()
    cards = read_cards(seen.rules, given)
    if isinstance(cards, Code) or not _RED_THREES.issuperset(cards):
        reader.lose("red_threes", cards if isinstance(cards, Code) else Code.BAD_CARD)
        seen.readable = False
        return ()
    seen.cards += cards
    return cards


def _threes(rules: RuleSet, counts: Mapping[str, int]) -> ThreeTotals:
    return total_threes(rules, tuple([counts.get(name, 0) for name in rules.threes.facts]))


def _threes_apart(rules: RuleSet, hands: list[str]) -> tuple[list[str], dict[str, int]]:
    facts = rules.threes.facts
    if RED_IN_HAND not in facts and BLACK_IN_HAND not in facts:
        return hands, {}
    apart = {
        name: cards
        for name, cards in ((RED_IN_HAND, _RED_THREES), (BLACK_IN_HAND, _BLACK_THREES))
        if name in facts
    }
    counts = {name: sum([card in cards for card in hands]) for name, cards in apart.items()}
    ordinary = [card for card in hands if not any(card in cards for cards in apart.values())]
    return ordinary, {name: count for name, count in counts.items() if count}


def _unviewed(
    seen: CardsSeen, reader: FieldReader, facts: Mapping[str, object], players: int, morto: str | None
) -> Sequence[str]:
    if morto != UNVIEWED:
        if facts.get("unviewed_cards"):
            reader.lose("unviewed_cards", Code.UNVIEWED_SIZE)
        return ()
    given = facts.get("unviewed_cards")
    if given is None:
        if seen.rules.unplayed != "debit":
            reader.lose("unviewed", Code.UNVIEWED_POINTS_MISSING)
        return ()
    cards = read_cards(seen.rules, given)
    if isinstance(cards, Code):
        reader.lose("unviewed", cards)
        return ()
    seen.cards += cards
    if len(cards) != morto_size(seen.rules, players):
        reader.lose("unviewed", Code.UNVIEWED_SIZE)
    return cards


def _hands(
    seen: CardsSeen, reader: FieldReader, facts: Mapping[str, object], players: int, morto: str | None
) -> list[str]:
    given = facts.get("hands")
    if not isinstance(given, MAPPING) or len(given) != players or not seen.players.isdisjoint(given):
        reader.lose("hands", Code.WRONG_SIDES)
        reader.unread |= {"hand"}
        return []
    seen.players.update(given)
    unseen_by = _player_name(facts.get("unviewed_by")) if morto == UNVIEWED else None
    if morto == UNVIEWED and unseen_by not in given:
        reader.lose("unviewed_by", Code.UNKNOWN_PLAYER)
    elif (
        unseen_by is not None and unseen_by == seen.went_out
    ):  # 003:73: a player who closes has played his pozzetto
        seen.report.refuse(Code.UNVIEWED_OWN_SIDE, reader.side, "unviewed_by")
        reader.unread |= {"unviewed_by"}
    held: list[str] = []
    # Empty hands must be given too; only a player who went out or did not look at the morto may have one.
    for player, cards in given.items():
        hand = read_cards(seen.rules, cards)
        if isinstance(hand, Code):
            reader.lose("hand", hand)
            seen.readable = False
            continue
        if hand and player == seen.went_out:
            reader.lose("hand", Code.OUT_PLAYER_HAS_CARDS)
        elif hand and player == unseen_by:  # 003:73: he takes it with no card left in hand
            reader.lose("unviewed_by", Code.UNVIEWED_HOLDER_HAS_CARDS, cards=len(hand))
        elif not hand and player not in (seen.went_out, unseen_by):
            reader.lose("hand", Code.EMPTY_HAND)
        held += hand
    seen.cards += held
    return held


def _refuse_melds(reader: FieldReader, code: Code, place: str) -> None:
    reader.lose(place, code)
    reader.unread |= {"table", "canastras", "extras"}
