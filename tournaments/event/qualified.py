"""Who goes on from a stage to the next, and in which order."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from tournaments.event.lots import kept_apart
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
    """Who enters a stage. pairs: those of the crossing, where there is one."""

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
    """Return who enters a stage with this plan from the one before it: all who are there, whatever was planned.

    left: who has left since. The next in the standings move up for them; with `short` nobody does. elsewhere: who
    plays a side event beside it already, and stays there: the next take their places. A place of the
    crossing that nobody has is a bye for the other; where this leaves a pair without anybody, or a group or a bracket
    that cannot be played, the crossing is set aside, and the list is seeded by the places.
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
    """Return those who are there of a stage, are not disqualified, and are not in the next of the main line."""
    stage = results.stage
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
    """Return who enters with those at the end of the list whom the stage before does not send.

    Each meets nobody yet in a crossing; where so many pairs cannot be played, it is set aside.
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
    """Return who goes on from each group, best first, and the best others; as many as there are.

    left: who has left since; with `short` they are among them, so that nobody moves up. elsewhere: who is not among
    them in any case.
    """
    gone = {entry.dupla_id for entry in results.entries if entry.until_round is not None}
    gone = gone.difference(left) if short else gone.union(left)
    gone.update(elsewhere)
    gone = {mate for one in gone for mate in results.team(one)}  # a team goes on with both of its duplas
    return _bracket_tables(results, gone) if is_bracket(results.stage) else _tables(results, gone)


def moved_up(
    before: Stage, left: Collection[int], elsewhere: Collection[int] = ()
) -> tuple[list[int], list[int]]:
    """Return who of those who left would have gone on, and who moves up for them. elsewhere: as of `qualifiers`."""
    results = stage_results.results_of(before)
    planned = _all(*qualifiers(results, left, short=True, elsewhere=elsewhere))
    there = _all(*qualifiers(results, left, elsewhere=elsewhere))
    return [one for one in planned if one in left], [one for one in there if one not in planned]


def _all(found: Tables, others: Table) -> list[int]:
    return [*(one for table in found for one in table), *others]


def _by_campaign(results: StageResults, found: Tables) -> Tables:
    """Return the groups in the order of what their best did, compared as the best others are."""
    there = {one for table in found for one in table}
    gone = {entry.dupla_id for entry in results.entries} - there
    best = _others(results, gone, 0, results.groups, len(results.groups))
    return tuple(sorted(found, key=lambda table: best.index(table[0]) if table else len(best)))


def _with_gaps(
    found: Tables, others: Table, gone: Collection[int]
) -> tuple[list[list[int | None]], list[int | None]]:
    """Return the places with None for who is not there any more."""

    def gaps(table: Table) -> list[int | None]:
        return [None if one in gone else one for one in table]

    return [gaps(table) for table in found], gaps(others)


def _present(found: Tables, others: Table, gone: Collection[int]) -> tuple[Tables, Table]:
    tables = (tuple(one for one in table if one not in gone) for table in (*found, others))
    *groups, best = tables
    return tuple(groups), best


def _can_be_played(format_: Format, pairs: Sequence[CrossedPair]) -> bool:
    """Whether the pairs of a crossing, of those who are there, can be drawn."""
    there = [Entrant(one) for pair in pairs for one in pair if one is not None]
    fitted = format_.fitted(len(there))
    try:
        if isinstance(fitted, BracketFormat) or (isinstance(fitted, ScheduledFormat) and fitted.is_grouped):
            fitted.inputs(there, seed=0, pairs=pairs).draw()
    except DrawError:
        return False
    return True


def _tables(results: StageResults, gone: set[int]) -> tuple[Tables, Table]:
    """Return each group's qualifiers, best first, and the best of the next place across groups."""
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
    """Return the best of the next place, compared fairly; who has left is behind all others.

    nexts: the groups that have somebody at the next place.
    """
    return _compare(results, gone, top, nexts, others).others if nexts else ()


def compared(results: StageResults) -> tuple[Ranked, ...]:
    """Return those of the place after the last that goes on from each group, as they are compared for the others."""
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
    """Return who goes on from a bracket: by how far each got, then the standings."""
    reached = {row.entrant: (row.place, row.place_to) for row in results.placed()}
    there = [
        row.entrant for row in results.standing() if row.entrant not in gone and not row.line.disqualified
    ]
    table = tuple(sorted(there, key=reached.__getitem__))
    plan = results.planned.stage
    return (table[: plan.top or plan.format.leaves(len(results.entries))],), ()


def _apart(entrants: Sequence[Entrant], results: StageResults) -> Sequence[Entrant]:
    """Keep those of one team or club apart. A team comes before the group they played in, a club after it."""
    duplas = [entry.dupla for entry in results.entries]
    teams, apart = any(dupla.team_id for dupla in duplas), kept_apart(duplas)
    return [replace(one, club=apart[one.id]) if teams or one.club is None else one for one in entrants]
