"""Undo instead of "are you sure?": the last mão is taken back while nobody has confirmed it, and its answers stay."""

from functools import partial

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused
from scoring.models import Jogo
from scoring.table import json_answers
from scoring.table import undo_sent as undo
from scoring.table.access import HtmxRequest, at_table, carried, source
from scoring.table.page import page
from scoring.table.seat import holding
from scoring.wording import messages


@at_table
@require_POST
@holding
def take_back(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Take the last mão back; the form of the table then holds what it held."""
    send = partial(undo.take_back, jogo, request.seat, (partida, number), request.POST, source(request))
    if json_answers.wanted(request):
        return json_answers.respond(undo.answer(send))
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


def _changed() -> str:
    return _("Esta mão já mudou: não dá mais para desfazer. Aqui está como ela ficou.")
