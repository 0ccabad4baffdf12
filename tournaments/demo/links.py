"""The addresses of the tables, to print."""

from django.urls import reverse

from scoring import tokens
from tournaments.models import Confronto, Tournament


def table_links(tournament: Tournament) -> list[tuple[int, str]]:
    """Return mesa and path of each table that is being played, lowest mesa first."""
    playing = Confronto.objects.filter(tournament=tournament, jogo__isnull=False, jogo__closed_at=None)
    links = []
    for confronto in playing.select_related("jogo").order_by("mesa"):
        token = tokens.current(confronto.jogo) if confronto.jogo else None
        if token:
            links.append((confronto.mesa or 0, reverse("scoring:table", args=(token,))))
    return links
