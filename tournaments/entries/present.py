"""Where a dupla is: in a stage that plays, waiting for the one to come, or gone."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from django.db.models import Q

from tournaments.errors import TournamentError
from tournaments.models import Dupla, Stage, StageEntry, Tournament
from tournaments.plan.fields import TOP
from tournaments.stage_plan import fed_by, fed_from, is_bracket, opens_after, side_of, sides_beside


def in_play(dupla: Dupla) -> tuple[Tournament, StageEntry]:
    """Return the tournament, locked, and the place of a dupla in the stage that plays.

    Between two stages, and after a restart, it is that of the stage to come, without a place on its list; unsaved
    where the dupla is still there, or left in the stage before (`left`). Raises `TournamentError`:
    `stage_not_playing`, `not_in_stage`.
    """
    tournament = Tournament.objects.locked(dupla.tournament_id)
    playing = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING).order_by("number")
    if not (stages := [*playing, *stages_to_come(tournament)]):
        raise TournamentError("stage_not_playing", stage=0)
    entry = StageEntry.objects.filter(stage__in=stages, dupla=dupla).select_related("dupla").first()
    entry = entry or _to_come(stages, dupla, tournament)
    stage = next(one for one in stages if one.pk == entry.stage_id)
    stage.tournament = entry.dupla.tournament = tournament
    entry.stage = stage
    return tournament, entry


def coming_back(dupla: Dupla) -> tuple[Tournament, StageEntry]:
    """Return as `in_play`; also the place in a bracket that is over, which a dupla left and nobody goes on from."""
    tournament = Tournament.objects.locked(dupla.tournament_id)
    for entry, into in _left(tournament):
        if entry.dupla == dupla and into.state == Stage.State.CLOSED:
            entry.stage.tournament = entry.dupla.tournament = tournament
            return tournament, entry
    return in_play(dupla)


def _to_come(stages: Sequence[Stage], dupla: Dupla, tournament: Tournament) -> StageEntry:
    """Return the place, unsaved, of who waits for one of these stages, or has left the one before it."""
    for stage in stages:
        if dupla.pk in {one.pk for one in waiting(stage)}:
            return StageEntry(stage=stage, dupla=dupla, place=0)
    for entry, into in _left(tournament):
        if entry.dupla == dupla:
            return StageEntry(stage=into, dupla=dupla, place=0, until_round=0)
    raise TournamentError(
        "not_in_stage", dupla=dupla.name, stage=", ".join(str(one.number) for one in stages)
    )


def stages_to_come(tournament: Tournament) -> list[Stage]:
    """Return the stages of a tournament that runs which may begin now, in their order."""
    if tournament.state != Tournament.State.RUNNING:
        return []
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    planned = (stage for stage in stages if stage.state == Stage.State.PLANNED)
    return [stage for stage in planned if opens_after(stage, stages) is None]


def waiting(stage: Stage) -> list[Dupla]:
    """Return who is there for a stage that has not begun, by number: of the stage before who has not left since.

    For a side event, those of them who are not in the stage beside it; beside one that plays, who is not in that.
    """
    if stage.state != Stage.State.PLANNED:
        return []
    entries = StageEntry.objects.filter(stage__tournament=stage.tournament_id)
    out = entries.gone_before().filter(stage=stage).values("dupla")
    found = Dupla.objects.filter(tournament=stage.tournament_id).exclude(pk__in=out)
    if stage.number > 1:
        before = entries.entered().filter(stage__number=fed_by(stage), until_round=None)
        late = entries.to_come().filter(stage=stage)
        found = found.filter(Q(pk__in=before.values("dupla")) | Q(pk__in=late.values("dupla")))
    if side := side_of(stage):
        found = found.exclude(pk__in=entries.filter(stage__number=side + 1).values("dupla"))
    if beside := sides_beside(stage):  # it was taken back to its plan, and they play on
        found = found.exclude(pk__in=entries.entered().filter(stage__in=beside).values("dupla"))
    return list(found.order_by("number"))


def left(tournament: Tournament) -> list[StageEntry]:
    """Return who has left a stage that plays or is to come, or the one before it, by number. Two queries.

    Into one that is being played come back only those of a stage before that sends all. A bracket that nobody goes on
    from opens again for who had left it.
    """
    return [entry for entry, _into in _left(tournament)]


def _left(tournament: Tournament) -> Iterator[tuple[StageEntry, Stage]]:
    """Yield where each has left, and the stage it comes back into."""
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    entries = StageEntry.objects.filter(stage__tournament=tournament)
    of_gone = entries.filter(dupla__in=entries.filter(until_round__isnull=False).values("dupla"))
    places: dict[Dupla, dict[int, StageEntry]] = defaultdict(dict)
    for entry in of_gone.select_related("dupla", "stage").order_by("dupla__number"):
        places[entry.dupla][entry.stage.number] = entry
    for own in places.values():
        for stage in stages:
            if gone := _left_before(own, stage, stages):
                yield gone, stage
                break


def _left_before(own: Mapping[int, StageEntry], stage: Stage, stages: Sequence[Stage]) -> StageEntry | None:
    """Return where a dupla left that comes back into this stage, of its places by number of the stage."""
    here = own.get(stage.number)
    if stage.state == Stage.State.CLOSED:
        last = is_bracket(stage) and not fed_from(stage, stages)
        return here if last and here and here.place and here.until_round is not None else None
    if not _plays(stage) and opens_after(stage, stages):
        return None
    if here is not None:
        return None if here.until_round is None else here
    side, before = side_of(stage), own.get(fed_by(stage))
    if before is None or not before.place or before.until_round is None or (side and side + 1 in own):
        return None
    sends_all = before.stage.plan.get(TOP.name) is None
    return before if sends_all or not _plays(stage) else None


def _plays(stage: Stage) -> bool:
    return stage.state == Stage.State.PLAYING
