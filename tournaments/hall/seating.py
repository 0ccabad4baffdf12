"""Seating: open a jogo at a free mesa for each confronto that can be played."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count, islice, repeat
from typing import Any

from django.db import transaction
from django.db.models import F, Q

from scoring.jogo.sheet import SIDES
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import Opening, open_jogos
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.arrangement import Arrangement
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import MesaMoved
from tournaments.models import Confronto, Stage, Tournament
from tournaments.models.confronto import SEATS_READ, ConfrontoQuerySet, seated_in
from tournaments.plan.fields import PACE, Pace
from tournaments.plan.stage import is_fixed
from tournaments.plan.stored import Planned
from tournaments.stage_plan import is_bracket, options_of, planned

SYSTEM = Source(device="canastra")


def open_ready(tournament: Tournament, source: Source = SYSTEM) -> None:
    """Open a jogo, at the lowest free mesa, for each posted confronto whose duplas are free.

    Requires the lock of the tournament. A confronto with an assigned mesa waits for that one. If there are more
    confrontos than mesas, the others wait for the next free mesa. At most eight statements in all.
    """
    mesas = _turns(tournament)
    if not mesas:
        return
    found = Confronto.objects.with_sides("stage").order_by().in_bulk(mesas)
    confrontos = [found[pk] for pk in mesas]
    openings = [opening(confronto, plan) for confronto, plan in with_plans(tournament, confrontos)]
    for confronto, jogo in zip(confrontos, open_jogos(openings=openings, source=source), strict=True):
        confronto.jogo, confronto.mesa = jogo, mesas[confronto.pk]
    Confronto.objects.bulk_update(confrontos, ("jogo", "mesa"))


def _turns(tournament: Tournament) -> dict[int, int]:
    ready = list(waiting(tournament).values_list("pk", "mesa", f"stage__plan__{PACE.name}", *SEATS_READ))
    if not ready:
        return {}
    playing = Confronto.objects.being_played().filter(tournament=tournament).order_by()
    seated = playing.values_list("mesa", *SEATS_READ)
    taken = {mesa for mesa, *_ in seated}
    busy = {one for _, *sides in seated for one in seated_in(sides)}
    # At the pace "round by round" a mesa stays reserved for its confronto, even if that cannot start yet.
    kept = {mesa for _, mesa, pace, *_ in ready if pace == Pace.ROUND}
    hall = Arrangement.of(tournament)
    free = (mesa for mesa in hall.free if mesa not in taken and mesa not in kept)
    found: dict[int, int] = {}
    for pk, wished, _, *sides in ready:
        seats = seated_in(sides)
        mesa = (wished or hall.own(seats) or next(free, None)) if busy.isdisjoint(seats) else None
        if mesa and mesa not in taken:
            found[pk] = mesa
            taken.add(mesa)
            busy |= seats
        # Single players play their rounds in order: a waiting player is not seated in a later one.
        elif len(seats) > len(SIDES):
            busy |= seats
    return found


def place(stage: Stage, rows: Sequence[Confronto]) -> None:
    """Assign mesas to the confrontos of a round, in order; those beyond the size of the hall get none.

    A dupla with a reserved mesa gets it, and the dupla that would have sat there takes the other's place. Mesas of
    other stages in progress are left free. Three statements.
    """
    beside, hall = mesas_beside(stage), Arrangement.of(stage.tournament)
    beside |= {row.mesa for row in rows if row.mesa}
    unplaced = [row for row in rows if row.mesa is None]
    sides = [row.entrants for row in unplaced]
    mesas = (mesa for mesa in hall.given({*chain(*sides)}) if mesa not in beside)
    places = list(islice(chain(mesas, repeat(None)), len(unplaced)))
    for mesa, row in zip(hall.swapped(places, sides), unplaced, strict=True):
        row.mesa = mesa
    Confronto.objects.bulk_update(unplaced, ("mesa",))


def mesas_beside(stage: Stage) -> set[int]:
    """Return the mesas that confrontos of other stages in progress use or will use, for instance of a side event."""
    others = Confronto.objects.filter(tournament=stage.tournament_id, status="", mesa__isnull=False)
    of_others = others.filter(stage__state=Stage.State.PLAYING).exclude(stage=stage)
    return {mesa for mesa in of_others.values_list("mesa", flat=True) if mesa}


def with_plans(
    tournament: Tournament, confrontos: Iterable[Confronto]
) -> Iterator[tuple[Confronto, Planned]]:
    """Yield each confronto with the plan of its stage, adapted to the settings of its round."""
    plans: dict[int, Planned] = {}
    last: dict[int, int] = {}
    for confronto in confrontos:
        confronto.tournament = confronto.stage.tournament = tournament
        if confronto.stage_id not in plans:
            plans[confronto.stage_id] = plan = planned(confronto.stage)
            last[confronto.stage_id] = (
                Confronto.objects.filter(stage=confronto.stage_id).rounds_to_final()
                if plan.stage.format.lengths
                else 0
            )
        plan = plans[confronto.stage_id]
        if rounds := last[confronto.stage_id]:
            kind: Any = confronto.kind
            if left := plan.stage.format.left_in(kind, confronto.round, rounds):
                plan = replace(plan, stage=replace(plan.stage, play=plan.stage.play_in(left)))
        yield confronto, plan


def opening(confronto: Confronto, plan: Planned) -> Opening:
    """Return the parameters of a confronto's jogo; plan: of its stage. Raises ValueError if a dupla is missing."""
    if not confronto.is_ready:
        raise ValueError(f"{confronto} is not ready")
    tournament, play = confronto.tournament, plan.stage.play
    partidas = play.partidas or 1
    return {
        "labels": list(confronto.names.values()),
        "ruleset": tournament.ruleset,
        "options": options_of(tournament.options, play.maos, play.target),
        "overrides": tournament.overrides,
        "partidas": partidas,
        "fixed": is_fixed(partidas, tournament.partidas, fixed=tournament.fixed),
        "may_draw": not is_bracket(confronto.stage),
        "entry": tournament.entry,
        "per_partida": tournament.per_partida,
        "totals_allowed": tournament.totals_allowed,
    }


