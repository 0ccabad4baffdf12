"""A file that is no valid event is refused with a sentence and leaves nothing in the database."""

import json
from copy import deepcopy
from random import Random
from time import process_time

import pytest
from django.db import transaction
from django.test import Client

from scoring.models import AuditEntry, Jogo
from tests.factories import director_of, make_club, make_stages, make_tournament, play_stage
from tests.rows import rows
from tests.tournaments.desk.pages import url
from tests.tournaments.event_file import spoiling
from tests.tournaments.event_file.trips import faults, into, out, shown
from tests.tournaments.formats import GROUPS, INDIVIDUAL, SWISS, begun
from tests.tournaments.settling import VERBS
from tournaments.errors import TournamentError
from tournaments.event_file.read import MOST_BYTES, read
from tournaments.models import ClubRules, Confronto, Player, Tournament, TournamentLogEntry
from tournaments.wording.refusals.errors import error

pytestmark = pytest.mark.django_db


def at_the_desk(club):
    client = Client()
    client.force_login(director_of(club))
    return client


def said(answer):
    """Return the error text of a page."""
    form = answer.context.get("file_form") or answer.context["form"]
    return " ".join(str(one) for errors in form.errors.values() for one in errors)


@pytest.fixture
def club():
    return make_club()


@pytest.fixture(scope="module")
def written(django_db_setup, django_db_blocker):
    """Return the file of a finished event that is no longer in the database."""
    with django_db_blocker.unblock(), transaction.atomic():
        content = out(make_tournament(duplas=4, state="finished"))
        transaction.set_rollback(True)
    return content


@pytest.fixture
def held(written):
    """Return the same file parsed, to be damaged."""
    return json.loads(written)


def a_mao(held):
    return next(one for one in held["confrontos"] if one["jogo"])["jogo"]["partidas"][0]["maos"][0]


def set_total(held):
    a_mao(held)["totals"]["A"] += 10


def set_fact(held):
    a_mao(held)["facts"]["sides"]["A"]["table"] += 10


def another_winner(held):
    final = next(one for one in held["confrontos"] if one["winner_to"] is None and one["status"])
    final["winner"] = final["dupla_b"] if final["winner"] == final["dupla_a"] else final["dupla_a"]


def another_place(held):
    rows = held["document"]["final_ranking"]
    rows[0]["dupla"], rows[1]["dupla"] = rows[1]["dupla"], rows[0]["dupla"]


def another_draw(held):
    held["draws"][-1]["draw"]["seed"] += 1


SPOILED = {
    "another version": (lambda held: held.update(version=1), "versão 1, aqui se lê a versão 2"),
    "no version": (lambda held: held.pop("version"), "versão"),
    "another kind of file": (lambda held: held.update(canastra="regras"), "não é de um torneio"),
    "a section missing": (lambda held: held.pop("draws"), "draws"),
    "a section too many": (lambda held: held.update(chaves=[]), "chaves"),
    "a format nobody knows": (
        lambda held: held["stages"][0]["plan"].update(format="gincana"),
        "se contradiz|não",
    ),
    "a rule set nobody knows": (lambda held: held["event"].update(ruleset="gincana-9"), "gincana-9"),
    "a total altered": (set_total, "mão 1.1"),
    "a fact altered": (set_fact, "mão 1.1"),
    "a winner altered": (another_winner, "não dá o que o arquivo diz|conferência"),
    "a place altered": (another_place, "classificação final"),
    "a draw altered": (another_draw, "sorteio"),
    "a number without end": (lambda held: held["event"].update(mesas=10**30), "mesas"),
    "too many mesas": (lambda held: held["event"].update(mesas=5000), "grande demais"),
    "a player twice": (
        lambda held: held["duplas"][1].update(players=held["duplas"][0]["players"]),
        "inscrição nº 2",
    ),
    "a dupla that is not there": (lambda held: held["confrontos"][0].update(dupla_a=77), "se contradiz"),
    "a confronto twice": (
        lambda held: held["confrontos"].append(deepcopy(held["confrontos"][0])),
        "duas vezes",
    ),
    "the last day before the first": (
        lambda held: held["event"].update(ends_on="2020-01-01"),
        "antes de começar",
    ),
}


@pytest.mark.parametrize("spoil", SPOILED)
def test_a_file_that_is_not_true_is_refused_in_a_sentence(club, held, spoil):
    change, expected = SPOILED[spoil]
    change(held)

    answer = shown(at_the_desk(club), club, json.dumps(held).encode())

    assert answer.status_code == 422
    assert any(one in said(answer) for one in expected.split("|")), said(answer)
    assert not Tournament.objects.filter(club=club).exists()
    assert not Player.objects.filter(club=club).exists()


