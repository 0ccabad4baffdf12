"""End the unfinished confrontos of a round or a stage in one step, when the hall has to close.

In a bracket the leading dupla advances. If the sides are level, and in all later rounds, no dupla advances, and the
duplas still in share the places that they have reached.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from django.db import transaction

from scoring.jogo.begun import begun_of
from scoring.jogo.sheet import Sheet, sheets
from scoring.ledger.trail import Source
from scoring.lifecycle import close_many
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import LineSubject, note, note_all
from tournaments.ledger.log_lines import RestEnded, Settled
from tournaments.models import Confronto, Dupla, Stage, Tournament
from tournaments.outcomes import advance, decisions
from tournaments.stage_plan import is_bracket
from tournaments.standings.meeting import Status


class How(StrEnum):
    """What to do with a begun jogo. A jogo without recorded mãos never counts."""

    AS_IT_STANDS = "as_it_stands"  # recorded mãos count, as the plan says for an abandoned jogo
    NOT_COUNTED = "not_counted"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A confronto without a result.

    maos: number of recorded mãos. ahead: the side that leads on the sheet; empty if it is level.
    """

    confronto: Confronto
    maos: int
    ahead: str

    @property
    def leads(self) -> str:
        """The name of the side that leads; empty if the sheet is level."""
        return self.confronto.name(self.ahead) if self.ahead else ""


def unfinished(stage: Stage, number: int | None = None) -> list[Unfinished]:
    """Return the confrontos without a result, of one round or of all posted rounds. At most six queries."""
    rows = Confronto.objects.posted().filter(stage=stage, status="", **{"round": number} if number else {})
    found = list(rows.with_sides("jogo").order_by("round", "mesa", "pk"))
    read = sheets([row.jogo for row in found if row.jogo])
    return [_unfinished(row, read[row.jogo_id] if row.jogo_id else None) for row in found]


def _unfinished(row: Confronto, sheet: Sheet | None) -> Unfinished:
    maos = len(sheet.lines) if sheet else 0
    return Unfinished(row, maos, ahead=decisions.leading(sheet, row.sides) if sheet and maos else "")


def mark(rows: Sequence[Unfinished]) -> str:
    """Return a digest that changes when any of these confrontos changes."""
    told = ";".join(f"{one.confronto.pk}.{one.confronto.jogo_id}.{one.maos}" for one in rows)
    return sha256(told.encode()).hexdigest()[:16]


def end_rest(
    *, stage: Stage, number: int | None = None, how: How, seen: str, reason: str, source: Source
) -> tuple[int, int]:
    """End all unfinished confrontos of a round or a stage; return the numbers of ended and of not counted ones.

    seen: the `mark` that the director confirmed. The rounds are closed too. Raises `TournamentError`:
    `reason_missing`, `rest_nothing`, `rest_changed`, and the errors of `decisions`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        # Lock the jogos first, then the tournament, in the same order as recording a result.
        open_jogos = Jogo.objects.filter(confronto__stage=stage, closed_at=None).order_by("pk")
        list(open_jogos.select_for_update(no_key=True, of=("self",)))
        tournament = stage.tournament = Tournament.objects.locked(stage.tournament_id)
        rows = unfinished(stage, number)
        if not rows:
            raise TournamentError("rest_nothing", stage=stage.number)
        if mark(rows) != seen:
            raise TournamentError("rest_changed", stage=stage.number)
        if is_bracket(stage):
            ended, left_out = _end_bracket(stage, rows, number, how, reason, source)
        else:
            ended, left_out = _end_rounds(stage, rows, how, reason, source)
        line = RestEnded({"ended": ended, "not_counted": left_out})
        note(tournament, line, source, stage=stage, round=number, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return ended, left_out


def _end_rounds(
    stage: Stage, rows: Sequence[Unfinished], how: How, reason: str, source: Source
) -> tuple[int, int]:
    decided = []
    for one in rows:
        counts = one.maos > 0 and how is How.AS_IT_STANDS
        status: Settled = Status.ABANDONED if counts else Status.NOT_COUNTED
        decided.append(_Decided(one.confronto, status, one.ahead if counts else ""))
    _close_jogos(decided, reason, source)
    _store(decided)
    _log(stage, decided, reason, source)
    advance.move_on(stage.tournament, stage)
    ended = sum(one.status == Status.ABANDONED for one in decided)
    return ended, len(rows) - ended


def _end_bracket(
    stage: Stage, rows: Sequence[Unfinished], number: int | None, how: How, reason: str, source: Source
) -> tuple[int, int]:
    counted = [one for one in rows if one.ahead and how is How.AS_IT_STANDS]
    led = [_Decided(one.confronto, Status.ABANDONED, one.ahead) for one in counted]
    # Of a single round only the led confrontos are ended; the others stay open.
    if number and not led:
        raise TournamentError("rest_nothing", stage=stage.number)
    _close_jogos(led, reason, source)
    for one in led:
        advance.send_on(one.confronto, one.status, one.winner)
    _log(stage, led, reason, source)
    left = []
    if not number:
        advance.walk_over(stage.tournament)
        # Before the stage moves on, so that no later confronto is opened.
        waiting = Confronto.objects.filter(stage=stage, status="").with_sides("jogo").order_by("round", "pk")
        left = [_Decided(row, Status.NOT_COUNTED, "") for row in waiting]
        _close_jogos(left, reason, source)
        _store(left)
        _log(stage, [one for one in left if one.confronto.is_ready], reason, source)
    advance.move_on(stage.tournament, stage)
    return len(led), len(left)


@dataclass(frozen=True, slots=True)
class _Decided:
    """A confronto with its result, which is that of `decisions.abandon`, `not_counted` or `leave_open`."""

    confronto: Confronto
    status: Settled
    side: str  # that wins, empty if none does

    @property
    def winner(self) -> Dupla | None:
        return self.confronto.dupla(self.side) if self.side else None


# The following write the results of all confrontos with as many statements as for one.


def _close_jogos(decided: Sequence[_Decided], reason: str, source: Source) -> None:
    of_jogo = {one.confronto.jogo: one for one in decided if one.confronto.jogo}
    begun = begun_of(of_jogo)
    winners = {jogo: one.side for jogo, one in of_jogo.items() if jogo.pk in begun}
    unplayed = [jogo for jogo in of_jogo if jogo.pk not in begun]
    close_many.award_jogos(winners=winners, reason=reason, source=source)
    close_many.cancel_jogos(jogos=unplayed, reason=reason, source=source)
    for jogo in unplayed:
        of_jogo[jogo].confronto.jogo = None


def _store(decided: Sequence[_Decided]) -> None:
    for one in decided:
        one.confronto.status, one.confronto.winner = one.status, one.winner
    Confronto.objects.bulk_update([one.confronto for one in decided], ("status", "winner", "jogo"))


def _log(stage: Stage, decided: Sequence[_Decided], reason: str, source: Source) -> None:
    lines = []
    for one in decided:
        of: LineSubject = {"stage": stage, "round": one.confronto.round, "reason": reason}
        of["dupla"] = None if one.confronto.is_individual else one.winner
        lines.append((decisions.result_line(one.confronto, one.status), of))
    note_all(stage.tournament, lines, source)
