"""Public pages besides those of an event: clubs, duplas, jogos, revisions. No login, no cookies."""

from itertools import compress, groupby
from operator import not_
from typing import Any
from uuid import UUID

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.http import http_date
from django.utils.timezone import localdate
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from scoring.input.numbers import whole
from scoring.jogo import text_export
from tournaments.charts.pages import folded, sliced, tabs
from tournaments.charts.pictures.canastras_picture import canastras_picture
from tournaments.charts.stage import stages_of_dupla
from tournaments.charts.teams import team_of
from tournaments.charts.texts import whereabouts
from tournaments.clubs.people import person_of
from tournaments.clubs.player_pages import with_pages
from tournaments.ledger.digests import canonical
from tournaments.ledger.names_apart import player_names, tell
from tournaments.ledger.tarjas import cover, is_covered
from tournaments.line_ups import speak
from tournaments.models import Club, Player, Publication, Season, Tournament
from tournaments.public import caching
from tournaments.public.disclosure import PUBLISHED, disclosed, jogo_ids
from tournaments.public.parts import answer, moving, part
from tournaments.publication import lookup, reading
from tournaments.publication.changed import changes, counted
from tournaments.publication.document.players import players_by_dupla
from tournaments.publication.document.standings_after_round import places_by_round
from tournaments.wording.history.changed import in_one_line, side_by_side

State = Tournament.State
REVISIONS = 12  # revisions per page: four screens of a phone
OF_A_YEAR = 12  # visible events of a year; the others are folded


