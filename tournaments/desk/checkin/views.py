"""The roll at the door: who is there, a tap a dupla. Without scripts each tap is a form that leads back to its row."""

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
from tournaments.desk.dispatch import Actions, answer
from tournaments.entries import checkin, present
from tournaments.forms import DeskForm
from tournaments.models import Dupla, Tournament
from tournaments.names import sort_name

MOST_WORDS = 60  # letters of what is looked for
MISSING, THERE = "faltam", "presentes"
actions = Actions[[Tournament], HttpResponse]()


@dataclass(frozen=True, slots=True)
class Asked:
    """How the roll is looked at: all, who is missing or who is there; and whom one looks for."""

    only: str
    words: str

    @classmethod
    def of(cls, request: HttpRequest) -> "Asked":
        """Read it from an address."""
        said = request.GET.get
        only = said("so", "")
        return cls(only if only in {MISSING, THERE} else "", said("busca", "").strip()[:MOST_WORDS])

    def address(self, **other: str) -> str:
        """Return the part of an address that asks for this, or for something else in it."""
        said = {"so": self.only, "busca": self.words} | other
        return urlencode({name: value for name, value in said.items() if value})


@dataclass(frozen=True, slots=True)
class Row:
    """A dupla of the roll, by the names in full."""

    dupla: Dupla
    there: bool
    name: str

    @property
    def words(self) -> str:
        """Return what a search looks in."""
        return f"{self.dupla.number} {sort_name(self.name)}"


@desk("GET", "POST")
def desk_checkin(request: DeskRequest, slug: str) -> HttpResponse:
    """The roll. Asked again by htmx with how far the marks had come: the rows that changed, 204 where none did."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method == "POST":
        return answer(actions, request, tournament)
    if request.htmx:
        return _since(request, tournament)
    return _page(request, tournament)


def _page(
    request: DeskRequest, tournament: Tournament, *, status: int = 200, refused: DeskForm | None = None
) -> HttpResponse:
    asked, roll = Asked.of(request), checkin.roll(tournament)
    rows = _rows(tournament, roll)
    found = [
        row
        for row in rows
        if asked.only in {"", THERE if row.there else MISSING} and _said_in(asked.words, row.words)
    ]
    views = (("", _("Todas")), (MISSING, _("Faltam")), (THERE, _("Presentes")))
    context = {
        "tournament": tournament,
        "asked": asked,
        "views": [(word, asked.address(so=key), asked.only == key) for key, word in views],
        "every": len(rows),
        "rows": found,
        "missing": _missing(rows),
        "last": roll.last,
        "begun": roll.begun,
        "left": present.left(tournament) if tournament.state == Tournament.State.RUNNING else [],
        "refused": refused,
    }
    return render(request, "tournaments/desk/checkin/checkin.html", context, status=status)


def _since(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    """Return the rows that were marked since the page was drawn; the page anew where others are on it."""
    seen = numbers.whole(request.GET.get("visto") or request.POST.get("visto", "")) or 0
    drawn = numbers.whole(request.GET.get("linhas") or request.POST.get("linhas", ""))
    roll = checkin.roll(tournament)
    if drawn != len(roll.expected) or roll.began > seen:
        return HttpResponseClientRefresh()
    if roll.last == seen:
        return HttpResponse(status=204)
    rows = _rows(tournament, roll)
    context = {
        "tournament": tournament,
        "asked": Asked.of(request),
        "rows": [row for row in rows if row.dupla.pk in roll.marked and roll.marked[row.dupla.pk].pk > seen],
        "every": len(rows),
        "missing": _missing(rows),
        "last": roll.last,
    }
    return render(request, "tournaments/desk/checkin/changes.html", context)


def _rows(tournament: Tournament, roll: checkin.Roll) -> list[Row]:
    """Return who is expected, by name. One query."""
    full = checkin.full_names(tournament)
    rows = [Row(one, roll.is_there(one), full.get(one.pk, one.name)) for one in roll.expected]
    return sorted(rows, key=lambda row: (sort_name(row.name), row.dupla.number))


def _missing(rows: Sequence[Row]) -> int:
    return sum(not row.there for row in rows)


def _said_in(words: str, text: str) -> bool:
    """Whether each word that is looked for begins a word of the text."""
    there = text.split()
    return all(any(one.startswith(word) for one in there) for word in sort_name(words).split())


@actions("presente")
def _there(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _mark(request, tournament, present=True)


@actions("ausente")
def _gone(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    return _mark(request, tournament, present=False)


def _mark(request: DeskRequest, tournament: Tournament, *, present: bool) -> HttpResponse:
    """Mark a dupla; the same tap again changes nothing."""
    number = numbers.whole(request.POST.get("dupla", "")) or 0
    dupla = Dupla.objects.filter(tournament=tournament, number=number).first()
    button = DeskForm(request.POST)
    with button.refusals():
        if dupla is not None:
            checkin.mark(dupla=dupla, present=present, source=source(request))
            return _since(request, tournament) if request.htmx else _here(request, tournament, number)
        button.add_error(None, _("Esta dupla já não está inscrita."))
    if request.htmx:
        return HttpResponseClientRefresh()  # others are on the roll now
    return _page(request, tournament, status=422, refused=button)


@actions("nova")
def _begin_anew(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    checkin.begin_anew(tournament=tournament, source=source(request))
    messages.success(request, _("Chamada nova: ninguém está marcado."))
    return redirect("tournaments:desk_checkin", tournament.slug)


def _here(request: DeskRequest, tournament: Tournament, number: int) -> HttpResponse:
    """Lead back to the row, as the roll was looked at."""
    at = reverse("tournaments:desk_checkin", args=(tournament.slug,))
    return redirect(f"{at}?{Asked.of(request).address()}".rstrip("?") + f"#d-{number}")
