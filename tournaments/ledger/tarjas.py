"""Redact names in sealed rows for reading; the rows themselves are unchanged (docs/decisions/0034).

Version 0.2 stored names, and a reason may name a person who is not listed yet. When a name is replaced, its
occurrences in sealed rows are located once and stored as redactions.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import (
    BigIntegerField,
    BinaryField,
    CharField,
    Exists,
    F,
    JSONField,
    Model,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    TextField,
)
from django.db.models.functions import Cast, Coalesce
from django.utils.html import escape

from scoring.input.private import has_contact
from scoring.ledger.chain import stored_name
from scoring.models import AuditEntry, Confirmation, Mao
from tournaments.ledger.digests import canonical, digest_of
from tournaments.models import (
    Draw,
    Penalty,
    Player,
    Publication,
    Redaction,
    Seal,
    Tournament,
    TournamentLogEntry,
)
from tournaments.models.packed import PackedJSON, unpacked

AT_ONCE = 50
NOBODY = 0  # player number of a redaction of private text, shown to no reader
BLACKED = "▇▇▇"
OPENS = "⟦"
COVERED = "covered"  # annotation of a row: whether it may have redactions

type Span = tuple[int, int]
type Place = tuple[str, int, str]  # model, id and field


@dataclass(frozen=True, slots=True)
class Sealed:
    """A model whose rows contain names.

    fields: the shown ones. at: name of the time field. whose: expression for the tournament.
    """

    fields: tuple[str, ...]
    at: str
    whose: Any


def _of_jogo(path: str) -> Coalesce:
    # An annulled jogo has no confronto; its tournament is the one whose chain contains its trail.
    sealed = Seal.objects.filter(jogo=OuterRef(path), of=Seal.Of.JOGO).values("tournament")[:1]
    return Coalesce(F(f"{path}__confronto__tournament"), Subquery(sealed), output_field=BigIntegerField())


SEALED: Mapping[type[Model], Sealed] = {
    Publication: Sealed(("payload", "page", "reason"), "at", F("tournament")),
    TournamentLogEntry: Sealed(("data", "reason"), "at", F("tournament")),
    AuditEntry: Sealed(("reason",), "at", _of_jogo("jogo")),
    Mao: Sealed(("reason",), "entered_at", _of_jogo("partida__jogo")),
    Confirmation: Sealed(("reason",), "at", _of_jogo("mao__partida__jogo")),
    Penalty: Sealed(("reason",), "at", F("stage__tournament")),
    Draw: Sealed(("draw",), "at", F("tournament")),
}


def mark(player: int) -> str:
    """Return the mark that replaces a player's name in a sealed row."""
    return f"{OPENS}{player}⟧"


def shown_fields(row: Model) -> list[str]:
    """Return the loaded, non-empty shown fields of a sealed row."""
    unread = row.get_deferred_fields()
    return [name for name in SEALED[type(row)].fields if name not in unread and getattr(row, name)]


def cover[Row: Model](rows: Iterable[Row]) -> list[Row]:
    """Return sealed rows with their redactions applied, for reading only: do not store or verify them.

    At most one query; no query if the rows have no redactions according to `is_covered`, or no text.
    """
    found = list(rows)
    asked: dict[str, list[int]] = defaultdict(list)
    for row in found:
        if getattr(row, COVERED, True) and shown_fields(row):
            asked[stored_name(type(row))].append(row.pk)
    places = _places(asked)
    for row in found if places else ():
        for name in shown_fields(row):
            if spans := places.get((stored_name(type(row)), row.pk, name)):
                setattr(row, name, _covered(getattr(row, name), spans))
        setattr(row, COVERED, False)  # do not redact it again
    return found


def is_covered(of: type[Model]) -> Exists:
    """Return an annotation for `COVERED`: whether a row has redactions. It saves the query of `cover`."""
    return Exists(Redaction.objects.filter(of=stored_name(of), row=OuterRef("pk")))


def rows_covered(of: type[Model], player: int) -> QuerySet[Redaction, int]:
    """Return the ids of the rows of a model that contained a player's name as text."""
    return Redaction.objects.filter(of=stored_name(of), player=player).values_list("row", flat=True)


def naming(player: Player) -> dict[int, list[Redaction]]:
    """Find a player's name in the sealed rows of a club; return unsaved redactions by tournament.

    Rows from before the player got the present name are skipped: there the name means another person. Memory use
    grows with the number of findings.
    """
    club = Tournament.objects.filter(club=player.club_id).values("pk")
    others = Player.objects.filter(club=player.club_id, name__contains=player.name).exclude(name=player.name)
    names = _Names((player.name,), tuple(others.values_list("name", flat=True)))
    return _saying(club, names, player.pk, player.replaced_at)


def saying(tournament: Tournament, texts: Iterable[str]) -> list[Redaction]:
    """Find private texts used as the origin of an entrant in the sealed rows of an event; return unsaved redactions.

    In rendered pages only contact data are searched, because the meaning of a short word is uncertain there.
    """
    names = _Homes(tuple(sorted(texts, key=len, reverse=True)), ())
    events = Tournament.objects.filter(pk=tournament.pk).values("pk")
    return _saying(events, names, NOBODY, None)[tournament.pk] if names.names else []


