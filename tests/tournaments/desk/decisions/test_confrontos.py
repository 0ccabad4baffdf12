"""Results entered at the desk without a sheet, and changes of mesa: the effect and the refusals of each action."""

import pytest

from tests.factories import director_of, jogos_being_played, make_tournament, play_jogo, record
from tests.tournaments.desk.decisions.acting import WHY, act, first, last_line
from tests.tournaments.desk.pages import hidden, text, url
from tests.tournaments.desk.staged import (
    KNOCKOUT,
    SWISS,
    confrontos_of,
    draft_of,
    play_round,
    posted,
    running,
    stage_of,
)
from tournaments.models import Round, StageEntry, TournamentLogEntry

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("key", "typed", "status", "winner"),
    [
        ("wo", {"winner": "B"}, "walkover", "B"),
        ("ausentes", {}, "both_absent", ""),
        ("pontos", {"points_a": "3", "points_b": "1/2", "winner": "A"}, "director", "A"),
        ("pontos", {"points_a": "1", "points_b": "1", "winner": ""}, "director", ""),
        ("media", {"winner": "A"}, "average", "A"),
    ],
)
def test_confronto_ends_as_the_director_says(client, tournament, key, typed, status, winner):
    answer = act(client, tournament, key, first(tournament), **typed, **WHY)

    confronto = first(tournament)
    assert answer["Location"] == url("desk_life", tournament)
    assert (confronto.status, confronto.winner) == (status, confronto.dupla(winner) if winner else None)
    assert (last_line().action, last_line().reason) == (status, WHY["reason"])


def test_walkover_says_what_it_is_worth_and_afterwards_to_whom(client, tournament):
    confronto = first(tournament)
    page = client.get(url("desk_life_action", tournament, "wo"), {"de": confronto.pk})
    assert page.context["told"] == ["W.O.: 1 para quem veio, 0 para quem faltou."]

    act(client, tournament, "wo", confronto, winner="B", **WHY)

    said = f"W.O. gravado: vence {confronto.dupla_b}; faltou {confronto.dupla_a}."
    assert said in text(client.get(url("desk_life", tournament)))


def test_annulled_jogo_and_substitution_tell_the_clock_of_that_mesa(client):
    tournament = running(client, {**SWISS, "minutes": 35}, target=2000)
    posted(tournament)
    confronto = first(tournament)
    clock = f"O relógio da mesa {confronto.mesa} recomeça do início: 35 minutos. O das outras segue."
    entry = StageEntry.objects.get(dupla=confronto.dupla_a)
    places = [("jogar-de-novo", confronto), ("parceiro", entry)]

    def told():
        pages = [client.get(url("desk_life_action", tournament, key), {"de": one.pk}) for key, one in places]
        return [page.context["told"] for page in pages]

    assert told() == [[clock], [clock]]
    record(confronto.jogo)
    goes_on = f"O jogo da mesa {confronto.mesa} continua, com as mãos que tem e o nome de antes na súmula."
    assert told() == [[f"Deixa de valer 1 mão de {confronto.versus}.", clock], [goes_on]]
    done = client.post(
        f"{url('desk_life_action', tournament, 'jogar-de-novo')}?de={confronto.pk}", WHY, follow=True
    )
    assert f"joga-se de novo. Mesa {confronto.mesa}: {confronto.versus}. {clock}" in text(done)


@pytest.mark.parametrize(("winner", "wins"), [("lider", "A"), ("B", "B")])
def test_jogo_is_abandoned(client, winner, wins):
    tournament = running(client, {**SWISS, "partidas": 3}, target=2000)
    posted(tournament)
    record(first(tournament).jogo, "A")

    answer = act(client, tournament, "abandonado", first(tournament), winner=winner, **WHY)

    confronto = first(tournament)
    assert answer.status_code == 302
    assert (confronto.status, confronto.winner) == ("abandoned", confronto.dupla(wins))
    worth = "1 pt × 0 pt" if wins == "A" else "0 pt × 1 pt"
    said = f"Gravado: jogo abandonado. Mesa {confronto.mesa}: {confronto.versus}, 0 × 0, {worth}."
    assert said in text(client.get(url("desk_life", tournament)))


