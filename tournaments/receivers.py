"""Where scoring's news reaches the tournament; scoring itself imports nothing from here."""

from typing import Any

from django.dispatch import receiver
from django.utils.timezone import now

from scoring.models import Confirmacao, Jogo, Mao
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
from tournaments.hall import clock
from tournaments.ledger.names_apart import KnownNames, tell
from tournaments.outcomes import advance


@receiver(mao_recorded, dispatch_uid="tournaments.live_table")
def on_mao_recorded(sender: object, jogo: Jogo, **kwargs: Any) -> None:
    """The readers are owed a fresh live table; once the jogo is closed, or corrected then, a new revision too."""
    if confronto := advance.confronto_of(jogo):
        closed = jogo.closed_at is not None
        publish = closed and confronto.tournament.auto_publish
        refresh_queue.raise_wanted(confronto.tournament_id, publish=publish, jogo=None if closed else jogo)


@receiver(jogo_settled, dispatch_uid="tournaments.outcomes.advance")
def on_jogo_settled(sender: object, jogo: Jogo, **kwargs: Any) -> None:
    """The bracket follows the result. A result taken back is news for the public, unless it publishes by hand."""
    if confronto := advance.confronto_of(jogo):
        advance.on_settled(confronto)
        if jogo.closed_at is None and confronto.tournament.auto_publish:
            refresh_queue.raise_wanted(confronto.tournament_id, publish=True)


@receiver(reason_given, dispatch_uid="tournaments.names_apart")
def on_reason_given(sender: object, jogo: Jogo, reason: str, **kwargs: Any) -> str | None:
    """Trail, mãos and what is said of them name the players of an event by number, as everything that is sealed."""
    confronto = advance.confronto_of(jogo)
    return KnownNames(confronto.tournament.club_id).sealed(reason) if confronto else None


@receiver(reasons_read, dispatch_uid="tournaments.reasons_read")
def on_reasons_read(sender: object, rows: list[Mao | Confirmacao], **kwargs: Any) -> None:
    """Reasons are read with the names as they are now."""
    tell(rows)


@receiver(where_asked, dispatch_uid="tournaments.where")
def on_where_asked(sender: object, jogo: Jogo, **kwargs: Any) -> Where | None:
    """The points sheet at the table is headed with event, mesa and round."""
    return round_titles.where(jogo)


@receiver(time_asked, dispatch_uid="tournaments.time")
def on_time_asked(sender: object, jogo: Jogo, **kwargs: Any) -> Time | None:
    """The table counts down what the clock of its round leaves it."""
    at = now()
    left = clock.time_of(jogo, at)
    return Time(left.time, at + left.time if left.running else None) if left else None


@receiver(clock_asked, dispatch_uid="tournaments.clock")
def on_clock_asked(sender: object, jogo: Jogo, **kwargs: Any) -> int:
    """The score is drawn again when the director does something to the clock."""
    return clock.mark(jogo)
