"""What everybody reads of a tournament of stages: rounds, mesas, tables, and why each row stands where it does."""

import re

import pytest
from django.urls import reverse

from scoring.models import Jogo
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.tournaments.public.pages import text, url
from tournaments import leaving, outcomes, publish, reading, rounds, sanctions, stages
from tournaments.models import Confronto, Round, Stage

pytestmark = pytest.mark.django_db
THREE = {"played": {"won": 3, "level": 1, "lost": 0}, "walkover": {"won": 3, "lost": 0}, "bye": 3}
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "points": THREE, "order": ["points", "made", "lots"]}
GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "top": 1, "others": 1}
KNOCKOUT = {"format": "knockout"}
DOUBLE = {"format": "double", "reset": True}
FORMATS = [
    pytest.param(SWISS, id="swiss"),
    pytest.param({"format": "danese", "rounds": 2}, id="danese"),
    pytest.param({"format": "mitchell", "rounds": 2}, id="mitchell"),
    pytest.param({"format": "all_play_all"}, id="all-play-all"),
    pytest.param(GROUPS, id="groups"),
    pytest.param(DOUBLE, id="double"),
    pytest.param({"format": "knockout", "consolation": True}, id="consolation"),
]


def posted(stage, number=1):
    """Post the round of that number, drawn where it is not yet, and let the worker publish it."""
    row = Round.objects.filter(stage=stage, number=number).first()
    row = row or rounds.draw_round(stage=stage, seed=number, source=TABLE)
    rounds.post(round=row, source=TABLE)
    catch_up(stage.tournament)
    return list(Confronto.objects.filter(stage=stage, round=number).order_by("position"))


def swiss(duplas=4, **plan):
    (stage,) = make_stages(SWISS | plan, duplas=duplas)
    return stage


def page(client, stage, **query):
    return text(client.get(url("tournament", stage.tournament), query))


def test_a_draft_is_never_shown(client):
    stage = swiss()
    catch_up(stage.tournament)
    assert Round.objects.get().state == "draft"

    shown = page(client, stage)

    assert "A primeira rodada ainda não foi afixada." in shown
    assert "Mesa 1" not in shown
    assert "O sorteio da próxima rodada ainda não foi afixado." in page(client, stage, q="abel")


def test_a_posted_round_shows_where_everybody_sits_before_anything_is_played(client):
    stage = swiss(5)
    one, *_, rest = posted(stage)

    shown = page(client, stage)

    assert f"Mesa 1 {one.dupla_a.name} {one.dupla_b.name} Ver a folha vai começar" in shown
    assert "1ª rodada afixada" in shown
    assert "folga" in shown
    assert "0 × 0" not in shown
    asked = page(client, stage, q=one.dupla_b.name)
    assert f"Sua mesa na 1ª rodada: mesa 1, contra {one.dupla_a.name}." in asked
    assert "Folga na 1ª rodada." in page(client, stage, q=(rest.dupla_a or rest.dupla_b).name)


def test_without_a_free_mesa_the_opponent_is_told(client):
    (stage,) = make_stages(SWISS, duplas=4, mesas=1)
    _, waiting = posted(stage)

    assert f"1ª rodada: contra {waiting.dupla_b.name}. Aguarda uma mesa livre." in page(
        client, stage, q=waiting.dupla_a.name
    )


def test_a_mesa_being_played_shows_its_score(client):
    (stage,) = make_stages(SWISS, duplas=2, target=2000)
    (one,) = posted(stage)
    rounds.start(round=Round.objects.get(), source=TABLE)
    record(one.jogo)
    catch_up(stage.tournament)

    assert re.search(r"Mesa 1 \S.* 760 \S.* 220 Ver a folha em jogo", page(client, stage))
    assert f"Joga agora na mesa 1 contra {one.dupla_b.name}" in page(client, stage, q=one.dupla_a.name)


def test_a_first_mao_begins_the_round_for_its_readers(client):
    (stage,) = make_stages(SWISS, duplas=4, target=2000)
    one, other = posted(stage)
    record(one.jogo)
    catch_up(stage.tournament)

    assert "1ª rodada em jogo" in page(client, stage)
    assert "Joga agora na mesa 1" in page(client, stage, q=one.dupla_a.name)
    assert "Sua mesa na 1ª rodada: mesa 2" in page(client, stage, q=other.dupla_a.name)


