"""Find duplas seated in two open jogos: a result was undone while the dupla already plays its next jogo."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from tournaments.models import Confronto, Dupla
from tournaments.wording.decisions import two_open_jogos


@dataclass(frozen=True, slots=True)
class DoubleSeated:
    """A dupla by number and name, and the mesas of its open jogos; None for a jogo without a mesa."""

    number: int
    dupla: str
    mesas: tuple[int | None, ...]

    def __str__(self) -> str:
        return two_open_jogos(self.dupla, self.mesas)


def double_seated(confrontos: Iterable[Confronto]) -> list[DoubleSeated]:
    """Return the duplas in several of these open confrontos, by number. The sides must be loaded."""
    seats: dict[int, list[Confronto]] = defaultdict(list)
    for row in confrontos:
        for entrant in row.entrants:
            seats[entrant].append(row)
    twice = {entrant: rows for entrant, rows in seats.items() if len(rows) > 1}
    duplas = [(_seated_at(rows[0], entrant), rows) for entrant, rows in twice.items()]
    found = [
        DoubleSeated(dupla.number, dupla.name, tuple(row.mesa for row in rows)) for dupla, rows in duplas
    ]
    return sorted(found, key=lambda one: one.number)


def _seated_at(confronto: Confronto, entrant: int) -> Dupla:
    return next(dupla for dupla in confronto.people if dupla.pk == entrant)


def double_seated_with(confronto: Confronto) -> list[DoubleSeated]:
    """Return the duplas of a confronto that sit in another open jogo as well. One query."""
    rows = Confronto.objects.being_played().filter(tournament=confronto.tournament_id, status="")
    found = list(rows.with_sides().order_by("round", "pk"))
    own = {dupla.number for row in found if row.pk == confronto.pk for dupla in row.people}
    return [one for one in double_seated(found) if one.number in own]
