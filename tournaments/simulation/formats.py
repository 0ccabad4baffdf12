"""How each format makes its rounds, one by one: every next round may look at what the last one came to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tournaments.pairing.entrant import Entrant, Pairing
from tournaments.pairing.lots import by_lot
from tournaments.pairing.schedule.berger import all_play_all
from tournaments.pairing.schedule.groups import draw_groups
from tournaments.pairing.schedule.individual import draw_individual
from tournaments.pairing.schedule.mitchell import draw_mitchell
from tournaments.pairing.swiss.danese import draw_danese
from tournaments.pairing.swiss.draw import draw_swiss
from tournaments.plan.stage import Format
from tournaments.simulation.stage import Drawn, Stage

LATE_UNTIL = 3  # the last round somebody may enter in


def drawn_by_round(stage: Stage) -> Iterator[Drawn]:
    """Yield the rounds of a Swiss or danese: those who are there, by the standings so far."""
    plan = stage.planned.stage
    draw = draw_danese if plan.format is Format.DANESE else draw_swiss
    for number in range(1, (plan.rounds or 0) + 1):
        if number > 1:
            _come_and_go(stage, number)
        entrants = _standing(stage) if number > 1 else stage.entrants
        drawn = draw(entrants, stage.history(), seed=stage.seed + number, options=plan.swiss)
        yield _round(number, drawn.pairings, [one.id for one in entrants])


def _come_and_go(stage: Stage, number: int) -> None:
    stage.hall.leave()
    if _comes_late(stage, number):
        _enter(stage, 0)


def _comes_late(stage: Stage, number: int) -> bool:
    return number <= LATE_UNTIL and stage.hall.happens(stage.hall.chances.late)


def _enter(stage: Stage, group: int) -> int:
    newcomer = stage.hall.enter()
    stage.entrants.append(Entrant(newcomer))
    stage.groups[group].append(newcomer)
    return newcomer


def _standing(stage: Stage) -> list[Entrant]:
    """Return who is there, with place and points."""
    clubs = {one.id: one.club for one in stage.entrants}
    (table,) = stage.tables()
    return [
        Entrant(row.entrant, place, clubs[row.entrant], row.line.points)
        for place, row in enumerate(table, start=1)
        if row.entrant in stage.hall.here
    ]


def drawn_at_once(stage: Stage) -> Iterator[Drawn]:
    """Yield the rounds of all play all, groups and Mitchell. Who leaves stays on the list and does not come; who
    enters late takes the place at which others would rest.
    """
    rounds = [list(pairings) for pairings in _schedule(stage)]
    for number, pairings in enumerate(rounds, start=1):
        if number > 1:
            stage.hall.leave()
            if _comes_late(stage, number):
                _take_byes(stage, rounds[number - 1 :])
        met = {one for pairing in pairings for one in pairing.entrants}
        playing = [
            one for group in stage.groups if met & set(group) for one in group
        ]  # a small group is over sooner
        yield _round(number, pairings, playing)


def _take_byes(stage: Stage, to_come: Sequence[list[Pairing]]) -> None:
    """Let a newcomer meet whoever would rest from now on, in the first group where anybody would."""
    group = min((one.group for pairings in to_come for one in pairings if one.b is None), default=None)
    if group is None:
        return
    # sections of a Mitchell share a table
    newcomer = _enter(stage, group - 1 if len(stage.groups) > 1 else 0)
    for pairings in to_come:
        pairings[:] = [
            replace(one, b=newcomer, flags=()) if one.b is None and one.group == group else one
            for one in pairings
        ]


def _schedule(stage: Stage) -> Sequence[Sequence[Pairing]]:
    plan = stage.planned.stage
    if plan.format is Format.MITCHELL:
        return draw_mitchell(stage.entrants, rounds=plan.rounds or 0, seed=stage.seed, options=plan.mitchell)
    if plan.format is Format.GROUPS:
        drawn = draw_groups(stage.entrants, count=plan.groups, method=plan.method, seed=stage.seed)
        stage.groups = [list(group) for group in drawn]
    else:
        stage.groups = [list(by_lot((one.id for one in stage.entrants), stage.seed))]
    tables = [
        all_play_all(group, double=plan.double, group=number)
        for number, group in enumerate(stage.groups, start=1)
    ]
    return [
        [pairing for table in tables for pairings in table[number : number + 1] for pairing in pairings]
        for number in range(max(map(len, tables)))
    ]


def individual(stage: Stage) -> Iterator[Drawn]:
    """Yield the rounds of an individual event: a pairing names the first of each two partners."""
    drawn = draw_individual(stage.entrants, rounds=stage.planned.stage.rounds or 0, seed=stage.seed)
    for number, made in enumerate(drawn.rounds, start=1):
        if number > 1:
            stage.hall.leave()
        partners = {pair[0]: pair for table in made.tables for pair in table}
        yield replace(_round(number, made.pairings, stage.groups[0]), partners=partners)


def _round(number: int, pairings: Sequence[Pairing], playing: Iterable[int]) -> Drawn:
    return Drawn(number=number, playing=frozenset(playing), pairings=tuple(pairings), partners={})
