"""Personal data of a player: download as a file, replace or erase the name at the person's request."""

from typing import Any

from django import forms
from django.contrib import messages
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField, TextField
from tournaments import permissions
from tournaments.clubs.display import show_as
from tournaments.clubs.members import NAME_LETTERS
from tournaments.clubs.people import played, undoable
from tournaments.clubs.person_data import person_data
from tournaments.clubs.player_pages import set_page
from tournaments.clubs.rename import replace_name
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import DeskForm
from tournaments.ledger.names_apart import nameless
from tournaments.models import Player, PublicPage, Shown


class NameForm(DeskForm):
    """The new name to show, and the reason. The button "apagar" erases the name: a number replaces it."""

    anchor = "nome"
    name = NameField(
        label=gettext_lazy("Nome que passa a aparecer"),
        max_length=NAME_LETTERS,
        help_text=gettext_lazy("Iniciais ou um apelido."),
        error_messages={
            "required": gettext_lazy("Escreva o nome novo. Para não deixar nenhum, toque em “Apagar o nome”.")
        },
    )
    reason = TextField(
        label=gettext_lazy("Por quê?"),
        max_length=200,
        initial=gettext_lazy("a pedido da pessoa"),
        help_text=gettext_lazy("Fica no histórico dos torneios. Não escreva aqui o nome."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.erases = self.data.get("acao") == "apagar"
        self.fields["name"].required = not self.erases

    def clean_name(self) -> str:
        """Return the new name, or an empty string if the name is to be erased."""
        return "" if self.erases else str(self.cleaned_data["name"])


class ShownForm(DeskForm):
    """How the name is shown."""

    anchor = "aparece"
    how = forms.ChoiceField(
        label=gettext_lazy("Como a pessoa quer aparecer"), choices=Shown, widget=forms.RadioSelect
    )


class PageForm(DeskForm):
    """Whether the person has a public page."""

    anchor = "pagina"
    page = forms.ChoiceField(
        label=gettext_lazy("Página pública da pessoa"), choices=PublicPage, widget=forms.RadioSelect
    )


@desk("GET", "POST")
def desk_person(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show the data held about a player of the club, and change the name, its display and the public page."""
    player = _player(request, slug, pk)
    shows = request.POST.get("acao") == "aparecer"
    shown_form = ShownForm(request.POST if shows else None, initial={"how": player.shown})
    if shows and shown_form.is_valid():
        shown = show_as(player=player, how=shown_form.cleaned_data["how"], source=source(request))
        messages.success(request, _("Para o público aparece “%(name)s”.") % {"name": shown.name})
        return redirect("tournaments:desk_person", slug, pk)
    pages = request.POST.get("acao") == "pagina"
    page_form = PageForm(request.POST if pages else None, initial={"page": player.page})
    if pages and page_form.is_valid():
        set_page(player=player, **page_form.cleaned_data)
        messages.success(request, _("Gravado."))
        return redirect("tournaments:desk_person", slug, pk)
    # The page has three forms; `acao` says which one was sent.
    form = NameForm(None if shows or pages else request.POST or None)
    if form.is_bound and form.is_valid():
        with form.refusals():
            renamed = replace_name(player=player, source=source(request), **form.cleaned_data)
            said = _("Agora aparece “%(name)s”, também no que já foi publicado.") % {"name": renamed.name}
            messages.success(request, said)
            return redirect("tournaments:desk_person", slug, pk)
    context = {
        "club": player.club,
        "player": player,
        "nameless": nameless(player.pk),
        "entered": played(player),
        "merged": undoable(player),
        "form": form,
        "shown_form": shown_form,
        "page_form": page_form,
    }
    status = 422 if form.errors or shown_form.errors or page_form.errors else 200
    return render(request, "tournaments/desk/person.html", context, status=status)


@desk("GET")
def desk_person_file(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Return all data held about a player as a JSON file."""
    player = _player(request, slug, pk)
    answer = JsonResponse(person_data(player), json_dumps_params={"ensure_ascii": False, "indent": 2})
    answer["Content-Disposition"] = f'attachment; filename="pessoa-{player.pk}.json"'
    return answer


def _player(request: DeskRequest, slug: str, pk: int) -> Player:
    club = permissions.directed_club(request.user, slug)
    found = Player.objects.people().filter(club=club, pk=pk).select_related("club").first()
    if found is None:
        raise Http404
    return found
