"""Whereabouts of a dupla: in a stage that is being played, waiting for the next one, or withdrawn."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from django.db.models import Q

from tournaments.errors import TournamentError
from tournaments.models import Dupla, Stage, StageEntry, Tournament
from tournaments.plan.fields import TOP
from tournaments.stage_plan import fed_by, fed_from, is_bracket, opens_after, side_of, sides_beside


def in_play(dupla: Dupla) -> tuple[Tournament, StageEntry]:
    """Return the tournament, locked, and the entry of a dupla in the stage that is being played.

    Between two stages, and after a restart, it is the entry in the next stage, without a place in its list. That
    entry is unsaved if the dupla is still present, or if it withdrew in the previous stage (`left`).
    Raises `TournamentError`: `stage_not_playing`, `not_in_stage`.
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
    """Return the same as `in_play`, or the entry of a dupla that withdrew from a bracket that is over.

    Such a bracket counts only if no later stage takes entrants from it.
    """
    tournament = Tournament.objects.locked(dupla.tournament_id)
    for entry, into in _left(tournament):
        if entry.dupla == dupla and into.state == Stage.State.CLOSED:
            entry.stage.tournament = entry.dupla.tournament = tournament
            return tournament, entry
    return in_play(dupla)


def _to_come(stages: Sequence[Stage], dupla: Dupla, tournament: Tournament) -> StageEntry:
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
    """Return the stages of a running tournament that may begin now, in order."""
    if tournament.state != Tournament.State.RUNNING:
        return []
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    planned = (stage for stage in stages if stage.state == Stage.State.PLANNED)
    return [stage for stage in planned if opens_after(stage, stages) is None]


def waiting(stage: Stage) -> list[Dupla]:
    """Return the duplas that are present for a stage that has not begun, by number.

    These are the entrants of the previous stage that have not withdrawn. A side event takes those that are not in the
    stage beside it. A stage that was reset while a side event is played leaves out the duplas of that side event.
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
    if beside := sides_beside(stage):  # this stage was reset to its plan while the side event goes on
        found = found.exclude(pk__in=entries.entered().filter(stage__in=beside).values("dupla"))
    return list(found.order_by("number"))


def left(tournament: Tournament) -> list[StageEntry]:
    """Return the entries of the duplas that have withdrawn and may return, by number. Two queries.

    They withdrew from a stage that is being played or comes next, or from the previous one. A running stage takes
    back only entrants of a stage from which everybody advances. A bracket that is over opens again for its own duplas
    if no later stage takes entrants from it.
    """
    return [entry for entry, _into in _left(tournament)]


def _left(tournament: Tournament) -> Iterator[tuple[StageEntry, Stage]]:
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
    # A running stage takes no dupla back that would have had to qualify for it.
    sends_all = before.stage.plan.get(TOP.name) is None
    return before if sends_all or not _plays(stage) else None


def _plays(stage: Stage) -> bool:
    return stage.state == Stage.State.PLAYING
