"""The clock in the plan of a stage: the announced minutes, and the action at zero."""

import pytest

from scoring.models import Jogo
from tests.factories import director_of, jogos_being_played, make_tournament, record
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.desk.staged import SWISS, posted, running, stage_of
from tournaments.models import Stage, Tournament, TournamentLogEntry
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Return an open tournament played by the clock; the director is signed in."""
    tournament = make_tournament(duplas=8, state="open", minutes=40)
    client.force_login(director_of(tournament.club))
    return tournament


def play_of(tournament):
    return planned(stage_of(tournament)).stage.play


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("10, 5", (10, 5)),
        ("1; 15 5/5", (15, 5, 1)),
        ("", ()),
        (" 7 ", (7,)),
    ],
)
def test_minutes_that_are_announced_are_typed_as_they_come(client, tournament, typed, stored):
    data = shown(client, tournament, "suico") | {"fase1-announced": typed, "fase1-at_zero": "rings"}

    assert send(client, tournament, data, "gravar").status_code == 302

    play = play_of(tournament)
    assert (play.announced, play.at_zero) == (stored, "rings")
    again = shown(client, tournament)
    assert again.get("fase1-announced", "") == ", ".join(map(str, stored))
    assert again["fase1-at_zero"] == "rings"


@pytest.mark.parametrize("typed", ["dez", "0", "601", "-5", "1 2 3 4 5 6 7", "5,5.5"])
def test_what_is_no_minute_is_refused_with_what_was_typed(client, tournament, typed):
    refused = send(
        client, tournament, shown(client, tournament, "suico") | {"fase1-announced": typed}, "gravar"
    )

    assert refused.status_code == 422
    assert "até seis números de minutos" in error_at(refused, "fase1-announced")
    assert f'value="{typed}"' in text(refused)


def test_new_stage_announces_ten_and_five_and_asks(client, tournament):
    sent = shown(client, tournament, "suico")

    assert (sent["fase1-announced"], sent["fase1-at_zero"]) == ("10, 5", "asks")
    page = text(send(client, tournament, sent))
    assert "Avisa quando faltam 10, 5 min." in page
    assert "Ao fim do tempo: o painel pergunta, e a direção dá o sinal." in page


def test_stage_without_a_clock_says_nothing_of_it(client, tournament):
    page = text(send(client, tournament, shown(client, tournament, "suico") | {"fase1-minutes": ""}))

    assert "Avisa quando faltam" not in page


def test_plan_of_before_reads_as_it_was_said_of_the_event_and_stays_as_it_is_written(client):
    tournament = running(client, SWISS | {"minutes": 40}, duplas=4)
    Tournament.objects.filter(pk=tournament.pk).update(at_zero="rings")
    before = dict(stage_of(tournament).plan)
    assert "at_zero" not in before

    sent = shown(client, tournament)

    assert sent["fase1-at_zero"] == "rings"
    assert send(client, tournament, sent, "gravar").status_code == 302
    assert stage_of(tournament).plan == before
    assert not TournamentLogEntry.objects.filter(action="plan_changed").exists()


def test_clock_of_a_stage_that_plays_is_changed_and_no_jogo_is_opened_anew(client):
    tournament = running(client, SWISS | {"minutes": 40}, duplas=4, target=3000)
    posted(tournament)
    record(jogos_being_played(tournament)[0])
    before = set(Jogo.objects.values_list("pk", "opened_at"))
    data = shown(client, tournament) | {"fase1-announced": "15", "fase1-at_zero": "nothing"}

    answer = send(client, tournament, data, "gravar")
    if answer.status_code == 200:  # the effects are shown first
        data |= {"confirmed": answer.context["affected"].key}
        answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 302
    assert set(Jogo.objects.values_list("pk", "opened_at")) == before
    assert (play_of(tournament).announced, play_of(tournament).at_zero) == ((15,), "nothing")
    logged = text(client.get(url("desk_log", tournament)))
    assert "avisos, minutos antes do fim: 10, 5 → 15" in logged
    assert Stage.objects.count() == 1
