"""Where scoring's news reaches the tournament; scoring itself imports nothing from here."""

from typing import Any

from django.dispatch import receiver

from scoring.models import Jogo
from scoring.signals import Where, jogo_settled, mao_recorded, where_asked
from tournaments import refresh_queue
from tournaments.charts import round_titles
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


@receiver(where_asked, dispatch_uid="tournaments.where")
def on_where_asked(sender: object, jogo: Jogo, **kwargs: Any) -> Where | None:
    """The points sheet at the table is headed with event, mesa and round."""
    return round_titles.where(jogo)
