"""The verdict on a run, read from the ledger and recounted without the site's standings."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from scoring.models import AuditEntry, Confirmation, Mao, Submission
from tests.faults.event import MAOS, Event
from tests.faults.phone import Entry
from tests.faults.stack import READY_SECONDS
from tests.faults.table import Hall
from tournaments import refresh_queue
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Publication
from tournaments.publication.publishing import latest, without_head
from tournaments.publication.snapshot import snapshot

CONVERGED = 10  # seconds from the first answer after the power cut, the start of the worker among them
AT_ONCE = 1  # second for the slowest answer while the broker hangs


def converged(events: list[Event]) -> bool:
    """Return whether no refresh is pending and the public data agrees with the database, which may be down."""
    try:
        return not refresh_queue.behind() and all(map(_published, events))
    except OperationalError:
        connection.close()
        return False


def faults(hall: Hall) -> Iterator[str]:
    """Yield a sentence for every broken promise."""
    yield from hall.faults
    for event in hall.events:
        yield from _of_ledger(event.sent, event, over=hall.is_over(event))
        yield from _of_numbers(event, over=hall.is_over(event))
        if not _published(event):
            yield f"{event.entry}: the public does not read what the database says"
        if (found := _standings(event)) != (counted := _recount(event)):
            yield f"{event.entry}: standings {found}, counted again {counted}"
    stored = set(map(str, Confirmation.objects.values_list("client_id", flat=True)))
    yield from (f"confirmation {key}: lost" for key in hall.confirmations if key not in stored)
    yield from _of_commands()


def unfinished(hall: Hall) -> Iterator[str]:
    """Yield the cases without an answer when the run ended: neither a fault nor a proof."""
    for event in hall.events:
        if not hall.is_over(event):
            waiting = sum(not entry.receipts for entry in event.sent)
            done = hall.over[event.tournament.pk]
            yield f"{event.entry}: {done} of {event.jogos} jogos over, {waiting} mãos without an answer yet"


def slow(took: list[float], again: int, stretch: float = 1.0) -> Iterator[str]:
    """Yield whether a phone had to wait while the broker hung.

    took: seconds of each request, including those without an answer; again: repeated requests. stretch: the slowdown
    of this machine compared with an idle one.
    """
    if not took:
        yield "nothing was sent while the broker hung"
    elif max(took) >= AT_ONCE * stretch:
        yield f"a request took {max(took):.2f} s while the broker hung"
    if again:
        yield f"{again} requests had to be sent again while the broker hung"


def late(up: float, seconds: float, stretch: float = 1.0) -> Iterator[str]:
    """Yield whether the site stayed down too long, or published too late what was recorded.

    Both in seconds since the power cut; the site must be up after `READY_SECONDS`. stretch: the slowdown of this
    machine compared with an idle one.
    """
    if up >= READY_SECONDS * stretch:
        yield f"no answer {up:.1f} s after the power cut"
    if seconds - up > CONVERGED * stretch:
        yield f"up again after {up:.1f} s, and converged only {seconds - up:.1f} s later"


def _of_ledger(entries: list[Entry], event: Event, *, over: bool) -> Iterator[str]:
    # over: everything was played and answered. Otherwise mãos without a receipt may or may not be stored.
    maos = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament)
    rows = Submission.objects.filter(jogo__confronto__tournament=event.tournament)
    rows = rows if event.entry == "apart" else maos
    stored = {str(row.client_id): row for row in rows}
    of_key = {str(mao.client_id): mao.pk for mao in maos}
    for entry in entries:
        row = stored.get(entry.key)
        if row is None and not entry.receipts and not over:
            continue
        if row is None or _cards(row) != _typed(entry):
            yield f"{event.entry} {entry.key}: {'lost' if row is None else 'stored otherwise'}"
        elif strange := set(entry.receipts) - {row.pk, of_key.get(entry.key), *_of_place(row, maos)}:
            yield f"{event.entry} {entry.key}: receipts {strange} of nothing"
    sent = {entry.key for entry in entries}
    yield from (f"{event.entry} {key}: sent by nobody" for key in stored.keys() - sent)
    if not over:
        return
    if maos.count() != event.size.maos:
        yield f"{event.entry}: {maos.count()} mãos, played {event.size.maos}"
    if len(stored) != len(entries):
        yield f"{event.entry}: {len(stored)} stored, {len(entries)} sent"


def _of_place(row: Any, maos: Any) -> list[int]:
    # Once both duplas agree, the receipt of each entry is the mão's.
    if isinstance(row, Mao):
        return []
    found = maos.filter(partida__jogo=row.jogo_id, partida__number=row.partida, number=row.number)
    return list(found.values_list("pk", flat=True))


def _cards(row: Any) -> dict[str, int]:
    return {side: facts["table"] for side, facts in row.facts["sides"].items()}


def _typed(entry: Entry) -> dict[str, int]:
    return {side: 10 * int(entry.answers[f"{side}-table"]) for side in "AB"}


def _of_numbers(event: Event, *, over: bool) -> Iterator[str]:
    # Gaps and duplicates in the mãos of each jogo, in its trail, and in the revisions.
    size, of_jogo = event.size, defaultdict(list)
    maos = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament)
    for jogo, *place in maos.values_list("partida__jogo", "partida__number", "number", "version"):
        of_jogo[jogo].append(tuple(place))
    whole = [(partida, number, 1) for partida in range(1, size.partidas + 1) for number in range(1, MAOS + 1)]
    for jogo, had in of_jogo.items():
        if sorted(had) != (whole if over else whole[: len(had)]):
            yield f"jogo {jogo}: mãos {sorted(had)}"
    trails = AuditEntry.objects.filter(jogo__confronto__tournament=event.tournament).order_by(
        "jogo", "sequence"
    )
    of_trail = defaultdict(list)
    for jogo, sequence in trails.values_list("jogo", "sequence"):
        of_trail[jogo].append(sequence)
    numbered = {f"trail of jogo {jogo}": had for jogo, had in of_trail.items()}
    revisions = Publication.objects.filter(tournament=event.tournament).order_by("number")
    numbered[f"revisions, {event.entry}"] = list(revisions.values_list("number", flat=True))
    yield from (f"{what}: {had}" for what, had in numbered.items() if had != list(range(1, len(had) + 1)))


def _published(event: Event) -> bool:
    revision = latest(event.tournament)
    event.tournament.refresh_from_db()
    return bool(revision) and without_head(told(revision.payload)) == without_head(snapshot(event.tournament))


def _standings(event: Event) -> dict[str, Any]:
    # As published: jogos and partidas won and lost, points made and suffered.
    revision = latest(event.tournament)
    tables = told(revision.payload["stages"][0]["standings"]) if revision else []
    rows = (row for table in tables for row in table["rows"])
    return {row["name"]: [*row["jogos"], *row["partidas"], *row["made"]] for row in rows}


def _recount(event: Event) -> dict[str, Any]:
    # Only from the pairings and the totals of each mão in the ledger.
    points: dict[int, dict[int, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    maos = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament)
    for jogo, partida, totals in maos.values_list("partida__jogo", "partida", "totals"):
        points[jogo][partida].update(totals)
    rows: dict[str, list[int]] = defaultdict(lambda: [0] * 6)
    met = Confronto.objects.filter(tournament=event.tournament, jogo__isnull=False)
    for confronto in met.select_related("dupla_a", "dupla_b"):
        partidas = list(points[confronto.jogo_id].values())
        for us, side, other in ((confronto.dupla_a, "A", "B"), (confronto.dupla_b, "B", "A")):
            won = sum(one[side] > one[other] for one in partidas)
            lost = len(partidas) - won
            made, suffered = (sum(one[name] for one in partidas) for name in (side, other))
            told = [won > lost, lost > won, won, lost, made, suffered]
            rows[us.name] = [sum(pair) for pair in zip(rows[us.name], told, strict=True)]
    return dict(rows)


def _of_commands() -> Iterator[str]:
    for words in (["verify_ledger"], ["rescore", "--check"], ["verify_results"]):
        try:
            call_command(*words, verbosity=0)
        except CommandError as exc:
            yield f"{' '.join(words)}: {exc}"
