"""Consequences of a result: the bracket advances, rounds and stages close, free mesas go to waiting confrontos."""

from collections.abc import Sequence

from django.db import connection
from django.db.models import Q

from scoring.compiled_queries import Compiled
from scoring.errors import Refused
from scoring.jogo.begun import begun_of
from scoring.lifecycle.open_close import cancel_jogo
from scoring.models import Jogo
from scoring.models.jogo import WALKOVER, WITHOUT_RESULT
from tournaments.hall.seating import SYSTEM, open_ready, reseat
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry, Tournament
from tournaments.outcomes.bracket_rounds import place_next
from tournaments.stage_plan import by_round, fed_from, has_rounds, is_bracket
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction

OTHER = {"A": "B", "B": "A"}
_OF_JOGO = Compiled(Confronto, lambda pk: Confronto.objects.filter(jogo=pk).order_by().only("tournament"))


def on_settled(confronto: Confronto) -> None:
    """Update the stage after the result of a confronto's jogo. Call inside the transaction of the result.

    Raises `scoring.errors.Refused`: `next_jogo_played` (a later jogo was already played from the old result),
    `event_cancelled`.
    """
    tournament = Tournament.objects.locked(confronto.tournament_id, cancelled=True)
    if tournament.state == Tournament.State.CANCELLED:
        raise Refused("event_cancelled")
    confronto = fresh(confronto.pk)
    jogo = confronto.jogo
    # A confronto left open never advances the bracket, whatever the result of its jogo.
    not_played_on = confronto.status == Status.NOT_COUNTED and is_bracket(confronto.stage)
    if not_played_on and jogo and jogo.closed_at:
        return
    absent = confronto.absent and not (confronto.each_alone and confronto.status != Status.ABSENT)
    if (confronto.given is not None or absent) and jogo:
        if jogo.closed_at:
            return  # a corrected mão changes the sheet, but a result given by the director stays
        confronto.given = None  # a reopened jogo is decided by its play again
        confronto.absent = {} if absent else confronto.absent
        confronto.save(update_fields=("given", "absent"))
    conclude(tournament, confronto, *_result_of(confronto))


def on_reassigned(tournament: Tournament, confrontos: Sequence[Confronto]) -> None:
    """Update a stage after the jogos of some confrontos were given to others, or to other duplas.

    All results are stored before the next jogos open. Requires the lock of the tournament. Raises
    `Refused("next_jogo_played")` like `on_settled`.
    """
    for confronto in confrontos:
        row = fresh(confronto.pk)
        _set(row, *_result_of(row))
    move_on(tournament, confrontos[0].stage)


def _result_of(confronto: Confronto) -> tuple[str, Dupla | None]:
    # Status and winner by the jogo.
    jogo = confronto.jogo
    winner = confronto.dupla(jogo.winner) if jogo and jogo.winner else None
    status = ""
    if jogo and jogo.closed_at and jogo.reason not in WITHOUT_RESULT:
        status = Status.WALKOVER if jogo.reason == WALKOVER else Status.PLAYED
    return status, winner


def conclude(tournament: Tournament, confronto: Confronto, status: str, winner: Dupla | None) -> None:
    """Store the result of a confronto and its consequences; an empty status takes a result back.

    Requires the lock of the tournament. Raises `Refused("next_jogo_played")` like `on_settled`.
    """
    if not _set(confronto, status, winner):
        return
    if confronto.jogo and not confronto.jogo.closed_at:
        reseat(confronto)
    move_on(tournament, confronto.stage)


def move_on(tournament: Tournament, stage: Stage) -> None:
    """Close what ended with the results of a stage, and seat who waits for a mesa.

    Requires the lock of the tournament.
    """
    close_rounds(stage)
    close_or_resume(tournament, stage)
    walk_over(tournament)
    open_ready(tournament)


def walk_over(tournament: Tournament) -> None:
    """Award the bracket meetings of withdrawn or disqualified duplas to their opponents before they get a mesa."""
    for playing in Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING):
        if is_bracket(playing):
            _walk_over_in(tournament, playing)


