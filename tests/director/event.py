"""A random director over the services: one event, what can be done to it, and the way to its end.

Every action takes its choices from `dice`, a `random.Random`, so that a hypothesis machine and a plain seed drive the
same code. What a service refuses is an answer; anything else it raises is a finding.
"""

import re
from collections import Counter
from contextlib import contextmanager
from uuid import uuid4

from scoring.entry.record import correct_mao, record_mao
from scoring.errors import Refused, ScoringError
from scoring.lifecycle import open_close
from scoring.models import Jogo, Mao
from tests.director import plans
from tests.factories import LOST, TABLE, WARNINGS, WON, catch_up
from tournaments import stage_plan
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.errors import TournamentError
from tournaments.event import (
    bracket_draw,
    corrections,
    draw_by_hand,
    forgotten,
    places_by_hand,
    playoff,
    rounds,
    rounds_by_hand,
    running_setup,
    stages,
    states,
)
from tournaments.event.consequences import Unconfirmed
from tournaments.hall import bell, seating
from tournaments.models import Confronto, Dupla, DuplaMember, Penalty, Round, Stage, StageEntry, Tournament
from tournaments.outcomes import decisions, penalties, rest
from tournaments.publication import publish
from tournaments.standings.penalties import Sanction

WHY = "decisão da direção"
REFUSALS = (TournamentError, ScoringError)
ACTIONS = {}


class Stuck(Exception):
    """The next step does not lead on."""


def action(weight=1):
    """Register what a director may do, tried so often as its weight says."""

    def register(verb):
        ACTIONS[verb.__name__] = (verb, weight)
        return verb

    return register


class Event:
    """One event under way. steps: what was done; refused: how often, by action and code."""

    def __init__(self, name, entrants, mesas=16):
        self.tournament = plans.make_event(name, entrants)
        self.tournament.mesas = mesas  # afterwards, so that halls of every size share what is built once
        self.tournament.save(update_fields=("mesas",))
        self.steps = [f"make_event({name!r}, {entrants}, mesas={mesas})"]
        self.refused = Counter()
        self.extra = 0
        self.newcomers = []

    def do(self, name, dice):
        """Do one action; return the code with which it was refused, nothing where it was done or had no choice."""
        verb, _ = ACTIONS[name]
        self.steps.append(name)
        try:
            verb(self, dice)
        except REFUSALS as exc:
            code = getattr(exc, "code", type(exc).__name__)
            self.steps[-1] += f" -> {code}"
            self.refused[name, code] += 1
            return code
        return ""

    def tell(self, *words):
        """Add to the step under way what was chosen."""
        self.steps[-1] += " " + " ".join(map(str, words))

    # What there is.

    def fresh(self):
        self.tournament.refresh_from_db()
        return self.tournament

    def stage(self):
        """Return the stage that plays, else the last that has begun, else the first."""
        found = Stage.objects.filter(tournament=self.tournament).select_related("tournament")
        return (
            found.filter(state=Stage.State.PLAYING).first()
            or found.filter(state=Stage.State.CLOSED).last()
            or found.first()
        )

    def confrontos(self, **which):
        found = Confronto.objects.posted().filter(tournament=self.tournament, **which)
        return found.select_related("stage", "tournament", "jogo").order_by("pk")

    def pick(self, dice, found):
        """Return one of some rows, or None."""
        found = list(found)
        chosen = dice.choice(found) if found else None
        self.tell("-" if chosen is None else f"{type(chosen).__name__.lower()} {chosen.pk}")
        return chosen

    def newcomer(self):
        """Return a player of the club who is in no dupla."""
        if not self.newcomers:
            known = self.tournament.club.player_set.count()
            self.newcomers = [
                members.add_player(club=self.tournament.club, name=f"Vindo Agora {known + number}")
                for number in range(4)
            ]
        return self.newcomers.pop()

    def carry_out(self, subject, change):
        """Do as the desk does: see what it changes, and confirm just that."""
        if subject is None:
            return change()
        try:
            return corrections.carry_out(subject, change, reason=WHY, source=TABLE)
        except corrections.NotConfirmed as exc:
            if fallen := exc.effects.fallen:
                self.tell(f"{len(fallen)} fall")
            return corrections.carry_out(subject, change, confirmed=exc.effects.key, reason=WHY, source=TABLE)


