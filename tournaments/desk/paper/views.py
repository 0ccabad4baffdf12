"""Page to enter the paper súmulas of a round. Valid rows are stored, refused rows are shown again with their input."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid4

from django import forms
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.input import numbers
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.paper.rows import COUNT, TOTALS, PaperRow, lost, read, rows_of
from tournaments.desk.paper.storing import store_row
from tournaments.desk.salao.way_back import carried, origin, way_back
from tournaments.models import Tournament

MOST_FIELDS = 900  # fields of a page; Django allows a hundred more


class PaperForm(forms.Form):
    """The hidden field of the page. selo: id of the page, by which a repeated request is recognised."""

    selo = forms.UUIDField(widget=forms.HiddenInput)


@desk("GET", "POST")
def desk_paper(request: DeskRequest, slug: str) -> HttpResponse:
    """Show a row for each mesa, with totals or counts (`com`). Each row is stored or refused independently."""
    tournament = permissions.refereed_tournament(request.user, slug)
    kind = _kind(request, tournament)
    if request.method != "POST":
        rows = [row for row in rows_of(tournament, kind) if _asked_for(request, row)]
        return _page(request, tournament, kind, rows, uuid4())
    form = PaperForm(request.POST)
    seal = form.cleaned_data["selo"] if form.is_valid() else uuid4()
    typed = read(request.POST, seal)
    rows = rows_of(tournament, kind, typed)
    # Each row separately: one bad figure must not hold back fifty good sheets.
    for row in rows:
        store_row(row, source(request))
    gone = lost(typed, rows)
    if gone or any(row.wrong for row in rows):
        return _page(request, tournament, kind, rows, seal, status=422, gone=gone)
    if stored := _stored(rows):
        said = ngettext("%(count)s mão gravada.", "%(count)s mãos gravadas.", stored) % {"count": stored}
        messages.success(request, said)
    else:
        messages.info(request, _("Nada foi digitado."))
    if origin(request):
        return redirect(way_back(request, slug, "tournaments:desk_paper"))
    return redirect(f"{reverse('tournaments:desk_paper', args=(slug,))}?com={kind}")


def _asked_for(request: DeskRequest, row: PaperRow) -> bool:
    mesa = request.GET.get("mesa", "")
    return not mesa or row.confronto.pk == numbers.whole(mesa)


def _kind(request: DeskRequest, tournament: Tournament) -> str:
    usual = TOTALS if tournament.totals_allowed else COUNT
    # Totals are the default if the event allows them.
    asked = request.GET.get("com", "")
    return asked if asked == COUNT or (asked == TOTALS and tournament.totals_allowed) else usual


def _stored(rows: list[PaperRow]) -> int:
    return sum(bool(one.stored) for row in rows for one in row.entries)


def _page(
    request: DeskRequest,
    tournament: Tournament,
    kind: str,
    rows: list[PaperRow],
    seal: UUID,
    *,
    status: int = 200,
    gone: Sequence[str] = (),
) -> HttpResponse:
    size = max((sum(one.size for one in row.entries) for row in rows), default=1)
    # A sent page is shown as a whole, with its input.
    on_page = len(rows) if request.method == "POST" else MOST_FIELDS // max(size, 1)
    page = Paginator(rows, max(on_page, 1)).get_page(request.GET.get("page"))
    context: dict[str, Any] = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "totals": kind == TOTALS,
        "came": carried(request),
        "mesa": numbers.whole(request.GET.get("mesa", "")),
        "back": way_back(request, tournament.slug, "tournaments:desk_paper"),
        "page": page,
        "rows": list(page),
        "form": PaperForm(initial={"selo": seal}),
        "wrong": [row for row in rows if row.wrong],
        "gone": gone,
        "stored": _stored(rows),
    }
    return render(request, "tournaments/desk/paper/paper.html", context, status=status)
