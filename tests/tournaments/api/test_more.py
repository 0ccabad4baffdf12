"""The API for players, places, live jogos, revisions, rules, seals and files, and its reference page."""

import csv
import json
import re
from html import unescape
from io import StringIO

import pytest

from scoring.models import AuditEntry
from tests.factories import TABLE, catch_up, jogos_being_played, make_tournament, play_jogo, record
from tests.remembered import remembered
from tests.tournaments.api.asking import addresses, url
from tests.tournaments.public.pages import url as page
from tournaments.clubs import rename
from tournaments.models import DuplaMember, Player, Seal

pytestmark = pytest.mark.django_db


@remembered
def _cup():
    tournament = make_tournament(duplas=4, target=1400)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    record(second)
    return catch_up(tournament)


@pytest.fixture
def cup():
    return _cup()


def rows(client, name, *args, **asked):
    answer = client.get(url(name, *args), asked)
    assert answer.status_code == 200, answer.content
    return answer.json()["results"]


@pytest.mark.parametrize("state", ["open", "running"])
def test_players_have_the_number_that_the_published_data_have(client, state):
    tournament = make_tournament(duplas=2, state=state)
    members = DuplaMember.objects.filter(tournament=tournament).order_by("dupla__number", "pk")

    told = rows(client, "api-players", tournament.slug)

    assert told == [
        {"id": one.player_id, "name": one.player.name, "dupla": one.dupla.number} for one in members
    ]
    assert client.get(page("names_json", tournament)).json() == {str(one["id"]): one["name"] for one in told}
    duplas = rows(client, "api-duplas", tournament.slug)
    assert [number for one in duplas for number in one["player_ids"]] == [one["id"] for one in told]


def test_a_player_who_asked_is_told_by_the_new_name_under_the_same_number(client, cup):
    before = rows(client, "api-players", cup.slug)[0]
    player = Player.objects.get(pk=before["id"])
    rename.replace_name(player=player, name="Zita Nova", reason="pediu", source=TABLE)

    assert rows(client, "api-players", cup.slug)[0] == before | {"name": "Zita Nova"}
    assert rows(client, "api-players", cup.slug, revision=1)[0]["name"] == "Zita Nova"


def test_who_looks_for_a_name_is_told_where_they_play(client, cup):
    live = rows(client, "api-live", cup.slug)[0]
    name = live["names"]["A"].split()[0]

    (found,) = [
        one for one in rows(client, "api-where", cup.slug, q=name) if one["dupla"] == live["duplas"]["A"]
    ]

    assert found["said"].startswith(f"Joga agora na mesa {live['mesa']}")
    assert (found["mesa"], found["jogo"]) == (live["mesa"], live["jogo"]["id"])
    assert rows(client, "api-where", cup.slug, dupla=found["dupla"]) == [found]
    assert len(rows(client, "api-where", cup.slug)) == 4


def test_what_is_played_now_has_its_score(client, cup):
    (live,) = rows(client, "api-live", cup.slug)

    assert live["jogo"]["partidas"][0]["totals"] == {"A": 760, "B": 220}
    listed = rows(client, "api-jogos", cup.slug, state="playing")[0]
    assert (live["confronto"], live["jogo"]["id"]) == (listed["confronto"], listed["id"])


def test_revisions_are_listed_and_each_is_read(client, cup):
    listed = rows(client, "api-revisions", cup.slug)

    assert [one["number"] for one in listed] == [2, 1]
    for one in listed:
        told = client.get(url("api-tournament", cup.slug), {"revision": one["number"]}).json()
        assert told["revision"]["digest"] == one["digest"]


def test_rules_are_told_as_on_the_page(client, cup):
    told = client.get(url("api-rules", cup.slug)).json()

    assert told["ruleset"] == cup.ruleset
    sentences = [one["text"] for section in told["sections"] for one in section["said"]]
    body = unescape(" ".join(re.sub("<[^>]*>", "", client.get(page("rules", cup)).content.decode()).split()))
    assert len(sentences) > 20
    assert [said for said in sentences if " ".join(said.split()) not in body] == []


def test_seals_of_a_jogo_lead_to_the_links(client, cup):
    jogo = cup.confronto_set.get(round=1, position=1).jogo

    seals = rows(client, "api-seals", cup.slug, jogo.public_id)

    assert [one["digest"] for one in seals] == list(
        AuditEntry.objects.filter(jogo=jogo).order_by("sequence").values_list("digest", flat=True)
    )
    assert seals[0].keys() == {"sequence", "at", "digest"}
    link = Seal.objects.filter(jogo=jogo).latest("number")
    assert {link.trail} == {one["digest"] for one in seals if one["sequence"] == link.sequence}


