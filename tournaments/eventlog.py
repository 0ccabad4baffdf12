"""The log of a tournament: one line for each thing the director does, written with what it records."""

from collections.abc import Mapping
from typing import Any

from scoring.audit import Source
from tournaments.models import Dupla, Ocorrencia, Stage, Tournament


def note(
    tournament: Tournament,
    action: str,
    source: Source,
    *,
    stage: Stage | None = None,
    round: int | None = None,  # noqa: A002 -- the field's own name
    dupla: Dupla | None = None,
    reason: str = "",
    data: Mapping[str, Any] | None = None,
) -> Ocorrencia:
    """Write one line. Call it inside the transaction of what it records.

    action: its code; sentences for codes are in the messages. data: what the sentence needs, as plain JSON.
    """
    return Ocorrencia.objects.create(
        tournament=tournament,
        actor=source.actor,
        action=action,
        stage=stage,
        round=round,
        dupla=dupla,
        reason=reason.strip(),
        data=dict(data or {}),
    )
