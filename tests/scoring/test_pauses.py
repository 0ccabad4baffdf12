"""The growing delays of the throttle, and the number of guesses that they allow."""

from datetime import UTC, datetime, timedelta

import pytest

from scoring import pauses

NOON = datetime(2026, 3, 7, 12, tzinfo=UTC)


def test_pauses_grow_to_a_minute_and_end():
    assert [pauses.left([NOON] * times, 3, NOON) for times in range(2, 12)] == [
        0,
        1,
        2,
        4,
        8,
        16,
        32,
        60,
        60,
        60,
    ]
    assert pauses.left([NOON] * 5, 3, NOON + timedelta(seconds=4)) == 0


def looked_at(free, window, hours=10):
    """Return how many attempts are checked for a client that sends one at every instant."""
    tries, count, at = [], 0, NOON
    while at < NOON + timedelta(hours=hours):
        tries = [one for one in tries if one > at - window]
        if seconds := pauses.left(tries, free, at):
            at += timedelta(seconds=seconds)
            continue
        tries.insert(0, at)
        count += 1
        at += timedelta(milliseconds=10)
    return count


@pytest.mark.parametrize(("free", "most"), [(5, 750), (10, 1_050), (20, 1_600)])
def test_who_tries_for_ten_hours_is_looked_at_so_often(free, most):
    # The figures of decision 0031: of a million codes.
    assert most * 0.8 < looked_at(free, timedelta(minutes=10)) < most


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.168.0.7", "192.168.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("", ""),
        ("unix:", ""),
    ],
)
def test_neighbours_are_of_one_network(address, expected):
    assert pauses.neighbours(address) == expected
