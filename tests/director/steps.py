"""The next step of the line at the desk, pressed as it is offered."""

from django.db import transaction

from tests.director.desk_pages import Desk, Steady
from tests.director.event import WHY
from tests.director.invariants import Broken
from tournaments.desk.line.line import line_of
from tournaments.desk.line.steps import WAITS, NextStep, Step
from tournaments.models import Confronto, Tournament

# The page names what is missing; what to do about it is for the director to choose.
READ = {Step.AFTER, Step.OBSTACLE, Step.PLAN, Step.RESULTS}
ANSWERS = {"allow_bye": "on", "override": WHY, "reason": WHY, "early": "on"}


def step_of(tournament) -> NextStep:
    return line_of(Tournament.objects.get(pk=tournament.pk)).step


def press(desk, step, dice):
    """Press a step as it is offered; a link is followed, and its form is sent. Raises `Broken` if it is refused."""
    address, _, anchor = step.address.partition("#")
    desk.steps.append(f"step {step.step} {step.label!r}")
    page = desk.page
    if step.looked or not step.sends:
        page = desk.open(address)
    if step.sends:
        page = desk.posted(address, step.sends)
    elif f'id="{anchor}"' not in page.html:
        raise Broken(f"step {step.step}: {step.address} leads nowhere")
    elif step.step not in READ:
        form = next(
            (one for one in page.forms if one.method == "post" and anchor in (one.id, one.section)), None
        )
        if form is None:
            raise Broken(f"step {step.step}: no form at {step.address}: {page.told}")
        page = desk.confirmed(form, dice, **ANSWERS)
    if page.status != 200:
        raise Broken(f"step {step.step} is refused: {page.told}")


def works(tournament):
    """The next step works when it is pressed, or says to wait while a mesa plays. Nothing is kept."""
    step = step_of(tournament)
    if step.step is Step.WAIT:
        if not Confronto.objects.being_played().filter(tournament=tournament, status="").exists():
            raise Broken("wait, with no mesa in play")
        return
    with transaction.atomic():
        press(Desk(tournament, []), step, Steady())
        if step.step not in READ | WAITS and step_of(tournament) == step:
            raise Broken(f"step {step.step} changes nothing")
        transaction.set_rollback(True)
