"""A dupla leaves: what it played stays, what it would have played goes to the others by rule."""

from collections.abc import Collection

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils.translation import gettext as _

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import cancel_jogo, walkover
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.entries import individual_leaving, present
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Departure, Withdrawn
from tournaments.models import Confronto, Dupla, Ocorrencia, Round, Stage, StageEntry, Tournament
from tournaments.outcomes import advance
from tournaments.stage_plan import format_of, is_bracket
from tournaments.standings.meeting import Status


def withdraw(*, dupla: Dupla, justified: bool, reason: str = "", source: Source) -> StageEntry:
    """Take a dupla out of the stage that plays, or of the one to come. What it has played stays.

    justified: what it would have played, and in a bracket all its next, is a W.O., at what the plan gives to both.
    Otherwise the others rest, and it has nothing; only what was begun, or is of a bracket, is a W.O. then as well.
    In a Swiss or danese stage it is not drawn any more. The tables of a single player rest, all but itself
    (`individual_leaving`). Raises `TournamentError`: `not_in_stage`, `already_withdrawn`, `stage_not_playing`.
    """
    with transaction.atomic():
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
            departure["walkovers"] = _leave_meetings(tournament, entry, reason, source)
        note(tournament, Withdrawn(departure), source, stage=entry.stage, dupla=dupla, reason=reason)
        advance.close_rounds(entry.stage)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return entry


def withdraw_missing(duplas: Collection[Dupla], source: Source) -> None:
    """Take duplas out that are not there when something is drawn; each comes back as any other that has left.

    Call it inside the transaction of the draw, before the tournament is locked. Raises as `withdraw`.
    """
    if duplas:
        lock_jogos(*duplas)
    for dupla in duplas:
        withdraw(dupla=dupla, justified=False, reason=absent_reason(), source=source)


def leave_out_first(stage: Stage, duplas: Collection[Dupla]) -> None:
    """Note that duplas are not there for the first stage, which is then drawn without them.

    Needs the lock of the tournament, and a stage of which nothing is drawn; its log says so once it begins.
    """
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla=dupla, place=0, until_round=0) for dupla in duplas
    )


def note_left_out(stage: Stage, source: Source) -> None:
    """Write a line of the log for each dupla that a first stage has begun without."""
    for entry in StageEntry.objects.gone_before().filter(stage=stage).select_related("dupla"):
        line = Withdrawn({"justified": False})
        note(stage.tournament, line, source, stage=stage, dupla=entry.dupla, reason=absent_reason())


def absent_reason() -> str:
    """Return why a dupla is out that the roll had as missing, as the log says it."""
    return str(_("ausente na chamada"))


def _leave_before(
    tournament: Tournament, entry: StageEntry, *, justified: bool, reason: str, source: Source
) -> StageEntry:
    """Take a dupla out of a stage that has not begun: it is not drawn, and nothing is given."""
    entry.until_round = 0
    entry.save()
    line = Withdrawn({"justified": justified})
    note(tournament, line, source, stage=entry.stage, dupla=entry.dupla, reason=reason)
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return entry


def give_back(entry: StageEntry) -> None:
    """Give a dupla that comes back the meetings it had left, of rounds that are not over and that are still free."""
    lines = Ocorrencia.objects.filter(stage=entry.stage, dupla=entry.dupla, action="withdrawn")
    if (line := lines.last()) is None or not format_of(entry.stage).drawn_at_once:
        return
    departure: Departure = line.data
    if format_of(entry.stage).of_players:
        individual_leaving.give_back(entry, departure["short"])
        return
    over = Round.objects.filter(stage=entry.stage, state=Round.State.CLOSED).values("number")
    to_come = Confronto.objects.filter(stage=entry.stage, jogo=None).exclude(round__in=over)
    for row in to_come.filter(pk__in=departure["walkovers"], status=Status.WALKOVER):
        row.status, row.winner = "", None
        row.save(update_fields=("status", "winner"))
    for row in to_come.filter(pk__in=departure["rested"], status=Status.BYE):
        side = departure["rested"][str(row.pk)]
        setattr(row, f"dupla_{side}", entry.dupla)
        setattr(row, f"bye_{side}", False)
        row.status, row.winner = "", None
        row.save()


