"""Reads single fields of the facts, as they were typed: numbers, words, yes or no."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from rules.cards import RED
from rules.mao import STALLO, UNVIEWED
from rules.mortos import morto_size
from rules.problems import Code, Report
from rules.ruleset import RuleSet
from rules.three_totals import BLACK_IN_HAND

MAPPING: Final = (dict, Mapping)  # dict first: an instance of it is recognised fastest
LIST: Final = (list, tuple)
ALL_READ: Final[AbstractSet[str]] = frozenset()
NO_FACTS: Final[Mapping[str, int]] = {}
_MOST_PENALTIES: Final = 99
_FEW_PENALTIES: Final = 9  # never taken for points, however little an offence costs
_TOO_MUCH: Final = (
    Code.POINTS_EXCEED_DECK
)  # an attribute of an enum is slow, and this is passed with every number


class FieldReader:
    """Reads the fields of one mapping. A field that cannot be read is reported, and added to `unread`."""

    __slots__ = ("_facts", "_report", "_side", "unread")

    def __init__(self, facts: Mapping[str, object], side: str | None, report: Report) -> None:
        self._facts, self._side, self._report = facts, side, report
        self.unread: AbstractSet[str] = ALL_READ

    @property
    def side(self) -> str | None:
        """The side whose fields these are; None: the mão as a whole."""
        return self._side

    def refuse_foreign(self, rules: RuleSet, known: frozenset[str]) -> None:
        """Report fields that the rule set does not have, unless they are None, 0 or False."""
        if known.issuperset(self._facts):
            return
        for field, value in self._facts.items():
            if field not in known and value is not None and not (type(value) in (int, bool) and not value):
                name = field if isinstance(field, str) else type(field).__name__
                self._report.add(rules.foreign.get(field, Code.VARIANT_OFF), self._side, name)

    def ending(self, known: tuple[str, ...]) -> str | None:
        """Return the ending, or None if the rule set has no such ending."""
        given = self._facts.get("ending")
        if isinstance(given, str) and given in known:
            return given
        self.lose("ending", Code.STALLO_NOT_AN_ENDING if given == STALLO else Code.UNKNOWN_ENDING)
        return None

    def moved(self, rules: RuleSet) -> int:
        """Return how many mortos became stock."""
        if not rules.mortos_move:
            return 0
        return self.whole("mortos_to_stock", rules.mortos, Code.MORTOS_EXCEED, missing=0)

    def before(self, rules: RuleSet) -> Mapping[str, int]:
        """Return the points of the sides before the mão, as far as they are given."""
        given = self._facts.get("before")
        if given is None or not rules.vulnerable_points:
            return NO_FACTS
        if not isinstance(given, MAPPING) or not set(rules.side_names).issuperset(given):
            self.lose("before", Code.WRONG_SIDES)
            return NO_FACTS
        if any(type(points) is not int for points in given.values()):
            self.lose("before", Code.NOT_INTEGER)
            return NO_FACTS
        if any(points % rules.step for points in given.values()):
            self.lose("before", Code.BAD_MULTIPLE, step=rules.step)
        return given

    def warned_before(self, rules: RuleSet) -> AbstractSet[str]:
        """Return the sides that were warned in an earlier mão of the partida, as far as they are given."""
        given = self._facts.get("warned_before")
        if given is None or not rules.vulnerable_points:
            return frozenset()
        if isinstance(given, LIST) and all(name in rules.side_names for name in given):
            return frozenset(given)
        self.lose("warned_before", Code.WRONG_SIDES)
        return frozenset()

    def started(self, rules: RuleSet) -> str | None:
        """Return the side that played first; it wins a partida of one mão that ends level (001:74)."""
        given = self._facts.get("started")
        if given is None:
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

        If all cards are worth the same, the number of cards is enough; if both are given, they must agree.
        """
        facts, step = self._facts, rules.step
        given = facts.get(field)
        if cards not in facts:
            if type(given) is not int or not 0 <= given <= rules.deck_points or given % step:
                given = self._plain_points(field, rules)
            return given, given // step
        number = facts[cards]
        if type(given) is int and type(number) is int and 0 <= number <= rules.deck_cards:
            least, most = rules.points_of_cards[number]  # what nearly every mão passes, first
            if least <= given <= most and not given % step:
                return given, number
        counted = self.whole(cards, rules.deck_cards, _TOO_MUCH)
        if rules.unit is None:
            given = self._plain_points(field, rules)
            least, most = rules.points_of_cards[counted]
            if self.unread.isdisjoint((field, cards)) and not least <= given <= most:
                figures = {"cards": counted, "points": given, "least": least, "most": most}
                self._report.add(Code.CARDS_UNLIKE_POINTS, self._side, field, **figures)
            return given, counted
        counted *= rules.unit
        given = self.whole(field, rules.deck_points, _TOO_MUCH, missing=counted)
        if cards in self.unread:
            self.unread |= {field}
        elif given % rules.unit and field not in self.unread:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.unit)
        elif given != counted and field not in self.unread:
            figures = {"cards": counted // rules.unit, "points": given, "least": counted, "most": counted}
            self._report.add(Code.CARDS_UNLIKE_POINTS, self._side, field, **figures)
        return counted, counted // rules.unit

    def _plain_points(self, field: str, rules: RuleSet) -> int:
        given = self.whole(field, rules.deck_points, _TOO_MUCH)
        if given % rules.step:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.step)
        return given

    def canastras(self, rules: RuleSet) -> tuple[int, ...]:
        """Return the number of canastras of each kind; a kind that is not given counts 0."""
        most, facts, counts = rules.most_canastras, self._facts, []
        for kind in rules.kinds:
            count = facts.get(kind, 0)
            if type(count) is not int or not 0 <= count <= most:
                count = self.whole(kind, most, Code.TOO_MANY_CANASTRAS)
                self.unread |= {"canastras"}
            counts.append(count)
        return tuple(counts)

    def extras(self, rules: RuleSet) -> Mapping[str, int]:
        """Return the number of each extra bonus, those of 0 left out."""
        found: dict[str, int] = {}
        for name in rules.extra_names:
            if name in self._facts:
                count = self.whole(name, rules.most_canastras, Code.MORE_BONUSES_THAN_CANASTRAS)
                if count:
                    found[name] = count
                elif name in self.unread:
                    self.unread |= {"extras"}
        return found

    def threes(self, rules: RuleSet) -> tuple[int, ...]:
        """Return how many threes of each fact there are that are no ordinary cards; one that is not given counts 0."""
        most, facts, counts = rules.packs * len(RED), self._facts, []
        for name in rules.threes.facts:
            count = facts.get(name, 0)
            if type(count) is not int or not 0 <= count <= most:
                beyond = Code.TOO_MANY_BLACK_THREES if name == BLACK_IN_HAND else Code.TOO_MANY_RED_THREES
                count = self.whole(name, most, beyond)
            counts.append(count)
        return tuple(counts)

    def replaced(self, rules: RuleSet, canastras: tuple[int, ...]) -> Mapping[str, int]:
        """Return which canastras have a bonus that replaces their own. Only a mão entered card by card has these."""
        if self._facts.keys().isdisjoint(rules.replaced):
            return NO_FACTS
        found: dict[str, int] = {}
        for name in rules.extra_names:
            total = 0
            for kind, most in zip(rules.kinds, canastras, strict=True):
                fact = f"{name}_{kind}"
                found[fact] = self.whole(fact, most, Code.MORE_BONUSES_THAN_CANASTRAS, missing=0)
                total += found[fact]
            if total != self._facts.get(name, 0) and not self.unread & {name, *found}:
                self.lose(name, Code.MORE_BONUSES_THAN_CANASTRAS)
        return found

    def players(self, expected: int) -> None:
        """Report a number of players that the side cannot have."""
        players = self._facts.get("players", expected)
        if type(players) is int and players == expected:
            return
        self.whole("players", expected, Code.WRONG_SIDES)
        if "players" not in self.unread:
            self.lose("players", Code.WRONG_SIDES)

    def penalties(self, rules: RuleSet) -> int:
        """Return the number of offences the side pays for. As many as an offence costs are points, and no number."""
        if "penalties" not in self._facts:
            return 0
        most = min(_MOST_PENALTIES, max(rules.penalty - 1, _FEW_PENALTIES))
        given = self._facts["penalties"]
        if type(given) is int and given > most:
            return self.lose("penalties", Code.PENALTIES_IN_POINTS, given=given, each=rules.penalty)
        return self.whole("penalties", most, Code.PENALTIES_IN_POINTS)

    def flag(self, field: str) -> bool:
        """Return a yes or no; not given is no."""
        given = self._facts.get(field, False)
        if given is True or given is False:
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
        """Report a field that could not be read, and return 0 for it."""
        self._report.add(code, self._side, field, **params)
        self.unread |= {field}
        return 0
