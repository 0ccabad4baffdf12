"""Who is drawn, apart from whom, and by which lot."""

import secrets
from collections.abc import Iterable, Sequence

from tournaments.models import Dupla, Tournament
from tournaments.names import sort_name
from tournaments.pairing import Entrant
from tournaments.pairing.lots import by_lot

MOST_SEED = 2**31


def entrants_of(tournament: Tournament) -> list[Entrant]:
    """Return all duplas entered, as the draw takes them."""
    duplas = list(Dupla.objects.filter(tournament=tournament))
    apart = kept_apart(duplas)
    return [Entrant(dupla.pk, dupla.seed, club=apart[dupla.pk]) for dupla in duplas]


def kept_apart(duplas: Iterable[Dupla]) -> dict[int, int | None]:
    """Return what the draw calls a club, by dupla: its team, else where it comes from, else nothing."""
    homes: dict[str, int] = {}
    return {
        dupla.pk: dupla.team_id
        or (dupla.home and ~homes.setdefault(sort_name(dupla.home), len(homes)))
        or None
        for dupla in duplas
    }


def lots_of(ids: Sequence[int], seed: int) -> dict[str, int]:
    """Return the lots by dupla: the last criterion of the standings."""
    return {str(id_): lot for lot, id_ in enumerate(by_lot(ids, seed), start=1)}


def new_seed(seed: int | None) -> int:
    """Return the seed of the lots, made up where none is given."""
    return secrets.randbelow(MOST_SEED) if seed is None else seed
