"""The page with the blank sheets, and the links to it."""

import pytest

import rules
from tests.factories import catch_up, make_tournament
from tests.scoring.foreign import foreign
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, draft_of, play_round, posted, running
from tournaments.ledger.seals import head
from tournaments.publication.publishing import latest

pytestmark = pytest.mark.django_db


def test_sheets_are_reached_from_where_the_director_prints(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)

    for page in (url("desk_qr", tournament), url("desk_prints", tournament)):
        assert url("desk_sumulas", tournament) in text(client.get(page)), page
    assert url("round_sumulas", tournament, round_.pk) in text(
        client.get(url("desk_round", tournament, round_.pk))
    )


def test_sheet_names_event_round_mesa_and_both_duplas(client, tournament, jogo):
    page = text(client.get(url("desk_sumulas", tournament)))

    for said in ("Mesa 1", "Mesa 2", "Semifinais", "3 partidas, até 1.500", "Canastra real", *jogo.labels):
        assert said in page, said
    assert "ainda não têm mesa" not in page


@pytest.mark.parametrize("key", rules.published())
def test_sheet_is_in_the_language_of_the_page_whatever_the_text_is_in(client, key):
    target = 1500 if rules.load(key).target is None and rules.load(key).end != rules.ROUND else None
    tournament = running(client, SWISS, ruleset=key, target=target)

    page = client.get(url("round_sumulas", tournament, draft_of(tournament).pk))

    assert ("Cartas na mesa" if rules.load(key).unit else "Pontos na mesa") in text(page)
    assert foreign(page) == []


def test_draft_is_printed_with_its_mesas_to_be_filled_in(client):
    tournament = running(client, SWISS)

    page = text(client.get(url("round_sumulas", tournament, draft_of(tournament).pk)))

    assert page.count('class="sumula"') == 3
    assert "Há confrontos que ainda não têm mesa" in page


def test_nothing_is_printed_of_what_is_over(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)
    play_round(round_)

    page = text(client.get(url("round_sumulas", tournament, round_.pk)))

    assert "Nada para imprimir" in page
    assert url("round_sumulas", tournament, round_.pk) not in text(
        client.get(url("desk_round", tournament, round_.pk))
    )


def test_round_of_another_tournament_is_not_found(client):
    tournament = running(client, SWISS)
    other = make_tournament(duplas=2, club=tournament.club)

    assert client.get(url("round_sumulas", other, draft_of(tournament).pk)).status_code == 404


def test_paper_carries_the_head_of_the_chain_and_the_revision(client, tournament):
    catch_up(tournament)
    last = head(tournament)
    foot = (
        f"Publicação nº {latest(tournament).number} · "
        f"código de conferência nº {last.number} <code>{last.digest[:32]}</code>"
    )

    page = text(client.get(url("desk_sumulas", tournament)))
    assert page.count(foot) == 2  # each sheet is handed to another mesa


def test_lists_to_post_and_standings_carry_it_too(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)
    play_round(round_)
    catch_up(tournament)
    last = head(tournament)

    lists = text(client.get(url("desk_seating", tournament, round_.pk)))
    assert lists.count(f"código de conferência nº {last.number} <code>{last.digest[:32]}</code>") == 2
    published = latest(tournament).payload["ledger_head"]
    after = text(client.get(url("stood", tournament, 1, 1)))
    assert f"código de conferência nº {published['number']} <code>{published['digest'][:32]}</code>" in after
