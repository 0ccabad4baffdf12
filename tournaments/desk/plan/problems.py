"""Problems of a plan with the current entrants, as lines of a page."""

from dataclasses import dataclass

from django.urls import reverse

from tournaments.event.planning import plan_problems
from tournaments.event.planning.plan_problems import PlanProblem
from tournaments.models import Stage, Tournament
from tournaments.wording.plan_problems import problem


@dataclass(frozen=True, slots=True)
class ProblemLine:
    """A stage and its problem, in words. address: of the page for it. at_the_cut: a tie, not a fault of the plan."""

    stage: Stage
    text: str
    address: str
    at_the_cut: bool


def problem_lines(tournament: Tournament) -> list[ProblemLine]:
    """Return a line for each problem of the coming stages; ties at the cut come last."""
    lines = (_line(tournament, one) for one in plan_problems.problems(tournament))
    return sorted(lines, key=lambda line: line.at_the_cut)


def _line(tournament: Tournament, found: PlanProblem) -> ProblemLine:
    tie = found.code == "level_at_the_cut"
    plan = f"{reverse('tournaments:desk_plan', args=(tournament.slug,))}#fase{found.stage.number}"
    play_off = reverse("tournaments:desk_life_action", args=(tournament.slug, "desempate"))
    return ProblemLine(found.stage, problem(found.code, found.params), play_off if tie else plan, tie)
