"""Clocks of the rounds in progress, for the desk and the big screen."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from tournaments.hall.clocks.clock import PAUSED, WENT_ON, lines, times
from tournaments.hall.clocks.countdown import Left
from tournaments.hall.seating import with_plans
from tournaments.models import Confronto, Stage, Tournament
from tournaments.plan.fields import AtZero
from tournaments.plan.stage import Play


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The clock of a round at the moment `at`.

    left: remaining time of the tables that end next, empty if all clocks are at zero or missing. later: number of
    tables with more time. over: tables at zero that wait for the bell. seen: position in the log of the last change.
    play: settings of play, with the announcements before the end and the rule for the end.
    """

    stage: Stage
    number: int
    at: datetime
    tables: Sequence[Confronto]
    left: Left | None
    later: int
    over: Sequence[Confronto]
    running: bool
    seen: int
    play: Play

    @property
    def asks(self) -> bool:
        """Whether the director is asked to ring the bell at zero."""
        return self.play.at_zero is AtZero.ASKS

    @property
    def heard_at(self) -> str:
        """Return the minutes before the end with a sound, 0 for the end itself: `10 5 0`."""
        ends = () if self.play.at_zero is AtZero.NOTHING else (0,)
        return " ".join(map(str, (*self.play.announced, *ends)))

    @property
    def ends_at(self) -> datetime | None:
        """Return when the next tables reach zero; None if the clock is stopped or missing."""
        return self.at + self.left.time if self.left and self.left.running else None

    @property
    def has_time(self) -> bool:
        """Whether any of its tables has a clock."""
        return bool(self.left or self.over)


def round_clocks(tournament: Tournament, at: datetime) -> list[RoundClock]:
    """Return the clocks of the rounds with open jogos, by stage and round. At most three queries."""
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    playing = playing.with_sides("jogo", "stage")
    rows = list(playing.order_by("stage__number", "round", "mesa", "pk"))
    if not rows:
        return []
    done = lines(rows)
    left = times(tournament, rows, at, done)
    of_round: dict[tuple[int, int], list[Confronto]] = defaultdict(list)
    for row in rows:
        of_round[row.stage_id, row.round].append(row)
    plays = {(row.stage_id, row.round): plan.stage.play for row, plan in with_plans(tournament, rows)}
    found = []
    for place, tables in of_round.items():
        of_tables = {row.pk: left[row.pk] for row in tables if row.pk in left and not _rung(row)}
        going = [one for one in of_tables.values() if not one.is_over]
        soonest = min(going, key=lambda one: one.time, default=None)
        hands = [line.action for line in done.get(place, ()) if line.action in {PAUSED, WENT_ON}]
        found.append(
            RoundClock(
                stage=tables[0].stage,
                number=tables[0].round,
                at=at,
                tables=tables,
                left=soonest,
                # Compare by minute, because the jogos of a round open some milliseconds apart.
                later=sum((one.time - soonest.time).total_seconds() >= 60 for one in going) if soonest else 0,
                over=[row for row in tables if row.pk in of_tables and of_tables[row.pk].is_over],
                running=not hands or hands[-1] == WENT_ON,
                seen=done[place][-1].sequence if done.get(place) else 0,
                play=plays[place],
            )
        )
    return found


def _rung(row: Confronto) -> bool:
    return row.jogo is not None and row.jogo.bell_at is not None
