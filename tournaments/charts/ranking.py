"""A table of standings as a page draws it: a column for each criterion, and why each row stands where it does. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.publication import lookup as told
from tournaments.wording import stages as words
from tournaments.wording.rounds import place

type Payload = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Head:
    """The heading of a column, short and in full."""

    short: str
    long: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a table. cells: one for each heading."""

    place: str
    number: int
    name: str
    css: str
    cells: tuple[tuple[str, str], ...]  # short heading, value
    why: str
    notes: tuple[str, ...]
    goes_on: bool


@dataclass(frozen=True, slots=True)
class TableChart:
    """The standings of a stage or of one of its groups."""

    group: int
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]


def table_chart(stage: Payload, table: Payload) -> TableChart:
    """Return a table with a column for each criterion, in their order, and what was played."""
    rows = table["rows"]
    shown = [one["by"] for one in rows[0]["criteria"]] if rows else []
    heads = [Head(words.head(by, stage), words.long_head(by, stage)) for by in shown]
    heads.append(Head(_("Jogos"), _("jogos ganhos e perdidos")))
    if (stage["partidas"] or 1) > 1:
        heads.append(Head(_("Partidas"), _("partidas ganhas e perdidas")))
    labels = [one.short for one in heads]
    return TableChart(table["group"], tuple(heads), tuple(_row(stage, row, labels) for row in rows))


def _row(stage: Payload, row: Payload, labels: list[str]) -> Row:
    values = [points(one["value"]) for one in row["criteria"]]
    pairs = [f"{won}–{lost}" for won, lost in (row["jogos"], row["partidas"])]
    shared = row["place"] != row["place_to"] and not told.is_bracket(stage)
    return Row(
        place=place(row["place"], row["place_to"]),
        number=row["dupla"],
        name=row["name"],
        css="is-through" if row["goes_on"] else "is-gone" if row["disqualified"] else "",
        cells=tuple(zip(labels, values + pairs, strict=False)),
        why=words.above(row["above"], stage, shared=shared),
        notes=tuple(_notes(row)),
        goes_on=row["goes_on"],
    )


def _notes(row: Payload) -> Iterable[str]:
    """Say what else there is to a row: what it brought, what was taken from it, that it has left."""
    if brought := row["carried"].get("points"):
        yield _("trouxe %(points)s da fase anterior") % {"points": _number(brought)}
    yield from map(words.penalty, row["penalties"])
    if row["until_round"] is not None:
        yield _("saiu depois da %(round)sª rodada") % {"round": row["until_round"]}


def _number(value: object) -> str:
    """Return what is carried as a page writes it: it may be stored as a fraction."""
    whole, _slash, part = str(value).partition("/")
    return points(round(int(whole) / int(part), 3)) if part else points(int(whole))
