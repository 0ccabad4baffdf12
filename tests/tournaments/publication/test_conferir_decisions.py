"""The recount includes the director's decisions: assigned results, penalties, absences."""

import json

import pytest

from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    record,
)
from tests.remembered import remembered
from tests.tournaments import formats
from tests.tournaments.desk.staged import planned, play_round, posted, stage_of
from tests.tournaments.individual import event, tables_of
from tests.tournaments.publication.counting import agrees, more, seven_at_mesas, wrong
from tests.tournaments.settling import VERBS
from tournaments.clubs.members import add_player
from tournaments.entries.changes import enter_late
from tournaments.event import rounds, states
from tournaments.models import Confronto, Stage
from tournaments.outcomes import decisions, penalties

pytestmark = pytest.mark.django_db
WORTH = {
    "played": {"won": 3, "level": 1, "lost": 1},
    "walkover": {"won": 3, "lost": 0},
    "bye": 2,
    "bye_made": 50,
    "both_absent": "1/3",
    "abandoned": {"won": 2, "lost": 1},
}
SWISS = formats.SWISS | {"partidas": 1, "target": 1500, "points": WORTH}
WHY = {"reason": "não veio", "source": TABLE}


@remembered
def _five():
    (stage,) = make_stages(SWISS, duplas=5)
    go_on(stage)
    played, begun = jogos_being_played(stage.tournament)
    play_jogo(played)
    record(begun)
    return stage


@pytest.fixture
def stage():
    return _five()


def _confronto(stage):
    return Confronto.objects.get(stage=stage, status="")


def _told(document, status):
    return next(
        one
        for each in document["stages"][0]["rounds"]
        for one in each["confrontos"]
        if one["status"] == status
    )


def _row(document, number):
    rows = document["stages"][0]["standings"][0]["rows"]
    return next(row for row in rows if row["dupla"] == number)


def _line_of(folder, jogo):
    facts = [json.loads(one) for one in (folder / "facts").read_text().splitlines()]
    return [one["id"] for one in facts].index(jogo)


@pytest.mark.parametrize("status", VERBS)
def test_meeting_that_the_director_gave_is_counted_and_its_cards_are(client, tmp_path, stage, status):
    VERBS[status](_confronto(stage))
    document = agrees(client, stage.tournament, tmp_path)
    told = _told(document, status)
    at = f"stage 1 round 1 [{told['slots']['A']['dupla']}]"

    assert wrong(tmp_path, "revision", lambda told: more(_told(told, status)["points"], 0)) == [at]
    if status not in {"both_absent", "director"}:  # no winner, or the result has no effect
        assert at in wrong(
            tmp_path,
            "revision",
            lambda told: _told(told, status).update(winner="A" * (status != "abandoned")),
        )
    if status == "director":
        assert at in wrong(tmp_path, "revision", lambda told: _told(told, status).update(given=[2, "1/3"]))

    jogo = told["jogo"]["id"]

    def facts(line):
        more(line["facts"]["partidas"][0]["maos"][0]["totals"], "A")

    assert wrong(tmp_path, "facts", facts, _line_of(tmp_path, jogo)) == [f"jogo {jogo} seal of its facts"]
    totals = wrong(
        tmp_path,
        "revision",
        lambda told: more(_told(told, status)["jogo"]["partidas"][0]["totals"], "A"),
    )
    assert totals[0] == f"jogo {jogo} 1"


def test_average_of_the_others_is_in_the_sum(client, tmp_path, stage):
    play_open(stage)
    rounds.draw_round(stage=stage, seed=3, source=TABLE)
    go_on(stage)
    VERBS["average"](_confronto_of(stage, 2))
    play_open(stage)

    document = agrees(client, stage.tournament, tmp_path)

    averaged = _told(document, "average")["slots"]["B"]["dupla"]
    assert _row(document, averaged)["besides"] != [0, 0, 0]
    said = wrong(tmp_path, "revision", lambda told: more(_row(told, averaged)["besides"], 1))
    assert said[0].startswith(f"stage 1 [{averaged}] sum")


def _confronto_of(stage, number):
    return Confronto.objects.filter(stage=stage, round=number, status="").order_by("position").first()


def test_points_made_for_a_bye_are_in_the_sum(client, tmp_path, stage):
    document = agrees(client, stage.tournament, tmp_path)

    rests = _told(document, "bye")["slots"]["A"]["dupla"]
    assert _row(document, rests)["made"] == [50, 0]


PUNISHED = {
    "warning": lambda it: more(it, "amount"),
    "vp": lambda it: more(it, "amount"),
    "mp": lambda it: more(it, "amount"),
    "loss": lambda it: more(it, "amount"),
    "disqualification": lambda it: more(it, "amount"),
}


