"""The page of who scores several mesas: what each waits for, and the way to its next mão. No login."""

from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.http import require_safe

from scoring.models import MESA, Acesso
from scoring.table import dispatch
from scoring.table.access import BACK_COOKIE, HtmxRequest, by_device, in_language
from scoring.table.glance import Glance, glances
from tournaments.hall import blocos
from tournaments.models import Bloco, Confronto
from tournaments.public.by_key import opened_by
from tournaments.public.mesa_row import MesaRow, mark


@dataclass(frozen=True, slots=True)
class BlocoMesa:
    """One mesa of a block. played: what is played there now, if anything is; elsewhere: another device writes there."""

    number: int
    played: MesaRow | None = None
    elsewhere: bool = False

    @property
    def glance(self) -> Glance | None:
        """Return the score of the jogo there."""
        return self.played.glance if self.played else None

    @property
    def state(self) -> str:
        """Name what the mesa waits for."""
        return self.played.state if self.played else "empty"

    @property
    def enters(self) -> bool:
        """Whether the next mão is entered from the mesa itself."""
        if self.played is None or self.played.glance.awaiting:
            return False
        return dispatch.writes(self.played.jogo, MESA)


@require_safe
@by_device
@in_language
@opened_by(blocos.find)
def bloco(request: HtmxRequest, found: Bloco, token: str) -> HttpResponse:
    """The mesas of a block. Asked again by htmx with the mark of what is on screen: 204 while that holds."""
    seen = mark(found.tournament)
    if request.htmx and request.GET.get("visto") == seen:
        return HttpResponse(status=204)
    context = {"bloco": found, "rows": _rows(request, found), "mark": seen, "token": token}
    part = "#agora" if request.htmx else ""
    response = render(request, f"tournaments/public/bloco.html{part}", context)
    here = reverse("tournaments:bloco", args=(token,))
    response.set_cookie(
        BACK_COOKIE, here, httponly=True, samesite="Lax", secure=request.is_secure(), path="/mesa/"
    )
    return response


def _rows(request: HtmxRequest, found: Bloco) -> list[BlocoMesa]:
    """Return the mesas of a block by number. As many queries for twelve as for one."""
    confrontos = Confronto.objects.filter(jogo__in=blocos.playing(found))
    there = [(row, row.jogo) for row in confrontos.with_sides("jogo") if row.jogo]
    seats = {
        seat.jogo_id: seat for seat in Acesso.objects.filter(jogo__in=[jogo for _, jogo in there], seat=MESA)
    }
    of_jogo, at = glances([jogo.pk for _, jogo in there]), now()
    played = {
        row.mesa: BlocoMesa(
            row.mesa or 0,
            MesaRow(row, jogo, of_jogo[jogo.pk], at, [seats[jogo.pk]]),
            seats[jogo.pk].device not in {"", request.device},
        )
        for row, jogo in there
    }
    return [played.get(number, BlocoMesa(number)) for number in range(found.first, found.last + 1)]