def test_result_is_undone(client, tournament):
    act(client, tournament, "wo", first(tournament), winner="A", **WHY)

    asked = act(client, tournament, "desfazer", first(tournament), **WHY)
    assert (asked.status_code, first(tournament).status) == (200, "walkover")
    assert act(client, tournament, "desfazer", first(tournament), **WHY, **hidden(asked)).status_code == 302
    assert first(tournament).status == ""


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("wo", {"winner": "B"}),
        ("ausentes", {}),
        ("pontos", {"points_a": "0", "points_b": "1", "winner": "B"}),
        ("media", {"winner": "B"}),
        ("desfazer", {}),
    ],
)
def test_result_that_stands_changes_only_once_what_follows_is_told(client, tournament, key, typed):
    play_round(draft_of(tournament))
    client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
    played = confrontos_of(Round.objects.get(stage__tournament=tournament, number=1))[0]
    lines, drawn = TournamentLogEntry.objects.count(), draft_of(tournament).drawn_at

    asked = act(client, tournament, key, played, **typed, **WHY)

    page = text(asked)
    assert f"O resultado muda: antes, vence {played.dupla_a}" in page
    assert "Quem muda de lugar" in page
    assert (key == "desfazer") != ("A rodada 2 ainda é rascunho: será sorteada de novo." in page)
    assert TournamentLogEntry.objects.count() == lines
    played.refresh_from_db()
    assert played.winner == played.dupla_a
    assert act(client, tournament, key, played, **typed, **WHY, **hidden(asked)).status_code == 302
    played.refresh_from_db()
    assert played.winner != played.dupla_a
    assert (draft_of(tournament).drawn_at > drawn) == (key != "desfazer")


def test_result_played_on_from_shows_what_falls_with_it_and_then_does_it(client):
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    final = stage_of(tournament).confronto_set.get(round=2, kind="main")
    record(final.jogo)

    semifinal = final.fed_by_winners.first()
    shown = act(client, tournament, "wo", semifinal, winner="B", **WHY)

    assert shown.status_code == 200
    assert "Nada foi gravado ainda." in text(shown)
    assert f"Cai o confronto {final.name('A')} × {final.name('B')}, na final" in text(shown)
    semifinal.refresh_from_db()
    assert semifinal.winner == semifinal.dupla_a
    key = shown.context["affected"].key
    done = act(client, tournament, "wo", semifinal, winner="B", confirmed=key, **WHY)
    assert done.status_code == 302
    semifinal.refresh_from_db()
    assert semifinal.winner == semifinal.dupla_b


def test_confronto_moves_to_another_mesa(client, tournament):
    assert act(client, tournament, "mesa", first(tournament), mesa="7").status_code == 302
    assert first(tournament).mesa == 7


def test_confronto_of_a_draft_is_not_offered(client):
    tournament = running(client, SWISS)

    answer = client.get(url("desk_life_action", tournament, "wo"))

    assert answer.context["choices"] == []
    assert "Não há nada a que isto se aplique agora" in text(answer)


def test_bracket_played_on_refuses_in_words(client):
    tournament = running(client, SWISS, KNOCKOUT)  # two stages, so that the tournament is not over
    posted(tournament)
    answer = act(client, tournament, "abandonado", first(tournament), winner="A", **WHY)

    assert answer.status_code == 422
    assert "Nada foi jogado" in text(answer)


def test_two_change_places_from_the_page(client, tournament):
    one, other = confrontos_of(draft_of(tournament))[:2]
    page = f"{url('desk_life_action', tournament, 'trocar-lugares')}?de=1-1"
    assert one.name("A") in text(client.get(page))
    sent = {"one": one.dupla_a_id, "other": other.dupla_a_id, "reason": "sentaram trocadas"}

    assert client.post(page, sent).status_code == 302

    a = one.dupla_a_id
    other.refresh_from_db()
    assert other.dupla_a_id == a
    assert "posto à mão" in text(client.get(url("desk_round", tournament, draft_of(tournament).pk)))


def test_two_confrontos_change_mesas_from_the_page(client, tournament):
    one, other = confrontos_of(draft_of(tournament))[:2]
    at = one.mesa

    answer = act(client, tournament, "trocar-mesas", one, mesa=other.mesa, reason="luz")

    assert answer.status_code == 302
    other.refresh_from_db()
    assert other.mesa == at
