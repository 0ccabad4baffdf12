"""Undo the last mão while it is not confirmed, instead of asking "are you sure?". Its answers stay in the form."""

from collections.abc import Mapping
from functools import partial
from uuid import UUID

from django.db import transaction
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from scoring.entry import record
from scoring.errors import Incomplete, JogoClosed, KeyReused, MaoConflict, Refused, ScoringError
from scoring.input import numbers
from scoring.jogo.progress import Place
from scoring.ledger.trail import Source
from scoring.lifecycle.avulso import is_reopened_by_undo
from scoring.lifecycle.open_close import reopen_jogo
from scoring.models import Jogo, Mao
from scoring.table.access import HtmxRequest, at_table, carried, source, status_of
from scoring.table.page import page
from scoring.table.seat import holding
from scoring.table.sent.dispatch import writes
from scoring.table.sent.json_answers import answered, stored
from scoring.wording import messages


@at_table
@require_POST
@holding
def take_back(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Take back the last mão; the form of the table then contains its answers."""

    def done(receipt: record.Receipt) -> HttpResponse:
        query = {"desfeita": str(receipt.mao.pk)} | carried(request)
        return redirect(reverse("scoring:table", args=(token,), query=query))

    def refused(exc: ScoringError) -> HttpResponse:
        changed = isinstance(exc, MaoConflict | KeyReused | JogoClosed | Incomplete)
        why = _("Esta mão já mudou: não dá mais para desfazer. Aqui está como ela ficou.")
        now = exc.jogo if isinstance(exc, JogoClosed) else jogo
        refusal = why if changed else messages.refusal(exc)
        return page(request, now, token, status=status_of(exc), refusal=refusal)

    send = partial(undo, jogo, request.seat, (partida, number), request.POST, source(request))
    return answered(request, send, in_json=stored, done=done, refused=refused)


def undo(jogo: Jogo, seat: str, place: Place, sent: Mapping[str, str], by: Source) -> record.Receipt:
    """Take a mão back, also one that ended a jogo without an event.

    Raises `Incomplete`, and the errors of `entry.take_back`.
    """
    if not writes(jogo, seat):
        raise Refused("seat_reads_only")
    try:
        client_id = UUID(sent.get("client_id", ""))
    except ValueError as exc:
        raise Incomplete from exc
    if (seen_version := numbers.whole(sent.get("seen_version", ""))) is None:
        raise Incomplete
    with transaction.atomic():
        ended = is_reopened_by_undo(Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk))
        # a repeated request must not reopen the jogo
        anew = not Mao.objects.filter(client_id=client_id).exists()
        if ended and anew:
            reopen_jogo(jogo=jogo, reason=_("A última mão foi desfeita na mesa."), source=by)
        return record.take_back(
            jogo=jogo,
            partida=place[0],
            number=place[1],
            seen_version=seen_version,
            client_id=client_id,
            source=by,
        )