def _walk_over_in(tournament: Tournament, playing: Stage) -> None:
    if not (left := out_of(playing)):
        return
    of_left = Q(dupla_a__in=left) | Q(dupla_b__in=left)
    known = Q(dupla_a__isnull=False, dupla_b__isnull=False)
    waiting = Confronto.objects.filter(of_left & known, stage=playing, status="", jogo=None)
    while found := waiting.order_by("round", "position").first():  # a walkover may complete a later meeting
        confronto = fresh(found.pk)
        there = [dupla for dupla in (confronto.dupla_a, confronto.dupla_b) if dupla and dupla.pk not in left]
        _set(confronto, Status.WALKOVER if there else Status.BOTH_ABSENT, there[0] if there else None)
        if has_rounds(playing):
            close_rounds(playing)
        close_or_resume(tournament, playing)


def out_of(stage: Stage) -> set[int]:
    """Return the withdrawn and disqualified duplas of a stage. Two queries."""
    gone = StageEntry.objects.filter(stage=stage, until_round__isnull=False).values_list("dupla", flat=True)
    out = Penalty.objects.filter(stage=stage, sanction=Sanction.DISQUALIFICATION, lifted_at=None)
    return {*gone, *out.values_list("dupla", flat=True)}


def send_on(confronto: Confronto, status: str, winner: Dupla | None) -> None:
    """Store the result of a bracket confronto and fill the slots after it; `move_on` does the rest.

    Requires the lock of the tournament.
    """
    _set(confronto, status, winner)


def take_back(confronto: Confronto) -> None:
    """Delete the result of a bracket confronto and empty the slots it filled. Requires the lock of the tournament."""
    _set(confronto, "", None)


def leave_open(confronto: Confronto) -> None:
    """Mark a bracket confronto as not counted again, after its result was deleted.

    Requires the lock of the tournament.
    """
    _set(confronto, Status.NOT_COUNTED, None)


def send_loser(confronto: Confronto) -> None:
    """Place the loser of a finished confronto in its next confronto. Requires the lock of the tournament."""
    if confronto.status:
        _place(confronto.loser_to_id, confronto.loser_side, _loser(confronto), ended=True)


def _set(confronto: Confronto, status: str, winner: Dupla | None) -> bool:
    if (confronto.status, confronto.winner) == (status, winner):
        return False
    confronto.status, confronto.winner = status, winner
    confronto.save(update_fields=("status", "winner"))
    ended = bool(status)
    _place(confronto.winner_to_id, confronto.winner_side, winner, ended=ended)
    _place(confronto.loser_to_id, confronto.loser_side, _loser(confronto), ended=ended)
    return True


def _loser(confronto: Confronto) -> Dupla | None:
    if confronto.winner is None:
        return None
    if confronto.winner != confronto.dupla_a:
        return confronto.dupla_a
    # If the undefeated dupla (side A) wins the final, no second final is needed, so no loser advances.
    return None if confronto.kind == Confronto.Kind.FINAL else confronto.dupla_b


def _place(target_id: int | None, side: str, dupla: Dupla | None, *, ended: bool) -> None:
    if target_id is None:
        return
    target = fresh(target_id)
    bye = ended and dupla is None
    if (target.dupla(side), _bye(target, side)) == (dupla, bye):
        return
    # The occupants change, so a jogo opened for the old ones is annulled, and a result decided for them is deleted.
    jogo = _unplayed(target)
    other_bye = _bye(target, OTHER[side])
    # A confronto left open keeps its status until both sides are known.
    if target.status and not left_open(target):
        _set(target, "", None)
    target.jogo = target.mesa = target.given = None  # decisions concerned the old occupants
    target.absent = {}
    setattr(target, f"dupla_{side.lower()}", dupla)
    setattr(target, f"bye_{side.lower()}", bye and not other_bye)
    setattr(target, f"bye_{OTHER[side].lower()}", other_bye)
    target.save()
    if jogo is not None:
        cancel_jogo(jogo=jogo, reason="", source=SYSTEM)
    if bye and other_bye:
        _set(target, Status.BOTH_ABSENT, None)
    elif target.is_bye and (through := target.dupla_a or target.dupla_b):
        _set(target, Status.BYE, through)


def left_open(confronto: Confronto) -> bool:
    """Whether a confronto was left open and one of those before it still is."""
    before = Q(winner_to=confronto) | Q(loser_to=confronto)
    still_open = Confronto.objects.filter(before, status=Status.NOT_COUNTED)
    return confronto.status == Status.NOT_COUNTED and still_open.exists()


