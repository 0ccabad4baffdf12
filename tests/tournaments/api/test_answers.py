"""The REST API gives the same data as the public pages."""

import pytest
from django.core.management import call_command

from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tests.tournaments.api.asking import confronto, url
from tournaments.models import Publication

pytestmark = pytest.mark.django_db


def test_tournaments_are_listed(client):
    tournament = make_tournament(place="Salão nobre")

    answer = client.get(url("api-tournaments")).json()

    assert answer["count"] == 1
    assert answer["results"] == [
        {
            "slug": tournament.slug,
            "name": "Copa do Farol",
            "club": {"name": tournament.club.name, "slug": tournament.club.slug, "city": "Santos"},
            "place": "Salão nobre",
            "starts_on": "2026-03-07",
            "ends_on": "2026-03-08",
            "state": "running",
            "cancel_reason": "",
            "revision": 1,
        }
    ]


def test_a_tournament_says_which_revision_it_is_read_from(client):
    tournament = make_tournament()
    revision = Publication.objects.get()

    answer = client.get(url("api-tournament", tournament.slug)).json()

    assert answer["revision"]["number"] == 1
    assert answer["revision"]["digest"] == revision.digest
    assert answer["options"]["target"] == 700
    assert answer["draw_seed"] == 7


def test_before_the_start_there_are_entries_and_no_revision(client):
    tournament = make_tournament(state="open", duplas=3, seeds=1)

    assert client.get(url("api-tournament", tournament.slug)).json()["revision"] is None
    duplas = client.get(url("api-duplas", tournament.slug)).json()["results"]
    assert [(one["number"], one["seed"], len(one["players"])) for one in duplas] == [
        (1, 1, 2),
        (2, None, 2),
        (3, None, 2),
    ]


def test_the_bracket_tells_byes_and_whom_a_slot_waits_for(client):
    tournament = make_tournament(duplas=3)

    answer = client.get(url("api-bracket", tournament.slug))

    first, second = confronto(answer, position=1), confronto(answer, position=2)
    assert first["state"] == "bye"
    assert first["slots"]["B"] == {"bye": True}
    assert second["state"] == "playing"
    final = confronto(answer, number=2)
    assert final["slots"]["A"]["dupla"] == first["slots"]["A"]["dupla"]
    assert final["slots"]["B"] == {"winner_of": {"round": 1, "position": 2}}


def test_the_bracket_carries_the_live_score(client):
    tournament = make_tournament(target=2000)
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)

    jogo = confronto(client.get(url("api-bracket", tournament.slug)))["jogo"]

    assert jogo["partidas"][0]["totals"] == {"A": 760, "B": 220}


def test_standings_tell_why(client):
    tournament = make_tournament(state="finished", duplas=2)

    champion, second = client.get(url("api-standings", tournament.slug)).json()["results"]

    assert (champion["place"], champion["fate"]["code"], champion["made"]) == (1, "champion", [760, 220])
    assert (second["place"], second["fate"]["code"], second["fate"]["opponent"]) == (
        2,
        "finalist",
        champion["name"],
    )
    assert champion["canastras"] == {"clean": 1, "dirty": 1}


def test_a_jogo_tells_facts_lines_and_totals_of_every_mao(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    record(jogo, "B")
    catch_up(tournament)

    answer = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()

    first, second = answer["partidas"][0]["maos"]
    assert answer["state"] == "playing"
    assert answer["names"] == {"A": jogo.labels[0], "B": jogo.labels[1]}
    assert first["totals"] == {"A": 760, "B": 220}
    assert sum(line["points"] for line in first["lines"]["A"]) == 760
    assert first["facts"]["sides"]["B"]["table"] == 210
    assert (first["version"], first["corrected"]) == (1, False)
    assert second["running"] == {"A": 980, "B": 980}
    assert "client_id" not in first
    assert "device" not in first


def test_the_schema_is_valid_and_without_warnings(tmp_path):
    call_command("spectacular", "--validate", "--fail-on-warn", file=str(tmp_path / "schema.yml"))

    assert "/api/v1/tournaments/{slug}/jogos/{jogo}/" in (tmp_path / "schema.yml").read_text()


def test_the_schema_is_served(client):
    answer = client.get(url("api-schema"))

    assert answer.status_code == 200
    assert answer["Content-Type"].startswith("application/vnd.oai.openapi")
