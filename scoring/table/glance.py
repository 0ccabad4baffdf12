"""What a hall shows of a jogo: a few figures of its sheet, read again only where something was written since."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import OuterRef, Subquery

from rules import Points
from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Jogo, Registro
from scoring.table import agreement

KEPT: Final = 4096  # jogos: more than are played at once anywhere
seen: dict[str, "Glance"] = {}  # by the head of the chain at which it was read


@dataclass(frozen=True, slots=True)
class Glance:
    """How a jogo stands, without its mãos: totals in points and partidas won by side, numbers of what is played.

    divergent: its sides do not agree; awaiting: it is over at the table, and waits to be confirmed; due: something can
    be confirmed now. last: when the latest mão came in, None before the first;
    last_mao: the partida and number of the last one.
    """

    won: Mapping[str, int]
    totals: Mapping[str, Points]
    partida: int
    next_mao: int
    maos: int
    last: datetime | None
    last_mao: tuple[int, int] | None
    over: bool
    divergent: bool
    awaiting: bool
    due: bool

    @classmethod
    def of(cls, sheet: Sheet) -> "Glance":
        """Return the glance at a sheet."""
        lines, current = sheet.lines, sheet.current
        return cls(
            won=sheet.won,
            totals=current.totals,
            partida=current.number,
            next_mao=sheet.next_mao,
            maos=len(lines),
            last=max((line.mao.entered_at for line in lines), default=None),
            last_mao=next(
                ((one.number, one.maos[-1].number) for one in reversed(sheet.partidas) if one.maos), None
            ),
            over=sheet.over,
            divergent=sheet.flagged,
            awaiting=bool(sheet.awaiting),
            due=bool(agreement.due(sheet, "")),
        )


def glances(jogos: Collection[int]) -> dict[int, Glance]:
    """Return how each of these jogos stands, by id. One query, and those of `sheets` and one where any was written to.

    Every write to a jogo leaves a line of its trail, whose digest is of all before it: what was read at a head of the
    chain is right for as long as that is the head, in whichever database.
    """
    lines = Registro.objects.filter(jogo=OuterRef("pk")).order_by("-sequence")
    told = Jogo.objects.filter(pk__in=jogos).values_list("pk", Subquery(lines.values("digest")[:1]))
    heads = dict(told)
    found = {pk: seen[head] for pk, head in heads.items() if head in seen}
    moved = heads.keys() - found.keys()
    if moved:
        for pk, sheet in sheets(list(Jogo.objects.filter(pk__in=moved))).items():
            found[pk] = Glance.of(sheet)
            _keep(heads[pk], found[pk])
    return found


def _keep(head: str, glance: Glance) -> None:
    if len(seen) >= KEPT:
        seen.clear()
    seen[head] = glance
