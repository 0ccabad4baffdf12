"""Rounds as they are drawn and stored: the list, what was played before, and the confrontos of each pairing."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import batched
from typing import NamedTuple

from django.db.models import Exists, OuterRef

from tournaments.event.lots import kept_apart, lots_of
from tournaments.event.qualified import Field
from tournaments.models import Confronto, Round, Stage, StageEntry
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Pairing, check_field
from tournaments.pairing.history import History, Met
from tournaments.pairing.schedule.berger import all_play_all
from tournaments.pairing.schedule.groups import draw_groups
from tournaments.pairing.schedule.individual import draw_individual
from tournaments.pairing.schedule.mitchell import draw_mitchell
from tournaments.pairing.swiss.danese import draw_danese
from tournaments.pairing.swiss.draw import LEAST, MOST, draw_swiss
from tournaments.pairing.swiss.field import Order, listed
from tournaments.plan.stage import Format
from tournaments.plan.stage import Stage as StagePlan
from tournaments.results import stage_results as tables
from tournaments.stage_plan import format_of
from tournaments.standings.meeting import Status

AT_DRAWN_TABLES = frozenset({Format.MITCHELL, Format.INDIVIDUAL})


class Scheduled(NamedTuple):
    """All rounds of a stage that is drawn at once, and the list and the groups they were made of."""

    rounds: tuple[tuple[Pairing, ...], ...]
    order: tuple[int, ...]
    groups: dict[int, int]  # of each dupla


def schedule(plan: StagePlan, field: Field, seed: int) -> Scheduled:
    """Draw all rounds at once. DrawError is the user's."""
    if plan.format is Format.INDIVIDUAL:
        event = draw_individual(field.entrants, rounds=plan.rounds or 0, seed=seed)
        return Scheduled(tuple(made.pairings for made in event.rounds), event.order, {})
    if plan.format is Format.MITCHELL:
        rounds = draw_mitchell(field.entrants, rounds=plan.rounds or 0, seed=seed, options=plan.mitchell)
        return Scheduled(rounds, list_of(field, seed), {})  # sections share one table of standings
    members = _members(plan, field, seed)
    grouped = plan.format is Format.GROUPS
    drawn = [
        all_play_all(ids, double=plan.double, group=number if grouped else 0)
        for number, ids in enumerate(members, start=1)
    ]
    rounds = tuple(
        tuple(
            pairing
            for of_group in drawn
            for pairings in of_group[number : number + 1]
            for pairing in pairings
        )
        for number in range(max(map(len, drawn)))
    )
    groups = {one: number for number, ids in enumerate(members, start=1) for one in ids} if grouped else {}
    return Scheduled(rounds, tuple(one for ids in members for one in ids), groups)


