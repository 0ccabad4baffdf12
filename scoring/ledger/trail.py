"""Who did it, from which device; and the one place that writes the audit trail."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User
from django.db.models.functions import Now

from scoring.compiled_queries import Compiled
from scoring.ledger.chain import START, columns, linked
from scoring.ledger.trail_lines import Opened, TrailLine
from scoring.models import Jogo, Registro
from scoring.models.append_only import AppendOnly
from scoring.signals import without_names

# What the digest of a line is taken of. A column that comes later needs a chain of its own.
SEALED = ("jogo_id", "sequence", "at", "action", "actor_id", "device", "before", "after", "reason", "rows")

# The last line of a trail, and beside it the time: there is no clock but the database's.
_LAST = Compiled(
    Registro,
    lambda pk: (
        Registro.objects.filter(jogo=pk)
        .order_by("-sequence")
        .values("id", "sequence", "digest", now=Now())[:1]
    ),
    columns={"now": "at"},
)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a write comes from: a signed-in person, a device, both or neither."""

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
    """Write the next line of the trail. Call it inside the transaction of what it records, under the jogo's lock.

    what: the action, what was before it and what is after. reason: players that it names are stored by number
    (docs/decisions/0027). rows: the facts just stored (versions of mãos, what was sent, what was confirmed). The line
    keeps all their columns, so that whoever changes one of them later is found out.
    """
    last = next(iter(_LAST(jogo.pk)), None)
    if last is None:
        raise ValueError(f"{jogo} was never opened")
    line = Registro(
        jogo=jogo,
        action=what.action,
        actor=source.actor,
        device=source.device,
        before=what.before,
        after=what.after,
        reason=without_names(jogo, reason),
        rows=[columns(row) for row in rows],
        sequence=last.sequence + 1,
        at=last.at,
    )
    line.digest = digest_of(line, last.digest)
    line.save(force_insert=True)


def first_line(jogo: Jogo, source: Source, at: datetime | None = None) -> Registro:
    """Return the first line of the trail of a jogo just stored, unsaved: it keeps what the jogo is played by.

    at: when it is written, None for when the jogo was opened.
    """
    opened = Opened(jogo.played_by)
    line = Registro(
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


def digest_of(line: Registro, previous: str) -> str:
    """Return the digest of a line behind one with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})
