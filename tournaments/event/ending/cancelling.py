"""Cancel an event that is not played, or not played on, and resume it.

The open jogos stop without a result and keep their mãos. No other write continues a cancelled event: the lock of the
tournament refuses it (`TournamentQuerySet.locked`).
"""

from collections.abc import Iterator

from django.db import transaction

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.close_many import stop_jogos
from scoring.lifecycle.open_close import resume_jogo
from scoring.models import Jogo
from scoring.models.jogo import EVENT_CANCELLED
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event.consequences import need
from tournaments.hall import open_anew
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import EventCancelled, EventResumed
from tournaments.models import LiveTable, Stage, Tournament, TournamentLogEntry
from tournaments.wording.refusals.consequences import Consequence

State = Tournament.State


def cancel(*, tournament: Tournament, reason: str = "", confirmed: str = "", source: Source) -> int:
    """Cancel an event in any state but finished; return the number of jogos that stop.

    A draft becomes public, as cancelled. reason: public, at most 200 characters. confirmed: the key of the confirmed
    consequences. Raises `Unconfirmed`, with no change written, and `TournamentError`: `already_over`,
    `event_cancelled`.
    """
    with transaction.atomic():
        jogos = open_anew.lock_open(tournament=tournament)
        tournament = Tournament.objects.locked(tournament.pk)
        before = tournament.state
        if before == State.FINISHED:
            raise TournamentError("already_over")
        late = open_anew.opened_since(tournament, jogos)
        need(list(_follows(tournament, [*jogos, *late])), "" if late else confirmed)
        stop_jogos(jogos=jogos, reason=reason, source=source)
        tournament.state, tournament.cancel_reason = State.CANCELLED, reason.strip()
        tournament.save(update_fields=("state", "cancel_reason"))
        note(
            tournament,
            EventCancelled({"state": before, "jogos": [jogo.pk for jogo in jogos]}),
            source,
            reason=reason,
        )
        _tell(tournament, publish=tournament.auto_publish)
    return len(jogos)


def resume(*, tournament: Tournament, confirmed: str = "", source: Source) -> int:
    """Continue a cancelled event in its state before; return the number of jogos that are open again.

    The clock of a jogo went on while it was stopped. confirmed, `Unconfirmed`: as in `cancel`. Raises
    `TournamentError("not_cancelled")`.
    """
    with transaction.atomic():
        stopped = Jogo.objects.filter(confronto__tournament=tournament, reason=EVENT_CANCELLED)
        jogos = list(stopped.order_by("pk").select_for_update(no_key=True, of=("self",)))
        tournament = Tournament.objects.locked(tournament.pk, cancelled=True)
        if tournament.state != State.CANCELLED:
            raise TournamentError("not_cancelled")
        need(list(_follows_resuming(tournament, jogos)), confirmed)
        tournament.state, tournament.cancel_reason = state_before(tournament), ""
        tournament.save(update_fields=("state", "cancel_reason"))
        for jogo in jogos:
            resume_jogo(jogo=jogo, source=source)
        line = EventResumed({"state": tournament.state, "jogos": [jogo.pk for jogo in jogos]})
        note(tournament, line, source)
        if tournament.state == State.RUNNING:
            open_ready(tournament, source)  # a mão corrected meanwhile may have decided a jogo
        # A revision published since then says that the event is cancelled.
        told = LiveTable.objects.filter(pk=tournament.pk, state=State.CANCELLED).exists()
        _tell(tournament, publish=tournament.auto_publish or told)
    return len(jogos)


def state_before(tournament: Tournament) -> str:
    """Return the state to which a cancelled event returns. An imported event has no line that says it."""
    lines = TournamentLogEntry.objects.filter(tournament=tournament, action="event_cancelled").order_by(
        "-sequence"
    )
    if line := lines.first():
        return str(line.data["state"])
    begun = Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED)
    return State.RUNNING if begun.exists() else State.OPEN


def _follows(tournament: Tournament, jogos: list[Jogo]) -> Iterator[Consequence]:
    yield Consequence("draft_shown_cancelled" if tournament.state == State.DRAFT else "shown_cancelled")
    begun = len(begun_of(jogos))
    if begun:
        yield Consequence("jogos_stop", count=begun)
    if len(jogos) > begun:
        yield Consequence("unplayed_jogos_stop", count=len(jogos) - begun)
    if tournament.state == State.RUNNING:
        yield Consequence("no_results_of_the_rest")


def _follows_resuming(tournament: Tournament, jogos: list[Jogo]) -> Iterator[Consequence]:
    yield Consequence("draft_again" if state_before(tournament) == State.DRAFT else "shown_again")
    if jogos:
        yield Consequence("jogos_go_on", count=len(jogos))


def _tell(tournament: Tournament, *, publish: bool) -> None:
    # Before the start there is no live table; pages read the tournament itself.
    if LiveTable.objects.filter(pk=tournament.pk).exists():
        refresh_queue.raise_wanted(tournament.pk, publish=publish)
