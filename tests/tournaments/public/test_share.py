"""The text for sharing a page of an event in the players' group."""

from html import unescape

import pytest

from tests.factories import catch_up, go_on, jogos_being_played, make_stages, play_jogo
from tests.remembered import remembered
from tests.tournaments.formats import SWISS
from tests.tournaments.public.pages import url

pytestmark = pytest.mark.django_db


@remembered
def begun():
    """Return a Swiss of four duplas, its first round posted and one of its jogos over."""
    (stage,) = make_stages(SWISS, duplas=4)
    go_on(stage)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    return stage


@pytest.fixture
def stage():
    return begun()


def shared(client, name, stage):
    """Return the share text of a page."""
    body = client.get(url(name, stage.tournament)).content.decode()
    field = body[body.index(f'<textarea id="texto-{name}"') :]
    return unescape(field[field.index(">") + 1 : field.index("</textarea>")])


def test_standings_are_handed_on_line_by_line(client, stage):
    text = shared(client, "standings", stage)

    lines = text.splitlines()
    assert lines[0] == f"*{stage.tournament.name}*"
    assert lines[2].startswith("Publicação nº ")
    assert [line.split(" ", 1)[0] for line in lines[4:]] == ["1º", "2º", "3º", "4º"]


def test_round_is_handed_on_by_mesa(client, stage):
    text = shared(client, "rounds", stage)

    rows = stage.confronto_set.filter(round=1).with_sides().order_by("mesa")
    assert text.splitlines()[3:] == [f"Mesa {row.mesa}: {row.versus}" for row in rows]
    assert text.splitlines()[1].endswith("1ª rodada")


def test_name_begins_no_bold_word(client, stage):
    stage.tournament.name = "Copa *do* Farol"
    stage.tournament.save(update_fields=("name",))
    catch_up(stage.tournament)

    assert shared(client, "rounds", stage).splitlines()[0] == "*Copa ∗do∗ Farol*"
