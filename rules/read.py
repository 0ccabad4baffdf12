"""From what was typed to a `Mao`: shape, numbers, words. What is no fact here goes to the report."""

from collections.abc import Mapping
from typing import Final

from rules.mao import NOT_TAKEN, TAKEN, Mao, Side
from rules.problems import Code, Report
from rules.ruleset import RuleSet

_STALLO: Final = "stallo"
_UNVIEWED: Final = "unviewed"
_MAPPING: Final = (dict, Mapping)  # what nearly every caller has is recognised at once
_FOREIGN: Final = {"penalties": Code.PENALTY_NOT_IN_RULES, _UNVIEWED: Code.UNVIEWED_NOT_IN_SYSTEM}


def read(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the facts describe, as far as they can be read.

    facts: of any shape. A `batida`, a count of canastras or of moved mortos that is not given is no, or none;
    points, the state of the morto and the ending have to be given.
    """
    if not isinstance(facts, _MAPPING):
        report.add(Code.WRONG_SIDES, field="sides", expected=len(rules.side_names))
        return Mao(None, (), [], 0, unread={"ending", "sides"})
    reader = _Reader(facts, None, report)
    reader.refuse_foreign(rules.mao_fields)
    ending = reader.ending(rules.endings)
    moved = reader.whole("mortos_to_stock", rules.mortos, Code.MORTOS_EXCEED, missing=0)
    sides = _sides(rules, facts.get("sides"), report)
    if len(sides) != len(rules.side_names):
        reader.unread.add("sides")
    for side in sides:
        reader.unread |= side.unread
    out = [side for side in sides if side.batida]
    gone = moved + sum([side.morto == TAKEN for side in sides])
    return Mao(ending, sides, out, gone, reader.unread)


def _sides(rules: RuleSet, given: object, report: Report) -> tuple[Side, ...]:
    """Return the sides that can be read; report if they are not exactly those of the rule set."""
    found = given if isinstance(given, _MAPPING) else {}
    readable = [name for name in rules.side_names if isinstance(found.get(name), _MAPPING)]
    if len(readable) != len(rules.side_names) or len(found) != len(readable):
        report.add(Code.WRONG_SIDES, field="sides", expected=len(rules.side_names))
    return tuple([_side(rules, name, found[name], report) for name in readable])


def _side(rules: RuleSet, name: str, facts: Mapping[str, object], report: Report) -> Side:
    reader = _Reader(facts, name, report)
    reader.refuse_foreign(rules.side_fields)
    reader.players(rules)
    return Side(
        name,
        table=reader.points("table", "table_cards", rules),
        hand=reader.points("hand", "hand_cards", rules),
        canastras=reader.canastras(rules),
        batida=reader.batida(),
        morto=reader.morto(),
        unread=reader.unread,
    )


class _Reader:
    """Reads the fields of one mapping. What it cannot read it reports, and names in `unread`."""

    __slots__ = ("_facts", "_report", "_side", "unread")

    def __init__(self, facts: Mapping[str, object], side: str | None, report: Report) -> None:
        self._facts, self._side, self._report = facts, side, report
        self.unread: set[str] = set()

    def refuse_foreign(self, known: frozenset[str]) -> None:
        """Report fields that the rule set does not have, unless they claim nothing (none, zero, no)."""
        if known.issuperset(self._facts):
            return
        for field, value in self._facts.items():
            if field not in known and value is not None and not (type(value) in (int, bool) and not value):
                name = field if isinstance(field, str) else type(field).__name__
                self._report.add(_FOREIGN.get(field, Code.VARIANT_OFF), self._side, name)

    def ending(self, known: tuple[str, ...]) -> str | None:
        given = self._facts.get("ending")
        if isinstance(given, str) and given in known:
            return given
        self._lose("ending", Code.STALLO_NOT_AN_ENDING if given == _STALLO else Code.UNKNOWN_ENDING)
        return None

    def whole(self, field: str, most: int, beyond: Code, missing: int | None = None) -> int:
        """Return a whole number from 0 to `most`; one above it is reported as `beyond`."""
        given = self._facts.get(field, missing)
        if type(given) is not int:
            return self._lose(field, Code.NOT_INTEGER)
        if 0 <= given <= most:
            return given
        return self._lose(field, Code.NEGATIVE_INPUT) if given < 0 else self._lose(field, beyond, most=most)

    def points(self, field: str, cards: str, rules: RuleSet) -> int:
        """Return points, given as such or, where all count alike, as cards; if both, they must agree."""
        if rules.unit is None or cards not in self._facts:
            return self._plain_points(field, rules)
        counted = self.whole(cards, rules.deck_cards, Code.POINTS_EXCEED_DECK) * rules.unit
        given = self.whole(field, rules.deck_points, Code.POINTS_EXCEED_DECK, missing=counted)
        if cards in self.unread:
            self.unread.add(field)
        elif given != counted and field not in self.unread:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.unit)
        return counted

    def _plain_points(self, field: str, rules: RuleSet) -> int:
        given = self.whole(field, rules.deck_points, Code.POINTS_EXCEED_DECK)
        if given % rules.step:
            self._report.add(Code.BAD_MULTIPLE, self._side, field, step=rules.step)
        return given

    def canastras(self, rules: RuleSet) -> tuple[int, ...]:
        most, beyond = rules.most_canastras, Code.TOO_MANY_CANASTRAS
        counts = [self.whole(kind, most, beyond, missing=0) for kind in rules.kinds]
        if not self.unread.isdisjoint(rules.kinds):
            self.unread.add("canastras")
        return tuple(counts)

    def players(self, rules: RuleSet) -> None:
        if "players" not in self._facts:
            return
        players = self.whole("players", rules.players, Code.WRONG_SIDES)
        if players != rules.players and "players" not in self.unread:
            self._lose("players", Code.WRONG_SIDES)

    def batida(self) -> bool:
        given = self._facts.get("batida", False)
        if isinstance(given, bool):
            return given
        self._lose("batida", Code.NOT_INTEGER)
        return False

    def morto(self) -> str | None:
        given = self._facts.get("morto")
        if given in (TAKEN, NOT_TAKEN):
            return str(given)
        self._lose("morto", Code.UNVIEWED_NOT_IN_SYSTEM if given == _UNVIEWED else Code.MORTO_MISSING)
        return None

    def _lose(self, field: str, code: Code, **params: int) -> int:
        self._report.add(code, self._side, field, **params)
        self.unread.add(field)
        return 0
