"""Import the exported outbox of a phone: short files at once, long files in a worker.

Every entry keeps the client id of the phone, so importing it twice stores it once. Progress is stored with the file:
if a worker is killed, the periodic sweep starts another one.
"""

import hashlib
import logging
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import TypedDict

from django.contrib.auth.models import User
from django.db import Error, transaction
from django.db.models import Q
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from scoring.models import Jogo
from scoring.table.sent import outbox_import
from scoring.table.sent.json_answers import Answer
from scoring.table.sent.outbox_import import OutboxEntry
from tournaments.models import OutboxUpload, Tournament

AT_ONCE = 25  # entries of jogos in one batch: half a second of one worker
AT_MOST = 5_000  # entries in one batch; entries without a jogo cost almost no time
LEFT_ALONE = timedelta(seconds=20)  # then the worker is considered dead

logger = logging.getLogger(__name__)


class RemessaLine(TypedDict):
    """Result of one entry. name: its label on the phone. jogo: its id, or None if it belongs to another event.

    status, receipt and message: as in the answer to the phone; receipt is 0 without a stored row.
    """

    name: str
    jogo: int | None
    status: int
    receipt: int | str
    message: str


def store(*, tournament: Tournament, text: str, total: int, by: User) -> OutboxUpload:
    """Store a file for import by a worker. The same file again, before it is imported, returns the same row."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk, cancelled=True)
        waiting = OutboxUpload.objects.filter(tournament=tournament, digest=digest, ended_at=None).first()
        return waiting or OutboxUpload.objects.create(
            tournament=tournament, by=by, text=text, digest=digest, total=total
        )


def owed() -> list[int]:
    """Return the ids of the files to import that have no active worker. One query."""
    alone = Q(touched_at=None) | Q(touched_at__lt=now() - LEFT_ALONE)
    return list(OutboxUpload.objects.filter(alone, ended_at=None).order_by("pk").values_list("pk", flat=True))


def take_in(pk: int) -> bool:
    """Import the next entries of a file, and return whether this worker should continue.

    Safe to repeat and to run concurrently: of two workers with the same entries only one stores the results and
    continues.
    """
    remessa = OutboxUpload.objects.filter(pk=pk, ended_at=None).select_related("tournament", "by").first()
    if remessa is None:
        return False
    OutboxUpload.objects.filter(pk=pk).update(touched_at=now())
    entries = _next(outbox_import.read(remessa.text)[remessa.done : remessa.done + AT_MOST])
    return _keep(remessa, list(bring(remessa.tournament, entries, Source(actor=remessa.by, device="painel"))))


def _next(entries: Sequence[OutboxEntry]) -> Sequence[OutboxEntry]:
    # Only entries of jogos are slow, so only they count.
    costly = [at for at, entry in enumerate(entries) if entry.jogo]
    return entries[: costly[AT_ONCE]] if len(costly) > AT_ONCE else entries


def bring(tournament: Tournament, entries: Sequence[OutboxEntry], source: Source) -> Iterator[RemessaLine]:
    """Process entries in their order, and yield the result of each."""
    wanted = {entry.jogo for entry in entries if entry.jogo}
    found = Jogo.objects.filter(confronto__tournament=tournament, public_id__in=wanted)
    jogos = {jogo.public_id: jogo for jogo in found}
    for entry in entries:
        jogo = jogos.get(entry.jogo) if entry.jogo else None
        answer = _brought(entry, jogo, source) if jogo else _foreign() if entry.jogo else _unreadable()
        yield {
            "name": entry.name,
            "jogo": jogo.pk if jogo else None,
            "status": answer.status,
            "receipt": answer.body.get("receipt", 0),  # type: ignore[typeddict-item]  # of what is stored
            "message": str(answer.body.get("message", "")),
        }


def _brought(entry: OutboxEntry, jogo: Jogo, source: Source) -> Answer:
    try:
        return outbox_import.bring(entry, jogo, source)
    except Error:  # a database error is retried
        raise
    # An error of ours in one entry must not block the entries behind it.
    except Exception:
        logger.exception("An entry of a file could not be taken in")
        return Answer(
            500, {"code": "failed", "message": _("Não deu para ler este envio. Lance a mão à mão.")}
        )


def _foreign() -> Answer:
    message = _("Não é deste torneio: leve o arquivo à direção do outro.")
    return Answer(422, {"code": "other_event", "message": message})


def _unreadable() -> Answer:
    message = _("Está escrito de um jeito que não dá para ler: anote de novo o que falta.")
    return Answer(422, {"code": "unreadable", "message": message})


def _keep(remessa: OutboxUpload, lines: list[RemessaLine]) -> bool:
    done = remessa.done + len(lines)
    values = {"done": done, "lines": [*remessa.lines, *lines], "touched_at": now()}
    over = done >= remessa.total or not lines
    if over:
        values |= {"ended_at": now(), "text": ""}
    # Only the worker whose `done` is still current stores its lines: otherwise another one has processed the same
    # entries.
    kept = OutboxUpload.objects.filter(pk=remessa.pk, done=remessa.done, ended_at=None).update(**values)
    return bool(kept) and not over
