"""The source of a write, and the only function that writes the audit trail."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User
from django.db.models import Exists, OuterRef
from django.db.models.functions import Now

from scoring.compiled_queries import Compiled
from scoring.ledger.chain import START, columns, linked
from scoring.ledger.trail_lines import Opened, TrailLine
from scoring.models import AuditEntry, Jogo
from scoring.models.append_only import AppendOnly
from scoring.signals import without_names

# The columns in the digest of a line. A column added later needs a chain of its own, because old digests lack it.
SEALED = ("jogo_id", "sequence", "at", "action", "actor_id", "device", "before", "after", "reason", "rows")

# The last line of a trail, with the database's time: the only clock used.
_LAST = Compiled(
    AuditEntry,
    lambda pk: (
        AuditEntry.objects.filter(jogo=pk)
        .order_by("-sequence")
        .values("id", "sequence", "digest", now=Now())[:1]
    ),
    columns={"now": "at"},
)


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a write: a signed-in person, a device, both or neither."""

    actor: User | None = None
    device: str = ""


def note(
    jogo: Jogo,
    what: TrailLine,
    source: Source,
    *,
    reason: str = "",
    rows: Sequence[AppendOnly] = (),
) -> None:
    """Write the next line of the trail. Call this in the transaction of the recorded write, with the jogo locked.

    what: the action, with the state before and after. reason: names of players in it are stored as numbers
    (docs/decisions/0027). rows: the facts just stored (versions of mãos, entries, confirmations). The line keeps all
    their columns, so that a later change of one of them is detected.
    """
    last = next(iter(_LAST(jogo.pk)), None)
    if last is None:
        raise ValueError(f"{jogo} was never opened")
    line = _line(jogo, what, source, without_names(jogo, reason), last.sequence + 1, last.at)
    line.rows = [columns(row) for row in rows]
    line.digest = digest_of(line, last.digest)
    line.save(force_insert=True)


def note_all(lines: Sequence[tuple[Jogo, TrailLine]], source: Source, *, reason: str = "") -> None:
    """Write the next line in the trail of each of these jogos of one event, which are locked. Two statements.

    reason: of all lines; the names of the event's players in it are stored as numbers.
    """
    if not lines:
        return
    jogos = [jogo for jogo, _what in lines]
    sealed = without_names(jogos[0], reason)
    later = AuditEntry.objects.filter(jogo=OuterRef("jogo"), sequence__gt=OuterRef("sequence"))
    ends = AuditEntry.objects.filter(~Exists(later), jogo__in=jogos)
    last = {end["jogo"]: end for end in ends.values("jogo", "sequence", "digest", now=Now())}
    written = []
    for jogo, what in lines:
        end = last[jogo.pk]
        line = _line(jogo, what, source, sealed, end["sequence"] + 1, end["now"])
        line.digest = digest_of(line, end["digest"])
        written.append(line)
    AuditEntry.objects.bulk_create(written)


def _line(
    jogo: Jogo, what: TrailLine, source: Source, reason: str, sequence: int, at: datetime
) -> AuditEntry:
    line = AuditEntry(jogo=jogo, actor=source.actor, device=source.device, reason=reason)
    line.action, line.before, line.after = what.action, what.before, what.after
    line.sequence, line.at = sequence, at
    return line


def first_line(jogo: Jogo, source: Source, at: datetime | None = None) -> AuditEntry:
    """Return the first, unsaved line of a new jogo's trail, with the settings of the jogo.

    at: the time of writing; by default the time when the jogo was opened.
    """
    opened = Opened(jogo.played_by)
    line = AuditEntry(
        jogo=jogo,
        action=opened.action,
        actor=source.actor,
        device=source.device,
        after=opened.after,
        sequence=1,
        at=at or jogo.opened_at,
    )
    line.digest = digest_of(line, START)
    return line


def digest_of(line: AuditEntry, previous: str) -> str:
    """Return the digest of a line that follows a line with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})
