"""A summary of a jogo for pages of a whole hall, cached until the jogo's trail grows."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import OuterRef, Subquery

from rules import Points
from scoring.jogo.sheet import Sheet, sheets
from scoring.models import AuditEntry, Jogo
from scoring.table import agreement

KEPT: Final = 4096  # jogos: more than are ever played at once
seen: dict[str, "Glance"] = {}  # by the last digest of the trail at the time of reading


@dataclass(frozen=True, slots=True)
class Glance:
    """A summary of a jogo without its mãos: totals in points and partidas won by side, and the present partida.

    divergent: its sides do not agree. awaiting: it is over at the table and waits to be confirmed. due: a mão can be
    confirmed now. last: the time of the latest mão, `None` before the first. last_mao: its partida and number.
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
        """Return the summary of a sheet."""
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
    """Return the summaries of these jogos, by id.

    One query; if any jogo has changed, also one for these jogos and those of `sheets`. Every write to a jogo adds a
    line to its trail, and the digest of that line covers all earlier ones. A cached summary is therefore valid as
    long as its digest is the last one, in any database.
    """
    lines = AuditEntry.objects.filter(jogo=OuterRef("pk")).order_by("-sequence")
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
