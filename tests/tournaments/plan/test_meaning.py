"""The meaning of a plan, for typical events of clubs; and every plan that cannot be played."""

import pytest

from tournaments.pairing import DrawError
from tournaments.pairing.bracket.seeding import read_crossing, usual_crossing
from tournaments.pairing.schedule.mitchell import MitchellOptions
from tournaments.pairing.swiss.field import SwissOptions
from tournaments.plan.fields import Pace
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.plan.meaning import meaning
from tournaments.plan.stage import Play, StagePlan
from tournaments.standings.vp import VP_3

JOGO = Play(partidas=3, minutes=45)
TURNO = Play(maos=3, minutes=35, vp=VP_3)


OF_STAGE = {"top", "others", "crossing", "carry", "pace"}


def stage(key, play=JOGO, **options):
    """Return a stage of this format. Keywords that are no fields of a stage are settings of the format."""
    own = {name: options.pop(name) for name in options.keys() - OF_STAGE}
    return StagePlan(format=with_settings(FORMATS[key](), own), play=play, **options)


def rows(plan, **given):
    return [(one.entrants, one.meetings, one.resting) for one in meaning(plan, **given)]


@pytest.mark.parametrize(
    ("one", "entrants", "meetings", "resting"),
    [
        (stage("knockout", third=True), 8, (4, 2, 2), 0),
        (stage("knockout"), 5, (1, 2, 1), 0),
        (stage("double", reset=True), 4, (2, 2, 1, 1, 1), 0),
        (stage("groups", groups=2), 7, (3, 3, 3), 1),
        (stage("groups", groups=3), 13, (6, 6, 6, 2, 2), 1),
        (stage("groups", groups=2, double=True), 8, (4,) * 6, 0),
        (stage("groups", size=4), 22, (10, 10, 10), 2),
        (stage("groups", size=4), 48, (24, 24, 24), 0),
        (stage("groups"), 5, (2,) * 5, 1),
        (stage("all_play_all"), 5, (2,) * 5, 1),
        (stage("swiss", rounds=5), 21, (10,) * 5, 1),
        (stage("danese", rounds=2), 20, (10, 10), 0),
        (stage("mitchell", rounds=4), 13, (6, 6, 6, 6), 1),
        (stage("individual", rounds=6), 18, (4,) * 6, 2),
    ],
)
def test_rounds_and_meetings_of_each_format(one, entrants, meetings, resting):
    assert rows([one], entrants=entrants, tables=99) == [(entrants, meetings, resting)]


def test_the_event_of_48_duplas():
    # Groups of 4; winners and the 4 best others to groups again; then knockout by the given crossing.
    plan = [
        stage("groups", groups=12, top=1, others=4),
        stage("groups", groups=4, top=2),
        stage("knockout", third=True, crossing=usual_crossing(4)),
    ]

    first, second, last = meaning(plan, entrants=48, tables=24)

    assert (first.meetings, first.tables, first.minutes) == ((24, 24, 24), 24, 3 * 45 + 2 * 5)
    assert (second.entrants, second.meetings) == (16, (8, 8, 8))
    assert (last.entrants, last.meetings, last.rounds) == (8, (4, 2, 2), 3)


def test_three_mitchell_and_one_danese():
    plan = [stage("mitchell", TURNO, rounds=3), stage("danese", TURNO, rounds=1, carry=1)]

    assert rows(plan, entrants=20, tables=10) == [(20, (10, 10, 10), 0), (20, (10,), 0)]


def test_too_few_tables_make_waves():
    (one,) = meaning([stage("swiss", rounds=2)], entrants=20, tables=4, pause=10)

    assert (one.tables, one.minutes) == (10, 6 * 45 + 5 * 10)


@pytest.mark.parametrize(
    ("format_", "tables", "waves", "freely"),
    [
        # Groups of four keep two mesas each: at five, three groups share the first two.
        ({"key": "groups", "groups": 5}, 5, 9, 6),
        ({"key": "groups", "groups": 5}, 10, 3, 3),
        # Ten tables of a Mitchell at six mesas: four of them are played twice a round.
        ({"key": "mitchell", "rounds": 4}, 6, 8, 7),
        ({"key": "mitchell", "rounds": 4}, 99, 4, 4),
        ({"key": "all_play_all"}, 4, 57, 48),
        ({"key": "teams"}, 7, 18, 13),
        # The next round of a Swiss waits for all results either way.
        ({"key": "swiss", "rounds": 4}, 6, 8, 8),
    ],
)
def test_a_round_lasts_as_long_as_its_slowest_table(format_, tables, waves, freely):
    for pace, expected in ((Pace.ROUND, waves), (Pace.FREE, freely)):
        (one,) = meaning([stage(**format_, pace=pace)], entrants=20, tables=tables)
        assert one.minutes == expected * 45 + (expected - 1) * 5


def second(crossing):
    return [stage("groups", groups=2, top=2), stage("knockout", crossing=read_crossing(crossing))]


@pytest.mark.parametrize(
    ("plan", "entrants", "code"),
    [
        *(([stage(format_, rounds=1)], 1, "too_few_entrants") for format_ in FORMATS),
        ([stage("individual", rounds=1)], 3, "too_few_entrants"),
        ([stage("swiss", rounds=1)], 4097, "too_many_entrants"),
        ([stage("swiss")], 8, "rounds_missing"),
        ([stage("mitchell")], 8, "rounds_missing"),
        ([stage("groups", groups=2, top=5)], 8, "too_many_qualifiers"),
        ([stage("groups", groups=2, top=4, others=1)], 8, "too_many_qualifiers"),
        ([stage("swiss", rounds=2, top=9)], 8, "too_many_qualifiers"),
        ([stage("groups", groups=3)], 8, "groups_too_small"),
        (second("1G1 x 2G3, 1G2 x 2G1"), 8, "crossing_missing_place"),
        (second("1G1 x 2G2"), 8, "crossing_left_out"),
        (
            [
                stage("groups", groups=3, top=2),
                stage("knockout", crossing=usual_crossing(3)),
            ],
            9,
            "pairs_not_full",
        ),
        ([stage("swiss", rounds=2, swiss=SwissOptions(byes=False))], 9, "odd_without_bye"),
        ([stage("mitchell", rounds=2, mitchell=MitchellOptions(missing=None))], 9, "odd_without_bye"),
        ([stage("mitchell", rounds=6)], 12, "mitchell_too_many_rounds"),
    ],
)
def test_what_cannot_be_played_is_refused(plan, entrants, code):
    with pytest.raises(DrawError) as refused:
        meaning(plan, entrants=entrants, tables=10)

    assert refused.value.code == code


def test_no_table_is_refused():
    with pytest.raises(DrawError) as refused:
        meaning([stage("swiss", rounds=1)], entrants=8, tables=0)

    assert refused.value.code == "tables_missing"
