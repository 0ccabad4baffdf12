"""The hall during play: a tile or a row for each mesa, with its state, its score and the writing devices."""

from collections import defaultdict
from dataclasses import dataclass
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.timezone import now
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.errors import Refused
from scoring.input import numbers
from scoring.lifecycle import devices
from scoring.lifecycle.call import end_call, see_call
from scoring.models import Jogo, SeatKey
from scoring.table.glance import glances
from scoring.wording.messages import refusal
from tournaments import permissions
from tournaments.charts.round_titles import round_title, with_titles
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.line.find import named
from tournaments.desk.salao.clock import panel
from tournaments.desk.salao.drawer import Drawer, drawer, result_of
from tournaments.desk.salao.face import face
from tournaments.desk.salao.tiles import ORDERS, MesaState, Tile, arranged, counted, shown, tiles
from tournaments.desk.salao.way_back import DUPLA, HALL, origin, way_back
from tournaments.hall.arrangement import Arrangement
from tournaments.hall.clocks.clock import clocks, of_stage_in_play
from tournaments.models import Confronto, Tournament
from tournaments.outcomes.double_seated import double_seated
from tournaments.public.links.mesa_row import MesaRow, mark

MOST_WORDS = 60  # letters of a search
VIEWS = (("", gettext_lazy("Mesas")), ("lista", gettext_lazy("Lista")))


@dataclass(frozen=True, slots=True)
class HallView:
    """The view of the hall: tiles or list, filter, order, search, and the opened mesa."""

    view: str
    only: str
    order: str
    words: str
    about: int | None

    @classmethod
    def of(cls, request: HttpRequest) -> "HallView":
        """Read the view from the query string; an invalid value counts as missing."""
        said = request.GET.get
        return cls(
            view="lista" if said("vista") == "lista" else "",
            only=said("so", "") if said("so") in set(MesaState) else "",
            order=said("ordem", "") if said("ordem") in ORDERS else "mesa",
            words=said("busca", "").strip()[:MOST_WORDS],
            about=numbers.whole(said("de", "")),
        )

    def address(self, **other: str | int | None) -> str:
        """Return the query string of this view, with the given parameters replaced and without empty ones."""
        order = self.order if self.order != "mesa" else ""
        said = {"vista": self.view, "so": self.only, "ordem": order, "busca": self.words, "de": self.about}
        return urlencode({name: value for name, value in (said | other).items() if value})


@desk("GET", "POST")
def desk_mesas(request: DeskRequest, slug: str) -> HttpResponse:
    """Show every mesa with its score. A poll by htmx sends the mark of its page and gets 204 while that is current."""
    tournament = permissions.member_tournament(request.user, slug)
    # The page has two forms: the answer to a call, and the release of a seat.
    if request.method == "POST" and "chamado" in request.POST:
        return _answer_call(request, slug)
    if request.method == "POST":
        return _release(request, slug)
    seen = mark(tournament)
    # The hall is polled every second; an unchanged mark saves reading and rendering it.
    if request.htmx and request.GET.get("visto") == seen:
        return HttpResponse(status=204)
    directs = permissions.is_director(request.user, tournament.club)
    asked, decides = HallView.of(request), permissions.decides(request.user, tournament.club)
    if directs and not request.htmx and asked.words and numbers.whole(asked.words) is None:
        duplas = named(tournament, asked.words)
        if len(duplas) == 1:  # its page has its mesa and its earlier jogos
            return redirect("tournaments:desk_contact", slug, duplas[0].number)
    playing, finished, waiting = _monitor(tournament)
    hall = Arrangement.of(tournament)
    every = arranged(tiles(tournament.mesas, playing, finished, waiting), hall)
    found = shown(every, only=asked.only, order=asked.order, words=asked.words)
    pulled = _pulled(tournament, asked, every, found, directs=directs, decides=decides)
    context = {
        "tournament": tournament,
        "directs": directs,
        "decides": decides,
        "asked": asked,
        "counts": [(count, asked.address(so=count.state, busca="", de="")) for count in counted(every)],
        "all": (len(every), asked.address(so="", busca="", de="")),
        "views": [(word, asked.address(vista=view), asked.view == view) for view, word in VIEWS],
        "orders": ORDERS,
        "tiles": [] if asked.view else _faces(found, asked, pulled),
        "closed": asked.address(de="", busca=""),
        "drawer": pulled,
        "came": urlencode({HALL: pulled.confronto.pk}) if pulled else "",
        "begun": bool(playing or finished or waiting),
        "playing": playing,
        "finished": finished,
        "waiting": waiting,
        "calls": _calls([*playing, *finished]),
        "quiet": sum(row.quiet for row in playing),
        "twice": double_seated(row.confronto for row in playing),
        "mark": seen,
    }
    if not request.htmx:  # the clock is polled separately
        context |= {"rounds_clock": panel(tournament, now())}
        context |= {"clocks": [] if playing else _clocks(tournament, waiting)}
    part = "#monitor" if request.htmx else ""
    return render(request, f"tournaments/desk/salao/salao.html{part}", context)


