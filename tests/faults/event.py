"""The play under chaos: a tournament for each entry mode, its groups drawn, and the link to every mesa."""

from dataclasses import dataclass, field
from typing import Any

from scoring.models import Jogo
from tests.factories import make_stages
from tests.faults.phone import Entry
from tournaments.hall import mesas
from tournaments.models import Confronto, Tournament

MAOS = 2  # of a partida: the winner of the first mão wins the second too


@dataclass(frozen=True, slots=True)
class Size:
    """groups: of five duplas each, ten jogos; mesas: of each tournament; partidas: of a jogo, all of them played."""

    groups: int
    mesas: int
    partidas: int

    @property
    def maos(self) -> int:
        """Return the number of mãos of one tournament."""
        return 10 * self.groups * self.partidas * MAOS


@dataclass(frozen=True, slots=True)
class Event:
    """One tournament as its players know it. mesas: the target of each QR; duplas: the private link of each, by name.

    sent: the contents of the phones' outboxes, from the first mão on.
    """

    tournament: Tournament
    size: Size
    mesas: list[str]
    duplas: dict[str, str]
    jogos: int
    sent: list[Entry] = field(default_factory=list)

    @property
    def entry(self) -> str:
        return str(self.tournament.entry)


def make(size: Size, entry: str = Jogo.Entry.SCORER) -> Event:
    """Make a tournament and begin it."""
    plan: dict[str, Any] = {"format": "groups", "groups": size.groups}
    fields = {"mesas": size.mesas, "partidas": size.partidas, "fixed": True, "target": 1500, "entry": entry}
    (stage,) = make_stages(plan, duplas=5 * size.groups, name=f"Copa {entry}", **fields)
    tournament = stage.tournament
    doors = [f"/m/{mesas.token(mesa)}/" for mesa in mesas.of_tournament(tournament)]
    links = {key.dupla.name: f"/dupla/{mesas.token(key)}/" for key in mesas.duplas_of(tournament)}
    jogos = Confronto.objects.filter(stage=stage, bye_a=False, bye_b=False).count()
    return Event(tournament, size, doors, links, jogos)
