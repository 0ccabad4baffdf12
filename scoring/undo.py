"""The last mão taken back as it is sent: by its page, by an outbox, or by the desk with what a phone exported."""

from collections.abc import Callable, Mapping
from uuid import UUID

from scoring import entry
from scoring.agreement import writes
from scoring.ahead import Place
from scoring.audit import Source
from scoring.entry import Receipt
from scoring.errors import Refused, ScoringError
from scoring.json_answers import Answer, incomplete, refused, stored
from scoring.models import Jogo


def take_back(jogo: Jogo, seat: str, place: Place, sent: Mapping[str, str], by: Source) -> Receipt:
    """Take a mão back as a form asks. Raises ValueError for what no page of ours sends, and as `entry.take_back`."""
    if not writes(jogo, seat):
        raise Refused("seat_reads_only")
    return entry.take_back(
        jogo=jogo,
        partida=place[0],
        number=place[1],
        seen_version=int(sent.get("seen_version", "")),
        client_id=UUID(sent.get("client_id", "")),
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
