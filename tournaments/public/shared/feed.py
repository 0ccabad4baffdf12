"""The results of a tournament as an Atom feed (RFC 4287): one entry for each jogo with a published result."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.models import Jogo
from tournaments.charts.results import FinishedJogo, results
from tournaments.charts.texts import about
from tournaments.public import caching
from tournaments.public.languages import tag
from tournaments.publication import reading
from tournaments.publication.document.shape import TournamentDocument

MOST = 100  # number of entries, the latest ones


class FeedEntry(NamedTuple):
    """A result. jogo: its public id. title: names and score. text: further details."""

    jogo: str
    title: str
    text: str


@caching.rendered_once()
@require_safe
def feed(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Serve the feed. Runs two queries if the client has the current version."""
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    body = _written(request, reading.shown(head))
    return caching.text(body, version=head.version, kind="application/atom+xml")


def _written(request: HttpRequest, shown: reading.PublicData) -> str:
    document, tournament = shown.published, shown.head.tournament
    page = request.build_absolute_uri(reverse("tournaments:tournament", args=(tournament.slug,)))
    written = Atom1Feed(
        title=document["tournament"]["name"],
        link=page,
        description="",
        subtitle=about.of_tournament(document),
        language=tag(get_language()),
        feed_url=request.build_absolute_uri(),
        feed_guid=page,
    )
    entries = {one.jogo: one for one in _entries(document)}
    for jogo, ended in _ended(tournament.pk, entries):
        entry = entries[jogo]
        address = reverse("tournaments:jogo", args=(tournament.slug, jogo))
        written.add_item(
            title=entry.title,
            link=request.build_absolute_uri(address),
            description=entry.text,
            unique_id=f"urn:uuid:{jogo}",
            pubdate=ended,
            updateddate=ended,
        )
    return written.writeString("utf-8")


def _entries(document: TournamentDocument) -> Iterator[FeedEntry]:
    for stage in document["stages"]:
        for each in results(stage):
            for result in each.results:
                said = [one for one in (each.title, result.title, result.partidas, result.note) if one]
                yield FeedEntry(result.jogo, _met(result), " · ".join(said))


def _met(result: FinishedJogo) -> str:
    a, b = result.sides
    if a.won == "" and not (a.winner or b.winner):  # both absent, or not counted: the note says it
        return f"{a.name} × {b.name}"
    # A W.O. has no partidas.
    if a.won == "":
        winner, other = (a, b) if a.winner else (b, a)
        return _("%(winner)s venceu %(other)s sem jogar") % {"winner": winner.name, "other": other.name}
    return f"{a.name} {a.won} × {b.won} {b.name}"


def _ended(tournament: int, jogos: dict[str, FeedEntry]) -> list[tuple[str, datetime]]:
    rows = Jogo.objects.filter(confronto__tournament=tournament, public_id__in=jogos, closed_at__isnull=False)
    found = rows.order_by("-closed_at", "-pk").values_list("public_id", "closed_at")[:MOST]
    return [(str(jogo), ended) for jogo, ended in found if ended]
