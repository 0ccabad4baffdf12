"""Add a forgotten dupla and redraw its stage, before any jogo of the stage is played."""

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries.present import stages_to_come
from tournaments.entries.registration import add_dupla
from tournaments.errors import TournamentError
from tournaments.event.draws import stage_draw
from tournaments.event.draws.lots import new_seed
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import EnteredLate
from tournaments.models import Dupla, Player, Stage, StageEntry, Tournament
from tournaments.stage_plan import format_of

State = Stage.State


def enter_forgotten(
    *,
    stage: Stage,
    first: Player,
    second: Player | None = None,
    third: Player | None = None,
    home: str = "",
    seed: int | None = None,
    allow_bye: bool = False,
    source: Source,
) -> Dupla:
    """Enter a dupla, a trio or a single player, and redraw the stage with it, in any format.

    In a later stage it is listed after the qualifiers of the stage before. In a stage that has not begun, or was
    reset to its plan, it waits for the start. home: origin. seed: seed of the lots, random by default. allow_bye:
    accept an odd number even if the plan refuses it. Raises `TournamentError`: `forgotten_first_only` (the stage is
    over or is not the next), `forgotten_too_late`, `stage_not_last`, `forgotten_team` (in a team format the stage
    must be reset first, because one dupla is no team), the errors of `registration.add_dupla`, and those of
    `stage_draw.begin`.
    """
    with transaction.atomic():
        jogos = open_anew.lock_open(stage=stage)
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = Stage.objects.get(pk=stage.pk)
        stage.tournament = tournament
        _refuse(tournament, stage)
        dupla = add_dupla(tournament, (first, second, third), home=home)
        note(
            tournament, EnteredLate({"dupla": dupla.name, "from_round": 1}), source, stage=stage, dupla=dupla
        )
        if stage.number > 1:
            # Place 0: it does not come from the stage before.
            StageEntry.objects.create(stage=stage, dupla=dupla, place=0)
        if stage.state == State.PLAYING:
            short = stage.short
            open_anew.let_go(jogos, source)
            stage_draw.back_to_plan(stage, source)
            stage_draw.begin(stage, new_seed(seed), source, short=short, allow_bye=allow_bye)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return dupla


def _refuse(tournament: Tournament, stage: Stage) -> None:
    if stage.state == State.PLAYING:
        if open_anew.is_played(stage):
            raise TournamentError("forgotten_too_late", stage=stage.number)
        later = Stage.objects.filter(tournament=tournament, number__gt=stage.number)
        if later.exclude(state=State.PLANNED).exists():
            raise TournamentError("stage_not_last", stage=stage.number)
        if format_of(stage).ranked_as_one > 1:
            raise TournamentError("forgotten_team", stage=stage.number)
    elif stage not in stages_to_come(tournament):
        raise TournamentError("forgotten_first_only")
