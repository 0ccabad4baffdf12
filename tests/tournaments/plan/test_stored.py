"""A stored plan: it round-trips, omits the tournament's defaults, and an error names its field."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rows import rows
from tournaments.errors import TournamentError
from tournaments.pairing.bracket.knockout import LastRound
from tournaments.pairing.bracket.seeding import GroupPlace
from tournaments.pairing.schedule.groups import Method
from tournaments.pairing.swiss import danese
from tournaments.pairing.swiss.field import Order, SwissOptions
from tournaments.plan.fields import (
    CAMPAIGN,
    CARRY,
    CROSSING,
    LATE_UNTIL,
    MISSED,
    OTHERS,
    PACE,
    SIDE_OF,
    TOP,
    AtZero,
    Missed,
    Pace,
)
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.plan.formats.knockout import Knockout
from tournaments.plan.formats.mitchell import Lists
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import LOTS_ALONE, Defaults, Planned, read, write
from tournaments.standings.criteria import By, Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.ranking import BRAZIL_ORDER, ITALY_ORDER
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, Given, Scheme
from tournaments.standings.team_meetings import Counts
from tournaments.standings.vp import VP_3, VP_4, VpTable
from tournaments.standings.vp_text import read_vp_table
from tournaments.wording.refusals.errors import sentence

numbers = st.integers(0, 100) | st.fractions(0, 20, max_denominator=12)
givens = st.builds(Given, numbers, numbers, numbers)
by_margin = st.builds(Given, numbers, numbers, numbers, numbers, numbers)
own_table = read_vp_table("0-40 10-10\n45-90 12-8\n95+ 20-0")
schemes = st.builds(
    Scheme,
    played=givens
    | st.builds(Given, numbers, numbers, numbers, numbers, numbers)
    | st.sampled_from([VP_3, VP_4, own_table]),
    walkover=givens,
    bye=numbers,
    both_absent=numbers,
    abandoned=st.none() | givens,
    walkover_partidas=st.integers(0, 3),
    bye_made=st.integers(0, 500),
)
criteria = st.sampled_from(
    [By(one) for one in Measure if one not in {Measure.CANASTRAS, Measure.PLAYOFF}]
) | st.builds(By, st.just(Measure.CANASTRAS), st.sampled_from(["clean", "dirty", "real"]))
places = st.builds(GroupPlace, st.integers(1, 9), st.integers(0, 9))
orders = st.sampled_from(Order)
rounds = st.none() | st.integers(1, 40)
# Settings of each format, by name of the field.
settings = {
    "knockout": {
        "third": st.booleans(),
        "consolation": st.booleans(),
        "last_round": st.sampled_from(LastRound),
    },
    "double": {"reset": st.booleans()},
    "groups": {
        "groups": st.none() | st.integers(1, 64),
        "size": st.none() | st.integers(3, 12),
        "method": st.sampled_from(Method),
        "double": st.booleans(),
    },
    "all_play_all": {"double": st.booleans()},
    "swiss": {
        "random": st.booleans(),
        "rounds": rounds,
        "swiss.first": orders,
        "swiss.order": orders,
        "swiss.byes": st.booleans(),
    },
    "danese": {"rounds": rounds, "swiss.first": orders, "swiss.rematches": st.booleans()},
    "mitchell": {
        "rounds": rounds,
        "mitchell.step": st.integers(1, 5),
        "mitchell.missing": st.sampled_from(["a", "b", None]),
        "mitchell.sections": st.integers(1, 8),
        "lists": st.sampled_from(Lists),
    },
    "individual": {"rounds": rounds},
    "teams": {"double": st.booleans(), "counts": st.sampled_from(Counts)},
}
of_stage = {
    TOP: st.none() | st.integers(1, 16),
    OTHERS: st.integers(0, 16),
    CROSSING: st.lists(st.tuples(places, places), max_size=4).map(tuple),
    CARRY: st.fractions(0, 1, max_denominator=10),
    MISSED: st.sampled_from(Missed),
    SIDE_OF: st.none() | st.integers(1, 5),
    CAMPAIGN: st.booleans(),
    LATE_UNTIL: st.none() | st.integers(0, 9),
    PACE: st.sampled_from(Pace),
}
moments = st.sets(st.integers(1, 600), max_size=6).map(lambda said: tuple(sorted(said, reverse=True)))
clocks = {"minutes": st.integers(0, 300), "announced": moments, "at_zero": st.sampled_from(AtZero)}
plays = st.builds(Play, maos=st.integers(1, 9), **clocks) | st.builds(
    Play, partidas=st.integers(1, 9), **clocks
)


@st.composite
def stages(draw):
    format_ = FORMATS[draw(st.sampled_from(sorted(settings)))]
    chosen = {name: draw(values) for name, values in settings[format_.key].items()}
    more = {field.name: draw(of_stage[field]) for field in format_.stage_fields if field in of_stage}
    return StagePlan(format=with_settings(format_(), chosen), play=draw(plays), **more)


orders_of_criteria = st.lists(criteria, min_size=1, unique=True).filter(
    lambda order: tuple(order) != LOTS_ALONE
)


@given(stages(), schemes, orders_of_criteria, st.sampled_from(Fair))
def test_plan_comes_back_from_json_as_it_was(stage, scheme, order, fair):
    fair = fair if stage.format.is_grouped else Fair.AVERAGE
    vp = scheme.played if isinstance(scheme.played, VpTable) else None
    stage = replace(stage, play=replace(stage.play, vp=vp))

    stored = json.loads(json.dumps(write(stage, scheme, order, fair)))

    other = Defaults(partidas=7, minutes=99, third=True, at_zero=AtZero.NOTHING)
    assert read(stored, defaults=other) == Planned(stage, scheme, tuple(order), fair)


def test_format_alone_is_a_plan_and_the_rest_is_the_tournaments():
    planned = read({"format": "knockout"}, defaults=Defaults(partidas=5, minutes=50, third=True))

    assert planned.stage == StagePlan(
        format=Knockout(third=True), play=Play(partidas=5, minutes=50), carry=Fraction(0), pace=Pace.FREE
    )
    assert (planned.scheme, planned.order, planned.fair) == (BRAZIL, BRAZIL_ORDER, Fair.AVERAGE)


@pytest.mark.parametrize("key", sorted(FORMATS.keys() - {"knockout"}))
def test_third_place_of_the_tournament_is_for_a_knockout_only(key):
    assert read({"format": key}, defaults=Defaults(third=True)).stage.format == FORMATS[key]()


@pytest.mark.parametrize(
    ("points", "scheme", "order"),
    [
        ("brazil", BRAZIL, BRAZIL_ORDER),
        ("vp_3", ITALY_3, ITALY_ORDER),
        ("vp_4", ITALY_4, ITALY_ORDER),
        ({"played": "vp_4", "bye": 15}, replace(ITALY_4, bye=15), ITALY_ORDER),
        ({"played": {"won": 3, "level": 1, "lost": 0}}, replace(BRAZIL, played=Given(3, 0, 1)), BRAZIL_ORDER),
        (
            {"played": "0-40 10-10\n45-90 12-8\n95+ 20-0", "walkover": {"won": 12, "lost": "1/2"}, "bye": 11},
            Scheme(played=own_table, walkover=Given(12, Fraction(1, 2)), bye=11),
            ITALY_ORDER,
        ),
    ],
)
def test_points_by_name_by_outcome_or_by_a_typed_table(points, scheme, order):
    planned = read({"format": "swiss", "rounds": 4, "maos": 4, "points": points})

    assert (planned.scheme, planned.order) == (scheme, order)
    assert planned.stage.play.vp == (scheme.played if isinstance(scheme.played, VpTable) else None)


def test_table_is_copied_into_the_plan_row_by_row():
    planned = read({"format": "danese", "rounds": 1, "points": "vp_4"})

    stored = write(planned.stage, planned.scheme, planned.order)

    assert stored["points"]["played"]["rows"][0] == [0, 100, 10, 10]
    assert stored["points"]["played"]["rows"][-1] == [2005, None, 20, 0]


def test_stage_with_another_table_than_its_scheme_is_a_bug():
    with pytest.raises(ValueError, match="table of the turno"):
        write(StagePlan(format=FORMATS["swiss"](), play=Play(maos=3, minutes=30, vp=VP_3)), ITALY_4)


TABLE = {"walkover": {"won": 12, "lost": 8}, "bye": 12}


@rows(
    ("wrong", "code", "field"),
    [
        ({"format": None}, "plan_missing", "format"),
        ({"format": "swis"}, "plan_value", "format"),
        ({"format": ["swiss"]}, "plan_value", "format"),
        ({"round": 3}, "plan_field", "round"),
        ({"format": "knockout", "rounds": 3}, "plan_field", "rounds"),
        ({"groups": 2}, "plan_field", "groups"),
        ({"format": "knockout", "late_until": 1}, "plan_field", "late_until"),
        ({"format": "individual", "crossing": ["1G1 x 1G2"]}, "plan_field", "crossing"),
        ({"mitchell": {"step": 1}}, "plan_field", "mitchell"),
        ({"late_until": -1}, "late_until_invalid", "late_until"),
        ({"at_zero": "sometimes"}, "plan_value", "at_zero"),
        ({"announced": [0]}, "plan_value", "announced"),
        ({"announced": ["5"]}, "plan_value", "announced"),
        ({"announced": [1, 2, 3, 4, 5, 6, 7]}, "plan_value", "announced"),
        ({"rounds": 0}, "plan_value", "rounds"),
        ({"rounds": "3"}, "plan_value", "rounds"),
        ({"rounds": True}, "plan_value", "rounds"),
        ({"rounds": 10**9}, "plan_value", "rounds"),
        ({"format": "groups", "groups": 0}, "plan_value", "groups"),
        ({"format": "groups", "size": 2}, "plan_value", "size"),
        ({"format": "groups", "method": "x"}, "plan_value", "method"),
        ({"format": "all_play_all", "double": "yes"}, "plan_value", "double"),
        ({"maos": 3, "partidas": 1}, "plan_play", "maos"),
        ({"carry": "3/2"}, "plan_value", "carry"),
        ({"carry": "1/0"}, "plan_value", "carry"),
        ({"carry": 0.5}, "plan_value", "carry"),
        ({"crossing": "1G1 x"}, "crossing_unreadable", "crossing"),
        ({"crossing": [1]}, "plan_value", "crossing"),
        ({"swiss": {"order": "x"}}, "plan_value", "swiss.order"),
        ({"swiss": {"x": 1}}, "plan_field", "swiss.x"),
        ({"swiss": []}, "plan_value", "swiss"),
        ({"format": "mitchell", "mitchell": {"missing": "c"}}, "plan_value", "mitchell.missing"),
        ({"format": "mitchell", "mitchell": {"step": 0}}, "plan_value", "mitchell.step"),
        ({"order": []}, "plan_value", "order"),
        ({"order": ["goals"]}, "plan_value", "order"),
        ({"order": ["canastras"]}, "plan_value", "order"),
        ({"order": ["made:clean"]}, "plan_value", "order"),
        ({"order": ["made", "lots", "made"]}, "plan_order_twice", "order"),
        ({"format": "groups", "fair": "x"}, "plan_value", "fair"),
        ({"points": "vp_5"}, "plan_value", "points"),
        ({"points": {"goals": 1}}, "plan_field", "points.goals"),
        ({"points": {"bye": -1}}, "plan_value", "points.bye"),
        ({"points": {"played": {"won": 3}}}, "plan_missing", "points.played.lost"),
        (
            {"points": {"walkover": {"won": 1, "lost": 0, "narrow_won": 1}}},
            "plan_field",
            "points.walkover.narrow_won",
        ),
        ({"points": {"walkover": 3}}, "plan_value", "points.walkover"),
        ({"points": {"played": "0+ 10-10"}}, "plan_missing", "points.walkover"),
        ({"points": {"played": "x", **TABLE}}, "vp_unreadable", "points.played"),
        ({"points": {"played": "5+ 10-10", **TABLE}}, "vp_start", "points.played"),
        ({"points": {"played": "0-50 10-10\n60+ 11-9", **TABLE}}, "vp_hole", "points.played"),
        ({"points": {"played": {"rows": [[0, 50, 10, 10]]}, **TABLE}}, "vp_no_cap", "points.played"),
        ({"points": {"played": {"rows": [[0, 50, 10]]}, **TABLE}}, "plan_value", "points.played.rows"),
        ({"points": {"played": {"rows": [[0, None, "a", 10]]}, **TABLE}}, "plan_value", "points.played.rows"),
        ({"points": {"played": {"rows": 3}, **TABLE}}, "plan_value", "points.played.rows"),
    ],
)
def test_what_cannot_be_read_names_its_field(wrong, code, field):
    with pytest.raises(TournamentError) as refused:
        read({"format": "swiss", **wrong})

    assert (refused.value.code, refused.value.field) == (code, field)
    assert sentence(code, refused.value.params)


def test_danese_that_says_no_more_is_the_usual_one():
    assert read({"format": "danese", "rounds": 1}).stage.format.swiss == danese.RULES
    assert read({"format": "swiss", "rounds": 1}).stage.format.swiss == SwissOptions()