def _saying(
    events: QuerySet[Tournament, Any], names: "_Names", player: int, since: datetime | None
) -> dict[int, list[Redaction]]:
    known = Redaction.objects.filter(line__tournament__in=events)
    taken: dict[Place, list[Span]] = defaultdict(list)
    for of, pk, name, spans in known.values_list("of", "row", "field", "spans").iterator(AT_ONCE):
        taken[of, pk, name] += [(start, end) for start, end in spans]
    found: dict[int, list[Redaction]] = defaultdict(list)
    for model, sealed in SEALED.items():
        rows = model._base_manager.annotate(whose=sealed.whose).filter(whose__in=events)  # noqa: SLF001 -- Django's documented name
        if since:
            rows = rows.filter(**{f"{sealed.at}__gte": since})
        for row in _that_may_say(rows, sealed.fields, names.forms).order_by("pk").iterator(AT_ONCE):
            for name in shown_fields(row):
                place = (stored_name(type(row)), row.pk, name)
                if spans := names.spans(row, name, taken[place]):
                    of, pk, field = place
                    found[row.whose].append(Redaction(of=of, row=pk, field=field, player=player, spans=spans))
    return found


def digest_of_tarjas(tarjas: Iterable[Redaction]) -> str:
    """Return the digest of redactions that a log line stores."""
    rows = sorted([one.of, one.row, one.field, one.player, one.spans] for one in tarjas)
    return digest_of({"tarjas": rows})


@dataclass(frozen=True, slots=True)
class _Names:
    """Names to search for, longest first, and longer names that contain one of them."""

    names: tuple[str, ...]
    longer: tuple[str, ...]

    @property
    def forms(self) -> set[str]:
        """Return all encodings of the names in database columns."""
        found = set()
        for name in self.names:
            ascii_, letters = (json.dumps(name, ensure_ascii=one)[1:-1] for one in (True, False))
            found |= {name, escape(name), ascii_, letters}
        return found

    def spans(self, row: Model, name: str, taken: Sequence[Span]) -> list[Span]:
        """Return the places of a name as a whole word in a field that are not yet redacted."""
        wanted = [_written(row, name, one) for one in self.names]
        longer = [_written(row, name, one) for one in self.longer]
        # Match longer names as well, so that a part of another person's name is not redacted.
        either = "|".join(map(re.escape, (*sorted(longer, key=len, reverse=True), *wanted)))
        said = re.finditer(rf"(?<!\w)(?:{either})(?!\w)", _text(getattr(row, name)))
        found = [one.span() for one in said if one[0] in wanted]
        return [one for one in found if not any(one[0] < end and start < one[1] for start, end in taken)]


class _Homes(_Names):
    """Texts to search for as the origin of an entrant in a draw."""

    def spans(self, row: Model, name: str, taken: Sequence[Span]) -> list[Span]:
        json_like = isinstance(row._meta.get_field(name), JSONField | PackedJSON)  # noqa: SLF001 -- as above
        if not json_like:
            contacts = _Names(tuple(filter(has_contact, self.names)), ())
            return contacts.spans(row, name, taken) if contacts.names else []
        either = "|".join(re.escape(_written(row, name, one)) for one in self.names)
        said = re.finditer(rf'(?<="name":")(?:{either})(?=","of":"home")', _text(getattr(row, name)))
        return [
            one.span()
            for one in said
            if not any(one.start() < end and start < one.end() for start, end in taken)
        ]


def _written(row: Model, field: str, name: str) -> str:
    # The name as encoded in the field: as JSON, as HTML, or plain.
    match row._meta.get_field(field):  # noqa: SLF001 -- Django's documented name
        case JSONField() | PackedJSON():
            return json.dumps(name, ensure_ascii=False)[1:-1]
        case CharField():
            return name
    return escape(name)


def _that_may_say(rows: QuerySet[Any], fields: Iterable[str], forms: Iterable[str]) -> QuerySet[Any]:
    # A coarse filter: the caller checks the remaining rows exactly. The database searches texts; packed columns are
    # decompressed here.
    packed = {name for name in fields if isinstance(rows.model._meta.get_field(name), PackedJSON)}  # noqa: SLF001 -- as above
    texts = {f"{name}_text": Cast(name, TextField()) for name in fields if name not in packed}
    says = [Q(**{f"{text}__contains": form}) for text in texts for form in forms]
    says += [Q(pk__in=_packed_that_say(rows, name, forms)) for name in sorted(packed)]
    wanted = Q()
    for one in says:
        wanted |= one
    found: QuerySet[Any] = rows.alias(**texts).filter(wanted)
    return found


def _packed_that_say(rows: QuerySet[Any], field: str, forms: Iterable[str]) -> list[int]:
    stored = rows.order_by("pk").values_list("pk", Cast(field, BinaryField())).iterator(AT_ONCE)
    return [pk for pk, value in stored if any(form in text for text in [unpacked(value)] for form in forms)]


def _places(asked: Mapping[str, Sequence[int]]) -> dict[Place, list[tuple[int, int, int]]]:
    if not asked:
        return {}
    wanted = Q()
    for of, rows in asked.items():
        wanted |= Q(of=of, row__in=rows)
    found: dict[Place, list[tuple[int, int, int]]] = defaultdict(list)
    columns = Redaction.objects.filter(wanted).order_by().values_list("of", "row", "field", "player", "spans")
    for of, row, field, player, spans in columns:
        found[of, row, field] += [(start, end, player) for start, end in spans]
    return found


def _covered(value: Any, spans: Iterable[tuple[int, int, int]]) -> Any:
    text = "".join(_pieces(_text(value), sorted(spans)))
    return text if isinstance(value, str) else json.loads(text)


def _pieces(text: str, spans: Iterable[tuple[int, int, int]]) -> Iterator[str]:
    at = 0
    for start, end, player in spans:
        yield from (text[at:start], BLACKED if player == NOBODY else mark(player))
        at = end
    yield text[at:]


def _text(value: Any) -> str:
    return value if isinstance(value, str) else canonical(value)