@caching.rendered_once()
@require_safe
def club(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show the current and coming events of a club, and its history by year with the champions."""
    club = get_object_or_404(Club, slug=slug)
    tournaments: list[Any] = reading.with_champions(reading.listed().filter(club=club))
    over = sorted(filter(_is_over, tournaments), key=lambda one: one.ends_on, reverse=True)
    context = {
        "club": club,
        "tournaments": [one for one in tournaments if not _is_over(one)],
        "years": [
            (str(year), folded(list(of_year), OF_A_YEAR))
            for year, of_year in groupby(over, lambda one: one.ends_on.year)
        ],
        "seasons": list(Season.objects.filter(club=club).only("name", "slug", "club")),
    }
    return caching.page_by_content(request, "tournaments/public/club.html", context)


def _is_over(tournament: Any) -> bool:
    # A cancelled event is listed with those to come until its last day is over.
    past = tournament.ends_on < localdate()
    return bool(
        tournament.shown_state == State.FINISHED or (tournament.shown_state == State.CANCELLED and past)
    )


@caching.rendered_once("p", seen="v")
@require_safe
@moving
def dupla(request: HttpRequest, shown: reading.PublicData, number: int) -> HttpResponseBase:
    """Show all jogos of a dupla, mão by mão, and where it plays next."""
    head = shown.head
    found = whereabouts.of_dupla(shown.document, number)
    if found is None:
        raise Http404
    knockout = lookup.lone_knockout(shown.document)
    row = lookup.line_of(knockout, number) if knockout else None
    jogos = disclosed(shown, jogo_ids(head.tournament, number))
    places = {one["number"]: places_by_round(shown, one["number"]) for one in shown.published["stages"]}
    stages = stages_of_dupla(shown.document, number, places)
    context: dict[str, Any] = {"shown": shown, "head": head, "dupla": found, "row": row, "stages": stages}
    # Published jogos that the list of meetings already shows are folded.
    above = {one.line.jogo for stage in stages for one in stage.meetings}
    told = [one.state == PUBLISHED and str(one.jogo.public_id) in above for one in jogos]
    context |= {"told": list(compress(jogos, told)), "jogos": list(compress(jogos, map(not_, told)))}
    context |= {"people": _people(shown, number), "canastras": canastras_picture(shown.published, number)}
    context |= {"team": team_of(shown.document, number), "tabs": tabs(shown.document)}
    parts = {"dela": part(head, f"dupla-{number}", "tournaments/public/event/of_dupla.html", context)}
    return answer(request, shown, "tournaments/public/tournament_dupla.html", context, parts)


def _people(shown: reading.PublicData, number: int) -> list[Player]:
    club = shown.head.tournament.club
    if not club.player_pages:
        return []
    numbers = filter(None, players_by_dupla(shown).get(number, []))
    return list(with_pages(club).filter(pk__in=set(person_of(numbers).values())))


@caching.rendered_once("p", seen="v")
@require_safe
@moving
def jogo(request: HttpRequest, shown: reading.PublicData, jogo: UUID) -> HttpResponseBase:
    """Show the sheet of a jogo."""
    head = shown.head
    found = disclosed(shown, [jogo])
    if not found:
        raise Http404
    context = {"head": head, "shown": shown, "found": found[0], "tabs": tabs(shown.document)}
    # Another name of the part makes an open page load again once the result is official.
    name = "folha" if found[0].moves else "folha-oficial"
    parts = {name: part(head, f"jogo-{jogo}", "tournaments/public/event/sheet.html", context)}
    return answer(request, shown, "tournaments/public/jogo.html", context, parts)


@caching.rendered_once()
@require_safe
def jogo_text(request: HttpRequest, slug: str, jogo: UUID) -> HttpResponseBase:
    """Serve the public mãos of a jogo as plain text."""
    head = reading.head(slug)
    if kept := caching.unchanged(request, head.version):
        return kept
    found = disclosed(reading.shown(head), [jogo])
    if not found:
        raise Http404
    return caching.text(text_export.jogo_text(found[0].jogo, found[0].partidas), version=head.version)


@caching.rendered_once("pagina")
@require_safe
def revisions(request: HttpRequest, slug: str) -> HttpResponseBase:
    """List the revisions of a tournament, latest first, with the number of changes; twelve per page, `?pagina=`."""
    head = reading.head(slug)
    if kept := caching.unchanged(request, head.version):
        return kept
    numbers = range(head.revision.number if head.revision else 0, 0, -1)
    page = sliced(numbers, whole(request.GET.get("pagina", "")) or 0, REVISIONS)
    rows = tell(reading.revisions(head.tournament).filter(number__in=page.rows))
    told = [(one, "" if one.changed is None or one.number == 1 else in_one_line(one.changed)) for one in rows]
    context = {"head": head, "page": page, "revisions": told}
    return caching.page(request, "tournaments/public/revisions.html", context, version=head.version)


@caching.rendered_once()
@require_safe
def revision(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """Show a revision as it was published. Caches revalidate it, because names in it may be replaced.

    Some revisions store the page rendered at the time, in Portuguese. It is shown unchanged, because it is sealed
    too.
    """
    found = _revision(slug, number)
    # `club.names` changes with each replaced name, so that caches load the page again.
    version = f"{reading.build()}-{found.tournament.club.names}-{found.digest}"
    if kept := caching.unchanged(request, version, cache=caching.ASKED):
        return kept
    # `cover` replaces names that were removed, so the payload may no longer match the digest.
    sealed = found.payload
    cover([found])
    covered = found.payload != sealed
    before = (
        Publication.objects.filter(tournament=found.tournament_id, number=number - 1).defer("page").first()
    )
    tell([found] if before is None else [found, before])
    # The stored page exists in Portuguese only.
    stored = found.page if get_language() == settings.LANGUAGE_CODE else ""
    speak(found.tournament)
    said = changes(before.payload, found.payload) if before else []
    context = {"revision": found, "covered": covered, "stored": stored, "tournament": found.tournament}
    context |= {"before": before, "changed": in_one_line(counted(said)), "changes": side_by_side(said)}
    answer = caching.page(
        request, "tournaments/public/revision.html", context, version=version, cache=caching.ASKED
    )
    answer["Last-Modified"] = http_date(found.at.timestamp())
    return answer


@caching.rendered_once()
@require_safe
def revision_json(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """Serve the data of a revision in the exact bytes of its digest: players appear by number.

    If a name was replaced, the number takes its place and the bytes differ from the digest (docs/decisions/0034).
    """
    (found,) = cover([_revision(slug, number)])
    version = f"{found.tournament.club.names}-{found.digest}"
    if kept := caching.unchanged(request, version, cache=caching.ASKED):
        return kept
    answer = HttpResponse(canonical(found.payload), content_type="application/json")
    answer["ETag"], answer["Cache-Control"] = f'W/"{version}"', caching.ASKED
    answer["Last-Modified"] = http_date(found.at.timestamp())
    return answer


@caching.rendered_once()
@require_safe
def names_json(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Serve the current names of the players by the numbers in the published data."""
    head = reading.head(slug)
    if kept := caching.unchanged(request, head.version):
        return kept
    return caching.json(player_names(head.tournament), version=head.version)


def _revision(slug: str, number: int) -> Publication:
    found = Publication.objects.select_related("tournament__club", "author")
    found = found.annotate(covered=is_covered(Publication))
    return get_object_or_404(
        found.filter(tournament__in=reading.public()), tournament__slug=slug, number=number
    )
