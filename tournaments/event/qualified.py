"""Who goes on from a stage to the next, and in which order."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tournaments.event.lots import kept_apart
from tournaments.models import Confronto, Stage
from tournaments.pairing.bracket.seeding import by_rank, cross
from tournaments.pairing.entrant import Entrant, Pair
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.plan.stage import StagePlan
from tournaments.results import stage_results
from tournaments.stage_plan import is_bracket
from tournaments.standings.penalties import PenaltyTaken, Sanction
from tournaments.standings.qualify import Group, qualify

type Tables = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class StageField:
    """Who enters a stage. pairs: those of the crossing, where there is one."""

    entrants: tuple[Entrant, ...]
    pairs: tuple[Pair, ...] = ()


def field_from(before: Stage, plan: StagePlan, left: Collection[int] = ()) -> StageField:
    """Return who enters a stage with this plan from the one before it; who has left does not.

    Raises DrawError: `too_many_qualifiers`, `crossing_missing_place`.
    """
    results = stage_results.results_of(before)
    gone = {entry.dupla_id for entry in results.entries if entry.until_round is not None}.union(left)
    found, others = _bracket_tables(results, gone) if is_bracket(before) else _tables(results, gone)
    pairs = cross(plan.crossing, found, others) if plan.crossing else ()
    ranked = by_rank([one for pair in pairs for one in pair])
    entrants = _apart(ranked if pairs else plan.format.entrants_from(found, others), results)
    return StageField(tuple(entrants), pairs)


def _tables(results: stage_results.StageResults, gone: set[int]) -> tuple[Tables, tuple[int, ...]]:
    """Return each group's qualifiers, best first, and the best of the next place across groups."""
    wanted = results.planned.stage
    standings = [
        [
            row.entrant
            for row in results.standing(group)
            if row.entrant not in gone and not row.line.disqualified
        ]
        for group in results.groups
    ]
    top = wanted.top
    if top is None:
        return tuple(map(tuple, standings)), ()
    least = min(map(len, standings))
    if least < top:
        raise DrawError(DrawCode.TOO_MANY_QUALIFIERS, qualifiers=top, entrants=least)
    others = _others(results, gone, top, wanted.others) if wanted.others else ()
    return tuple(tuple(table[:top]) for table in standings), others


def _others(results: stage_results.StageResults, gone: set[int], top: int, others: int) -> tuple[int, ...]:
    """Return the best of the next place, compared fairly; who has left is behind all others."""
    groups = []
    for number in results.groups:
        who = tuple(entry.dupla_id for entry in results.entered(number))
        groups.append(Group(who, tuple(one for one in results.meetings if one.a in who)))
    behind_all = (
        PenaltyTaken(entrant=dupla, sanction=Sanction.DISQUALIFICATION, round=0, reason="", author="")
        for dupla in gone
    )
    found = qualify(
        groups,
        results.planned.scheme,
        results.planned.order,
        top=top,
        others=others,
        fair=results.planned.fair,
        penalties=[*map(stage_results.taken, results.penalties), *behind_all],
        carried=results.carried,
        lots=results.lots,
    )
    return found.others


def _bracket_tables(results: stage_results.StageResults, gone: set[int]) -> tuple[Tables, tuple[int, ...]]:
    """Return who goes on from a bracket: by the round of the last win, then the standings."""
    won = Confronto.objects.filter(stage=results.stage, winner__isnull=False)
    main = won.exclude(kind__in=(Confronto.Kind.CONSOLATION, Confronto.Kind.THIRD))
    reached = dict(main.order_by("round").values_list("winner", "round"))
    standing = [row.entrant for row in results.standing() if row.entrant not in gone]
    table = sorted(standing, key=lambda dupla: -reached.get(dupla, 0))
    return (tuple(table[: results.planned.stage.top or len(table)]),), ()


def _apart(entrants: Sequence[Entrant], results: stage_results.StageResults) -> Sequence[Entrant]:
    """Keep those of one team or club apart. A team comes before the group they played in, a club after it."""
    duplas = [entry.dupla for entry in results.entries]
    teams, apart = any(dupla.team_id for dupla in duplas), kept_apart(duplas)
    return [replace(one, club=apart[one.id]) if teams or one.club is None else one for one in entrants]
