"""Advice: what each plan comes to, and which of them are advised."""

import pytest

from tests.rows import rows
from tournaments.plan.duration import Timing
from tournaments.plan.stage import Play
from tournaments.simulation.advice import AdviceReason, Option, PlanOption, advised, options, shortest
from tournaments.simulation.prospects import OF_TURNOS, Offered, Prospects

TURNO = Play(maos=4, minutes=0)
TIMING = Timing(target=1500)


@rows(
    "code",
    [
        "swiss.5.16.m3.40",
        "swiss.5.16.p1.0",
        "knockout.0.9.p3.45",
        "mixed.4.20.m4.50",
        "all_play_all.0.6.m2.25",
    ],
)
def test_choice_is_read_from_its_code(code):
    assert PlanOption.of(code).code == code


@rows(
    "code",
    [
        "",
        "suico",
        "swiss.5.16",
        "swiss.9.16.p1.0",
        "mitchell.3.16.p1.0",
        "mixed.4.20.m2.0",
        "groups.0.6.p1.0",
        "swiss.5.300.p1.0",
        "swiss.5.16.m0.0",
        "swiss.5.16.p1.0.",
        "swiss.5.١٦.p1.0",
    ],
)
def test_what_cannot_be_offered_is_no_choice(code):
    assert PlanOption.of(code) is None


@rows(
    ("plan", "entrants", "minutes", "jogos"),
    [
        (Offered("knockout"), 16, 4 * 50 + 15, (1, 4)),
        (Offered("knockout"), 13, 4 * 50 + 15, (1, 4)),
        (Offered("all_play_all"), 6, 5 * 50 + 20, (5, 5)),
        (Offered("all_play_all"), 5, 5 * 50 + 20, (4, 4)),
        (Offered("groups"), 16, 6 * 50 + 25, (3, 6)),
        (Offered("swiss", 5), 16, 5 * 50 + 20, (5, 5)),
        (Offered("swiss", 5), 15, 5 * 50 + 20, (4, 5)),
        (Offered("mixed", 4), 16, 4 * 50 + 15, (4, 4)),
        (Offered("mixed", 3), 9, 3 * 50 + 10, (2, 3)),
    ],
)
def test_hours_and_maos_of_a_plan(plan, entrants, minutes, jogos):
    found = options(entrants=entrants, tables=entrants // 2, plays=[TURNO], timing=TIMING)

    (one,) = [one for one in found if one.choice.offered == plan]
    assert (one.minutes, one.maos) == (minutes, (4 * jogos[0], 4 * jogos[1]))


def test_plans_in_victory_points_are_of_turnos_and_the_others_of_the_partidas_of_the_event():
    found = options(entrants=16, tables=8, plays=[Play(partidas=1, minutes=0), TURNO], timing=TIMING)

    assert {bool(one.choice.maos) for one in found} == {True, False}
    for one in found:
        assert bool(one.choice.maos) == (one.choice.offered.name in OF_TURNOS)
        assert one.target == (None if one.choice.maos else 1500)


def option(code, first, minutes, *, maos=12, final=False):
    return Option(PlanOption.of(code), None, minutes, (maos, maos), Prospects(first, first), final)


FAIR = option("danese.5.16.m3.0", 0.45, 210)
SAME = option("danese.4.16.m3.0", 0.46, 200, maos=9)  # as fair in steps of 5 %, with fewer mãos
LONG = option("mitchell.6.16.m3.0", 0.30, 240, maos=18)
FINAL = option("knockout.0.16.p1.0", 0.35, 180, maos=3, final=True)
LATER_FINAL = option("groups.0.16.p1.0", 0.32, 300, maos=9, final=True)
SHORT = option("swiss.3.16.p1.0", 0.20, 150, maos=9)
OTHER_SHORT = option("mixed.3.16.m3.0", 0.25, 150, maos=9)
ALL = [FINAL, SHORT, LATER_FINAL, OTHER_SHORT, LONG, SAME, FAIR]


@rows(
    ("found", "minutes", "chosen"),
    [
        (
            ALL,
            400,
            [(FAIR, AdviceReason.FAIREST), (LONG, AdviceReason.MOST_MAOS), (FINAL, AdviceReason.FINAL)],
        ),
        # Without the long one the fairest has most mãos too; the knockout ends in the fairest final.
        (
            ALL,
            230,
            [(FAIR, AdviceReason.FAIREST), (FINAL, AdviceReason.FINAL), (OTHER_SHORT, AdviceReason.SHORTEST)],
        ),
        (
            [SAME, FAIR, SHORT],
            400,
            [(FAIR, AdviceReason.FAIREST), (SHORT, AdviceReason.SHORTEST), (SAME, AdviceReason.OTHER)],
        ),
        (
            [FINAL, option("swiss.4.16.p1.0", 0.1, 190, maos=2), LATER_FINAL],
            190,
            [
                (FINAL, AdviceReason.FAIREST),
                (option("swiss.4.16.p1.0", 0.1, 190, maos=2), AdviceReason.OTHER_FORMAT),
            ],
        ),
        (ALL, 149, []),
    ],
)
def test_three_plans_are_advised_each_the_first_by_another_measure(found, minutes, chosen):
    assert advised(found, minutes=minutes) == chosen


def test_shortest_of_each_format():
    assert shortest(ALL) == [150, 150, 180, 200, 240, 300]


@pytest.mark.parametrize("tables", [1, 8])
def test_whatever_is_advised_fits(tables):
    found = options(entrants=16, tables=tables, plays=[TURNO], timing=TIMING)
    for minutes in range(0, 1500, 50):
        chosen = [one.option for one in advised(found, minutes=minutes)]
        assert len(chosen) == min(3, sum(one.minutes <= minutes for one in found))
        assert len(set(chosen)) == len(chosen)
        assert all(one.minutes <= minutes for one in chosen)
