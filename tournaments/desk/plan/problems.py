"""Problems of a plan with the current entrants, as lines of a page."""

from dataclasses import dataclass

from tournaments.event import plan_problems
from tournaments.models import Stage, Tournament
from tournaments.wording.plan_problems import problem


@dataclass(frozen=True, slots=True)
class ProblemLine:
    """A stage and its problem, in words."""

    stage: Stage
    text: str


def problem_lines(tournament: Tournament) -> list[ProblemLine]:
    """Return a line for each problem of the coming stages."""
    found = plan_problems.problems(tournament)
    return [ProblemLine(one.stage, problem(one.code, one.params)) for one in found]
