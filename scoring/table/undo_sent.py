"""The last mão taken back as it is sent: by its page, by an outbox, or by the desk with what a phone exported."""

from collections.abc import Callable, Mapping
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext as _

from scoring.entry import record as entry
from scoring.entry.record import Receipt
from scoring.errors import Refused, ScoringError
from scoring.jogo.progress import Place
from scoring.ledger.trail import Source
from scoring.lifecycle.avulso import is_reopened_by_undo
from scoring.lifecycle.open_close import reopen_jogo
from scoring.models import Jogo, Mao
from scoring.table.dispatch import writes
from scoring.table.json_answers import Answer, incomplete, refused, stored


def take_back(jogo: Jogo, seat: str, place: Place, sent: Mapping[str, str], by: Source) -> Receipt:
    """Take a mão back as a form asks, also the one that ended a jogo of nobody's event.

    Raises ValueError for what no page of ours sends, and as `entry.take_back`.
    """
    if not writes(jogo, seat):
        raise Refused("seat_reads_only")
    seen_version, client_id = int(sent.get("seen_version", "")), UUID(sent.get("client_id", ""))
    with transaction.atomic():
        ended = is_reopened_by_undo(Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk))
        anew = not Mao.objects.filter(client_id=client_id).exists()  # sent again, it undoes nothing more
        if ended and anew:
            reopen_jogo(jogo=jogo, reason=_("A última mão foi desfeita na mesa."), source=by)
        return entry.take_back(
            jogo=jogo,
            partida=place[0],
            number=place[1],
            seen_version=seen_version,
            client_id=client_id,
            source=by,
        )


def answer(send: Callable[[], Receipt]) -> Answer:
    """Take a mão back and return what an outbox is told."""
    try:
        receipt = send()
    except ValueError:
        return incomplete()
    except ScoringError as exc:
        return refused(None, exc)
    told = stored(receipt)
    undone = {"state": "desfeita", "page": f"?desfeita={receipt.mao.pk}"}
    return Answer(told.status, told.body | undone)
