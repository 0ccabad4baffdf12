"""The players of a club: search, pairs with similar names, and merging two records of one person."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.contrib import messages
from django.db.models import Count
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from tournaments import permissions
from tournaments.clubs import people
from tournaments.clubs.display import set_default, silent
from tournaments.clubs.player_pages import set_pages
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import DeskForm
from tournaments.models import Club, Player, PlayerMerge, Shown
from tournaments.names import Names, sort_name

MOST_WORDS = 60  # letters of a search


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person of the club.

    shown: the public name, if it is not the whole name; events: the number of events played.
    """

    pk: int
    name: str
    shown: str
    events: int

    @property
    def words(self) -> str:
        """Return the text that the search looks in."""
        return sort_name(f"{self.name} {self.shown}")


class DefaultForm(DeskForm):
    """How the club shows the names of players who have not chosen."""

    anchor = "padrao"
    how = forms.ChoiceField(
        label=gettext_lazy("Quem não escolheu aparece com"), choices=Shown, widget=forms.RadioSelect
    )


class PagesForm(DeskForm):
    """Whether the players of the club have public pages."""

    anchor = "paginas"
    on = forms.BooleanField(
        label=gettext_lazy("Cada jogador tem uma página pública"),
        required=False,
        help_text=gettext_lazy(
            "Torneios, lugares, parceiros e adversários, do que já está publicado e com o nome que a pessoa "
            "escolheu. Sem página ficam os menores de idade e quem pedir: diga isso na página da pessoa."
        ),
    )


@desk("GET", "POST")
def desk_players(request: DeskRequest, slug: str) -> HttpResponse:
    """Show all players or those found, pairs that may be one person, and how the club shows names."""
    club = permissions.directed_club(request.user, slug)
    if request.POST.get("acao") == "paginas":
        return _pages(request, club)
    form = DefaultForm(request.POST if request.method == "POST" else None, initial={"how": club.names_shown})
    if form.is_valid():
        set_default(club=club, **form.cleaned_data)
        messages.success(
            request,
            _("Gravado. Quem não escolheu muda aos poucos, também no que já foi publicado."),
        )
        return redirect("tournaments:desk_players", slug)
    words = request.GET.get("busca", "").strip()[:MOST_WORDS]
    rows = _rows(club)
    context = {
        "club": club,
        "words": words,
        "every": len(rows),
        "rows": [row for row in rows if _said_in(words, row.words)],
        "form": form,
        "pages_form": PagesForm(initial={"on": club.player_pages}),
        "waiting": silent(club.pk).count(),
        "near": [] if words else list(_near(rows)),
    }
    return render(request, "tournaments/desk/players.html", context, status=422 if form.errors else 200)


def _pages(request: DeskRequest, club: Club) -> HttpResponse:
    form = PagesForm(request.POST)
    if form.is_valid():
        set_pages(club=club, **form.cleaned_data)
        said = (
            _("Os jogadores têm páginas.") if form.cleaned_data["on"] else _("Os jogadores não têm páginas.")
        )
        messages.success(request, said)
    return redirect("tournaments:desk_players", club.slug)


def _rows(club: Club) -> list[PersonRow]:
    # The events of a person include those of the records merged into it.
    own, others = Count("duplamember", distinct=True), Count("others__duplamember", distinct=True)
    # People only: without the records that were merged into another one.
    found = Player.objects.people().filter(club=club).annotate(own=own, of_others=others)
    columns = found.values_list("pk", "name", "full_name", "own", "of_others")
    rows = [
        PersonRow(pk, full or name, name if full else "", mine + more)
        for pk, name, full, mine, more in columns
    ]
    return sorted(rows, key=lambda row: (sort_name(row.name), row.pk))


def _near(rows: Sequence[PersonRow]) -> Iterator[tuple[PersonRow, PersonRow]]:
    by_name, names = {row.name: row for row in rows}, Names()
    for row in rows:
        for other in names.near(row.name):
            # The record with more events comes last: it is the one that a merge keeps.
            pair = sorted((by_name[other], row), key=lambda one: (one.events, -one.pk))
            yield pair[0], pair[1]
        names.add(row.name)


def _said_in(words: str, text: str) -> bool:
    # Each word of the search has to begin a word of the text.
    return all(any(one.startswith(word) for one in text.split()) for word in sort_name(words).split())


class MergeForm(DeskForm):
    """The other record of the same person."""

    anchor = "juntar"
    into = forms.TypedChoiceField(
        label=gettext_lazy("É a mesma pessoa que"), coerce=int, empty_value=None, required=True
    )

    def __init__(self, *args: Any, others: Sequence[Player], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [("", "—"), *((one.pk, one.listed) for one in others)]
        self.fields["into"].choices = choices  # type: ignore[attr-defined]  # a choice field


@desk("GET", "POST")
def desk_merge(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show the events of two players, and merge them, or undo a merge."""
    club = permissions.directed_club(request.user, slug)
    everybody = {one.pk: one for one in Player.objects.people().filter(club=club)}
    if pk not in everybody:
        raise Http404
    player = everybody.pop(pk)
    if request.POST.get("acao") == "desfazer":
        return _undo(request, player)
    asked = numbers.whole(request.GET.get("com", "") or request.POST.get("into", "")) or 0
    other = everybody.get(asked)
    data = request.POST if request.method == "POST" else None
    form = MergeForm(data, others=list(everybody.values()), initial={"into": asked})
    if form.is_valid():
        with form.refusals():
            kept = people.merge(
                player=player, into=everybody[form.cleaned_data["into"]], source=source(request)
            )
            messages.success(
                request,
                _("Agora é uma pessoa só: %(name)s. Resultados e códigos de conferência não mudaram.")
                % {"name": kept},
            )
            return redirect("tournaments:desk_person", slug, kept.pk)
    context = {
        "club": club,
        "player": player,
        "other": other,
        "sides": [(one, people.played(one)) for one in (player, other) if one],
        "both": people.in_both(player, other) if other else [],
        "merged": people.undoable(player),
        "form": form,
    }
    return render(request, "tournaments/desk/merge.html", context, status=422 if form.errors else 200)


def _undo(request: DeskRequest, kept: Player) -> HttpResponse:
    sent = numbers.whole(request.POST.get("juncao", ""))
    # Only a merge itself, not a record that undoes one.
    juncao = get_object_or_404(PlayerMerge, pk=sent, into=kept, undoes=None)
    form = DeskForm(request.POST)
    with form.refusals():
        gone = people.undo_merge(juncao=juncao, source=source(request))
        messages.success(
            request, _("São duas pessoas de novo: %(one)s e %(other)s.") % {"one": gone, "other": kept}
        )
        # Both are shown on the page from which they can be merged again.
        at = reverse("tournaments:desk_merge", args=(kept.club.slug, gone.pk), query={"com": kept.pk})
        return redirect(at)
    messages.error(request, form.refusal)
    return redirect("tournaments:desk_person", kept.club.slug, kept.pk)
