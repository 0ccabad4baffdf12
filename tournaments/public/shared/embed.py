"""The page that other sites may embed in a frame: standings, bracket or current jogos of a tournament."""

from typing import Final, cast

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.csp import csp_override
from django.views.decorators.http import require_safe

from scoring.input import numbers
from tournaments.charts.stage import chosen, stage_heads
from tournaments.public import caching
from tournaments.publication import reading

PARTS: Final = ("classificacao", "chave", "mesas")
# The policy of the site, except that any site may embed this page.
FRAMED: Final = cast(dict[str, list[str]], settings.SECURE_CSP) | {"frame-ancestors": ["*"]}


@caching.rendered_once("fase")
@xframe_options_exempt
@csp_override(FRAMED)
@require_safe
def embed(request: HttpRequest, slug: str, part: str) -> HttpResponseBase:
    """Show one part of the stage `?fase=`, by default the newest. A running event reloads every 30 seconds."""
    if part not in PARTS:
        raise Http404
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    shown = reading.shown(head)
    stage = chosen(shown.document, numbers.whole(request.GET.get("fase", "")) or 0, 0)
    context = {
        "head": head,
        "shown": shown,
        "document": shown.document,
        "tournament": head.tournament,
        "stage": stage,
        "stages": stage_heads(shown.document),
        "part": part,
        "playing": shown.playing,
    }
    answer = caching.page(request, "tournaments/public/embed.html", context, version=head.version)
    if shown.running:
        answer["Refresh"] = "30"  # seconds; the frame runs no script
    return answer
