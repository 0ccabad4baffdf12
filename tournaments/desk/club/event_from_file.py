"""Import of an event from a file at the desk of a club: first a preview of the content, then a confirmation.

The server stores nothing in between, because the page carries the file. For the preview the whole event is created,
checked and rolled back.
"""

import base64
import zlib
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from tournaments import line_ups, permissions
from tournaments.charts.texts.about import event_days
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.dispatch import Actions, answer
from tournaments.errors import TournamentError
from tournaments.event_file.bring import BroughtEvent, bring_event, brought_before, try_out
from tournaments.event_file.read import MOST_BYTES, MOST_DUPLAS, MOST_MAOS, ReadFile, read
from tournaments.forms import DeskForm
from tournaments.models import Club, Tournament
from tournaments.wording.plan import FORMATS

TEMPLATE = "tournaments/desk/event_from_file.html"
MOST_CARRIED: Final = 2 * 2**20  # letters; Django refuses longer fields
MOST_NAMES: Final = 60  # new players of the club that are listed
actions = Actions[[Club], HttpResponse]()


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
    """The content of a file, in words and numbers. carried, seen: sent back by the page."""

    name: str
    days: str
    state: str
    from_club: str
    digest: str
    head: int
    duplas: int
    stages: list[ShownStage]
    confrontos: int
    maos: int
    new_players: list[str]
    more_players: int
    rules_title: str
    new_rules: str
    before: list[Tournament]
    carried: str

    @property
    def seen(self) -> int:
        """Return the number of events of the club that were imported from this file."""
        return len(self.before)


@desk("GET", "POST")
def desk_event_from_file(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for the file, preview its content, create the event."""
    club = permissions.directed_club(request.user, slug)
    if request.method != "POST":
        return _page(request, club, file_form=EventFileForm())
    return answer(actions, request, club)


def _page(request: DeskRequest, club: Club, *, status: int = 200, **more: Any) -> HttpResponse:
    return render(request, TEMPLATE, {"club": club, **more}, status=status)


@actions("conferir")
def _check(request: DeskRequest, club: Club) -> HttpResponse:
    form = EventFileForm(request.POST, request.FILES)
    if form.is_valid():
        with form.refusals():
            content: bytes = form.cleaned_data["file"].read(MOST_BYTES + 1)
            file = read(content)
            return _page(request, club, shown=_shown(request, club, file, content), form=DeskForm())
    return _page(request, club, status=422, file_form=form)


@actions("trazer")
def _bring(request: DeskRequest, club: Club) -> HttpResponse:
    button = DeskForm(request.POST)
    with button.refusals():
        content = _unpacked(request.POST.get("arquivo", ""))
        file = read(content)
        # The number of earlier imports that the preview showed; a newer import is shown before another copy is made.
        seen = numbers.whole(request.POST.get("visto", ""))
        try:
            made = bring_event(club=club, file=file, seen=-1 if seen is None else seen, by=request.user)
        except TournamentError as exc:
            if exc.code != "event_file_again":
                raise
            # Somebody has imported the file since the preview: the preview is shown again, with that event.
            button.refuse(exc)
            shown = _shown(request, club, file, content)
            return _page(request, club, status=422, shown=shown, form=button)
        messages.success(request, _("Torneio trazido: %(name)s.") % {"name": made.tournament.name})
        return redirect("tournaments:desk_tournament", made.tournament.slug)
    return _page(request, club, status=422, file_form=EventFileForm(), lost=button.refusal)


def _shown(request: DeskRequest, club: Club, file: ReadFile, content: bytes) -> ShownFile:
    # Creates the event and rolls back, so that every error shows before the confirmation.
    made = try_out(club=club, file=file, by=request.user)
    # From here on the page says "trio" or "jogador" where the event has no duplas.
    line_ups.speak(made.tournament)
    held = file.held
    names = sorted(made.players)
    return ShownFile(
        name=made.tournament.name,
        days=event_days(held["document"]["tournament"]),
        state=made.tournament.state,
        from_club=held["document"]["tournament"]["club"],
        digest=file.digest,
        head=held["sealed"]["number"],
        duplas=len(held["duplas"]),
        stages=_stages(file),
        confrontos=len(held["confrontos"]),
        maos=file.maos,
        new_players=names[:MOST_NAMES],
        more_players=len(names[MOST_NAMES:]),
        rules_title=_rules_title(made),
        new_rules=made.own_rules.name if made.own_rules else "",
        before=brought_before(club, file),
        carried=packed(content),
    )


def _rules_title(made: BroughtEvent) -> str:
    return made.tournament.rules_title or made.tournament.load_rules().title


def _stages(file: ReadFile) -> list[ShownStage]:
    held = file.held
    found = []
    for stage in held["stages"]:
        of_stage = [one for one in held["confrontos"] if one["stage"] == stage["number"]]
        found.append(
            ShownStage(
                name=stage["name"] or _("Fase %(number)s") % {"number": stage["number"]},
                format=str(FORMATS[str(stage["plan"]["format"])]),
                rounds=len({one["round"] for one in of_stage}),
                confrontos=len(of_stage),
            )
        )
    return found


def packed(content: bytes) -> str:
    """Return the content of a file compressed, as text for a form field.

    Raises `TournamentError("event_file_too_much")`.
    """
    carried = base64.b64encode(zlib.compress(content)).decode()
    if len(carried) > MOST_CARRIED:
        raise TournamentError("event_file_too_much", field="file", most=MOST_DUPLAS, maos=MOST_MAOS)
    return carried


def _unpacked(carried: str) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        # One byte more than the limit is read, so that `read` can refuse the file as too large.
        content = unpacking.decompress(base64.b64decode(carried, validate=True), MOST_BYTES + 1)
    except (ValueError, zlib.error) as exc:
        raise TournamentError("event_file_lost") from exc
    # Truncated or empty data. Data beyond the limit is cut here and refused by `read` for its size.
    if not content or (not unpacking.eof and len(content) <= MOST_BYTES):
        raise TournamentError("event_file_lost")
    return content
