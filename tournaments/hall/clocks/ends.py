"""Estimate the end of the current round and of the event from the mãos played so far."""

import math
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Max, QuerySet

from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Mao
from tournaments.hall.arrangement import Arrangement
from tournaments.hall.clocks.clock import times
from tournaments.hall.clocks.forecast import (
    Estimate,
    MaoDuration,
    Points,
    Span,
    about,
    left_of_table,
    longest,
    maos_to,
    pace_of,
    points_of,
    turns,
)
from tournaments.hall.seating import waiting, with_plans
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.pairing.errors import DrawError
from tournaments.plan.meaning import Meaning, meaning
from tournaments.plan.stage import Play, StagePlan
from tournaments.stage_plan import is_bracket, planned

LOOKED_AT = 400  # number of latest mãos that are read


@dataclass(frozen=True, slots=True)
class Ends:
    """Estimates, each None if unknown. minutes: typical duration of a mão."""

    minutes: float | None
    round: Estimate | None
    event: Estimate | None


def ends(tournament: Tournament, at: datetime) -> Ends:
    """Estimate the end of the current round and of the event, given the mesas at which the duplas may sit.

    Nine queries, and at most four for each stage.
    """
    maos = durations([tournament]).get(tournament.pk, [])
    pace = pace_of([took for took, _ in maos])
    points = points_of([totals for _, totals in maos])
    if pace is None:
        return Ends(None, None, None)
    now_on, then = _in_play(tournament, pace, points, at), _waiting(tournament, pace, points)
    now_on = now_on + then if now_on and then else None
    rest = _to_come(tournament, pace, points)
    whole = now_on + rest if now_on and rest else None
    return Ends(pace.typical.total_seconds() / 60, about(now_on, at), about(whole, at))


def durations(
    tournaments: Collection[Tournament] | QuerySet[Tournament], *, most: int = LOOKED_AT
) -> dict[int, list[tuple[timedelta, list[float]]]]:
    """Return the duration and the totals of the latest mãos by pk of their tournament, latest last. One query.

    most: number of mãos. The tournaments are in the order of the first of these.
    """
    # First versions only: a later correction says nothing about the duration of the mão.
    first = Mao.objects.filter(partida__jogo__confronto__tournament__in=tournaments, version=1)
    found = first.order_by("-entered_at").values_list(
        *("partida__jogo__confronto__tournament", "partida__jogo", "partida__number", "number"),
        *("entered_at", "partida__jogo__opened_at", "totals"),
    )
    before: dict[int, datetime] = {}
    taken: dict[int, list[tuple[timedelta, list[float]]]] = {}
    for event, jogo, partida, number, entered, opened, totals in reversed(found[:most]):
        begun = opened if (partida, number) == (1, 1) else before.get(jogo)
        before[jogo] = entered
        if begun:  # the start of the oldest mãos is unknown
            taken.setdefault(event, []).append((entered - begun, [float(one) for one in totals.values()]))
    return taken


def _in_play(tournament: Tournament, pace: MaoDuration, points: Points | None, at: datetime) -> Span | None:
    playing = Confronto.objects.being_played().filter(tournament=tournament).select_related("stage", "jogo")
    rows = list(playing)
    left = times(tournament, rows, at)
    of_jogo = sheets([row.jogo for row in rows if row.jogo])
    spans = []
    for row in rows:
        if row.jogo is None:
            continue
        sheet, clock = of_jogo[row.jogo.pk], left.get(row.pk)
        last = max((line.mao.entered_at for line in sheet.lines), default=row.jogo.opened_at)
        maos = (1, 1) if row.jogo.bell_in_play else _left_at(sheet, points)
        of_clock = None if clock is None or row.jogo.bell_at else clock.time
        spans.append(left_of_table(maos, pace, max(at - last, timedelta()), clock=of_clock))
    return longest(spans)


def _left_at(sheet: Sheet, points: Points | None) -> tuple[int, int] | None:
    jogo, rules = sheet.jogo, sheet.jogo.load_rules()
    current = sheet.current
    if rules.maos:
        # The mão in play counts as at least one.
        here = (max(rules.maos - len(current.maos), 1),) * 2
        whole = (rules.maos, rules.maos)
    else:
        target = rules.target or 0
        missing = maos_to(max(target - max(current.totals.values(), default=0), 1), points)
        of_partida = maos_to(target, points)
        if missing is None or of_partida is None:
            return None
        here, whole = missing, of_partida
    least, most = _partidas_after(jogo.partidas, list(sheet.won.values()), fixed=jogo.fixed)
    return here[0] + least * whole[0], here[1] + most * whole[1]