def test_rounds_to_come_of_a_schedule_are_there_to_look_up(client):
    (stage,) = make_stages({"format": "all_play_all"}, duplas=4)
    catch_up(stage.tournament)

    assert "vai começar" in page(client, stage)
    assert "a jogar" in page(client, stage, fase=1, rodada=3)


def test_a_double_elimination_says_who_went_further(client):
    (stage,) = make_stages(DOUBLE, duplas=4)
    play_open(stage)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "Repescagem, 2ª rodada" in shown
    assert shown.count("Foi mais longe na chave do que a seguinte.") == 3
    assert "Dupla campeã" in shown


ENDED = {
    "W.O.": lambda one: outcomes.walkover(confronto=one, winner="A", reason="faltou", source=TABLE),
    "as duas ausentes": lambda one: outcomes.both_absent(confronto=one, reason="faltaram", source=TABLE),
    "pontos dados pela direção": lambda one: outcomes.give_score(
        confronto=one, given=[2, 1], winner="A", reason="sem súmula", source=TABLE
    ),
}


@pytest.mark.parametrize("word", ENDED)
def test_how_a_meeting_ended_is_said_and_no_score_made_up(client, word):
    stage = swiss()
    one, _ = posted(stage)
    ENDED[word](one)
    catch_up(stage.tournament)

    shown = client.get(url("tournament", stage.tournament)).content.decode()

    meeting = shown.split('class="meet ')[1].split("</li>")[0]
    assert word in meeting
    assert "<b>0</b>" not in meeting


def test_an_abandoned_meeting_keeps_what_was_made(client):
    (stage,) = make_stages(SWISS, duplas=2, target=2000)
    (one,) = posted(stage)
    record(one.jogo)
    outcomes.abandon(confronto=one, reason="faltou luz", source=TABLE)
    catch_up(stage.tournament)

    assert re.search(r"760 .* 220 Ver a folha abandonado", page(client, stage))


@pytest.mark.parametrize(
    ("flag", "said"),
    [
        ("same_club", "mesma equipe ou mesmo clube: não havia outro jeito"),
        ("rematch", "já se enfrentaram: não havia outro confronto possível"),
        ("forced", "posto à mão pela direção"),
    ],
)
def test_what_the_draw_could_not_avoid_is_said_in_words(client, flag, said):
    stage = swiss()
    Confronto.objects.filter(stage=stage).update(flags=[flag])
    posted(stage)

    assert said in page(client, stage)


def test_the_seed_of_the_draw_is_told(client):
    stage = swiss()
    posted(stage)

    assert f"Semente do sorteio: {Round.objects.get().seed} ." in page(client, stage)


def test_the_newest_round_is_shown_and_the_older_ones_are_linked(client):
    stage = swiss()
    posted(stage)
    play_open(stage)
    posted(stage, 2)
    address = url("tournament", stage.tournament)

    body = client.get(address).content.decode()

    assert "2ª rodada" in body
    assert "?fase=1&amp;rodada=1#fase" in body
    assert "1ª rodada encerrada" in page(client, stage, fase=1, rodada=1)
    for odd in ("9", "x", "-1", "99999"):
        assert "2ª rodada" in page(client, stage, fase=odd, rodada=odd)


def test_each_row_says_why_it_stands_above_the_next(client):
    stage = swiss(4, points="vp_3", order=["points", "made", "lots"])
    one, two = posted(stage)
    play_jogo(one.jogo)
    play_jogo(two.jogo)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "Lugar Dupla VP MP Jogos" in shown
    assert "Igual à seguinte em todos os critérios: fica na frente por sorteio." in shown
    assert re.search(r"Na frente da seguinte por VP: \d+ contra \d+\.", shown)


