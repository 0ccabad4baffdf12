"""From what was typed to a `Mao`: shape, numbers, words. What is no fact here goes to the report."""

from collections.abc import Mapping

from rules.canastra_totals import together
from rules.facts.field_reader import MAPPING, NONE, Reader
from rules.mao import NOT_TAKEN, UNVIEWED, Mao, Side, players_of
from rules.mortos import morto_size
from rules.problems import Code, Report
from rules.ruleset import RuleSet


def read(rules: RuleSet, facts: object, report: Report) -> Mao:
    """Return the mão that the facts describe, as far as they can be read.

    facts: of any shape. A `batida`, a count of canastras or of moved mortos that is not given is no, or none;
    points, the state of the morto and the ending have to be given.
    """
    if not isinstance(facts, MAPPING):
        report.add(Code.WRONG_SIDES, field="sides", expected=len(rules.side_names))
        return Mao(None, (), [], 0, NONE, unread={"ending", "sides"})
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
    reader: Reader,
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
        together(rules, canastras),
        reader.extras(rules) if rules.extras else NONE,
        reader.replaced(rules, canastras) if rules.replaced else NONE,
        reader.flag("batida"),
        morto,
        unviewed,
        reader.penalties() if rules.penalty else 0,
        rules.vulnerable_points > 0 and reader.flag("warned"),
        reader.unread,
    )
