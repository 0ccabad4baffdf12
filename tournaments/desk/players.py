"""The players of a club: looked for, those that are nearly the same beside one another, two made one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.contrib import messages
from django.db.models import Count
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from tournaments import permissions
from tournaments.clubs import people
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.entry_list.alike import Names
from tournaments.forms import DeskForm
from tournaments.models import Club, Player
from tournaments.names import sort_name

MOST_WORDS = 60  # letters of what is looked for


@dataclass(frozen=True, slots=True)
class Row:
    """A person of the club and the number of events they were in."""

    pk: int
    name: str
    sort_name: str
    events: int


@desk("GET")
def desk_players(request: DeskRequest, slug: str) -> HttpResponse:
    """Everybody by name, who is looked for, and pairs that may be one person."""
    club = permissions.directed_club(request.user, slug)
    words = request.GET.get("busca", "").strip()[:MOST_WORDS]
    rows = _rows(club)
    context = {
        "club": club,
        "words": words,
        "every": len(rows),
        "rows": [row for row in rows if _said_in(words, row.sort_name)],
        "near": [] if words else list(_near(rows)),
    }
    return render(request, "tournaments/desk/players.html", context)


def _rows(club: Club) -> list[Row]:
    """Return everybody of a club. One query."""
    own, others = Count("duplamember", distinct=True), Count("others__duplamember", distinct=True)
    found = Player.objects.people().filter(club=club).annotate(own=own, of_others=others)
    columns = found.order_by("sort_name", "pk").values_list("pk", "name", "sort_name", "own", "of_others")
    return [Row(pk, name, words, mine + more) for pk, name, words, mine, more in columns]


def _near(rows: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    """Yield pairs whose names are nearly the same, the one with more events last: that one is kept."""
    by_name, names = {row.name: row for row in rows}, Names()
    for row in rows:
        for other in names.near(row.name):
            pair = sorted((by_name[other], row), key=lambda one: (one.events, -one.pk))
            yield pair[0], pair[1]
        names.add(row.name)


def _said_in(words: str, text: str) -> bool:
    """Whether each word that is looked for begins one of the text."""
    return all(any(one.startswith(word) for one in text.split()) for word in sort_name(words).split())


class MergeForm(DeskForm):
    """Who the player is."""

    anchor = "juntar"
    into = forms.TypedChoiceField(
        label=gettext_lazy("É a mesma pessoa que"), coerce=int, empty_value=None, required=True
    )

    def __init__(self, *args: Any, others: Sequence[Player], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [("", "—"), *((one.pk, one.name) for one in others)]
        self.fields["into"].choices = choices  # type: ignore[attr-defined]  # a choice field


@desk("GET", "POST")
def desk_merge(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show what two players have played, and make them one."""
    club = permissions.directed_club(request.user, slug)
    everybody = {one.pk: one for one in Player.objects.people().filter(club=club)}
    if pk not in everybody:
        raise Http404
    player = everybody.pop(pk)
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
                _("Agora é uma pessoa só: %(name)s. Resultados e selos não mudaram.") % {"name": kept},
            )
            return redirect("tournaments:desk_person", slug, kept.pk)
    context = {
        "club": club,
        "player": player,
        "other": other,
        "sides": [(one, people.played(one)) for one in (player, other) if one],
        "both": people.in_both(player, other) if other else [],
        "form": form,
    }
    return render(request, "tournaments/desk/merge.html", context, status=422 if form.errors else 200)
