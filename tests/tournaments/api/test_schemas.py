"""The JSON Schemas agree with the types, are served beside the OpenAPI document, and validate the stored data."""

import json
from uuid import uuid4

import pytest
from jsonschema import Draft202012Validator

from scoring.entry.record import take_back
from scoring.ledger import trail
from scoring.ledger.chain import plain
from scoring.lifecycle import devices, open_close
from scoring.models import AuditEntry
from tests import schemas
from tests.factories import TABLE, catch_up, jogos_being_played, make_tournament, play_jogo, record
from tests.remembered import remembered
from tests.tournaments import formats
from tests.tournaments.api.asking import PROBLEM, url
from tournaments.api.schemas import NAMES
from tournaments.ledger import event_log
from tournaments.models import LiveJogo, Publication, TournamentLogEntry
from tournaments.outcomes import decisions


@pytest.mark.parametrize("name", NAMES)
def test_committed_schema_is_what_the_types_say(name):
    committed = (schemas.FOLDER / f"{name}.json").read_text()

    assert committed == schemas.text(schemas.documents()[name]), "make schemas"


def test_each_committed_schema_is_served_and_no_other():
    assert sorted(NAMES) == sorted(path.stem for path in schemas.FOLDER.glob("*.json"))


@pytest.fixture
def served(client):
    """Return a validator for the schema of this name, as the API serves it."""

    def validator(name):
        schema = client.get(url("api-json-schema", name)).json()
        Draft202012Validator.check_schema(schema)
        return Draft202012Validator(schema)

    return validator


@pytest.mark.django_db
def test_root_names_every_schema(client):
    root = client.get(url("api-root")).json()

    assert [client.get(address).status_code for address in (root["tournaments"], root["openapi"])] == [
        200,
        200,
    ]
    assert root["schemas"].keys() == set(NAMES)
    for name, address in root["schemas"].items():
        assert client.get(address).json() == json.loads((schemas.FOLDER / f"{name}.json").read_text())


def test_schema_may_be_kept_and_is_sent_once(client):
    first = client.get(url("api-json-schema", "trail-line"))
    again = client.get(url("api-json-schema", "trail-line"), headers={"if-none-match": first["ETag"]})

    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert {first["Cache-Control"], again["Cache-Control"]} == {"public, max-age=3600"}
    assert first["ETag"] != client.get(url("api-json-schema", "log-line"))["ETag"]
    assert "Set-Cookie" not in first


@pytest.mark.parametrize("name", ["nada", "README", "..%2F..%2Fpyproject"])
def test_no_other_file_is_served(client, name):
    answer = client.get(f"/api/v1/schemas/{name}.json")

    assert (answer.status_code, answer["Content-Type"]) == (404, PROBLEM)


@remembered
def _event():
    tournament = make_tournament(duplas=4, target=1400)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    mao = record(second)
    take_back(
        jogo=second,
        partida=1,
        number=1,
        seen_version=mao.version,
        client_id=uuid4(),
        source=TABLE,
    )
    seat = second.seatkey_set.get(seat="mesa")
    devices.take_over(acesso=seat, source=TABLE)
    devices.release(acesso=seat, source=TABLE)
    open_close.reissue_token(jogo=second, reason="perdido", source=TABLE)
    decisions.walkover(confronto=second.confronto, winner="A", reason="não vieram", source=TABLE)
    return catch_up(tournament)


@pytest.fixture
def event():
    return _event()


@pytest.mark.django_db
def test_stored_lines_of_a_trail_are_as_their_schema_says(event, served):
    check, seen = served("trail-line"), set()
    for line in AuditEntry.objects.all():
        check.validate(plain({name: getattr(line, name) for name in trail.SEALED}))
        seen.add(line.action)

    assert {"opened", "recorded", "taken_back", "taken_over", "released", "reissued", "walkover"} <= seen


@pytest.mark.django_db
def test_stored_lines_of_the_log_are_as_their_schema_says(event, served):
    check, seen = served("log-line"), set()
    for line in TournamentLogEntry.objects.all():
        check.validate(plain({name: getattr(line, name) for name in event_log.SEALED}))
        seen.add(line.action)

    assert "walkover" in seen


@pytest.mark.django_db
@pytest.mark.parametrize(
    "wrong", [{"action": "nada"}, {"more": 1}, {"after": {"version": 2}}, {"jogo_id": None}]
)
def test_line_with_anything_else_is_not(event, served, wrong):
    line = AuditEntry.objects.get(action="reissued", jogo=event.confronto_set.get(position=2, round=1).jogo)
    stored = plain({name: getattr(line, name) for name in trail.SEALED})
    check = served("trail-line")

    assert check.is_valid(stored)
    assert not check.is_valid(stored | wrong)


@pytest.mark.django_db
@pytest.mark.parametrize("plan", formats.EVERY, ids=formats.name)
def test_published_document_and_live_rows_are_as_their_schema_says(client, served, plan):
    stage = formats.begun(plan)
    jogo = jogos_being_played(stage.tournament)[0]
    record(jogo)
    catch_up(stage.tournament)
    address = url("revision_json", stage.tournament.slug, Publication.objects.latest("number").number)

    served("tournament-document").validate(client.get(address).json())

    rows = [row.payload for row in LiveJogo.objects.all()]
    assert rows
    for row in rows:
        served("live-row").validate(row)
