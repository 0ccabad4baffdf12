"""The last rounds of a knockout may have another length: planned, shown, and used when the jogos open."""

import pytest

from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_stage,
)
from tests.tournaments.desk.pages import error_at, text
from tests.tournaments.desk.planned import send, shown
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw
from tournaments.models import Stage
from tournaments.publication.snapshot import snapshot
from tournaments.wording.play import told_format

pytestmark = pytest.mark.django_db
FINAL = {"final_count": "3", "final_target": "3000", "final_minutes": "90", "semi_target": "2000"}


@pytest.fixture
def tournament(client):
    """Return an open tournament of eight duplas, partida to 1,500 points; the director is signed in."""
    tournament = make_tournament(duplas=8, state="open", partidas=1, target=1500, minutes=40, mesas=4)
    client.force_login(director_of(tournament.club))
    return tournament


def with_final(client, tournament, **typed):
    data = shown(client, tournament, "eliminatoria", entrants="8", mesas="4")
    return data | {f"fase1-{name}": value for name, value in {**FINAL, **typed}.items()}


def test_lengths_are_stored_and_come_back(client, tournament):
    assert send(client, tournament, with_final(client, tournament), "gravar").status_code == 302

    plan = Stage.objects.get().plan
    assert {name: str(plan[name]) for name in FINAL} == FINAL
    assert plan["semi_count"] is plan["quarter_minutes"] is None
    again = shown(client, tournament, entrants="8", mesas="4")
    assert {name: str(again[f"fase1-{name}"]) for name in FINAL} == FINAL
    page = text(send(client, tournament, again))
    assert (
        "Cada encontro: uma partida até 1.500 pontos, 40 min; na final: melhor de 3 partidas até 3.000 pontos, 90 min;"
        " nas semifinais: uma partida até 2.000 pontos, 40 min." in page
    )
    assert "Tempo: 3 h 00." in page


def test_jogos_of_each_round_are_opened_with_its_length(client, tournament):
    assert send(client, tournament, with_final(client, tournament), "gravar").status_code == 302
    bracket_draw.draw_knockout(tournament=tournament, seed=7)
    tournament.refresh_from_db()
    states.start(tournament=tournament, source=TABLE)

    lengths = []
    while jogos := jogos_being_played(tournament):
        lengths.append({(jogo.options["target"], jogo.partidas) for jogo in jogos})
        for jogo in jogos:
            play_jogo(jogo)

    assert lengths == [{(1500, 1)}, {(2000, 1)}, {(3000, 3)}]


def test_document_tells_the_lengths(client, tournament):
    assert send(client, tournament, with_final(client, tournament), "gravar").status_code == 302

    document = snapshot(tournament)

    (stage,) = document["stages"]
    told = [(one["left"], one["partidas"], one["target"]) for one in stage["lengths"]]
    assert told == [(2, 3, 3000), (4, 1, 2000)]
    assert "na final: melhor de 3 partidas" in told_format(document["tournament"], stage)


def test_limit_that_the_rules_do_not_have_is_refused_at_its_field(client, tournament):
    answer = send(client, tournament, with_final(client, tournament, final_target="1501"), "gravar")

    assert answer.status_code == 422
    assert "termina em 0" in error_at(answer, "fase1-final_target")


@pytest.mark.parametrize(
    "before", [[], [{"format": "groups", "groups": 4, "top": 4, "partidas": 1}]], ids=["", "after"]
)
def test_any_round_has_a_length_by_its_distance_from_the_final_and_so_has_third_place(before):
    bracket = {"format": "knockout", "third": True, "partidas": 1, "target": 700, "final_target": 2000}
    bracket |= {"round_of_16_target": 800, "semi_target": 900, "third_target": 1000, "third_minutes": 20}
    *_, stage = make_stages(*before, bracket, duplas=16, mesas=20)
    if before:
        play_stage(Stage.objects.get(number=1))
        stages.begin_stage(stage=stage, source=TABLE)

    assert lengths_played(stage) == {
        (800, "main"),
        (700, "main"),
        (900, "main"),
        (2000, "main"),
        (1000, "third"),
    }
    (*_, told) = snapshot(stage.tournament)["stages"]
    said = told_format(snapshot(stage.tournament)["tournament"], told)
    assert "nas oitavas de final: uma partida até 800 pontos" in said
    assert "na disputa de 3º lugar: uma partida até 1.000 pontos, 20 min" in said


def test_third_place_is_as_the_final_where_nothing_else_is_said():
    bracket = {"format": "knockout", "third": True, "partidas": 1, "target": 700, "final_target": 2000}
    (stage,) = make_stages(bracket, duplas=4)
    assert lengths_played(stage) == {(700, "main"), (2000, "main"), (2000, "third")}


def test_final_of_a_double_elimination_has_a_length_also_where_it_is_played_again():
    plan = {"format": "double", "reset": True, "partidas": 1, "target": 700, "final_target": 2000}
    (stage,) = make_stages(plan, duplas=4)
    assert lengths_played(stage, winner="B") == {
        (700, "main"),
        (700, "losers"),
        (2000, "final"),
        (2000, "reset"),
    }


def lengths_played(stage, winner="A"):
    """Play a bracket. Return the limit and the kind of each jogo."""
    found = set()
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            found.add((jogo.options["target"], jogo.confronto.kind))
            play_jogo(jogo, winner)
    return found
