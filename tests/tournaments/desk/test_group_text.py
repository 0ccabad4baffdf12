"""The texts for the players' group."""

import pytest

from tests.factories import catch_up, make_tournament
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    SWISS,
    confrontos_of,
    draft_of,
    play_round,
    posted,
    running,
    signed_in,
)
from tournaments.models import Tournament

pytestmark = pytest.mark.django_db


def test_seating_is_told_by_mesa_with_who_rests_last(client):
    tournament = running(client, SWISS | {"swiss": {"byes": True}}, duplas=5)
    round_ = posted(tournament)

    said = client.get(url("desk_seating", tournament, round_.pk)).context["group_text"].splitlines()

    rows = sorted((row for row in confrontos_of(round_) if not row.is_bye), key=lambda one: one.mesa)
    assert said[:3] == ["*Copa do Farol*", "Fase 1 · Rodada 1", ""]
    assert said[3:-1] == [
        f"Mesa {row.mesa}: {row.name('A')} × {row.name('B')}"
        for row in sorted(rows, key=lambda one: one.mesa)
    ]
    assert said[-1].startswith("Folga: ")


def test_a_draft_is_not_handed_on(client):
    tournament = running(client, SWISS)

    page = text(client.get(url("desk_seating", tournament, draft_of(tournament).pk)))

    assert "Texto para o grupo" not in page


def test_standings_are_told_with_the_time_or_the_number_of_the_publication(client):
    tournament = running(client, SWISS)
    play_round(posted(tournament))
    catch_up(tournament)
    page = url("desk_standings", tournament)

    now, published = client.get(page), client.get(page, {"ver": "publicada"})

    rows = now.context["stage"].standings[0].rows
    said = now.context["standings_text"].splitlines()
    assert said[2].startswith("Classificação às ")
    assert said[4] == f"1º {rows[0].name} · {rows[0].cells[0].label} {rows[0].cells[0].value}"
    assert len(said) == 4 + len(rows)
    number = published.context["revision"].number
    assert f"Classificação, publicação nº {number}" in published.context["standings_text"]


def test_of_a_bracket_it_is_told_who_plays_where_now(client):
    tournament = signed_in(client, make_tournament(duplas=4))

    said = client.get(url("desk_standings", tournament)).context["seating_text"].splitlines()

    assert said[:2] == ["*Copa do Farol*", "Semifinais"]
    assert [line.split(":")[0] for line in said[3:]] == ["Mesa 1", "Mesa 2"]


def test_a_name_begins_no_bold_word(client):
    tournament = signed_in(client, make_tournament(duplas=4))
    Tournament.objects.update(name="Copa *do* _Farol_")

    said = client.get(url("desk_standings", tournament)).context["standings_text"]

    assert said.splitlines()[0] == "*Copa ∗do∗ ‗Farol‗*"
