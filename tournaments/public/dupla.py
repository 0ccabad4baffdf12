"""The private page of a dupla: where it sits now, what it has to do there, what it played, how it stands. No login."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.models import Jogo
from scoring.table import access as onward
from scoring.table import agreement
from scoring.table.access import HtmxRequest, by_device
from tournaments.charts import whereabouts
from tournaments.charts.stage import stages_of_dupla
from tournaments.hall import mesas
from tournaments.models import Dupla, DuplaKey
from tournaments.public.by_key import opened_by
from tournaments.public.disclosure import disclosed, jogo_ids
from tournaments.publication import lookup, reading


@dataclass(frozen=True, slots=True)
class OwnJogo:
    """A jogo the dupla plays now, and its own way in. address: empty when its key must be issued anew."""

    jogo: Jogo
    mesa: int | None
    side: str
    address: str
    calls: bool  # something waits for the dupla there: mãos to confirm, or two versions that differ


@require_safe
@by_device
@opened_by(mesas.find_dupla)
def own(request: HtmxRequest, found: DuplaKey, token: str) -> HttpResponse:
    """What a dupla is shown by its private link."""
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
        onward.remember(request, response, address)
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
    """Return what everybody may read of the dupla; of an event that is a draft, nothing."""
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
