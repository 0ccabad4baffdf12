"""The score of one mesa to lay over a film: names and points on a ground that is seen through, and nothing else."""

from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from tournaments.public import caching as answers
from tournaments.public.parts import answer, moving, part
from tournaments.publication import reading

MOST_MESA = 999


@answers.rendered_once("p", seen="v")
@require_safe
@moving
def overlay(request: HttpRequest, shown: reading.Shown, mesa: int) -> HttpResponseBase:
    """Who plays at a mesa and how it stands; nothing while nobody does. Raises `Http404` for what numbers no mesa."""
    if not 0 < mesa <= MOST_MESA:
        raise Http404
    entry = next((row for row in shown.playing if row["mesa"] == mesa), None)
    context = {"entry": entry, "tournament": shown.head.tournament}
    parts = {"placar": part(shown.head, f"sobre-{mesa}", "tournaments/public/overlay_score.html", context)}
    return answer(request, shown, "tournaments/public/overlay.html", {}, parts)