@pytest.mark.parametrize("sanction", PUNISHED)
def test_penalties_are_counted_and_an_altered_one_is_found(client, tmp_path, stage, sanction):
    dupla = Confronto.objects.get(stage=stage, status="played").winner
    penalties.penalise(
        stage=stage, dupla=dupla, round=1, sanction=sanction, amount=1, reason="atraso", source=TABLE
    )
    document = agrees(client, stage.tournament, tmp_path)
    (penalty,) = _row(document, dupla.number)["penalties"]
    assert penalty["sanction"] == sanction

    said = wrong(
        tmp_path,
        "revision",
        lambda told: PUNISHED[sanction](_row(told, dupla.number)["penalties"][0]),
    )
    assert [one.startswith(f"stage 1 [{dupla.number}] sum") for one in said] == [True]


def test_two_penalties_of_one_round_take_the_meeting_once(client, tmp_path, stage):
    dupla = Confronto.objects.get(stage=stage, status="played").winner
    for sanction in ("loss", "loss", "warning", "vp"):
        penalties.penalise(
            stage=stage, dupla=dupla, round=1, sanction=sanction, amount=1, reason="atraso", source=TABLE
        )

    document = agrees(client, stage.tournament, tmp_path)

    row = _row(document, dupla.number)
    assert (row["points"], row["besides"]) == (-1, [-3, 0, 0])
    said = wrong(tmp_path, "revision", lambda told: more(_row(told, dupla.number)["besides"], 0))
    assert [one.startswith(f"stage 1 [{dupla.number}] sum") for one in said] == [True]


def test_who_was_not_there_and_who_rests_for_it_are_counted(client, tmp_path):
    stage = event(8, 2, points=WORTH)
    go_on(stage)
    table = tables_of(stage)[0]
    decisions.absent(confronto=table, players=table.people[:1], **WHY)
    play_open(stage)
    document = agrees(client, stage.tournament, tmp_path)

    alone = document["stages"][0]["rounds"][0]["alone"]
    assert sorted((one["status"], *one["points"]) for one in alone) == [("absent", 0), *[("bye", 2)] * 3]
    for at, one in enumerate(alone):
        (said,) = wrong(tmp_path, "revision", lambda told, at=at: more(_alone(told)[at]["points"], 0))
        assert said == f"stage 1 round 1 [{one['slots']['A']['dupla']}]"


def _alone(document):
    return document["stages"][0]["rounds"][0]["alone"]


def test_mesa_of_several_that_somebody_leaves_is_counted(client, tmp_path):
    stage = seven_at_mesas()
    four, three = Confronto.objects.filter(stage=stage, round=1).order_by("position")
    decisions.absent(confronto=four, players=four.people[:1], **WHY)
    decisions.absent(confronto=three, players=three.people[1:], **WHY)
    play_open(stage)

    document = agrees(client, stage.tournament, tmp_path)

    assert sorted(one["status"] for one in _alone(document)) == ["absent", "absent", "absent", "bye"]


@pytest.mark.parametrize("missed", ["nothing", "bye", "walkover"])
def test_rounds_that_somebody_missed_are_counted(client, tmp_path, missed):
    plan = {"format": "swiss", "rounds": 4, "partidas": 1, "late_until": 3, "points": WORTH, "missed": missed}
    tournament = planned(plan, duplas=6)
    states.start(tournament=tournament, source=TABLE)
    stage = stage_of(tournament)
    play_round(posted(tournament))
    first, second = (add_player(club=tournament.club, name=name) for name in ("Nilo Vale", "Rui Vale"))
    enter_late(stage=stage, first=first, second=second, source=TABLE)

    document = agrees(client, tournament, tmp_path)

    assert len(document["stages"][0]["rounds"][0].get("alone", [])) == (missed != "nothing")


BEATS = {(1, 2): 1, (1, 3): 3, (2, 3): 2, (2, 4): 2, (3, 4): 4}


def test_who_won_against_each_other_goes_before_what_was_made(client, tmp_path):
    order = ["points", "direct", "made", "lots"]
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1, "order": order}, duplas=4)
    while rows := Confronto.objects.filter(stage=stage, status="", jogo__isnull=False).with_sides(
        "jogo", "stage"
    ):
        for row in rows:
            numbers = row.dupla_a.number, row.dupla_b.number
            wins = BEATS.get(tuple(sorted(numbers)))
            if wins is None:
                decisions.walkover(confronto=row, winner="AB"[numbers.index(1)], **WHY)
            else:
                play_jogo(row.jogo, "AB"[numbers.index(wins)])
        go_on(Stage.objects.get(pk=stage.pk))
    document = agrees(client, stage.tournament, tmp_path)

    first, second, *_ = document["stages"][0]["standings"][0]["rows"]
    assert (first["dupla"], second["dupla"], first["above"]["by"]) == (1, 2, "direct")
    assert first["made"][0] < second["made"][0]
