"""Standings, bracket and final ranking at the desk: the current ones and the published ones."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from scoring.input import numbers
from tournaments import permissions
from tournaments.charts.difference import Move, mark_final, mark_stage, moves
from tournaments.charts.final_ranking import final_lines
from tournaments.charts.stage import StageChart, chosen, stage_chart, stage_heads
from tournaments.charts.texts.group_text import bracket_text, standings_text
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.results.publish import unpublished
from tournaments.ledger.names_apart import tell, told
from tournaments.models import Tournament
from tournaments.publication import lookup
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.publishing import latest
from tournaments.publication.snapshot import as_it_stands

PUBLISHED = "publicada"


@dataclass(frozen=True, slots=True)
class StageMoves:
    """The duplas of a stage whose current place differs from the published one."""

    number: int
    title: str
    rows: tuple[Move, ...]


@desk("GET")
def desk_standings(request: DeskRequest, slug: str) -> HttpResponse:
    """Show a stage (`fase`) and the final ranking, current or, with `ver=publicada`, as published."""
    tournament = permissions.directed_tournament(request.user, slug)
    last = latest(tournament)
    # Revisions store ids instead of names; `tell` and `told` put the current names in.
    published: TournamentDocument | None = tell([last])[0].payload if last else None
    now: TournamentDocument = told(as_it_stands(tournament))
    as_published = published is not None and request.GET.get("ver") == PUBLISHED
    document = published if as_published and published else now
    stage = chosen(document, numbers.whole(request.GET.get("fase", "")) or 0)
    context: dict[str, Any] = {
        "tournament": tournament,
        "begun": tournament.state in {Tournament.State.RUNNING, Tournament.State.FINISHED},
        "revision": last,
        "as_published": as_published,
        "document": document,
        "stages": stage_heads(document),
        "stage": stage,
        "final": final_lines(document) if _is_ranked(document) else [],
        "over": document["tournament"]["state"] == "finished",
    }
    if published and not as_published:
        context |= _differences(now, published, stage)
    said = _said(last.number if last else 0, as_published=as_published)
    context["standings_text"] = standings_text(tournament.name, stage, said)
    context["seating_text"] = bracket_text(tournament, stage.bracket) if stage.bracket else ""
    return render(request, "tournaments/desk/standings/standings.html", context)


def _said(number: int, *, as_published: bool) -> str:
    if as_published:
        return _("Classificação, publicação nº %(number)s") % {"number": number}
    return _("Classificação às %(time)s") % {"time": date_format(localtime(), "H:i")}


def _differences(now: TournamentDocument, published: TournamentDocument, stage: StageChart) -> dict[str, Any]:
    told_stage = lookup.stage_numbered(published, stage.number)
    # The rows of this stage and of the final ranking are marked; of all stages the changes are listed.
    final = final_lines(now) if _is_ranked(now) else []
    if "final_ranking" in published:
        final = mark_final(final, final_lines(published))
    return {
        "stage": mark_stage(stage, stage_chart(published, told_stage)) if told_stage else stage,
        "final": final,
        "results": sum(change.settled for change in unpublished(now, published)),
        "moved": list(_moved(now, published)),
    }


def _moved(now: TournamentDocument, published: TournamentDocument) -> Iterator[StageMoves]:
    for one in now["stages"]:
        if one["state"] != "planned" and (was := lookup.stage_numbered(published, one["number"])):
            chart = stage_chart(now, one)
            if rows := tuple(moves(chart, stage_chart(published, was))):
                yield StageMoves(one["number"], chart.title, rows)


def _is_ranked(document: TournamentDocument) -> bool:
    # Before the end the ranking is shown once there are results, if several stages make it up. In an open bracket it
    # would be incomplete: duplas that wait for a jogo have no place yet.
    if document["tournament"]["state"] == "finished":
        return True
    latest_stage = lookup.latest_stage(document)
    if not any(map(lookup.has_results, document["stages"])):
        return False
    return len(document["stages"]) > 1 and not (latest_stage["bracket"] and latest_stage["state"] != "closed")