def test_penalties_and_who_left_are_said_in_their_row(client):
    stage = swiss()
    posted(stage)
    play_open(stage)
    first, second = stage.tournament.dupla_set.order_by("number")[:2]
    sanctions.penalise(
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


def test_the_best_of_the_next_place_are_compared_in_the_open(client):
    plan = GROUPS | {"groups": 3, "top": 1, "others": 1}
    first, _ = make_stages(plan, KNOCKOUT, duplas=9)
    play_stage(first)
    catch_up(first.tournament)

    shown = page(client, first, fase=1)

    assert "Passa a primeira de cada grupo e a melhor 2ª colocada." in shown
    assert "As melhores entre os grupos" in shown
    assert "Comparadas pela média por jogo" in shown
    assert shown.count(" passa ") == 2  # once in what the head of the chain is for


@pytest.mark.parametrize("plan", FORMATS)
def test_every_format_has_all_its_pages_from_before_the_start_to_the_end(client, plan):
    (stage,) = make_stages(plan, duplas=6, state="open")
    tournament = stage.tournament
    assert client.get(url("tournament", tournament)).status_code == 200

    (stage,) = make_stages(plan, duplas=6)
    tournament = stage.tournament
    catch_up(tournament)
    for finished in (False, True):
        if finished:
            play_stage(stage)
            catch_up(tournament)
        jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
        pages = [
            url("tournament", tournament),
            url("tournament", tournament) + "?q=a",
            url("dupla", tournament, 1),
            url("revision", tournament, 1),
            *([url("jogo", tournament, jogo.public_id)] if jogo else []),
        ]
        assert [client.get(each).status_code for each in pages] == [200] * len(pages)


def test_the_sheet_of_a_jogo_says_its_stage_and_round(client):
    stage = swiss()
    one, _ = posted(stage)

    shown = text(client.get(url("jogo", stage.tournament, one.jogo.public_id)))

    assert "Fase 1 1ª rodada" in shown


def test_an_unpublished_result_is_not_told(client):
    (stage,) = make_stages(SWISS, duplas=4, auto_publish=False)
    catch_up(stage.tournament)
    rounds.post(round=Round.objects.get(), source=TABLE)
    publish.publish(tournament=stage.tournament, author=director_of(stage.tournament.club))
    one = Confronto.objects.get(stage=stage, position=1)
    play_jogo(one.jogo)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "aguardando publicação" in shown
    assert "760" not in shown
    assert "A classificação começa com o primeiro resultado." in shown
    assert "Resultado aguardando publicação." in page(client, stage, q=one.dupla_a.name)


def test_a_poll_brings_the_round_and_the_tables(client):
    stage = swiss()
    posted(stage)
    live, seen = url("live", stage.tournament), reading.head(stage.tournament.slug).version
    assert client.get(live, {"v": seen}).status_code == 204

    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    body = client.get(live, {"v": seen, "fase": "1", "rodada": "1"}).content.decode()

    assert 'id="fase-rodada"' in body
    assert 'id="fase-tabelas"' in body
    assert "760" in body
    assert "&amp;fase=1&amp;rodada=1" in body


@pytest.mark.parametrize("duplas", [4, 12])
@pytest.mark.parametrize(("name", "queries"), [("tournament", 4), ("live", 4)])
def test_queries_do_not_grow_with_the_duplas(client, name, queries, duplas, django_assert_num_queries):
    stage = swiss(duplas)
    posted(stage)
    play_open(stage)
    catch_up(stage.tournament)

    with django_assert_num_queries(queries):
        client.get(url(name, stage.tournament))


def test_a_tournament_of_one_knockout_is_told_as_ever(client):
    shown = text(client.get(url("tournament", make_tournament(duplas=4))))

    assert "Semifinais" in shown
    assert "Rodadas" not in shown
    assert Stage.objects.count() == 1


def test_a_list_shows_the_champion_of_the_last_stage(client):
    first, second = make_stages(GROUPS, KNOCKOUT, duplas=6)
    play_stage(first)
    second = stages.begin_stage(stage=second, seed=7, source=TABLE)
    assert "Encerrados" not in text(client.get(url("home")))
    play_stage(second)
    catch_up(first.tournament)
    rows = publish.latest(first.tournament).payload["stages"][-1]["standings"][0]["rows"]

    for shown in (url("home"), reverse("tournaments:club", args=[first.tournament.club.slug])):
        assert f"encerrado 7/3/2026 {rows[0]['name']}" in text(client.get(shown))


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
    sanctions.penalise(dupla=dupla, stage=stage, round=1, sanction="warning", reason="atraso", source=TABLE)
    catch_up(tournament)

    page = text(client.get(url("tournament", tournament), {"fase": stage.number}))
    assert "advertência (1ª rodada: atraso)" in page
    names = ("api-standings",) if len(plans) == 1 else ("api-stage-standings", 2)
    api = reverse(f"tournaments:{names[0]}", args=[tournament.slug, *names[1:]])
    (row,) = [one for one in client.get(api).json()["results"] if one["penalties"]]
    assert (row["dupla"], row["penalties"][0]["reason"]) == (dupla.number, "atraso")
