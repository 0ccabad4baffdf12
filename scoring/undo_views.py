"""Undo instead of "are you sure?": the last mão is taken back while nobody has confirmed it, and its answers stay."""

from collections.abc import Callable
from functools import partial
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring import entry, json_answers, messages
from scoring.agreement import writes
from scoring.doorway import HtmxRequest, at_table, carried, source
from scoring.entry import Receipt
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused, ScoringError
from scoring.json_answers import Answer
from scoring.models import Jogo
from scoring.seat_pages import holding
from scoring.table_page import page


@at_table
@require_POST
@holding
def take_back(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Take the last mão back; the form of the table then holds what it held."""
    send = partial(_send, request, jogo, partida, number)
    if json_answers.wanted(request):
        return json_answers.respond(_answer(send))
    try:
        void = send().mao
    except (MaoConflict, KeyReused):
        return page(request, jogo, token, status=409, refusal=_changed())
    except JogoClosed as exc:
        return page(request, exc.jogo, token, status=409, refusal=_changed())
    except Refused as exc:
        return page(request, jogo, token, status=422, refusal=messages.refusal(exc))
    except ValueError:
        return page(request, jogo, token, status=422, refusal=_changed())
    query = {"desfeita": str(void.pk)} | carried(request)
    return redirect(reverse("scoring:table", args=(token,), query=query))


def _send(request: HtmxRequest, jogo: Jogo, partida: int, number: int) -> Receipt:
    """Send it through its verb. Raises ValueError for what no page of ours sends."""
    seen, client_id = int(request.POST.get("seen_version", "")), UUID(request.POST.get("client_id", ""))
    if not writes(jogo, request.seat):
        raise Refused("seat_reads_only")
    return entry.take_back(
        jogo=jogo,
        partida=partida,
        number=number,
        seen_version=seen,
        client_id=client_id,
        source=source(request),
    )


def _answer(send: Callable[[], Receipt]) -> Answer:
    try:
        receipt = send()
    except ValueError:
        return json_answers.incomplete()
    except ScoringError as exc:
        return json_answers.refused(None, exc)
    stored = json_answers.stored(receipt)
    undone = {"state": "desfeita", "page": f"?desfeita={receipt.mao.pk}"}
    return Answer(stored.status, stored.body | undone)


def _changed() -> str:
    return _("Esta mão já mudou: não dá mais para desfazer. Aqui está como ela ficou.")
