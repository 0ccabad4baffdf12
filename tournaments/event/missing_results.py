"""Missing results, and how many of them only wait for the confirmation of a dupla."""

from django.db.models import Exists, OuterRef

from scoring.models import Jogo, Partida
from tournaments.errors import TournamentError
from tournaments.models import Confronto


def results_missing(stage: int, missing: int, *, field: str | None = None, **params: int) -> TournamentError:
    """Return the error for the given number of missing results; it also counts the unconfirmed ones.

    stage: the primary key. The code is `results_unconfirmed` or `results_missing`.
    """
    counted = {"missing": missing, **params}
    if waiting := unconfirmed(stage):
        return TournamentError("results_unconfirmed", field=field, params=counted | {"unconfirmed": waiting})
    return TournamentError("results_missing", field=field, params=counted)


def unconfirmed(stage: int) -> int:
    """Count the jogos of a stage (primary key) that are over at the table but not confirmed."""
    # A jogo is over at the table if it has no unfinished partida.
    going_on = Partida.objects.filter(jogo=OuterRef("jogo"), dropped=False, reason="")
    asks = Confronto.objects.being_played().filter(stage=stage, status="")
    return asks.exclude(jogo__entry=Jogo.Entry.SCORER).filter(~Exists(going_on)).count()
