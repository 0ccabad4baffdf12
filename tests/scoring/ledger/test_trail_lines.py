"""The lines of a trail: each action has one shape, and stored lines are parsed as that."""

from typing import get_args, get_type_hints

from scoring.ledger.trail import SEALED
from scoring.ledger.trail_lines import LINES, TrailColumns, TrailLine, line_of
from scoring.models import AuditEntry
from tests.rows import rows


def test_each_action_has_one_shape():
    shapes = get_args(TrailLine.__value__)
    actions = [action for shape in shapes for action in get_args(get_type_hints(shape)["action"])]

    assert sorted(actions) == sorted(AuditEntry.Action)
    assert LINES.keys() == set(AuditEntry.Action)


def test_columns_of_a_line_are_those_its_digest_is_taken_of():
    assert TrailColumns.__annotations__.keys() | {"action", "before", "after"} == set(SEALED)


@rows("action", AuditEntry.Action)
def test_stored_line_is_read_as_it_was_written(action):
    line = line_of(AuditEntry(action=str(action), before={"one": 1}, after={"other": 2}))

    assert (line.action, line.before, line.after) == (action, {"one": 1}, {"other": 2})
