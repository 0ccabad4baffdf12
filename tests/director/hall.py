"""Actions on rounds and in the hall: draw, post, start, ring, move, close."""

import re

from tests.director.event import WHY, action
from tests.factories import TABLE
from tournaments import stage_plan
from tournaments.desk.checkin.missing import missing_of
from tournaments.event import rounds, stages
from tournaments.event.draws import draw_by_hand, places_by_hand, rounds_by_hand
from tournaments.event.setup import running_setup
from tournaments.event.setup.mesa_edit import edit_mesa
from tournaments.hall import seating, telao
from tournaments.hall.clocks import bell, clock_hands
from tournaments.models import Confronto, Dupla, Round, StageEntry, Telao
from tournaments.outcomes import rest


@action(4)
def draw_round(event, dice):
    override = dice.choice(("", "", "", WHY))
    stage = event.stage()
    absent = missing_of(event.tournament, stage) if dice.random() < 0.3 else ()
    rounds.draw_round(stage=stage, seed=dice.randrange(10**6), override=override, absent=absent, source=TABLE)


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
    """Swap, pair or separate two duplas of a draft that is drawn from the standings."""
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
    """Undo one of the last bells."""
    if lines := bell.fresh_bells(event.tournament):
        line = dice.choice(lines)
        event.tell(len(bell.undo_bells(line=line, source=TABLE).mesas))


@action()
def hall_closes(event, dice):
    """End the rest of a round or stage in one step."""
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
    """Exchange the places of two duplas in a round, posted or not."""
    known = event.confrontos(dupla_a__isnull=False, dupla_b__isnull=False)
    row = event.pick(dice, known.filter(status="") if dice.random() < 0.8 else known)
    if row is None:
        return
    here = Confronto.objects.filter(stage=row.stage, round=row.round)
    sides = {one for confronto in here for one in confronto.entrants}
    one, other = (Dupla.objects.get(pk=dice.choice(sorted(sides))) for _ in range(2))
    onwards = dice.random() < 0.5
    event.tell(one.pk, other.pk, "onwards" if onwards else "")
    given = {"stage": row.stage, "number": row.round, "one": one, "other": other, "rest": onwards}
    event.agree(places_by_hand.swap_places, **given, reason=WHY)


@action()
def drawn_in_the_hall(event, dice):
    """Type a draw made by hand: the present one with its numbers shuffled."""
    stage = event.stage()
    lines = draw_by_hand.lines_of(stage)
    numbers = re.findall(r"\d+", lines)
    dealt = iter(dice.sample(numbers, len(numbers)))
    typed = re.sub(r"\d+", lambda _: next(dealt), lines)
    event.tell(repr(typed))
    draw_by_hand.draw_by_hand(stage=stage, lines=typed, reason=WHY, source=TABLE)


@action()
def edit_running(event, dice):
    """Change a setting of the event: its hall, or how mãos are entered."""
    tournament = event.fresh()
    what, value = dice.choice(
        (
            ("mesas", dice.randint(1, 20)),
            ("totals_allowed", True),
            ("entry", dice.choice(("scorer", "confirm"))),
            ("place", "Salão"),
            ("announcement", dice.choice(("", "O almoço é às 13 h."))),
        )
    )
    event.tell(what, value)
    setattr(tournament, what, value)
    event.agree(running_setup.edit_running, tournament=tournament)


@action()
def arrange(event, dice):
    """Block a mesa of the hall, keep it for a dupla, or free it again."""
    mesa = dice.randint(1, event.fresh().mesas)
    dupla = dice.choice(list(event.tournament.dupla_set.order_by("number")))
    use = dice.choice(({"blocked": True}, {"dupla": dupla}, {}))
    event.tell(mesa, *use)
    event.agree(edit_mesa, tournament=event.tournament, mesa=mesa, **use)


@action(2)
def turn_the_clock(event, dice):
    """Stop a clock of a round in play, let it go on, give it more or less time, or one of its mesas."""
    row = event.pick(
        dice, Confronto.objects.being_played().filter(tournament=event.tournament).order_by("pk")
    )
    if row is None:
        return
    place, minutes = {"stage": row.stage, "number": row.round}, dice.choice((5, 20, -600))
    verbs = ("pause", "go_on", "extend", "give_extra", "take_extra_back", *3 * ("announce",))
    verb = dice.choice(verbs)
    event.tell(verb)
    given = {
        "extend": {"minutes": minutes},
        "announce": {"minutes": abs(minutes)},
        "give_extra": {"minutes": abs(minutes), "reason": WHY},
    }
    of = {"confronto": row} if "extra" in verb else place
    getattr(clock_hands, verb)(**of, **given.get(verb, {}), source=TABLE)


@action()
def choose_views(event, dice):
    """Choose the pages of the big screen; seldom the names, because they hide all others."""
    views = dice.sample([view for view in Telao.View if view != Telao.View.NAMES], dice.randint(1, 5))
    views += [Telao.View.NAMES] * (dice.random() < 0.2)
    event.tell(*views)
    telao.choose(telao=telao.of_tournament(event.tournament), views=views, seconds=12)


@action()
def move(event, dice):
    row = event.pick(dice, event.confrontos(status=""))
    if row:
        seating.move_mesa(confronto=row, mesa=dice.randint(1, event.tournament.mesas), source=TABLE)
