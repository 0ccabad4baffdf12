"""What follows from a result: the bracket moves on, rounds and stages close, free mesas are given to who waits."""

from django.db import connection
from django.db.models import Q

from scoring.compiled_queries import Compiled
from scoring.errors import Refused
from scoring.jogo.begun import begun_of
from scoring.lifecycle.open_close import cancel_jogo
from scoring.models import Jogo
from scoring.models.jogo import CANCELLED, WALKOVER
from tournaments.hall.seating import SYSTEM, open_ready, reseat
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, StageEntry, Tournament
from tournaments.stage_plan import by_round, fed_from, is_bracket
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction

OTHER = {"A": "B", "B": "A"}
_OF_JOGO = Compiled(Confronto, lambda pk: Confronto.objects.filter(jogo=pk).order_by().only("tournament"))


def on_settled(confronto: Confronto) -> None:
    """Bring the stage in line with the result of a confronto's jogo. Call inside the transaction of the result.

    Raises `scoring.errors.Refused("next_jogo_played")` when a jogo played from the old result stands in the way.
    """
    tournament = Tournament.objects.locked(confronto.tournament_id)
    confronto = fresh(confronto.pk)
    jogo = confronto.jogo
    not_played_on = confronto.status == Status.NOT_COUNTED and is_bracket(confronto.stage)
    if not_played_on and jogo and jogo.closed_at:
        return
    absent = confronto.absent and not (confronto.each_alone and confronto.status != Status.ABSENT)
    if (confronto.given is not None or absent) and jogo:
        if jogo.closed_at:
            return  # the director decided: a corrected mão changes the sheet, not the result
        confronto.given = None  # open again: what is played counts
        confronto.absent = {} if absent else confronto.absent
        confronto.save(update_fields=("given", "absent"))
    winner = confronto.dupla(jogo.winner) if jogo and jogo.winner else None
    status = ""
    if jogo and jogo.closed_at and jogo.reason != CANCELLED:
        status = Status.WALKOVER if jogo.reason == WALKOVER else Status.PLAYED
    conclude(tournament, confronto, status, winner)


def conclude(tournament: Tournament, confronto: Confronto, status: str, winner: Dupla | None) -> None:
    """Store how a confronto ended, or with an empty status that it has not, and do what follows from it.

    Needs the tournament's lock. Raises `Refused("next_jogo_played")` as `on_settled`.
    """
    if not _set(confronto, status, winner):
        return
    if confronto.jogo and not confronto.jogo.closed_at:
        reseat(confronto)
    close_rounds(confronto.stage)
    close_or_resume(tournament, confronto.stage)
    walk_over(tournament)
    open_ready(tournament)


def walk_over(tournament: Tournament) -> None:
    """Give each bracket meeting of who has left, or is disqualified, to the other, before it gets a mesa."""
    for playing in Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING):
        if is_bracket(playing):
            _walk_over_in(tournament, playing)


def _walk_over_in(tournament: Tournament, playing: Stage) -> None:
    if not (left := out_of(playing)):
        return
    of_left = Q(dupla_a__in=left) | Q(dupla_b__in=left)
    known = Q(dupla_a__isnull=False, dupla_b__isnull=False)
    waiting = Confronto.objects.filter(of_left & known, stage=playing, status="", jogo=None)
    while found := waiting.order_by("round", "position").first():  # one that is given may make another known
        confronto = fresh(found.pk)
        there = [dupla for dupla in (confronto.dupla_a, confronto.dupla_b) if dupla and dupla.pk not in left]
        _set(confronto, Status.WALKOVER if there else Status.BOTH_ABSENT, there[0] if there else None)
        close_or_resume(tournament, playing)


def out_of(stage: Stage) -> set[int]:
    """Return who has left a stage, or is disqualified in it. Two queries."""
    gone = StageEntry.objects.filter(stage=stage, until_round__isnull=False).values_list("dupla", flat=True)
    out = Penalty.objects.filter(stage=stage, sanction=Sanction.DISQUALIFICATION, lifted_at=None)
    return {*gone, *out.values_list("dupla", flat=True)}


def take_back(confronto: Confronto) -> None:
    """Leave a confronto of a bracket without a result, and its slots empty. Needs the tournament's lock."""
    _set(confronto, "", None)


def leave_open(confronto: Confronto) -> None:
    """Leave a confronto of a bracket open again, after its result was taken back. Needs the tournament's lock."""
    _set(confronto, Status.NOT_COUNTED, None)


