"""The bell of a round: ring it at the tables of the round with one action, and undo it within five minutes."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.utils.timezone import now

from scoring.errors import JogoClosed, Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.bell import ring_bell, undo_bell
from scoring.lifecycle.bell import ring_bells as ring_together
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import BellOff, BellOfRound, BellTakenBack, RoundBell
from tournaments.models import Confronto, Round, Stage, Tournament, TournamentLogEntry
from tournaments.stage_plan import went_on_to

UNDO = timedelta(minutes=5)


def tables(stage: Stage, number: int) -> list[Confronto]:
    """Return the confrontos of a round with open jogos, by mesa, with jogos and sides loaded. One query."""
    playing = Confronto.objects.being_played().filter(stage=stage, round=number)
    return list(playing.with_sides("jogo", "stage").order_by("mesa", "pk"))


def rounds_in_play(tournament: Tournament) -> list[tuple[Stage, int]]:
    """Return the rounds with open jogos. Two queries."""
    playing = (
        Confronto.objects.being_played().filter(tournament=tournament).order_by("stage__number", "round")
    )
    found = list(dict.fromkeys(playing.values_list("stage", "round")))
    stages = Stage.objects.in_bulk({stage for stage, _ in found})
    return [(stages[stage], number) for stage, number in found]


def ring_bells(
    *, stage: Stage, number: int, confrontos: Collection[int], in_play: bool, source: Source
) -> list[Confronto]:
    """Ring the bell at tables of a round, given by confronto ids; return those at which it rang.

    in_play: whether the current mão is finished. Tables that only wait for it hear the bell together, in one short
    transaction; any other has its own, so that tables do not wait while results are stored. One that closes or rings
    meanwhile is skipped. Tables of other rounds are ignored.
    """
    chosen = [row for row in tables(stage, number) if row.pk in confrontos]
    heard = _ring_together(stage, [row.jogo for row in chosen if row.jogo], source) if in_play else set()
    for row in chosen:
        if row.jogo and row.jogo_id not in heard:
            with suppress(JogoClosed, Refused):
                ring_bell(jogo=row.jogo, in_play=in_play, source=source)
                heard.add(row.jogo.pk)
    rung = [row for row in chosen if row.jogo_id in heard]
    if rung:
        data: RoundBell = {
            "mesas": [row.mesa for row in rung],
            "confrontos": [row.pk for row in rung],
            "in_play": in_play,
        }
        with transaction.atomic():
            tournament = Tournament.objects.locked(stage.tournament_id)
            note(tournament, BellOfRound(data), source, stage=stage, round=number)
    return rung


def _ring_together(stage: Stage, jogos: Collection[Jogo], source: Source) -> set[int]:
    with transaction.atomic():
        rung = ring_together(jogos=jogos, source=source)
        if rung:
            refresh_queue.raise_wanted(stage.tournament_id)
    return {jogo.pk for jogo in rung}


def fresh_bells(tournament: Tournament) -> list[TournamentLogEntry]:
    """Return the log lines of bells that can still be undone at some table, latest first.

    Two queries, and two for each stage with a bell.
    """
    rung = TournamentLogEntry.objects.filter(tournament=tournament, action="bell_rung", at__gt=now() - UNDO)
    lines = list(rung.select_related("stage").order_by("-sequence"))
    if not lines:
        return []
    heard = {line.stage for line in lines if line.stage}
    open_yet = {stage for stage in heard if not went_on_to(stage)}
    undone = _undone(tournament.pk)
    return [line for line in lines if line.stage in open_yet and _still_rung(line, undone)]


def _undone(tournament: int) -> set[tuple[int, int]]:
    # Pairs of the position of the ringing line and the id of the confronto.
    lines = TournamentLogEntry.objects.filter(tournament=tournament, action="bell_undone")
    return {(data["rung"], pk) for data in lines.values_list("data", flat=True) for pk in data["confrontos"]}


def _still_rung(line: TournamentLogEntry, undone: Collection[tuple[int, int]]) -> Sequence[int]:
    return [pk for pk in line.data["confrontos"] if (line.sequence, pk) not in undone]


@dataclass(frozen=True, slots=True)
class BellsTakenBack:
    """Mesas at which a bell was undone, and those that refused, with the reason."""

    mesas: tuple[int | None, ...]
    refused: tuple[tuple[int | None, Refused], ...]


def undo_bells(*, line: TournamentLogEntry, source: Source) -> BellsTakenBack:
    """Undo a bell, given by its log line, within five minutes: its jogos continue as if it had not rung.

    Each table has its own transaction; a refused table is reported and unchanged. Repeating it has no effect, and
    annulled jogos are skipped. Raises `TournamentError`: `bell_too_late` (minutes), `bell_went_on` (round; a later
    one began since), `next_stage_begun` (stage, next).
    """
    if line.at <= now() - UNDO:
        raise TournamentError("bell_too_late", minutes=UNDO.seconds // 60)
    later = Round.objects.filter(stage=line.stage, number__gt=line.round or 0, started_at__gt=line.at)
    if began := later.order_by("number").first():
        raise TournamentError("bell_went_on", round=began.number)
    if line.stage and (begun := went_on_to(line.stage)):
        raise TournamentError("next_stage_begun", stage=line.stage.number, next=begun.number)
    rung = _still_rung(line, _undone(line.tournament_id))
    rows = Confronto.objects.filter(pk__in=rung).select_related("jogo").order_by("mesa", "pk")
    done, refused = [], []
    for row in rows:
        if row.jogo is None:  # annulled since, with the result it was played from
            continue
        try:
            undo_bell(jogo=row.jogo, source=source)
        except Refused as exc:
            refused.append((row.mesa, exc))
        else:
            done.append(row)
    if done:
        data: BellOff = {
            "mesas": [row.mesa for row in done],
            "confrontos": [row.pk for row in done],
            "rung": line.sequence,
        }
        with transaction.atomic():
            tournament = Tournament.objects.locked(line.tournament_id)
            note(tournament, BellTakenBack(data), source, stage=line.stage, round=line.round)
    return BellsTakenBack(tuple(row.mesa for row in done), tuple(refused))
