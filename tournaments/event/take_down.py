"""Withdraw a posted round without recorded results: it becomes a draft again; of a bracket, it waits for its start."""

from django.db import transaction

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.models.confronto import ConfrontoQuerySet
from tournaments.outcomes.bracket_rounds import place_next
from tournaments.stage_plan import format_of, is_bracket
from tournaments.standings.meeting import Status

State = Round.State


def take_down(*, round: Round, reason: str, source: Source) -> Round:  # noqa: A002 -- the domain's word
    """Turn a posted round back into a draft; for a schedule, turn back all of its rounds.

    A round of a bracket was drawn with it, so only its start is undone. The jogos, which have no entered mão, are
    annulled. A draft is returned unchanged, and so is a round of a bracket that has not started. Raises
    `TournamentError`: `reason_missing`, `stage_not_playing`, `round_went_on` (round, next: a later round is drawn),
    `round_recorded` (round, mesa: a mão is entered or a result decided).
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        jogos = open_anew.lock_open(stage=round.stage_id)
        tournament = Tournament.objects.locked(round.stage.tournament_id)
        stage = Stage.objects.get(pk=round.stage_id)
        row = Round.objects.get(pk=round.pk)
        row.stage, stage.tournament = stage, tournament
        back = State.POSTED if is_bracket(stage) else State.DRAFT
        if row.state in Round.HELD_BACK | {back}:
            return row
        if stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        rounds = Round.objects.filter(stage=stage)
        if not format_of(stage).drawn_at_once:
            later = rounds.filter(number__gt=row.number).order_by("number")
            if is_bracket(stage):
                later = later.exclude(state=State.POSTED)
            if following := later.first():
                raise TournamentError("round_went_on", round=row.number, next=following.number)
            rounds = rounds.filter(pk=row.pk)
        rows = Confronto.objects.filter(stage=stage, round__in=rounds.values("number"))
        _refuse_recorded(rows, begun_of(jogos))
        own = set(rows.values_list("jogo", flat=True))
        open_anew.let_go([jogo for jogo in jogos if jogo.pk in own], source)
        rounds.update(state=back, posted_at=row.posted_at if back == State.POSTED else None, started_at=None)
        if is_bracket(stage):
            place_next(stage)
        note(tournament, Done("round_taken_down"), source, stage=stage, round=row.number, reason=reason)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    row.refresh_from_db()
    row.stage = stage
    return row


def _refuse_recorded(rows: ConfrontoQuerySet, begun: set[int]) -> None:
    decided = rows.exclude(status__in=("", Status.BYE)) | rows.filter(jogo__in=begun)
    if found := decided.order_by("round", "mesa").first():
        raise TournamentError("round_recorded", round=found.round, mesa=found.mesa or 0)
