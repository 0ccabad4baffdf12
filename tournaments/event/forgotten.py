"""A dupla that was forgotten, while nothing of a stage is played: it is drawn anew with it."""

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries.present import stages_to_come
from tournaments.entries.registration import add_dupla
from tournaments.errors import TournamentError
from tournaments.event import stage_draw
from tournaments.event.lots import new_seed
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
    """Enter a dupla, a trio or a single player, and draw a stage anew with it, in whatever format.

    Into a later stage it comes after those whom the one before sends. A stage that is to begin next, or was taken back
    to its plan, waits for its start. home: where it comes from; seed: of the lots, made up when None.
    allow_bye: the odd one rests, although the plan refuses an odd number. Raises `TournamentError`:
    `forgotten_first_only` (the stage is over, or not the next), `forgotten_too_late`, `stage_not_last`,
    `forgotten_team` (where teams meet, the stage is taken back first, for a dupla alone is no team), those of
    `registration.add_dupla`, and what `stage_draw.begin` refuses.
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
            StageEntry.objects.create(stage=stage, dupla=dupla, place=0)  # no stage before sends it
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
