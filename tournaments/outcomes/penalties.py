"""Penalties from the catalogue `standings.Sanction`, with reason and author. They can be lifted but not deleted."""

from collections.abc import Collection
from typing import Literal

from django.db import transaction
from django.utils.timezone import now

from scoring.ledger.trail import Source
from scoring.models import Jogo
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, WALKOVER
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Punished
from tournaments.ledger.names_apart import KnownNames, tell
from tournaments.models import (
    Confronto,
    Dupla,
    Penalty,
    Round,
    Stage,
    StageEntry,
    Tournament,
    TournamentLogEntry,
)
from tournaments.outcomes import advance, decisions
from tournaments.stage_plan import is_bracket, went_on_to
from tournaments.standings.meeting import Status
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
    """Penalise a dupla for an incident in a round of a stage.

    Disqualified duplas rank last; for a withdrawal use `entries.withdraw`.

    amount: points to deduct, for `mp` and `vp` only. Posted pairings are unchanged. In a bracket a loss gives the
    opponent of that round a W.O.; a disqualified dupla loses all its coming meetings by W.O. Raises
    `TournamentError`: `sanction_unknown`, `amount_invalid`, `reason_missing`, `not_in_stage`, `round_unknown`,
    `no_meeting_to_lose`, and `Refused("next_jogo_played")` like a result.
    """
    if sanction not in set(Sanction):
        raise TournamentError("sanction_unknown", field="sanction")
    if sanction in WITH_AMOUNT and not 0 < amount <= MOST:
        raise TournamentError("amount_invalid", field="amount")
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        lock_jogos(stage, dupla)
        tournament = Tournament.objects.locked(stage.tournament_id)
        if not StageEntry.objects.entered().filter(stage=stage, dupla=dupla).exists():
            raise TournamentError("not_in_stage", field="dupla", dupla=dupla.name, stage=stage.number)
        of_bracket = stage.confronto_set.filter(round=round)  # brackets have no `Round` rows
        if not of_bracket.exists() and not Round.objects.filter(stage=stage, number=round).exists():
            raise TournamentError("round_unknown", field="round", round=round, stage=stage.number)
        penalty = Penalty.objects.create(
            stage=stage,
            dupla=dupla,
            round=round,
            sanction=sanction,
            amount=amount if sanction in WITH_AMOUNT else 0,
            reason=KnownNames(tournament.club_id).sealed(reason.strip()),
            author=source.actor,
        )
        _note(tournament, "penalised", penalty, penalty.reason, source)
        if is_bracket(stage):
            _in_bracket(tournament, penalty, source)
    return penalty


