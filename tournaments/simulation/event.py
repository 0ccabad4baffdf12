"""Simulate a whole event: each stage gets its entrants from an earlier stage."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from tournaments.pairing.bracket.seeding import cross
from tournaments.pairing.entrant import CrossedPair, Entrant
from tournaments.pairing.schedule.team_rounds import in_twos, teams_of
from tournaments.plan.formats import BracketFormat, RoundFormat, ScheduledFormat
from tournaments.plan.stored import Planned
from tournaments.simulation.bracket import bracket
from tournaments.simulation.hall import USUAL_LUCK, Chances, Competitor, Hall, Luck
from tournaments.simulation.rounds import drawn_at_once, drawn_by_round
from tournaments.simulation.stage import SimulatedStage
from tournaments.standings.line import Carried
from tournaments.standings.qualify import Group, Qualified, qualify


@dataclass(frozen=True, slots=True)
class Event:
    """A finished event.

    competitors: everybody who ever entered. order: the ranking of the last stage of the main line.
    """

    competitors: Mapping[int, Competitor]
    stages: tuple[SimulatedStage, ...]

    @property
    def order(self) -> tuple[int, ...]:
        """Return the ids in the order of the final ranking, best first."""
        return order_of(next(one for one in reversed(self.stages) if one.planned.stage.side_of is None))


def simulate(
    plans: Sequence[Planned],
    competitors: Sequence[Competitor],
    *,
    seed: int,
    chances: Chances | None = None,
    luck: Luck = USUAL_LUCK,
) -> Event:
    """Play an event. Raises `DrawError` if the plan cannot be played with this number of entrants."""
    chance = Random(seed)  # noqa: S311 -- repeatable, no secret
    hall = Hall(competitors, chance, chances or Chances(), luck)
    entrants = [Entrant(one.id, club=one.club) for one in competitors]
    if plans[0].stage.format.ranked_as_one > 1:
        entrants = in_twos(entrants)
    stages = [SimulatedStage(plans[0], entrants, hall, seed=seed)]
    _play(stages[0])
    for number, planned in enumerate(plans[1:], start=1):
        if side := planned.stage.side_of:
            stages.append(_beside(stages[side - 1], stages[side], planned, seed + number))
        else:
            stages.append(_next(stages[-1], planned, seed + number))
        _play(stages[-1])
    return Event(hall.all, tuple(stages))


def order_of(stage: SimulatedStage) -> tuple[int, ...]:
    """Return the order of a stage, best first.

    A bracket has its own order. Otherwise it follows the standings: all first places of the groups, then all
    second places, and so on.
    """
    if stage.order:
        return stage.order
    if stage.planned.stage.format.ranked_as_one > 1:
        team_of = {team[0]: team for team in teams_of(stage.entrants).values()}
        (table,) = stage.standings()
        return tuple(one for row in table for one in team_of[row.entrant])
    # Smaller groups have no entrant for the last places.
    places = zip_longest(*([row.entrant for row in group] for group in stage.standings()))
    return tuple(one for place in places for one in place if one is not None)


def _play(stage: SimulatedStage) -> None:
    match stage.planned.stage.format:
        case BracketFormat() as format_:
            rounds = bracket(stage, format_)
        case ScheduledFormat() as format_:
            rounds = drawn_at_once(stage, format_)
        case RoundFormat() as format_:
            rounds = drawn_by_round(stage, format_)
    for drawn in rounds:
        stage.play(drawn, decide=stage.planned.stage.format.is_bracket)


def _next(before: SimulatedStage, planned: Planned, seed: int) -> SimulatedStage:
    found, others = _qualified(before)
    pairs: Sequence[CrossedPair] = (
        cross(planned.stage.crossing, found, others) if planned.stage.crossing else ()
    )
    lines = {row.entrant: row.line for group in before.standings() for row in group}
    share = planned.stage.carry
    carried = {
        one: Carried(lines[one].points * share, lines[one].made * share, lines[one].suffered * share)
        for one in (*(one for group in found for one in group), *others)
    }
    origin = {one: number for number, group in enumerate(before.groups, start=1) for one in group}
    if planned.stage.by_campaign and len(found) > 1:
        found = _by_campaign(before, found)
    entrants = planned.stage.format.entrants_from(found, others, origin=origin)
    return SimulatedStage(
        planned,
        entrants,
        before.hall,
        seed=seed,
        pairs=pairs,
        carried=carried,
        earlier=(*before.earlier, *before.rounds),
    )


def _beside(before: SimulatedStage, onward: SimulatedStage, planned: Planned, seed: int) -> SimulatedStage:
    ahead = {one.id for one in onward.entrants}
    others = {one for one in before.hall.here if one not in ahead}
    found = [tuple(row.entrant for row in group if row.entrant in others) for group in before.standings()]
    earlier = (*before.earlier, *before.rounds)
    entrants = planned.stage.format.entrants_from([one for one in found if one])
    return SimulatedStage(planned, entrants, before.hall, seed=seed, earlier=earlier)


def _qualified(before: SimulatedStage) -> tuple[Sequence[tuple[int, ...]], tuple[int, ...]]:
    plan, here = before.planned.stage, before.hall.here
    if plan.top is None:
        order = order_of(before)
        going = tuple(one for one in order if one in here)
        return [going[: plan.format.leaves(len(before.entrants))]], ()
    compared = _compared(before, plan.top, plan.others)
    return compared.groups, compared.others


def _by_campaign(before: SimulatedStage, found: Sequence[tuple[int, ...]]) -> Sequence[tuple[int, ...]]:
    best = _compared(before, 0, len(before.groups)).others
    return sorted(found, key=lambda table: best.index(table[0]))


def _compared(before: SimulatedStage, top: int, others: int) -> Qualified:
    met = before.counted()
    return qualify(
        [Group.of(group, met) for group in before.groups],
        before.planned.scheme,
        before.planned.order,
        top=top,
        others=others,
        fair=before.planned.fair,
        lots=before.lots,
    )
