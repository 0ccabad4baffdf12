"""The meaning of a plan in words, for a draft and for the current entries before the start."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import rules
from tournaments.models import Club, Stage, Tournament
from tournaments.pairing.errors import DrawError
from tournaments.plan.duration import OF_A_MAO, UNKNOWN, Timing
from tournaments.plan.meaning import Meaning, beside, meaning, minutes_of_all
from tournaments.plan.stage import StagePlan
from tournaments.plan.stored import Planned
from tournaments.publication.snapshot import tournament_data
from tournaments.seasons.pace import minutes_of_mao
from tournaments.stage_plan import default_plan, read, timing_of
from tournaments.wording import play
from tournaments.wording.plan import FORMATS, clock, groups, missed, movement, size, ties, worth
from tournaments.wording.refusals.errors import error
from tournaments.wording.stages import goes_on_to, played_beside, side_event


@dataclass(frozen=True, slots=True)
class Hours:
    """Figures of the time of a plan. of_club: its minutes of a mão are those of the events of the club."""

    timing: Timing
    of_club: bool

    @classmethod
    def of(cls, tournament: Tournament) -> Self:
        """Return the figures for a tournament. At most two queries."""
        played = {"partidas": tournament.partidas, "fixed": tournament.fixed}
        return cls.under(tournament.load_rules(), tournament.club, **played)

    @classmethod
    def under(cls, ruleset: rules.RuleSet, club: Club, **played: Any) -> Self:
        """Return the figures for a rule set, with the minutes of a mão in the last events of a club.

        played: settings of a tournament, as for `timing_of`. At most two queries.
        """
        minutes = minutes_of_mao(club)
        return cls(timing_of(ruleset, minutes=minutes or OF_A_MAO, **played), of_club=minutes is not None)


UNCOUNTED = Hours(UNKNOWN, of_club=False)  # where no time is shown


def rows_of(
    tournament: Tournament,
    planned: Sequence[Planned],
    meanings: Sequence[Meaning],
    *,
    mesas: int,
    hours: Hours,
) -> dict[str, Any]:
    """Return the description of each stage for the page, and the total time in a hall with this number of mesas.

    `counted`: the figures that the time was computed with, for jogos without a clock.
    """
    head, plan = tournament_data(tournament), [one.stage for one in planned]
    main = [one.stage for one in planned if one.stage.side_of is None]
    # In a plan the side events come after the stages of the main line.
    stages_after = [*main[1:], *[None] * (len(planned) - len(main) + 1)]
    rows = [
        {
            "format": FORMATS[one.stage.format.key],
            "meaning": meant,
            "groups": groups(meant, one.stage.format),
            "size": size(meant),
            "played": play.plan_format(head, one.stage),
            "time": play.duration(meant.minutes),
            "worth": worth(one.scheme),
            "movement": movement(meant.quality) if meant.quality else [],
            "ties": [
                *clock(one.stage.play),
                *play.without_clock(meant.lengths[0]),
                *ties(one.stage.format, one.order),
                *missed(one.stage),
                *side_event(one.stage),
                *_beside(plan, meanings, number, mesas),
                *goes_on_to(one.stage, after),
            ],
        }
        for number, (one, after, meant) in enumerate(
            zip(planned, stages_after, meanings, strict=True), start=1
        )
    ]
    return {
        "rows": rows,
        "total": play.duration(minutes_of_all(plan, meanings, tables=mesas)),
        "counted": play.counted(hours.timing, plan, meanings, of_club=hours.of_club),
    }


def _beside(plan: Sequence[StagePlan], meanings: Sequence[Meaning], number: int, mesas: int) -> list[str]:
    main = beside(plan, number)
    # A side event is played at the same time as another stage, so the mesas of both are added.
    if main is None:
        return []
    return [played_beside(main, meanings[main - 1].tables + meanings[number - 1].tables, mesas)]


def as_entered(tournament: Tournament) -> dict[str, Any]:
    """Return the meaning of the stored plan for the current entries, or `unplayable` with the reason."""
    planned = [one for _title, one in stored(tournament)]
    hours = Hours.of(tournament)
    try:
        meanings = meaning(
            [one.stage for one in planned],
            entrants=tournament.dupla_set.count(),
            tables=tournament.mesas,
            timing=hours.timing,
        )
    except DrawError as exc:
        return {"unplayable": error(exc)}
    return rows_of(tournament, planned, meanings, mesas=tournament.mesas, hours=hours)


def played_in(tournament: Tournament, plans: Sequence[tuple[str, Planned]]) -> list[tuple[str, str]]:
    """Return the length of a jogo by title of the stage; without title if all stages have the same."""
    head = tournament_data(tournament)
    said = [(title, play.plan_format(head, one.stage)) for title, one in plans]
    # Without a title if all stages play the same.
    return [("", said[0][1])] if len({words for _title, words in said}) == 1 else said


def stored(tournament: Tournament) -> list[tuple[str, Planned]]:
    """Return the plan of each stage with its title. One query."""
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    plans = [(str(stage), stage.plan) for stage in stages] or [("", default_plan(tournament))]
    return [(title, read(plan, tournament)) for title, plan in plans]
