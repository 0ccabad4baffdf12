"""About when the round in play and the event end, from what this event has played so far."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Max

from scoring.jogo.sheet import Sheet, sheets
from scoring.models import Mao
from tournaments.hall.clock import times
from tournaments.hall.forecast import (
    About,
    Pace,
    Points,
    Span,
    about,
    left_of_table,
    longest,
    maos_to,
    pace_of,
    points_of,
)
from tournaments.models import Confronto, Dupla, Stage, Tournament
from tournaments.pairing.errors import DrawError
from tournaments.plan.meaning import PAUSE, meaning
from tournaments.plan.stage import Play
from tournaments.stage_plan import planned

LOOKED_AT = 400  # mãos, the latest


@dataclass(frozen=True, slots=True)
class Ends:
    """What is told. minutes: of a mão as a rule. Each is None where that cannot be told yet."""

    minutes: float | None
    round: About | None
    event: About | None


def ends(tournament: Tournament, at: datetime) -> Ends:
    """Return about when the jogos in play and the whole event end. Eight queries, and two for each stage to come."""
    maos = _maos(tournament)
    pace = pace_of([took for took, _ in maos])
    points = points_of([totals for _, totals in maos])
    if pace is None:
        return Ends(None, None, None)
    now_on = _in_play(tournament, pace, points, at)
    rest = _to_come(tournament, pace, points)
    whole = now_on + rest if now_on and rest else None
    return Ends(pace.typical.total_seconds() / 60, about(now_on, at), about(whole, at))


def _maos(tournament: Tournament) -> list[tuple[timedelta, list[float]]]:
    """Return how long each mão took and the points of its sides as first written, the latest last. One query."""
    first = Mao.objects.filter(partida__jogo__confronto__tournament=tournament, version=1)
    found = first.order_by("-entered_at").values_list(
        "partida__jogo", "partida__number", "number", "entered_at", "partida__jogo__opened_at", "totals"
    )
    before: dict[int, datetime] = {}
    taken = []
    for jogo, partida, number, entered, opened, totals in reversed(found[:LOOKED_AT]):
        begun = opened if (partida, number) == (1, 1) else before.get(jogo)
        before[jogo] = entered
        if begun:  # of the oldest nothing says when they began
            taken.append((entered - begun, [float(one) for one in totals.values()]))
    return taken


def _in_play(tournament: Tournament, pace: Pace, points: Points | None, at: datetime) -> Span | None:
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
    """Return the fewest and the most mãos that a jogo has still to play."""
    jogo, rules = sheet.jogo, sheet.jogo.load_rules()
    current = sheet.current
    if rules.maos:
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
    """Return how many partidas follow the one in play, at least and at most."""
    most = max(partidas - sum(won) - 1, 0)
    return (most if fixed else max(min(partidas // 2 + 1 - max(won) - 1, most), 0)), most


def _to_come(tournament: Tournament, pace: Pace, points: Points | None) -> Span | None:
    """Return how long the rounds take that nobody plays yet; None where that cannot be told."""
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    for stage in stages:
        stage.tournament = tournament
    plans = [planned(stage).stage for stage in stages]
    entered = Dupla.objects.filter(tournament=tournament).count()
    try:
        meanings = meaning(plans, entrants=entered, tables=tournament.mesas)
    except DrawError:
        return None
    whole = Span(timedelta(), timedelta())
    for stage, plan, meant in zip(stages, plans, meanings, strict=True):
        if plan.side_of is not None or stage.state == Stage.State.CLOSED:
            continue  # a side event is played beside the others
        reached = _reached(stage) if stage.state == Stage.State.PLAYING else 0
        for number, meetings in enumerate(meant.meetings[reached:], start=reached + 1):
            play = plan.play_in(plan.format.stops_with << (meant.rounds - number))
            waves = -(-meetings // tournament.mesas)
            length = _round_of(tournament, play, pace, points)
            if length is None:
                return None
            for _wave in range(waves):
                whole += length + Span(timedelta(minutes=PAUSE), timedelta(minutes=PAUSE))
    return whole


def _reached(stage: Stage) -> int:
    """Return the last round in which a jogo was opened. One query."""
    opened = Confronto.objects.filter(stage=stage, jogo__isnull=False).aggregate(last=Max("round"))
    return opened["last"] or 0


def _round_of(tournament: Tournament, play: Play, pace: Pace, points: Points | None) -> Span | None:
    """Return how long a round takes from its start to its last mão."""
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
