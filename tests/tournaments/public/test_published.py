"""Public results come from the latest revision, regardless of later jogos."""

import pytest

from scoring.lifecycle.open_close import reopen_jogo
from tests import factories
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_tournament,
    play_jogo,
)
from tests.tournaments.public.pages import WAITING, corrected, text, url, whole
from tournaments.event import states
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db


def test_a_closed_jogo_is_told_once_it_is_published(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    loser = jogo.labels[1]

    page = whole(client, tournament)
    assert "aguardando publicação" in page
    assert f"Perdeu para {jogo.labels[0]}" not in page
    assert "Nenhum jogo terminou ainda" in page
    sheet = client.get(url("jogo", tournament, jogo.public_id))
    assert WAITING in text(sheet)
    assert "760" not in text(sheet)
    number = jogo.confronto.dupla_b.number
    dupla = text(client.get(url("dupla", tournament, number)))
    assert WAITING in dupla
    assert "760" not in dupla

    publishing.publish(tournament=tournament, author=factories.director_of(tournament.club))

    page = whole(client, tournament)
    assert f"{loser} Perdeu para {jogo.labels[0]}" in page
    assert "aguardando publicação" not in page
    sheet = text(client.get(url("jogo", tournament, jogo.public_id)))
    assert f"★ {jogo.labels[0]} Decidido pela maioria das partidas." in sheet
    assert "760" in sheet
    assert "760" in text(client.get(url("dupla", tournament, number)))


def test_an_unpublished_end_is_not_celebrated(client):
    tournament = make_tournament(duplas=2, auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    assert tournament.state == "finished"

    for page in (url("tournament", tournament), url("home")):
        told = text(client.get(page))
        assert "em andamento" in told
        assert "Dupla campeã" not in told
    assert "★" not in text(client.get(url("jogo", tournament, jogo.public_id)))


def test_a_correction_waits_for_the_next_revision(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    director = factories.director_of(tournament.club)
    publishing.publish(tournament=tournament, author=director)
    corrected(jogo)
    catch_up(tournament)
    page = url("jogo", tournament, jogo.public_id)

    before = text(client.get(page))
    assert "a correção aguarda publicação" in before
    assert "220" in before
    assert "230" not in before

    publishing.publish(tournament=tournament, author=director, reason="mão 1 corrigida")

    after = text(client.get(page))
    assert "230" in after
    assert "soma trocada" in after


def test_a_jogo_reopened_shows_its_published_result_until_the_next_revision(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    publishing.publish(tournament=tournament, author=factories.director_of(tournament.club))
    reopen_jogo(jogo=jogo, reason="faltou uma mão", source=TABLE)
    catch_up(tournament)

    page = whole(client, tournament)
    assert "reaberto para correção" in page
    assert f"Perdeu para {jogo.labels[0]}" in page


def test_started_but_never_published_shows_entries_alone(client):
    tournament = make_tournament(state="drawn")
    states.start(tournament=tournament, source=TABLE)
    play_jogo(jogos_being_played(tournament)[0])

    page = client.get(url("tournament", tournament))

    assert "Duplas inscritas" in text(page)
    assert "Perdeu" not in text(page)
    assert b'id="chave"' not in page.content
