"""What of a plan those who are there cannot play, as lines of a page."""

from dataclasses import dataclass

from tournaments.event import plan_problems
from tournaments.models import Stage, Tournament
from tournaments.wording.plan_problems import problem


@dataclass(frozen=True, slots=True)
class ProblemLine:
    """A stage, and what of it cannot be as it is planned."""

    stage: Stage
    text: str


def problem_lines(tournament: Tournament) -> list[ProblemLine]:
    """Return a line for each problem of the stages to come."""
    found = plan_problems.problems(tournament)
    return [ProblemLine(one.stage, problem(one.code, one.params)) for one in found]
