"""The clock of a round: its minutes from the plan, and the remaining time at each table.

Changes of a round's clock are lines of the director's log; the remaining time is computed from them on each read
(`tournaments.hall.clocks.countdown`). The time of a table starts when its jogo opens.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from django.db.models import F, Max, Q

from scoring.models import Jogo
from tournaments.hall.clocks.countdown import Announce, Extend, Fact, GoOn, Left, Pause, Start, remaining
from tournaments.hall.seating import with_plans
from tournaments.models import Confronto, Stage, Tournament, TournamentLogEntry
from tournaments.stage_plan import planned

PAUSED, WENT_ON, EXTENDED, ANNOUNCED, EXTRA = CODES = (
    "clock_paused",
    "clock_went_on",
    "clock_extended",
    "clock_announced",
    "clock_extra",
)
type Place = tuple[int, int | None]  # stage, by id, and round


def clocks(tournament: Tournament, confrontos: Iterable[Confronto]) -> dict[int, list[Confronto]]:
    """Group confrontos, loaded with their stages, by the minutes of their clock; 0 without a clock.

    One query if the rounds of a bracket have different lengths.
    """
    found: dict[int, list[Confronto]] = {}
    for confronto, plan in with_plans(tournament, confrontos):
        found.setdefault(plan.stage.play.minutes, []).append(confronto)
    return found


def of_stage_in_play(tournament: Tournament) -> int:
    """Return the minutes of the stage in progress, or 0. One query."""
    stage = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING).first()
    if stage is None:
        return 0
    stage.tournament = tournament
    return planned(stage).stage.play.minutes


def starts_with(stage: Stage, number: int = 1) -> int:
    """Return the minutes of the clock that starts with the jogos of a round, by default the first; 0 without a clock.

    One query if the rounds of a bracket have different lengths.
    """
    first = Confronto(tournament=stage.tournament, stage=stage, round=number, kind=Confronto.Kind.MAIN)
    return next(iter(clocks(stage.tournament, [first])))


def lines(confrontos: Iterable[Confronto]) -> Mapping[Place, Sequence[TournamentLogEntry]]:
    """Return the log lines of the clocks of these confrontos' rounds, in order. One query."""
    places = {(row.stage_id, row.round) for row in confrontos}
    stages, rounds = ({place[at] for place in places} for at in (0, 1))
    of_clock = TournamentLogEntry.objects.filter(stage__in=stages, round__in=rounds, action__in=CODES)
    found: dict[Place, list[TournamentLogEntry]] = defaultdict(list)
    for line in of_clock.order_by("sequence"):
        found[(line.stage_id or 0, line.round)].append(line)
    return found


def facts(done: Iterable[TournamentLogEntry], confronto: int) -> Iterator[Fact]:
    """Yield the clock changes that apply to one table, given by the id of its confronto."""
    for line in done:
        match line.action:
            case "clock_paused":
                yield Pause(line.at)
            case "clock_went_on":
                yield GoOn(line.at)
            case "clock_announced":
                yield Announce(line.at, line.data["minutes"])
            case "clock_extended":
                yield Extend(line.at, line.data["minutes"])
            case "clock_extra" if line.data["confronto"] == confronto:
                yield Extend(line.at, line.data["minutes"])
            case _:
                pass  # the extra time of another table


def times(
    tournament: Tournament,
    confrontos: Collection[Confronto],
    at: datetime,
    done: Mapping[Place, Sequence[TournamentLogEntry]] | None = None,
) -> dict[int, Left]:
    """Return the remaining time at `at` of the confrontos with a jogo and a clock, by id.

    confrontos: loaded with their stages and jogos. done: their `lines`, if already read. At most two queries.
    """
    done = lines(confrontos) if done is None else done
    found = {}
    for row, plan in with_plans(tournament, confrontos):
        if row.jogo is None:
            continue
        start = Start(row.jogo.opened_at, plan.stage.play.minutes)
        if left := remaining([start, *facts(done.get((row.stage_id, row.round), ()), row.pk)], at):
            found[row.pk] = left
    return found


def time_of(jogo: Jogo, at: datetime) -> Left | None:
    """Return the remaining time of a jogo at `at`, or None without a clock or event."""
    row = Confronto.objects.select_related("stage", "tournament").filter(jogo=jogo).order_by("pk").first()
    if row is None:
        return None
    row.jogo = jogo
    return times(row.tournament, [row], at).get(row.pk)


def mark(jogo: Jogo) -> int:
    """Return a number that changes with every change of a jogo's clock; 0 initially. One query."""
    of_round = Q(action__in=CODES, round=F("stage__confronto__round"))
    done = TournamentLogEntry.objects.filter(of_round | Q(action="plan_changed"), stage__confronto__jogo=jogo)
    return done.aggregate(last=Max("sequence"))["last"] or 0