def _partidas_after(partidas: int, won: list[int], *, fixed: bool) -> tuple[int, int]:
    # Minimum and maximum: a best-of jogo may end early.
    most = max(partidas - sum(won) - 1, 0)
    return (most if fixed else max(min(partidas // 2 + 1 - max(won) - 1, most), 0)), most


def _to_come(tournament: Tournament, pace: MaoDuration, points: Points | None) -> Span | None:
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    for stage in stages:
        stage.tournament = tournament
    plans = [planned(stage).stage for stage in stages]
    entered = Dupla.objects.filter(tournament=tournament).count()
    try:
        meanings = meaning(plans, entrants=entered, tables=tournament.mesas)
    except DrawError:
        return None
    hall = Arrangement.of(tournament)
    whole = Span(timedelta(), timedelta())
    for stage, plan, meant in zip(stages, plans, meanings, strict=True):
        if plan.side_of is not None or stage.state == Stage.State.CLOSED:
            continue  # side events are played in parallel
        reached = _reached(stage) if stage.state == Stage.State.PLAYING else 0
        kept = _kept(hall, stage, plan, meant)
        for number, meetings in enumerate(meant.meetings[reached:], start=reached + 1):
            play = plan.play_in(plan.format.stops_with << (meant.rounds - number))
            length = _round_of(tournament, play, pace, points)
            one_by_one = turns(meetings, free=len(hall.free), kept=kept)
            if length is None or one_by_one is None:
                return None
            whole += length.times(one_by_one)
    return whole


def _kept(hall: Arrangement, stage: Stage, plan: StagePlan, meant: Meaning) -> tuple[int, int]:
    if not hall.kept:
        return 0, 0
    if stage.state != Stage.State.PLAYING:
        everybody = stage.number == 1 and not is_bracket(stage)
        there = len(hall.kept)
    else:
        everybody = not is_bracket(stage)
        # Two duplas with reserved mesas may meet, and one may rest, so the number is a range. In a bracket, or before
        # a stage begins, the remaining duplas are unknown.
        entries = StageEntry.objects.entered().filter(stage=stage, dupla__in=hall.kept, until_round=None)
        there = entries.count()
    least = math.ceil(max(there - meant.resting, 0) / plan.format.at_a_mesa) if everybody else 0
    return least, there


def _waiting(tournament: Tournament, pace: MaoDuration, points: Points | None) -> Span | None:
    # Confrontos of rounds in play that have no mesa yet are played after the current ones.
    rows = list(waiting(tournament).select_related("stage"))
    stages = {row.stage_id: row.stage for row in rows}
    reached = {pk: _reached(stage) for pk, stage in stages.items()}
    hall, lengths, own, given = Arrangement.of(tournament), [], 0, Counter[int]()
    rows = [row for row in rows if row.round <= reached[row.stage_id]]
    for row, plan in with_plans(tournament, rows):
        lengths.append(_round_of(tournament, plan.stage.play, pace, points))
        if mesa := row.mesa or hall.own(row.entrants):
            given[mesa] += 1
            own += mesa not in hall.free
    one_by_one = turns(len(rows), free=len(hall.free), kept=(own, own))
    if not rows or one_by_one is None:
        return None if rows else Span(timedelta(), timedelta())
    slowest = max(one_by_one[1], max(given.values(), default=0))
    length = longest(lengths)
    return length and length.times((slowest, slowest))


def _reached(stage: Stage) -> int:
    opened = Confronto.objects.filter(stage=stage, jogo__isnull=False).aggregate(last=Max("round"))
    return opened["last"] or 0


def _round_of(tournament: Tournament, play: Play, pace: MaoDuration, points: Points | None) -> Span | None:
    # From the start of a round to its last mão.
    partidas = play.partidas or 1
    least = partidas if partidas % 2 == 0 or tournament.fixed else partidas // 2 + 1
    if play.maos:
        maos: tuple[int, int] | None = (play.maos, play.maos)
    else:
        rules = tournament.load_rules()
        each = (rules.maos, rules.maos) if rules.maos else maos_to(play.target or rules.target or 0, points)
        maos = each and (least * each[0], partidas * each[1])
    clock = timedelta(minutes=play.minutes) if play.minutes else None
    return left_of_table(maos, pace, timedelta(), clock=clock)
