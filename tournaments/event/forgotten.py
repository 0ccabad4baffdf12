"""A dupla that was forgotten at the entries, while nothing of the first stage is played: it is drawn anew with it."""

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries.registration import add_dupla
from tournaments.errors import TournamentError
from tournaments.event import stage_draw
from tournaments.event.lots import new_seed
from tournaments.hall import open_anew
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import EnteredLate
from tournaments.models import Confronto, Dupla, Player, Stage, Tournament
from tournaments.stage_plan import format_of
from tournaments.standings.meeting import Status

State = Stage.State


def enter_forgotten(
    *,
    stage: Stage,
    first: Player,
    second: Player | None = None,
    home: str = "",
    seed: int | None = None,
    source: Source,
) -> Dupla:
    """Enter a dupla, or a single player, and draw the first stage anew with it, in whatever format.

    A stage that was taken back to its plan waits for its start. home: where it comes from; seed: of the lots, made up
    when None. Raises `TournamentError`: `forgotten_first_only`, `forgotten_too_late`, `forgotten_team` (where teams
    meet, the stage is taken back first, for a dupla alone is no team), those of
    `registration.add_dupla`, and what `stage_draw.begin` refuses.
    """
    with transaction.atomic():
        jogos = open_anew.lock_open(stage=stage)
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = Stage.objects.get(pk=stage.pk)
        stage.tournament = tournament
        if stage.number > 1 or tournament.state != Tournament.State.RUNNING:
            raise TournamentError("forgotten_first_only")
        decided = Confronto.objects.filter(stage=stage).exclude(status__in=("", Status.BYE)).exists()
        if stage.state == State.CLOSED or decided or open_anew.begun_of(jogos):
            raise TournamentError("forgotten_too_late", stage=stage.number)
        if stage.state == State.PLAYING and format_of(stage).ranked_as_one > 1:
            raise TournamentError("forgotten_team", stage=stage.number)
        dupla = add_dupla(tournament, first, second, home=home)
        note(
            tournament, EnteredLate({"dupla": dupla.name, "from_round": 1}), source, stage=stage, dupla=dupla
        )
        if stage.state == State.PLAYING:
            open_anew.let_go(jogos, source)
            stage_draw.back_to_plan(stage, source)
            stage_draw.begin(stage, new_seed(seed), source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return dupla
