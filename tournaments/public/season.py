"""The public ranking of a season."""

from typing import Any

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

import rules
from tournaments.clubs.player_pages import with_pages
from tournaments.ledger.names_apart import number_of, told
from tournaments.models import Season
from tournaments.public import caching
from tournaments.wording.rounds import place


@caching.rendered_once()
@require_safe
def season(request: HttpRequest, slug: str, season: str) -> HttpResponseBase:
    """Show the ranking of a season and the results that count."""
    found = get_object_or_404(Season.objects.select_related("club"), club__slug=slug, slug=season)
    events = {one["id"]: one for one in found.events}
    paged = set(with_pages(found.club).values_list("pk", flat=True))
    # Rows contain the marks of players; `told` puts the names in below.
    numbers = [number_of(row["name"]) for row in found.rows]
    rows: list[dict[str, Any]] = [
        row
        | {
            "page": number if number in paged else None,
            "said": place(row["place"], row["place_to"]),
            "points": rules.whole(row["points"]),
            "results": [
                one
                | {
                    "event": events[one["event"]],
                    "said": place(one["place"], one["place_to"]),
                    "points": rules.whole(one["points"]),
                }
                for one in row["results"]
            ],
        }
        for number, row in zip(numbers, told(found.rows), strict=True)
    ]
    context = {"season": found, "club": found.club, "rows": rows, "events": found.events}
    return caching.page_by_content(request, "tournaments/public/season.html", context)
