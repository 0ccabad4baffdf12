"""Pages for everybody: no login, no cookie, no JavaScript needed. What they may show is decided in `reading`."""

from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.template.loader import render_to_string
from django.utils.http import http_date, urlencode
from django.views.decorators.http import require_safe

from scoring.input import numbers
from scoring.jogo import text_export as export
from tournaments.charts import whereabouts
from tournaments.charts.stage import chosen, stage_heads, stages_of_dupla
from tournaments.charts.teams import team_of
from tournaments.ledger.digests import canonical
from tournaments.ledger.names_apart import player_names, tell
from tournaments.ledger.tarjas import cover, is_covered
from tournaments.models import Club, Publication, Temporada, Tournament
from tournaments.public import caching as answers
from tournaments.public.disclosure import disclosed, jogo_ids
from tournaments.publication import lookup, reading
from tournaments.publication.changed import changes
from tournaments.wording.changed import in_one_line, side_by_side

MOST_QUERY = 60
MOST_FOUND = 12
MOST_FINISHED = 12
# The parts of the page that all readers of a version share: of a stage, and of a tournament that is one knockout.
PARTS = {False: ("stage_rounds", "stage_standings"), True: ("bracket", "stage_standings", "results")}


@answers.rendered_once()
@require_safe
def home(request: HttpRequest) -> HttpResponseBase:
    """Tournaments now, next and lately, and the clubs."""
    tournaments = reading.with_champions(reading.listed())
    of_state: dict[str, list[Tournament]] = {"running": [], "open": [], "finished": []}
    for one in tournaments:
        of_state[one.shown_state].append(one)  # type: ignore[attr-defined]
    of_state["finished"] = of_state["finished"][:MOST_FINISHED]
    context = {"of_state": of_state, "clubs": Club.objects.order_by("name")}
    return answers.page_by_content(request, "tournaments/public/home.html", context)


@answers.rendered_once()
@require_safe
def club(request: HttpRequest, slug: str) -> HttpResponseBase:
    """A club and its tournaments."""
    club = get_object_or_404(Club, slug=slug)
    context = {
        "club": club,
        "tournaments": reading.with_champions(reading.listed().filter(club=club)),
        "seasons": list(Temporada.objects.filter(club=club).only("name", "slug", "club")),
    }
    return answers.page_by_content(request, "tournaments/public/club.html", context)


