"""The score of one mesa as a video overlay: names and points on a transparent ground."""

from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from tournaments.public import caching
from tournaments.public.parts import answer, moving, part
from tournaments.publication import reading

MOST_MESA = 999


@caching.rendered_once("p", seen="v")
@require_safe
@moving
def overlay(request: HttpRequest, shown: reading.PublicData, mesa: int) -> HttpResponseBase:
    """Show the current jogo of a mesa; empty if there is none. Raises `Http404` for a number out of range."""
    if not 0 < mesa <= MOST_MESA:
        raise Http404
    entry = next((row for row in shown.playing if row["mesa"] == mesa), None)
    context = {"entry": entry, "tournament": shown.head.tournament}
    parts = {"placar": part(shown.head, f"sobre-{mesa}", "tournaments/public/overlay_score.html", context)}
    return answer(request, shown, "tournaments/public/overlay.html", {}, parts)
