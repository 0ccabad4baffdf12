"""The public pages of an event: current jogos, standings, rounds, bracket, results."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.timezone import now as this_moment
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.input import numbers
from tournaments.charts import pages
from tournaments.charts.bracket import BracketColumn
from tournaments.charts.crosstable import crosstables
from tournaments.charts.crosstable_rounds import meets_by_rounds, rounds_crosstables
from tournaments.charts.final_ranking import final_lines
from tournaments.charts.results import results as results_of
from tournaments.charts.stage import stage_chart, stage_heads
from tournaments.charts.teams import team_tables
from tournaments.charts.texts import whereabouts
from tournaments.charts.texts.group_text import round_text, standings_text
from tournaments.hall.clocks.round_clock import round_clocks
from tournaments.models import Tournament
from tournaments.public import caching
from tournaments.public.parts import Part, Parts, answer, batches, moving, part
from tournaments.publication import lookup, reading
from tournaments.publication.document.shape import StageData
from tournaments.wording.stages import round_title

MOST_QUERY = 60
MOST_FOUND = 12
# Rows of a page: at most four screens of a phone.
TABLES, MEETINGS, RESULTS, FINAL = 20, 14, 16, 16
TOGETHER = 4  # rows of a part: if one changes, all of them are sent again
CHARTS, EVENT = "tournaments/charts", "tournaments/public/event"


@caching.rendered_once("fase", "rodada", "pagina", "dupla", "p", seen="v", search="q")
@require_safe
@moving
def tournament(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show the current jogos, and where a player is (`?q=`). Before the start it lists the entries.

    `?dupla=` with `p=minha` returns the whereabouts of the dupla that a phone follows, for the top of its pages.
    """
    if moved := _elsewhere(request, shown):
        return moved
    head = shown.head
    query = request.GET.get("q", "").strip()[:MOST_QUERY]
    found = whereabouts.find(shown.document, query)
    tables = pages.sliced(shown.playing, _asked(request, "pagina"), TABLES)
    entered = pages.sliced(shown.document["duplas"], _asked(request, "pagina"), pages.ROWS)
    context = {"query": query, "found": found[:MOST_FOUND], "more": max(0, len(found) - MOST_FOUND)}
    context |= {"tables": tables, "entered": entered, "begun": pages.begun(shown.document)}
    of = {"document": shown.document, "tournament": head.tournament, "head": head}
    parts = {"onde": part(head, f"onde-{query}", f"{EVENT}/found.html", context | of)} if query else {}
    parts |= {
        f"mesas-{key}": part(head, f"mesas-{tables.number}-{key}", f"{EVENT}/mesas.html", of | {"rows": rows})
        for key, rows in batches(tables.rows, TOGETHER).items()
    }
    if shown.document.get("teams") and not context["begun"]:
        parts["equipes-linhas"] = part(head, "equipes", f"{CHARTS}/teams.html", of)
    followed = whereabouts.of_dupla(shown.document, _asked(request, "dupla"))
    if followed and "p" in request.GET:
        parts["minha"] = part(
            head, f"minha-{followed.number}", f"{EVENT}/followed.html", of | {"one": followed}
        )
    parts["recado"] = part(head, "recado", f"{EVENT}/announcement.html", of)
    if shown.running:
        parts["relogio"] = part(head, "relogio", f"{EVENT}/clocks.html", lambda: _clocks(head.tournament))
    return _answer(request, shown, "now", context, parts)


