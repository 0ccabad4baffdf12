"""Verify the rows that decide pairings and winners against their chain, column by column."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from scoring.ledger.chain import START, stored_name
from tournaments.models import Confronto, Dupla, JournalEntry, Round, Stage, StageEntry, Tournament
from tournaments.models.recorded import GONE, Recorded, digest_of

AT_ONCE = 200

type Key = tuple[str, int]  # model and id
type Row = Mapping[str, object]


def faults(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for each line that breaks the chain, and for each row that differs from its lines.

    One query for the lines, and one for each model. Memory use grows with the rows of one tournament.
    """
    written: dict[Key, dict[str, object]] = {}
    yield from _of_chain(tournament, written)
    stored = {key: row for model in Recorded.__subclasses__() for key, row in _stored(model, tournament)}
    for key in sorted(written.keys() | stored.keys()):
        row = stored.get(key)
        if (kept := written.get(key)) is None:
            yield f"{_name(key, row)}: " + _("não está nos lançamentos")
        elif row is None:
            yield f"{_name(key, row)}: " + _("falta, mas está nos lançamentos")
        else:
            found = row.image()
            for column in sorted(kept.keys() | found.keys()):
                if not row.is_as_kept(column, kept, found):
                    difference = _("%(column)s não é o dos lançamentos") % {"column": column}
                    yield f"{_name(key, row)}: {difference}"


def _of_chain(tournament: Tournament, written: dict[Key, dict[str, object]]) -> Iterator[str]:
    # Besides faults it collects in `written` the last logged values of each row.
    previous, expected = START, 1
    lines = JournalEntry.objects.filter(tournament=tournament).order_by("sequence")
    for line in lines.iterator(AT_ONCE):
        if line.sequence != expected:
            yield f"{_('lançamento')} {expected}: " + _("falta")
        elif digest_of(line, previous) != line.digest:
            yield f"{_('lançamento')} {line.sequence}: " + _("o selo não confere")
        previous, expected = line.digest, line.sequence + 1
        for image in _images(line):
            key = (str(image["model"]), image["id"])
            if GONE in image:
                written.pop(key, None)
            else:
                written.setdefault(key, {}).update(image)


def _images(line: JournalEntry) -> list[dict[str, Any]]:
    # A line changed directly in the database may hold any JSON.
    rows = line.rows if isinstance(line.rows, list) else []
    return [
        row for row in rows if isinstance(row, dict) and "model" in row and isinstance(row.get("id"), int)
    ]


def _stored(model: type[Recorded], tournament: Tournament) -> Iterator[tuple[Key, Any]]:
    # The base manager also returns rows that other managers leave out, such as dropped stages.
    rows: QuerySet[Any] = model._base_manager.filter(**{model.WHOSE: tournament.pk})  # noqa: SLF001 -- Django's documented name
    for row in rows.iterator(AT_ONCE):
        yield (stored_name(model), row.pk), row


def _name(key: Key, row: Any) -> str:
    model, pk = key
    match row:
        case Confronto():
            place = {"stage": row.stage.number, "round": row.round, "position": row.position}
            return _("fase %(stage)s, rodada %(round)s, confronto %(position)s") % place
        case Round():
            return _("fase %(stage)s, rodada %(round)s") % {"stage": row.stage.number, "round": row.number}
        case Stage():
            return _("fase %(stage)s") % {"stage": row.number}
        case StageEntry():
            return _("fase %(stage)s, %(name)s") % {"stage": row.stage.number, "name": row.dupla.name}
        case Dupla():
            return _("dupla %(number)s") % {"number": row.number}
    return f"{model} {pk}"
