"""Players by number: pages use a document with names, while the sealed document contains the numbers."""

from functools import lru_cache
from typing import Any

from tournaments.ledger.names_apart import number_of
from tournaments.models import DuplaMember, Publication
from tournaments.publication.reading import PublicData

type Players = dict[int, list[int | None]]


def players_by_dupla(shown: PublicData) -> Players:
    """Return the player numbers of each dupla; None for a player that version 0.2 sealed by name.

    Runs one query, or none if this process has loaded the revision before.
    """
    revision = shown.head.revision
    if revision is not None:
        return _of_revision(revision.pk, revision.digest)
    found: Players = {}
    members = DuplaMember.objects.filter(tournament=shown.head.tournament).order_by("pk")
    for dupla, player in members.values_list("dupla__number", "player"):
        found.setdefault(dupla, []).append(player)
    return found


# A revision never changes, so the cache needs no expiry.
@lru_cache(maxsize=64)
def _of_revision(pk: int, digest: str) -> Players:
    duplas: Any = Publication.objects.values_list("payload", flat=True).get(pk=pk, digest=digest)["duplas"]
    return {one["number"]: [number_of(player) for player in one["players"]] for one in duplas}
