"""JSON is parsed by its types: exactly the declared keys, values of their type; an error gives the path."""

from datetime import UTC, date, datetime, time
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from scoring.input.shapes import ShapeError, shaped
from tests.rows import rows

type Points = int | float


class Both[T](TypedDict):
    A: T
    B: T


class Row(TypedDict):
    name: str
    state: Literal["open", "closed"]
    points: Both[Points]
    at: datetime | None
    day: NotRequired[date]
    hour: NotRequired[time | None]
    facts: dict[str, Any]
    rows: list["Row"]


GOOD = {
    "name": "Ana",
    "state": "open",
    "points": {"A": 1, "B": 1.5},
    "at": "2026-03-07T10:00:00+00:00",
    "day": "2026-03-07",
    "hour": "09:30:00",
    "facts": {"a": [1, None, True, "x"]},
    "rows": [],
}


def test_what_fits_is_read():
    found = shaped({**GOOD, "rows": [GOOD]}, Row)

    assert found["at"] == datetime(2026, 3, 7, 10, tzinfo=UTC)
    assert found["rows"][0]["day"] == date(2026, 3, 7)
    assert found["hour"] == time(9, 30)
    assert found["points"] == {"A": 1, "B": 1.5}
    assert "day" not in shaped({name: value for name, value in GOOD.items() if name != "day"}, Row)


@rows(
    ("change", "path"),
    [
        ({"name": 7}, "name"),
        ({"name": "\x00"}, "name"),
        ({"name": "\ud800"}, "name"),
        ({"name": "x" * 5000}, "name"),
        ({"state": "gone"}, "state"),
        ({"state": True}, "state"),
        ({"points": {"A": 1}}, "points.B"),
        ({"points": {"A": 1, "B": True}}, "points.B"),
        ({"points": {"A": 1, "B": 2**60}}, "points.B"),
        ({"points": {"A": 1, "B": float("inf")}}, "points.B"),
        ({"at": "2026-03-07T10:00:00"}, "at"),
        ({"at": "9999-12-31T23:59:59+00:00"}, "at"),
        ({"day": "7/3/2026"}, "day"),
        ({"hour": "25:00"}, "hour"),
        ({"hour": "09:30:00+01:00"}, "hour"),
        ({"facts": {"a": [1, 10**20]}}, "facts.a.1"),
        ({"rows": [{**GOOD, "other": 1}]}, "rows.0.other"),
        ({"other": 1}, "other"),
    ],
)
def test_what_does_not_fit_is_named_by_its_place(change, path):
    with pytest.raises(ShapeError) as caught:
        shaped(GOOD | change, Row)

    assert str(caught.value) == path


@pytest.mark.parametrize("value", [None, [], "x", 7])
def test_another_kind_of_whole_is_refused(value):
    with pytest.raises(ShapeError):
        shaped(value, Row)


def test_nobody_writes_what_stands_for_a_name():
    assert shaped("⟦17⟧", str) == "[17]"
