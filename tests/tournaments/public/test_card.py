"""The preview pictures for links in messages."""

from io import BytesIO
from uuid import UUID

import pytest
from PIL import Image

from tests.factories import catch_up, finish, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments.public.pages import about, url
from tournaments.charts.pictures import cards
from tournaments.charts.pictures.card_picture import HEIGHT, WIDTH
from tournaments.charts.texts import whereabouts
from tournaments.public.disclosure import disclosed
from tournaments.public.shared.card import _of_jogo
from tournaments.publication import reading

pytestmark = pytest.mark.django_db


def document(tournament):
    return reading.shown(reading.head(tournament.slug)).document


def picture(client, address):
    answer = client.get(address)
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    return answer


def seen(tournament):
    jogo = jogos_being_played(tournament)[0]
    return [
        ("tournament", (), "card"),
        ("results", (), "card"),
        ("bracket", (), "bracket_card"),
        ("dupla", (1,), "dupla_card"),
        ("jogo", (jogo.public_id,), "jogo_card"),
    ]


def test_each_page_names_its_picture_and_it_is_there(client):
    tournament = catch_up(make_tournament(duplas=8))
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    for name, args, card in seen(tournament):
        found, _body = about(client, url(name, tournament, *args))
        assert found["og:image"] == f"http://testserver{url(card, tournament, *args)}"
        assert found["og:image:alt"].endswith(found["og:description"])
        image = Image.open(BytesIO(picture(client, url(card, tournament, *args)).content))
        assert image.size == (WIDTH, HEIGHT)
        assert (int(found["og:image:width"]), int(found["og:image:height"])) == image.size


def test_a_page_without_one_has_the_icon(client):
    found = about(client, "/")[0]

    assert found["og:image"].startswith("http://testserver/static/canastra/icone-cheio-512")


def test_what_a_program_holds_is_not_drawn_again(client):
    tournament = catch_up(make_tournament(duplas=4))
    etag = picture(client, url("card", tournament))["ETag"]

    assert client.get(url("card", tournament), headers={"If-None-Match": etag}).status_code == 304
    before = client.get(url("card", tournament)).content
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    assert client.get(url("card", tournament), headers={"If-None-Match": etag}).content != before


def test_it_is_small(client):
    tournament = catch_up(
        make_tournament(duplas=32, name="Campeonato Interestadual de Buraco do Litoral Norte")
    )

    for card in ("card", "bracket_card"):
        assert len(picture(client, url(card, tournament)).content) < 40_000


@pytest.mark.parametrize(("card", "args"), [("dupla_card", (99,)), ("jogo_card", (UUID(int=1),))])
def test_of_nothing_there_is_none(client, card, args):
    tournament = catch_up(make_tournament(duplas=4))

    assert client.get(url(card, tournament, *args)).status_code == 404


def test_without_a_bracket_there_is_none_of_it_and_without_an_event_none(client):
    (stage,) = make_stages({"format": "swiss", "rounds": 1, "partidas": 1})
    catch_up(stage.tournament)

    assert client.get(url("bracket_card", stage.tournament)).status_code == 404
    assert client.get(url("card", make_tournament(duplas=2, state="draft"))).status_code == 404


# --- what they say


def test_an_event_that_is_over_shows_its_first_places():
    tournament = finish(make_tournament(duplas=8))

    card = cards.of_event(document(tournament))

    final = document(tournament)["final_ranking"]
    assert [row.name for row in card.rows] == [row["name"] for row in final[:4]]
    assert [row.first for row in card.rows] == [True, False, False, False]
    assert card.said.startswith("Dupla campeã:")


def test_before_a_jogo_is_over_nobody_leads_and_no_knockout_says_who_does():
    (stage,) = make_stages({"format": "swiss", "rounds": 1, "partidas": 1})
    assert cards.of_event(document(catch_up(stage.tournament))).rows == ()
    assert cards.of_event(document(catch_up(make_tournament(duplas=4)))).rows == ()


def test_a_bracket_shows_its_last_three_rounds_and_blanks_for_who_is_not_known():
    tournament = catch_up(make_tournament(duplas=16))
    play_jogo(jogos_being_played(tournament)[0])

    told = document(catch_up(tournament))
    columns = cards.of_bracket(told, told["stages"][0]).columns

    assert [len(column) for column in columns] == [4, 2, 1]
    names = [side.name for column in columns for box in column for side in box]
    assert len([name for name in names if name]) == 1


def test_a_dupla_says_where_it_is_and_its_place():
    tournament = finish(make_tournament(duplas=4))
    told = document(tournament)
    number = told["final_ranking"][0]["dupla"]
    dupla = whereabouts.of_dupla(told, number)

    card = cards.of_dupla(told, dupla)

    assert (card.above, card.title, card.said) == (tournament.name, dupla.name, dupla.said)
    assert card.rows == (cards.CardRow("1º", dupla.name, "2–0", True),)


def test_a_result_in_no_revision_is_said_to_be_so_and_nobody_has_won_with_it():
    tournament = catch_up(make_tournament(duplas=4))
    jogo = jogos_being_played(tournament)[0]
    play_jogo(jogo)
    told = reading.shown(reading.head(tournament.slug))

    (found,) = disclosed(told, [jogo.public_id])
    drawing = _of_jogo(told, found)

    assert found.state == "unofficial"
    assert drawing.said == "Resultado ainda não oficial"
    columns = cards.of_bracket(told.document, told.document["stages"][0]).columns
    assert not any(side.first for column in columns for box in column for side in box)
    catch_up(tournament)
    told = document(tournament)
    columns = cards.of_bracket(told, told["stages"][0]).columns
    assert sum(side.first for column in columns for box in column for side in box) == 1
