"""The content of each public page."""

import pytest
from django.utils.timezone import localtime

from scoring.lifecycle.open_close import walkover
from scoring.models import Jogo
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments.public.pages import bodies, text, url, whole, words
from tournaments.models import Publication

pytestmark = pytest.mark.django_db


def test_before_the_draw_the_duplas_are_listed(client):
    tournament = make_tournament(state="open", duplas=3, seeds=1)

    page = whole(client, tournament)

    assert "inscrições abertas" in page
    assert "Duplas inscritas 3" in page
    assert "cabeça de chave 1" in page


def test_the_drawn_bracket_is_shown_with_its_seed(client):
    tournament = make_tournament(state="drawn", draw_seed=4711)

    page = whole(client, tournament)

    assert "com o número 4711" in page
    assert "Quartas de final" in page
    assert "Vencedor do jogo 2 das quartas" in page
    assert "esperando mesa" not in page


def test_the_bracket_says_byes_walkovers_winners_and_who_is_awaited(client):
    tournament = make_tournament(duplas=7)
    first, second = jogos_being_played(tournament)[:2]
    play_jogo(first)
    walkover(jogo=second, winner="B", reason="não veio", source=TABLE)
    catch_up(tournament)

    body = bodies(client, tournament)
    page = words(body)

    assert "avança sem jogar" in page
    assert "W.O." in page
    assert f"{first.labels[0]} (venceu)" in page
    assert f"{second.labels[1]} (venceu)" in page
    assert "Vencedor do jogo 4 das quartas" in page
    assert f"Perdeu para {second.labels[1]} nas quartas de final (W.O.)" in page
    assert body.count("confronto is-bye") == 1


def test_the_live_score_lies_over_the_published_bracket(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[2]
    record(jogo)
    catch_up(tournament)

    page = whole(client, tournament)

    assert Publication.objects.filter(tournament=tournament).count() == 1
    assert "Quartas de final Partida 1 · 1 mão" in page
    assert "pontos 760" in page


def test_a_published_score_is_overtaken_by_the_live_one(client):
    tournament = make_tournament(target=2000)
    jogo, other = jogos_being_played(tournament)[:2]
    record(jogo)
    walkover(jogo=other, winner="A", reason="não veio", source=TABLE)
    catch_up(tournament)
    record(jogo)
    catch_up(tournament)

    page = whole(client, tournament)

    assert "1.520" in page
    assert "pontos 760" not in page


def test_the_champion_is_celebrated(client):
    tournament = make_tournament(state="finished", duplas=4)
    final = Jogo.objects.get(confronto__round=2, confronto__kind="main")

    page = whole(client, tournament)

    assert f"Dupla campeã {final.labels[0]} Campeã: venceu {final.labels[1]} na final." in page
    assert "3º" in page
    assert final.labels[0] in text(client.get(url("home")))


def test_the_page_says_which_revision_it_shows(client):
    tournament = make_tournament()
    revision = Publication.objects.get()

    page = client.get(url("tournament", tournament))

    assert f"Publicação nº 1 {localtime(revision.at):%-d/%-m/%Y %H:%M}" in text(page)
    assert f"código de conferência <code>{revision.digest[:8]}</code>" in page.content.decode()
    assert url("revisions", tournament) in page.content.decode()


def test_a_dupla_sees_every_mao_of_its_jogos(client):
    tournament = make_tournament(duplas=4, partidas=3, target=1000)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    page = text(client.get(url("dupla", tournament, jogo.confronto.dupla_a.number)))

    assert page.count("+760 soma 760") == 2
    assert page.count("+760 soma 1.520") == 2
    assert "Mão 2" in page
    assert "Está na final e espera: vencedor do jogo 2 das semifinais." in page


def test_the_sheet_says_where_the_points_come_from(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert "Cartas na mesa +400" in page
    assert "Canastra real +200" in page
    assert "+760 soma 760" in page


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("abel", "Joga agora na mesa"),
        ("ABÉL  bar", "Joga agora na mesa"),
        ("barra alba", "Joga agora na mesa"),
        ("zulmira", "Ninguém chamado “zulmira” joga neste torneio."),
        ("<b>", "Ninguém chamado “&lt;b&gt;” joga neste torneio."),
    ],
)
def test_a_name_is_looked_up(client, asked, said):
    page = client.get(url("tournament", make_tournament()), {"q": asked})

    assert said in text(page)


def test_looking_up_nobody_says_nothing(client):
    page = text(client.get(url("tournament", make_tournament()), {"q": "  "}))

    assert "Joga agora" not in page
    assert "Ninguém" not in page


def test_where_a_followed_dupla_is_is_told_alone_and_the_same_to_all(client):
    tournament = make_tournament(duplas=4)
    catch_up(tournament)
    name = tournament.dupla_set.get(number=2).name

    parts = client.get(url("tournament", tournament), {"dupla": 2, "p": "minha"}).json()["parts"]
    nobody = client.get(url("tournament", tournament), {"dupla": 99, "p": "minha"}).json()["parts"]
    page = client.get(url("tournament", tournament), {"dupla": 2}).content.decode()

    assert list(parts) == ["minha"]
    assert name in parts["minha"][1]
    assert nobody == {}
    assert page == client.get(url("tournament", tournament)).content.decode()


def test_a_partida_is_drawn_from_its_second_mao_on(client):
    tournament = make_tournament(duplas=2, target=3000)
    jogo = jogos_being_played(tournament)[0]
    address = url("jogo", tournament, jogo.public_id)
    drawn = []
    for _mao in range(2):
        record(jogo)
        catch_up(tournament)
        drawn.append(client.get(address).content.decode().count("<polyline"))

    assert drawn == [0, 2]
    assert "Partida 1: a soma de cada lado, mão por mão." in client.get(address).content.decode()
