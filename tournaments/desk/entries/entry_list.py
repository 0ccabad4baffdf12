"""Views for entering a list at the desk: paste or upload it, check the preview, confirm.

The server stores nothing between these steps: the form of the preview contains the list and a digest of it.
"""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.dispatch import Actions, answer
from tournaments.desk.entries.entry_list_forms import ListForm, ListPreview, sent_draft
from tournaments.entries.list_entry import PreviewChangedError, enter_list, known
from tournaments.entry_list.lines import ListDraft
from tournaments.forms import DeskForm
from tournaments.models import Tournament

TEMPLATE = "tournaments/desk/entry_list.html"
State = Tournament.State
actions = Actions[[Tournament], HttpResponse]()


@desk("GET", "POST")
def desk_entry_list(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the form of a list, its preview, or enter the list as previewed."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method != "POST":
        return _page(request, tournament, list_form=ListForm(tournament=tournament))
    sent = DeskForm(request.POST)
    with sent.refusals():
        return answer(actions, request, tournament)
    # The request has no valid preview: the empty form is displayed with the error.
    empty = ListForm(tournament=tournament)
    return _page(request, tournament, status=422, list_form=empty, lost=sent.refusal)


@actions("conferir")
def _check(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    form = ListForm(request.POST, request.FILES, tournament=tournament)
    if form.is_valid():
        return _preview(request, tournament, form.draft)
    return _page(request, tournament, status=422, list_form=form)


@actions("rever")
@actions("colunas")  # reads the columns from the menus, even unchanged
def _check_again(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _preview(request, tournament, sent_draft(request.POST, tournament.size)[0])


@actions("voltar")
def _back(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    draft, _edited = sent_draft(request.POST, tournament.size)
    form = ListForm(initial={"lines": draft.text()}, tournament=tournament)
    return _page(request, tournament, list_form=form)


@actions("inscrever")
def _enter(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    draft, edited = sent_draft(request.POST, tournament.size)
    form, seen, changed = DeskForm(request.POST), request.POST.get("visto", ""), False
    with form.refusals():
        try:
            if edited:
                form.add_error(None, _("Algo foi corrigido: confira de novo antes de inscrever."))
            elif entered := enter_list(tournament=tournament, draft=draft, seen=seen):
                messages.success(request, _told(tournament, len(entered)))
                return redirect("tournaments:desk_tournament", tournament.slug)
            else:
                form.add_error(None, _("Nenhuma linha desta lista entra: corrija ou volte à lista."))
        except PreviewChangedError:
            changed = True
    shown = ListPreview(draft, known(tournament))
    # After a repeated submit the preview itself says that the list is entered.
    if changed and not shown.is_in:
        form.add_error(
            None, _("Nada foi inscrito: algo mudou desde que a lista foi mostrada. Confira de novo.")
        )
    return _page(request, tournament, status=422, preview=shown, form=form)


def _told(tournament: Tournament, count: int) -> str:
    if tournament.alone:
        said = ngettext("%(count)d jogador inscrito.", "%(count)d jogadores inscritos.", count)
    else:
        said = ngettext("%(count)d dupla inscrita.", "%(count)d duplas inscritas.", count)
    return said % {"count": count}


def _preview(request: DeskRequest, tournament: Tournament, draft: ListDraft) -> HttpResponse:
    return _page(request, tournament, preview=ListPreview(draft, known(tournament)), form=DeskForm())


def _page(request: DeskRequest, tournament: Tournament, *, status: int = 200, **more: Any) -> HttpResponse:
    early = tournament.state in {State.DRAFT, State.OPEN} and not tournament.drawn_at
    context = {"tournament": tournament, "club": tournament.club, "editable": early, **more}
    return render(request, TEMPLATE, context, status=status)
