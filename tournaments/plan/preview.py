"""What the first draw of a stage would look like: drawn from a seed, nothing stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tournaments.pairing.bracket.double import draw_double
from tournaments.pairing.bracket.knockout import draw
from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.entrant import Entrant, Pairing
from tournaments.pairing.history import History
from tournaments.pairing.lots import by_lot
from tournaments.pairing.schedule.berger import berger
from tournaments.pairing.schedule.groups import draw_groups
from tournaments.pairing.schedule.individual import draw_individual
from tournaments.pairing.schedule.mitchell import draw_mitchell
from tournaments.pairing.swiss.danese import draw_danese
from tournaments.pairing.swiss.draw import draw_swiss
from tournaments.plan.stage import Format, Stage


class Meet(NamedTuple):
    """Who would meet whom in the first round; without `b` somebody walks through or rests."""

    a: tuple[int, ...]
    b: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """groups: ids of each group, where there are groups. first: the meetings of the first round otherwise."""

    groups: tuple[tuple[int, ...], ...] = ()
    first: tuple[Meet, ...] = ()


def preview(stage: Stage, entrants: Sequence[Entrant], *, seed: int) -> Preview:
    """Return the first draw of a stage for these entrants. Raises DrawError as the draw itself."""
    match stage.format:
        case Format.GROUPS:
            return Preview(groups=draw_groups(entrants, count=stage.groups, method=stage.method, seed=seed))
        case Format.KNOCKOUT:
            bracket = draw(entrants, seed=seed, third_place=stage.third, consolation=stage.consolation)
            return Preview(first=_of_bracket(bracket))
        case Format.DOUBLE:
            return Preview(first=_of_bracket(draw_double(entrants, seed=seed, reset=stage.reset)))
        case Format.INDIVIDUAL:
            return Preview(first=_of_players(entrants, seed))
    return Preview(first=tuple(_meet(pairing) for pairing in _round(stage, entrants, seed)))


def _round(stage: Stage, entrants: Sequence[Entrant], seed: int) -> Sequence[Pairing]:
    match stage.format:
        case Format.SWISS:
            return draw_swiss(entrants, History(), seed=seed, options=stage.swiss).pairings
        case Format.DANESE:
            return draw_danese(entrants, History(), seed=seed, options=stage.swiss).pairings
        case Format.MITCHELL:
            return draw_mitchell(entrants, rounds=1, seed=seed, options=stage.mitchell)[0]
    order = by_lot((one.id for one in entrants), seed)
    return [Pairing(a=order[a - 1], b=order[b - 1], table=None) for a, b in berger(len(order))[0]]


def _meet(pairing: Pairing) -> Meet:
    return Meet((pairing.a,), () if pairing.b is None else (pairing.b,))


def _of_bracket(bracket: Bracket) -> tuple[Meet, ...]:
    first = [node for node in bracket.nodes if node.round == 1]
    sides = [[slot.entrant for slot in (node.a, node.b) if slot.entrant is not None] for node in first]
    return tuple(Meet((one,), tuple(other)) for one, *other in sides)


def _of_players(entrants: Sequence[Entrant], seed: int) -> tuple[Meet, ...]:
    first = draw_individual(entrants, rounds=1, seed=seed).rounds[0]
    return tuple(Meet(*pairs) for pairs in first.tables) + tuple(Meet((one,), ()) for one in first.resting)