def _members(plan: StagePlan, field: Field, seed: int) -> Sequence[tuple[int, ...]]:
    """Return the ids of each group in the order of their numbers; crossed pairs stay in one group."""
    if plan.format is Format.ALL_PLAY_ALL:
        check_field(field.entrants, least=LEAST, most=MOST)
        return [list_of(field, seed)]
    groups = draw_groups(field.entrants, count=plan.groups, method=plan.method, seed=seed)
    if not field.pairs:
        return groups
    each = -(-len(field.pairs) // plan.groups)
    return [
        tuple(one for pair in pairs for one in pair) for pairs in batched(field.pairs, each, strict=False)
    ]


def list_of(field: Field, seed: int) -> tuple[int, ...]:
    """Return the ids in the order of the list, who has no place on it by lot."""
    return tuple(one.id for one in listed(field.entrants, Order.ADJACENT, seed))


def enter_field(stage: Stage, field: Field, order: Sequence[int], groups: dict[int, int]) -> None:
    """Enter who plays a stage, with the list, the groups and what each brings along; and draw the lots."""
    carried = field.carried or {}
    StageEntry.objects.bulk_create(
        StageEntry(
            stage=stage,
            dupla_id=dupla,
            place=place,
            group=groups.get(dupla, 0),
            carried=tables.write_carried(carried[dupla]) if dupla in carried else {},
        )
        for place, dupla in enumerate(order, start=1)
    )
    stage.lots = lots_of(order, stage.seed or 0)


def store_schedule(stage: Stage, drawn: Scheduled, *, posted_at: datetime, mesas: int) -> None:
    """Insert all rounds, posted, with their confrontos: two statements, however many.

    In a Mitchell who sits stays, and single players look up where they go: where the hall has the mesas each
    confronto has its own from the start.
    """
    tables_needed = max(pairing.table or 0 for pairing in drawn.rounds[0])
    stays = format_of(stage) in AT_DRAWN_TABLES and tables_needed <= mesas
    numbered = list(enumerate(drawn.rounds, start=1))
    common = {"stage": stage, "state": Round.State.POSTED, "seed": stage.seed, "posted_at": posted_at}
    Round.objects.bulk_create(Round(number=number, order=drawn.order, **common) for number, _ in numbered)
    Confronto.objects.bulk_create(
        row for number, pairings in numbered for row in rows_of(stage, number, pairings, stays=stays)
    )


def rows_of(
    stage: Stage, number: int, pairings: Sequence[Pairing], *, stays: bool = False
) -> list[Confronto]:
    """Return the confrontos of one round, unsaved; a bye has its result from the start. stays: at the table drawn."""
    positions: dict[int, int] = {}
    rows = []
    for pairing in pairings:
        positions[pairing.group] = position = positions.get(pairing.group, 0) + 1
        row = _row(stage, number, position, pairing)
        row.mesa = pairing.table if stays else None
        rows.append(row)
    return rows


def _row(stage: Stage, number: int, position: int, pairing: Pairing) -> Confronto:
    row = Confronto(tournament_id=stage.tournament_id, stage=stage, round=number, position=position)
    row.group, row.flags = pairing.group, [str(flag) for flag in pairing.flags]
    row.dupla_a_id, row.dupla_b_id = pairing.a, pairing.b
    row.partner_a_id, row.partner_b_id = pairing.partners or (None, None)
    if pairing.b is None:
        row.bye_b, row.winner_id, row.status = True, pairing.a, Status.BYE
    return row


class Past(NamedTuple):
    """One confronto of the stage: who met in which round, whether it has its result, whether the round is held back."""

    round: int
    a: int | None
    b: int | None
    status: str
    held_back: bool


def past_of(stage: Stage) -> list[Past]:
    """Return every confronto of a stage. One query."""
    rows = Confronto.objects.filter(stage=stage).order_by("round", "position")
    held_back = Round.objects.filter(stage=stage, number=OuterRef("round"), state__in=Round.HELD_BACK)
    found = rows.values_list("round", "dupla_a", "dupla_b", "status", Exists(held_back))
    return [Past(*row) for row in found]


def draw_next(row: Round, book: tables.Book, past: Iterable[Past], by_hand: ByHand) -> DrawnRound:
    """Draw a round of a Swiss or danese stage from the standings so far, noted in it. DrawError is the user's."""
    plan, stage, number, seed = book.planned.stage, row.stage, row.number, row.seed
    met = [
        Met(one.round, one.a or one.b or 0, one.b if one.a else None) for one in past if one.round < number
    ]
    entrants, history = _entrants(stage, book, number), History.of(met)
    row.scores = _scores(plan, entrants)
    if plan.format is Format.SWISS:
        return draw_swiss(entrants, history, seed=seed, options=plan.swiss, by_hand=by_hand)
    first = number == 1 and stage.number == 1  # later by the standings, or by what the stage before left
    options = plan.swiss if first else replace(plan.swiss, first=Order.ADJACENT)
    return draw_danese(entrants, history, seed=seed, options=options, by_hand=by_hand)


def is_outdated(book: tables.Book, row: Round) -> bool:
    """Whether a later round would be drawn now from another list, its lots included, or from other points."""
    plan, entrants = book.planned.stage, _entrants(row.stage, book, row.number)
    order = plan.swiss.order if plan.format is Format.SWISS else Order.ADJACENT
    if row.order != [one.id for one in listed(entrants, order, row.seed)]:
        return True
    return bool(row.scores) and row.scores != _scores(plan, entrants)


def _scores(plan: StagePlan, entrants: Iterable[Entrant]) -> dict[str, str]:
    """Return the points a draw looks at: in a danese it follows the list alone."""
    return {str(one.id): str(one.score) for one in entrants} if plan.format is Format.SWISS else {}


def plays(entry: StageEntry, number: int) -> bool:
    """Whether somebody takes part in a round."""
    return entry.from_round <= number and (entry.until_round is None or number <= entry.until_round)


def _entrants(stage: Stage, book: tables.Book, number: int) -> list[Entrant]:
    """Return who plays the round, as the standings before it say; the first follows the list."""
    playing = {entry.dupla_id: entry for entry in book.entries if plays(entry, number)}
    rows = enumerate(book.standing(after=number - 1), start=1) if number > 1 else ()
    ranked = {row.entrant: (place, row.line) for place, row in rows}
    apart = kept_apart(entry.dupla for entry in book.entries)
    found = []
    for dupla, entry in playing.items():
        if dupla not in ranked:
            brought = tables.read_carried(entry.carried).points
            found.append(Entrant(dupla, _listed(stage, entry), club=apart[dupla], score=brought))
            continue
        place, line = ranked[dupla]
        if not line.disqualified:
            found.append(Entrant(dupla, place, club=apart[dupla], score=line.points))
    return found


def _listed(stage: Stage, entry: StageEntry) -> int | None:
    """Return the place on the list: the seed of the entries, later what the stage before left."""
    return entry.dupla.seed if stage.number == 1 else entry.place
