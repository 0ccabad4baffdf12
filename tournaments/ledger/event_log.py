"""The log of a tournament: one line for each action of the director, in the transaction of the action."""

from typing import Any, cast

from django.utils.timezone import now

from scoring.ledger.chain import START, linked
from scoring.ledger.trail import Source
from tournaments.ledger.log_lines import NAMES, LogLine
from tournaments.ledger.names_apart import KnownNames, seal_line
from tournaments.models import Dupla, Ocorrencia, Stage, Tournament

# Fields covered by the digest of a line. A later column needs a new chain.
SEALED = (
    "tournament_id",
    "sequence",
    "at",
    "actor_id",
    "action",
    "stage_id",
    "round",
    "dupla_id",
    "reason",
    "data",
)


def note(
    tournament: Tournament,
    what: LogLine,
    source: Source,
    *,
    stage: Stage | None = None,
    round: int | None = None,  # noqa: A002 -- the field's own name
    dupla: Dupla | None = None,
    reason: str = "",
) -> Ocorrencia:
    """Write the next line. Call inside the transaction of the action, with the tournament locked.

    what: the code and its data; the words of a code are in `tournaments.wording.log`. Names of players in the data or
    the reason are stored as numbers; readers insert the current names (`tell`).
    """
    reason, data = reason.strip(), cast(Any, what.data)
    if reason or what.action in NAMES:
        known = KnownNames(tournament.club_id)
        reason, data = known.sealed(reason), seal_line(data, NAMES.get(what.action, ()), known)
    log = Ocorrencia.objects.filter(tournament=tournament).order_by("-sequence")
    sequence, digest = log.values_list("sequence", "digest").first() or (0, START)
    line = Ocorrencia(
        tournament=tournament,
        sequence=sequence + 1,
        at=now(),
        actor=source.actor,
        action=what.action,
        stage=stage,
        round=round,
        dupla=dupla,
        reason=reason,
        data=data,
    )
    line.digest = digest_of(line, digest)
    line.save(force_insert=True)
    return line


def digest_of(line: Ocorrencia, previous: str) -> str:
    """Return the digest of a line after one with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})
