"""The private page of a dupla: its mesa, open confirmations, jogos and standing. No login."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.models import Jogo
from scoring.table import access, agreement
from scoring.table.access import HtmxRequest, by_device
from tournaments.charts.stage import stages_of_dupla
from tournaments.charts.texts import whereabouts
from tournaments.hall import mesas
from tournaments.models import Dupla, DuplaKey
from tournaments.public.disclosure import disclosed, jogo_ids
from tournaments.public.links.by_key import opened_by
from tournaments.publication import lookup, reading


@dataclass(frozen=True, slots=True)
class OwnJogo:
    """A current jogo of the dupla and its private link. address: empty if the key must be issued again."""

    jogo: Jogo
    mesa: int | None
    side: str
    address: str
    calls: bool  # the dupla has mãos to confirm or two differing versions to resolve


@require_safe
@by_device
@opened_by(mesas.find_dupla)
def own(request: HtmxRequest, found: DuplaKey, token: str) -> HttpResponse:
    """Show a dupla its private page."""
    dupla = found.dupla
    context: dict[str, Any] = {
        "dupla": dupla,
        "tournament": dupla.tournament,
        "token": token,
        "seats": _seats(dupla),
    }
    part = "#agora" if request.htmx else ""
    response = render(request, f"tournaments/public/dupla.html{part}", context | _told(dupla))
    for address in filter(None, (seat.address for seat in context["seats"])):
        access.remember(request, response, address)
    return response


def _seats(dupla: Dupla) -> list[OwnJogo]:
    found = []
    for confronto in mesas.playing(dupla):
        if confronto.jogo:
            side = confronto.side(dupla)
            key = tokens.current(confronto.jogo, side)
            address = reverse("scoring:table", args=(key,)) if key else ""
            calls = agreement.calls(sheet(confronto.jogo), side)
            found.append(OwnJogo(confronto.jogo, confronto.mesa, side, address, calls))
    return found


def _told(dupla: Dupla) -> dict[str, Any]:
    # A draft shows no public data.
    if not dupla.tournament.is_public:
        return {}
    head = reading.head(dupla.tournament.slug)
    shown = reading.shown(head)
    knockout = lookup.lone_knockout(shown.document)
    jogos = disclosed(shown, jogo_ids(head.tournament, dupla.number))
    return {
        "head": head,
        "said": whereabouts.of_dupla(shown.document, dupla.number),
        "row": lookup.line_of(knockout, dupla.number) if knockout else None,
        "stages": stages_of_dupla(shown.document, dupla.number),
        "jogos": [found for found in jogos if not found.is_live],
    }
