"""Results decided by the director, one function for each kind. Status and score are separate facts.

A decision may replace an earlier one; played mãos stay on the sheet. In a bracket the winner advances; if both sides
are absent no dupla does, and the next opponent has a bye (`advance.conclude`). Every function raises
`TournamentError`: `not_posted`, `not_both_known`, `reason_missing`; and `scoring.errors.Refused("next_jogo_played")`
if the bracket has continued from the old result.
"""

import re
from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Literal
from unicodedata import normalize

from django.db import transaction

from scoring.jogo.begun import begun_of
from scoring.jogo.sheet import Sheet, sheet
from scoring.ledger.trail import Source
from scoring.lifecycle import open_close
from scoring.lifecycle.close_many import cancel_jogos
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import ResultGiven, Settled, Settlement
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.outcomes import advance
from tournaments.plan.checked_values import PlanError, as_number, plain
from tournaments.results.meetings import made_on
from tournaments.stage_plan import is_bracket
from tournaments.standings.meeting import Status

VULGAR = re.compile("([½¼¾])")
TYPED = re.compile(r"[\d.,]{1,12}|\d{0,7} ?[½¼¾]|(?:\d{1,7} )?\d{1,6}/\d{1,6}")


def walkover(*, confronto: Confronto, winner: str, reason: str, source: Source) -> Confronto:
    """Award a confronto to the side that was present, `A` or `B`. Raises `side_unknown`."""
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        dupla = _side(confronto, winner)
        jogo = _open_jogo(confronto)
        if jogo:
            open_close.walkover(jogo=jogo, winner=winner, reason=reason, source=source)
        return _end(confronto, Status.WALKOVER, dupla, reason, source)


