"""End a running event with its current standings: open confrontos are ended, and stages not begun are dropped."""

from collections.abc import Iterator, Sequence

from django.db import transaction

from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event import stages
from tournaments.event.consequences import need
from tournaments.event.draws import stage_field
from tournaments.event.draws.qualified import StageField
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import EventEndedEarly
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.outcomes import rest
from tournaments.outcomes.advance import close_or_resume
from tournaments.outcomes.rest import How
from tournaments.pairing import DrawError
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import fed_by, opens_after, side_of
from tournaments.wording.refusals.consequences import Consequence
from tournaments.wording.rounds import place

SHOWN = 8  # places of the final ranking that the director reads first


def end_now(
    *, tournament: Tournament, how: How = How.AS_IT_STANDS, reason: str, confirmed: str = "", source: Source
) -> str:
    """End a running event; return the name of the winner, empty if the first place is shared.

    A stage with a result or a mão is closed; `rest.end_rest` ends its open confrontos. Other stages are dropped, but a
    sole entrant of the next stage wins it. confirmed: the key of the confirmed consequences. Raises `Unconfirmed`,
    with no change written, and `TournamentError`: `reason_missing`, `event_not_running`, `nothing_to_rank` (no result,
    and no sole entrant).
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        jogos = open_anew.lock_open(tournament=tournament)
        tournament = Tournament.objects.locked(tournament.pk)
        if tournament.state != Tournament.State.RUNNING:
            raise TournamentError("event_not_running")
        follows = [Consequence("ends_early")]
        if open_anew.opened_since(tournament, jogos):
            need(follows, "")
        for stage in _stages(tournament):
            follows += _end(stage, jogos, how, reason, source)
        alone, dropped = _alone(tournament), []
        for stage in _stages(tournament):
            if stage.state == Stage.State.PLANNED and not (alone and alone[0] == stage):
                dropped.append(str(stage))
                stages.drop_planned(stage)
        name = _wins(*alone) if alone else ""
        ended = _stages(tournament)
        if not ended:
            raise TournamentError("nothing_to_rank")
        close_or_resume(tournament, ended[-1])
        Tournament.objects.filter(pk=tournament.pk).update(ended_early=True)
        note(tournament, EventEndedEarly({"dropped": dropped, "alone": name}), source, reason=reason)
        follows += [Consequence("stages_fall", ", ".join(dropped))] if dropped else []
        follows += [Consequence("wins_alone", f"{alone[0]}: {name}")] if alone else []
        ranking = snapshot(Tournament.objects.select_related("club").get(pk=tournament.pk))["final_ranking"]
        told = [f"{place(row['place'], row['place_to'])} {row['name']}" for row in ranking]
        follows.append(Consequence("ends_as", "; ".join(told[:SHOWN]) + "…" * (len(told) > SHOWN)))
        need(follows, confirmed)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return str(ranking[0]["name"]) if ranking[0]["place_to"] == 1 else ""


def left_for(stage: Stage) -> int | None:
    """Return how many entrants are left for a planned stage that may begin; None if that is in question."""
    try:
        return len(_present(stage).entrants)
    except (TournamentError, DrawError):
        return None


def remaining(stage: Stage) -> int:
    """Return how many entrants of the stage before a stage have not left; 0 for the first stage."""
    entries = StageEntry.objects.filter(stage__tournament=stage.tournament_id, stage__number=fed_by(stage))
    return entries.filter(until_round=None).count()


def _stages(tournament: Tournament) -> list[Stage]:
    found = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    for stage in found:
        stage.tournament = tournament
    return found


def _end(stage: Stage, jogos: Sequence[Jogo], how: How, reason: str, source: Source) -> Iterator[Consequence]:
    if stage.state == Stage.State.PLAYING and not open_anew.is_played(stage):
        of_stage = set(Confronto.objects.filter(stage=stage).values_list("jogo", flat=True))
        stages.reset(stage, [jogo for jogo in jogos if jogo.pk in of_stage], source)
        return
    if stage.state == Stage.State.PLANNED:
        return
    if rows := rest.unfinished(stage):
        counted, left_out = rest.end_rest(
            stage=stage, how=how, seen=rest.mark(rows), reason=reason, source=source
        )
        if counted:
            yield Consequence("jogos_count_as_they_are", count=counted)
        if left_out:
            yield Consequence("jogos_without_result", count=left_out)
    held_back = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK)
    if numbers := list(held_back.values_list("number", flat=True)):
        Confronto.objects.filter(stage=stage, round__in=numbers).delete()
        held_back.delete()
        yield Consequence("rounds_dropped", ", ".join(map(str, numbers)))
    stage.refresh_from_db(fields=("state",))
    if stage.state == Stage.State.PLAYING:
        stages.close_stage(stage=stage, source=source)


def _alone(tournament: Tournament) -> tuple[Stage, Dupla] | None:
    found = _stages(tournament)
    coming = [one for one in found if one.state == Stage.State.PLANNED and side_of(one) is None]
    if not coming or opens_after(coming[0], found):
        return None
    if left_for(coming[0]) != 1:
        return None
    return coming[0], Dupla.objects.get(pk=_present(coming[0]).entrants[0].id)


def _present(stage: Stage) -> StageField:
    before = Stage.objects.filter(tournament=stage.tournament_id, number=fed_by(stage)).first()
    if before:
        before.tournament = stage.tournament
    return stage_field.present(stage, before)


def _wins(stage: Stage, dupla: Dupla) -> str:
    StageEntry.objects.seat([StageEntry(stage=stage, dupla=dupla, place=1)])
    stage.state = Stage.State.CLOSED
    stage.save(update_fields=("state",))
    return dupla.name
