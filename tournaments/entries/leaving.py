"""Withdrawal of a dupla: its results stay, and its coming meetings are decided by the rules of the plan."""

from collections.abc import Collection

from django.db import transaction
from django.db.models import Max, Q, QuerySet
from django.utils.translation import gettext as _

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.close_many import cancel_jogos
from scoring.lifecycle.open_close import walkover
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.entries import individual_leaving, present
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Departure, Withdrawn
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament, TournamentLogEntry
from tournaments.outcomes import advance, decisions
from tournaments.stage_plan import format_of, is_bracket
from tournaments.standings.meeting import Status


def withdraw(*, dupla: Dupla, justified: bool, reason: str = "", source: Source) -> StageEntry:
    """Withdraw a dupla from the stage that is being played, or from the next one. Its results stay.

    justified: the coming meetings (in a bracket all its next ones) become a W.O., with the score that the plan gives
    to both sides. If not justified, the opponents rest and the dupla gets nothing; a jogo that has begun, or is part
    of a bracket, is a W.O. in that case too.
    In a Swiss or danese stage the dupla is not drawn any more. If players enter singly, `individual_leaving` decides
    about their tables.
    Raises `TournamentError`: `not_in_stage`, `already_withdrawn`, `stage_not_playing`.
    """
    with transaction.atomic():
        # Jogos are locked before the tournament, in the order in which a result takes the locks.
        lock_jogos(dupla)
        tournament, entry = present.in_play(dupla)
        if entry.until_round is not None:
            raise TournamentError("already_withdrawn", dupla=dupla.name)
        if entry.stage.state == Stage.State.PLANNED:
            return _leave_before(tournament, entry, justified=justified, reason=reason, source=source)
        entry.until_round = _last_round(entry)
        entry.save(update_fields=("until_round",))
        departure: Departure = {"justified": justified}
        if format_of(entry.stage).of_players:
            departure["short"] = individual_leaving.leave(
                entry, nothing=not justified, reason=reason, source=source
            )
        else:
            given = justified or is_bracket(entry.stage)
            departure["rested"] = {} if given else _rest_others(entry, reason, source)
            departure["walkovers"], departure["ended"] = _leave_meetings(tournament, entry, reason, source)
        note(tournament, Withdrawn(departure), source, stage=entry.stage, dupla=dupla, reason=reason)
        advance.close_rounds(entry.stage)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return entry


def withdraw_missing(duplas: Collection[Dupla], source: Source) -> None:
    """Withdraw the duplas that are missing at a draw; each may return like any other that has withdrawn.

    Call it inside the transaction of the draw, before the tournament is locked. Raises the errors of `withdraw`.
    """
    if duplas:
        lock_jogos(*duplas)
    for dupla in duplas:
        withdraw(dupla=dupla, justified=False, reason=absent_reason(), source=source)


def leave_out_first(stage: Stage, duplas: Collection[Dupla]) -> None:
    """Store the duplas that are missing at the draw of the first stage, which leaves them out.

    The caller holds the lock of the tournament, and the stage is not drawn yet. `note_left_out` logs them when the
    stage begins.
    """
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla=dupla, place=0, until_round=0) for dupla in duplas
    )


def note_left_out(stage: Stage, source: Source) -> None:
    """Log each dupla that the first stage began without."""
    for entry in StageEntry.objects.gone_before().filter(stage=stage).select_related("dupla"):
        line = Withdrawn({"justified": False})
        note(stage.tournament, line, source, stage=stage, dupla=entry.dupla, reason=absent_reason())


def absent_reason() -> str:
    """Return the reason that the log gives for a dupla that was missing at the roll."""
    return str(_("ausente na chamada"))


def _leave_before(
    tournament: Tournament, entry: StageEntry, *, justified: bool, reason: str, source: Source
) -> StageEntry:
    entry.until_round = 0
    entry.save()
    line = Withdrawn({"justified": justified})
    note(tournament, line, source, stage=entry.stage, dupla=entry.dupla, reason=reason)
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return entry


def ended_by(entry: StageEntry) -> list[Confronto]:
    """Return the confrontos whose jogo the withdrawal of a dupla ended as a W.O., in the last posted round.

    Empty in a bracket, where `bracket_return` decides, and where the director decided since.
    """
    line = _departure(entry)
    if line is None or is_bracket(entry.stage):
        return []
    ended = Confronto.objects.posted().filter(pk__in=line.get("ended", ()), status=Status.WALKOVER)
    later = Confronto.objects.started().filter(stage=entry.stage).exclude(jogo=None)
    now = later.aggregate(now=Max("round"))["now"] or 0
    return list(ended.filter(round__gte=now).exclude(winner=entry.dupla).with_sides("jogo", "stage"))


def _departure(entry: StageEntry) -> Departure | None:
    lines = TournamentLogEntry.objects.filter(stage=entry.stage, dupla=entry.dupla, action="withdrawn")
    line = lines.order_by("sequence").last()
    departure: Departure | None = line.data if line else None
    return departure


