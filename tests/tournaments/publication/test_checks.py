"""Every tournament is verified once a night, and the director reads the result."""

from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.timezone import localtime

from tests.factories import catch_up, director_of, jogos_being_played, make_tournament, play_jogo
from tests.ledger import behind
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tournaments import tasks
from tournaments.models import Confronto, TournamentCheck
from tournaments.publication import checks

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("reads at one moment: each database has its own way")


@remembered
def _played():
    tournament = make_tournament(duplas=4, target=1400)
    play_jogo(jogos_being_played(tournament)[0])
    return catch_up(tournament)


@pytest.fixture
def played():
    return _played()


@pytest.fixture
def forged(played):
    """Return the same event with a forged finalist in the place of the winner."""
    row = Confronto.objects.get(tournament=played, status="played")
    behind(Confronto, row.pk, winner=row.dupla_b if row.winner == row.dupla_a else row.dupla_a)
    return played


def work_off():
    """Run the tasks that the workers are woken for."""
    tasks.check_each()
    for tournament_id in checks.due():
        tasks.check(tournament_id)


def test_check_is_due_once_a_night(played):
    assert checks.due() == [played.pk]
    work_off()
    checked = TournamentCheck.objects.get()
    assert (checked.number, checks.due()) == (0, [])

    now = localtime()
    for hours, due in ((0, []), (24, [played.pk])):
        TournamentCheck.objects.update(at=now - timedelta(hours=hours))
        assert checks.due() == due


@pytest.mark.parametrize(
    ("now", "night"),
    [((2026, 3, 7, 3, 59), (2026, 3, 6, 4, 0)), ((2026, 3, 7, 4, 0), (2026, 3, 7, 4, 0))],
)
def test_night_ends_at_four(now, night):
    assert checks._last_night(datetime(*now, tzinfo=UTC)) == datetime(*night, tzinfo=UTC)


@BOTH
def test_check_that_another_worker_has_made_is_not_made_again(played):
    tasks.check(played.pk)
    with CaptureQueriesContext(connection) as caught:
        tasks.check(played.pk)
    assert len(caught) == 1


@BOTH
def test_what_was_changed_behind_the_site_stands_on_the_desk(client, forged):
    client.force_login(director_of(forged.club))
    assert "Ainda não foi feita" in text(client.get(url("publish", forged)))

    work_off()

    page = text(client.get(url("publish", forged)))
    assert "coisas não conferem" in page
    assert "fase 1, rodada 1, confronto 1: winner_id não é o dos lançamentos" in page
    assert "fase 1, rodada 1, confronto 1: o resultado seria outro" in page
    for address in (reverse("tournaments:desk"), url("desk_club", forged.club)):
        assert "não confere" in text(client.get(address))


def test_what_is_as_it_was_is_said_too(client, played):
    client.force_login(director_of(played.club))
    work_off()

    assert "tudo confere" in text(client.get(url("publish", played)))
    assert "não confere" not in text(client.get(reverse("tournaments:desk")))


def test_one_command_makes_all_three_checks(forged):
    out = StringIO()
    with pytest.raises(CommandError) as failed:
        call_command("verify", stdout=out, verbosity=0)

    said = str(failed.value)
    assert "verify_ledger: " in said
    assert "verify_results: " in said
    assert "rescore" not in said
    assert "winner_id não é o dos lançamentos" in out.getvalue()
