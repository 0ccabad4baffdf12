"""Receivers of scoring's signals; scoring imports no module of this app."""

from typing import Any

from django.dispatch import receiver
from django.utils.timezone import now

from scoring.models import Confirmation, Jogo, Mao
from scoring.signals import (
    Time,
    Where,
    clock_asked,
    jogo_settled,
    mao_recorded,
    reason_given,
    reasons_read,
    time_asked,
    where_asked,
)
from tournaments import refresh_queue
from tournaments.charts import round_titles
from tournaments.hall.clocks import clock
from tournaments.ledger.names_apart import KnownNames, tell
from tournaments.outcomes import advance


@receiver(mao_recorded, dispatch_uid="tournaments.live_table")
def on_mao_recorded(sender: object, jogo: Jogo, **kwargs: Any) -> None:
    """Request an update of the live table, and a new revision if the jogo is closed or was corrected after its end."""
    if confronto := advance.confronto_of(jogo):
        closed = jogo.closed_at is not None
        publish = closed and confronto.tournament.auto_publish
        refresh_queue.raise_wanted(confronto.tournament_id, publish=publish, jogo=None if closed else jogo)


@receiver(jogo_settled, dispatch_uid="tournaments.outcomes.advance")
def on_jogo_settled(sender: object, jogo: Jogo, **kwargs: Any) -> None:
    """Advance the bracket.

    A deleted result also requests a new revision, unless the tournament is published by hand.
    """
    if confronto := advance.confronto_of(jogo):
        advance.on_settled(confronto)
        if jogo.closed_at is None and confronto.tournament.auto_publish:
            refresh_queue.raise_wanted(confronto.tournament_id, publish=True)


@receiver(reason_given, dispatch_uid="tournaments.names_apart")
def on_reason_given(sender: object, jogo: Jogo, reason: str, **kwargs: Any) -> str | None:
    """Replace players' names in reasons by numbers, as in all sealed rows."""
    confronto = advance.confronto_of(jogo)
    return KnownNames(confronto.tournament.club_id).sealed(reason) if confronto else None


@receiver(reasons_read, dispatch_uid="tournaments.reasons_read")
def on_reasons_read(sender: object, rows: list[Mao | Confirmation], **kwargs: Any) -> None:
    """Insert the current names into reasons."""
    tell(rows)


@receiver(where_asked, dispatch_uid="tournaments.where")
def on_where_asked(sender: object, jogo: Jogo, **kwargs: Any) -> Where | None:
    """Return event, mesa and round for the head of the súmula."""
    return round_titles.where(jogo)


@receiver(time_asked, dispatch_uid="tournaments.time")
def on_time_asked(sender: object, jogo: Jogo, **kwargs: Any) -> Time | None:
    """Return the remaining time for the countdown at the table."""
    at = now()
    left = clock.time_of(jogo, at)
    return Time(left.time, at + left.time if left.running else None) if left else None


@receiver(clock_asked, dispatch_uid="tournaments.clock")
def on_clock_asked(sender: object, jogo: Jogo, **kwargs: Any) -> int:
    """Return a number that changes with the clock, so that the table redraws the score."""
    return clock.mark(jogo)
