"""Who plays, by number: a document is read with names, and the number of a player stands in what was sealed."""

from functools import lru_cache
from typing import Any

from tournaments.ledger.names_apart import number_of
from tournaments.models import DuplaMember, Publication
from tournaments.publication.reading import Shown

type Players = dict[int, list[int | None]]


def players_by_dupla(shown: Shown) -> Players:
    """Return the numbers of the players by that of their dupla; None of one whom version 0.2 sealed by name.

    One query; none where this process has read that revision.
    """
    revision = shown.head.revision
    if revision is not None:
        return _of_revision(revision.pk, revision.digest)
    found: Players = {}
    members = DuplaMember.objects.filter(tournament=shown.head.tournament).order_by("pk")
    for dupla, player in members.values_list("dupla__number", "player"):
        found.setdefault(dupla, []).append(player)
    return found


@lru_cache(maxsize=64)
def _of_revision(pk: int, digest: str) -> Players:
    duplas: Any = Publication.objects.values_list("payload", flat=True).get(pk=pk, digest=digest)["duplas"]
    return {one["number"]: [number_of(player) for player in one["players"]] for one in duplas}
