"""The director's penalties, from the catalogue `standings.Sanction`: with reason and author, lifted, never deleted."""

from typing import Literal

from django.db import transaction
from django.utils.timezone import now

from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Punished
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry, Tournament
from tournaments.outcomes import advance, decisions
from tournaments.stage_plan import is_bracket
from tournaments.standings.penalties import Sanction

WITH_AMOUNT = frozenset({Sanction.MP, Sanction.VP})
MOST = 1_000_000


def penalise(
    *,
    stage: Stage,
    dupla: Dupla,
    round: int,  # noqa: A002 -- the domain's word
    sanction: str,
    amount: int = 0,
    reason: str,
    source: Source,
) -> Penalty:
    """Punish a dupla for something in a round of a stage. The disqualified stand last; leaving is `entries.withdraw`.

    amount: the points taken, of `mp` and `vp` only. Seating that is posted stays as it is. In a bracket a loss is a
    W.O. for the opponent of that round, and who is disqualified plays no more: its next are W.O.s. Raises
    `TournamentError`: `sanction_unknown`, `amount_invalid`, `reason_missing`, `not_in_stage`, `round_unknown`,
    `no_meeting_to_lose`, and `Refused("next_jogo_played")` as a result does.
    """
    if sanction not in set(Sanction):
        raise TournamentError("sanction_unknown", field="sanction")
    if sanction in WITH_AMOUNT and not 0 < amount <= MOST:
        raise TournamentError("amount_invalid", field="amount")
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        # The jogos first, then the tournament: in the order in which a result takes them.
        jogos = Jogo.objects.filter(
            confronto__in=Confronto.objects.of(dupla).filter(stage=stage), closed_at=None
        )
        list(jogos.order_by("pk").select_for_update(no_key=True, of=("self",)))
        tournament = Tournament.objects.locked(stage.tournament_id)
        if not StageEntry.objects.entered().filter(stage=stage, dupla=dupla).exists():
            raise TournamentError("not_in_stage", field="dupla")
        of_bracket = stage.confronto_set.filter(round=round)  # which has no rounds of its own
        if not of_bracket.exists() and not Round.objects.filter(stage=stage, number=round).exists():
            raise TournamentError("round_unknown", field="round")
        penalty = Penalty.objects.create(
            stage=stage,
            dupla=dupla,
            round=round,
            sanction=sanction,
            amount=amount if sanction in WITH_AMOUNT else 0,
            reason=reason.strip(),
            author=source.actor,
        )
        _note(tournament, "penalised", penalty, penalty.reason, source)
        if is_bracket(stage):
            _in_bracket(tournament, penalty, source)
    return penalty


def _in_bracket(tournament: Tournament, penalty: Penalty, source: Source) -> None:
    """Let the opponent go on: of the round of a loss, of a disqualification in all that is still to be played."""
    own = Confronto.objects.of(penalty.dupla).filter(
        stage=penalty.stage, dupla_a__isnull=False, dupla_b__isnull=False
    )
    if penalty.sanction == Sanction.LOSS:
        confronto = own.filter(round=penalty.round).first()
        if confronto is None:
            raise TournamentError("no_meeting_to_lose", field="round", round=penalty.round)
        found = [confronto] if confronto.winner_id in {None, penalty.dupla_id} else []
    elif penalty.sanction == Sanction.DISQUALIFICATION:
        found = list(own.filter(status="", jogo__isnull=False))
    else:
        return
    for confronto in found:
        winner = "B" if confronto.side(penalty.dupla) == "A" else "A"
        decisions.walkover(confronto=confronto, winner=winner, reason=penalty.reason, source=source)
    advance.walk_over(tournament)
    open_ready(tournament, source)


def lift(*, penalty: Penalty, reason: str, source: Source) -> Penalty:
    """Take a penalty back. Raises `TournamentError`: `reason_missing`, `penalty_lifted`."""
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        tournament = Tournament.objects.locked(penalty.stage.tournament_id)
        if not Penalty.objects.filter(pk=penalty.pk, lifted_at=None).update(lifted_at=now()):
            raise TournamentError("penalty_lifted")
        penalty.refresh_from_db()
        _note(tournament, "penalty_lifted", penalty, reason, source)
    return penalty


def _note(
    tournament: Tournament,
    action: Literal["penalised", "penalty_lifted"],
    penalty: Penalty,
    reason: str,
    source: Source,
) -> None:
    note(
        tournament,
        Punished(action, {"sanction": Sanction(penalty.sanction), "amount": penalty.amount}),
        source,
        stage=penalty.stage,
        round=penalty.round,
        dupla=penalty.dupla,
        reason=reason,
    )
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
