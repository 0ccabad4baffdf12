"""The public pages of an individual event: seats and partners, tables of four, standings."""

import pytest

from tests.factories import TABLE, catch_up, jogos_being_played, make_stages, play_jogo
from tests.remembered import remembered
from tests.tournaments.public.pages import bodies, text, url, whole, words
from tournaments.charts.texts.whereabouts import of_dupla
from tournaments.entries import changes
from tournaments.models import Confronto, Dupla
from tournaments.outcomes import decisions
from tournaments.publication.reading import head, shown

pytestmark = pytest.mark.django_db


@remembered
def published():
    """Return a published stage of nine players with its first table in play."""
    stage = make_stages(
        {"format": "individual", "rounds": 3, "points": {"played": {"won": 3, "lost": 1}, "bye": 3}},
        duplas=9,
        entrants="players",
    )[0]
    catch_up(stage.tournament)
    return stage


@pytest.fixture
def stage():
    return published()


def said(stage, number):
    return of_dupla(shown(head(stage.tournament.slug)).document, number).said


def four(row):
    return Confronto.objects.select_related("dupla_a", "partner_a", "dupla_b", "partner_b").get(pk=row.pk)


def test_each_of_the_four_finds_its_mesa_its_partner_and_its_opponents(stage):
    table = four(Confronto.objects.filter(round=1, jogo__isnull=False).order_by("pk").first())

    for side, other in (("A", "B"), ("B", "A")):
        one, partner = table.pair(side)
        for who, beside in ((one, partner), (partner, one)):
            sentence = said(stage, who.number)
            assert f"mesa {table.mesa}, com {beside.name}, contra {table.name(other)}" in sentence


def test_who_rests_is_told_and_then_finds_the_next_mesa(stage):
    resting = Confronto.objects.get(round=1, status="bye").dupla_a

    assert "rodada: mesa" in said(stage, resting.number)


def test_page_links_each_player_and_has_a_row_for_each(stage, client):
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    body = bodies(client, stage.tournament)

    for one in Dupla.objects.all():
        assert f'href="{url("dupla", stage.tournament, one.number)}"' in body
    assert "Jogador(a)" in body
    assert "Dupla" not in words(body)


def test_table_one_short_says_who_was_not_there(stage, client):
    table = four(Confronto.objects.filter(round=1, jogo__isnull=False).first())
    decisions.absent(confronto=table, players=[table.dupla_a], reason="não veio", source=TABLE)
    catch_up(stage.tournament)

    page = whole(client, stage.tournament, fase=1, rodada=1)

    assert f"{table.dupla_a.name} faltou" in page
    assert "mesa incompleta: quem veio folga" in page


def test_who_left_reads_so_and_the_others_of_its_last_table_that_they_rest(stage):
    last = four(Confronto.objects.filter(round=3, partner_a__isnull=False).order_by("pk").first())
    changes.withdraw(dupla=last.dupla_a, justified=True, source=TABLE)
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            play_jogo(jogo)
    catch_up(stage.tournament)

    assert "Não jogou a 3ª rodada." in said(stage, last.dupla_a.number)
    assert "Folga na 3ª rodada: a mesa ficou incompleta." in said(stage, last.partner_b.number)


def test_result_is_read_from_either_side_of_the_table(stage):
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            play_jogo(jogo, "B")
    catch_up(stage.tournament)
    last = four(Confronto.objects.filter(round=3, partner_a__isnull=False).first())

    for one in last.pair("B"):
        assert f"Venceu {last.name('A')} na 3ª rodada." in said(stage, one.number)
    for one in last.pair("A"):
        assert f"Perdeu para {last.name('B')} na 3ª rodada." in said(stage, one.number)


def test_jogos_of_a_partner_are_its_own(stage, client):
    jogo = jogos_being_played(stage.tournament)[0]
    table = four(Confronto.objects.get(jogo=jogo))
    play_jogo(jogo)
    catch_up(stage.tournament)

    page = text(client.get(url("dupla", stage.tournament, table.partner_b.number)))

    assert "Súmula completa deste jogo" in page
    assert client.get(url("jogo", stage.tournament, jogo.public_id)).status_code == 200


def test_api_tells_the_pair_of_each_side(stage, client):
    page = f"/api/v1/tournaments/{stage.tournament.slug}/stages/1/rounds/1/"
    rows = client.get(page).json()["confrontos"]
    slot = rows[0]["slots"]["A"]
    assert [set(one) for one in slot["pair"]] == [{"dupla", "name", "absent"}] * 2
