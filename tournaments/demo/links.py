"""Addresses of the demo's tables, for printing."""

from django.urls import reverse

from scoring import tokens
from scoring.models import Jogo
from tournaments.models import Confronto, Tournament


def table_links(tournament: Tournament) -> list[tuple[int, str]]:
    """Return the mesa and path of each table in play, by mesa."""
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    keys = tokens.of_jogos(Jogo.objects.filter(confronto__in=playing))
    return [
        (mesa or 0, reverse("scoring:table", args=(keys[jogo],)))
        for mesa, jogo in playing.order_by("mesa").values_list("mesa", "jogo")
        if jogo in keys
    ]
