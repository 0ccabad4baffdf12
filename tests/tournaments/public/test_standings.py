"""The standings tables of a stage: the reason for each place, who advances, and the champion in the lists."""

import re

import pytest
from django.urls import reverse

from tests.factories import TABLE, catch_up, make_stages, make_tournament, play_jogo, play_open, play_stage
from tests.tournaments.public.pages import text, url, whole
from tests.tournaments.public.staged import DOUBLE, GROUPS, KNOCKOUT, page, posted, swiss
from tournaments.entries import leaving
from tournaments.event import stages
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Stage
from tournaments.outcomes import decisions, penalties
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db


def test_a_double_elimination_says_who_went_further(client):
    (stage,) = make_stages(DOUBLE, duplas=4)
    play_open(stage)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "Repescagem, 2ª rodada" in shown
    assert shown.count("Foi mais longe na chave do que a próxima.") == 3
    assert "Dupla campeã" in shown


def test_each_row_says_why_it_stands_above_the_next(client):
    stage = swiss(4, points="vp_3", order=["points", "made", "lots"])
    one, two = posted(stage)
    play_jogo(one.jogo)
    play_jogo(two.jogo)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "Lugar Dupla VP MP Jogos" in shown
    assert "Igual à próxima em todos os critérios: fica na frente por sorteio." in shown
    assert re.search(r"Fica à frente da próxima por VP: \d+ a \d+\.", shown)


def test_penalties_and_who_left_are_said_in_their_row(client):
    stage = swiss()
    posted(stage)
    play_open(stage)
    first, second = stage.tournament.dupla_set.order_by("number")[:2]
    penalties.penalise(
        stage=stage, dupla=first, round=1, sanction="vp", amount=2, reason="atraso", source=TABLE
    )
    leaving.withdraw(dupla=second, justified=True, reason="viagem", source=TABLE)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "perda de pontos de classificação: −2 (1ª rodada: atraso)" in shown
    assert "saiu depois da 1ª rodada" in shown
    assert "Saiu do torneio depois da 1ª rodada." in page(client, stage, q=second.name)


def test_groups_have_their_tables_and_who_goes_on_is_marked_and_compared(client):
    first, second = make_stages(GROUPS | {"others": 0, "top": 2}, KNOCKOUT, duplas=6)
    play_stage(first)
    stages.begin_stage(stage=second, source=TABLE)
    catch_up(first.tournament)

    shown = page(client, first, fase=1)

    assert shown.count("classificada") == 4
    assert "Grupo 1" in shown
    assert "Grupo 2" in shown
    assert "Passam as 2 primeiras de cada grupo." in shown
    assert "Semifinais" in page(client, first)  # the stage being played comes first


def test_nobody_is_marked_as_qualified_where_all_go_on_who_have_not_left(client):
    first, second = make_stages(GROUPS | {"others": 0, "top": 3}, KNOCKOUT, duplas=6)
    play_stage(first, close=False)
    leaving.withdraw(dupla=first.tournament.dupla_set.first(), justified=True, reason="viagem", source=TABLE)
    stages.close_stage(stage=first, source=TABLE)
    stages.begin_stage(stage=second, source=TABLE)
    catch_up(first.tournament)

    assert "classificada" not in page(client, first, fase=1)


def test_the_best_of_the_next_place_are_compared_in_the_open(client):
    plan = GROUPS | {"groups": 3, "top": 1, "others": 1}
    first, _ = make_stages(plan, KNOCKOUT, duplas=9)
    play_stage(first)
    catch_up(first.tournament)

    shown = page(client, first, fase=1)

    assert "Passa a primeira de cada grupo e a melhor 2ª colocada." in shown
    assert "As melhores entre os grupos" in shown
    assert "Comparadas pela média por jogo" in shown
    assert shown.count(" passa ") == 1


