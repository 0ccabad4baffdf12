"""Who a stage was drawn for, while nothing of it is posted: whether it would be others now, and entering these."""

from tournaments.errors import TournamentError
from tournaments.event.lots import lots_of
from tournaments.event.met_before import met_before
from tournaments.event.qualified import StageField, field_from
from tournaments.models import Confronto, Round, Stage, StageEntry
from tournaments.pairing.entrant import Flag
from tournaments.pairing.errors import DrawError
from tournaments.pairing.history import History
from tournaments.pairing.kinds import listed_ids
from tournaments.plan.formats import ScheduledFormat
from tournaments.stage_plan import fed_by, planned

type Sent = tuple[list[StageEntry], StageField]  # who came from the stage before, and who would come now


def has_changed(stage: Stage) -> bool:
    """Whether the stage before sends others now, or in another order, than those who have entered."""
    if stage.number == 1:
        return False
    entered, field = _from_before(stage)
    return [entry.dupla_id for entry in entered] != list(listed_ids(field.entrants, stage.seed or 0))


def schedule_has_changed(stage: Stage) -> bool:
    """Whether a schedule would be drawn now, by the same lots, of others or in another order; by hand, of others."""
    format_, first = planned(stage).stage.format, Round.objects.filter(stage=stage).order_by("number").first()
    if stage.number == 1 or first is None or not isinstance(format_, ScheduledFormat):
        return False
    _, field = _from_before(stage)
    flags = Confronto.objects.filter(stage=stage).values_list("flags", flat=True)
    if all(Flag.FORCED in found for found in flags):
        return set(first.order) != {one.id for one in field.entrants}
    history = History.of(met_before(stage))
    given = format_.inputs(field.entrants, seed=first.seed, pairs=field.pairs, history=history)
    try:
        return bool(first.order != list(given.draw().order))
    except DrawError:
        return True


def enter_again(stage: Stage) -> None:
    """Enter those whom the stage before sends now, in their order; who has come or left since keeps its entry.

    Needs the tournament's lock, and a stage of which nothing is posted.
    """
    if stage.number == 1:
        return
    entered, field = _from_before(stage)
    now = listed_ids(field.entrants, stage.seed or 0)
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


def _from_before(stage: Stage) -> Sent:
    before = Stage.objects.get(tournament=stage.tournament_id, number=fed_by(stage))
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
    return entered, field
