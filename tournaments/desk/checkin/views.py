"""The roll at the door: one tap marks a dupla. Without JavaScript each tap is a form that returns to its row."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRefresh

from scoring.input import numbers
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.checkin.missing import asked
from tournaments.desk.dispatch import Actions, answer
from tournaments.entries import checkin, present
from tournaments.forms import DeskForm
from tournaments.models import Dupla, Tournament
from tournaments.names import sort_name

MOST_WORDS = 60  # letters of a search
MISSING, THERE = "faltam", "presentes"
actions = Actions[[Tournament], HttpResponse]()


@dataclass(frozen=True, slots=True)
class RollView:
    """The view of the roll: all duplas, only the missing or only the present ones; and the words of a search."""

    only: str
    words: str

    @classmethod
    def of(cls, request: HttpRequest) -> "RollView":
        """Read the view from the query string."""
        said = request.GET.get
        only = said("so", "")
        return cls(only if only in {MISSING, THERE} else "", said("busca", "").strip()[:MOST_WORDS])

    def address(self, **other: str) -> str:
        """Return the query string of this view, with the given parameters replaced."""
        said = {"so": self.only, "busca": self.words} | other
        return urlencode({name: value for name, value in said.items() if value})


@dataclass(frozen=True, slots=True)
class RollRow:
    """A dupla of the roll, with the full names of its players."""

    dupla: Dupla
    there: bool
    plays: bool
    name: str

    @property
    def words(self) -> str:
        """Return the text that the search looks in."""
        return f"{self.dupla.number} {sort_name(self.name)}"


@desk("GET", "POST")
def desk_checkin(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the roll of the tournament.

    A poll by htmx names the last mark it knows. It gets the rows that changed since, or 204 if there are none.
    """
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method == "POST":
        return answer(actions, request, tournament)
    if request.htmx:
        return _since(request, tournament)
    return _page(request, tournament)


def _page(
    request: DeskRequest, tournament: Tournament, *, status: int = 200, refused: DeskForm | None = None
) -> HttpResponse:
    view, roll = RollView.of(request), checkin.roll(tournament, asked(tournament))
    rows = _rows(tournament, roll)
    found = [
        row
        for row in rows
        if view.only in {"", THERE if row.there else MISSING} and _said_in(view.words, row.words)
    ]
    views = (("", _("Todas")), (MISSING, _("Faltam")), (THERE, _("Presentes")))
    context = {
        "tournament": tournament,
        "asked": view,
        "views": [(word, view.address(so=key), view.only == key) for key, word in views],
        "every": len(rows),
        "rows": found,
        "missing": _missing(rows),
        "last": roll.last,
        "renews": not roll.is_empty,
        "left": present.left(tournament) if tournament.state == Tournament.State.RUNNING else [],
        "refused": refused,
    }
    return render(request, "tournaments/desk/checkin/checkin.html", context, status=status)


def _since(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    seen = numbers.whole(request.GET.get("visto") or request.POST.get("visto", "")) or 0
    drawn = numbers.whole(request.GET.get("linhas") or request.POST.get("linhas", ""))
    roll = checkin.roll(tournament, asked(tournament))
    # With other duplas on the roll, or a new roll, the page has to be loaded again.
    if drawn != len(roll.expected) or roll.began > seen:
        return HttpResponseClientRefresh()
    if roll.last == seen:
        return HttpResponse(status=204)
    rows = _rows(tournament, roll)
    context = {
        "tournament": tournament,
        "asked": RollView.of(request),
        "rows": [row for row in rows if row.dupla.pk in roll.marked and roll.marked[row.dupla.pk].pk > seen],
        "every": len(rows),
        "missing": _missing(rows),
        "last": roll.last,
    }
    return render(request, "tournaments/desk/checkin/changes.html", context)


def _rows(tournament: Tournament, roll: checkin.Roll) -> list[RollRow]:
    full = checkin.full_names(tournament)
    rows = [
        RollRow(one, roll.is_there(one), roll.plays(one), full.get(one.pk, one.name)) for one in roll.expected
    ]
    # Sorted again, because the page shows full names.
    return sorted(rows, key=lambda row: (sort_name(row.name), row.dupla.number))


def _missing(rows: Sequence[RollRow]) -> int:
    return sum(not row.there for row in rows)


def _said_in(words: str, text: str) -> bool:
    there = text.split()
    # Each word of the search has to begin a word of the text.
    return all(any(one.startswith(word) for one in there) for word in sort_name(words).split())


@actions("presente")
def _there(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _mark(request, tournament, present=True)


@actions("ausente")
def _gone(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _mark(request, tournament, present=False)


def _mark(request: DeskRequest, tournament: Tournament, *, present: bool) -> HttpResponse:
    number = numbers.whole(request.POST.get("dupla", "")) or 0
    dupla = Dupla.objects.filter(tournament=tournament, number=number).first()
    button = DeskForm(request.POST)
    # The button names the new state of the mark, so the same tap twice has no further effect.
    with button.refusals():
        if dupla is not None:
            checkin.mark(dupla=dupla, present=present, source=source(request))
            # The answer to a tap also brings the marks that other people made meanwhile.
            return _since(request, tournament) if request.htmx else _here(request, tournament, number)
        button.add_error(None, _("Esta dupla já não está inscrita."))
    if request.htmx:
        return HttpResponseClientRefresh()  # the roll has changed
    return _page(request, tournament, status=422, refused=button)


@actions("nova")
def _begin_anew(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    checkin.begin_anew(tournament=tournament, source=source(request))
    messages.success(request, _("Chamada nova: ninguém está marcado."))
    return redirect("tournaments:desk_checkin", tournament.slug)


def _here(request: DeskRequest, tournament: Tournament, number: int) -> HttpResponse:
    at = reverse("tournaments:desk_checkin", args=(tournament.slug,))
    return redirect(f"{at}?{RollView.of(request).address()}".rstrip("?") + f"#d-{number}")
