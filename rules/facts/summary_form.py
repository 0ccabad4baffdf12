"""The summary form of a mão: read from facts as they were typed, and written back from a `Mao`."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final

from rules.canastra_totals import total_canastras
from rules.facts.field_reader import MAPPING, NO_FACTS, FieldReader
from rules.mao import NOT_TAKEN, TAKEN, UNVIEWED, Mao, Side, players_of
from rules.mortos import morto_size
from rules.partida import ROUND
from rules.problems import Code, Report
from rules.ruleset import RuleSet
from rules.three_totals import NO_THREES, total_threes

_NOBODY: Final[AbstractSet[str]] = frozenset()


def read_summary(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the facts describe, as far as they can be read; report what cannot.

    facts: anything. `batida`, counts of canastras and of mortos that became stock may be left out; points, the state
    of the morto and the ending may not.
    """
    if not isinstance(facts, MAPPING):
        report.add(Code.WRONG_SIDES, field="sides", expected=len(rules.side_names))
        return Mao(None, (), [], 0, NO_FACTS, unread={"ending", "sides"})
    reader = FieldReader(facts, None, report)
    reader.refuse_foreign(rules, rules.mao_fields)
    ending = reader.ending(rules.endings)
    moved = reader.moved(rules)
    names = lineup(rules, facts.get("sides"), report)
    sides = tuple([_read_side(rules, name, facts["sides"][name], report) for name in names])
    return compose_mao(
        rules, reader, ending, sides, moved, complete=len(names) >= rules.fewest_sides or rules.solo
    )


def compose_mao(
    rules: RuleSet,
    reader: FieldReader,
    ending: str | None,
    sides: tuple[Side, ...],
    moved: int,
    *,
    complete: bool,
) -> Mao:
    """Return the mão of these sides. complete: all of its sides could be read."""
    if not complete or not sides:
        reader.unread |= {"sides"}
    for side in sides:
        reader.unread |= side.unread
    out = [side for side in sides if side.batida]
    gone = moved + sum([side.morto is not None and side.morto != NOT_TAKEN for side in sides])
    before, warned = NO_FACTS, _NOBODY
    if rules.vulnerable_points:
        before, warned = reader.before(rules), reader.warned_before(rules)
    started = reader.started(rules) if rules.end == ROUND else None
    return Mao(ending, sides, out, gone, before, reader.unread, warned, started)


def lineup(rules: RuleSet, given: object, report: Report) -> list[str]:
    """Return the names of the sides that can be read; report if they are not a line-up of the rule set."""
    found = given if isinstance(given, MAPPING) else {}
    names = rules.lineups.get(frozenset(found))
    known = names or rules.side_names
    readable = [name for name in known if isinstance(found.get(name), MAPPING)]
    if names is None or len(readable) != len(names):
        report.add(Code.WRONG_SIDES, field="sides", expected=rules.fewest_sides)
        return readable if len(rules.lineups) == 1 else []
    return readable


def side_players(rules: RuleSet, name: str) -> int:
    """Return how many players a side has; where three play, one or two."""
    return len(players_of(name)) if rules.solo else rules.players


def _read_side(rules: RuleSet, name: str, facts: Mapping[str, object], report: Report) -> Side:
    reader = FieldReader(facts, name, report)
    reader.refuse_foreign(rules, rules.side_fields)
    players = side_players(rules, name)
    reader.players(players)
    table, table_cards = reader.points("table", "table_cards", rules)
    hand, hand_cards = reader.points("hand", "hand_cards", rules)
    canastras = reader.canastras(rules)
    morto = reader.morto(rules) if rules.mortos else None
    asked = rules.unviewed and rules.unplayed != "debit"
    unviewed = reader.unviewed(rules, players, morto) if asked else 0
    return Side(
        name,
        players,
        table,
        hand,
        table_cards,
        hand_cards + (morto_size(rules, players) if morto == UNVIEWED else 0),
        canastras,
        total_canastras(rules, canastras),
        reader.extras(rules) if rules.extras else NO_FACTS,
        reader.replaced(rules, canastras) if rules.replaced else NO_FACTS,
        total_threes(rules, reader.threes(rules)) if rules.threes.facts else NO_THREES,
        reader.flag("batida"),
        morto,
        unviewed,
        reader.penalties(rules) if rules.penalty else 0,
        rules.vulnerable_points > 0 and reader.flag("warned"),
        reader.unread,
        0 if rules.unit is not None else _counted(facts, table_cards, hand_cards),
    )


def _counted(facts: Mapping[str, object], table: int, hand: int) -> int:
    """Return how many cards of the side were counted; not asked where they follow from the points, which are judged."""
    return table * ("table_cards" in facts) + hand * ("hand_cards" in facts)


def write_summary(rules: RuleSet, mao: Mao) -> dict[str, object]:
    """Return the mão in summary form: the facts as `rules.judge` takes them."""
    facts: dict[str, Any] = {
        "ending": mao.ending,
        "sides": {side.name: _side_facts(rules, side) for side in mao.sides},
    }
    if rules.mortos_move:
        facts["mortos_to_stock"] = mao.mortos_gone - sum(
            [side.morto in (TAKEN, UNVIEWED) for side in mao.sides]
        )
    if mao.before:
        facts["before"] = dict(mao.before)
    if mao.warned_before:
        facts["warned_before"] = sorted(mao.warned_before)
    if mao.started:
        facts["started"] = mao.started
    return facts


def _side_facts(rules: RuleSet, side: Side) -> dict[str, object]:
    unviewed = morto_size(rules, side.players) if side.morto == UNVIEWED else 0
    facts: dict[str, object] = {
        "table": side.table,
        "hand": side.hand,
        "table_cards": side.table_cards,
        "hand_cards": side.hand_cards - unviewed,
        "players": side.players,
        "batida": side.batida,
    }
    if side.morto:
        facts["morto"] = side.morto
    if unviewed and "unviewed" in rules.side_fields:
        facts |= {"unviewed": side.unviewed, "unviewed_cards": unviewed}
    if side.made.count:
        facts |= {kind: count for kind, count in zip(rules.kinds, side.canastras, strict=True) if count}
    facts |= side.extras
    facts |= side.threes.counts
    facts |= {name: side.replaced[name] for name in rules.replaced if side.replaced.get(name)}
    if side.penalties:
        facts["penalties"] = side.penalties
    if side.warned:
        facts["warned"] = True
    return facts