def test_one_file_holds_what_the_addresses_tell_one_by_one(client, cup):
    answer = client.get(url("api-event", cup.slug))
    lines = [json.loads(line) for line in answer.content.decode().splitlines()]
    kinds = {kind: [one for one in lines if one.pop("kind", None) == kind] for kind in ()}
    for one in lines:
        kinds.setdefault(one.pop("kind"), []).append(one)

    assert answer["Content-Type"].startswith("application/jsonl")
    assert kinds["tournament"] == [client.get(url("api-tournament", cup.slug)).json()]
    for kind, name in (
        ("dupla", "duplas"),
        ("stage", "stages"),
        ("round", "rounds"),
        ("standing", "standings"),
    ):
        assert kinds[kind] == rows(client, f"api-{name}", cup.slug), kind
    sheets = [client.get(url("api-jogo", cup.slug, one["id"])).json() for one in kinds["jogo"]]
    assert [one | {"revision": None} for one in kinds["jogo"]] == [one | {"revision": None} for one in sheets]
    assert {one["id"] for one in kinds["jogo"]} == {one["id"] for one in rows(client, "api-jogos", cup.slug)}


def table(client, name, slug):
    answer = client.get(url(name, slug))
    assert (answer.status_code, answer["Content-Type"]) == (200, "text/csv; charset=utf-8")
    return list(csv.DictReader(StringIO(answer.content.decode())))


def test_standings_are_a_table(client, cup):
    told = table(client, "api-standings-file", cup.slug)

    listed = rows(client, "api-standings", cup.slug)
    assert [(row["place"], row["name"], row["made"]) for row in told] == [
        (str(one["place"]), one["name"], str(one["made"][0])) for one in listed
    ]


def test_results_are_a_table(client, cup):
    told = table(client, "api-results-file", cup.slug)

    first, second, final, third = told
    assert (first["state"], first["winner"], first["partidas_a"], second["state"]) == (
        "done",
        "A",
        "1",
        "playing",
    )
    assert third["kind"] == "third"
    assert (final["dupla_b"], final["jogo"]) == ("", "")
    assert {one["jogo"] for one in told} == {one["id"] for one in rows(client, "api-jogos", cup.slug)} | {""}


def test_no_name_is_a_formula_in_a_table(client):
    tournament = make_tournament(duplas=2)
    player = Player.objects.filter(duplamember__tournament=tournament).first()
    rename.replace_name(player=player, name="=1+1", reason="pediu", source=TABLE)
    catch_up(tournament)

    (row,) = table(client, "api-results-file", tournament.slug)

    (name,) = (row[name] for name in ("name_a", "name_b") if "1+1" in row[name])
    assert name.startswith("'=1+1")


def test_a_file_is_as_its_version_and_its_error_is_a_problem(client, cup):
    page_of = url("api-event", cup.slug)
    tag = {"If-None-Match": client.get(page_of)["ETag"]}

    assert client.get(page_of, headers=tag).status_code == 304
    wrong = client.get(page_of, {"nada": 1})
    assert (wrong.status_code, wrong.json()["title"]) == (400, "Pedido inválido")
    assert client.get(page_of, headers={"Accept": "text/html"}).status_code == 406


def test_root_leads_to_all_that_is_told_of_a_tournament(client, cup):
    told = client.get(url("api-root")).json()

    assert client.get(told["guide"]).status_code == client.get(told["clubs"]).status_code == 200
    below = {
        name: client.get(path.replace("{slug}", cup.slug)) for name, path in told["of_tournament"].items()
    }
    assert {name for name, answer in below.items() if answer.status_code != 200} == set()
    straight = {path for path in addresses(cup) if "/jogos/" not in path.removesuffix("jogos/")}
    asked = {answer.wsgi_request.path for answer in below.values()} | {url("api-tournament", cup.slug)}
    assert straight <= asked


def test_reference_page_is_true(client, cup):
    body = unescape(client.get(url("api-guide")).content.decode())

    commands = re.findall(r"<code>curl '?(http://testserver[^'<]+)'?</code>", body)
    assert len(commands) == 8
    assert {address: client.get(address).status_code for address in commands} == dict.fromkeys(commands, 200)
    for name in ("standings.csv", "event.jsonl", "links/", "seals/"):
        assert f"/{name}</code>" in body
    assert "no máximo uma vez por segundo" in " ".join(body.split())
