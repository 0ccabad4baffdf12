"""A hall that must close: the rest of a round, or of a stage, is ended in one step."""

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
from tournaments.models.confronto import SIDES_READ
from tournaments.outcomes import decisions
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


def unfinished(stage: Stage, number: int | None = None) -> list[Unfinished]:
    """Return what has no result in a round, or without a number in all rounds that are posted. One query.

    What nothing was opened for comes first, so that nothing opens while the others are ended.
    """
    rows = Confronto.objects.posted().filter(stage=stage, status="", **{"round": number} if number else {})
    first = Count("jogo__partida__mao", filter=Q(jogo__partida__mao__version=1))  # a corrected mão is one
    found = rows.select_related("jogo", *SIDES_READ).annotate(maos=first).order_by("round", "mesa", "pk")
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
    `reason_missing`, `not_in_bracket`, `rest_nothing`, `rest_changed`, and those of `decisions`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    if is_bracket(stage):
        raise TournamentError("not_in_bracket")
    with transaction.atomic():
        # The jogos first, then the tournament: in the order in which a result takes them.
        open_jogos = Jogo.objects.filter(confronto__stage=stage, closed_at=None).order_by("pk")
        list(open_jogos.select_for_update(no_key=True, of=("self",)))
        tournament = Tournament.objects.locked(stage.tournament_id)
        rows = unfinished(stage, number)
        if not rows:
            raise TournamentError("rest_nothing")
        if mark(rows) != seen:
            raise TournamentError("rest_changed")
        ended = 0
        for one in rows:
            if one.maos and how is How.AS_IT_STANDS:
                decisions.abandon(confronto=one.confronto, reason=reason, source=source)
                ended += 1
            else:
                decisions.not_counted(confronto=one.confronto, reason=reason, source=source)
        line = RestEnded({"ended": ended, "not_counted": len(rows) - ended})
        note(tournament, line, source, stage=stage, round=number, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return ended, len(rows) - ended
