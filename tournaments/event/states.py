"""States of a tournament: draft → open → running → finished.

It is cancelled, and resumed, by `tournaments.event.ending.cancelling`.
"""

from collections.abc import Collection

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries import leaving
from tournaments.entries.teams import check_teams
from tournaments.errors import TournamentError
from tournaments.event.draws import stage_draw
from tournaments.event.draws.lots import new_seed
from tournaments.models import Dupla, LiveTable, Refresh, Stage, Tournament
from tournaments.stage_plan import is_bracket

State = Tournament.State


def open_entries(*, tournament: Tournament) -> Tournament:
    """Publish a draft and accept entries. Raises `TournamentError("not_a_draft")`."""
    return _move(tournament, State.DRAFT, State.OPEN, "not_a_draft")


def back_to_draft(*, tournament: Tournament) -> Tournament:
    """Hide a tournament that has not started.

    Raises `TournamentError`: `already_running`, `already_draft`.
    """
    with transaction.atomic():
        if Tournament.objects.locked(tournament.pk).state == State.DRAFT:
            raise TournamentError("already_draft")
        return _move(tournament, State.OPEN, State.DRAFT, "already_running")


def start(
    *,
    tournament: Tournament,
    seed: int | None = None,
    allow_bye: bool = False,
    absent: Collection[Dupla] = (),
    source: Source,
) -> Tournament:
    """Begin the first stage, open its first jogos, and publish the first revision.

    A bracket must be drawn before; rounds are drawn now. seed: seed of the lots, random by default. allow_bye: accept
    an odd number even if the plan refuses it. absent: absent duplas; they are left out of a draw made now and
    withdrawn from an existing bracket. Raises `TournamentError`: `not_open` (a draft, or started before),
    `not_drawn`, `plan_first`, `team_of_one` (team), and the codes of `DrawError`.
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        if tournament.state != State.OPEN:
            raise TournamentError("not_open")
        stage = Stage.objects.filter(tournament=tournament, number=1).first()
        if stage is None and tournament.of_players:
            raise TournamentError("plan_first")
        if stage is None or (is_bracket(stage) and not tournament.drawn_at):
            raise TournamentError("not_drawn")
        check_teams(tournament)
        tournament.state = State.RUNNING
        tournament.save(update_fields=("state",))
        # From the first mão on scorers and the worker need these rows.
        Refresh.objects.get_or_create(tournament=tournament)
        LiveTable.objects.get_or_create(tournament=tournament)
        stage.tournament = tournament
        if not is_bracket(stage):
            leaving.leave_out_first(stage, absent)
        stage_draw.begin(stage, new_seed(seed), source, allow_bye=allow_bye)
        leaving.note_left_out(stage, source)
        if is_bracket(stage):
            leaving.withdraw_missing(absent, source)
        refresh_queue.raise_wanted(tournament.pk, publish=True)
    return tournament


def refusal(stage: Stage) -> TournamentError | None:
    """Return the error with which a tournament would refuse to start with its first stage, or None. Makes no draw."""
    try:
        check_teams(stage.tournament)
    except TournamentError as exc:
        return exc
    return stage_draw.refusal(stage)


def _move(tournament: Tournament, before: State, after: State, refusal: str) -> Tournament:
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        if tournament.state != before:
            raise TournamentError(refusal)
        tournament.state = after
        tournament.save(update_fields=("state",))
    return tournament
