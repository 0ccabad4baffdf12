"""A mão card by card: from the melds and hands as they lie on the table to the same `Mao` as the summary form.

Every meld and every card is looked at on its own here; what follows from the sums is left to `rules.check`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rules.cards import CARDS, JOKER, WILD
from rules.check import untaken
from rules.mao import BATIDA, TAKEN, UNVIEWED, Mao, Side
from rules.meld import Meld, meld, read_cards
from rules.problems import Code, Report
from rules.read import MAPPING, Reader, compose, lineup, morto_size, side_players
from rules.ruleset import RuleSet
from rules.worth import points_of

_TWO_LEFT: Final = "two_left"
_MAO_FIELDS: Final = frozenset({"went_out", "last_discard", "rest"})
_SIDE_FIELDS: Final = frozenset(
    {"melds", "hands", "morto", "unviewed_by", "unviewed_cards", "penalties", "warned", "players"}
)


@dataclass(slots=True)
class _Table:
    """What was seen so far of one mão."""

    rules: RuleSet
    report: Report
    went_out: str | None  # a name that no player has, where what was typed is no name
    players: set[str] = field(default_factory=set)
    seen: list[str] = field(default_factory=list)
    readable: bool = True  # every card seen was one


def read_table(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the cards show, as far as they can be read; report what is wrong with them."""
    given = _mapping(facts)
    reader = Reader(given, None, report)
    reader.refuse_foreign(rules, rules.mao_fields | _MAO_FIELDS)
    ending, moved = reader.ending(rules.endings), reader.moved(rules)
    table = _Table(rules, report, _player(given.get("went_out")))
    names = lineup(rules, given.get("sides"), report)
    sides = tuple([_side(table, name, given["sides"][name]) for name in names])
    if table.went_out is not None and table.went_out not in table.players and names:
        reader.lose("went_out", Code.UNKNOWN_PLAYER)
        reader.unread.add(BATIDA)
    mao = compose(
        rules, reader, ending, sides, moved, complete=len(names) >= rules.fewest_sides or rules.solo
    )
    _check_deck(table, mao, given)
    return mao


def _mapping(given: object) -> Mapping[str, Any]:
    return given if isinstance(given, MAPPING) else {}


def _player(given: object) -> str | None:
    return given if given is None or isinstance(given, str) else ""


def _side(table: _Table, name: str, facts: Mapping[str, Any]) -> Side:
    rules, report = table.rules, table.report
    reader = Reader(facts, name, report)
    reader.refuse_foreign(rules, _SIDE_FIELDS & (rules.side_fields | {"melds", "hands", "unviewed_by"}))
    players = side_players(rules, name)
    reader.players(players)
    morto = reader.morto(rules) if rules.mortos else None
    melds = _melds(table, reader, name, facts.get("melds"))
    unviewed = _unviewed(table, reader, facts, name, players, morto)
    hands = _hands(table, reader, facts, name, players, morto)
    kinds = Counter([one.category for one in melds])
    return Side(
        name,
        players,
        table=sum([one.points for one in melds]),
        hand=points_of(rules, hands),
        table_cards=sum([len(one.cards) for one in melds]),
        hand_cards=len(hands) + len(unviewed),
        canastras=tuple([kinds[kind] for kind in rules.kinds]),
        extras=tuple([sum([getattr(one, extra) for one in melds]) for extra in rules.extra_names]),
        replaced=_replaced(melds) if rules.extras else {},
        batida=table.went_out is not None and table.went_out in _mapping(facts.get("hands")),
        morto=morto,
        unviewed=points_of(rules, unviewed),
        penalties=reader.whole("penalties", 99, Code.PENALTY_NOT_IN_RULES, missing=0) if rules.penalty else 0,
        warned=reader.flag("warned") if rules.vulnerable_points else False,
        unread=reader.unread,
    )


def _melds(table: _Table, reader: Reader, side: str, given: object) -> list[Meld]:
    if not isinstance(given, list | tuple):
        _lose(reader, Code.BAD_KIND, "melds")
        return []
    melds = []
    for at, facts in enumerate(given):
        found = meld(table.rules, facts)
        if isinstance(found, Meld):
            melds.append(found)
            table.seen += found.cards
        else:
            _lose(reader, found, f"melds.{at}")
            _see(table, facts.get("cards") if isinstance(facts, MAPPING) else None)
    return melds


def _replaced(melds: list[Meld]) -> dict[str, int]:
    """Return which kinds of canastra have the bonuses that come on top."""
    grown = Counter([f"grown_{one.category}" for one in melds if one.grown])
    return dict(grown + Counter([f"relancinho_{one.category}" for one in melds if one.relancinho]))


def _unviewed(
    table: _Table, reader: Reader, facts: Mapping[str, Any], side: str, players: int, morto: str | None
) -> tuple[str, ...]:
    """Return the cards of a morto taken and never looked at."""
    if morto != UNVIEWED:
        if facts.get("unviewed_cards"):
            reader.lose("unviewed_cards", Code.UNVIEWED_SIZE)
        return ()
    given = facts.get("unviewed_cards")
    if given is None:
        reader.lose("unviewed", Code.UNVIEWED_POINTS_MISSING)
        return ()
    cards = read_cards(table.rules, given)
    if isinstance(cards, Code):
        reader.lose("unviewed", cards)
        return ()
    table.seen += cards
    if len(cards) != morto_size(table.rules, players):
        reader.lose("unviewed", Code.UNVIEWED_SIZE)
    return cards


