"""Entrants of a draw, the clubs that the draw keeps apart, and random lots."""

import secrets
from collections.abc import Iterable, Sequence

from tournaments.models import Dupla, Tournament
from tournaments.names import sort_name
from tournaments.pairing import Entrant
from tournaments.pairing.lots import by_lot

MOST_SEED = 2**31


def entrants_of(tournament: Tournament) -> list[Entrant]:
    """Return all entered duplas as entrants of a draw."""
    duplas = list(Dupla.objects.filter(tournament=tournament))
    apart = kept_apart(duplas)
    return [Entrant(dupla.pk, dupla.seed, club=apart[dupla.pk]) for dupla in duplas]


def kept_apart(duplas: Iterable[Dupla]) -> dict[int, int | None]:
    """Map each dupla to its club in the sense of the draw: its team, else its origin, else None."""
    homes: dict[str, int] = {}
    return {
        dupla.pk: dupla.team_id
        # Origins get negative numbers, so that they never equal the id of a team.
        or (dupla.home and ~homes.setdefault(sort_name(dupla.home), len(homes)))
        or None
        for dupla in duplas
    }


def lots_of(ids: Sequence[int], seed: int) -> dict[str, int]:
    """Return the lot of each dupla, the last criterion of the standings."""
    return {str(id_): lot for lot, id_ in enumerate(by_lot(ids, seed), start=1)}


def new_seed(seed: int | None) -> int:
    """Return the given seed, or a random one if it is None."""
    return secrets.randbelow(MOST_SEED) if seed is None else seed