def send_loser(confronto: Confronto) -> None:
    """Put the loser of a confronto where it says that losers go, if it has ended. Needs the tournament's lock."""
    if confronto.status:
        _place(confronto.loser_to_id, confronto.loser_side, _loser(confronto), ended=True)


def _set(confronto: Confronto, status: str, winner: Dupla | None) -> bool:
    """Store a result and carry it through the bracket; return whether it is another than before."""
    if (confronto.status, confronto.winner) == (status, winner):
        return False
    confronto.status, confronto.winner = status, winner
    confronto.save(update_fields=("status", "winner"))
    ended = bool(status)
    _place(confronto.winner_to_id, confronto.winner_side, winner, ended=ended)
    _place(confronto.loser_to_id, confronto.loser_side, _loser(confronto), ended=ended)
    return True


def _loser(confronto: Confronto) -> Dupla | None:
    """Return who goes where losers go. A final that the unbeaten has won needs no other."""
    if confronto.winner is None:
        return None
    if confronto.winner != confronto.dupla_a:
        return confronto.dupla_a
    return None if confronto.kind == Confronto.Kind.FINAL else confronto.dupla_b


def _place(target_id: int | None, side: str, dupla: Dupla | None, *, ended: bool) -> None:
    """Put a dupla into a slot of a later confronto, a bye where nobody will come; its unplayed jogo is annulled.

    What was left open stays so while nobody comes from its other side: it is played once both have come.
    """
    if target_id is None:
        return
    target = fresh(target_id)
    bye = ended and dupla is None
    if (target.dupla(side), _bye(target, side)) == (dupla, bye):
        return
    jogo = _unplayed(target)
    other_bye = _bye(target, OTHER[side])
    if target.status and not left_open(target):
        _set(target, "", None)
    target.jogo = target.mesa = target.given = None  # what was decided was of those who were there
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
    """Whether a confronto was left open, and one before it still is."""
    before = Q(winner_to=confronto) | Q(loser_to=confronto)
    still_open = Confronto.objects.filter(before, status=Status.NOT_COUNTED)
    return confronto.status == Status.NOT_COUNTED and still_open.exists()


def _bye(confronto: Confronto, side: str) -> bool:
    """Whether nobody will come to a side. Of two such sides of one confronto only one is marked as a bye."""
    if confronto.is_bye and confronto.status == Status.BOTH_ABSENT:
        return True
    return confronto.bye_a if side == "A" else confronto.bye_b


def _unplayed(target: Confronto) -> Jogo | None:
    """Lock and return the jogo of a confronto whose duplas are about to change, None where there is none yet."""
    if target.jogo_id is None:
        return None
    # Nobody waits here: who records the first mão of that jogo right now may need the tournament we hold.
    skip = connection.features.has_select_for_update_skip_locked
    jogo = Jogo.objects.select_for_update(no_key=True, skip_locked=skip).filter(pk=target.jogo_id).first()
    if jogo is None or jogo.closed_at or begun_of([jogo]):
        raise Refused("next_jogo_played", mesa=target.mesa or 0)
    return jogo


def close_rounds(stage: Stage) -> None:
    """Close each round with its last result, and open it again for one taken back, unless play went on after it.

    It has gone on when the next round is started; where jogos open freely, when it is posted. Round by round, one that
    has all its results before it is started closes in its turn. Needs the tournament's lock.
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
            _turn(row, Round.State.PLAYING)  # a result was taken back


def close_or_resume(tournament: Tournament, stage: Stage) -> None:
    """A bracket is over with its last confronto, other stages when the director says so; the tournament with its last.

    While a result is open that was taken back in an earlier stage the tournament is not over. Needs the tournament's
    lock.
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


def _turn(row: Round | Stage | Tournament, state: str) -> None:
    if row.state != state:
        row.state = state
        row.save(update_fields=("state",))


def fresh(pk: int) -> Confronto:
    """Return a confronto as it stands, with all that `conclude` looks at."""
    found = Confronto.objects.with_sides("jogo", "winner", "stage")
    return found.get(pk=pk)


def confronto_of(jogo: Jogo) -> Confronto | None:
    """Return the confronto a jogo belongs to; None for a friendly or an annulled jogo. One query.

    It holds the ids of itself and of its tournament; the rest is read when asked for.
    """
    return next(iter(_OF_JOGO(jogo.pk)), None)
