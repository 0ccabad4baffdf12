"""From what was typed to a `Mao`: shape, numbers, words. What is no fact here goes to the report."""

from collections.abc import Mapping
from typing import Final

from rules.mao import NOT_TAKEN, STALLO, UNVIEWED, Mao, Side, players_of
from rules.partida import ROUND
from rules.problems import Code, Report
from rules.ruleset import RuleSet

MAPPING: Final = (dict, Mapping)  # what nearly every caller has is recognised at once
_NONE: Final[Mapping[str, int]] = {}


def read(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the facts describe, as far as they can be read.

    facts: of any shape. A `batida`, a count of canastras or of moved mortos that is not given is no, or none;
    points, the state of the morto and the ending have to be given.
    """
    if not isinstance(facts, MAPPING):
        report.add(Code.WRONG_SIDES, field="sides", expected=len(rules.side_names))
        return Mao(None, (), [], 0, _NONE, unread={"ending", "sides"})
    reader = Reader(facts, None, report)
    reader.refuse_foreign(rules, rules.mao_fields)
    ending = reader.ending(rules.endings)
    moved = reader.moved(rules)
    names = lineup(rules, facts.get("sides"), report)
    sides = tuple([_side(rules, name, facts["sides"][name], report) for name in names])
    return compose(
        rules, reader, ending, sides, moved, complete=len(names) >= rules.fewest_sides or rules.solo
    )


def compose(
    rules: RuleSet,
    reader: "Reader",
    ending: str | None,
    sides: tuple[Side, ...],
    moved: int,
    *,
    complete: bool,
) -> Mao:
    """Return the mão of these sides; not `complete`: one of them could not be read."""
    unread = reader.unread
    if not complete or not sides:
        unread.add("sides")
    for side in sides:
        unread |= side.unread
    out = [side for side in sides if side.batida]
    gone = moved + sum([side.morto is not None and side.morto != NOT_TAKEN for side in sides])
    return Mao(ending, sides, out, gone, reader.before(rules), unread, reader.started(rules))


def lineup(rules: RuleSet, given: object, report: Report) -> list[str]:
    """Return the sides that can be read; report if they are not a line-up of the rule set."""
    found = given if isinstance(given, MAPPING) else {}
    names = rules.lineups.get(frozenset(found))
    known = names or rules.side_names
    readable = [name for name in known if isinstance(found.get(name), MAPPING)]
    if names is None or len(readable) != len(names):
        report.add(Code.WRONG_SIDES, field="sides", expected=rules.fewest_sides)
        return readable if len(rules.lineups) == 1 else []
    return readable


def side_players(rules: RuleSet, name: str) -> int:
    """Return how many players the side has: those of the rule set, or of three the one alone or the two."""
    return len(players_of(name)) if rules.solo else rules.players


def _side(rules: RuleSet, name: str, facts: Mapping[str, object], report: Report) -> Side:
    reader = Reader(facts, name, report)
    reader.refuse_foreign(rules, rules.side_fields)
    players = side_players(rules, name)
    reader.players(players)
    table, table_cards = reader.points("table", "table_cards", rules)
    hand, hand_cards = reader.points("hand", "hand_cards", rules)
    canastras = reader.canastras(rules)
    morto = reader.morto(rules) if rules.mortos else None
    unviewed = reader.unviewed(rules, players, morto) if rules.unviewed else 0
    return Side(
        name,
        players,
        table,
        hand,
        table_cards,
        hand_cards + (morto_size(rules, players) if morto == UNVIEWED else 0),
        canastras,
        reader.extras(rules) if rules.extras else (),
        reader.replaced(rules, canastras) if rules.replaced else _NONE,
        reader.flag("batida"),
        morto,
        unviewed,
        reader.whole("penalties", 99, Code.PENALTY_NOT_IN_RULES, missing=0) if rules.penalty else 0,
        rules.vulnerable_points > 0 and reader.flag("warned"),
        reader.unread,
    )


class Reader:
    """Reads the fields of one mapping. What it cannot read it reports, and names in `unread`."""

    __slots__ = ("_facts", "_report", "_side", "unread")

    def __init__(self, facts: Mapping[str, object], side: str | None, report: Report) -> None:
        self._facts, self._side, self._report = facts, side, report
        self.unread: set[str] = set()

    def refuse_foreign(self, rules: RuleSet, known: frozenset[str]) -> None:
        """Report fields that the rule set does not have, unless they claim nothing (none, zero, no)."""
        if known.issuperset(self._facts):
            return
        for field, value in self._facts.items():
            if field not in known and value is not None and not (type(value) in (int, bool) and not value):
                name = field if isinstance(field, str) else type(field).__name__
                self._report.add(rules.foreign.get(field, Code.VARIANT_OFF), self._side, name)

    def ending(self, known: tuple[str, ...]) -> str | None:
        """Return how the mão ended, if that is an ending of the rule set."""
        given = self._facts.get("ending")
        if isinstance(given, str) and given in known:
            return given
        self.lose("ending", Code.STALLO_NOT_AN_ENDING if given == STALLO else Code.UNKNOWN_ENDING)
        return None

    def moved(self, rules: RuleSet) -> int:
        """Return how many mortos became stock."""
        return (
            self.whole("mortos_to_stock", rules.mortos, Code.MORTOS_EXCEED, missing=0)
            if rules.mortos_move
            else 0
        )

    def before(self, rules: RuleSet) -> Mapping[str, int]:
        """Return the points of the sides before the mão, as far as they are given."""
        given = self._facts.get("before")
        if given is None or not rules.vulnerable_points:
            return _NONE
        if not isinstance(given, MAPPING) or not set(rules.side_names).issuperset(given):
            self.lose("before", Code.WRONG_SIDES)
            return _NONE
        if any(type(points) is not int for points in given.values()):
            self.lose("before", Code.NOT_INTEGER)
            return _NONE
        if any(points % rules.step for points in given.values()):
            self.lose("before", Code.BAD_MULTIPLE, step=rules.step)
        return given

    def started(self, rules: RuleSet) -> str | None:
        """Return the side that started, which decides a single round that ends level (001:74)."""
        given = self._facts.get("started")
        if given is None or rules.end != ROUND:
            return None
        if isinstance(given, str) and given in rules.side_names:
            return given
        self.lose("started", Code.WRONG_SIDES)
        return None

    def whole(self, field: str, most: int, beyond: Code, missing: int | None = None) -> int:
        """Return a whole number from 0 to `most`; one above it is reported as `beyond`."""
        given = self._facts.get(field, missing)
        if type(given) is not int:
            return self.lose(field, Code.NOT_INTEGER)
        if 0 <= given <= most:
            return given
        return self.lose(field, Code.NEGATIVE_INPUT) if given < 0 else self.lose(field, beyond, most=most)

    def points(self, field: str, cards: str, rules: RuleSet) -> tuple[int, int]:
        """Return points, and the number of cards: as given, or the most that the points allow.

        Where all cards count alike the cards will do; if both are given, they must agree.
        """
        if cards not in self._facts:
            given = self._plain_points(field, rules)
            return given, given // rules.step
        counted = self.whole(cards, rules.deck_cards, Code.POINTS_EXCEED_DECK)
        if rules.unit is None:
            return self._plain_points(field, rules), counted
        counted *= rules.unit
        given = self.whole(field, rules.deck_points, Code.POINTS_EXCEED_DECK, missing=counted)
        if cards in self.unread:
            self.unread.add(field)
        elif given != counted and field not in self.unread:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.unit)
        return counted, counted // rules.unit

    def _plain_points(self, field: str, rules: RuleSet) -> int:
        given = self.whole(field, rules.deck_points, Code.POINTS_EXCEED_DECK)
        if given % rules.step:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.step)
        return given

    def canastras(self, rules: RuleSet) -> tuple[int, ...]:
        """Return how many of each kind."""
        most, beyond = rules.most_canastras, Code.TOO_MANY_CANASTRAS
        counts = [self.whole(kind, most, beyond, missing=0) for kind in rules.kinds]
        if not self.unread.isdisjoint(rules.kinds):
            self.unread.add("canastras")
        return tuple(counts)

    def extras(self, rules: RuleSet) -> tuple[int, ...]:
        """Return how many of each bonus that comes on top."""
        most, beyond = rules.most_canastras, Code.MORE_BONUSES_THAN_CANASTRAS
        counts = [self.whole(name, most, beyond, missing=0) for name in rules.extra_names]
        if not self.unread.isdisjoint(rules.extra_names):
            self.unread.add("extras")
        return tuple(counts)

    def replaced(self, rules: RuleSet, canastras: tuple[int, ...]) -> Mapping[str, int]:
        """Return which canastras have a bonus that takes the place of another: as the cards told, or nothing."""
        if self._facts.keys().isdisjoint(rules.replaced):
            return _NONE
        found: dict[str, int] = {}
        for name in rules.extra_names:
            told = 0
            for kind, most in zip(rules.kinds, canastras, strict=True):
                fact = f"{name}_{kind}"
                found[fact] = self.whole(fact, most, Code.MORE_BONUSES_THAN_CANASTRAS, missing=0)
                told += found[fact]
            if told != self._facts.get(name, 0) and not self.unread & {name, *found}:
                self.lose(name, Code.MORE_BONUSES_THAN_CANASTRAS)
        return found

    def players(self, expected: int) -> None:
        """Report a number of players that the side cannot have."""
        if "players" not in self._facts:
            return
        players = self.whole("players", expected, Code.WRONG_SIDES)
        if players != expected and "players" not in self.unread:
            self.lose("players", Code.WRONG_SIDES)

    def flag(self, field: str) -> bool:
        """Return a yes or no; not given is no."""
        given = self._facts.get(field, False)
        if isinstance(given, bool):
            return given
        self.lose(field, Code.NOT_INTEGER)
        return False

    def morto(self, rules: RuleSet) -> str | None:
        """Return what became of the side's morto."""
        given = self._facts.get("morto")
        if isinstance(given, str) and given in rules.morto_states:
            return given
        self.lose("morto", Code.UNVIEWED_NOT_IN_SYSTEM if given == UNVIEWED else Code.MORTO_MISSING)
        return None

    def unviewed(self, rules: RuleSet, players: int, morto: str | None) -> int:
        """Return the points of a morto taken and never looked at."""
        given = self._facts.get("unviewed")
        if morto != UNVIEWED:
            if given and morto is not None:
                self.lose("unviewed", Code.UNVIEWED_POINTS_RANGE, least=0, most=0)
            return 0
        if given is None:
            return self.lose("unviewed", Code.UNVIEWED_POINTS_MISSING)
        size = morto_size(rules, players)
        if self._facts.get("unviewed_cards", size) != size:
            self.lose("unviewed_cards", Code.UNVIEWED_SIZE)
        least, most = rules.unviewed_range[size]
        points = self.whole("unviewed", most, Code.UNVIEWED_POINTS_RANGE)
        if "unviewed" in self.unread:
            return 0
        if points < least:
            return self.lose("unviewed", Code.UNVIEWED_POINTS_RANGE, least=least, most=most)
        if points % rules.step:
            self._report.add(Code.BAD_MULTIPLE, self._side, "unviewed", step=rules.step)
        return points

    def lose(self, field: str, code: Code, **params: int) -> int:
        """Report what could not be read, and return zero for it."""
        self._report.add(code, self._side, field, **params)
        self.unread.add(field)
        return 0


def morto_size(rules: RuleSet, players: int) -> int:
    """Return how many cards the morto of a side has; of three, who plays alone has a larger one."""
    return rules.solo_cards if rules.solo and players == 1 else rules.morto_cards
