"""Draw the bracket of the first stage.

The random seed is stored and published, so anyone can repeat the draw.
"""

from collections.abc import Collection, Iterable, Sequence

from django.db import transaction
from django.utils.timezone import now

from tournaments.entries.leaving import leave_out_first
from tournaments.errors import TournamentError
from tournaments.event.draws.draw_record import draw_and_record, refusal_of
from tournaments.event.draws.lots import entrants_of, lots_of, new_seed
from tournaments.event.draws.met_before import met_before
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.pairing import Bracket, DrawError, Entrant, Node, Ref
from tournaments.pairing.entrant import CrossedPair, Flag
from tournaments.pairing.history import History
from tournaments.plan.formats import BracketFormat
from tournaments.stage_plan import default_plan, planned
from tournaments.standings.meeting import Status


def draw_knockout(
    *, tournament: Tournament, seed: int | None = None, absent: Collection[Dupla] = ()
) -> Tournament:
    """Draw, or redraw, the bracket of the first stage before the tournament starts.

    Creates the default plan of one knockout if the tournament has no plan.

    seed: seed of the lots, random by default. absent: duplas to leave out; a dupla that arrives later takes the place
    of a bye after the start, or is included in the next draw before it. Raises `TournamentError`: `already_running`,
    `not_a_bracket`, `needs_duplas`, `too_few_entrants`, `too_many_entrants` and the other codes of `DrawError`.
    """
    lots = new_seed(seed)
    with transaction.atomic():
        tournament = _locked(tournament)
        if tournament.of_players:
            raise TournamentError("needs_duplas")
        # A tournament without a plan is one knockout.
        stage, _ = Stage.objects.get_or_create(
            tournament=tournament, number=1, defaults={"plan": default_plan(tournament)}
        )
        stage.tournament = tournament
        format_ = planned(stage).stage.format
        if not isinstance(format_, BracketFormat):
            raise TournamentError("not_a_bracket", stage=stage.number)
        drop(stage)
        leave_out_first(stage, absent)
        out = {dupla.pk for dupla in absent}
        draw_stage(stage, format_, [one for one in entrants_of(tournament) if one.id not in out], lots)
        tournament.draw_seed, tournament.drawn_at = lots, now()
        tournament.save(update_fields=("draw_seed", "drawn_at"))
    return tournament


def undo_draw(*, tournament: Tournament) -> Tournament:
    """Delete a draw before the tournament starts, so that entries can change. Raises `already_running`."""
    with transaction.atomic():
        tournament = _locked(tournament)
        for stage in Stage.objects.filter(tournament=tournament, number=1):
            drop(stage)
            alone = not Stage.objects.filter(tournament=tournament).exclude(pk=stage.pk).exists()
            if alone and stage.plan == default_plan(tournament):
                stage.delete()  # created by the draw; without it the third place can still be changed
        tournament.draw_seed, tournament.drawn_at = None, None
        tournament.save(update_fields=("draw_seed", "drawn_at"))
    return tournament


def draw_stage(
    stage: Stage,
    format_: BracketFormat,
    entrants: Sequence[Entrant],
    seed: int,
    pairs: Sequence[CrossedPair] = (),
) -> None:
    """Draw and store the bracket of a stage without entries, and enter its duplas.

    Raises `TournamentError` with the codes of `DrawError`.
    """
    history = History.of(met_before(stage))
    try:
        bracket = draw_and_record(stage, format_.inputs(entrants, seed=seed, pairs=pairs, history=history))
    except DrawError as exc:
        raise refusal_of(exc) from exc
    store(stage, bracket, entrants, history, Flag.REMATCH_ALLOWED if pairs else Flag.REMATCH)
    enter_bracket(stage, bracket.order, seed)


def enter_bracket(stage: Stage, order: Sequence[int], seed: int) -> None:
    """Enter duplas in a bracket in the order of the drawn list, and draw the lots of its standings."""
    StageEntry.objects.seat(
        StageEntry(stage=stage, dupla_id=dupla, place=place) for place, dupla in enumerate(order, start=1)
    )
    stage.seed, stage.lots = seed, lots_of(order, seed)
    stage.save(update_fields=("seed", "lots"))


def drop(stage: Stage) -> None:
    """Delete the confrontos, rounds and entries of a stage."""
    confrontos = Confronto.objects.filter(stage=stage)
    # The links between confrontos are cleared first because they reference each other.
    confrontos.update(winner_to=None, loser_to=None)
    confrontos.delete()
    Round.objects.filter(stage=stage).delete()
    StageEntry.objects.filter(stage=stage).delete()


def store(
    stage: Stage, bracket: Bracket, entrants: Iterable[Entrant], history: History, rematch: Flag
) -> None:
    """Insert the nodes of a bracket, then link each to the next nodes of its winner and loser. Two statements.

    entrants: the drawn entrants, with their clubs. history: earlier meetings. rematch: flag for a pair that has met
    before; a pair from the same club gets `Flag.SAME_CLUB`.
    """
    clubs = {entrant.id: entrant.club for entrant in entrants}
    rows: dict[Ref, Confronto] = {node.ref: _row(stage, node) for node in bracket.nodes}
    for row in rows.values():
        a, b = row.dupla_a_id, row.dupla_b_id
        if a and b and history.met(a, b):
            row.flags = [rematch]
        elif a and b and clubs.get(a) is not None and clubs.get(a) == clubs.get(b):
            row.flags = [Flag.SAME_CLUB]
    # Two steps because the nodes refer to each other: their ids exist only after the insert.
    Confronto.objects.bulk_create(rows.values())
    for node in bracket.nodes:
        row = rows[node.ref]
        if node.winner_to:
            row.winner_to = rows[Ref(*node.winner_to[:2])]
            row.winner_side = node.winner_to.side
        if node.loser_to:
            row.loser_to = rows[Ref(*node.loser_to[:2])]
            row.loser_side = node.loser_to.side
    links = ("winner_to", "winner_side", "loser_to", "loser_side")
    Confronto.objects.bulk_update(rows.values(), links)


def _row(stage: Stage, node: Node) -> Confronto:
    row = Confronto(tournament_id=stage.tournament_id, stage=stage, kind=node.kind)
    row.round, row.position = node.round, node.position
    row.dupla_a_id, row.dupla_b_id = node.a.entrant, node.b.entrant
    row.bye_a, row.bye_b = node.a.bye, node.b.bye
    if node.is_bye:
        row.winner_id, row.status = node.advances.entrant, Status.BYE
    return row


def _locked(tournament: Tournament) -> Tournament:
    tournament = Tournament.objects.locked(tournament.pk)
    if tournament.state not in {Tournament.State.DRAFT, Tournament.State.OPEN}:
        raise TournamentError("already_running")
    return tournament
