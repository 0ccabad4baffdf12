"""Pairings of earlier stages, with rounds numbered across the stages."""

from tournaments.models import Confronto, Stage
from tournaments.pairing.history import Met
from tournaments.standings.meeting import Status


def met_before(stage: Stage) -> list[Met]:
    """Return every pairing of the stages before this one, byes included. At most one query.

    Pairings with both sides absent are left out.
    """
    if stage.number == 1:
        return []
    rows = Confronto.objects.posted().filter(tournament=stage.tournament_id, stage__number__lt=stage.number)
    rows = rows.exclude(status=Status.BOTH_ABSENT)  # both absent: they have not met
    # A bye is a meeting with None.
    found: list[Met] = []
    rounds: dict[tuple[int, int], int] = {}
    for number, at, a, b in rows.order_by("stage__number", "round", "pk").values_list(
        "stage__number", "round", "dupla_a", "dupla_b"
    ):
        if one := a or b:
            found.append(Met(rounds.setdefault((number, at), len(rounds) + 1), one, b if a else None))
    return found