@pytest.mark.both_databases("JSON lookups in a published document")
def test_a_list_shows_the_champion_of_the_last_stage(client):
    first, second = make_stages(GROUPS, KNOCKOUT, duplas=6)
    play_stage(first)
    second = stages.begin_stage(stage=second, seed=7, source=TABLE)
    assert "Encerrados" not in text(client.get(url("home")))
    play_stage(second)
    catch_up(first.tournament)
    rows = told(publishing.latest(first.tournament).payload["stages"][-1]["standings"][0]["rows"])

    of_club = reverse("tournaments:club", args=[first.tournament.club.slug])
    for shown, said in ((url("home"), "encerrado 7/3/2026"), (of_club, "8/3/2026")):
        assert f"{said} {rows[0]['name']}" in text(client.get(shown))


def test_a_list_shows_no_champion_where_the_last_stage_ends_in_several_tables(client):
    (stage,) = make_stages(GROUPS | {"top": None, "others": 0}, duplas=6)
    play_stage(stage)
    catch_up(stage.tournament)

    assert "tag-winner" not in client.get(url("home")).content.decode()


@pytest.mark.parametrize("plans", [[KNOCKOUT], [GROUPS, KNOCKOUT]], ids=["alone", "last"])
def test_a_penalty_in_a_knockout_stands_in_its_row(client, plans):
    if len(plans) == 1:
        tournament = make_tournament(duplas=4)
    else:
        first, second = make_stages(*plans, duplas=6)
        play_stage(first)
        tournament = stages.begin_stage(stage=second, seed=7, source=TABLE).tournament
    stage = Stage.objects.filter(tournament=tournament).latest("number")
    dupla = Confronto.objects.filter(stage=stage, dupla_b__isnull=False).first().dupla_b
    penalties.penalise(dupla=dupla, stage=stage, round=1, sanction="warning", reason="atraso", source=TABLE)
    catch_up(tournament)

    page = whole(client, tournament, fase=stage.number)
    assert "advertência (1ª rodada: atraso)" in page
    names = ("api-standings",) if len(plans) == 1 else ("api-stage-standings", 2)
    api = reverse(f"tournaments:{names[0]}", args=[tournament.slug, *names[1:]])
    (row,) = [one for one in client.get(api).json()["results"] if one["penalties"]]
    assert (row["dupla"], row["penalties"][0]["reason"]) == (dupla.number, "atraso")


def test_standings_say_how_much_of_the_round_they_count(client):
    stage = swiss(8)
    posted(stage)
    play_open(stage)
    _, other, *_ = posted(stage, 2)
    assert "jogos da 2ª rodada" not in page(client, stage)

    play_jogo(other.jogo)
    catch_up(stage.tournament)

    assert "1 de 4 jogos da 2ª rodada Classificação depois da 1ª rodada" in page(client, stage)
    assert (
        url("stood", stage.tournament, 1, 1)
        in client.get(url("standings", stage.tournament)).content.decode()
    )
    play_open(stage)
    catch_up(stage.tournament)
    assert "jogos da 2ª rodada" not in page(client, stage)


def test_standings_count_a_closed_round_that_lost_a_result(client):
    stage = swiss(8)
    first, *_ = posted(stage)
    play_open(stage)
    _, other, *_ = posted(stage, 2)
    play_jogo(other.jogo)
    decisions.undo(confronto=first, reason="mesa errada", source=TABLE)
    catch_up(stage.tournament)

    assert "4 de 8 jogos das rodadas 1 a 2" in page(client, stage)


def test_below_the_table_of_a_group_stands_who_met_whom(client):
    stage, *_rest = make_stages(GROUPS, KNOCKOUT, duplas=8)
    play_open(stage)
    catch_up(stage.tournament)

    body = client.get(url("standings", stage.tournament)).content.decode()

    matrices = re.findall(r'<table class="cross">.*?</table>', body, re.DOTALL)
    groups = {row.group for row in Confronto.objects.filter(stage=stage)}
    assert len(matrices) == len(groups) > 1
    for matrix in matrices:
        rows = matrix.count('scope="row"')
        assert matrix.count('class="n is-winner"') == rows * (rows - 1) / 2  # all have met
    assert body.count('aria-label="Quem jogou com quem: ') == len(groups)
