"""The time left at a table, whatever the director does with its clock."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.hall.clocks.countdown import Announce, Extend, GoOn, Left, Pause, Start, remaining

BEGAN = datetime(2026, 3, 7, 14, tzinfo=UTC)


def at(minutes):
    return BEGAN + timedelta(minutes=minutes)


def left(*facts, now):
    found = remaining(facts, at(now))
    return found and (found.time / timedelta(minutes=1), found.running)


@pytest.mark.parametrize(
    ("facts", "now", "expected"),
    [
        ((), 5, None),
        ((Start(at(0), 0),), 5, None),
        ((Start(at(0), 40),), 0, (40, True)),
        ((Start(at(0), 40),), 15, (25, True)),
        ((Start(at(0), 40),), 99, (0, True)),
        ((Start(at(0), 40), Pause(at(10))), 25, (30, False)),
        ((Start(at(0), 40), Pause(at(10)), GoOn(at(20))), 25, (25, True)),
        ((Start(at(0), 40), Extend(at(10), 5)), 25, (20, True)),
        ((Start(at(0), 40), Extend(at(10), -20)), 25, (0, True)),
        ((Start(at(0), 40), Extend(at(45), 5)), 47, (3, True)),  # at zero the clock has stopped
        ((Start(at(0), 40), Announce(at(10), 5)), 12, (3, True)),
        ((Start(at(0), 0), Announce(at(10), 5)), 12, (3, True)),
        ((Start(at(0), 0), Extend(at(10), 5)), 12, None),
        ((Pause(at(-5)), Start(at(0), 40)), 12, (40, False)),  # it sat down while the clock was stopped
        ((Extend(at(-5), 10), Start(at(0), 40)), 12, (28, True)),  # of the previous players
        ((Announce(at(-5), 10), Start(at(0), 0)), 12, None),
        ((Start(at(30), 40),), 0, (40, True)),  # the server's clock was put back
    ],
)
def test_time_that_is_left(facts, now, expected):
    assert left(*facts, now=now) == expected


minutes = st.integers(-300, 300)
facts = st.lists(
    st.one_of(
        st.builds(Start, minutes.map(at), st.integers(0, 90)),
        st.builds(Pause, minutes.map(at)),
        st.builds(GoOn, minutes.map(at)),
        st.builds(Extend, minutes.map(at), st.integers(-60, 60)),
        st.builds(Announce, minutes.map(at), st.integers(1, 60)),
    ),
    max_size=8,
)
LAST = 300


@given(facts, st.integers(LAST, LAST + 99), st.integers(0, 99))
def test_it_never_grows_by_itself_and_never_falls_faster_than_time(facts, now, later):
    first, then = remaining(facts, at(now)), remaining(facts, at(now + later))

    assert (first is None) == (then is None)
    if first and then:
        lost = first.time - then.time
        assert timedelta() <= lost <= timedelta(minutes=later)
        assert then.time >= timedelta()
        if not first.running:
            assert not lost


@given(facts, st.integers(0, 60), st.integers(0, 60))
def test_a_pause_costs_a_table_nothing(facts, waited, later):
    facts = [*facts, GoOn(at(LAST))]  # the clock runs, whatever was done at that very moment
    stopped = [*facts, Pause(at(LAST)), GoOn(at(LAST + waited))]

    assert remaining(stopped, at(LAST + waited + later)) == remaining(facts, at(LAST + later))


@given(facts, st.integers(1, 60))
def test_more_minutes_are_just_those(facts, more):
    before = remaining(facts, at(LAST))

    after = remaining([*facts, Extend(at(LAST), more)], at(LAST))

    assert after == (before and Left(before.time + timedelta(minutes=more), before.running))


@given(facts, st.integers(1, 60))
def test_announced_is_what_is_left_whatever_was(facts, announced):
    found = remaining([*facts, Announce(at(LAST), announced)], at(LAST))

    assert found
    assert found.time == timedelta(minutes=announced)


@given(facts, st.permutations(range(8)), st.integers(0, 400))
def test_the_order_in_which_facts_are_read_is_nothing(facts, order, now):
    apart = list({fact.at: fact for fact in facts}.values())  # no two at one moment

    shuffled = [apart[place] for place in order if place < len(apart)]

    assert remaining(shuffled, at(now)) == remaining(apart, at(now))