def reseat(confronto: Confronto) -> None:
    """Move a reopened jogo to another mesa if its own is taken, if necessary beyond the size of the hall."""
    playing = Confronto.objects.being_played().filter(tournament=confronto.tournament_id)
    taken = set(playing.exclude(pk=confronto.pk).values_list("mesa", flat=True))
    if confronto.mesa in taken:
        hall, duplas = Arrangement.of(confronto.tournament), confronto.entrants
        closed = {*range(1, hall.mesas + 1)} - {*hall.given(duplas)}
        own = hall.own(duplas)
        # Mesas beyond the hall are allowed, because the jogo must be played somewhere.
        wished = count(1) if own is None else chain((own,), count(1))
        confronto.mesa = next(mesa for mesa in wished if mesa not in taken and mesa not in closed)
        confronto.save(update_fields=("mesa",))


def waiting(tournament: Tournament) -> ConfrontoQuerySet:
    """Return the confrontos that may be played, in playing order.

    They belong to started rounds, or to rounds that need no start. A deleted result of a closed stage is included.
    """
    found = Confronto.objects.started().exclude(stage__state=Stage.State.PLANNED)
    found = found.filter(
        tournament=tournament, jogo=None, status="", dupla_a__isnull=False, dupla_b__isnull=False
    )
    return found.order_by("stage__number", "round", "kind", "group", "position")


def move_mesa(*, confronto: Confronto, mesa: int, source: Source) -> Confronto:
    """Move a confronto to another mesa; a waiting one gets it when it becomes free.

    mesa: one of the hall. Raises `TournamentError`: `mesa_not_in_hall` (mesa), `mesa_taken` (mesa), `mesa_blocked`
    (mesa), `jogo_over`, `not_both_known` (position, round).
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(confronto.tournament_id)
        confronto = Confronto.objects.select_related("stage", "jogo").get(pk=confronto.pk)
        if confronto.status:
            raise TournamentError("jogo_over", confronto=confronto.title)
        if not confronto.is_ready:
            raise TournamentError("not_both_known", position=confronto.position, round=confronto.round)
        if not 1 <= mesa <= tournament.mesas:
            raise TournamentError("mesa_not_in_hall", field="mesa", mesa=mesa)
        if mesa in Arrangement.of(tournament).blocked:
            raise TournamentError("mesa_blocked", field="mesa", mesa=mesa)
        playing = Confronto.objects.being_played().filter(tournament=tournament)
        if confronto.jogo and playing.filter(mesa=mesa).exclude(pk=confronto.pk).exists():
            raise TournamentError("mesa_taken", field="mesa", mesa=mesa)
        before, confronto.mesa = confronto.mesa, mesa
        confronto.save(update_fields=("mesa",))
        line = MesaMoved({"before": before, "after": mesa, "confronto": confronto.pk})
        note(tournament, line, source, stage=confronto.stage, round=confronto.round)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return confronto


def may_swap(confronto: Confronto) -> ConfrontoQuerySet:
    """Return the confrontos with which a confronto may exchange mesas, by mesa."""
    return (
        _seated_with(confronto).exclude(mesa=None).exclude(mesa=confronto.mesa).with_sides().order_by("mesa")
    )


def _seated_with(confronto: Confronto) -> ConfrontoQuerySet:
    others = Confronto.objects.filter(tournament=confronto.tournament_id, status="").exclude(pk=confronto.pk)
    return others.filter(Q(jogo__isnull=False) | Q(stage=confronto.stage_id, round=confronto.round))


def swap_mesas(*, confronto: Confronto, mesa: int, reason: str = "", source: Source) -> Confronto:
    """Exchange the mesas of a confronto and of the one of the same round at, or waiting for, another mesa.

    Raises `TournamentError`: `mesa_free` (mesa: no confronto to exchange with), `mesa_taken` (mesa: a third confronto
    plays at one of them), `jogo_over`.
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(confronto.tournament_id)
        confronto = Confronto.objects.select_related("stage").get(pk=confronto.pk)
        if confronto.status:
            raise TournamentError("jogo_over", confronto=confronto.title)
        seated = _seated_with(confronto).filter(mesa=mesa)
        # Prefer to exchange waiting confrontos with waiting ones, and playing ones with playing ones.
        waits = confronto.jogo_id is None
        first = F("jogo").asc(nulls_first=waits or None, nulls_last=not waits or None)
        other = seated.order_by(first, "round").select_related("stage").first()
        if other is None or confronto.mesa is None:
            raise TournamentError("mesa_free", field="mesa", mesa=mesa)
        change = ((confronto, mesa), (other, confronto.mesa))
        third = Confronto.objects.being_played().filter(tournament=tournament)
        third = third.exclude(pk__in=(confronto.pk, other.pk))
        for row, after in change:
            if row.jogo_id and third.filter(mesa=after).exists():
                raise TournamentError("mesa_taken", field="mesa", mesa=after)
        for row, after in change:
            line = MesaMoved({"before": row.mesa, "after": after, "confronto": row.pk})
            row.mesa = after
            row.save(update_fields=("mesa",))
            note(tournament, line, source, stage=row.stage, round=row.round, reason=reason)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return confronto
