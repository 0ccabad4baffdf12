"""One finished jogo of a bracket, and the sums of an entrant over its jogos."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tournaments.pairing.bracket.nodes import Kind, Side


class PartidaResult(NamedTuple):
    """Points of both sides in one partida, and its winner; None while unfinished when the jogo ended."""

    points_a: int
    points_b: int
    winner: Side | None


@dataclass(frozen=True, slots=True, kw_only=True)
class JogoResult:
    """One finished jogo between the entrants `a` and `b`.

    In a W.O. `partidas` holds only what was really played, as a rule nothing: no points are invented for it.
    Without a winner (both absent) nobody goes on: both are out in its round; of the third place it says nothing.
    """

    round: int
    kind: Kind = "main"
    a: int
    b: int
    winner: int | None
    walkover: bool = False
    partidas: tuple[PartidaResult, ...] = ()
    canastras_a: Mapping[str, int] = field(default_factory=dict)
    canastras_b: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.a == self.b or self.winner not in {self.a, self.b, None}:
            raise ValueError(f"not a jogo between two with one of them as winner: {self}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What an entrant did in its finished jogos. A W.O. counts as a jogo too. `canastras` are by kind."""

    jogos_won: int = 0
    jogos_lost: int = 0
    walkovers_won: int = 0
    walkovers_lost: int = 0
    partidas_won: int = 0
    partidas_lost: int = 0
    points_for: int = 0
    points_against: int = 0
    canastras: Mapping[str, int] = field(default_factory=dict)

    @property
    def difference(self) -> int:
        """Return points for less points against."""
        return self.points_for - self.points_against


def added(tally: Tally, result: JogoResult, entrant: int) -> Tally:
    """Return the tally with one jogo more, seen from the side of `entrant`."""
    side: Side = "A" if entrant == result.a else "B"
    canastras = result.canastras_a if side == "A" else result.canastras_b
    won, lost = result.winner == entrant, result.winner not in {entrant, None}
    in_a = sum(partida.points_a for partida in result.partidas)
    in_b = sum(partida.points_b for partida in result.partidas)
    partidas_won = sum(partida.winner == side for partida in result.partidas)
    decided = sum(partida.winner is not None for partida in result.partidas)
    return Tally(
        jogos_won=tally.jogos_won + won,
        jogos_lost=tally.jogos_lost + lost,
        walkovers_won=tally.walkovers_won + (won and result.walkover),
        walkovers_lost=tally.walkovers_lost + (lost and result.walkover),
        partidas_won=tally.partidas_won + partidas_won,
        partidas_lost=tally.partidas_lost + decided - partidas_won,
        points_for=tally.points_for + (in_a if side == "A" else in_b),
        points_against=tally.points_against + (in_b if side == "A" else in_a),
        canastras=_summed(tally.canastras, canastras),
    )


def _summed(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Return the sums by kind, kinds in alphabetical order: the same results give the same bytes."""
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in sorted({*one, *other})}
