"""Yield the rounds of a stage without a bracket one by one, so that a draw can use the results of earlier rounds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tournaments.pairing.entrant import Entrant, Pairing
from tournaments.plan.formats import RoundFormat, ScheduledFormat
from tournaments.simulation.stage import SimulatedRound, SimulatedStage

LATE_UNTIL = 3  # the last round that admits newcomers


def drawn_by_round(stage: SimulatedStage, format_: RoundFormat) -> Iterator[SimulatedRound]:
    """Yield rounds that are drawn one at a time, from the entrants present and the current standings."""
    for number in range(1, (format_.rounds or 0) + 1):
        entrants: Sequence[Entrant] = stage.entrants
        if number > 1:
            stage.hall.leave()
            (standing,) = stage.frozen[-1]  # a format that is drawn by round has one group
            if _comes_late(stage, number):
                _enter(stage, 0, number)
                (standing,) = stage.standings()
            clubs = {one.id: one.club for one in stage.entrants}
            entrants = [
                Entrant(row.entrant, place, clubs[row.entrant], row.line.points)
                for place, row in enumerate(standing, start=1)
                if row.entrant in stage.hall.here
            ]
        opening = number == 1 and stage.carried is None
        drawing = format_.beginning() if number == 1 and not opening else format_
        drawn = drawing.inputs(entrants, stage.history(), seed=stage.seed + number, opening=opening).draw()
        playing = frozenset(one.id for one in entrants)
        yield SimulatedRound(number=number, playing=playing, pairings=drawn.pairings, partners={})


def drawn_at_once(stage: SimulatedStage, format_: ScheduledFormat) -> Iterator[SimulatedRound]:
    """Yield rounds that were all drawn in advance.

    An entrant who leaves stays in the schedule and is absent. A newcomer takes the place of a bye.
    """
    given = format_.inputs(stage.entrants, seed=stage.seed, pairs=stage.pairs, history=stage.history())
    drawn = given.draw()
    listed = format_.listed_in(drawn)
    numbers = sorted(set(listed.values()))
    groups = [[one for one in drawn.order if listed[one] == number] for number in numbers]
    stage.groups = groups or [list(drawn.order)]
    rounds = [list(pairings) for pairings in drawn.rounds]
    for number, pairings in enumerate(rounds, start=1):
        if number > 1:
            stage.hall.leave()
            if format_.takes_late() and _comes_late(stage, number):
                _take_byes(stage, rounds, format_, number)
        met = {one for pairing in pairings for one in pairing.entrants}
        # a small group is over sooner
        playing = frozenset(one for group in stage.groups if met & set(group) for one in group)
        partners = {
            one: (one, partner)
            for pairing in pairings
            if pairing.partners
            for one, partner in zip(pairing.entrants, pairing.partners, strict=True)
        }
        yield SimulatedRound(number=number, playing=playing, pairings=tuple(pairings), partners=partners)


def _comes_late(stage: SimulatedStage, number: int) -> bool:
    return number <= LATE_UNTIL and stage.hall.happens(stage.hall.chances.late)


def _enter(stage: SimulatedStage, group: int, number: int) -> int:
    newcomer = stage.hall.enter()
    stage.entrants.append(Entrant(newcomer))
    stage.groups[group].append(newcomer)
    stage.entered[newcomer] = number
    return newcomer


def _take_byes(
    stage: SimulatedStage, rounds: Sequence[list[Pairing]], format_: ScheduledFormat, number: int
) -> None:
    to_come = rounds[number - 1 :]
    resting = [one for pairings in to_come for one in pairings if one.b is None]
    if not resting:
        return
    # The newcomer joins the first group that has a bye from this round on.
    first = min(resting, key=lambda one: one.group)
    group = first.group
    facing = next(number for number, some in enumerate(stage.groups, start=1) if first.a in some)
    newcomer = _enter(stage, max(1, format_.late_group(group, facing)) - 1, number)
    for pairings in to_come:
        pairings[:] = [
            replace(one, b=newcomer, flags=()) if one.b is None and one.group == group else one
            for one in pairings
        ]
