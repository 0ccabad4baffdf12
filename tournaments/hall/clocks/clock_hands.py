"""Director's actions on the clock of a round: pause, resume, extend, set the remaining minutes."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.clocks.clock import EXTRA, PAUSED, WENT_ON, lines, times
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import ClockSet, Done, ExtraTime, LogLine
from tournaments.models import Confronto, Stage, Tournament, TournamentLogEntry


def pause(*, stage: Stage, number: int, source: Source) -> None:
    """Stop the clock of a round at every table.

    Raises `TournamentError`, each with the round: `clock_paused`, `clock_none`, `clock_not_playing`.
    """
    with transaction.atomic():
        tournament, rows, done = _locked(stage, number)
        if not _runs(done):
            raise TournamentError("clock_paused", round=number)
        _refuse_without_clock(tournament, rows)
        _note(tournament, stage, number, Done("clock_paused"), source)


def go_on(*, stage: Stage, number: int, source: Source) -> None:
    """Resume the clock of a round.

    Raises `TournamentError`, each with the round: `clock_runs`, `clock_not_playing`.
    """
    with transaction.atomic():
        tournament, _rows, done = _locked(stage, number)
        if _runs(done):
            raise TournamentError("clock_runs", round=number)
        _note(tournament, stage, number, Done("clock_went_on"), source)


def extend(*, stage: Stage, number: int, minutes: int, seen: int | None = None, source: Source) -> None:
    """Add minutes to the tables now playing a round, or subtract them.

    seen: position in the log of the last change of this clock that the director saw, or 0. It makes a double click,
    or two directors acting at once, count once. Raises `TournamentError`: `clock_changed`, `clock_none`,
    `clock_not_playing`.
    """
    with transaction.atomic():
        tournament, rows, done = _locked(stage, number)
        _refuse_unseen(done, number, seen)
        _refuse_without_clock(tournament, rows)
        _note(tournament, stage, number, ClockSet("clock_extended", {"minutes": minutes}), source)


def announce(*, stage: Stage, number: int, minutes: int, seen: int | None = None, source: Source) -> None:
    """Set the remaining minutes of every table of a round, even if it was played without a clock.

    seen: as in `extend`. Raises `TournamentError`: `clock_changed`, `clock_not_playing`.
    """
    with transaction.atomic():
        tournament, _rows, done = _locked(stage, number)
        _refuse_unseen(done, number, seen)
        _note(tournament, stage, number, ClockSet("clock_announced", {"minutes": minutes}), source)


def give_extra(
    *, confronto: Confronto, minutes: int, reason: str, seen: int | None = None, source: Source
) -> None:
    """Give one table extra minutes, with a reason. seen: as in `extend`.

    Raises `TournamentError`: `clock_bell_rung` (mesa), and the errors of `extend`.
    """
    with transaction.atomic():
        tournament, rows, done = _locked(confronto.stage, confronto.round)
        row = next((one for one in rows if one.pk == confronto.pk), None)
        if row is None or row.jogo is None:
            raise TournamentError("clock_not_playing", round=confronto.round)
        if row.jogo.bell_at:
            raise TournamentError("clock_bell_rung", mesa=row.mesa or "–")
        _refuse_unseen(done, confronto.round, seen)
        _refuse_without_clock(tournament, [row])
        line = ExtraTime({"minutes": minutes, "mesa": row.mesa, "confronto": row.pk})
        _note(tournament, confronto.stage, confronto.round, line, source, reason=reason)


def given_extra(confronto: Confronto) -> int:
    """Return the extra minutes of a table. One query."""
    done = lines([confronto]).get((confronto.stage_id, confronto.round), ())
    given = (one.data for one in done if one.action == EXTRA)
    return sum(one["minutes"] for one in given if one["confronto"] == confronto.pk)


def take_extra_back(*, confronto: Confronto, seen: int | None = None, source: Source) -> int:
    """Remove the extra minutes of a table, and return how many. seen: as in `extend`.

    Raises `TournamentError`: `clock_no_extra` (mesa), and the errors of `give_extra`.
    """
    with transaction.atomic():
        minutes = given_extra(confronto)
        if minutes <= 0:
            raise TournamentError("clock_no_extra", mesa=confronto.mesa or "–")
        give_extra(confronto=confronto, minutes=-minutes, reason="", seen=seen, source=source)
    return minutes


def _locked(stage: Stage, number: int) -> tuple[Tournament, list[Confronto], Sequence[TournamentLogEntry]]:
    tournament = Tournament.objects.locked(stage.tournament_id)
    playing = Confronto.objects.being_played().filter(stage=stage, round=number)
    rows = list(playing.select_related("stage", "jogo"))
    if not rows:
        raise TournamentError("clock_not_playing", round=number)
    return tournament, rows, lines(rows).get((stage.pk, number), ())


def _runs(done: Sequence[TournamentLogEntry]) -> bool:
    hands = [line.action for line in done if line.action in {PAUSED, WENT_ON}]
    return not hands or hands[-1] == WENT_ON


def _refuse_unseen(done: Sequence[TournamentLogEntry], number: int, seen: int | None) -> None:
    last = done[-1].sequence if done else 0
    if seen is not None and seen != last:
        raise TournamentError("clock_changed", round=number)


def _refuse_without_clock(tournament: Tournament, rows: Sequence[Confronto]) -> None:
    if not times(tournament, rows, now()):
        raise TournamentError("clock_none", round=rows[0].round)


def _note(
    tournament: Tournament, stage: Stage, number: int, line: LogLine, source: Source, *, reason: str = ""
) -> None:
    note(tournament, line, source, stage=stage, round=number, reason=reason)
    refresh_queue.raise_wanted(tournament.pk)  # the clock is published
