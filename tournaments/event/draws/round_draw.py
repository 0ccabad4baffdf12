"""Draw and store rounds: the entrants of a round, earlier meetings, and the confrontos of the pairings."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from django.db.models import Exists, OuterRef
from django.utils.timezone import now

from tournaments.event.draws import stage_field
from tournaments.event.draws.draw_record import draw_and_record
from tournaments.event.draws.lots import kept_apart, lots_of
from tournaments.event.draws.met_before import met_before
from tournaments.hall.arrangement import Arrangement
from tournaments.hall.seating import mesas_beside
from tournaments.models import Confronto, Round, Stage, StageEntry
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Pairing, Scheduled, pair_of
from tournaments.pairing.history import History, Met
from tournaments.plan.formats import RoundFormat, ScheduledFormat
from tournaments.plan.places import Places
from tournaments.plan.stage import StagePlan
from tournaments.results.stage_tables import StageResults
from tournaments.stage_plan import planned
from tournaments.standings.line import Carried
from tournaments.standings.meeting import Status


def enter_field(stage: Stage, order: Sequence[int], groups: dict[int, int]) -> None:
    """Enter the duplas of a stage in list order, with their groups, and draw the lots."""
    StageEntry.objects.seat(
        StageEntry(stage=stage, dupla_id=dupla, place=place, group=groups.get(dupla, 0))
        for place, dupla in enumerate(order, start=1)
    )
    stage.lots = lots_of(order, stage.seed or 0)


def store_schedule(stage: Stage, drawn: Scheduled, *, after: int = 0) -> None:
    """Insert the rounds of a schedule after round `after`, with their confrontos. Two statements.

    At the pace "round by round" they are drafts with assigned mesas. Otherwise they are posted immediately, with
    mesas only if the format keeps its tables and the hall has enough of them.
    """
    plan = planned(stage).stage
    drafts = plan.by_round
    after_mesa = full_up_to(stage) if drafts else 0
    places = places_of(plan, drawn, Arrangement.of(stage.tournament), after=after_mesa)
    numbered = list(enumerate(drawn.rounds, start=1))[after:]
    Round.objects.bulk_create(
        Round(
            stage=stage,
            number=number,
            state=Round.State.DRAFT if drafts else Round.State.POSTED,
            seed=stage.seed or 0,
            order=drawn.order,
            posted_at=None if drafts else now(),
        )
        for number, _ in numbered
    )
    rows = []
    for number, pairings in numbered:
        of_round = rows_of(stage, number, pairings)
        for row, mesa in zip(of_round, places[number - 1] if places else (), strict=bool(places)):
            row.mesa = mesa
        rows += of_round
    Confronto.objects.bulk_create(rows)


def places_of(plan: StagePlan, drawn: Scheduled, hall: Arrangement, *, after: int) -> Places:
    """Return the mesa of each confronto, by round; empty if players sit at any free mesa.

    At the pace "round by round" every confronto has a mesa. Otherwise only formats that keep their tables have mesas,
    if the hall has as many as the largest round needs. after: the last mesa used by other stages.
    """
    if plan.by_round and isinstance(plan.format, ScheduledFormat):
        return hall.placed(partial(plan.format.places, drawn), _sides(drawn), after=after)
    tables = tuple(tuple(pairing.table for pairing in pairings) for pairings in drawn.rounds)
    highest = max((table or 0 for of_round in tables for table in of_round), default=0)
    if plan.format.keeps_tables and highest <= len(hall.given(drawn.order)):
        return hall.placed(lambda _mesas: tables, _sides(drawn))
    return ()


def _sides(drawn: Scheduled) -> list[list[set[int]]]:
    # Two duplas, or four single players if partners are drawn.
    return [[{*one.entrants, *(one.partners or ())} for one in pairings] for pairings in drawn.rounds]


def full_up_to(stage: Stage) -> int:
    """Return the last mesa of other stages, or 0 if they use the whole hall, which is then shared in turn."""
    beside = max(mesas_beside(stage), default=0)
    return beside if beside < stage.tournament.mesas else 0


def rows_of(stage: Stage, number: int, pairings: Sequence[Pairing]) -> list[Confronto]:
    """Return the unsaved confrontos of a round; a bye already has its result."""
    positions: dict[int, int] = {}
    rows = []
    for pairing in pairings:
        positions[pairing.group] = position = positions.get(pairing.group, 0) + 1
        rows.append(_row(stage, number, position, pairing))
    return rows


def _row(stage: Stage, number: int, position: int, pairing: Pairing) -> Confronto:
    row = Confronto(tournament_id=stage.tournament_id, stage=stage, round=number, position=position)
    row.group, row.flags = pairing.group, [str(flag) for flag in pairing.flags]
    row.dupla_a_id, row.dupla_b_id = pairing.a, pairing.b
    row.partner_a_id, row.partner_b_id = pairing.partners or (None, None)
    row.others = list(pairing.others)
    if pairing.b is None:
        row.bye_b, row.winner_id, row.status = True, pairing.a, Status.BYE
    return row


class Past(NamedTuple):
    """A confronto of the stage: sides, status, and whether its round is not posted yet."""

    round: int
    a: int | None
    b: int | None
    status: str
    held_back: bool


def past_of(stage: Stage) -> list[Past]:
    """Return all confrontos of a stage in one query."""
    rows = Confronto.objects.filter(stage=stage).order_by("round", "position")
    held_back = Round.objects.filter(stage=stage, number=OuterRef("round"), state__in=Round.HELD_BACK)
    found = rows.values_list("round", "dupla_a", "dupla_b", "status", Exists(held_back))
    return [Past(*row) for row in found]


def draw_next(row: Round, results: StageResults, past: Iterable[Past]) -> DrawnRound:
    """Draw a round from the current standings and the pairs set by hand. Raises `DrawError`."""
    stage, number = row.stage, row.number
    entrants, history = _entrants(stage, results, number), history_of(results, past, number)
    format_, opening = _by_round(results), number == 1 and stage.number == 1
    if number == 1 and stage.number > 1 and len({one.score for one in entrants}) == 1:
        # All entrants are level, so pair them like a first round.
        format_ = format_.beginning()
    # Stored to detect later that a correction has outdated the round.
    row.scores = format_.scores_drawn_from(entrants)
    by_hand = ByHand(
        forced=tuple((pair.one, pair.other) for pair in row.forced_pairs),
        forbidden=frozenset(pair_of(pair.one, pair.other or 0) for pair in row.forbidden_pairs),
    )
    reasons = {(pair.one, pair.other): pair.reason for pair in (*row.forced_pairs, *row.forbidden_pairs)}
    given = format_.inputs(entrants, history, seed=row.seed, opening=opening, by_hand=by_hand)
    return draw_and_record(stage, given, round=number, reasons=reasons)


def history_of(results: StageResults, past: Iterable[Past], number: int) -> History:
    """Return the earlier meetings that the draw of a round considers.

    They are those of the earlier rounds, and of earlier stages unless the plan forgets them.
    """
    earlier = [] if results.planned.stage.forgets else met_before(results.stage)
    offset = max((met.round for met in earlier), default=0)
    own = (
        Met(offset + one.round, one.a or one.b or 0, one.b if one.a else None)
        for one in past
        if one.round < number and one.status != Status.BOTH_ABSENT  # both absent: they have not met
    )
    return History.of([*earlier, *own])


def is_outdated(results: StageResults, row: Round) -> bool:
    """Whether a draft round would now be drawn from another list, other lots or other points.

    The first round of the tournament depends on the entries, that of a later stage on its qualifiers.
    """
    if row.number == 1:
        if row.stage.number == 1:
            return False
        if stage_field.has_changed(row.stage):
            return True
    format_, entrants = _by_round(results), _entrants(row.stage, results, row.number)
    if row.scores:
        changed = bool(row.scores != format_.scores_drawn_from(entrants))
        if changed or row.number == 1:
            return changed
    return bool(row.order != list(format_.list_drawn_from(entrants, row.seed)))


def _by_round(results: StageResults) -> RoundFormat:
    format_ = results.planned.stage.format
    if not isinstance(format_, RoundFormat):
        raise TypeError(f"the rounds of {format_.key} are drawn at once")
    return format_


def plays(entry: StageEntry, number: int) -> bool:
    """Whether an entry takes part in a round."""
    return entry.from_round <= number and (entry.until_round is None or number <= entry.until_round)


def playing_in(results: StageResults, number: int) -> list[StageEntry]:
    """Return the entries of a round: entered by then, not withdrawn and not disqualified."""
    out = results.disqualified
    return [entry for entry in results.entries if plays(entry, number) and entry.dupla_id not in out]


def _entrants(stage: Stage, results: StageResults, number: int) -> list[Entrant]:
    playing = {entry.dupla_id: entry for entry in playing_in(results, number)}
    rows = enumerate(results.standing(after=number - 1), start=1) if number > 1 else ()
    ranked = {row.entrant: (place, row.line) for place, row in rows}
    apart = kept_apart(entry.dupla for entry in results.entries)
    found = []
    for dupla, entry in playing.items():
        if dupla not in ranked:
            # Seed of the entry in the first stage, later the place from the stage before.
            listed_at = entry.dupla.seed if stage.number == 1 else entry.place
            brought = results.carried.get(dupla, Carried())
            found.append(Entrant(dupla, listed_at, club=apart[dupla], score=brought.points))
            continue
        place, line = ranked[dupla]
        found.append(Entrant(dupla, place, club=apart[dupla], score=line.points))
    return found
