"""Actions on stages and their plans."""

from tests.director.event import WHY, action
from tests.factories import TABLE, catch_up
from tournaments.event import stages
from tournaments.event.consequences import Unconfirmed
from tournaments.event.draws import playoff
from tournaments.models import Stage
from tournaments.publication import publishing


@action(2)
def close_stage(event, dice):
    stages.close_stage(stage=event.stage(), source=TABLE)


@action(2)
def play_off(event, dice):
    """Start a play-off between level duplas."""
    if found := playoff.levels(event.fresh()):
        level = dice.choice(found)
        best_first = dice.sample(level.duplas, len(level.duplas))
        event.tell(level.stage.number, *(dupla.pk for dupla in best_first))
        playoff.play_off(stage=level.stage, order=best_first, reason=WHY, source=TABLE)


@action(2)
def begin_stage(event, dice):
    stage = event.pick(dice, Stage.objects.filter(tournament=event.tournament, state=Stage.State.PLANNED))
    if stage:
        short, rests = dice.random() < 0.2, dice.random() < 0.5
        stages.begin_stage(
            stage=stage, seed=dice.randrange(10**6), short=short, allow_bye=rests, source=TABLE
        )


@action()
def restart_stage(event, dice):
    stage = event.pick(dice, Stage.objects.filter(tournament=event.tournament))
    stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)


def _points(plan, dice):
    if isinstance(plan.get("points", "brazil"), dict) or "points" not in plan:
        plan["points"] = {
            "played": {"won": dice.choice((2, 3)), "lost": 0, "level": dice.choice((1, "1/2"))},
            "bye": dice.choice((1, "3/2")),
        }


def _length(plan, dice):
    name = dice.choice(("minutes", "target", "partidas", "final_count"))
    if name == "minutes" or not (plan.get("maos") or name == "final_count" != plan["format"]):
        plan[name] = {"minutes": 40, "target": 800, "partidas": 1, "final_count": 1}[name]


def _rounds(plan, dice):
    if "rounds" in plan:
        plan["rounds"] = max(1, plan["rounds"] + dice.choice((-1, 1)))


def _of_the_rounds(plan, dice):
    if plan["format"] not in {"knockout", "double"}:
        plan["late_until"] = dice.randint(0, 3)
        plan["missed"] = dice.choice(("nothing", "bye", "walkover"))


def _draw(plan, dice):
    # Changes the settings of the draw.
    match plan["format"]:
        case "groups" if dice.random() < 0.5:
            plan |= {"groups": dice.randint(1, 3), "size": None}
        case "groups" | "all_play_all" | "teams":
            plan["double"] = not plan.get("double")
        case "knockout":
            plan["consolation"] = not plan.get("consolation")
        case "double":
            plan["reset"] = not plan.get("reset")
        case "mitchell":
            plan["mitchell"] = {**(plan.get("mitchell") or {}), "sections": dice.randint(1, 2)}
    if plan["format"] in {"knockout", "double"}:
        plan["crossing"] = None


def _pace(plan, dice):
    plan["pace"] = dice.choice(("round", "free"))


CHANGES = {  # of the plan of one stage
    "rounds": _rounds,
    "third": lambda plan, dice: plan.update(third=not plan.get("third", True)),
    "top": lambda plan, dice: plan.update(top=dice.randint(1, 4)),
    "carry": lambda plan, dice: plan.update(carry=dice.choice((0, 1, "1/2"))),
    "order": lambda plan, dice: plan.update(order=dice.choice(ORDERS)),
    "points": _points,
    "length": _length,
    "late": _of_the_rounds,
    "draw": _draw,
    "pace": _pace,
}
ORDERS = (
    ["points", "quotient", "lots"],
    ["jogos_won", "direct_two", "difference", "direct", "lots"],
    ["suffered", "batidas"],
)


@action()
def edit_plan(event, dice):
    """Change a value of the plan, also of stages that have begun, or add a stage."""
    kept = [
        (stage.name, dict(stage.plan))
        for stage in Stage.objects.filter(tournament=event.tournament).order_by("number")
    ]
    _, plan = dice.choice(kept)
    what = dice.choice((*CHANGES, "add", "cut"))
    event.tell(what)
    if what in CHANGES:
        CHANGES[what](plan, dice)
    elif what == "add" and len(kept) < 3:
        added = (
            {"format": "individual", "rounds": 1} if event.tournament.of_players else {"format": "knockout"}
        )
        kept.append((f"Fase {len(kept) + 1}", added))
    elif what == "cut" and len(kept) > 1:
        kept.pop()
    save_plan(event, kept)


def save_plan(event, plans_):
    """Store a plan like the desk: read the effects, and confirm exactly these."""
    given = {"tournament": event.tournament, "plans": plans_, "source": TABLE}
    try:
        stages.save_plan(**given)
    except Unconfirmed as exc:
        stages.save_plan(**given, confirmed=exc.key)


@action()
def publish_now(event, dice):
    publishing.publish(tournament=event.tournament, author=event.tournament.club.members.first(), reason=WHY)


@action()
def work(event, dice):
    catch_up(event.tournament)
