"""Random events of every format, with all that goes wrong in a hall.

`make test` plays a tenth of the events of each format; EVENTS=20000 plays more of each at night.
"""

import os
from collections import Counter
from random import Random

import pytest

from tests.matrix import each
from tournaments.plan.stored import read
from tournaments.simulation.event import simulate
from tournaments.simulation.hall import cast
from tournaments.simulation.plans import least, names, plans
from tournaments.simulation.quality import DrawCount, quality
from tournaments.simulation.stage import MeetingReport, standing_reports
from tournaments.standings.meeting import Status

EVENTS = int(os.environ.get("EVENTS", "1000"))
TENTHS = 10
FORMATS = names()


def some_event(name, seed):
    """Return an event of random size, usually small, because small events fail soonest."""
    chance = Random(seed)
    fewest = least(name)
    count = chance.randint(fewest, 9) if chance.random() < 0.85 else chance.randint(10, 20)
    count -= count % 2 if name == "teams" else 0
    planned = [read(plan) for plan in plans(name, count)]
    return simulate(planned, cast(count, seed), seed=seed)


@pytest.mark.parametrize(("name", "tenth"), each(FORMATS, range(TENTHS)))
def test_random_events_are_drawn_played_and_ranked_as_they_should(name, tenth):
    for seed in range(tenth, EVENTS, TENTHS):
        event = some_event(name, seed)
        assert sorted(event.order) == sorted({one.id for one in event.stages[-1].entrants}), seed
        for stage in event.stages:
            assert_whole_rounds(stage)
            assert_nothing_to_avoid(stage)
            if stage.frozen:
                assert_standings_follow_from_the_log(stage, Random(seed))


def assert_whole_rounds(stage):
    """Check that each dupla is in every round exactly once and that every pairing has an outcome."""
    ended = Counter((meeting.round, meeting.a) for meeting in stage.meetings)
    for drawn in stage.rounds:
        seated = [
            one
            for pairing in drawn.pairings
            for side in pairing.entrants
            for one in drawn.partners.get(side, (side,))
        ]
        assert Counter(seated) == Counter(drawn.playing)
        resting = Counter(pairing.group for pairing in drawn.pairings if pairing.b is None)
        format_ = stage.planned.stage.format
        most = 3 if drawn.partners else format_.ranked_as_one
        assert all(count <= most for count in resting.values())
        assert all(ended[drawn.number, pairing.a] == 1 for pairing in drawn.pairings)
    assert [drawn.number for drawn in stage.rounds] == list(range(1, len(stage.rounds) + 1))


def assert_nothing_to_avoid(stage):
    counted = quality(stage)
    assert not counted[DrawCount.AVOIDABLE_REMATCHES]
    assert not counted[DrawCount.AVOIDABLE_BYES]


def assert_standings_follow_from_the_log(stage, chance):
    """Check the standings from the log: for any order of the results, from the first result on, and after any round."""
    final = stage.standings()
    meetings = stage.meetings
    assert stage.standings(chance.sample(meetings, len(meetings))) == final
    at = chance.randint(1, len(stage.rounds))
    until_then = standing_reports(report for report in stage.log if report.heard <= at)
    later = [meeting for meeting in meetings if meeting.round > at]
    assert stage.standings([*later, *until_then], after=at) == stage.standings(until_then)
    for table, frozen in zip(stage.standings(until_then), stage.frozen[at - 1], strict=True):
        there = {row.entrant for row in frozen}  # without late entries
        assert standing(row for row in table if row.entrant in there) == standing(frozen)


def standing(table):
    return [(row.entrant, row.line) for row in table]


def test_everything_that_can_go_wrong_goes_wrong_in_these_events():
    # Otherwise the properties above would prove little.
    statuses, corrected, left, late = set(), 0, 0, 0
    for seed in range(100):
        for name in ("swiss", "groups", "knockout"):
            event = some_event(name, seed)
            statuses |= {meeting.status for stage in event.stages for meeting in stage.meetings}
            corrected += sum(len(stage.log) - len(stage.meetings) for stage in event.stages)
            left += len(event.competitors) - len(event.stages[-1].hall.here)
            late += (
                len(event.competitors)
                - len(event.stages[0].entrants)
                + any(one.seed is None and one.club is None for one in event.stages[0].entrants)
            )
    # ABSENT: one of a table of four; NOT_COUNTED: as if never drawn.
    assert statuses == set(Status) - {Status.AVERAGE, Status.ABSENT, Status.NOT_COUNTED}
    assert min(corrected, left, late) > 20


@pytest.mark.parametrize("name", ["mitchell", "all_play_all", "groups"])
def test_who_comes_late_to_a_schedule_takes_the_place_at_which_others_would_rest(name):
    entered = 0
    for seed in range(100):
        stage = some_event(name, seed).stages[0]
        there = stage.rounds[0].playing
        for late in {one.id for one in stage.entrants} - there:
            met = [one.a for drawn in stage.rounds for one in drawn.pairings if one.b == late]
            assert len(set(met)) == len(met) > 0
            assert there.issuperset(met)
            entered += 1
    assert entered > 10


@pytest.mark.parametrize("name", FORMATS)
def test_the_same_seed_plays_the_same_event(name):
    one, same, other = some_event(name, 7), some_event(name, 7), some_event(name, 8)
    assert [stage.log for stage in one.stages] == [stage.log for stage in same.stages]
    assert [stage.log for stage in one.stages] != [stage.log for stage in other.stages]


@pytest.mark.parametrize("name", sorted(set(FORMATS) - {"groups", "individual"}))
def test_the_smallest_event_of_a_format_is_played(name):
    fewest = least(name)
    for seed in range(20):
        event = simulate([read(plan) for plan in plans(name, fewest)], cast(fewest, seed), seed=seed)
        assert len(event.order) >= 2 or event.stages[0].planned.stage.format.is_bracket


def test_of_two_reports_about_a_meeting_the_last_stands():
    stage = some_event("all_play_all", 1).stages[0]
    first = stage.meetings[0]
    flipped = next(one for one in stage.meetings if one != first)
    log = [MeetingReport(1, first), MeetingReport(2, flipped), MeetingReport(3, first)]
    assert standing_reports(log) == [first, flipped]


def test_lines_ranked_apart_send_the_first_of_each():
    plan = [
        {"format": "mitchell", "rounds": 3, "partidas": 1, "lists": "lines", "top": 2},
        {"format": "knockout", "partidas": 1},
    ]
    for seed in range(40):
        event = simulate([read(one) for one in plan], cast(9, seed), seed=seed)

        first, final = event.stages
        assert min(map(len, first.groups)) >= 4
        sat = {one.a for drawn in first.rounds for one in drawn.pairings if one.b is not None}
        assert all((one in sat) is (one in first.groups[0]) for one in range(1, 10))
        for group in first.groups:
            assert sum(one.id in group for one in final.entrants) == 2
