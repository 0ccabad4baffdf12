"""Entrants of a stage, and whether an unposted stage would now have other entrants."""

from collections.abc import Collection

from tournaments.entries.teams import whole_teams
from tournaments.errors import TournamentError
from tournaments.event.draws.bracket_draw import drop
from tournaments.event.draws.lots import entrants_of, lots_of
from tournaments.event.draws.met_before import met_before
from tournaments.event.draws.qualified import StageField, field_from, joined_by
from tournaments.event.planning.plan_fitting import allows_odd
from tournaments.models import Confronto, Penalty, Round, Stage, StageEntry
from tournaments.pairing.entrant import Flag
from tournaments.pairing.errors import DrawError
from tournaments.pairing.history import History
from tournaments.pairing.kinds import listed_ids
from tournaments.plan.formats import ScheduledFormat
from tournaments.plan.stage import StagePlan
from tournaments.stage_plan import fed_by, format_of, planned, side_of, sides_beside
from tournaments.standings.penalties import Sanction

type Sent = tuple[list[StageEntry], StageField]  # qualifiers when the stage was drawn, and qualifiers now


def field_of(stage: Stage, before: Stage | None) -> StageField:
    """Return the entrants of a stage to be drawn, without withdrawn and disqualified duplas.

    Raises `TournamentError`: `stage_too_few` if a later stage has too few entrants, and the errors of `whole_teams`.
    """
    field = present(stage, before)
    least = format_of(stage).least
    if before is not None and len(field.entrants) < least:
        params = {"stage": stage.number, "entrants": len(field.entrants), "least": least}
        raise TournamentError("stage_too_few", params=params)
    return field


def present(stage: Stage, before: Stage | None) -> StageField:
    """Return the entrants as `field_of` does, however few they are. Raises the errors of `whole_teams`."""
    left = set(StageEntry.objects.gone_before().filter(stage=stage).values_list("dupla", flat=True))
    if not format_of(
        stage
    ).drawn_by_round:  # such formats leave them out in each draw, until the penalty is lifted
        left |= disqualified(stage)
    plan = planned(stage).stage
    if before is None:
        entrants = [one for one in entrants_of(stage.tournament) if one.id not in left]
        if plan.format.ranked_as_one > 1:
            whole = whole_teams(stage.tournament, left)
            entrants = [one for one in entrants if one.id in whole]
        return StageField(tuple(entrants))
    sent = field_from(before, plan, left, short=stage.short, elsewhere=playing_beside(stage))
    return _with_late(stage, plan, sent, left)


def next_to_play(stage: Stage) -> set[int]:
    """Return the ids of the duplas that would play next in a stage: its entrants, or those that remain in it.

    Empty if it cannot begin.
    """
    if stage.state != Stage.State.PLANNED:
        return remaining(stage)
    before = Stage.objects.filter(tournament=stage.tournament_id, number=fed_by(stage)).first()
    try:
        return {one.id for one in field_of(stage, before).entrants}
    except (TournamentError, DrawError):
        return set()


def playing_beside(stage: Stage) -> set[int]:
    """Return the duplas in posted side events beside a stage of the main line; they stay there."""
    settled = [side for side in sides_beside(stage) if not is_draft(side)]
    entered = StageEntry.objects.entered().filter(stage__in=settled)
    return set(entered.values_list("dupla", flat=True)) if settled else set()


def beside_a_plan(stage: Stage) -> bool:
    """Whether this side event continues while the stage beside it was reset to its plan; its entries are then kept."""
    if (side := side_of(stage)) is None:
        return False
    of_main = Stage.objects.filter(tournament=stage.tournament_id, number=side + 1)
    return of_main.filter(state=Stage.State.PLANNED).exists()


def is_draft(stage: Stage) -> bool:
    """Whether a stage that has begun has no posted round."""
    return Round.objects.filter(stage=stage, number=1, state__in=Round.HELD_BACK).exists()


def disqualified(stage: Stage) -> set[int]:
    """Return the disqualified duplas of a stage."""
    out = Penalty.objects.filter(stage=stage, sanction=Sanction.DISQUALIFICATION, lifted_at=None)
    return set(out.values_list("dupla", flat=True))


def too_few_left(stage: Stage) -> bool:
    """Whether a stage has too few remaining duplas to be drawn again."""
    return len(remaining(stage)) < format_of(stage).least


def few_left(stage: Stage, number: int) -> TournamentError | None:
    """Return `stage_few_left` (entrants, least) if too few duplas remain to draw this round, else None.

    A first round can still be drawn if the stage before would now send other duplas. One query in the usual case.
    """
    here, least = len(remaining(stage)), format_of(stage).least
    if here >= least or (number == 1 and has_changed(stage)):
        return None
    return TournamentError("stage_few_left", stage=stage.number, entrants=here, least=least)


def asks_for_bye(stage: Stage) -> bool:
    """Whether the remaining duplas of a stage are odd in number and its plan refuses a bye."""
    return not allows_odd(planned(stage).stage.format) and len(remaining(stage)) % 2 == 1


def remaining(stage: Stage) -> set[int]:
    """Return the ids of the duplas of a stage that have not withdrawn and are not disqualified."""
    entered = StageEntry.objects.entered().filter(stage=stage)
    out = Penalty.objects.filter(stage=stage, sanction=Sanction.DISQUALIFICATION, lifted_at=None)
    staying = entered.filter(until_round=None).exclude(dupla__in=out.values("dupla"))
    here = set(staying.values_list("dupla", flat=True))
    if format_of(stage).ranked_as_one > 1:
        left = set(StageEntry.objects.filter(stage=stage).values_list("dupla", flat=True)) - here
        # A team with a missing dupla cannot play.
        here &= whole_teams(stage.tournament, left)
    return here


