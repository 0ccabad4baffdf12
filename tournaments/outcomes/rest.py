"""End the unfinished confrontos of a round or a stage in one step, when the hall has to close.

In a bracket the leading dupla advances. If the sides are level, and in all later rounds, no dupla advances, and the
duplas still in share the places that they have reached.
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
    """What to do with a begun jogo. A jogo without recorded mãos never counts."""

    AS_IT_STANDS = "as_it_stands"  # recorded mãos count, as the plan says for an abandoned jogo
    NOT_COUNTED = "not_counted"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A confronto without a result. maos: number of recorded mãos."""

    confronto: Confronto
    maos: int

    @property
    def leads(self) -> str:
        """Return the name of the side that leads on the sheet; empty if level."""
        side = decisions.leading(self.confronto)
        return self.confronto.name(side) if side else ""


def unfinished(stage: Stage, number: int | None = None) -> list[Unfinished]:
    """Return the confrontos without a result, of one round or of all posted rounds. One query.

    Those without a jogo come first, so that ending the others does not open them.
    """
    rows = Confronto.objects.posted().filter(stage=stage, status="", **{"round": number} if number else {})
    # Corrections are not counted again.
    first = Count("jogo__partida__mao", filter=Q(jogo__partida__mao__version=1))
    found = rows.with_sides("jogo").annotate(maos=first).order_by("round", "mesa", "pk")
    told = [Unfinished(row, getattr(row, "maos", 0)) for row in found]
    return sorted(told, key=lambda one: one.confronto.jogo_id is not None)


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
    led = [one.confronto for one in rows if how is How.AS_IT_STANDS and one.maos and one.leads]
    # Of a single round only the led confrontos are ended; the others stay open.
    if number and not led:
        raise TournamentError("rest_nothing", stage=stage.number)
    for confronto in led:
        decisions.abandon(confronto=confronto, reason=reason, source=source)
    if number:
        return len(led), 0
    # Last rounds first, so that no later confronto is opened.
    still = Confronto.objects.filter(stage=stage, status="").with_sides()
    waiting = sorted(still.order_by("-round", "-pk"), key=lambda row: row.is_ready)
    for confronto in waiting:
        decisions.leave_open(confronto=confronto, reason=reason, source=source)
    return len(led), len(waiting)
