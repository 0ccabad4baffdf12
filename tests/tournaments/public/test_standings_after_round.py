"""The standings as they stood after a round: later rounds change nothing in them, a correction does and is said."""

import pytest
from django.urls import reverse

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
)
from tests.tournaments.public.pages import corrected, text, url
from tests.tournaments.public.staged import posted
from tournaments.entries import leaving
from tournaments.event import stages
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Dupla, Round
from tournaments.outcomes import decisions as outcomes
from tournaments.outcomes import penalties as sanctions
from tournaments.publication import publish
from tournaments.publication import standings_after_round as stood
from tournaments.publication.stages import Stages

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "order": ["points", "made", "difference", "lots"]}
UNCHANGED = "O que se jogou depois não muda esta tabela."
WAITING = "foi mudado e ainda não foi publicado"


@pytest.fixture(autouse=True)
def _nothing_remembered():
    stood._standings.cache_clear()


def played(rounds=2, plan=SWISS, **fields):
    """Return a stage of which so many rounds are over and published."""
    (stage,) = make_stages(plan, duplas=4, **fields)
    for number in range(1, rounds + 1):
        over(stage, number)
    return stage


def over(stage, number):
    posted(stage, number)
    play_open(stage)
    catch_up(stage.tournament)


def answer(client, stage, number=1, **headers):
    return client.get(url("stood", stage.tournament, stage.number, number), headers=headers)


def rows(client, stage, number=1):
    address = reverse("tournaments:api-round-standings", args=[stage.tournament.slug, stage.number, number])
    found = client.get(address)
    return found.json()["results"] if found.status_code == 200 else found.status_code


def test_later_rounds_and_what_happens_in_them_change_nothing(client):
    stage = played(1)
    before = rows(client, stage)
    page = table_on(client, stage)
    stood._standings.cache_clear()

    over(stage, 2)
    one = Dupla.objects.get(number=1)
    sanctions.penalise(
        dupla=one, stage=stage, round=2, sanction="vp", amount=1, reason="atraso", source=TABLE
    )
    posted(stage, 3)
    leaving.withdraw(dupla=one, justified=True, reason="doente", source=TABLE)
    catch_up(stage.tournament)

    assert rows(client, stage) == before
    assert UNCHANGED in text(answer(client, stage))
    assert table_on(client, stage) == page
    assert {row["meetings"] for row in stood._standings(*key(stage, 1))[0]["rows"]} == {1}


def table_on(client, stage):
    """Return what is read on the page from the heading of the table on, but for the chain in its foot, which grows."""
    return text(answer(client, stage)).split("Lugar", 1)[1].split("Publicação nº", 1)[0]


def key(stage, number):
    """Return what the tables of a round are held under."""
    published = told(publish.latest(stage.tournament).payload["stages"][0])
    return stage.tournament.pk, 1, number, stood._digest(published, number)


def test_a_correction_changes_the_table_and_is_said_with_its_reason(client):
    stage = played(2)
    before = rows(client, stage)
    jogo = Confronto.objects.filter(round=1).first().jogo

    corrected(jogo)
    catch_up(stage.tournament)

    page = text(answer(client, stage))
    assert rows(client, stage) != before
    assert "Corrigida depois de encerrada a rodada" in page
    assert "mão corrigida. soma trocada" in page
    assert UNCHANGED not in page
    assert "soma trocada" in text(answer(client, stage, 2))


def test_a_correction_of_a_later_round_is_not_told_of_an_earlier_one(client):
    stage = played(2)
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=2).first().jogo)
    catch_up(stage.tournament)

    assert rows(client, stage) == before
    assert UNCHANGED in text(answer(client, stage))
    assert "soma trocada" in text(answer(client, stage, 2))


@pytest.mark.parametrize("what", ["undo", "penalty", "lifted"])
def test_what_the_director_changes_afterwards_is_said(client, what):
    stage = played(2)
    confronto = Confronto.objects.filter(round=1).first()
    if what == "undo":
        outcomes.undo(confronto=confronto, reason="pontos de outra mesa", source=TABLE)
    else:
        given = sanctions.penalise(
            dupla=confronto.dupla_a,
            stage=stage,
            round=1,
            sanction="vp",
            amount=1,
            reason="pontos de outra mesa",
            source=TABLE,
        )
        if what == "lifted":
            sanctions.lift(penalty=given, reason="engano", source=TABLE)
    catch_up(stage.tournament)

    page = text(answer(client, stage))
    assert "pontos de outra mesa" in page
    assert ("engano" in page) is (what == "lifted")