def facts(dice):
    """Return a plausible mão."""
    winner = dice.choice("AB")
    sides = {side: dict(WON if side == winner else LOST) for side in ("A", "B")}
    for side in sides.values():
        side["table"] += 10 * dice.randrange(0, 11)
        side["hand"] = 10 * dice.randrange(1, 6)
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}


def record(jogo, dice):
    """Record the next mão of a jogo."""
    row = jogo.partida_set.order_by("-number").first()
    number = Mao.objects.standing().filter(partida=row).count() + 1
    return record_mao(
        jogo=jogo,
        partida=row.number,
        number=number,
        facts=facts(dice),
        client_id=uuid4(),
        acknowledged=WARNINGS,
        source=TABLE,
    )


@action(8)
def play(event, dice):
    """Play some of the open jogos to their end."""
    jogos = list(Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk"))
    for jogo in dice.sample(jogos, min(len(jogos), dice.randint(1, 12))):
        play_out(jogo, dice)


def play_out(jogo, dice):
    """Play a jogo to its end; one that is open again though its last mão ends it is closed as it stands."""
    jogo.refresh_from_db()
    for _ in range(40):
        if jogo.closed_at:
            return
        try:
            record(jogo, dice)
        except Refused as exc:
            if exc.code != "mao_out_of_order":
                raise
            open_close.close_jogo(jogo=jogo, reason=WHY, source=TABLE)
        jogo.refresh_from_db()


@action(2)
def one_mao(event, dice):
    """Record one mão at one table."""
    jogo = event.pick(
        dice, Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk")
    )
    if jogo:
        record(jogo, dice)


@action(4)
def correct(event, dice):
    """Correct a mão of any jogo of any round, as the director does."""
    mao = event.pick(
        dice,
        Mao.objects.standing().filter(partida__jogo__confronto__tournament=event.tournament).order_by("pk"),
    )
    if mao is None:
        return
    jogo = mao.partida.jogo
    corrected = facts(dice)

    def change():
        return correct_mao(
            jogo=jogo,
            partida=mao.partida.number,
            number=mao.number,
            seen_version=mao.version,
            facts=corrected,
            client_id=uuid4(),
            acknowledged=WARNINGS,
            reason=WHY,
            source=TABLE,
            director=True,
        )

    event.carry_out(event.confrontos(jogo=jogo).first(), change)


def decide(event, dice, verb, *, needs_status=None, **given):
    """Give a confronto a result otherwise than by play."""
    found = [row for row in event.confrontos() if needs_status is None or bool(row.status) == needs_status]
    row = event.pick(dice, found)
    if row:
        event.tell(given)
        event.carry_out(
            row if row.status else None, lambda: verb(confronto=row, reason=WHY, source=TABLE, **given)
        )


@action(2)
def walkover(event, dice):
    decide(event, dice, decisions.walkover, winner=dice.choice("AB"))


@action(2)
def wrong_winner(event, dice):
    """Give a meeting of a bracket to the other side, whatever was played on from it."""
    found = event.confrontos(winner__isnull=False, dupla_a__isnull=False, dupla_b__isnull=False)
    row = event.pick(dice, [row for row in found if stage_plan.is_bracket(row.stage)])
    if row:
        winner = "B" if row.winner_id == row.dupla_a_id else "A"
        event.carry_out(
            row, lambda: decisions.walkover(confronto=row, winner=winner, reason=WHY, source=TABLE)
        )


@action()
def both_absent(event, dice):
    decide(event, dice, decisions.both_absent)


@action()
def abandon(event, dice):
    decide(event, dice, decisions.abandon, winner=dice.choice((None, "A", "B", "")))


@action(2)
def give_score(event, dice):
    given = (dice.randrange(0, 21), dice.choice(("1/2", 3, 10)))
    decide(event, dice, decisions.give_score, given=given, winner=dice.choice(("A", "B", "")))


@action()
def average(event, dice):
    decide(event, dice, decisions.average, winner=dice.choice("AB"))


@action()
def absent(event, dice):
    row = event.pick(dice, event.confrontos(partner_a__isnull=False))
    if row:
        missing = dice.sample(list(row.entrants), dice.randint(1, 2))
        duplas = list(Dupla.objects.filter(pk__in=missing))
        event.carry_out(
            row if row.status else None,
            lambda: decisions.absent(confronto=row, players=duplas, reason=WHY, source=TABLE),
        )


@action(3)
def undo(event, dice):
    decide(event, dice, decisions.undo, needs_status=True)


@action(2)
def penalise(event, dice):
    entry = event.pick(dice, StageEntry.objects.filter(stage__tournament=event.tournament).order_by("pk"))
    if entry is None:
        return
    sanction = dice.choice([*Sanction, Sanction.VP, Sanction.MP, Sanction.LOSS])
    given = {
        "stage": entry.stage,
        "dupla": entry.dupla,
        "round": dice.randint(1, 3),
        "sanction": str(sanction),
        "amount": dice.choice((1, 2, 50)),
    }
    event.tell(sanction, given["round"], given["amount"])
    subject = Penalty(stage=entry.stage, dupla=entry.dupla, round=given["round"])
    event.carry_out(subject, lambda: penalties.penalise(**given, reason=WHY, source=TABLE))


@action()
def lift(event, dice):
    found = Penalty.objects.filter(stage__tournament=event.tournament, lifted_at=None).order_by("pk")
    penalty = event.pick(dice, found)
    if penalty:
        event.carry_out(penalty, lambda: penalties.lift(penalty=penalty, reason=WHY, source=TABLE))


@action(3)
def enter_late(event, dice):
    first, second = event.newcomer(), event.newcomer()
    changes.enter_late(stage=event.stage(), first=first, second=second, source=TABLE)


@action()
def enter_forgotten(event, dice):
    """Enter who was forgotten: the first stage is drawn anew."""
    second = None if event.tournament.of_players else event.newcomer()
    first = event.newcomer()
    stage = Stage.objects.filter(tournament=event.tournament).order_by("number").first()
    forgotten.enter_forgotten(
        stage=stage, first=first, second=second, seed=dice.randrange(10**6), source=TABLE
    )


@action(3)
def withdraw(event, dice):
    dupla = event.pick(dice, event.tournament.dupla_set.order_by("number"))
    changes.withdraw(dupla=dupla, justified=dice.random() < 0.5, reason=WHY, source=TABLE)


@action(2)
def re_enter(event, dice):
    entries = StageEntry.objects.filter(stage=event.stage(), until_round__isnull=False)
    entry = event.pick(dice, entries.order_by("pk"))
    if entry:
        changes.re_enter(dupla=entry.dupla, source=TABLE)


@action(2)
def substitute(event, dice):
    dupla = event.pick(dice, event.tournament.dupla_set.order_by("number"))
    member = DuplaMember.objects.filter(dupla=dupla).select_related("player").first()
    changes.substitute(
        dupla=dupla,
        leaves=member.player,
        comes=event.newcomer(),
        override=dice.choice((WHY, "")),
        source=TABLE,
    )


@action(4)
def draw_round(event, dice):
    override = dice.choice(("", "", "", WHY))
    rounds.draw_round(stage=event.stage(), seed=dice.randrange(10**6), override=override, source=TABLE)


def draft_of(event, dice):
    found = Round.objects.filter(stage__tournament=event.tournament, state__in=Round.HELD_BACK)
    return event.pick(dice, found.select_related("stage"))


@action(2)
def redraw(event, dice):
    if row := draft_of(event, dice):
        seed, keep = dice.randrange(10**6), dice.random() < 0.5
        if stage_plan.format_of(row.stage).drawn_at_once:
            stages.redraw_schedule(stage=row.stage, seed=seed, source=TABLE)
        else:
            rounds.redraw(round=row, seed=seed, keep=keep, source=TABLE)


@action()
def by_hand(event, dice):
    """Swap, set or keep apart two duplas of a draft that is drawn from the standings."""
    row = draft_of(event, dice)
    if row is None or not stage_plan.format_of(row.stage).drawn_by_round:
        return
    entered = StageEntry.objects.filter(stage=row.stage).select_related("dupla").order_by("pk")
    duplas = [entry.dupla for entry in entered]
    one, other = dice.sample(duplas, 2)
    verb = dice.choice((rounds_by_hand.swap, rounds_by_hand.force, rounds_by_hand.forbid))
    event.tell(verb.__name__, one.pk, other.pk)
    given = {} if verb is rounds_by_hand.swap else {"reason": WHY}
    verb(round=row, one=one, other=other, **given, source=TABLE)


@action(3)
def post(event, dice):
    if row := draft_of(event, dice):
        if dice.random() < 0.3:
            rounds.check(round=row, source=TABLE)
        rounds.post(round=row, source=TABLE)


@action()
def start_round(event, dice):
    row = event.pick(
        dice,
        Round.objects.filter(stage__tournament=event.tournament, state=Round.State.POSTED).order_by("pk"),
    )
    if row:
        rounds.start(round=row, source=TABLE)


@action()
def ring(event, dice):
    """Ring the bell of a round, at some of its tables or at all."""
    playing = bell.rounds_in_play(event.tournament)
    if playing:
        stage, number = dice.choice(playing)
        pks = [row.pk for row in bell.tables(stage, number)]
        some = dice.sample(pks, dice.randint(1, len(pks)))
        in_play = dice.random() < 0.5
        bell.ring_bells(stage=stage, number=number, confrontos=some, in_play=in_play, source=TABLE)


@action()
def undo_ring(event, dice):
    """Take the last bell back."""
    if line := bell.last_bell(event.tournament):
        event.tell(len(bell.undo_bells(line=line, source=TABLE).mesas))


@action()
def hall_closes(event, dice):
    """End what is left of a round, or of the stage, in one step."""
    stage = event.stage()
    number = dice.choice((None, *stage.round_set.values_list("number", flat=True)))
    how = dice.choice(list(rest.How))
    event.tell(number, how)
    seen = rest.mark(rest.unfinished(stage, number))
    rest.end_rest(stage=stage, number=number, how=how, seen=seen, reason=WHY, source=TABLE)


@action()
def swap_mesas(event, dice):
    row = event.pick(dice, event.confrontos(status="", mesa__isnull=False))
    if row:
        mesa = dice.randint(1, event.tournament.mesas)
        seating.swap_mesas(confronto=row, mesa=mesa, reason=WHY, source=TABLE)


@action(2)
def swap_places(event, dice):
    """Let two change places in a round, posted or not."""
    known = event.confrontos(dupla_a__isnull=False, dupla_b__isnull=False)
    row = event.pick(dice, known.filter(status="") if dice.random() < 0.8 else known)
    if row is None:
        return
    here = Confronto.objects.filter(stage=row.stage, round=row.round)
    sides = {one for confronto in here for one in confronto.entrants}
    one, other = (Dupla.objects.get(pk=dice.choice(sorted(sides))) for _ in range(2))
    onwards = dice.random() < 0.5
    event.tell(one.pk, other.pk, "onwards" if onwards else "")
    places_by_hand.swap_places(
        stage=row.stage, number=row.round, one=one, other=other, rest=onwards, reason=WHY, source=TABLE
    )


@action()
def drawn_in_the_hall(event, dice):
    """Type a draw made by hand: the one there is, with its numbers dealt anew."""
    stage = event.stage()
    lines = draw_by_hand.lines_of(stage)
    numbers = re.findall(r"\d+", lines)
    dealt = iter(dice.sample(numbers, len(numbers)))
    typed = re.sub(r"\d+", lambda _: next(dealt), lines)
    event.tell(repr(typed))
    draw_by_hand.draw_by_hand(stage=stage, lines=typed, reason=WHY, source=TABLE)


@action()
def edit_running(event, dice):
    """Change something of the event itself: its hall, or how mãos are entered."""
    tournament = event.fresh()
    what, value = dice.choice(
        (("mesas", dice.randint(1, 20)), ("totals_allowed", True), ("entry", "scorer"), ("place", "Salão"))
    )
    event.tell(what, value)
    setattr(tournament, what, value)
    try:
        running_setup.edit_running(tournament=tournament, source=TABLE)
    except Unconfirmed as exc:
        running_setup.edit_running(tournament=tournament, confirmed=exc.key, source=TABLE)


@action()
def move(event, dice):
    row = event.pick(dice, event.confrontos(status=""))
    if row:
        seating.move_mesa(confronto=row, mesa=dice.randint(1, event.tournament.mesas + 1), source=TABLE)


@action(2)
def close_stage(event, dice):
    stages.close_stage(stage=event.stage(), source=TABLE)


@action(2)
def play_off(event, dice):
    """Let some who are level play for their place."""
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
    """Change what the draw is made with."""
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
    if plan["format"] not in {"knockout", "double"}:
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
    """Change something of the plan, of what has begun too, or add a stage."""
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
    """Store a plan as the desk does: see what follows, and confirm just that."""
    given = {"tournament": event.tournament, "plans": plans_, "source": TABLE}
    try:
        stages.save_plan(**given)
    except Unconfirmed as exc:
        stages.save_plan(**given, confirmed=exc.key)


@action()
def publish_now(event, dice):
    publish.publish(tournament=event.tournament, author=event.tournament.club.members.first(), reason=WHY)


@action()
def work(event, dice):
    catch_up(event.tournament)


def begin(event, dice):
    """Draw where a bracket comes first, and start."""
    tournament = event.fresh()
    if stage_plan.is_bracket(event.stage()):
        bracket_draw.draw_knockout(tournament=tournament, seed=dice.randrange(10**6))
    states.start(tournament=tournament, seed=dice.randrange(10**6), source=TABLE)
    event.steps.append("begin")


def finish(event, dice, most=400):
    """Press the next step until the event is over; Stuck where that leads nowhere."""
    event.steps.append("finish")
    seen = None
    for _ in range(most):
        if event.fresh().state == Tournament.State.FINISHED:
            return
        before = state_of(event)
        if before == seen:
            raise Stuck(f"nothing moves: {before}")
        seen = before
        with told(event):
            next_step(event, dice)
    raise Stuck("no end in sight")


@contextmanager
def told(event):
    """Let a refusal on the way to the end be a finding."""
    try:
        yield
    except REFUSALS as exc:
        raise Stuck(f"refused on the way to the end: {exc!r} {getattr(exc, 'params', '')}") from exc


def state_of(event):
    rows = Confronto.objects.filter(tournament=event.tournament)
    maos = Mao.objects.filter(partida__jogo__confronto__tournament=event.tournament).count()
    return (
        event.tournament.state,
        tuple(Stage.objects.filter(tournament=event.tournament).values_list("number", "state")),
        tuple(
            Round.objects.filter(stage__tournament=event.tournament).values_list("stage", "number", "state")
        ),
        tuple(rows.order_by("pk").values_list("pk", "status", "jogo")),
        event.tournament.dupla_set.count(),
        maos,
    )


def cut_plan(event, number):
    """Take the stages from a number on out of the plan."""
    event.steps.append(f"finish: cut the plan at {number}")
    kept = Stage.objects.filter(tournament=event.tournament, number__lt=number).order_by("number")
    plans_ = [(stage.name, dict(stage.plan)) for stage in kept]
    save_plan(event, plans_)


def next_step(event, dice):
    """Do what a director does who wants to get on: play, fill in, post, draw, close, begin."""
    stage = event.stage()
    if stage.state != Stage.State.PLAYING:
        begin_next(event, dice)
        return
    jogos = Jogo.objects.filter(confronto__tournament=event.tournament, closed_at=None).order_by("pk")
    missing = event.confrontos(stage=stage, status="", dupla_a__isnull=False, dupla_b__isnull=False)
    draft = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).select_related("stage").first()
    if jogos:
        for jogo in jogos:
            play_out(jogo, dice)
    elif row := missing.order_by("round", "pk").first():
        start_or_give(event, stage, row)
    elif not goes_on(event, stage, draft, dice):
        event.steps.append("finish: close")
        if dice.random() < 0.5:
            play_off(event, dice)
        stages.close_stage(stage=stage, source=TABLE)


