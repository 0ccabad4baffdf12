"""Round robin, single or double (girone all'italiana)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tournaments.pairing.entrant import Entrant, Pairing, Scheduled
from tournaments.pairing.kinds import AllPlayAllDraw, listed_ids
from tournaments.pairing.schedule.berger import berger
from tournaments.plan.fields import DOUBLE, PlanField
from tournaments.plan.formats.base import check_count, register
from tournaments.plan.formats.families import ScheduledFormat
from tournaments.plan.places import Places, in_blocks
from tournaments.plan.preview import FirstDraw


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class AllPlayAll(ScheduledFormat):
    """Round robin. double: two meetings of each pair, with exchanged seats."""

    key: ClassVar[str] = "all_play_all"
    fields: ClassVar[tuple[PlanField, ...]] = (DOUBLE,)

    double: bool = False

    @property
    def may_meet_again(self) -> bool:
        return self.double

    def meetings(self, entrants: int, *, crossed: int = 0) -> tuple[int, ...]:
        """Count the meetings of the Berger table."""
        del crossed
        check_count(entrants)
        return meetings_in([entrants], double=self.double)

    def preview(self, entrants: Sequence[Entrant], *, seed: int) -> FirstDraw:
        """Return the first round without drawing the others."""
        order = listed_ids(entrants, seed)
        first = (Pairing(a=order[a - 1], b=order[b - 1], table=None) for a, b in berger(len(order))[0])
        return FirstDraw.of_round(first)

    def drawn_as(self, entrants: int) -> AllPlayAllDraw:
        """Return the draw of numbers for the Berger table."""
        del entrants
        return AllPlayAllDraw(double=self.double)

    def places(self, drawn: Scheduled, mesas: int) -> Places:
        """Use the first mesas in all rounds."""
        return in_blocks(drawn.rounds, mesas)


def meetings_in(groups: Sequence[int], *, double: bool) -> tuple[int, ...]:
    """Return the number of meetings in each round for groups of these sizes."""
    once: Counter[int] = Counter()
    for size, times in Counter(groups).items():
        for number, pairs in enumerate(berger(size)):
            once[number] += len(pairs) * times
    rounds = tuple(once[number] for number in sorted(once))
    return rounds * (2 if double else 1)
