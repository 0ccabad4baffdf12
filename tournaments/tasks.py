"""Celery tasks. They may be repeated or delayed, because pending work is stored in the database."""

from threading import Thread

from celery import shared_task
from django.db import OperationalError, connection
from django.utils.timezone import now

from scoring.lifecycle import avulso
from tournaments import refresh_queue, retention
from tournaments.alarms import pulse
from tournaments.clubs import display
from tournaments.event_file import imports
from tournaments.hall import remessas
from tournaments.hall.clocks import zero
from tournaments.models import Tournament
from tournaments.publication import checks, letters, live
from tournaments.seasons import counting


@shared_task(
    name=refresh_queue.REFRESH_TASK,
    acks_late=True,
    autoretry_for=(OperationalError,),
    retry_backoff=True,
    max_retries=5,
)
def refresh_live_table(tournament_id: int) -> None:
    """Update the live table and publications of one tournament."""
    live.refresh(tournament_id)


@shared_task(name="tournaments.sweep")
def sweep() -> None:
    """Start a task for all pending work that no message started.

    It also stores the heartbeat of scheduler and worker.
    """
    pulse.beat(pulse.SWEEP)
    for tournament_id in refresh_queue.behind():
        refresh_live_table.delay(tournament_id)
    for remessa_id in remessas.owed():
        take_in.delay(remessa_id)
    if imports.owed().exists():
        import_event.delay()
    for season_id in counting.owed():
        count_season.delay(season_id)
    for club_id in display.owed():
        show_names.delay(club_id)
    for tournament_id in zero.running():
        ring.delay(tournament_id)


@shared_task(name="tournaments.ring")
def ring(tournament_id: int) -> None:
    """Ring the bell at the tables of one tournament whose time is over."""
    zero.ring_due(Tournament.objects.get(pk=tournament_id))


@shared_task(name="tournaments.take_in", acks_late=True)
def take_in(remessa_id: int) -> None:
    """Import some entries of a file, and queue the rest behind other tasks."""
    if remessas.take_in(remessa_id):
        take_in.delay(remessa_id)


@shared_task(name=imports.IMPORT_TASK, acks_late=True, soft_time_limit=240, time_limit=300)
def import_event() -> None:
    """Judge or import an event file, and queue the next one behind other tasks."""
    if imports.work() and imports.owed().exists():
        import_event.delay()


@shared_task(name="tournaments.count_season", acks_late=True)
def count_season(season_id: int) -> None:
    """Count some events of a season, and queue the rest behind other tasks."""
    if counting.count(season_id):
        count_season.delay(season_id)


@shared_task(name="tournaments.show_names", acks_late=True)
def show_names(club_id: int) -> None:
    """Update the shown names of some players, and queue the rest behind other tasks."""
    if display.follow_club(club_id):
        show_names.delay(club_id)


@shared_task(name="tournaments.forget")
def forget() -> None:
    """Delete expired data, once a day and when an embedded site starts."""
    retention.forget(now())
    avulso.clear_abandoned()


@shared_task(name="tournaments.checks")
def check_each() -> None:
    """Start a check of every tournament that was not checked since last night."""
    for tournament_id in checks.due():
        check.delay(tournament_id)


@shared_task(name="tournaments.check")
def check(tournament_id: int) -> None:
    """Check one tournament, unless another worker has done it meanwhile."""
    if tournament_id in checks.due():
        checks.check(Tournament.objects.get(pk=tournament_id))


_letters: Thread | None = None


@shared_task(name="tournaments.letters")
def send_letters() -> None:
    """Send pending chain heads by e-mail."""
    # In a separate thread, because mail servers may hang and the worker has readers to serve.
    global _letters
    if _letters is None or not _letters.is_alive():
        _letters = Thread(target=_send_letters, name="letters", daemon=True)
        _letters.start()


def _send_letters() -> None:
    try:
        letters.send_due()
    finally:
        connection.close()
