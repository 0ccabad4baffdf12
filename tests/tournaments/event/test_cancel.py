"""An event is cancelled and resumed: what stops, what readers see, and what is refused meanwhile."""

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.errors import Refused
from scoring.lifecycle.open_close import reopen_jogo
from tests.factories import (
    TABLE,
    catch_up,
    finish,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.remembered import remembered
from tests.rows import rows
from tests.tournaments.desk.pages import text
from tests.tournaments.event.confirming import agree
from tests.tournaments.formats import KNOCKOUT
from tests.tournaments.refusals import refused
from tournaments.event.consequences import Unconfirmed
from tournaments.event.ending import cancelling
from tournaments.hall import open_anew, telao
from tournaments.models import Confronto, Tournament, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.publication import reading
from tournaments.publication.checks import faults

pytestmark = pytest.mark.django_db
WHY = "Faltou luz no salão"


def cancel(tournament):
    """Cancel an event; return the consequences shown before, with their numbers."""
    return {one.code: one.count for one in agree(cancelling.cancel, tournament=tournament, reason=WHY)}


def resume(tournament):
    """Resume an event; return the consequences shown before, with their numbers."""
    return {one.code: one.count for one in agree(cancelling.resume, tournament=tournament)}


@remembered
def in_play(auto_publish=True):
    """Return a knockout of eight: one finished jogo, one that has begun, two without a mão."""
    (stage,) = make_stages(KNOCKOUT, duplas=8, target=3000, auto_publish=auto_publish)
    over, going_on, *_others = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(going_on)
    return catch_up(stage.tournament)


def test_open_jogos_stop_without_a_result_and_go_on_where_they_were():
    tournament = in_play()
    before = jogos_being_played(tournament)

    told = cancel(tournament)

    assert told == {
        "shown_cancelled": 0,
        "jogos_stop": 1,
        "unplayed_jogos_stop": 2,
        "no_results_of_the_rest": 0,
    }
    assert not jogos_being_played(tournament)
    for jogo in before:
        jogo.refresh_from_db()
        assert jogo.result == ("", "event_cancelled")
        assert jogo.confronto.status == ""
    line = TournamentLogEntry.objects.get(action="event_cancelled")
    assert (line.reason, line.data) == (WHY, {"state": "running", "jogos": [jogo.pk for jogo in before]})
    catch_up(tournament)
    assert not list(faults(tournament))

    assert resume(tournament) == {"shown_again": 0, "jogos_go_on": 3}

    assert jogos_being_played(tournament) == before
    assert not list(faults(catch_up(tournament)))
    finish(tournament)
    assert Tournament.objects.get().state == "finished"


def test_result_that_the_director_took_back_does_not_return_with_the_event():
    tournament = in_play()
    over = Confronto.objects.get(tournament=tournament, status="played")
    decisions.undo(confronto=over, reason=WHY, source=TABLE)
    before = jogos_being_played(tournament)

    cancel(tournament)
    resume(tournament)

    assert over.jogo in before
    assert jogos_being_played(tournament) == before


@rows("state", ["draft", "open", "drawn", "running"])
def test_event_returns_to_its_state_before(state):
    tournament = make_tournament(duplas=4, state=state, name=f"Copa {state}", target=3000)
    before = tournament.state

    cancel(tournament)
    tournament.refresh_from_db()
    assert (tournament.state, tournament.cancel_reason, tournament.is_public) == ("cancelled", WHY, True)
    resume(tournament)

    tournament.refresh_from_db()
    assert (tournament.state, tournament.cancel_reason) == (before, "")


def test_what_is_over_is_not_cancelled_and_what_goes_on_is_not_resumed():
    assert (
        refused(cancelling.cancel, tournament=make_tournament(duplas=4, state="finished")).code
        == "already_over"
    )
    tournament = make_tournament(duplas=4, name="Outra", target=3000)
    assert refused(cancelling.resume, tournament=tournament).code == "not_cancelled"
    cancel(tournament)
    assert refused(cancelling.cancel, tournament=tournament).code == "event_cancelled"


def test_jogos_opened_while_the_locks_are_taken_are_asked_about_again(monkeypatch):
    tournament = in_play()
    with pytest.raises(Unconfirmed) as asked:
        cancelling.cancel(tournament=tournament, source=TABLE)
    seen = jogos_being_played(tournament)[:1]
    monkeypatch.setattr(open_anew, "lock_open", lambda **_which: seen)

    with pytest.raises(Unconfirmed) as again:
        cancelling.cancel(tournament=tournament, confirmed=asked.value.key, source=TABLE)

    assert again.value.key == asked.value.key
    assert len(jogos_being_played(tournament)) == 3


def test_nothing_else_changes_a_cancelled_event():
    tournament = in_play()
    over = tournament.confronto_set.exclude(status="").get()
    waits = tournament.confronto_set.filter(jogo__isnull=False, status="").first()
    cancel(tournament)

    walkover = {"confronto": waits, "winner": "A", "reason": "x"}
    assert refused(decisions.walkover, **walkover).code == "event_cancelled"
    with pytest.raises(Refused, match="event_cancelled"):
        reopen_jogo(jogo=over.jogo, reason="x", source=TABLE)
    with pytest.raises(Refused, match="event_cancelled"):
        reopen_jogo(jogo=waits.jogo, reason="x", source=TABLE)


@pytest.mark.parametrize("auto_publish", [True, False])
def test_readers_learn_it_and_of_no_result_that_was_not_played(client, auto_publish):
    tournament = in_play(auto_publish)
    cancel(tournament)
    catch_up(tournament)

    screen = tokens.mint(telao.of_tournament(tournament).nonce)
    document = client.get(f"/api/v1/tournaments/{tournament.slug}/").json()
    shown = reading.shown(reading.head(tournament.slug))
    of_rounds = [one["state"] for each in shown.document["stages"][0]["rounds"] for one in each["confrontos"]]

    assert (document["state"], document["cancel_reason"]) == ("cancelled", WHY)
    assert {"done", "cancelled"} >= set(of_rounds)
    assert "final_ranking" not in shown.document
    for page in ("tournament", "bracket", "standings", "results", "home", "club"):
        of = () if page == "home" else (tournament.club.slug,) if page == "club" else (tournament.slug,)
        answer = text(client.get(reverse(f"tournaments:{page}", args=of), follow=True))
        assert "cancelado" in answer, page
        assert ">em andamento<" not in answer, page
        assert "ampeã" not in answer, page
        assert page in ("home", "club") or WHY in answer, page
    for path in (f"/torneios/{tournament.slug}/quadro/classificacao/", f"/telao/{screen}/"):
        answer = text(client.get(path))
        assert "O torneio foi cancelado." in answer, path
        assert WHY in answer, path
    calendar = client.get(reverse("tournaments:club_agenda", args=(tournament.club.slug,))).content.decode()
    assert "STATUS:CANCELLED" in calendar
    assert f"DESCRIPTION:{WHY}" in calendar
    assert "EventCancelled" in text(client.get(reverse("tournaments:tournament", args=(tournament.slug,))))

    resume(tournament)
    catch_up(tournament)
    assert "cancelado" not in text(client.get(reverse("tournaments:tournament", args=(tournament.slug,))))


def test_phone_at_the_table_says_it_and_keeps_the_maos(client):
    tournament = in_play()
    jogo = jogos_being_played(tournament)[0]
    cancel(tournament)

    answer = text(client.get(reverse("scoring:table", args=(tokens.current(jogo),))))

    assert "O torneio foi cancelado." in answer
    assert "760" in answer
