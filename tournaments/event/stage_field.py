"""Who a stage was drawn for, while nothing of it is posted: whether it would be others now, and entering these."""

from tournaments.errors import TournamentError
from tournaments.event.lots import lots_of
from tournaments.event.qualified import field_from
from tournaments.models import Stage, StageEntry
from tournaments.pairing.errors import DrawError
from tournaments.pairing.kinds import listed_ids
from tournaments.stage_plan import planned

type Entered = tuple[list[StageEntry], tuple[int, ...]]  # who came from the stage before, and who would now


def has_changed(stage: Stage) -> bool:
    """Whether the stage before sends others now, or in another order, than those who have entered."""
    entered, now = _from_before(stage)
    return [entry.dupla_id for entry in entered] != list(now)


def enter_again(stage: Stage) -> None:
    """Enter those whom the stage before sends now, in their order; who has come or left since keeps its entry.

    Needs the tournament's lock, and a stage of which nothing is posted.
    """
    entered, now = _from_before(stage)
    known = {entry.dupla_id: entry for entry in entered}
    if list(known) == list(now):
        return
    StageEntry.objects.filter(stage=stage, dupla__in=known.keys() - set(now)).delete()
    places = {dupla: place for place, dupla in enumerate(now, start=1)}
    for dupla, entry in known.items():
        entry.place = places.get(dupla, entry.place)
    StageEntry.objects.bulk_update((known[dupla] for dupla in now if dupla in known), ("place",))
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla_id=dupla, place=place)
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


def _from_before(stage: Stage) -> Entered:
    """Return who entered from the stage before, by place, and the list that would be entered now."""
    before = Stage.objects.filter(tournament=stage.tournament_id, number=stage.number - 1).first()
    if before is None:
        return [], ()
    before.tournament = stage.tournament
    of_stage = StageEntry.objects.filter(stage=stage)
    gone = set(of_stage.gone_before().values_list("dupla", flat=True))
    played = set(StageEntry.objects.entered().filter(stage=before).values_list("dupla", flat=True))
    entered = [entry for entry in of_stage.entered().order_by("place") if entry.dupla_id in played]
    plan = planned(stage).stage
    try:
        field = field_from(before, plan, gone)
        if gone and len(field.entrants) > len(entered):  # it began short: nobody moved up
            field = field_from(before, plan, gone, short=True)
    except DrawError as exc:
        raise TournamentError(exc.code, params=exc.params) from exc
    return entered, listed_ids(field.entrants, stage.seed or 0)