def both_absent(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """Record that both sides were absent. Mãos played anyway stay on the sheet without a winner."""
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        _put_away(confronto, "", reason, source)
        return _end(confronto, Status.BOTH_ABSENT, None, reason, source)


def abandon(*, confronto: Confronto, winner: str | None = None, reason: str, source: Source) -> Confronto:
    """End an unfinished confronto; its recorded score counts.

    winner: a side, "" for no winner; None: the leader on the sheet, by partidas, then by points. Raises
    `nothing_played`, `side_unknown`, and `winner_needed` in a bracket.
    """
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if not _was_played(confronto):
            raise TournamentError("nothing_played", confronto=confronto.title)
        side = winner or ""
        if winner is None and confronto.jogo:
            side = leading(sheet(confronto.jogo), confronto.sides)
        dupla = _winner(confronto, side)
        _put_away(confronto, side, reason, source)
        return _end(confronto, Status.ABANDONED, dupla, reason, source)


def leading(sheet: Sheet, sides: Collection[str]) -> str:
    """Return the side that leads on a sheet with mãos, by partidas, then by points; empty if level."""
    made = made_on(sheet, ())
    ranked = sorted((one.partidas, one.points, side) for one, side in zip(made, sides, strict=True))
    *_, (*second, _side), (*first, leader) = ranked
    return "" if second == first else leader


def leave_open(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """End a bracket confronto without a winner; both sides keep the places they have reached.

    No dupla advances and the next opponent gets no bye. If the duplas are not known yet, only the status changes.
    """
    with transaction.atomic():
        Confronto.objects.filter(pk=confronto.pk).update(status=Status.NOT_COUNTED, winner=None)
        if not confronto.is_ready:
            return advance.fresh(confronto.pk)
        confronto = _locked(confronto, reason)
        _put_away(confronto, "", reason, source)
        return _end(confronto, Status.NOT_COUNTED, None, reason, source)


def give_score(
    *, confronto: Confronto, given: Sequence[int | str], winner: str = "", reason: str, source: Source
) -> Confronto:
    """Set the tournament points of each side; the score at the table is unchanged.

    given: points of A, B and so on, as whole numbers or as typed fractions: `1/2`, `0,5`, `½`. winner: a side, "" for
    no winner. Raises `points_invalid`, `side_unknown`, and `winner_needed` in a bracket.
    """
    try:
        points = [plain(as_number(_typed(value), "given")) for value in given]
    except (PlanError, ValueError) as exc:
        raise TournamentError("points_invalid", field="given") from exc
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if len(points) != len(confronto.sides):
            raise TournamentError("points_invalid", field="given")
        dupla = _winner(confronto, winner)
        _put_away(confronto, winner, reason, source)
        confronto.given = points
        confronto.save(update_fields=("given",))
        return _end(confronto, Status.DIRECTOR, dupla, reason, source, given=points)


def _typed(value: int | str) -> int | str:
    if not isinstance(value, str) or not TYPED.fullmatch(value.strip()):
        return value
    # Convert a decimal comma to a point and `1½` to `3/2`, for `as_number`.
    parts = [normalize("NFKC", part).replace("\u2044", "/") for part in VULGAR.sub(r" \1", value).split()]
    try:
        return str(sum(Fraction(part.replace(",", ".")) for part in parts))
    except ZeroDivisionError as exc:
        raise ValueError(value) from exc


def average(*, confronto: Confronto, winner: str, reason: str, source: Source) -> Confronto:
    """Award a confronto that cannot be played to one side, with the average score of its other confrontos.

    Raises `side_unknown`, and `not_in_bracket`, because a bracket has no other confrontos to average.
    """
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if is_bracket(confronto.stage):
            raise TournamentError("not_in_bracket", confronto=confronto.title)
        dupla = _side(confronto, winner)
        _put_away(confronto, winner, reason, source)
        return _end(confronto, Status.AVERAGE, dupla, reason, source)


def not_counted(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """Exclude a confronto from the standings as if it had not been drawn; played mãos stay on the sheet.

    Raises `not_in_bracket`, because a bracket needs a winner.
    """
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if is_bracket(confronto.stage):
            raise TournamentError("not_in_bracket", confronto=confronto.title)
        _put_away(confronto, "", reason, source)
        return _end(confronto, Status.NOT_COUNTED, None, reason, source)


def absent(*, confronto: Confronto, players: Collection[Dupla], reason: str, source: Source) -> Confronto:
    """Record the absent single players of a mesa: they lose by W.O., the others rest.

    If each plays for himself, no mão is entered and enough players are left for the rules, the others play without
    them. Mãos played anyway stay on the sheet but do not count. Raises `not_individual`, `absent_missing`.
    """
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if not (confronto.is_individual or confronto.each_alone):
            raise TournamentError("not_individual", confronto=confronto.title)
        missing = {player.pk for player in players}.intersection(confronto.entrants)
        if not missing:
            raise TournamentError("absent_missing", field="absent")
        _put_away(confronto, "", reason, source)
        # False: the absence is not justified. Players of a mesa may leave one after the other, so absences add up
        # there.
        gone = {str(pk): False for pk in sorted(missing)}
        confronto.absent = confronto.absent | gone if confronto.each_alone else gone
        confronto.save(update_fields=("absent",))
        if confronto.jogo_id is None and can_play(confronto):
            return _play_without(confronto, reason, source)
        return _end(confronto, Status.ABSENT, None, reason, source)


def can_play(confronto: Confronto) -> bool:
    """Whether enough players of a mesa are present, each playing for himself."""
    if not confronto.each_alone:
        return not confronto.absent
    return len(confronto.playing) >= confronto.tournament.load_rules().fewest_sides


def _play_without(confronto: Confronto, reason: str, source: Source) -> Confronto:
    tournament = confronto.tournament
    advance.conclude(tournament, confronto, "", None)
    _note(confronto, Status.ABSENT, None, reason, source)
    open_ready(tournament, source)
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return advance.fresh(confronto.pk)


def undo(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """Take a result back: the jogo is reopened, or opened when a mesa is free.

    Raises `not_settled`; in a bracket `undo_left` and `undo_disqualified` (dupla), because the W.O. would be given
    again.
    """
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        _refuse_given_again(confronto)
        return take_back(confronto=confronto, reason=reason, source=source)


def _refuse_given_again(confronto: Confronto) -> None:
    stage = confronto.stage
    lost = [one for one in (confronto.dupla_a, confronto.dupla_b) if one and one != confronto.winner]
    if not is_bracket(stage) or confronto.status not in {Status.WALKOVER, Status.BOTH_ABSENT}:
        return
    # `advance.walk_over` would award the meeting again at once.
    if not {one.pk for one in lost} <= advance.out_of(stage):
        return
    names = " e ".join(one.name for one in lost)
    if StageEntry.objects.filter(stage=stage, dupla__in=lost, until_round__isnull=False).exists():
        raise TournamentError("undo_left", dupla=names)
    raise TournamentError("undo_disqualified", dupla=names)


def take_back(*, confronto: Confronto, reason: str, source: Source) -> Confronto:
    """Take a result back like `undo`, even if the same W.O. is then given again. Raises `not_settled`."""
    with transaction.atomic():
        confronto = _locked(confronto, reason)
        if not confronto.status:
            raise TournamentError("not_settled", confronto=confronto.title)
        if confronto.jogo:
            open_close.reopen_jogo(jogo=confronto.jogo, reason=reason, source=source)
        return _end(confronto, "", None, reason, source)


def _locked(confronto: Confronto, reason: str) -> Confronto:
    # Locks the jogo first, then the tournament, in the same order as entering a mão.
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    # Read from the database, because the confronto may have got its jogo since it was loaded.
    of_confronto = Confronto.objects.filter(pk=confronto.pk).values("jogo")
    Jogo.objects.select_for_update(no_key=True).filter(pk__in=of_confronto).first()
    tournament = Tournament.objects.locked(confronto.tournament_id)
    found = Confronto.objects.with_sides("jogo", "winner", "stage")
    confronto = found.get(pk=confronto.pk)
    confronto.tournament = confronto.stage.tournament = tournament
    posted = Confronto.objects.posted().filter(pk=confronto.pk).exists()
    if confronto.stage.state == Stage.State.PLANNED or not posted:
        raise TournamentError("not_posted", round=confronto.round, stage=confronto.stage.number)
    if not confronto.is_ready:
        raise TournamentError("not_both_known", position=confronto.position, round=confronto.round)
    return confronto


def _side(confronto: Confronto, side: str) -> Dupla:
    dupla = confronto.dupla(side) if side in confronto.sides else None
    if dupla is None:
        raise TournamentError("side_unknown", field="winner")
    return dupla


def _winner(confronto: Confronto, side: str) -> Dupla | None:
    if side:
        return _side(confronto, side)
    # A bracket needs a winner to continue.
    if is_bracket(confronto.stage):
        raise TournamentError("winner_needed", field="winner", confronto=confronto.title)
    return None


def _was_played(confronto: Confronto) -> bool:
    return bool(confronto.jogo and begun_of([confronto.jogo]))


def _open_jogo(confronto: Confronto) -> Jogo | None:
    return confronto.jogo if confronto.jogo and not confronto.jogo.closed_at else None


def _put_away(confronto: Confronto, winner: str, reason: str, source: Source) -> None:
    jogo = _open_jogo(confronto)
    if jogo is None:
        return
    # A jogo with mãos is awarded and keeps its sheet, one without is annulled and unlinked.
    if _was_played(confronto):
        open_close.award_jogo(jogo=jogo, winner=winner, reason=reason, source=source)
        return
    cancel_jogos(jogos=[jogo], reason=reason, source=source)
    confronto.jogo = None
    confronto.save(update_fields=("jogo",))


def _end(
    confronto: Confronto,
    status: Settled | Literal[""],
    winner: Dupla | None,
    reason: str,
    source: Source,
    given: list[int | str] | None = None,
) -> Confronto:
    tournament = confronto.tournament
    # Points and absences from an earlier decision do not outlive it.
    if status != Status.DIRECTOR and confronto.given is not None:
        Confronto.objects.filter(pk=confronto.pk).update(given=None)
    goes_on_without = confronto.each_alone and (status or confronto.jogo_id)
    if status != Status.ABSENT and confronto.absent and not goes_on_without:
        Confronto.objects.filter(pk=confronto.pk).update(absent={})
    confronto.refresh_from_db()  # closing the jogo may have changed it
    confronto.tournament = confronto.stage.tournament = tournament
    advance.conclude(tournament, confronto, status, winner)
    _note(confronto, status or "undone", winner, reason, source, given)
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    confronto.refresh_from_db()
    return confronto


def _note(
    confronto: Confronto,
    status: Settled | Literal["undone"],
    winner: Dupla | None,
    reason: str,
    source: Source,
    given: list[int | str] | None = None,
) -> None:
    note(
        confronto.tournament,
        result_line(confronto, status, given),
        source,
        stage=confronto.stage,
        round=confronto.round,
        dupla=None if confronto.is_individual else winner,
        reason=reason,
    )


def result_line(
    confronto: Confronto, status: Settled | Literal["undone"], given: list[int | str] | None = None
) -> ResultGiven:
    """Return the line of the log for a result, with the names of the sides. given: points set by the director."""
    names = {side: name for side, name in confronto.names.items() if name}
    missing = [one.name for one in confronto.people if str(one.pk) in confronto.absent]
    settlement: Settlement = {"duplas": {**names, "absent": ", ".join(missing)} if missing else names}
    if given is not None:
        settlement["given"] = given
    return ResultGiven(status, settlement)
