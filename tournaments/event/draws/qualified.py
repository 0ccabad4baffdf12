"""Qualifiers of a stage for the next one, and their order."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tournaments.event.draws.lots import kept_apart
from tournaments.models import Stage, StageEntry
from tournaments.pairing.bracket.seeding import by_rank, cross
from tournaments.pairing.entrant import CrossedPair, Entrant
from tournaments.pairing.errors import DrawError
from tournaments.plan.formats import BracketFormat, Format, ScheduledFormat
from tournaments.plan.stage import StagePlan
from tournaments.results import stage_results
from tournaments.results.stage_tables import StageResults, taken
from tournaments.stage_plan import is_bracket
from tournaments.standings.penalties import PenaltyTaken, Sanction
from tournaments.standings.qualify import Group, Qualified, qualify
from tournaments.standings.ranking import Ranked

type Table = tuple[int, ...]
type Tables = tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class StageField:
    """Entrants of a stage. pairs: the pairs of the crossing, if the plan has one."""

    entrants: tuple[Entrant, ...]
    pairs: tuple[CrossedPair, ...] = ()


def field_from(
    before: Stage,
    plan: StagePlan,
    left: Collection[int] = (),
    *,
    short: bool = False,
    elsewhere: Collection[int] = (),
) -> StageField:
    """Return the entrants of a stage from the previous one, with as many qualifiers as are present.

    left: duplas withdrawn since; the next in the standings move up, unless `short`. elsewhere: duplas that already
    play a side event and stay there; they are replaced too. A place of the crossing without a dupla is a bye for the
    other side. If a pair is left empty, or a group or a bracket becomes unplayable, the crossing is ignored and the
    list is seeded by places.
    """
    results = stage_results.results_of(before)
    if plan.side_of:
        return _left_out(results, plan, left)
    found, others = qualifiers(results, left, short=short, elsewhere=elsewhere)
    gone = {mate for one in left for mate in results.team(one)}
    pairs = cross(plan.crossing, *_with_gaps(found, others, gone)) if plan.crossing else ()
    found, others = _present(found, others, gone)
    if plan.by_campaign and len(found) > 1:
        found = _by_campaign(results, found)
    if pairs and not _can_be_played(plan.format, pairs):
        pairs = ()
    ranked = by_rank([one for pair in pairs for one in pair if one is not None])
    origin = {entry.dupla_id: entry.group for entry in results.entries}
    entrants = ranked if pairs else plan.format.entrants_from(found, others, origin=origin)
    entrants = _apart(entrants, results)
    return StageField(tuple(entrants), pairs)


def _left_out(results: StageResults, plan: StagePlan, left: Collection[int]) -> StageField:
    stage = results.stage
    # A side event takes the present, not disqualified duplas that are not in the next stage of the main line.
    ahead = StageEntry.objects.filter(
        stage__tournament=stage.tournament_id, stage__number=stage.number + 1
    ).values_list("dupla", flat=True)
    out = {*left, *ahead, *(entry.dupla_id for entry in results.entries if entry.until_round is not None)}
    found = tuple(
        tuple(
            row.entrant
            for row in results.placed(group)
            if row.entrant not in out and not row.line.disqualified
        )
        for group in results.groups
    )
    if plan.by_campaign and len(found) > 1:
        found = _by_campaign(results, found)
    origin = {entry.dupla_id: entry.group for entry in results.entries}
    entrants = plan.format.entrants_from([one for one in found if one], origin=origin)
    return StageField(tuple(_apart(entrants, results)))


def joined_by(field: StageField, late: Sequence[Entrant], plan: StagePlan) -> StageField:
    """Return the field with late entrants appended who do not come from the stage before.

    In a crossing each has a bye; if the pairs then cannot be played, the crossing is ignored.
    """
    if not late:
        return field
    last = len(field.entrants)
    entrants = (
        *field.entrants,
        *(replace(one, seed=place) for place, one in enumerate(late, start=last + 1)),
    )
    pairs = (*field.pairs, *((one.id, None) for one in late)) if field.pairs else ()
    return StageField(entrants, pairs if pairs and _can_be_played(plan.format, pairs) else ())


def qualifiers(
    results: StageResults,
    left: Collection[int] = (),
    *,
    short: bool = False,
    elsewhere: Collection[int] = (),
) -> tuple[Tables, Table]:
    """Return the qualifiers of each group, best first, and the best others, as far as present.

    left: duplas withdrawn since; with `short` they keep their places, so no dupla moves up. elsewhere: duplas that
    are excluded in any case.
    """
    gone = {entry.dupla_id for entry in results.entries if entry.until_round is not None}
    gone = gone.difference(left) if short else gone.union(left)
    gone.update(elsewhere)
    gone = {mate for one in gone for mate in results.team(one)}  # a team qualifies with all of its duplas
    return _bracket_tables(results, gone) if is_bracket(results.stage) else _tables(results, gone)


def moved_up(
    before: Stage, left: Collection[int], elsewhere: Collection[int] = ()
) -> tuple[list[int], list[int]]:
    """Return the qualifiers who left, and the duplas that move up for them. elsewhere: as in `qualifiers`."""
    results = stage_results.results_of(before)
    planned = _all(*qualifiers(results, left, short=True, elsewhere=elsewhere))
    there = _all(*qualifiers(results, left, elsewhere=elsewhere))
    return [one for one in planned if one in left], [one for one in there if one not in planned]


def _all(found: Tables, others: Table) -> list[int]:
    return [*(one for table in found for one in table), *others]


def _by_campaign(results: StageResults, found: Tables) -> Tables:
    # Groups in the order of their winners, who are compared like the best others.
    there = {one for table in found for one in table}
    gone = {entry.dupla_id for entry in results.entries} - there
    best = _others(results, gone, 0, results.groups, len(results.groups))
    return tuple(sorted(found, key=lambda table: best.index(table[0]) if table else len(best)))


def _with_gaps(
    found: Tables, others: Table, gone: Collection[int]
) -> tuple[list[list[int | None]], list[int | None]]:
    # A place of the crossing whose dupla has left becomes None, a bye for its opponent.
    def gaps(table: Table) -> list[int | None]:
        return [None if one in gone else one for one in table]

    return [gaps(table) for table in found], gaps(others)


def _present(found: Tables, others: Table, gone: Collection[int]) -> tuple[Tables, Table]:
    tables = (tuple(one for one in table if one not in gone) for table in (*found, others))
    *groups, best = tables
    return tuple(groups), best


def _can_be_played(format_: Format, pairs: Sequence[CrossedPair]) -> bool:
    there = [Entrant(one) for pair in pairs for one in pair if one is not None]
    fitted = format_.fitted(len(there))
    try:
        if isinstance(fitted, BracketFormat) or (isinstance(fitted, ScheduledFormat) and fitted.is_grouped):
            # A trial draw with any seed: only its feasibility matters.
            fitted.inputs(there, seed=0, pairs=pairs).draw()
    except DrawError:
        return False
    return True


def _tables(results: StageResults, gone: set[int]) -> tuple[Tables, Table]:
    wanted = results.planned.stage
    standings = [
        tuple(
            row.entrant
            for row in results.standing(group)
            if row.entrant not in gone and not row.line.disqualified
        )
        for group in results.groups
    ]
    if wanted.top is None:
        return tuple(standings), ()
    top = wanted.top * wanted.format.ranked_as_one
    found = tuple(table[:top] for table in standings)
    if not wanted.others:
        return found, ()
    nexts = [group for group, table in zip(results.groups, standings, strict=True) if len(table) > top]
    there = {one for table in standings for one in table}
    best = _others(results, gone, top, nexts, wanted.others)
    return found, tuple(one for one in best if one in there)


def _others(results: StageResults, gone: set[int], top: int, nexts: Sequence[int], others: int) -> Table:
    # Withdrawn duplas count as disqualified here, so they rank last.
    return _compare(results, gone, top, nexts, others).others if nexts else ()


def compared(results: StageResults) -> tuple[Ranked, ...]:
    """Return the first non-qualifiers of each group as they are compared for the best others."""
    wanted = results.planned.stage
    top = (wanted.top or 0) * wanted.format.ranked_as_one
    nexts = [group for group in results.groups if len(results.entered(group)) > top]
    return _compare(results, set(), top, nexts, wanted.others).compared if nexts else ()


def _compare(results: StageResults, gone: set[int], top: int, nexts: Sequence[int], others: int) -> Qualified:
    groups = []
    for number in nexts:
        who = tuple(entry.dupla_id for entry in results.entered(number))
        groups.append(Group.of(who, results.meetings))
    behind_all = (
        PenaltyTaken(entrant=dupla, sanction=Sanction.DISQUALIFICATION, round=0, reason="", author="")
        for dupla in gone
    )
    return qualify(
        groups,
        results.planned.scheme,
        results.planned.order,
        top=top,
        others=min(others, len(nexts)),
        fair=results.planned.fair,
        penalties=[*map(taken, results.penalties), *behind_all],
        carried=results.carried,
        lots=results.lots,
        playoffs=results.playoffs,
    )


def _bracket_tables(results: StageResults, gone: set[int]) -> tuple[Tables, Table]:
    # Qualifiers of a bracket are ordered by how far they got, then by the standings.
    reached = {row.entrant: (row.place, row.place_to) for row in results.placed()}
    there = [
        row.entrant for row in results.standing() if row.entrant not in gone and not row.line.disqualified
    ]
    table = tuple(sorted(there, key=reached.__getitem__))
    plan = results.planned.stage
    return (table[: plan.top or plan.format.leaves(len(results.entries))],), ()


def _apart(entrants: Sequence[Entrant], results: StageResults) -> Sequence[Entrant]:
    # A team takes precedence over the previous group, a club does not.
    duplas = [entry.dupla for entry in results.entries]
    teams, apart = any(dupla.team_id for dupla in duplas), kept_apart(duplas)
    return [replace(one, club=apart[one.id]) if teams or one.club is None else one for one in entrants]
