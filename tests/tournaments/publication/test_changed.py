"""The page of a revision lists its differences from the previous revision."""

import re

import pytest
from django.db import connection

from scoring.ledger import append_only
from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments import formats
from tests.tournaments.public.pages import corrected, text, url
from tournaments.models import Publication
from tournaments.publication.changed import changes

pytestmark = pytest.mark.django_db
NUMBER = re.compile(r"Publicação nº (\d+)")


def said(tournament):
    """Return the differences in the last revision: code, old value, new value."""
    after, before = Publication.objects.filter(tournament=tournament)[:2]
    return [(one.what, one.before, one.after) for one in changes(before.payload, after.payload)]


def test_a_new_result_is_told_in_one_line_and_side_by_side(client):
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    page = text(client.get(url("revision", tournament, 2)))

    assert "O que mudou desde a nº 1: 1 resultado novo" in page
    assert f"sem resultado vence {jogo.labels[0]} (1 a 0)" in page
    assert "O que mudou" not in text(client.get(url("revision", tournament, 1)))


def test_each_revision_keeps_how_much_it_changed_and_the_list_says_so(client):
    tournament = make_tournament(duplas=4)
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert [one.changed for one in Publication.objects.order_by("number")] == [
        {},
        {"result": 1, "place": 1},
    ]
    page = text(client.get(url("revisions", tournament)))
    assert page.count("1 resultado novo, 1 lugar diferente") == 1
    append_only.lift(connection, [Publication._meta.db_table])
    Publication.objects.update(changed=None)  # as of before it was stored
    assert "resultado novo" not in text(client.get(url("revisions", tournament)))


def test_many_revisions_come_in_pages_of_twelve(client):
    tournament = make_tournament(duplas=4)
    sealed = Publication.objects.get()
    Publication.objects.bulk_create(
        Publication(tournament=tournament, number=number, payload=sealed.payload, digest=sealed.digest)
        for number in range(2, 16)
    )

    first, second = (client.get(url("revisions", tournament), {"pagina": one}) for one in (1, 2))

    assert [NUMBER.findall(one.text) for one in (first, second)] == [
        [f"{one}" for one in range(15, 3, -1)],
        ["3", "2", "1"],
    ]
    assert "13 a 15 de 15" in text(second)


def test_a_correction_that_turns_a_result_is_told_so():
    tournament = formats.begun(formats.SWISS).tournament
    before = Publication.objects.filter(tournament=tournament).latest("number").payload
    done = next(
        one for each in before["stages"][0]["rounds"] for one in each["confrontos"] if one["state"] == "done"
    )
    after = {**before, "stages": [dict(before["stages"][0])]}
    turned = {**done, "winner": "B"}
    after["stages"][0]["rounds"] = [
        {**each, "confrontos": [turned if one is done else one for one in each["confrontos"]]}
        for each in before["stages"][0]["rounds"]
    ]

    (change,) = changes(before, after)

    assert (change.what, change.before[0], change.after[0]) == (
        "corrected",
        done["slots"]["A"]["name"],
        done["slots"]["B"]["name"],
    )
    assert changes(before, before) == []


def test_places_are_told_as_they_move(client):
    tournament = formats.begun(formats.SWISS).tournament
    play_jogo(jogos_being_played(tournament)[0], "B")
    catch_up(tournament)

    told = said(tournament)

    assert {what for what, _before, _after in told} == {"result", "place"}
    last = Publication.objects.filter(tournament=tournament).latest("number")
    assert "lugares diferentes" in text(client.get(url("revision", tournament, last.number)))


def test_what_only_changes_points_says_that_nothing_else_moved(client):
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    corrected(jogo)
    catch_up(tournament)

    page = text(client.get(url("revision", tournament, 3)))

    assert "O que mudou desde a nº 2: nenhum resultado nem lugar mudou." in page
