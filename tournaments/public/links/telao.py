"""The big screen of the hall, by its private link: a few rows at a time, page after page. No login."""

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.timezone import now
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from scoring.input import numbers
from scoring.table.access import HtmxRequest
from tournaments.charts.round_titles import round_title, titled
from tournaments.charts.slides import Slide, announced, slides
from tournaments.hall.clocks.round_clock import RoundClock, round_clocks
from tournaments.hall.telao import find
from tournaments.models import Confronto, Telao
from tournaments.public.links.by_key import opened_by
from tournaments.publication import reading
from tournaments.publication.document.shape import TournamentDocument


@gzip_page
@require_safe
@opened_by(find)
def telao(request: HtmxRequest, found: Telao, token: str) -> HttpResponse:
    """Render all pages with one of them visible. A script turns them; without scripts the browser loads the next one.

    The announcement of the director comes first, if there is one.
    """
    head = reading.head(found.tournament.slug)
    shown = reading.shown(head)
    pages = _cancelled(shown.document) or announced(head.tournament.announcement)
    pages += slides(shown.document, shown.playing, found.views, now())
    # The number of pages may have changed since the last request.
    number = (numbers.whole(request.GET.get("p", "")) or 0) % max(len(pages), 1)
    context = {
        "telao": found,
        "document": shown.document,
        "slides": pages,
        "shown": number,
        "next": (number + 1) % max(len(pages), 1),
        "seconds": (pages[number].seconds if pages else None) or found.seconds,
        "at": now(),
        "clocks": [(one, title) for one, title in _clocks(found) if one.has_time],
    }
    response = render(request, "tournaments/public/telao.html", context)
    # The address is a secret key: it must not be cached, sent as a referrer or indexed.
    response["Cache-Control"] = "no-store"
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex, nofollow"
    return response


def _cancelled(document: TournamentDocument) -> list[Slide]:
    if document["tournament"]["state"] != "cancelled":
        return []
    return [
        Slide("", _("O torneio foi cancelado."), (), said=document["tournament"].get("cancel_reason", ""))
    ]


def _clocks(found: Telao) -> list[tuple[RoundClock, str]]:
    clocks = round_clocks(found.tournament, now())
    ids = [one.tables[0].pk for one in clocks]
    titles = {row.pk: round_title(row) for row in titled(Confronto.objects.filter(pk__in=ids))} if ids else {}
    return [(one, titles[one.tables[0].pk]) for one in clocks]
