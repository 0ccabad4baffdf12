"""One random event directed over the pages alone: the buttons of the desk are pressed until the event is over."""

from django.db import transaction

from scoring.errors import ScoringError
from scoring.models import Jogo
from tests.director import invariants
from tests.director.at_tables import play_out
from tests.director.desk_pages import Desk, wander
from tests.director.entries import enter_forgotten, withdraw_without_team
from tests.director.event import Stuck
from tests.director.play import Told, look, new_event
from tests.director.steps import press, step_of
from tests.director.the_end import cut_plan, state_of
from tests.remembered import MEMORY
from tournaments.desk.line.steps import Step
from tournaments.models import Stage, Tournament
from tournaments.stage_plan import is_bracket

WON = {"winner": "A", "reason": "decisão da direção"}


def play_pages(dice, plan=None, most=30, *, small=False):
    """Play an event of a plan over the pages, as `play_event` does over the services."""
    MEMORY.begin(())
    event = None
    with transaction.atomic():
        try:
            event = new_event(dice, plan, small=small)
            desk = Desk(event.tournament, event.steps)
            begin(desk, dice)
            for step in range(dice.randint(0, most)):
                if dice.random() < 0.25:
                    hall_plays(event, dice)
                else:
                    wander(desk, dice)
                look(event, dice, dear=step % 10 == 9)
            finish(event, desk, dice)
            look(event, dice, dear=True)
            invariants.at_the_end(event.tournament)
            told = Told(event.steps)
        except Exception as exc:  # noqa: BLE001 -- whatever it is, it is what we look for
            told = Told(event.steps if event else [], {}, exc)
        transaction.set_rollback(True)
    return told


def hall_plays(event, dice):
    """Let some of the tables play to their end; a refusal at a table is ignored."""
    event.steps.append("the hall plays")
    jogos = list(Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk"))
    for jogo in dice.sample(jogos, min(len(jogos), dice.randint(1, 8))):
        try:
            play_out(jogo, dice)
        except ScoringError as exc:
            event.steps[-1] += f" -> {exc}"


def begin(desk, dice):
    """Draw the bracket if the page asks for it, and start."""
    stage = Stage.objects.filter(tournament=desk.tournament).order_by("number").first()
    if is_bracket(stage):
        form = next(form for form in desk.page.forms if form.verb == "sortear")
        desk.press(form, dice)
    page = desk.open(desk.url("tournament_start"))
    form = next(form for form in page.forms if form.method == "post" and "comecar" not in form.action)
    desk.press(form, dice)
    desk.tournament.refresh_from_db()
    if desk.tournament.state != Tournament.State.RUNNING:
        raise Stuck(f"not started: {desk.page.told}")


def finish(event, desk, dice, most=300):
    """Press the next step that the desk names until the event is over."""
    event.steps.append("finish")
    seen, again = None, 0
    for _ in range(most):
        desk.tournament.refresh_from_db()
        if desk.tournament.state == Tournament.State.FINISHED:
            return
        event.tournament.refresh_from_db()
        if of_the_event(desk, dice):
            continue
        before = state_of(event)
        again = again + 1 if before == seen else 0
        if again > 2:
            raise Stuck(f"nothing moves: {desk.page.told or desk.page.address}")
        seen = before
        next_step(event, desk, dice)
    raise Stuck("no end in sight")


def of_the_event(desk, dice):
    """Resume a cancelled event, or end one of which a stage has one entrant left. Return whether it was one of them."""
    if desk.tournament.state == Tournament.State.CANCELLED:
        desk.confirmed(life_form(desk, "retomar", desk.tournament.pk), dice)
        return True
    page = desk.open(desk.url("desk_rounds"))
    if not any("encerrar-agora" in link.href for link in page.links):
        return False
    desk.confirmed(life_form(desk, "encerrar-agora", desk.tournament.pk), dice, reason="só resta uma")
    return True


def next_step(event, desk, dice):
    """Let the hall play; then press the next step of the line, or do what it says is missing."""
    open_jogos = Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk")
    if open_jogos:
        for jogo in open_jogos:
            play_out(jogo, dice)
        return
    step = step_of(event.tournament)
    if step.step is Step.OBSTACLE:
        desk.open(step.address)
        over_the_obstacle(event, step, dice)
    elif step.step is Step.RESULTS:
        row = event.tournament.confronto_set.filter(
            status="", dupla_a__isnull=False, dupla_b__isnull=False
        ).first()
        desk.confirmed(life_form(desk, "wo", row.pk), dice, **WON)
    else:
        press(desk, step, dice)


def over_the_obstacle(event, step, dice):
    """Do what a director does about a stage that cannot begin: change the plan, or enter who is missing."""
    following = Stage.objects.filter(tournament=event.tournament, state=Stage.State.PLANNED).first()
    if "#fase" in step.address:
        cut_plan(event, following.number)
    elif "esquecida" in step.address:
        enter_forgotten(event, dice)
    else:
        withdraw_without_team(event)


def life_form(desk, key, pk):
    """Return the form of an action on an object."""
    page = desk.open(f"{desk.url('desk_life_action', key)}?de={pk}")
    form = next((form for form in page.forms if form.method == "post" and not form.action), None)
    if form is None:
        raise Stuck(f"the desk does not offer {key} of {pk}: {page.told}")
    return form
