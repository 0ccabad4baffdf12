"""The public page of a round: seats, results, and the compromises of its draw."""

import re

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.tournaments.public.pages import url
from tests.tournaments.public.staged import SWISS, page, posted, swiss
from tournaments.event import rounds
from tournaments.event.draws import rounds_by_hand
from tournaments.models import Confronto, Dupla, Round
from tournaments.outcomes import decisions
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db


def test_a_draft_is_never_shown(client):
    stage = swiss()
    catch_up(stage.tournament)
    assert Round.objects.get().state == "draft"

    shown = page(client, stage)

    assert "A primeira rodada ainda não foi divulgada." in shown
    assert "Mesa 1" not in shown
    assert "O sorteio da próxima rodada ainda não foi divulgado." in page(client, stage, q="abel")


def test_a_posted_round_shows_where_everybody_sits_before_anything_is_played(client):
    stage = swiss(5)
    one, *_, rest = posted(stage)

    shown = page(client, stage)

    assert f"Mesa 1 {one.dupla_a.name} {one.dupla_b.name} Ver a súmula vai começar" in shown
    assert "1ª rodada divulgada" in shown
    assert "folga" in shown
    assert "0 × 0" not in shown
    asked = page(client, stage, q=one.dupla_b.name)
    assert f"Sua mesa na 1ª rodada: mesa 1, contra {one.dupla_a.name}." in asked
    assert "Folga na 1ª rodada." in page(client, stage, q=(rest.dupla_a or rest.dupla_b).name)


def test_results_of_an_event_without_a_bracket_lead_to_its_rounds(client):
    tournament = play_stage(make_stages(SWISS | {"rounds": 1}, duplas=4)[0]).tournament
    catch_up(tournament)

    results = client.get(url("results", tournament)).content.decode()

    assert "Nenhum jogo terminou ainda" not in results
    assert f'href="{url("rounds", tournament)}">Os resultados de cada rodada' in results


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

    assert re.search(r"Mesa 1 \S.* 760 \S.* 220 Ver a súmula em jogo", page(client, stage))
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


ENDED = {
    "W.O.": lambda one: decisions.walkover(confronto=one, winner="A", reason="faltou", source=TABLE),
    "as duas ausentes": lambda one: decisions.both_absent(confronto=one, reason="faltaram", source=TABLE),
    "pontos dados pela direção": lambda one: decisions.give_score(
        confronto=one, given=[2, 1], winner="A", reason="sem súmula", source=TABLE
    ),
}


@pytest.mark.parametrize("word", ENDED)
def test_how_a_meeting_ended_is_said_and_no_score_made_up(client, word):
    stage = swiss()
    one, _ = posted(stage)
    ENDED[word](one)
    catch_up(stage.tournament)

    shown = client.get(url("rounds", stage.tournament)).content.decode()

    meeting = shown.split('class="meet ')[1].split("</li>")[0]
    assert word in meeting
    assert "<b>0</b>" not in meeting


def test_an_abandoned_meeting_keeps_what_was_made(client):
    (stage,) = make_stages(SWISS, duplas=2, target=2000)
    (one,) = posted(stage)
    record(one.jogo)
    decisions.abandon(confronto=one, reason="faltou luz", source=TABLE)
    catch_up(stage.tournament)

    assert re.search(r"760 .* 220 Ver a súmula abandonado", page(client, stage))


@pytest.mark.parametrize(
    ("flag", "said"),
    [
        ("same_club", "mesma equipe ou mesmo clube: com estas pontuações não havia outro jeito"),
        ("rematch", "já se enfrentaram: não havia outro confronto possível"),
        ("forced", "posto à mão pela direção"),
    ],
)
def test_what_the_draw_could_not_avoid_is_said_in_words(client, flag, said):
    stage = swiss()
    Confronto.objects.filter(stage=stage).update(flags=[flag])
    posted(stage)

    assert said in page(client, stage)


def test_pair_set_by_the_director_is_named_beside_a_bye(client):
    (stage,) = make_stages(SWISS, duplas=5, state="running")
    one, other, *_rest = Dupla.objects.filter(tournament=stage.tournament).order_by("number")
    draft = Round.objects.get(stage=stage)
    rounds_by_hand.force(round=draft, one=one, other=other, reason="Estreia", source=TABLE)
    posted(stage)

    assert f"{one.name} × {other.name}" in page(client, stage)
    assert client.get(url("standings", stage.tournament)).status_code == 200


def test_the_seed_of_the_draw_is_told(client):
    stage = swiss()
    posted(stage)

    assert f"Número do sorteio: {Round.objects.get().seed} ." in page(client, stage)


def test_the_newest_round_is_shown_and_the_older_ones_are_linked(client):
    stage = swiss()
    posted(stage)
    play_open(stage)
    posted(stage, 2)
    address = url("rounds", stage.tournament)

    body = client.get(address).content.decode()

    assert "2ª rodada" in body
    assert "?fase=1&amp;rodada=1" in body
    assert "1ª rodada encerrada" in page(client, stage, fase=1, rodada=1)
    for odd in ("9", "x", "-1", "99999"):
        assert "2ª rodada" in page(client, stage, fase=odd, rodada=odd)


def test_an_unpublished_result_is_not_told(client):
    (stage,) = make_stages(SWISS, duplas=4, auto_publish=False)
    catch_up(stage.tournament)
    rounds.post(round=Round.objects.get(), source=TABLE)
    publishing.publish(tournament=stage.tournament, author=director_of(stage.tournament.club))
    one = Confronto.objects.get(stage=stage, position=1)
    play_jogo(one.jogo)
    catch_up(stage.tournament)

    shown = page(client, stage)

    assert "aguardando publicação" in shown
    assert not re.search(r"Mesa 1 \S.* 760 \S.* 220", shown)
    assert "A classificação começa com o primeiro resultado." in shown
    assert "Resultado aguardando publicação." in page(client, stage, q=one.dupla_a.name)


def test_reader_sees_which_round_is_posted_and_which_is_played(client):
    (stage,) = make_stages({"format": "all_play_all", "pace": "round", "partidas": 1}, duplas=4)
    posted(stage)
    waits = "Ainda não começou: as mesas abrem todas juntas."
    shown = page(client, stage)
    assert re.search(rf"1ª rodada divulgada Divulgada em \d+/\d+ \d\d:\d\d\. {waits}", shown)
    assert "rodada 1 divulgada rodada 2 divulgada rodada 3 divulgada" in shown

    rounds.start(round=Round.objects.get(stage=stage, number=1), source=TABLE)
    catch_up(stage.tournament)
    shown = page(client, stage)
    assert re.search(r"1ª rodada em jogo Começou em \d+/\d+ \d\d:\d\d\.", shown)
    assert "rodada 1 em jogo rodada 2 divulgada rodada 3 divulgada" in shown
    assert waits in page(client, stage, fase=1, rodada=2)

    play_open(stage)
    catch_up(stage.tournament)
    assert "rodada 1 encerrada rodada 2 divulgada rodada 3 divulgada" in page(client, stage)


def test_walkover_known_before_its_round_does_not_begin_it(client):
    (stage,) = make_stages({"format": "all_play_all", "pace": "round", "partidas": 1}, duplas=4)
    posted(stage)
    one = Confronto.objects.filter(stage=stage, round=2).first()
    decisions.walkover(confronto=one, winner="A", reason="avisou", source=TABLE)
    catch_up(stage.tournament)

    assert "2ª rodada divulgada" in page(client, stage, fase=1, rodada=2)
