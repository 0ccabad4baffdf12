"""The hall while it plays: one row a mesa, and the QR cards to put on the mesas."""

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta

import segno
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring import tokens
from scoring.models import Jogo
from scoring.sheet import Sheet, sheets
from tournaments import permissions
from tournaments.messages import THIRD_PLACE, round_words
from tournaments.models import Confronto, Tournament
from tournaments.pairing import round_name
from tournaments.views.desk_access import DeskRequest, desk

QUIET = timedelta(minutes=15)  # a mão takes some ten minutes: longer without one, and somebody should look


@dataclass(frozen=True, slots=True)
class MesaRow:
    """One jogo as the monitor shows it."""

    confronto: Confronto
    jogo: Jogo
    sheet: Sheet
    round: str
    address: str  # of the table page; empty when its code must be issued anew
    at: datetime | None = None

    @property
    def maos(self) -> int:
        """How many mãos the jogo has, over all its partidas."""
        return sum(len(partida.maos) for partida in self.sheet.partidas)

    @property
    def last(self) -> datetime:
        """When the latest mão came in; when the jogo opened, if none has."""
        times = [line.mao.entered_at for partida in self.sheet.partidas for line in partida.maos]
        return max(times, default=self.jogo.opened_at)

    @property
    def quiet(self) -> bool:
        """Whether the mesa has been silent for too long."""
        return (self.at or now()) - self.last >= QUIET

    @property
    def ago(self) -> str:
        """How long ago `last` was."""
        return ago((self.at or now()) - self.last)


@desk("GET")
def desk_mesas(request: DeskRequest, slug: str) -> HttpResponse:
    """Every mesa with its score. Asked again by htmx with the mark of what is on screen: 204 while that holds."""
    tournament = permissions.member_tournament(request.user, slug)
    playing, finished, waiting = _monitor(request, tournament)
    context = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "playing": playing,
        "finished": finished,
        "waiting": waiting,
        "quiet": sum(row.quiet for row in playing),
    }
    moving = render_to_string("tournaments/desk/mesas_now.html", context)
    mark = hashlib.sha256(moving.encode()).hexdigest()[:16]
    if request.htmx and request.GET.get("visto") == mark:
        return HttpResponse(status=204)
    part = "#monitor" if request.htmx else ""
    context |= {"now": moving, "mark": mark}
    return render(request, f"tournaments/desk/mesas.html{part}", context)


@desk("GET")
def desk_qr(request: DeskRequest, slug: str) -> HttpResponse:
    """One card a mesa to print: QR, the address spelled out, round and both duplas."""
    tournament = permissions.directed_tournament(request.user, slug)
    playing, _finished, _waiting = _monitor(request, tournament)
    cards = [(row, _qr(row.address)) for row in playing]
    context = {"tournament": tournament, "cards": cards, "only_here": _only_here(request)}
    return render(request, "tournaments/desk/qr.html", context)


def ago(since: timedelta) -> str:
    """Say how long ago something was, to the minute."""
    minutes = max(int(since.total_seconds()) // 60, 0)
    if minutes < 1:
        return _("agora")
    if minutes < 60:
        return _("há %(minutes)d min") % {"minutes": minutes}
    hours, rest = divmod(minutes, 60)
    if hours < 24:
        return _("há %(hours)d h %(minutes)02d") % {"hours": hours, "minutes": rest}
    return _("há %(days)d d") % {"days": hours // 24}


def round_title(confronto: Confronto, last: int) -> str:
    """Return the name of the round of a confronto; last: the number of the final's round."""
    if confronto.kind == Confronto.Kind.THIRD:
        return str(THIRD_PLACE)
    return str(round_words(str(round_name(last, confronto.round))).title)


def table_address(request: HttpRequest, token: str | None) -> str:
    """Return the whole secret address of a table; empty when its code has to be issued anew."""
    return request.build_absolute_uri(reverse("scoring:table", args=(token,))) if token else ""


def _monitor(
    request: HttpRequest, tournament: Tournament
) -> tuple[list[MesaRow], list[MesaRow], list[Confronto]]:
    """Return the jogos being played by mesa, the finished ones latest first, and who waits for a mesa."""
    found = Confronto.objects.filter(tournament=tournament).select_related("jogo", "dupla_a", "dupla_b")
    confrontos = list(found.order_by("round", "kind", "position"))
    last = max((row.round for row in confrontos), default=0)
    seated = [(row, row.jogo) for row in confrontos if row.jogo]
    of_jogo = sheets([jogo for _row, jogo in seated])
    keys = tokens.of_jogos([jogo for _row, jogo in seated if not jogo.closed_at])
    at = now()
    rows = [
        MesaRow(
            row,
            jogo,
            of_jogo[jogo.pk],
            round_title(row, last),
            "" if jogo.closed_at else table_address(request, keys.get(jogo.pk)),
            at,
        )
        for row, jogo in seated
    ]
    playing = sorted((row for row in rows if not row.sheet.over), key=lambda row: row.confronto.mesa or 0)
    finished = sorted((row for row in rows if row.sheet.over), key=_closed_at, reverse=True)
    waiting = [row for row in confrontos if row.jogo is None and row.winner_id is None and row.is_ready]
    return playing, finished, waiting


def _closed_at(row: MesaRow) -> datetime:
    return row.jogo.closed_at or row.jogo.opened_at


def _only_here(request: HttpRequest) -> bool:
    """Whether the site was opened by an address that no phone in the hall can reach."""
    host, _port = split_domain_port(request.get_host())
    return host in {"localhost", "127.0.0.1", "[::1]"}


def _qr(address: str) -> SafeString:
    if not address:
        return SafeString("")
    svg = segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=4)
    return mark_safe(svg)  # noqa: S308 -- made of our own address: paths and numbers only
