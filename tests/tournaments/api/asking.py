"""Addresses of the API, and how to find values in its answers."""

from django.urls import reverse

from scoring.models import Jogo

OF_TOURNAMENT = (
    "api-tournament",
    "api-duplas",
    "api-stages",
    "api-bracket",
    "api-rounds",
    "api-standings",
    "api-final-ranking",
    "api-jogos",
    "api-links",
)
PROBLEM = "application/problem+json"


def url(name, *args):
    return reverse(f"tournaments:{name}", args=args)


def addresses(tournament):
    """Return every address below the address of a tournament, with one of its jogos."""
    jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
    return [
        *(url(name, tournament.slug) for name in OF_TOURNAMENT),
        url("api-jogo", tournament.slug, jogo.public_id),
    ]


def confronto(answer, *, number=1, position=1):
    """Return one confronto of a bracket from an answer."""
    rounds = answer.json()["stages"][0]["rounds"]
    return next(one for one in rounds[number - 1]["confrontos"] if one["position"] == position)
