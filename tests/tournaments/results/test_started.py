"""With the pace by round, a bye or W.O. of a posted round counts once this round starts."""

import pytest

from tests.factories import TABLE, go_on, make_stages, play_open
from tournaments.entries import changes
from tournaments.event import rounds
from tournaments.models import Confronto, Dupla, Round
from tournaments.outcomes import decisions
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
ALL = {"format": "all_play_all", "pace": "round"}
SCHEDULES = [
    ALL,
    {"format": "groups", "groups": 2, "pace": "round"},
    {"format": "mitchell", "rounds": 3, "pace": "round"},
    {"format": "individual", "rounds": 3, "pace": "round"},
]


def begin(plan, duplas):
    entrants = "players" if plan["format"] == "individual" else "duplas"
    (stage,) = make_stages(plan, duplas=duplas, entrants=entrants)
    rounds.post(round=Round.objects.filter(stage=stage).first(), source=TABLE)
    return stage


def counted(stage):
    """Return the rounds counted in the current standings and in the published ones."""
    rows = results_of(stage).standing()
    (told,) = snapshot(stage.tournament)["stages"]
    published = sum(row["meetings"] for table in told["standings"] for row in table["rows"])
    assert published == sum(len(row.line.shares) for row in rows)
    return {share.round for row in rows for share in row.line.shares}


@pytest.mark.parametrize("plan", SCHEDULES, ids=lambda plan: plan["format"])
def test_bye_counts_when_its_round_starts(plan):
    stage = begin(plan, 7 if plan["format"] == "groups" else 5)
    byes = set(Confronto.objects.filter(stage=stage, bye_b=True).values_list("round", flat=True))
    assert {1, 2} <= byes
    assert counted(stage) == set()

    go_on(stage)
    assert counted(stage) == {1}
    play_open(stage)
    assert counted(stage) == {1}
    go_on(stage)
    assert counted(stage) == {1, 2}


def test_swiss_bye_counts_when_its_round_starts_and_is_known_to_the_draw():
    (stage,) = make_stages({"format": "swiss", "rounds": 3, "pace": "round"}, duplas=5)
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    assert counted(stage) == set()
    rests = Confronto.objects.get(stage=stage, bye_b=True).dupla_a

    second = rounds.draw_round(stage=stage, override="Sorteio adiantado", source=TABLE)

    assert Confronto.objects.get(stage=stage, round=second.number, bye_b=True).dupla_a != rests
    rounds.start(round=Round.objects.get(stage=stage, number=1), source=TABLE)
    assert counted(stage) == {1}


def test_walkover_of_who_left_counts_round_by_round():
    stage = begin(ALL, 6)
    go_on(stage)
    left = Dupla.objects.filter(tournament=stage.tournament).first()
    changes.withdraw(dupla=left, justified=True, reason="Viajou", source=TABLE)
    given = Confronto.objects.filter(stage=stage, status="walkover")
    assert given.count() == 5

    assert counted(stage) == {1}
    play_open(stage)
    go_on(stage)
    assert counted(stage) == {1, 2}


def test_round_that_has_all_its_results_closes_in_its_turn():
    stage = begin(ALL, 4)
    go_on(stage)
    for row in Confronto.objects.filter(stage=stage, round=2):
        decisions.walkover(confronto=row, winner="A", reason="Combinado", source=TABLE)

    assert Round.objects.get(stage=stage, number=2).state == Round.State.POSTED
    assert counted(stage) == set()
    play_open(stage)

    assert Round.objects.get(stage=stage, number=2).state == Round.State.CLOSED
    assert counted(stage) == {1, 2}
    assert go_on(stage)
    assert Round.objects.get(stage=stage, number=3).state == Round.State.PLAYING


def test_freely_what_is_posted_counts():
    (stage,) = make_stages({**ALL, "pace": "free"}, duplas=5)

    assert counted(stage) == {1, 2, 3, 4, 5}
