"""The result of a confronto at the desk, in the units of its stage, as its round shows it to the public."""

from collections.abc import Collection
from dataclasses import dataclass

from tournaments.charts.round import MeetingSide, seats
from tournaments.models import Confronto, Tournament
from tournaments.publication.snapshot import meetings_of
from tournaments.wording import stages

BETWEEN = " × "


@dataclass(frozen=True, slots=True)
class Figures:
    """The score and the tournament points of a confronto. said: how it ended, unless it was played as usual."""

    sides: tuple[MeetingSide, ...]
    said: str

    @property
    def score(self) -> str:
        """Return partidas won, or points at the table: `1.840 × 1.220`; empty before the first mão and after a W.O."""
        return BETWEEN.join(side.score for side in self.sides if side.score)

    @property
    def worth(self) -> str:
        """Return the tournament points, `14 VP × 6 VP`; empty before the end and in a bracket."""
        return BETWEEN.join(side.worth for side in self.sides if side.worth)


def figures(tournament: Tournament, confrontos: Collection[Confronto]) -> dict[int, Figures]:
    """Return the results of those confrontos that are played or over, by id.

    confrontos: with their jogos. At most nine queries, none before the first jogo.
    """
    begun = [one for one in confrontos if one.status or one.jogo_id]
    if not begun:
        return {}
    # In a bracket the rounds may have jogos of different lengths.
    lengths = {one.pk: one.jogo.partidas for one in begun if one.jogo}
    return {
        pk: Figures(
            tuple(seats(one, partidas=lengths.get(pk), vp=play.vp is not None)), stages.status(one["status"])
        )
        for pk, (play, one) in meetings_of(tournament, begun).items()
    }
