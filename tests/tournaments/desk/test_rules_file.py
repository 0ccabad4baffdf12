"""The file of a rule set: written by one club, read by another, and refused with a sentence if it is invalid."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from tests.factories import make_club, make_rules
from tests.tournaments.desk.pages import url
from tournaments.clubs import rule_file
from tournaments.models import ClubRules

pytestmark = pytest.mark.django_db
GOOD = {
    "canastra_rules": 1,
    "name": "Da quinta",
    "base": "burraco-1",
    "options": {"maos": 3},
    "overrides": {},
}


def send_file(client, club, content):
    file = SimpleUploadedFile(
        "regras.json", content if isinstance(content, bytes) else json.dumps(content).encode()
    )
    return client.post(url("desk_rules", club), {"file": file})


def test_file_written_by_one_club_is_read_by_another(client, club):
    theirs = make_rules(
        make_club(), "Da casa", base="003", options={"maos": 2}, overrides={"batida.bonus": 150}
    )
    theirs.minutes = 25
    make_rules(club, "Da casa")

    answer = send_file(client, club, rule_file.write(theirs))

    own = ClubRules.objects.get(club=club, base="burraco-1")
    assert answer.status_code == 302
    assert (own.name, own.options, own.overrides, own.minutes) == (
        "Da casa (2)",
        {"maos": 2},
        {"batida.bonus": 150},
        25,
    )


def test_file_is_plain_json_with_its_version(client, club):
    own = make_rules(club, "Da casa é nossa", overrides={"batida.bonus": 150})

    answer = client.get(url("desk_rules_file", club, own.pk))

    assert json.loads(answer.content) == {
        "canastra_rules": 1,
        "name": "Da casa é nossa",
        "base": "regulamento-1",
        "options": {},
        "overrides": {"batida.bonus": 150},
    }
    assert answer["Content-Disposition"] == 'attachment; filename="da-casa-e-nossa.json"'


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "O arquivo está vazio."),
        (b"x" * 70_000, "O arquivo é grande demais"),
        (b"\xff\xfe\x00", "não se consegue lê-lo"),
        (b"[" * 60_000, "não se consegue lê-lo"),
        (b'{"canastra_rules": 1', "não se consegue lê-lo"),
        ([1, 2], "não tem um regulamento inteiro"),
        ({"name": "x"}, "não tem um regulamento inteiro"),
        (GOOD | {"name": 5}, "não tem um regulamento inteiro"),
        (GOOD | {"options": []}, "não tem um regulamento inteiro"),
        (GOOD | {"minutes": "50"}, "não tem um regulamento inteiro"),
        (GOOD | {"minutes": -1}, "não tem um regulamento inteiro"),
        (GOOD | {"canastra_rules": 2}, "outra versão do programa"),
        (GOOD | {"canastra_rules": True}, "outra versão do programa"),
        (GOOD | {"name": " \u200b "}, "Escreva o nome."),
        (GOOD | {"name": " \u0000 "}, "não se consegue lê-lo"),
        (GOOD | {"base": "burraco-9"}, "Este texto não existe aqui"),
        (GOOD | {"options": {"maoz": 3}}, "O texto não tem a opção maoz"),
        (GOOD | {"options": {"maos": "3"}}, "O valor de maos não serve"),
        (GOOD | {"options": {"maos": 10**9}}, "Este valor não é possível"),
        (GOOD | {"overrides": {"batida.bonus": None}}, "O valor de batida.bonus não serve"),
        (GOOD | {"overrides": {"batida.bonus": {}}}, "O valor de batida.bonus não serve"),
        (GOOD | {"overrides": {"batida.bonsu": 5}}, "batida.bonsu não existe neste texto"),
        (GOOD | {"overrides": {"table.players": 1}}, "table.players não existe neste texto"),
        (GOOD | {"overrides": {"canastras.semi.bonus": 150}}, "deixam isto de fora"),
        (GOOD | {"base": "open-dirty-1", "options": {"mode": "closed"}}, "só dá o nome deste modo"),
    ],
)
def test_bad_file_is_a_sentence_and_nothing_stored(client, club, content, sentence):
    answer = send_file(client, club, content)

    assert answer.status_code == 422
    assert sentence in answer.context["form"].errors["file"][0]
    assert not ClubRules.objects.exists()


def test_file_with_letters_no_database_takes_is_refused(client, club):
    answer = send_file(client, club, json.dumps(GOOD | {"name": "Da\u0000 quinta\ud800"}).encode())

    assert answer.status_code == 422
    assert not ClubRules.objects.exists()