def _bye(confronto: Confronto, side: str) -> bool:
    # If both sides are byes, only one of them is marked in the database.
    if confronto.is_bye and confronto.status == Status.BOTH_ABSENT:
        return True
    return confronto.bye_a if side == "A" else confronto.bye_b


def _unplayed(target: Confronto) -> Jogo | None:
    if target.jogo_id is None:
        return None
    # Skip locked rows instead of waiting: a request that enters the first mão of this jogo holds its lock and may be
    # waiting for the tournament lock that we hold.
    skip = connection.features.has_select_for_update_skip_locked
    jogo = Jogo.objects.select_for_update(no_key=True, skip_locked=skip).filter(pk=target.jogo_id).first()
    if jogo is None or jogo.closed_at or begun_of([jogo]):
        raise Refused("next_jogo_played", mesa=target.mesa or 0)
    return jogo


def close_rounds(stage: Stage) -> None:
    """Close each round with its last result, and reopen it if a result is taken back, unless play has continued.

    Play has continued if the next round is started, or posted without the pace "round by round". With that pace a
    posted round with all results (byes) closes only after the round before it. Requires the lock of the tournament.
    """
    in_turn = by_round(stage)
    waits = Round.HELD_BACK | {Round.State.POSTED} if in_turn else Round.HELD_BACK
    rounds = list(Round.objects.filter(stage=stage).order_by("number"))
    unsettled = Confronto.objects.filter(stage=stage, status="").order_by()
    open_yet = set(unsettled.values_list("round", flat=True).distinct())
    for before, row, following in zip([None, *rounds], rounds, [*rounds[1:], None], strict=False):
        if row.state in Round.HELD_BACK:
            continue
        if in_turn and row.state == Round.State.POSTED and before and before.state != Round.State.CLOSED:
            continue
        went_on = following is not None and following.state not in waits
        if row.number not in open_yet and row.state != Round.State.CLOSED:
            note(stage.tournament, Done("round_closed"), SYSTEM, stage=stage, round=row.number)
            _turn(row, Round.State.CLOSED)
        elif row.number in open_yet and row.state == Round.State.CLOSED and not went_on:
            _turn(row, Round.State.PLAYING)  # a result was deleted
    if has_rounds(stage):
        place_next(stage)


def close_or_resume(tournament: Tournament, stage: Stage) -> None:
    """Set the state of a stage and its tournament after a result.

    A bracket closes with its last result, other stages when the director closes them; the tournament finishes with
    its last stage. A missing result in an earlier stage keeps the tournament running. Requires the lock of the
    tournament.
    """
    stages = list(Stage.objects.filter(tournament=tournament))
    stage = next(one for one in stages if one.pk == stage.pk)
    stage.tournament = tournament
    gone_on = any(one.state != Stage.State.PLANNED for one in fed_from(stage, stages))
    unsettled = Confronto.objects.filter(stage__in=stages, status="").order_by()
    open_in = set(unsettled.values_list("stage", flat=True).distinct())
    open_yet = stage.pk in open_in
    if open_yet and not gone_on:
        _turn(stage, Stage.State.PLAYING)
    elif not open_yet and is_bracket(stage):
        _turn(stage, Stage.State.CLOSED)
    over = not open_in and all(one.state == Stage.State.CLOSED for one in stages)
    _turn(tournament, Tournament.State.FINISHED if over else Tournament.State.RUNNING)
    if tournament.ended_early and not over:
        tournament.ended_early = False
        tournament.save(update_fields=("ended_early",))


def _turn(row: Round | Stage | Tournament, state: str) -> None:
    if row.state != state:
        row.state = state
        row.save(update_fields=("state",))


def fresh(pk: int) -> Confronto:
    """Return a confronto from the database with all relations that `conclude` needs."""
    found = Confronto.objects.with_sides("jogo", "winner", "stage")
    return found.get(pk=pk)


def confronto_of(jogo: Jogo) -> Confronto | None:
    """Return the confronto of a jogo, or None for a friendly or an annulled jogo. One query.

    Only its id and that of its tournament are loaded; other fields are deferred.
    """
    return next(iter(_OF_JOGO(jogo.pk)), None)