def test_of_a_stage_started_anew_only_what_was_changed_since_is_said(client):
    stage = played(2)
    again = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    stages.begin_stage(stage=again, seed=9, source=TABLE)
    one, other = posted(again)
    outcomes.walkover(confronto=one, winner="A", reason="não vieram", source=TABLE)
    play_jogo(other.jogo)
    catch_up(stage.tournament)

    assert UNCHANGED in text(answer(client, stage))


def test_a_correction_that_is_not_published_is_not_told(client):
    stage = played(2, auto_publish=False)
    director = director_of(stage.tournament.club)
    assert answer(client, stage).status_code == 404
    publish.publish(tournament=stage.tournament, author=director)
    catch_up(stage.tournament)
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=1).first().jogo)
    catch_up(stage.tournament)
    assert rows(client, stage) == before  # what this process holds is what was published
    stood._standings.cache_clear()
    assert rows(client, stage) == 404
    page = text(answer(client, stage))
    assert WAITING in page
    assert "soma trocada" not in page

    publish.publish(tournament=stage.tournament, author=director, reason="soma")
    catch_up(stage.tournament)
    assert rows(client, stage) != before
    assert "soma trocada" in text(answer(client, stage))


def test_a_later_correction_that_is_not_published_hides_nothing_of_an_earlier_table(client):
    stage = played(2)
    stage.tournament.auto_publish = False
    stage.tournament.save()
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=2).first().jogo)
    catch_up(stage.tournament)
    stood._standings.cache_clear()

    assert rows(client, stage) == before
    assert rows(client, stage, 2) == 404


def test_rounds_lead_to_each_other_and_the_stage_to_them(client):
    stage = played(2)
    posted(stage, 3)

    page = answer(client, stage, 2).content.decode()

    assert url("stood", stage.tournament, 1, 1) in page
    assert url("stood", stage.tournament, 1, 3) not in page
    shown = client.get(url("rounds", stage.tournament), {"rodada": 1}).content.decode()
    assert url("stood", stage.tournament, 1, 1) in shown
    newest = client.get(url("rounds", stage.tournament)).content.decode()
    assert url("stood", stage.tournament, 1, 3) not in newest


@pytest.mark.parametrize(("stage_number", "number"), [(1, 0), (1, 2), (1, 9), (2, 1)])
def test_a_table_that_never_stood_is_not_found(client, stage_number, number):
    stage = played(1)
    posted(stage, 2)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)

    args = (stage_number, number)
    assert client.get(url("stood", stage.tournament, *args)).status_code == 404
    api = reverse("tournaments:api-round-standings", args=[stage.tournament.slug, *args])
    assert client.get(api).status_code == 404


def test_a_bracket_has_no_table_after_a_round(client):
    tournament = make_tournament(duplas=4)
    (stage,) = make_stages({"format": "double", "reset": True}, duplas=4)

    assert client.get(url("stood", tournament, 1, 1)).status_code == 404
    assert client.get(url("stood", catch_up(stage.tournament), 1, 1)).status_code == 404


def test_groups_have_a_table_each(client):
    (stage,) = make_stages({"format": "groups", "groups": 2, "partidas": 1}, duplas=6)
    play_open(stage)
    catch_up(stage.tournament)

    assert {row["group"] for row in rows(client, stage)} == {1, 2}
    assert "Grupo 2" in text(answer(client, stage))


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_page_is_cheap_once_read_and_unchanged_costs_two_queries(
    client, rounds, django_assert_num_queries
):
    stage = played(rounds)
    tag = answer(client, stage)["ETag"]

    with django_assert_num_queries(5):
        assert answer(client, stage).status_code == 200
    with django_assert_num_queries(2):
        assert answer(client, stage, **{"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("rounds", [1, 3])
def test_reading_it_the_first_time_costs_the_same_however_many_rounds(
    client, rounds, django_assert_num_queries
):
    stage = played(rounds)
    answer(client, stage)
    stood._standings.cache_clear()

    with django_assert_num_queries(15):
        answer(client, stage)


def test_a_round_that_closes_is_in_the_log():
    stage = played(1)

    assert Round.objects.get(stage=stage, number=1).state == "closed"
    assert stage.tournament.ocorrencia_set.filter(action="round_closed", round=1).count() == 1


def test_standings_after_a_round_of_a_revision_that_does_not_say_when_it_was_started(client, monkeypatch):
    said = Stages._rounds

    def without(self, stage):
        when = {"posted_at", "started_at"}
        return [{key: one for key, one in each.items() if key not in when} for each in said(self, stage)]

    with monkeypatch.context() as before:
        before.setattr(Stages, "_rounds", without)
        stage = played()

    assert WAITING not in text(answer(client, stage))
    assert len(rows(client, stage)) == 4
