"""Import of an event from a file at the desk of a club: first a preview of the content, then a confirmation.

The file is stored, and a worker judges and imports it; a small one is judged and imported within the request.
"""

from dataclasses import dataclass
from datetime import date
from typing import Final

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django_htmx.http import HttpResponseClientRefresh

from scoring.input import numbers
from tournaments import line_ups, permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.dispatch import Actions, answer
from tournaments.errors import TournamentError
from tournaments.event_file import imports
from tournaments.event_file.bring import STEPS, brought_before
from tournaments.event_file.preview import EventPreview
from tournaments.event_file.read import MOST_BYTES
from tournaments.forms import DeskForm
from tournaments.models import Club, EventImport, Tournament
from tournaments.wording.days import days
from tournaments.wording.plan import FORMATS

TEMPLATE = "tournaments/desk/event_from_file.html"
PROGRESS = "tournaments/desk/event_import.html"
SAID: Final = {
    "": gettext_lazy("O arquivo espera a vez."),
    "read": gettext_lazy("Lendo o arquivo."),
    "entries": gettext_lazy("Refazendo as inscrições."),
    "jogos": gettext_lazy("Refazendo os jogos, mão por mão."),
    "standings": gettext_lazy("Contando de novo a classificação."),
    "results": gettext_lazy("Conferindo cada resultado e cada sorteio."),
}
sent = Actions[[Club], HttpResponse]()
confirmed = Actions[[EventImport], HttpResponse]()


class EventFileForm(DeskForm):
    """The file of an event."""

    anchor = "torneio"
    file = forms.FileField(
        label=gettext_lazy("Arquivo do torneio"),
        error_messages={"empty": gettext_lazy("O arquivo está vazio.")},
        widget=forms.FileInput(attrs={"accept": ".json"}),
    )


@dataclass(frozen=True, slots=True)
class ShownStage:
    """A stage of a file. format: its name in words."""

    name: str
    format: str
    rounds: int
    confrontos: int


@dataclass(frozen=True, slots=True)
class ShownFile:
    """The content of a file, in words and numbers.

    held: the rest, as it is stored. before: events that were imported from the same file.
    """

    held: EventPreview
    days: str
    digest: str
    stages: list[ShownStage]
    before: list[Tournament]


@desk("GET", "POST")
def desk_event_from_file(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for the file."""
    club = permissions.directed_club(request.user, slug)
    if request.method != "POST":
        return _asked(request, club, EventFileForm())
    return answer(sent, request, club)


@desk("GET", "POST")
def desk_event_import(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show how far a file is: at work, judged and to be confirmed, refused; an imported one leads to its event.

    The page polls, and is loaded again by itself when the work is done.
    """
    club = permissions.directed_club(request.user, slug)
    found = EventImport.objects.select_related("club", "tournament").defer("content")
    file = get_object_or_404(found, club=club, pk=pk)
    return answer(confirmed, request, file) if request.method == "POST" else _shown(request, file)


@sent("conferir")
def _send(request: DeskRequest, club: Club) -> HttpResponse:
    form = EventFileForm(request.POST, request.FILES)
    if form.is_valid():
        with form.refusals():
            content: bytes = form.cleaned_data["file"].read(MOST_BYTES + 1)
            file = imports.accept(club=club, content=content, by=request.user)
            imports.start(file)
            file.refresh_from_db(fields=("refusal",))
            # A small file has been judged by now.
            if file.refusal:
                raise _refusal(file)
            return redirect("tournaments:desk_event_import", club.slug, file.pk)
    return _asked(request, club, form, status=422)


@confirmed("trazer")
def _confirm(request: DeskRequest, file: EventImport) -> HttpResponse:
    button = DeskForm(request.POST)
    # The number of earlier imports that the preview named: a newer import is shown before another copy is made.
    seen = numbers.whole(request.POST.get("visto", ""))
    with button.refusals():
        imports.confirm(file=file, seen=-1 if seen is None else seen, by=request.user)
        imports.start(file)
        file.refresh_from_db()
        return _shown(request, file) if file.refusal else redirect(_page_of(request, file))
    return _preview(request, file, button, status=422)


def _shown(request: DeskRequest, file: EventImport) -> HttpResponse:
    if file.is_owed:
        step = imports.step_of(file)
        context = {"club": file.club, "file": file, "said": SAID[step], "share": STEPS.get(step, 0)}
        return render(request, f"{PROGRESS}#progress" if request.htmx else PROGRESS, context)
    if request.htmx:
        return HttpResponseClientRefresh()
    if file.tournament:
        return redirect(_page_of(request, file))
    if not file.refusal:
        return _preview(request, file, DeskForm())
    form = EventFileForm({}, {})
    form.fields["file"].required = False  # the file was here before
    form.refuse(_refusal(file))
    return _asked(request, file.club, form, status=422 if request.method == "POST" else 200)


def _page_of(request: DeskRequest, file: EventImport) -> str:
    if not file.tournament:
        return resolve_url("tournaments:desk_event_import", file.club.slug, file.pk)
    messages.success(request, _("Torneio trazido: %(name)s.") % {"name": file.tournament.name})
    return resolve_url("tournaments:desk_tournament", file.tournament.slug)


def _refusal(file: EventImport) -> TournamentError:
    return TournamentError(file.refusal["code"], field="file", params=file.refusal["params"])


def _asked(request: DeskRequest, club: Club, form: EventFileForm, *, status: int = 200) -> HttpResponse:
    context = {"club": club, "file_form": form, "waits": imports.waits(club)}
    return render(request, TEMPLATE, context, status=status)


def _preview(request: DeskRequest, file: EventImport, form: DeskForm, *, status: int = 200) -> HttpResponse:
    held: EventPreview = file.preview
    # From here on the page says "trio" or "jogador" where the event has no duplas.
    line_ups.speak(Tournament(entrants=held["entrants"]))
    shown = ShownFile(
        held=held,
        days=days(date.fromisoformat(held["starts_on"]), date.fromisoformat(held["ends_on"])),
        digest=file.digest,
        stages=[
            ShownStage(
                name=stage["name"] or _("Fase %(number)s") % stage,
                format=str(FORMATS[stage["format"]]),
                rounds=stage["rounds"],
                confrontos=stage["confrontos"],
            )
            for stage in held["stages"]
        ],
        before=brought_before(file.club, file.digest),
    )
    return render(request, TEMPLATE, {"club": file.club, "shown": shown, "form": form}, status=status)