@answers.rendered_once("fase", "rodada", search="q")
@require_safe
def tournament(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Bracket, jogos being played, standings and results of a tournament; `?q=` looks a player up."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    return answers.page("tournaments/public/tournament.html", _context(request, head), version=head.version)


@answers.rendered_once("fase", "rodada", seen="v", search="q")
@require_safe
def live(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The moving parts of the tournament page, polled by it. `v`: the version the page shows already."""
    head = reading.head(slug)
    if request.GET.get("v") == head.version:
        return answers.nothing_new(head.version)
    if answer := answers.unchanged(request, head.version):
        return answer
    context = _context(request, head)
    if not context["shown"].running:
        return answers.reload_page(stop=context["shown"].finished)
    return answers.page("tournaments/public/live.html", context, version=head.version)


@answers.rendered_once()
@require_safe
def dupla(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """Everything a dupla has played, mão by mão, and where it plays next."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    shown = reading.shown(head)
    found = whereabouts.of_dupla(shown.document, number)
    if found is None:
        raise Http404
    knockout = lookup.lone_knockout(shown.document)
    row = lookup.line_of(knockout, number) if knockout else None
    jogos = disclosed(shown, jogo_ids(head.tournament, number))
    stages = stages_of_dupla(shown.document, number)
    context = {"head": head, "shown": shown, "dupla": found, "row": row, "stages": stages, "jogos": jogos}
    context["team"] = team_of(shown.document, number)
    return answers.page("tournaments/public/tournament_dupla.html", context, version=head.version)


@answers.rendered_once(seen="v")
@require_safe
def jogo(request: HttpRequest, slug: str, jogo: UUID) -> HttpResponseBase:
    """The sheet of a jogo. With `v`, the version the page shows already: only the moving part, for polling."""
    head, seen = reading.head(slug), request.GET.get("v")
    if seen == head.version:
        return answers.nothing_new(head.version)
    if answer := answers.unchanged(request, head.version):
        return answer
    shown = reading.shown(head)
    found = disclosed(shown, [jogo])
    if not found:
        raise Http404
    if seen and not found[0].moves:
        return answers.reload_page(stop=True)
    context = {"head": head, "shown": shown, "found": found[0]}
    template = "tournaments/public/jogo.html#sheet" if seen else "tournaments/public/jogo.html"
    return answers.page(template, context, version=head.version)


@answers.rendered_once()
@require_safe
def jogo_text(request: HttpRequest, slug: str, jogo: UUID) -> HttpResponseBase:
    """The mãos of a jogo as plain text, as far as they may be read."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    found = disclosed(reading.shown(head), [jogo])
    if not found:
        raise Http404
    return answers.text(export.jogo_text(found[0].jogo, found[0].partidas), version=head.version)


@answers.rendered_once()
@require_safe
def revisions(request: HttpRequest, slug: str) -> HttpResponseBase:
    """All revisions of a tournament, the latest first."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    context = {"head": head, "revisions": tell(reading.revisions(head.tournament))}
    return answers.page("tournaments/public/revisions.html", context, version=head.version)


@answers.rendered_once()
@require_safe
def revision(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """A revision as it was published. Whoever keeps it asks each time whether a name in it was replaced."""
    found = _revision(slug, number)
    version = f"{reading.build()}-{found.tournament.club.names}-{found.digest}"
    if answer := answers.unchanged(request, version, cache=answers.ASKED):
        return answer
    sealed = found.payload
    cover([found])
    covered = found.payload != sealed
    before = (
        Publication.objects.filter(tournament=found.tournament_id, number=number - 1).defer("page").first()
    )
    tell([found] if before is None else [found, before])
    said = changes(before.payload, found.payload) if before else []
    context = {"revision": found, "covered": covered, "page": found.page, "tournament": found.tournament}
    context |= {"before": before, "changed": in_one_line(said), "changes": side_by_side(said)}
    answer = answers.page("tournaments/public/revision.html", context, version=version, cache=answers.ASKED)
    answer["Last-Modified"] = http_date(found.at.timestamp())
    return answer


@answers.rendered_once()
@require_safe
def revision_json(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """The data of a revision, in the very bytes its digest was taken of: players by number.

    Where it said a name that was replaced the number stands now, and these are other bytes (docs/decisions/0034).
    """
    (found,) = cover([_revision(slug, number)])
    version = f"{found.tournament.club.names}-{found.digest}"
    if answer := answers.unchanged(request, version, cache=answers.ASKED):
        return answer
    answer = HttpResponse(canonical(found.payload), content_type="application/json")
    answer["ETag"], answer["Cache-Control"] = f'W/"{version}"', answers.ASKED
    answer["Last-Modified"] = http_date(found.at.timestamp())
    return answer


@answers.rendered_once()
@require_safe
def names_json(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The players of a tournament by the numbers that its published data have for them, as they are called now."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    return answers.json(player_names(head.tournament), version=head.version)


def _context(request: HttpRequest, head: reading.Head) -> dict[str, Any]:
    """Return the stage asked for, `?fase=`, with its round, `?rodada=`; of what is not there the newest."""
    shown = reading.shown(head)
    query = request.GET.get("q", "").strip()[:MOST_QUERY]
    found = whereabouts.find(shown.document, query)
    read = {name: numbers.whole(request.GET.get(name, "")) for name in ("fase", "rodada")}
    asked = {name: number for name, number in read.items() if number}
    stage = chosen(shown.document, asked.get("fase", 0), asked.get("rodada", 0))
    listed = {one["id"] for one in lookup.confrontos(shown.document)}
    parts: dict[str, Any] = {"tournament": head.tournament}
    parts |= {"document": shown.document, "stage": stage, "stages": stage_heads(shown.document)}
    key = f"{stage.number}-{stage.round.number if stage.round else 0}"
    return parts | {
        "shown": shown,
        "head": head,
        "query": query,
        "found": found[:MOST_FOUND],
        "more": max(0, len(found) - MOST_FOUND),
        "asked": "" if stage.alone else urlencode(asked),
        # A round that is shown has the score of its jogos beside them.
        "playing": [one for one in shown.playing if stage.in_bracket or one["confronto"] not in listed],
        **{name: _part(head, name, parts, f"{name}-{key}") for name in PARTS[stage.alone]},
    }


def _part(head: reading.Head, name: str, context: dict[str, Any], key: str) -> str:
    """Return one part of the tournament page; all readers of a version share one rendering."""
    template = f"tournaments/charts/{name}.html"
    return answers.once(head.version, key, lambda: render_to_string(template, context))


def _revision(slug: str, number: int) -> Publication:
    found = Publication.objects.select_related("tournament__club", "author")
    found = found.annotate(covered=is_covered(Publication))
    return get_object_or_404(
        found.filter(tournament__in=reading.public()), tournament__slug=slug, number=number
    )