def lock_jogos(*duplas: Dupla, closed: bool = False) -> list[Jogo]:
    """Lock the open jogos of duplas, or also the closed ones. Before the tournament: as a result takes them."""
    found = Jogo.objects.filter(confronto__in=Confronto.objects.of(*duplas))
    jogos = found if closed else found.filter(closed_at=None)
    return list(jogos.order_by("pk").select_for_update(no_key=True, of=("self",)))


def locked_stage(stage: Stage) -> Stage:
    """Return a stage that plays, with its tournament locked. Raises `TournamentError("stage_not_playing")`."""
    tournament = Tournament.objects.locked(stage.tournament_id)
    stage = Stage.objects.get(pk=stage.pk)
    if stage.state != Stage.State.PLAYING:
        raise TournamentError("stage_not_playing", stage=stage.number)
    stage.tournament = tournament
    return stage


def confrontos_of(entry: StageEntry) -> QuerySet[Confronto]:
    """Return the confrontos of a dupla in a stage, of rounds that are posted; of a schedule those of its drafts too."""
    found = Confronto.objects.of(entry.dupla).filter(stage=entry.stage)
    return found if format_of(entry.stage).drawn_at_once else found.posted()


def _last_round(entry: StageEntry) -> int:
    """Return the last round it is seated for: of a schedule, the last it has begun."""
    own = confrontos_of(entry).order_by("round")
    if format_of(entry.stage).of_players:
        begun = Confronto.objects.filter(stage=entry.stage, jogo__isnull=False).values("round")
        own = own.filter(Q(jogo__isnull=False) | ~Q(status="") & Q(round__in=begun))
    elif format_of(entry.stage).drawn_at_once:
        own = own.filter(Q(jogo__isnull=False) | ~Q(status=""))
    last = own.last()
    return last.round if last else 0


def _rest_others(entry: StageEntry, reason: str, source: Source) -> dict[str, str]:
    """Make a bye of each meeting nothing was played of; return where it was seated, to come back to."""
    rested = {}
    found = list(confrontos_of(entry).filter(status="").select_related("dupla_a", "dupla_b", "jogo"))
    begun = begun_of([row.jogo for row in found if row.jogo])
    rows = [row for row in found if row.jogo_id not in begun]
    jogos = [row.jogo for row in rows if row.jogo]
    for row in rows:
        side = "a" if row.dupla_a == entry.dupla else "b"
        row.winner = row.dupla_b if side == "a" else row.dupla_a
        setattr(row, f"dupla_{side}", None)
        setattr(row, f"bye_{side}", True)
        row.jogo, row.status = None, Status.BYE
        rested[str(row.pk)] = side
    Confronto.objects.bulk_update(rows, ("dupla_a", "dupla_b", "bye_a", "bye_b", "winner", "status", "jogo"))
    for jogo in jogos:
        cancel_jogo(jogo=jogo, reason=reason, source=source)
    return rested


def _leave_meetings(tournament: Tournament, entry: StageEntry, reason: str, source: Source) -> list[int]:
    """Give each meeting that is left to the other; return those of them that had no jogo."""
    given = []
    for pk in confrontos_of(entry).filter(status="").order_by("round").values_list("pk", flat=True):
        confronto = advance.fresh(pk)
        other = confronto.dupla_b if confronto.dupla_a == entry.dupla else confronto.dupla_a
        if confronto.status or other is None:
            continue  # the bracket has seen to it, or will when the other is known
        if confronto.jogo:
            winner = "B" if confronto.dupla_a == entry.dupla else "A"
            walkover(
                jogo=confronto.jogo,
                winner=winner,
                reason=reason.strip() or str(_("desistência")),
                source=source,
            )
            continue
        given.append(pk)
        advance.conclude(tournament, confronto, Status.WALKOVER, other)
    return given
