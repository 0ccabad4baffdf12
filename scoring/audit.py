"""Who did it, from which device; and the one place that writes the audit trail."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.contrib.auth.models import User

from scoring.models import Jogo, Registro


@dataclass(frozen=True, slots=True)
class Source:
    """Where a write comes from: a signed-in person, a device, both or neither."""

    actor: User | None = None
    device: str = ""


def note(
    jogo: Jogo,
    action: Registro.Action,
    source: Source,
    *,
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
    reason: str = "",
) -> None:
    """Write one line of the trail. Call it inside the transaction of what it records."""
    line(jogo, action, source, before=before, after=after, reason=reason).save()


def line(
    jogo: Jogo,
    action: Registro.Action,
    source: Source,
    *,
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
    reason: str = "",
) -> Registro:
    """Return one line of the trail, unsaved."""
    return Registro(
        jogo=jogo,
        action=action,
        actor=source.actor,
        device=source.device,
        before=before,
        after=after,
        reason=reason,
    )