def give_back(entry: StageEntry, reason: str, source: Source) -> None:
    """Give a returning dupla its meetings of rounds that are not over, as far as they are still free.

    A jogo that the withdrawal ended goes on. The dupla wins by W.O., or rests, where its opponent has withdrawn
    meanwhile.
    """
    for row in ended_by(entry):
        why = reason.strip() or str(_("a dupla voltou"))
        decisions.take_back(confronto=row, reason=why, source=source)
    departure = _departure(entry)
    if departure is None or not format_of(entry.stage).drawn_at_once:
        return
    if format_of(entry.stage).of_players:
        individual_leaving.give_back(entry, departure["short"])
        return
    over = Round.objects.filter(stage=entry.stage, state=Round.State.CLOSED).values("number")
    to_come = Confronto.objects.filter(stage=entry.stage, jogo=None).exclude(round__in=over)
    gone = StageEntry.objects.filter(stage=entry.stage, until_round__isnull=False).exclude(dupla=entry.dupla)
    absent = set(gone.values_list("dupla_id", flat=True))
    for row in to_come.filter(pk__in=departure["walkovers"], status=Status.WALKOVER):
        if {row.dupla_a_id, row.dupla_b_id} & absent:
            row.winner = entry.dupla
        else:
            row.status, row.winner = "", None
        row.save(update_fields=("status", "winner"))
    for row in to_come.filter(pk__in=departure["rested"], status=Status.BYE):
        side = departure["rested"][str(row.pk)]
        if getattr(row, f"bye_{side}"):  # else a late entrant has taken the place
            _end_bye(row, entry.dupla, side, absent)


def _end_bye(row: Confronto, dupla: Dupla, side: str, absent: Collection[int]) -> None:
    # The dupla gets the side back that it had left. If its opponent has left too, the bye is now its own.
    other = "b" if side == "a" else "a"
    setattr(row, f"dupla_{side}", dupla)
    setattr(row, f"bye_{side}", False)
    if getattr(row, f"dupla_{other}_id") in absent:
        setattr(row, f"dupla_{other}", None)
        setattr(row, f"bye_{other}", True)
        row.winner = dupla
    else:
        row.status, row.winner = "", None
    row.save()


def lock_jogos(*duplas: Dupla, closed: bool = False) -> list[Jogo]:
    """Lock and return the open jogos of duplas; with `closed` also the closed ones.

    Call it before the tournament is locked: a result takes the locks in this order.
    """
    found = Jogo.objects.filter(confronto__in=Confronto.objects.of(*duplas))
    jogos = found if closed else found.filter(closed_at=None)
    return list(jogos.order_by("pk").select_for_update(no_key=True, of=("self",)))


def locked_stage(stage: Stage) -> Stage:
    """Return a stage that is being played, with its tournament locked.

    Raises `TournamentError("stage_not_playing")`.
    """
    tournament = Tournament.objects.locked(stage.tournament_id)
    stage = Stage.objects.get(pk=stage.pk)
    if stage.state != Stage.State.PLAYING:
        raise TournamentError("stage_not_playing", stage=stage.number)
    stage.tournament = tournament
    return stage


def confrontos_of(entry: StageEntry) -> QuerySet[Confronto]:
    """Return the confrontos of a dupla in a stage: of posted rounds, or of all rounds if these are drawn at once."""
    found = Confronto.objects.of(entry.dupla).filter(stage=entry.stage)
    return found if format_of(entry.stage).drawn_at_once else found.posted()


def _last_round(entry: StageEntry) -> int:
    own = confrontos_of(entry).order_by("round")
    if format_of(entry.stage).of_players:
        # Of rounds drawn at once only those count in which the dupla has a jogo or a result.
        begun = Confronto.objects.filter(stage=entry.stage, jogo__isnull=False).values("round")
        own = own.filter(Q(jogo__isnull=False) | ~Q(status="") & Q(round__in=begun))
    elif format_of(entry.stage).drawn_at_once:
        own = own.filter(Q(jogo__isnull=False) | ~Q(status=""))
    last = own.last()
    return last.round if last else 0


def _rest_others(entry: StageEntry, reason: str, source: Source) -> dict[str, str]:
    rested = {}
    found = list(confrontos_of(entry).filter(status="").select_related("dupla_a", "dupla_b", "jogo"))
    # A jogo with a mão is not undone: it becomes a W.O.
    begun = begun_of([row.jogo for row in found if row.jogo])
    rows = [row for row in found if row.jogo_id not in begun]
    # Before they leave their confrontos: the event knows the names in the reason.
    cancel_jogos(jogos=[row.jogo for row in rows if row.jogo], reason=reason, source=source)
    for row in rows:
        side = "a" if row.dupla_a == entry.dupla else "b"
        row.winner = row.dupla_b if side == "a" else row.dupla_a
        setattr(row, f"dupla_{side}", None)
        setattr(row, f"bye_{side}", True)
        row.jogo, row.status = None, Status.BYE
        rested[str(row.pk)] = side
    Confronto.objects.bulk_update(rows, ("dupla_a", "dupla_b", "bye_a", "bye_b", "winner", "status", "jogo"))
    return rested


def _leave_meetings(
    tournament: Tournament, entry: StageEntry, reason: str, source: Source
) -> tuple[list[int], list[int]]:
    # Return the meetings awarded without a jogo, and those whose jogo ended as a W.O.
    given, ended = [], []
    for pk in confrontos_of(entry).filter(status="").order_by("round").values_list("pk", flat=True):
        confronto = advance.fresh(pk)
        other = confronto.dupla_b if confronto.dupla_a == entry.dupla else confronto.dupla_a
        if confronto.status or other is None:
            continue  # decided by the bracket already, or as soon as the opponent is known
        if confronto.jogo:
            winner = "B" if confronto.dupla_a == entry.dupla else "A"
            walkover(
                jogo=confronto.jogo,
                winner=winner,
                reason=reason.strip() or str(_("desistência")),
                source=source,
            )
            ended.append(pk)
            continue
        given.append(pk)
        advance.conclude(tournament, confronto, Status.WALKOVER, other)
    return given, ended
