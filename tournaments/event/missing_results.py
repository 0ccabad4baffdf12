"""Results that are only missing because a dupla has yet to confirm them."""

from django.db.models import Exists, OuterRef

from scoring.models import Jogo, Partida
from tournaments.errors import TournamentError
from tournaments.models import Confronto


def results_missing(stage: int, missing: int, *, field: str | None = None, **params: int) -> TournamentError:
    """Return the refusal for so many missing results of a stage, by its id; it says how many only wait for a word."""
    counted = {"missing": missing, **params}
    if waiting := unconfirmed(stage):
        return TournamentError("results_unconfirmed", field=field, params=counted | {"unconfirmed": waiting})
    return TournamentError("results_missing", field=field, params=counted)


def unconfirmed(stage: int) -> int:
    """Return how many jogos of a stage, by its id, are over at the table and open for the tournament."""
    going_on = Partida.objects.filter(jogo=OuterRef("jogo"), dropped=False, reason="")
    asks = Confronto.objects.being_played().filter(stage=stage, status="")
    return asks.exclude(jogo__entry=Jogo.Entry.SCORER).filter(~Exists(going_on)).count()
