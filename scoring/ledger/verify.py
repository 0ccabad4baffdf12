"""Compare the stored jogos with their trails: every line in its chain, every fact as it was written."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import batched
from typing import Any, cast

from django.db.models import F, QuerySet
from django.utils.translation import gettext as _

from scoring.ledger.chain import START, columns, plain
from scoring.ledger.trail import digest_of
from scoring.models import AuditEntry, Confirmation, Jogo, Mao, Partida, Submission
from scoring.models.jogo import FROZEN

AT_ONCE = 50  # jogos read in one batch, so that memory does not grow with their number
FACTS: tuple[QuerySet[Any], ...] = (
    Mao.objects.annotate(whose=F("partida__jogo")),
    Submission.objects.annotate(whose=F("jogo")),
    Confirmation.objects.annotate(whose=F("mao__partida__jogo")),
)

RELABELLED = frozenset({AuditEntry.Action.RENAMED, AuditEntry.Action.REASSIGNED})

type Key = tuple[str, int]  # model and id
type Row = Mapping[str, object]
type Places = Mapping[object, int]  # numbers of partidas by id


def faults(jogos: QuerySet[Jogo]) -> Iterator[str]:
    """Yield a sentence for everything in these jogos that differs from their trails. Six queries a batch."""
    for some in batched(jogos.order_by("pk").iterator(AT_ONCE), AT_ONCE, strict=False):
        trails = _by_jogo(AuditEntry.objects.filter(jogo__in=some).order_by("jogo", "sequence"))
        partidas = _by_jogo(Partida.objects.filter(jogo__in=some))
        stored = _stored(some)
        for jogo in some:
            places: Places = {row.pk: row.number for row in partidas[jogo.pk]}
            for fault in _of_jogo(jogo, trails[jogo.pk], stored[jogo.pk], places):
                yield f"{_('jogo')} {jogo.public_id}{fault}"


def _of_jogo(jogo: Jogo, trail: list[AuditEntry], stored: dict[Key, Row], places: Places) -> Iterator[str]:
    yield from _of_chain(trail)
    yield from _of_opening(jogo, trail)
    yield from _of_partidas(trail, places)
    kept = {_key(row): row for line in trail for row in _rows(line)}
    # Facts that are missing in the table or in the trail are both reported.
    for key in sorted(kept.keys() | stored.keys()):
        yield from _of_fact(kept.get(key), stored.get(key), places)


def _of_chain(trail: list[AuditEntry]) -> Iterator[str]:
    if not trail:
        yield ": " + _("não tem registro nenhum")
    previous, expected = START, 1
    for line in trail:
        if line.sequence != expected:
            yield f", {_('registro')} {expected}: " + _("falta")
        elif digest_of(line, previous) != line.digest:
            yield f", {_('registro')} {line.sequence}: " + _("o selo não confere")
        # After a fault the stored digest is used, so that each fault is reported once.
        previous, expected = line.digest, line.sequence + 1


def _of_opening(jogo: Jogo, trail: list[AuditEntry]) -> Iterator[str]:
    # Old trails hold fewer settings. Those before 0.3 hold the labels themselves; they apply unless the jogo was
    # renamed or reassigned since.
    opened = dict(_object(trail[0].after)) if trail else {}
    renamed = [line for line in trail if line.action in RELABELLED]
    opened.update(_object(renamed[-1].after) if renamed else {})
    if renamed:
        opened.pop("labels", None)
    for name in (*FROZEN, "labels"):
        if name in opened and plain(getattr(jogo, name)) != plain(opened[name]):
            column = name.replace("label_digests", "labels")
            yield ": " + _("%(column)s não é o da abertura") % {"column": column}


def _of_partidas(trail: list[AuditEntry], places: Places) -> Iterator[str]:
    for line in trail:
        for row in _rows(line):
            number = _object(line.after).get("partida")
            if row["model"] == "mao" and number not in {None, places.get(row["partida_id"])}:
                yield f", {_name(row, places)}: " + _("a partida não é a do registro")


def _of_fact(kept: Row | None, stored: Row | None, places: Places) -> Iterator[str]:
    if stored is None or kept is None:
        what = _("falta, mas está no registro") if stored is None else _("não está no registro")
        yield f", {_name(kept or stored or {}, places)}: {what}"
        return
    for column in kept:
        if stored.get(column) != plain(kept[column]):
            difference = _("%(column)s não é o do registro") % {"column": column}
            yield f", {_name(kept, places)}: {difference}"


def _rows(line: AuditEntry) -> list[Row]:
    # A manipulated line may hold anything.
    rows = line.rows if isinstance(line.rows, list) else []
    return [row for row in rows if "model" in _object(row) and isinstance(row.get("id"), int)]


def _key(row: Row) -> Key:
    return str(row["model"]), cast(int, row["id"])


def _object(value: object) -> Row:
    return value if isinstance(value, dict) else {}


def _name(row: Row, places: Places) -> str:
    match row["model"]:
        case "mao":
            place = f"{places.get(row['partida_id'], '?')}.{row['number']}"
            return _("mão %(place)s v%(version)s") % {"place": place, "version": row["version"]}
        case "envio":
            place = f"{row['partida']}.{row['number']}"
            return _("envio %(id)s da mão %(place)s") % {"id": row["id"], "place": place}
    return _("confirmação %(id)s") % {"id": row["id"]}


def _by_jogo[T: (AuditEntry, Partida)](rows: Iterable[T]) -> dict[int, list[T]]:
    found: dict[int, list[T]] = defaultdict(list)
    for row in rows:
        found[row.jogo_id].append(row)
    return found


def _stored(jogos: Iterable[Jogo]) -> dict[int, dict[Key, Row]]:
    found: dict[int, dict[Key, Row]] = defaultdict(dict)
    for facts in FACTS:
        for fact in facts.filter(whose__in=[jogo.pk for jogo in jogos]).order_by("pk"):
            row = columns(fact)
            found[fact.whose][_key(row)] = row
    return found
