"""A ready-made plan keeps the rules of the event: mãos with their VP table, points limit, clock."""

import pytest

from tests.factories import TABLE, director_of, make_club, make_tournament
from tests.tournaments.desk.pages import error_at, text
from tests.tournaments.desk.planned import send, shown
from tournaments.clubs import rule_choice
from tournaments.event import stages
from tournaments.models import Stage
from tournaments.stage_plan import planned
from tournaments.standings.vp import VP_3, VP_4

pytestmark = pytest.mark.django_db


def of_turno(client, maos, **fields):
    """Return an open tournament with a ready-made Italian turno; its director is signed in."""
    club = make_club()
    client.force_login(director_of(club))
    choice = rule_choice.find(club, f"extra-turno-{maos}")
    return make_tournament(club=club, duplas=8, state="open", choice=choice, target=None, **fields)


def of_partidas(client, **fields):
    tournament = make_tournament(duplas=8, state="open", **fields)
    client.force_login(director_of(tournament.club))
    return tournament


def stored():
    return [planned(stage) for stage in Stage.objects.order_by("number")]


@pytest.mark.parametrize(
    ("maos", "minutes", "table", "walkover"), [(3, 40, VP_3, (14, 6)), (4, 50, VP_4, (12, 8))]
)
def test_italian_plan_plays_the_smazzate_of_the_event_with_their_table(
    client, maos, minutes, table, walkover
):
    tournament = of_turno(client, maos)
    data = shown(client, tournament, "mitchell")

    page = text(send(client, tournament, data))
    assert send(client, tournament, data, "gravar").status_code == 302

    for one in stored():
        assert (one.stage.play.maos, one.stage.play.minutes, one.stage.play.vp) == (maos, minutes, table)
        assert (one.scheme.walkover.won, one.scheme.walkover.lost) == walkover
    assert f"VP pela diferença de pontos do turno: tabela de {maos} mãos." in page
    assert f"Cada encontro: uma partida de {maos} mãos, {minutes} min." in page


def test_italian_plan_of_an_event_without_a_turno_proposes_3_smazzate(client):
    tournament = of_partidas(client)

    page = text(send(client, tournament, shown(client, tournament, "mitchell")))

    assert "tabela de 3 mãos" in page
    assert "Cada encontro: uma partida de 3 mãos, 35 min." in page


def test_another_count_brings_another_table_and_its_usual_points(client):
    tournament = of_turno(client, 4)
    assert send(client, tournament, shown(client, tournament, "mitchell"), "gravar").status_code == 302
    data = shown(client, tournament) | {"fase1-count": "3"}

    assert send(client, tournament, data, "gravar").status_code == 302

    first, second = stored()
    assert (first.stage.play.vp, first.scheme.bye, first.scheme.walkover.won) == (VP_3, 14, 14)
    assert (second.stage.play.vp, second.scheme.bye, second.scheme.walkover.won) == (VP_4, 12, 12)


def test_count_without_a_usual_table_asks_for_one(client):
    tournament = of_turno(client, 4)
    data = shown(client, tournament, "mitchell") | {"fase1-count": "5"}

    answer = send(client, tournament, data)

    assert answer.status_code == 422
    assert "Só há tabela usual de VP para turnos de 3 ou de 4 mãos" in error_at(answer, "fase1-scheme")


def test_italian_plan_on_2_smazzate_asks_for_the_table_of_the_event(client):
    tournament = of_turno(client, 2)

    data = shown(client, tournament, "mitchell")

    assert (data["fase1-count"], data["fase1-scheme"], data["fase1-minutes"]) == (2, "own", 25)


def test_table_of_another_count_that_is_stored_stays(client):
    tournament = of_turno(client, 4)
    plan = {"format": "mitchell", "rounds": 2, "maos": 4, "minutes": 50, "points": "vp_3"}
    stages.save_plan(tournament=tournament, plans=[("", plan)], source=TABLE)

    data = shown(client, tournament)
    assert data["fase1-scheme"] == "vp3"
    assert send(client, tournament, data, "gravar").status_code == 302

    assert stored()[0].stage.play.vp == VP_3


@pytest.mark.parametrize("key", ["mitchell", "finali"])
def test_danese_after_a_mitchell_remembers_who_met_and_who_sat_where(client, key):
    tournament = of_turno(client, 3)
    assert send(client, tournament, shown(client, tournament, key), "gravar").status_code == 302

    for stage in Stage.objects.filter(plan__format="danese"):
        options = planned(stage).stage.format.swiss
        assert (options.rematches, options.sides) == (False, True)


@pytest.mark.parametrize(
    ("target", "minutes", "groups", "final"),
    [
        (3000, 45, "até 3.000 pontos, 45 min", "até 2.000 pontos, 30 min"),
        (3000, 0, "até 3.000 pontos", "até 2.000 pontos"),
        (1500, 40, "até 1.500 pontos, 40 min", "até 1.500 pontos, 40 min"),
    ],
)
def test_plan_of_groups_keeps_limit_and_clock_and_may_shorten_its_final(
    client, target, minutes, groups, final
):
    tournament = of_partidas(client, target=target, minutes=minutes, partidas=1)
    data = shown(client, tournament, "dois-grupos", entrants="48", mesas="24")

    assert send(client, tournament, data, "gravar").status_code == 302

    assert Stage.objects.count() == 3
    page = text(send(client, tournament, shown(client, tournament, entrants="48", mesas="24")))
    assert page.count(f"Cada encontro: uma partida {groups}.") == (3 if groups == final else 2)
    assert f"Cada encontro: uma partida {final}." in page


def test_event_without_a_clock_has_none_in_its_plan(client):
    tournament = of_partidas(client, minutes=0)

    page = text(send(client, tournament, shown(client, tournament, "eliminatoria")))
    assert send(client, tournament, shown(client, tournament), "gravar").status_code == 302

    assert stored()[0].stage.play.minutes == 0
    assert "Sem relógio: na mesa mais lenta cerca de" in page


def test_stage_that_is_added_is_played_by_the_rules_of_the_event(client):
    tournament = of_turno(client, 4)

    answer = send(client, tournament, shown(client, tournament, "mitchell"), "incluir")

    added = answer.context["draft"].forms[-1]
    assert [added[name].value() for name in ("unit", "count", "minutes")] == ["maos", 4, 50]


def test_table_pasted_from_a_page_is_read_and_comes_back_as_it_is_typed(client):
    tournament = of_turno(client, 2)
    table = "Differenza | Vincente | Perdente\n0 – 1.000 | 10 | 10\noltre 1.000 | 20 | 0"
    data = shown(client, tournament, "mitchell") | {"fase1-table": table, "fase2-table": table}

    assert send(client, tournament, data, "gravar").status_code == 302

    assert shown(client, tournament)["fase1-table"] == "0-1000 10-10\n1005- 20-0"