@caching.rendered_once("fase", "pagina", "p", seen="v")
@require_safe
@moving
def standings(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show the standings of a stage, `?fase=`, fifty rows per page, `?pagina=`."""
    head = shown.head
    stage = _stage(request, [one for one in shown.document["stages"] if one["state"] != "planned"])
    if stage is None:
        return redirect("tournaments:tournament", head.tournament.slug)
    chart = stage_chart(shown.document, stage)
    page, told = pages.sliced_tables(chart.standings, _asked(request, "pagina"))
    of = {"document": shown.document, "stage": chart}
    key = f"{chart.number}-{page.number}"
    parts = {"contado": part(head, f"contado-{key}", f"{CHARTS}/counted.html", of)}
    matrices = {matrix.title: matrix for matrix in crosstables(stage)}
    for number, table in told:
        more = of | {"table": table, "opens": True}
        parts[f"tabela-{number}"] = part(head, f"tabela-{number}-{key}", f"{CHARTS}/standings.html", more)
        if matrix := matrices.get(table.title):
            more = {"document": shown.document, "matrix": matrix}
            parts[f"matriz-{number}"] = part(head, f"matriz-{number}-{key}", f"{CHARTS}/matrix.html", more)
    if chart.compared and page.number == page.count:
        parts["comparadas"] = part(head, f"comparadas-{key}", f"{CHARTS}/standings_compared.html", of)
    if shown.document.get("teams") and team_tables(shown.document, chart.number):
        parts["equipes-linhas"] = part(head, f"equipes-{key}", f"{CHARTS}/teams.html", of)
    if told:
        tables = [table for _number, table in told]
        text = standings_text(head.tournament.name, chart, _published(head), tables)
        parts["texto"] = _share(head, key, "standings", text)
    context = {
        "stage": chart,
        "page": page,
        "query": f"fase={chart.number}&",
        "crossed": meets_by_rounds(stage),
    }
    return _answer(request, shown, "standings", context, parts)


@caching.rendered_once("fase", "pagina", "p", seen="v")
@require_safe
@moving
def crosstable(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show the opponents of each dupla in each round of a stage, `?fase=`, fifty rows per page, `?pagina=`."""
    head = shown.head
    crossed = {one["number"]: one for one in shown.document["stages"] if meets_by_rounds(one)}
    stage = _stage(request, list(crossed.values()))
    if stage is None:
        return redirect("tournaments:standings", head.tournament.slug)
    page, told = pages.sliced_tables(rounds_crosstables(stage), _asked(request, "pagina"))
    heads = {one.number: one for one in stage_heads(shown.document) if one.number in crossed}
    context = {"stage": heads[stage["number"]], "page": page, "query": f"fase={stage['number']}&"}
    parts = {}
    for number, table in told:
        of = context | {"document": shown.document, "table": table}
        key = f"cruzada-{number}-{stage['number']}-{page.number}"
        parts[f"cruzada-{number}"] = part(head, key, f"{CHARTS}/crosstable_rounds.html", of)
    context["crossed"] = list(heads.values())
    return _answer(request, shown, "crosstable", context, parts)


@caching.rendered_once("fase", "rodada", "pagina", "p", seen="v")
@require_safe
@moving
def rounds(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show a round of a stage, `?fase=` and `?rodada=`: by default the current or newest one."""
    head = shown.head
    stage = _stage(request, pages.stages_of(shown.document, bracket=False))
    if stage is None:
        return redirect("tournaments:tournament", head.tournament.slug)
    chart = stage_chart(shown.document, stage, _asked(request, "rodada"))
    groups = chart.round.groups if chart.round else ()
    flat = [(group.number, one) for group in groups for one in group.meetings]
    page = pages.sliced(flat, _asked(request, "pagina"), MEETINGS)
    of = {"document": shown.document, "tournament": head.tournament, "stage": chart, "each": chart.round}
    key = f"{chart.number}-{chart.round.number if chart.round else 0}-{page.number}"
    parts = {"rodada": part(head, f"rodada-{key}", f"{EVENT}/round_head.html", of)}
    for number, meetings in batches(page.rows, TOGETHER).items():
        more = of | {"meetings": meetings}
        parts[f"jogos-{number}"] = part(head, f"jogos-{number}-{key}", f"{EVENT}/meetings.html", more)
    if chart.round:
        title = f"{chart.title} · {round_title(chart.round.number)}"
        parts["texto"] = _share(head, key, "rounds", round_text(head.tournament, title, chart.round))
    shown_round = f"rodada={chart.round.number}&" if chart.round else ""
    context = {"stage": chart, "page": page, "query": f"fase={chart.number}&{shown_round}"}
    return _answer(request, shown, "rounds", context, parts)


@caching.rendered_once("fase", "rodada", "pagina", "p", seen="v")
@require_safe
@moving
def bracket(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show the bracket of a stage, `?fase=`. A phone shows one round, `?rodada=`, 16 jogos per page, `?pagina=`."""
    head = shown.head
    stage = _stage(request, pages.stages_of(shown.document, bracket=True))
    if stage is None:
        return redirect("tournaments:tournament", head.tournament.slug)
    chart = stage_chart(shown.document, stage)
    found = chart.bracket
    columns = [*found.rounds, *([found.third] if found.third else []), *found.others] if found else []
    parts = {
        f"chave-{column.key}-{number}": part(
            head,
            f"chave-{chart.number}-{column.key}-{number}",
            f"{CHARTS}/bracket_boxes.html",
            {"boxes": boxes, "document": shown.document, "tournament": head.tournament},
        )
        for column in columns
        for number, boxes in batches(column.boxes, pages.BOXES).items()
    }
    seen = _column_seen(request, stage, columns)
    context = {"stage": chart, "columns": columns, "seen": seen, "part_seen": _asked(request, "pagina") or 1}
    return _answer(request, shown, "bracket", context, parts)


@caching.rendered_once("pagina", "jogos", "p", seen="v")
@require_safe
@moving
def results(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Show champions, the final ranking and the finished jogos of brackets, latest round first; `?pagina=`."""
    head = shown.head
    brackets, by_round = (pages.stages_of(shown.document, bracket=bracket) for bracket in (True, False))
    ended = [
        (each.title, one)
        for stage in reversed(brackets)
        for each in results_of(stage)
        for one in each.results
    ]
    final = pages.sliced(final_lines(shown.document), _asked(request, "pagina"), FINAL)
    page = pages.sliced(ended, _asked(request, "jogos"), RESULTS)
    of = {"document": shown.document, "final": final, "page": page}
    parts = {"vencedores": part(head, f"vencedores-{final.number}", f"{EVENT}/final.html", of)}
    for number, rows in batches(page.rows, RESULTS).items():
        key = f"resultados-{page.number}-{number}"
        parts[f"resultados-{number}"] = part(head, key, f"{EVENT}/ended.html", of | {"rows": rows})
    folded = (
        final.total and "jogos" not in request.GET
    )  # the final ranking comes first, so the jogos are folded
    of |= {"in_brackets": brackets, "by_round": by_round, "folded": folded}
    return _answer(request, shown, "results", of, parts)


@caching.rendered_once(seen="v")
@require_safe
@moving
def live(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase:
    """Make pages of earlier releases reload: they poll this address."""
    anew = caching.text("", version=shown.head.version)
    # The script of those releases reloads the page on this header.
    anew["HX-Refresh"] = "true"
    return anew


def _published(head: reading.Head) -> str:
    number = head.revision.number if head.revision else 0
    return _("Publicação nº %(number)s") % {"number": number} if number else ""


def _share(head: reading.Head, key: str, page: str, text: str) -> Part:
    return part(head, f"texto-{page}-{key}", f"{EVENT}/share.html", {"text": text, "key": page})


def _clocks(event: Tournament) -> dict[str, Any]:
    return {"clocks": [one for one in round_clocks(event, this_moment()) if one.has_time]}


def _answer(
    request: HttpRequest, shown: reading.PublicData, name: str, context: Mapping[str, Any], parts: Parts
) -> HttpResponseBase:
    head, document = shown.head, shown.document
    of = {"head": head, "document": document, "tournament": head.tournament}
    all_parts: dict[str, Part] = {
        "fatos": part(head, "fatos", f"{EVENT}/facts.html", of),
        "publicacao": part(head, "publicacao", f"{EVENT}/revision_line.html", of),
        **parts,
    }
    route = "tournament" if name == "now" else name
    within = "standings" if name == "crosstable" else ""
    more = {"tabs": pages.tabs(document), "route": route, "within": within, "stages": stage_heads(document)}
    return answer(request, shown, f"{EVENT}/{name}.html", {**context, **more}, all_parts)


def _stage(request: HttpRequest, stages: list[StageData]) -> StageData | None:
    return pages.stage_asked(stages, _asked(request, "fase"))


def _column_seen(request: HttpRequest, stage: StageData, columns: list[BracketColumn]) -> str:
    keys = [column.key for column in columns]
    asked = request.GET.get("rodada", "")
    # `?rodada=` may be the key of a column or the number of a round.
    for key in (asked, f"r{asked}", f"r{pages.current_round(stage)}"):
        if key in keys:
            return key
    return keys[0] if keys else ""


def _asked(request: HttpRequest, name: str) -> int:
    return numbers.whole(request.GET.get(name, "")) or 0


def _elsewhere(request: HttpRequest, shown: reading.PublicData) -> HttpResponseBase | None:
    # In earlier releases this page showed stages and rounds; redirect such links.
    asked = {name: number for name in ("fase", "rodada") if (number := _asked(request, name))}
    # An open page that polls is not redirected.
    if not asked or "v" in request.GET:
        return None
    document = shown.document
    stage = lookup.stage_numbered(document, asked.get("fase", 0)) or lookup.latest_stage(document)
    page = reverse(
        f"tournaments:{'bracket' if stage['bracket'] else 'rounds'}", args=(shown.head.tournament.slug,)
    )
    return redirect(f"{page}?{urlencode(asked)}")