def _hands(
    table: _Table, reader: Reader, facts: Mapping[str, Any], side: str, players: int, morto: str | None
) -> list[str]:
    """Return the cards that the players of a side hold; an empty hand is a fact, and only some may be empty."""
    given = facts.get("hands")
    if not isinstance(given, MAPPING) or len(given) != players or not table.players.isdisjoint(given):
        reader.lose("hands", Code.WRONG_SIDES)
        reader.unread.add("hand")
        return []
    table.players.update(given)
    unseen_by = _player(facts.get("unviewed_by")) if morto == UNVIEWED else None
    if unseen_by is not None and unseen_by not in given:
        reader.lose("unviewed_by", Code.UNKNOWN_PLAYER)
    held: list[str] = []
    for player, cards in given.items():
        hand = read_cards(table.rules, cards)
        if isinstance(hand, Code):
            reader.lose("hand", hand)
            table.readable = False
        elif hand and player == table.went_out:
            reader.lose("hand", Code.OUT_PLAYER_HAS_CARDS)
        elif not hand and player not in (table.went_out, unseen_by):
            reader.lose("hand", Code.EMPTY_HAND)
        if not isinstance(hand, Code):
            held.extend(hand)
    table.seen += held
    return held


def _lose(reader: Reader, code: Code, place: str) -> None:
    """Report a meld, and conclude nothing from the side's melds together."""
    reader.lose(place, code)
    reader.unread |= {"table", "canastras", "extras"}


def _see(table: _Table, cards: object) -> None:
    """Count the cards of a meld that cannot be: each has to be in the deck all the same."""
    if isinstance(cards, list | tuple) and all(isinstance(card, str) and card in CARDS for card in cards):
        table.seen += cards
    else:
        table.readable = False


def _check_deck(table: _Table, mao: Mao, facts: Mapping[str, Any]) -> None:
    """Report cards that the deck does not hold, or holds no longer."""
    rules, report = table.rules, table.report
    last = _last_discard(table, mao, facts.get("last_discard"))
    seen = Counter(table.seen + last)
    for card, count in seen.items():
        most = rules.jokers if card == JOKER else rules.packs
        if count > most and (card != JOKER or rules.jokers):
            report.add(Code.TOO_MANY_COPIES, card=card, count=count, most=most)
    if facts.get("rest") is not None and table.readable:
        _conserved(table, seen, facts["rest"])
    if rules.mortos_stated:
        _room(table, mao)


def _last_discard(table: _Table, mao: Mao, given: object) -> list[str]:
    if given is None:
        return []
    cards = read_cards(table.rules, [given])
    if isinstance(cards, Code):
        table.report.add(cards, field="last_discard")
        table.readable = False
        return []
    if mao.out and not table.rules.wild_discard and cards[0] in WILD:  # 003:82, 107
        table.report.add(Code.CLOSING_DISCARD_WILD, field="last_discard", card=cards[0])
    return list(cards)


def _conserved(table: _Table, seen: Counter[str], given: object) -> None:
    """With the rest of the cards everything adds up to the deck, no card more and none less."""
    rest = read_cards(table.rules, given)
    if isinstance(rest, Code):
        table.report.add(rest, field="rest")
        return
    deck = Counter(dict.fromkeys(CARDS, table.rules.packs) | {JOKER: table.rules.jokers})
    every = seen + Counter(rest)
    missing, extra = (deck - every).total(), (every - deck).total()
    if missing or extra:
        table.report.add(Code.NOT_CONSERVED, field="rest", missing=missing, extra=extra)


def _room(table: _Table, mao: Mao) -> None:
    """The deck also holds the mortos nobody took, the last discard, and what is left of the stock (003:86)."""
    most = table.rules.deck_cards - untaken(table.rules, mao) - 1 - 2 * (mao.ending == _TWO_LEFT)
    if len(table.seen) > most:
        table.report.add(Code.CARDS_EXCEED_DECK, cards=len(table.seen), most=most)


def summary(rules: RuleSet, mao: Mao) -> dict[str, Any]:
    """Return the mão in summary form: the facts as `rules.judge` takes them."""
    facts: dict[str, Any] = {
        "ending": mao.ending,
        "sides": {side.name: dict(_facts(rules, side)) for side in mao.sides},
    }
    if rules.mortos_move:
        facts["mortos_to_stock"] = mao.mortos_gone - sum([side.morto == TAKEN for side in mao.sides])
    facts |= {"before": dict(mao.before)} if mao.before else {}
    return facts | ({"started": mao.started} if mao.started else {})


def _facts(rules: RuleSet, side: Side) -> Iterator[tuple[str, object]]:
    unviewed = morto_size(rules, side.players) if side.morto == UNVIEWED else 0
    yield from (("table", side.table), ("hand", side.hand))
    yield from (("table_cards", side.table_cards), ("hand_cards", side.hand_cards - unviewed))
    yield from (("players", side.players), ("batida", side.batida))
    if side.morto:
        yield "morto", side.morto
    if unviewed:
        yield from (("unviewed", side.unviewed), ("unviewed_cards", unviewed))
    counts = [
        *zip(rules.kinds, side.canastras, strict=True),
        *zip(rules.extra_names, side.extras, strict=True),
    ]
    yield from [(name, count) for name, count in counts if count]
    yield from [(name, side.replaced[name]) for name in rules.replaced if side.replaced.get(name)]
    if side.penalties:
        yield "penalties", side.penalties
    if side.warned:
        yield "warned", True
