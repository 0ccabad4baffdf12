"""A digest is the same before a row is stored and after it is read, and anybody can compute it."""

import hashlib
from datetime import UTC, datetime, timedelta, timezone
from uuid import UUID

import pytest

from scoring.ledger.chain import START, canonical, linked, plain
from scoring.models import AuditEntry

AT = datetime(2026, 3, 7, 18, 0, 0, 120, tzinfo=UTC)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        pytest.param({"b": 1, "a": [None, True]}, '{"a":[null,true],"b":1}', id="sorted keys, no spaces"),
        pytest.param("Mão nº 1 ♠", r'"M\u00e3o n\u00ba 1 \u2660"', id="ascii"),
        pytest.param([12.5, 1.0, -0.0, 1e16], "[12.5,1,0,10000000000000000]", id="whole numbers are ints"),
        pytest.param({3: "x"}, '{"3":"x"}', id="keys as JSON has them"),
        pytest.param(AT, '"2026-03-07T18:00:00.000120+00:00"', id="microseconds"),
        pytest.param(
            AT.astimezone(timezone(timedelta(hours=-3))), '"2026-03-07T18:00:00.000120+00:00"', id="utc"
        ),
        pytest.param(UUID(int=7), '"00000000-0000-0000-0000-000000000007"', id="uuid"),
    ],
)
def test_value_has_one_text(value, text):
    assert canonical(value) == text


def test_link_can_be_computed_by_anybody():
    text = START + "\n" + '{"action":"opened","sequence":1}'
    assert linked(START, {"sequence": 1, "action": "opened"}) == hashlib.sha256(text.encode()).hexdigest()


def test_link_depends_on_the_one_before():
    assert linked(START, {"a": 1}) != linked(linked(START, {}), {"a": 1})


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}])
def test_value_without_a_text_is_refused(value):
    with pytest.raises((TypeError, ValueError)):
        canonical(value)


@pytest.mark.both_databases("JSON and text come back as they were written")
@pytest.mark.parametrize(
    "value",
    [
        12.5,
        1.0,
        1e16,
        1e300,
        5e-324,
        -0.0,
        0.1,
        10**30,
        "ção ♥ 🂡 \x7f",
        {"z": {"a": [1.5, "é"]}, "": None},
        [[]],
        "",
    ],
)
@pytest.mark.django_db
def test_text_survives_the_database(jogo, value):
    # PostgreSQL stores jsonb and SQLite stores text; both return the same text.
    row = AuditEntry.objects.create(jogo=jogo, action="sent", after={"it": value}, sequence=99)
    row.refresh_from_db()
    assert canonical(row.after) == canonical({"it": value})
    assert plain(row.after) == plain({"it": value})
