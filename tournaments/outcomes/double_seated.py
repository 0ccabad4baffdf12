"""Who sits in two open jogos at once: a result was undone while its dupla plays on. Nobody can play both."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from scoring.jogo.sheet import SIDES
from tournaments.models import Confronto, Dupla
from tournaments.models.confronto import SIDES_READ
from tournaments.wording.decisions import two_open_jogos


@dataclass(frozen=True, slots=True)
class DoubleSeated:
    """A dupla by its number and name, and the mesas of its open jogos; None for one that has no mesa now."""

    number: int
    dupla: str
    mesas: tuple[int | None, ...]

    def __str__(self) -> str:
        return two_open_jogos(self.dupla, self.mesas)


def double_seated(confrontos: Iterable[Confronto]) -> list[DoubleSeated]:
    """Return who takes part in several of these open confrontos, by number. Their sides have to be read."""
    seats: dict[Dupla, list[int | None]] = defaultdict(list)
    for row in confrontos:
        for dupla in (*row.pair("A"), *row.pair("B")):
            seats[dupla].append(row.mesa)
    found = sorted((dupla for dupla, mesas in seats.items() if len(mesas) > 1), key=lambda one: one.number)
    return [DoubleSeated(dupla.number, dupla.name, tuple(seats[dupla])) for dupla in found]


def double_seated_with(confronto: Confronto) -> list[DoubleSeated]:
    """Return who of a confronto sits in another open jogo as well. One query."""
    rows = Confronto.objects.being_played().filter(tournament=confronto.tournament_id, status="")
    found = list(rows.select_related(*SIDES_READ).order_by("round", "pk"))
    own = {
        dupla.number for row in found if row.pk == confronto.pk for side in SIDES for dupla in row.pair(side)
    }
    return [one for one in double_seated(found) if one.number in own]