def _pulled(
    tournament: Tournament,
    asked: HallView,
    every: list[Tile],
    found: list[Tile],
    *,
    directs: bool,
    decides: bool,
) -> Drawer | None:
    tile = next((one for one in every if one.confronto and one.confronto.pk == asked.about), None)
    if tile is None and asked.about:
        # A confronto decided without a jogo has no tile in the hall, but can be opened.
        tile = _decided(tournament, asked.about)
    if tile is None and asked.words and len(found) == 1:
        tile = found[0]
    if tile is None or tile.confronto is None:
        return None
    return (
        drawer(tournament.slug, tile, tile.confronto, directs=directs)
        if decides
        else Drawer(tile, tile.confronto, result_of(tile.confronto))
    )


def _faces(found: list[Tile], asked: HallView, pulled: Drawer | None) -> list[tuple[Tile, str]]:
    address, shown = asked.address(de=""), pulled.tile if pulled else None
    return [(tile, face(tile, address, pulled=tile is shown)) for tile in found]


def _decided(tournament: Tournament, about: int) -> Tile | None:
    rows = Confronto.objects.started().filter(
        tournament=tournament, dupla_a__isnull=False, dupla_b__isnull=False
    )
    row = rows.filter(pk=about).with_sides("stage").first()
    return Tile(row.mesa, row) if row else None


def _release(request: DeskRequest, slug: str) -> HttpResponse:
    tournament = permissions.refereed_tournament(request.user, slug)
    seats = SeatKey.objects.filter(jogo__confronto__tournament=tournament)
    acesso = get_object_or_404(seats, pk=numbers.whole(request.POST.get("acesso", "")))
    devices.release(acesso=acesso, source=source(request))
    messages.success(request, _("Mesa liberada: o próximo celular que a abrir anota."))
    return _again(request, slug)


def _again(request: DeskRequest, slug: str) -> HttpResponse:
    if DUPLA in origin(request):
        return redirect(way_back(request, slug, "tournaments:desk_mesas"))
    return redirect(
        f"{reverse('tournaments:desk_mesas', args=(slug,))}?{HallView.of(request).address()}".rstrip("?")
    )


def _calls(rows: list[MesaRow]) -> list[MesaRow]:
    return sorted((row for row in rows if row.jogo.called_at), key=lambda row: row.jogo.called_at or row.at)


def _answer_call(request: DeskRequest, slug: str) -> HttpResponse:
    tournament = permissions.refereed_tournament(request.user, slug)
    sent = numbers.whole(request.POST.get("jogo", ""))
    jogo = get_object_or_404(Jogo, confronto__tournament=tournament, pk=sent)
    ends = request.POST["chamado"] == "atendido"
    try:
        (end_call if ends else see_call)(jogo=jogo, source=source(request))
    except Refused as exc:  # somebody else was faster
        messages.error(request, refusal(exc))
    else:
        messages.success(request, _("Chamado atendido.") if ends else _("A mesa sabe que alguém vem."))
    return _again(request, slug)


def _clocks(tournament: Tournament, now_on: list[Confronto]) -> list[tuple[str, int]]:
    found = clocks(tournament, now_on) if now_on else {of_stage_in_play(tournament): []}
    if len(found) == 1:
        return [("", minutes) for minutes in found if minutes]
    titles = {
        minutes: ", ".join(dict.fromkeys(map(round_title, confrontos)))
        for minutes, confrontos in found.items()
    }
    return [(titles[minutes], minutes) for minutes in sorted(titles) if minutes]


def _monitor(tournament: Tournament) -> tuple[list[MesaRow], list[MesaRow], list[Confronto]]:
    started = Confronto.objects.started().filter(tournament=tournament)
    # Prefetched, so that all confrontos share one stage object.
    found = started.with_sides("jogo").prefetch_related("stage")
    confrontos = with_titles(found.order_by("round", "kind", "position"))
    seated = [(row, row.jogo) for row in confrontos if row.jogo]
    of_jogo = glances([jogo.pk for _row, jogo in seated])
    seats: dict[int, list[SeatKey]] = defaultdict(list)
    open_jogos = [jogo for _row, jogo in seated if not jogo.closed_at]
    for seat in SeatKey.objects.filter(jogo__in=open_jogos).order_by("jogo", "-seat"):
        seats[seat.jogo_id].append(seat)
    at = now()
    rows = [MesaRow(row, jogo, of_jogo[jogo.pk], at, seats[jogo.pk]) for row, jogo in seated]
    playing = sorted((row for row in rows if not row.glance.over), key=lambda row: row.confronto.mesa or 0)
    finished = sorted(
        (row for row in rows if row.glance.over),
        key=lambda row: row.jogo.closed_at or row.jogo.opened_at,
        reverse=True,
    )
    waiting = [row for row in confrontos if row.jogo is None and not row.status and row.is_ready]
    return playing, finished, waiting
