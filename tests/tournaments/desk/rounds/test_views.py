"""The rounds at the desk: missing results, the next draw, the next stage, and the printed lists."""

import pytest

from tests.factories import TABLE, director_of, make_tournament, play_jogo
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.staged import (
    GROUPS,
    KNOCKOUT,
    SWISS,
    confrontos_of,
    draft_of,
    open_tournament,
    play_round,
    posted,
    running,
    stage_of,
)
from tournaments.event import stages
from tournaments.models import DuplaMember, Round
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db


def draw_next(client, tournament, **data):
    return client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1", **data})


def test_tournament_without_stages_is_sent_to_its_plan(client):
    tournament = make_tournament(duplas=2, state="draft")
    client.force_login(director_of(tournament.club))

    assert "Escolher o plano" in text(client.get(url("desk_rounds", tournament)))


def test_next_round_is_drawn_when_all_results_are_there(client):
    tournament = running(client, SWISS)
    play_round(posted(tournament))

    answer = draw_next(client, tournament, seed="5")

    drawn = draft_of(tournament)
    assert answer["Location"] == url("desk_round", tournament, drawn.pk)
    assert (drawn.number, drawn.seed, drawn.state) == (2, 5, "draft")


def test_next_round_before_the_results_needs_a_reason(client):
    tournament = running(client, SWISS)
    posted(tournament)
    page = client.get(url("desk_rounds", tournament))
    assert "Faltam 3 resultados" in text(page)
    assert "Por que sortear antes dos resultados?" in text(page)

    answer = draw_next(client, tournament)

    assert answer.status_code == 422
    assert error_at(answer, "proxima-override")
    assert draft_of(tournament).number == 1
    assert draw_next(client, tournament, override="o salão fecha às 22h").status_code == 302
    drawn = draft_of(tournament)
    assert (drawn.number, drawn.override) == (2, "o salão fecha às 22h")
    assert "o salão fecha às 22h" in text(client.get(url("desk_round", tournament, drawn.pk)))


def test_refused_draw_is_told_once_at_the_stage_it_is_of(client):
    tournament = running(client, SWISS, KNOCKOUT)
    posted(tournament)

    page = text(draw_next(client, tournament))

    assert page.count('role="alert"') == page.count("autofocus") == 1
    assert page.index('id="fase-1"') < page.index('role="alert"') < page.index('id="fase-2"')


def test_missing_results_lead_to_their_jogos(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)

    page = client.get(url("desk_rounds", tournament)).content.decode()

    for confronto in confrontos_of(round_):
        assert url("desk_jogo", tournament, confronto.pk) in page


def test_round_in_the_list_says_how_many_results_are_missing(client):
    tournament = running(client, SWISS)
    play_jogo(confrontos_of(posted(tournament))[0].jogo)

    assert "3 confrontos, faltam 2" in text(client.get(url("desk_rounds", tournament)))


def test_next_stage_begins_when_the_one_before_is_closed(client):
    tournament = running(client, GROUPS, KNOCKOUT)
    assert "Começar esta fase" not in text(client.get(url("desk_rounds", tournament)))
    for round_ in Round.objects.filter(stage__tournament=tournament).order_by("number"):
        play_round(round_)
    stages.close_stage(stage=stage_of(tournament), source=TABLE)
    assert "Começar esta fase" in text(client.get(url("desk_rounds", tournament)))

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2", "seed": "3"})

    assert answer.status_code == 302
    assert stage_of(tournament, 2).state == "playing"


def test_stage_does_not_begin_before_its_turn(client):
    tournament = running(client, GROUPS, KNOCKOUT)

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2"})

    assert answer.status_code == 422
    assert text(answer).index('id="fase-2"') < text(answer).index("A fase 1 ainda não foi encerrada.")
    assert stage_of(tournament, 2).state == "planned"


def test_stage_begun_by_the_first_of_two_taps_says_so_to_the_second(client):
    tournament = running(client, SWISS)

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "1"})

    assert answer.status_code == 422
    assert text(answer).count('role="alert"') == 1
    assert "A fase 1 já começou." in text(answer)


def test_seating_is_listed_by_mesa_and_by_name(client):
    tournament = running(client, SWISS, duplas=5)
    round_ = posted(tournament)

    answer = client.get(url("desk_seating", tournament, round_.pk))

    seats = answer.context["seats"]
    names = DuplaMember.objects.filter(tournament=tournament).order_by("player__sort_name")
    assert [seat.player for seat in seats] == [row.player.name for row in names]
    assert sorted(seat.mesa or 0 for seat in seats) == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert "Rascunho: ainda não afixe" not in text(answer)


def test_seating_of_a_draft_warns(client):
    tournament = running(client, SWISS)

    assert "Rascunho: ainda não afixe" in text(
        client.get(url("desk_seating", tournament, draft_of(tournament).pk))
    )


def test_begin_of_an_open_tournament_is_on_its_own_page(client):
    tournament = open_tournament(client, SWISS)

    assert url("tournament_start", tournament) in client.get(url("desk_rounds", tournament)).content.decode()


def test_those_who_wait_for_a_mesa_are_folded_below_those_who_play(client):
    tournament = running(client, GROUPS, KNOCKOUT, mesas=2)

    page = text(client.get(url("desk_rounds", tournament)))

    playing, waiting = (
        page.split("<summary>")[-2:] if page.count("<summary>") > 1 else page.split("<summary>")
    )
    assert playing.count("Ver o jogo") == 2
    assert "Mais 4 esperam mesa" in waiting
    assert "Ver o jogo" not in waiting


def test_round_whose_result_was_reverted_does_not_say_that_all_are_there(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)
    play_round(round_)
    page = url("desk_round", tournament, round_.pk)
    assert "Todos os resultados chegaram" in text(client.get(page))

    draw_next(client, tournament)
    posted(tournament)
    decisions.undo(confronto=confrontos_of(round_)[0], reason="mesa errada", source=TABLE)

    assert "A rodada já estava encerrada; agora falta 1 resultado." in text(client.get(page))