NO_FILES = {
    "nothing": (b"", "vazio"),
    "no JSON": (b"nome;telefone\n", "não se consegue"),
    "half of one": (b'{"canastra": "evento", "version": 2', "não se consegue"),
    "a list": (b"[1, 2]", "não é de um torneio"),
    "a number": (b"7", "não é de um torneio"),
    "half a letter": (b'{"canastra": "\\ud800"}', "não se consegue"),
    "a key twice": (b'{"canastra": "evento", "canastra": "evento"}', "não se consegue"),
    "digits without end": (b'{"canastra": ' + b"9" * 5000 + b"}", "não se consegue"),
    "nested without end": (b'{"canastra": ' + b"[" * 50_000, "não se consegue"),
    "nested, and closed": (b'{"canastra": ' + b"[" * 5000 + b"]" * 5000 + b"}", "não se consegue"),
    "not a number": (b'{"canastra": "evento", "version": NaN}', "versão"),
    "no letters": (b"\xff\xfe\x00\xd8", "não se consegue"),
    "a photo": (b"\xff\xd8" + b",{" * 5000, "não se consegue"),
    "too long": (b" " * (MOST_BYTES + 1), "10 MB"),
}


@pytest.mark.parametrize("name", NO_FILES)
def test_what_is_no_file_is_refused_in_a_sentence(club, name):
    content, expected = NO_FILES[name]

    answer = shown(at_the_desk(club), club, content)

    assert expected in said(answer)
    assert not Tournament.objects.filter(club=club).exists()


@rows(
    "values",
    [
        lambda: "{" + ",".join(f'"{key}":0' for key in range(700_000)) + "}",
        lambda: "{" + ",".join(f'"{key}":0' for key in range(30_000)) + "}",
        lambda: "[" + "[]," * 30_000 + "[]]",
        lambda: "[" + "[]," * 2_500_000 + "[]]",
        lambda: "[" + "{}," * 2_500_000 + "{}]",
        lambda: "[" + "0," * 4_000_000 + "0]",
    ],
)
def test_a_file_with_very_many_values_is_refused_before_it_is_parsed(written, values):
    content = written.replace(b'"options"', b'"options":' + values().encode() + b',"outro"', 1)
    before = process_time()

    assert len(content) < MOST_BYTES
    with pytest.raises(TournamentError) as refused:
        read(content)
    assert refused.value.code == "event_file_too_much"
    assert process_time() - before < 0.5


def test_an_invented_chain_becomes_a_claim_of_the_file_and_never_a_chain_of_this_site(club, held):
    held["sealed"] = {"number": 2**31 - 1, "digest": "f" * 64}
    made = into(club, json.dumps(held).encode())

    assert faults(made) == []  # the chains of this site begin here, with the mark of the file
    assert (made.brought["number"], made.brought["digest"]) == (2**31 - 1, "f" * 64)
    assert TournamentLogEntry.objects.get(tournament=made).data["digest"] == "f" * 64


@rows(
    "sealed",
    [{"number": -1, "digest": "f" * 64}, {"number": 1, "digest": "F" * 64}, {"number": 1, "digest": ""}],
)
def test_a_chain_that_can_be_none_is_refused(club, held, sealed):
    held["sealed"] = sealed

    with pytest.raises(TournamentError):
        into(club, json.dumps(held).encode())


def _swiss():
    (stage,) = make_stages(SWISS | {"partidas": 1}, duplas=4)
    return play_stage(stage).tournament


def _individual():
    return begun(INDIVIDUAL).tournament


def _groups():
    tournament = begun(GROUPS).tournament
    VERBS["walkover"](
        Confronto.objects.filter(tournament=tournament, status="", dupla_a__isnull=False).first()
    )
    return tournament


def _apart():
    return make_tournament(duplas=4, entry="apart", state="running")


EVENTS = (_swiss, _individual, _groups, _apart)


PUBLIC = ("tournament", "rules", "revisions")
DESK = (
    "desk_tournament",
    "desk_plan",
    "desk_rounds",
    "desk_mesas",
    "desk_standings",
    "desk_log",
    "desk_event_file",
)
REFUSED = ("event_file", "dates_", "name_", "text_", "rules_", "plan_", "partidas_")


def tried(club, held):
    """Return the event of a file, or the refusal."""
    try:
        return into(club, json.dumps(held).encode()), None
    except TournamentError as exc:
        return None, exc


def counted():
    return [model.objects.count() for model in (Tournament, Player, ClubRules, Confronto, Jogo, AuditEntry)]


@pytest.mark.parametrize("seed", range(4))
def test_an_altered_file_is_refused_or_taken_with_nothing_to_find(seed, complete):
    dice, content, club = Random(seed), json.loads(out(EVENTS[seed]())), make_club()
    ways, desk, taken = spoiling.places(content), at_the_desk(club), 0
    for turn in range(30):
        if turn >= 8 and taken and not complete:
            break
        held, what = spoiling.spoiled(content, ways, dice)
        before = counted()
        brought, refusal = tried(club, held)
        if refusal:
            assert refusal.code.startswith(REFUSED), (what, refusal.code)
            assert error(refusal), what
            assert counted() == before, what
            continue
        taken += 1
        assert faults(brought) == [], what
        assert {desk.get(url(page, brought)).status_code for page in DESK} == {200}, what
        assert {desk.get(url(page, brought)).status_code for page in PUBLIC} == {200}, what
    assert taken
