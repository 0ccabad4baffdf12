"""The history of earlier rounds that a draw uses, and its random numbers."""

import pytest

from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.entrant import check_field
from tournaments.pairing.history import History, Met
from tournaments.pairing.lots import by_lot

PAST = History.of([Met(2, 3, 1), Met(1, 1, 2), Met(1, 3, None), Met(2, 2, None), Met(3, 1, 3)])


def test_history_knows_who_met_whatever_the_side():
    assert PAST.met(1, 2)
    assert PAST.met(2, 1)
    assert not PAST.met(2, 3)
    assert PAST.meetings[1, 3] == 2


def test_history_counts_byes_apart_from_meetings():
    assert dict(PAST.byes) == {3: 1, 2: 1}
    assert PAST.seats[2] == ("b",)


def test_history_reads_seats_by_round_not_by_arrival():
    assert PAST.seats[1] == ("a", "b", "a")
    assert (PAST.balance(1), PAST.balance(2), PAST.balance(3)) == (1, -1, 0)
    assert PAST.last_seat(3) == "b"


def test_who_came_late_has_no_past():
    assert (PAST.balance(9), PAST.last_seat(9), PAST.byes[9]) == (0, None, 0)


def test_lots_depend_on_the_seed_alone():
    ids = list(range(50))

    assert by_lot(ids, 7) == by_lot(reversed(ids), 7)
    assert by_lot(ids, 7) != by_lot(ids, 8)
    assert sorted(by_lot(ids, 7)) == ids


def test_lots_stay_the_same_for_ever():
    # Literal values: a change here would make every stored seed invalid.
    assert by_lot(range(1, 9), 2026) == (5, 1, 6, 2, 3, 8, 7, 4)


@pytest.mark.parametrize(
    ("ids", "code"),
    [([1], "too_few_entrants"), ([1, 2, 3, 4, 5], "too_many_entrants"), ([1, 2, 1], "duplicate_entrant")],
)
def test_a_field_is_refused_by_code(ids, code):
    with pytest.raises(DrawError) as refused:
        check_field([Entrant(one) for one in ids], least=2, most=4)

    assert refused.value.code == code
