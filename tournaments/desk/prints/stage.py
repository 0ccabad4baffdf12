"""A stage for printing: standings with tie-breaks, bracket, groups, each on a separate page."""

from django.http import Http404, HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.charts.bracket_pages import A3, A4, bracket_pages
from tournaments.charts.crosstable import crosstables
from tournaments.charts.final_ranking import final_lines
from tournaments.charts.stage import stage_chart
from tournaments.desk.access import DeskRequest, desk
from tournaments.ledger.names_apart import told
from tournaments.names import sort_name
from tournaments.publication import lookup
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.snapshot import as_it_stands

SHEETS = ("classificacao", "chave", "grupos")


@desk("GET")
def stage(request: DeskRequest, slug: str, number: int) -> HttpResponse:
    """Show the printed sheets of the current stage; with `folha` only one of them, the bracket also on A3 (`papel`)."""
    tournament = permissions.directed_tournament(request.user, slug)
    document: TournamentDocument = told(as_it_stands(tournament))
    found = lookup.stage_numbered(document, number)
    if found is None:
        raise Http404
    chart = stage_chart(document, found)
    asked = request.GET.get("folha", "")
    sheets = {asked} if asked in SHEETS else set(SHEETS)
    # Before the first result the sheet lists who plays, by name: there is no order and no reason yet. A bracket names
    # them itself.
    ranked = lookup.has_results(found)
    listed = () if ranked else sorted((row["name"] for row in lookup.lines(found)), key=sort_name)
    if chart.bracket and not ranked and asked not in SHEETS:
        sheets.remove("classificacao")
    poster = asked == "chave" and request.GET.get("papel") == "a3"
    over = document["tournament"]["state"] == "finished" and found is lookup.latest_stage(document)
    context = {
        "tournament": tournament,
        "document": document,
        "stage": chart,
        "alone": asked in SHEETS,
        "standings": "classificacao" in sheets,
        "listed": listed,
        "poster": poster,
        "pages": bracket_pages(chart.bracket, A3 if poster else A4)
        if chart.bracket and "chave" in sheets
        else (),
        "tables": crosstables(found) if "grupos" in sheets else (),
        "final": final_lines(document) if over and "classificacao" in sheets else [],
    }
    return render(request, "tournaments/desk/prints/stage.html", context)
