"""The page of a scorer with several mesas: the state of each, and the link to its next mão. No login."""

from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.timezone import now
from django.views.decorators.http import require_safe

from scoring.lifecycle import devices
from scoring.models import MESA, SeatKey
from scoring.table.access import BACK_COOKIE, HtmxRequest, by_device, in_language
from scoring.table.glance import Glance, glances
from scoring.table.sent import dispatch
from tournaments.hall import blocos
from tournaments.models import Confronto, MesaBlock
from tournaments.public.links.by_key import opened_by
from tournaments.public.links.mesa_row import MesaRow, mark


@dataclass(frozen=True, slots=True)
class BlocoMesa:
    """One mesa of a block. played: its current jogo. elsewhere: another device enters the mãos of this mesa."""

    number: int
    played: MesaRow | None = None
    elsewhere: bool = False

    @property
    def glance(self) -> Glance | None:
        """Return the score of the current jogo."""
        return self.played.glance if self.played else None

    @property
    def state(self) -> str:
        """Return the code of the state of the mesa."""
        return self.played.state if self.played else "empty"

    @property
    def enters(self) -> bool:
        """Return whether the next mão is entered with the key of the mesa."""
        if self.played is None or self.played.glance.awaiting:
            return False
        return dispatch.writes(self.played.jogo, MESA)


@require_safe
@by_device
@in_language
@opened_by(blocos.find)
def bloco(request: HtmxRequest, found: MesaBlock, token: str) -> HttpResponse:
    """Show the mesas of a block. htmx polls with the mark of the current content and gets 204 if it is unchanged."""
    seen = mark(found.tournament)
    if request.htmx and request.GET.get("visto") == seen:
        return HttpResponse(status=204)
    context = {"bloco": found, "rows": _rows(request, found), "mark": seen, "token": token}
    # htmx replaces only this part of the page.
    part = "#agora" if request.htmx else ""
    response = render(request, f"tournaments/public/bloco.html{part}", context)
    here = reverse("tournaments:bloco", args=(token,))
    # The cookie lets the table page link back to this block.
    response.set_cookie(
        BACK_COOKIE, here, httponly=True, samesite="Lax", secure=request.is_secure(), path="/mesa/"
    )
    return response


def _rows(request: HtmxRequest, found: MesaBlock) -> list[BlocoMesa]:
    # The number of queries does not depend on the number of mesas.
    confrontos = Confronto.objects.filter(jogo__in=blocos.playing(found))
    there = [(row, row.jogo) for row in confrontos.with_sides("jogo") if row.jogo]
    seats = {
        seat.jogo_id: seat for seat in SeatKey.objects.filter(jogo__in=[jogo for _, jogo in there], seat=MESA)
    }
    # Only one device at a time may enter mãos at a seat; one that has written nothing leaves it to the next.
    written = devices.written_at(seat for seat in seats.values() if seat.device != request.device)
    of_jogo, at = glances([jogo.pk for _, jogo in there]), now()
    played = {
        row.mesa: BlocoMesa(
            row.mesa or 0,
            MesaRow(row, jogo, of_jogo[jogo.pk], at, [seats[jogo.pk]]),
            seats[jogo.pk].pk in written,
        )
        for row, jogo in there
    }
    return [played.get(number, BlocoMesa(number)) for number in range(found.first, found.last + 1)]
