"""A hall that must close: the rest of a round, or of a stage, is ended in one step.

In a bracket who leads goes on. Where nobody leads, and in all that follows, nobody goes on: those who are in it share
the places that they have reached.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from django.db import transaction
from django.db.models import Count, Q

from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import RestEnded
from tournaments.models import Confronto, Stage, Tournament
from tournaments.outcomes import advance, decisions
from tournaments.stage_plan import is_bracket


class How(StrEnum):
    """What becomes of a jogo that was begun. One of which nothing is recorded never counts."""

    AS_IT_STANDS = "as_it_stands"  # what is recorded counts, as the plan has it for an abandoned jogo
    NOT_COUNTED = "not_counted"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A confronto without a result. maos: how many are recorded of it."""

    confronto: Confronto
    maos: int

    @property
    def leads(self) -> str:
        """Return the name of the side that leads on the sheet; empty where nobody does."""
        side = decisions.leading(self.confronto)
        return self.confronto.name(side) if side else ""


def unfinished(stage: Stage, number: int | None = None) -> list[Unfinished]:
    """Return what has no result in a round, or without a number in all rounds that are posted. One query.

    What nothing was opened for comes first, so that nothing opens while the others are ended.
    """
    rows = Confronto.objects.posted().filter(stage=stage, status="", **{"round": number} if number else {})
    first = Count("jogo__partida__mao", filter=Q(jogo__partida__mao__version=1))  # a corrected mão is one
    found = rows.with_sides("jogo").annotate(maos=first).order_by("round", "mesa", "pk")
    told = [Unfinished(row, getattr(row, "maos", 0)) for row in found]
    return sorted(told, key=lambda one: one.confronto.jogo_id is not None)


def mark(rows: Sequence[Unfinished]) -> str:
    """Return a text that is another once anything of these has changed."""
    told = ";".join(f"{one.confronto.pk}.{one.confronto.jogo_id}.{one.maos}" for one in rows)
    return sha256(told.encode()).hexdigest()[:16]


def end_rest(
    *, stage: Stage, number: int | None = None, how: How, seen: str, reason: str, source: Source
) -> tuple[int, int]:
    """End all that has no result in a round, or in a stage; return how many ended as they stand, and do not count.

    seen: the `mark` of what the director confirms. The rounds close with it. Raises `TournamentError`:
    `reason_missing`, `rest_nothing`, `rest_changed`, and those of `decisions`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        # The jogos first, then the tournament: in the order in which a result takes them.
        open_jogos = Jogo.objects.filter(confronto__stage=stage, closed_at=None).order_by("pk")
        list(open_jogos.select_for_update(no_key=True, of=("self",)))
        tournament = Tournament.objects.locked(stage.tournament_id)
        rows = unfinished(stage, number)
        if not rows:
            raise TournamentError("rest_nothing", stage=stage.number)
        if mark(rows) != seen:
            raise TournamentError("rest_changed", stage=stage.number)
        if is_bracket(stage):
            ended, left_out = _end_bracket(stage, rows, number, how, reason, source)
            advance.close_or_resume(tournament, stage)
        else:
            ended, left_out = _end_rounds(rows, how, reason, source)
        line = RestEnded({"ended": ended, "not_counted": left_out})
        note(tournament, line, source, stage=stage, round=number, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return ended, left_out


def _end_rounds(rows: Sequence[Unfinished], how: How, reason: str, source: Source) -> tuple[int, int]:
    ended = 0
    for one in rows:
        if one.maos and how is How.AS_IT_STANDS:
            decisions.abandon(confronto=one.confronto, reason=reason, source=source)
            ended += 1
        else:
            decisions.not_counted(confronto=one.confronto, reason=reason, source=source)
    return ended, len(rows) - ended


def _end_bracket(
    stage: Stage, rows: Sequence[Unfinished], number: int | None, how: How, reason: str, source: Source
) -> tuple[int, int]:
    """Let who leads go on, and leave open what nobody has won; of one round alone only the first."""
    led = [one.confronto for one in rows if how is How.AS_IT_STANDS and one.maos and one.leads]
    if number and not led:
        raise TournamentError("rest_nothing", stage=stage.number)
    for confronto in led:
        decisions.abandon(confronto=confronto, reason=reason, source=source)
    if number:
        return len(led), 0
    # The last first: of what leads on from it nothing is opened.
    still = Confronto.objects.filter(stage=stage, status="").with_sides()
    waiting = sorted(still.order_by("-round", "-pk"), key=lambda row: row.is_ready)
    for confronto in waiting:
        decisions.leave_open(confronto=confronto, reason=reason, source=source)
    return len(led), len(waiting)
