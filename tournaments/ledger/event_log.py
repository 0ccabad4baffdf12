"""The log of a tournament: one line for each action of the director, in the transaction of the action."""

from collections.abc import Sequence
from typing import Any, TypedDict, Unpack, cast

from django.utils.timezone import now

from scoring.ledger.chain import START, linked
from scoring.ledger.trail import Source
from tournaments.ledger.log_lines import NAMES, LogLine
from tournaments.ledger.names_apart import KnownNames, seal_line
from tournaments.models import Dupla, Stage, Tournament, TournamentLogEntry

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


class LineSubject(TypedDict, total=False):
    """What a line is about, besides its tournament, and why."""

    stage: Stage | None
    round: int | None
    dupla: Dupla | None
    reason: str


def note(
    tournament: Tournament, what: LogLine, source: Source, **of: Unpack[LineSubject]
) -> TournamentLogEntry:
    """Write the next line. Call inside the transaction of the action, with the tournament locked.

    what: the code and its data; the words of a code are in `tournaments.wording.history.log`. Names of players in the
    data or the reason are stored as numbers; readers insert the current names (`tell`).
    """
    return note_all(tournament, [(what, of)], source)[0]


def note_all(
    tournament: Tournament, lines: Sequence[tuple[LogLine, LineSubject]], source: Source
) -> list[TournamentLogEntry]:
    """Write the next lines like `note`, in order and with as many statements as for one."""
    known: KnownNames | None = None
    log = TournamentLogEntry.objects.filter(tournament=tournament).order_by("-sequence")
    last, digest = log.values_list("sequence", "digest").first() or (0, START)
    written, at = [], now()
    for sequence, (what, of) in enumerate(lines, start=last + 1):
        reason, data = of.get("reason", "").strip(), cast(Any, what.data)
        if reason or what.action in NAMES:
            known = known or KnownNames(tournament.club_id)
            reason, data = known.sealed(reason), seal_line(data, NAMES.get(what.action, ()), known)
        line = TournamentLogEntry(tournament=tournament, sequence=sequence, at=at, actor=source.actor)
        line.action, line.data, line.reason = what.action, data, reason
        line.stage, line.round, line.dupla = of.get("stage"), of.get("round"), of.get("dupla")
        line.digest = digest = digest_of(line, digest)
        written.append(line)
    return TournamentLogEntry.objects.bulk_create(written)


def digest_of(line: TournamentLogEntry, previous: str) -> str:
    """Return the digest of a line after one with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})
