"""The page with the spreadsheet files of an event, and the files."""

from django.http import Http404, HttpResponse
from django.shortcuts import render

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.spreadsheets.formats import FORMATS
from tournaments.desk.spreadsheets.tables import TABLES


@desk("GET")
def desk_files(request: DeskRequest, slug: str) -> HttpResponse:
    """List the files of an event."""
    tournament = permissions.directed_tournament(request.user, slug)
    context = {"tournament": tournament, "tables": [(key, title) for key, (title, _read) in TABLES.items()]}
    return render(request, "tournaments/desk/spreadsheets/files.html", context)


@desk("GET")
def desk_spreadsheet(request: DeskRequest, slug: str, table: str, form: str) -> HttpResponse:
    """Return one current table as CSV or XLSX."""
    tournament = permissions.directed_tournament(request.user, slug)
    if table not in TABLES or form not in FORMATS:
        raise Http404
    written = FORMATS[form]
    _title, read = TABLES[table]
    answer = HttpResponse(written.write(read(tournament)), content_type=written.content_type)
    answer["Content-Disposition"] = f'attachment; filename="{slug}-{table}.{form}"'
    return answer