def _in_bracket(tournament: Tournament, penalty: Penalty, source: Source) -> None:
    own = Confronto.objects.of(penalty.dupla).filter(
        stage=penalty.stage, dupla_a__isnull=False, dupla_b__isnull=False
    )
    if penalty.sanction == Sanction.LOSS:
        confronto = own.filter(round=penalty.round).first()
        if confronto is None:
            raise TournamentError(
                "no_meeting_to_lose", field="round", round=penalty.round, dupla=penalty.dupla.name
            )
        # If the other side has won, the meeting is lost already.
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
    """Lift a penalty. In a bracket its W.O.s are undone: the meetings are played, or their played result counts again.

    Raises `TournamentError`: `reason_missing`, `penalty_lifted`, `next_stage_begun` (stage, next), and
    `Refused("next_jogo_played")` like a result.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    with transaction.atomic():
        lock_jogos(penalty.stage, penalty.dupla)
        tournament = Tournament.objects.locked(penalty.stage.tournament_id)
        # Read before the penalty is lifted, because only those of active penalties are found.
        given = walkovers_of(penalty)
        if not Penalty.objects.filter(pk=penalty.pk, lifted_at=None).update(lifted_at=now()):
            raise TournamentError("penalty_lifted", dupla=penalty.dupla.name)
        penalty.refresh_from_db()
        _give_back(tournament, penalty, given, reason, source)
        _note(tournament, "penalty_lifted", penalty, reason, source)
    return penalty


def lock_jogos(stage: Stage, dupla: Dupla) -> None:
    """Lock the jogos of a dupla in a stage. Call it before locking the tournament, like a result does."""
    jogos = Jogo.objects.filter(confronto__in=Confronto.objects.of(dupla).filter(stage=stage))
    list(jogos.order_by("pk").select_for_update(no_key=True, of=("self",)))


def walkovers_of(penalty: Penalty) -> list[Confronto]:
    """Return the bracket W.O.s that a penalty gave, or that an unsaved one will change, earliest first.

    W.O.s given before it are left out, and all of them if the dupla has also left or is disqualified by another
    penalty.
    """
    own = Confronto.objects.of(penalty.dupla).filter(stage=penalty.stage).select_related("stage", "jogo")
    if penalty.pk is None:
        return list(own.filter(round=penalty.round)[:1])
    standing = Penalty.objects.filter(stage=penalty.stage, dupla=penalty.dupla, lifted_at=None)
    # Read from the database: this instance may come from a lift that was rolled back.
    lifted = not standing.filter(pk=penalty.pk).exists()
    out = standing.exclude(pk=penalty.pk).filter(sanction=Sanction.DISQUALIFICATION).exists()
    gone = StageEntry.objects.filter(stage=penalty.stage, dupla=penalty.dupla, until_round__isnull=False)
    forfeits = penalty.sanction in {Sanction.LOSS, Sanction.DISQUALIFICATION} and is_bracket(penalty.stage)
    if not forfeits or lifted or out or gone.exists():
        return []
    lost = own.filter(status__in=(Status.WALKOVER, Status.BOTH_ABSENT)).exclude(winner=penalty.dupla)
    if penalty.sanction == Sanction.LOSS:
        lost = lost.filter(round=penalty.round)[:1]
    found = [row for row in lost if row.is_ready and not _given_before(penalty, row)]
    fed = {row.loser_to_id for row in found}
    return sorted(found, key=lambda row: row.pk in fed)


def _given_before(penalty: Penalty, row: Confronto) -> bool:
    # A W.O. was declared by the director if it was logged before the first penalty of the dupla or with another
    # reason.
    of_dupla = Penalty.objects.filter(stage=penalty.stage, dupla=penalty.dupla).order_by("pk")
    reasons = {one.reason for one in tell(of_dupla)}
    log = TournamentLogEntry.objects.filter(stage=penalty.stage)
    first = log.filter(dupla=penalty.dupla, action="penalised").order_by("sequence").first()
    duplas = row.names
    of_row = log.filter(round=row.round).order_by("sequence")
    said = [one for one in tell(of_row) if one.data.get("duplas") == duplas]
    if not said or said[-1].action not in {Status.WALKOVER, Status.BOTH_ABSENT}:
        return False
    early = first is None or said[-1].sequence < first.sequence
    return early or said[-1].reason not in reasons


def _give_back(
    tournament: Tournament, penalty: Penalty, given: Collection[Confronto], reason: str, source: Source
) -> None:
    if given and (begun := went_on_to(penalty.stage)):
        raise TournamentError("next_stage_begun", stage=penalty.stage.number, next=begun.number)
    for one in given:
        confronto = advance.fresh(one.pk)
        if confronto.status not in {Status.WALKOVER, Status.BOTH_ABSENT} or not confronto.is_ready:
            continue  # already deleted with the one before it
        jogo = confronto.jogo
        # A jogo that was played to its end before the W.O. counts again.
        if jogo and jogo.winner and jogo.reason not in {WALKOVER, BY_DIRECTOR, CANCELLED}:
            advance.conclude(tournament, confronto, Status.PLAYED, confronto.dupla(jogo.winner))
        else:
            decisions.take_back(confronto=confronto, reason=reason, source=source)


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