def goes_on(event, stage, draft, dice):
    """Post the draft or draw the next round; return whether there was one: where too few are left the stage is over."""
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
    """Begin the next stage; where too few are there to play it, do as the refusal says.

    A later stage is taken out of the plan; for the first somebody more is entered.
    """
    following = Stage.objects.filter(tournament=event.tournament, state=Stage.State.PLANNED).first()
    event.steps.append(f"finish: begin {following.number}")
    try:
        stages.begin_stage(stage=following, seed=dice.randrange(10**6), source=TABLE)
    except TournamentError as exc:
        if exc.code == "stage_too_few":
            cut_plan(event, following.number)
        elif exc.code == "too_few_entrants" and following.number == 1:
            event.steps.append("finish: enter")
            enter_forgotten(event, dice)
        else:
            raise


def start_or_give(event, stage, row):
    """Start the round of a meeting that is not started yet; what is, and is not played, is a W.O."""
    posted = Round.objects.filter(stage=stage, state=Round.State.POSTED, number=row.round)
    if waits := posted.select_related("stage").first():
        event.steps.append(f"finish: start round {waits.number}")
        rounds.start(round=waits, source=TABLE)
        return
    event.steps.append(f"finish: walkover {row.pk}")
    decisions.walkover(confronto=row, winner="A", reason=WHY, source=TABLE)


def post_or_redraw(event, draft):
    """Post a draft, drawn again where it is out of date."""
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
