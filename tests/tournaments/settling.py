"""The director's decisions about an unfinished confronto: one service for each status."""

from tests.factories import TABLE
from tournaments.outcomes import decisions

WHY = {"reason": "Não veio em 15 minutos", "source": TABLE}
VERBS = {
    "walkover": lambda one: decisions.walkover(confronto=one, winner="B", **WHY),
    "both_absent": lambda one: decisions.both_absent(confronto=one, **WHY),
    "abandoned": lambda one: decisions.abandon(confronto=one, **WHY),
    "director": lambda one: decisions.give_score(confronto=one, given=[1, "1/2"], winner="B", **WHY),
    "average": lambda one: decisions.average(confronto=one, winner="B", **WHY),
}
