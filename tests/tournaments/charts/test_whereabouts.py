"""The sentence that tells a dupla where it plays, for every stage of a real tournament's document."""

import pytest

from scoring.lifecycle.open_close import walkover
from tests.factories import TABLE, jogos_being_played, make_tournament, play_jogo
from tournaments.charts.texts import whereabouts
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def said(tournament, number):
    return whereabouts.of_dupla(snapshot(tournament), number).said


def of(tournament, side, jogo):
    confronto = tournament.confronto_set.get(jogo=jogo)
    return confronto.dupla(side).number


def test_before_the_draw():
    assert (
        said(make_tournament(state="open", duplas=2), 1)
        == "Inscrição feita. O sorteio ainda não foi publicado."
    )


def test_between_draw_and_start():
    tournament = make_tournament(state="drawn", duplas=2)

    assert said(tournament, 1).startswith("Joga contra ")
    assert said(tournament, 1).endswith(" na final. O torneio ainda não começou.")


def test_at_a_mesa():
    tournament = make_tournament(duplas=2)
    jogo = jogos_being_played(tournament)[0]
    found = whereabouts.of_dupla(snapshot(tournament), of(tournament, "A", jogo))

    assert found.said == f"Joga agora na mesa 1 contra {jogo.labels[1]}, na final."
    assert (found.mesa, found.jogo) == (1, str(jogo.public_id))


def test_without_a_free_mesa():
    tournament = make_tournament(duplas=4, mesas=1)
    waiting = tournament.confronto_set.get(round=1, position=2)

    told = said(tournament, waiting.dupla_a.number)

    assert told == f"Joga em seguida contra {waiting.dupla_b.name}, na semifinal. Aguarda uma mesa livre."


def test_waiting_for_the_winner_of_another_jogo():
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])

    assert (
        said(tournament, of(tournament, "A", jogo))
        == "Está na final e espera: vencedor do jogo 2 das semifinais."
    )
    assert (
        said(tournament, of(tournament, "B", jogo))
        == "Está na disputa de 3º lugar e espera: perdedor do jogo 2 das semifinais."
    )


def test_through_a_bye():
    tournament = make_tournament(duplas=3)
    free = tournament.confronto_set.get(round=1, position=1)

    assert (
        said(tournament, free.winner.number) == "Está na final e espera: vencedor do jogo 2 das semifinais."
    )


def test_out():
    tournament = make_tournament(duplas=8)
    jogo = jogos_being_played(tournament)[0]
    walkover(jogo=jogo, winner="A", reason="não veio", source=TABLE)

    told = said(tournament, of(tournament, "B", jogo))

    assert told == f"5º–8º lugar. Perdeu para {jogo.labels[0]} nas quartas de final (W.O.)."


def test_champion():
    tournament = make_tournament(duplas=2)
    jogo = play_jogo(jogos_being_played(tournament)[0])

    assert (
        said(tournament, of(tournament, "A", jogo)) == f"1º lugar. Campeã: venceu {jogo.labels[1]} na final."
    )


DOCUMENT = {
    "tournament": {"state": "open"},
    "stages": [],
    "duplas": [
        {"number": 1, "name": "Inês e João", "seed": None, "players": ["Inês Dunas", "João Farol"]},
        {"number": 2, "name": "Joana e Ivo", "seed": None, "players": ["Joana Horta", "Ivo Lagoa"]},
    ],
}


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("ines", [1]),
        ("JOA", [1, 2]),
        ("joao farol", [1]),
        ("dunas inês", [1]),
        ("oao", []),
        ("joana dunas", []),
        ("", []),
        ("   ", []),
    ],
)
def test_names_are_found_by_the_beginnings_of_their_words(query, numbers):
    assert [one.number for one in whereabouts.find(DOCUMENT, query)] == numbers


def test_there_may_be_no_such_dupla():
    assert whereabouts.of_dupla(DOCUMENT, 3) is None
