"""The way of an event from start to end, each step the one that makes progress."""

from contextlib import contextmanager

from scoring.models import Jogo, Mao
from tests.director import at_tables, ending, entries, hall, planning  # noqa: F401 -- each registers its actions
from tests.director.at_tables import play_out
from tests.director.entries import enter_forgotten, enter_team, withdraw_without_team
from tests.director.event import REFUSALS, WHY, Stuck
from tests.director.planning import play_off, save_plan
from tests.factories import TABLE
from tests.tournaments.event.confirming import agree
from tournaments import stage_plan
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.event.ending import early
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.outcomes import decisions


def begin(event, dice):
    """Draw first if the stage is a bracket, and start."""
    tournament = event.fresh()
    if stage_plan.is_bracket(event.stage()):
        bracket_draw.draw_knockout(tournament=tournament, seed=dice.randrange(10**6))
    states.start(tournament=tournament, seed=dice.randrange(10**6), source=TABLE)
    event.steps.append("begin")


def finish(event, dice, at_border=None, most=400, *, on_the_way=None):
    """Take the next step until the event is over. Raises `Stuck` without progress.

    at_border: called after a stage has begun or closed; on_the_way: before each step.
    """
    event.steps.append("finish")
    seen, stood = None, stages_of(event)
    for _ in range(most):
        if event.fresh().state == Tournament.State.FINISHED:
            return
        before = state_of(event)
        if before == seen:
            raise Stuck(f"nothing moves: {before}")
        seen = before
        if on_the_way:
            on_the_way()
        with told(event):
            next_step(event, dice)
        if at_border and stages_of(event) != stood:
            stood = stages_of(event)
            at_border()
    raise Stuck("no end in sight")


def stages_of(event):
    return tuple(Stage.objects.filter(tournament=event.tournament).values_list("number", "state"))


@contextmanager
def told(event):
    """Turn a refusal on the way to the end into a finding."""
    try:
        yield
    except REFUSALS as exc:
        raise Stuck(f"refused on the way to the end: {exc!r} {getattr(exc, 'params', '')}") from exc


def state_of(event):
    rows = Confronto.objects.filter(tournament=event.tournament)
    maos = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament).count()
    return (
        event.tournament.state,
        stages_of(event),
        tuple(
            Round.objects.filter(stage__tournament=event.tournament).values_list("stage", "number", "state")
        ),
        tuple(rows.order_by("pk").values_list("pk", "status", "jogo")),
        event.tournament.dupla_set.count(),
        maos,
    )


def cut_plan(event, number):
    """Remove the stages from this number on from the plan."""
    event.steps.append(f"finish: cut the plan at {number}")
    kept = Stage.objects.filter(tournament=event.tournament, number__lt=number).order_by("number")
    plans_ = [(stage.name, dict(stage.plan)) for stage in kept]
    save_plan(event, plans_)


def next_step(event, dice):
    """Do what a director does to make progress: play, complete, post, draw, close, begin."""
    stage = event.stage()
    jogos = Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk")
    if jogos:  # also of a finished stage with an undone result
        for jogo in jogos:
            play_out(jogo, dice)
        return
    if stage.state != Stage.State.PLAYING:
        begin_next(event, dice)
        return
    missing = event.confrontos(stage=stage, status="", dupla_a__isnull=False, dupla_b__isnull=False)
    draft = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).select_related("stage").first()
    if row := missing.order_by("round", "pk").first():
        start_or_give(event, stage, row)
    elif not goes_on(event, stage, draft, dice):
        event.steps.append("finish: close")
        if dice.random() < 0.5:
            play_off(event, dice)
        stages.close_stage(stage=stage, source=TABLE)


def goes_on(event, stage, draft, dice):
    """Post the draft or draw the next round. Return whether there was one; with too few entries the stage is over."""
    drawn = stage_plan.format_of(stage).drawn_by_round and stage.round_set.count() < stage.plan["rounds"]
    try:
        if draft:
            post_or_redraw(event, draft)
        elif drawn:
            event.steps.append("finish: draw")
            rounds.draw_round(stage=stage, seed=dice.randrange(10**6), source=TABLE)
    except TournamentError as exc:
        if exc.code != "stage_few_left":
            raise
        return False
    return bool(draft) or drawn


def begin_next(event, dice):
    """Begin the next stage; if too few entries are left, follow the remedy of the refusal.

    The only entrant left wins the event. A later stage is removed from the plan; for the first stage more duplas are
    entered.
    """
    following = Stage.objects.filter(tournament=event.tournament, state=Stage.State.PLANNED).first()
    event.steps.append(f"finish: begin {following.number}")
    try:
        stages.begin_stage(stage=following, seed=dice.randrange(10**6), source=TABLE)
    except TournamentError as exc:
        if exc.code == "stage_one_left":
            event.steps.append("finish: the only one left wins")
            agree(early.end_now, tournament=event.tournament, reason=WHY)
        elif exc.code in {"stage_too_few", "stage_none_left"} and following.number > 1:
            cut_plan(event, following.number)
        elif exc.code in {"too_few_entrants", "stage_none_left"} and following.number == 1:
            event.steps.append("finish: enter")
            (enter_team if stage_plan.format_of(following).ranked_as_one > 1 else enter_forgotten)(
                event, dice
            )
        elif exc.code == "dupla_without_team":
            event.steps.append("finish: withdraw who has no team")
            withdraw_without_team(event)
            begin_next(event, dice)
        else:
            raise


def start_or_give(event, stage, row):
    """Start the round of a meeting that has not started; a meeting started and not played is a W.O."""
    posted = Round.objects.filter(stage=stage, state=Round.State.POSTED, number=row.round)
    if waits := posted.select_related("stage").first():
        event.steps.append(f"finish: start round {waits.number}")
        rounds.start(round=waits, source=TABLE)
        return
    event.steps.append(f"finish: walkover {row.pk}")
    decisions.walkover(confronto=row, winner="A", reason=WHY, source=TABLE)


def post_or_redraw(event, draft):
    """Post a draft, redrawn if it is out of date."""
    try:
        rounds.post(round=draft, source=TABLE)
    except TournamentError:
        event.steps.append("finish: redraw")
        if stage_plan.format_of(draft.stage).drawn_at_once:
            stages.redraw_schedule(stage=draft.stage, source=TABLE)
            draft = Round.objects.select_related("stage").get(stage=draft.stage, number=draft.number)
        else:
            rounds.redraw(round=draft, source=TABLE)
        rounds.post(round=draft, source=TABLE)