def drop_drawn(stage: Stage) -> None:
    """Delete the draw of a stage, but keep the withdrawals, and the late entries of a later stage.

    Requires the lock of the tournament.
    """
    entries = list(StageEntry.objects.filter(stage=stage))
    played = StageEntry.objects.entered().filter(
        stage__tournament=stage.tournament_id, stage__number=fed_by(stage)
    )
    sent = set(played.values_list("dupla", flat=True))
    drop(stage)
    noted = [StageEntry(stage=stage, dupla_id=one.dupla_id, place=0) for one in entries]
    for before, now in zip(entries, noted, strict=True):
        now.until_round = None if before.until_round is None else 0
    StageEntry.objects.bulk_create(
        one for one in noted if one.until_round == 0 or (stage.number > 1 and one.dupla_id not in sent)
    )


def _with_late(stage: Stage, plan: StagePlan, field: StageField, left: Collection[int]) -> StageField:
    late = StageEntry.objects.to_come().filter(stage=stage).exclude(dupla__in=left)
    ids = set(late.values_list("dupla", flat=True)) - {one.id for one in field.entrants}
    return joined_by(field, [one for one in entrants_of(stage.tournament) if one.id in ids], plan)


def has_changed(stage: Stage) -> bool:
    """Whether the qualifiers of the stage before, or their order, differ from the entries."""
    if stage.number == 1 or beside_a_plan(stage):
        return False
    entered, field = _from_before(stage)
    return [entry.dupla_id for entry in entered] != list(listed_ids(field.entrants, stage.seed or 0))


def schedule_has_changed(stage: Stage) -> bool:
    """Whether the same lots would now give another list.

    Of a draw by hand only the set of duplas is compared, not their order.
    """
    plan = planned(stage).stage
    format_, first = plan.format, Round.objects.filter(stage=stage).order_by("number").first()
    if stage.number == 1 or first is None or not isinstance(format_, ScheduledFormat):
        return False
    if beside_a_plan(stage):
        return False
    _, field = _from_before(stage)
    came = StageEntry.objects.entered().filter(stage=stage, dupla__in=first.order, until_round=None)
    late = set(came.values_list("dupla", flat=True)) - {one.id for one in field.entrants}
    field = joined_by(field, [one for one in entrants_of(stage.tournament) if one.id in late], plan)
    flags = Confronto.objects.filter(stage=stage).values_list("flags", flat=True)
    # Drawn by hand: the lots do not reproduce it, so only the set of duplas can be compared.
    if all(Flag.FORCED in found for found in flags):
        return set(first.order) != {one.id for one in field.entrants}
    history = History.of(met_before(stage))
    given = format_.inputs(field.entrants, seed=first.seed, pairs=field.pairs, history=history)
    try:
        return bool(first.order != list(given.draw().order))
    except DrawError:
        return True


def sends_more(stage: Stage, field: StageField) -> bool:
    """Whether the stage before has more qualifiers for a stage reset to its plan than this field has entrants."""
    _, sent = _from_before(stage)
    return len(sent.entrants) > len(field.entrants)


def enter_again(stage: Stage) -> None:
    """Replace the entries by the current qualifiers in their order; withdrawals and late entries are kept.

    Requires the lock of the tournament, and a stage without posted rounds.
    """
    if stage.number == 1 or beside_a_plan(stage):
        return
    entered, field = _from_before(stage)
    now = listed_ids(field.entrants, stage.seed or 0)
    known = {entry.dupla_id: entry for entry in entered}
    if list(known) == list(now):
        return
    gone = [entry for dupla, entry in known.items() if dupla not in now]
    groups = iter([entry.group for entry in gone])  # kept until the schedule is drawn again
    StageEntry.objects.filter(pk__in=[entry.pk for entry in gone]).delete()
    first = min((entry.group for entry in entered), default=0)
    places = {dupla: place for place, dupla in enumerate(now, start=1)}
    for dupla, entry in known.items():
        entry.place = places.get(dupla, entry.place)
    StageEntry.objects.bulk_update((known[dupla] for dupla in now if dupla in known), ("place",))
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla_id=dupla, place=place, group=next(groups, first))
        for dupla, place in places.items()
        if dupla not in known
    )
    late = StageEntry.objects.entered().filter(stage=stage).exclude(dupla__in=now).order_by("place")
    for place, entry in enumerate(late, start=len(now) + 1):
        entry.place = place
        entry.save(update_fields=("place",))
    if set(known) != set(now):
        stage.lots = lots_of(now, stage.seed or 0)
        stage.save(update_fields=("lots",))


def enter_beside(stage: Stage) -> None:
    """Update the entries of unposted side events beside a stage with the duplas that are not in the stage.

    The drafts of the side events must then be drawn again. Requires the lock of the tournament.
    """
    for side in sides_beside(stage):
        if is_draft(side):
            side.tournament = stage.tournament
            enter_again(side)


def _from_before(stage: Stage) -> Sent:
    before = Stage.objects.get(tournament=stage.tournament_id, number=fed_by(stage))
    before.tournament = stage.tournament
    of_stage = StageEntry.objects.filter(stage=stage)
    gone = set(of_stage.gone_before().values_list("dupla", flat=True))
    if not format_of(stage).drawn_by_round:
        gone |= disqualified(stage)
    played = set(StageEntry.objects.entered().filter(stage=before).values_list("dupla", flat=True))
    entered = [entry for entry in of_stage.entered().order_by("place") if entry.dupla_id in played]
    plan = planned(stage).stage
    try:
        field = field_from(before, plan, gone, short=stage.short, elsewhere=playing_beside(stage))
    except DrawError as exc:
        raise TournamentError(exc.code, params=exc.params) from exc
    return entered, field
