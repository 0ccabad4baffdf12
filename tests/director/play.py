"""One random event from its opening to its end, with the invariants checked on the way."""

import re
from dataclasses import dataclass, field

from django.db import connection, transaction

from scoring.models import Jogo
from tests.director import invariants, plans, steps, the_end
from tests.director.event import ACTIONS, Event
from tests.remembered import MEMORY
from tournaments.event import states
from tournaments.publication.snapshot import snapshot

EVERY = 8  # steps between two of the dear ones
LOOKED_AT = 1 / 6  # of the steps in which mesas play
HIDDEN = 1 / 4  # of the events are a draft again before they begin
CONFIRMED = 1 / 4  # of the events let a dupla confirm what the other entered


@dataclass
class Told:
    """The outcome of an event: its steps, its refusals, and the exception that ended it early."""

    steps: list
    refused: dict = field(default_factory=dict)
    finding: BaseException | None = None

    @property
    def kind(self):
        """Return the fault without numbers."""
        said = re.sub(r"\d+", "N", str(self.finding)).split("\n")[0][:150]
        return f"{type(self.finding).__name__}: {said} [{place_of(self.finding)}]"


def place_of(exc):
    """Return the place in the product where it was raised."""
    at, found = exc.__traceback__, ""
    while at:
        code = at.tb_frame.f_code
        if "/tournaments/" in code.co_filename or "/scoring/" in code.co_filename:
            found = f"{code.co_filename.rpartition('/tournaments/')[2]}:{code.co_name}"
        at = at.tb_next
    return found


def play_event(dice, plan=None, most=30, *, small=False, some=None):
    """Play an event of a plan (a random one if None), in a transaction that is rolled back. Return its outcome.

    most: the maximum number of random steps. small: with few more entrants than the plan needs. some: the
    number of pages read when a stage begins or closes, and at the end; None for all.
    """
    MEMORY.begin(())
    event = None
    with transaction.atomic():
        try:
            event = new_event(dice, plan, small=small)
            before_the_start(event, dice)
            the_end.begin(event, dice)
            look(event, dice)
            for step in range(dice.randint(0, most)):
                random_step(event, dice)
                look(event, dice, dear=step % EVERY == EVERY - 1)
            look(event, dice, dear=True)
            invariants.comes_back(event.tournament)
            at_border = None if small else lambda: look(event, dice, dear=True, some=some)
            the_end.finish(event, dice, at_border, on_the_way=lambda: in_the_hall(event, dice))
            look(event, dice, dear=True, some=3 if small else some)
            invariants.at_the_end(event.tournament)
            invariants.comes_back(event.tournament)
            told = Told(event.steps, event.refused)
        except Exception as exc:  # noqa: BLE001 -- whatever it is, it is what we look for
            told = Told(event.steps if event else [], event.refused if event else {}, exc)
        transaction.set_rollback(True)
    return told


def before_the_start(event, dice):
    """Choose the pages of the big screen and the entry mode; sometimes read pages while the event is hidden."""
    event.do("choose_views", dice)
    if dice.random() < CONFIRMED:
        event.tournament.entry = Jogo.Entry.CONFIRM
        event.tournament.save(update_fields=("entry",))
    if dice.random() < HIDDEN:
        states.back_to_draft(tournament=event.tournament)
        invariants.pages(event.fresh(), dice, 2)
        states.open_entries(tournament=event.tournament)
    invariants.pages(event.fresh(), dice, 2)


def in_the_hall(event, dice):
    """Now and then, while mesas play, read two pages of the hall, and the forecast."""
    if invariants.is_played(event.tournament) and dice.random() < LOOKED_AT:
        invariants.hall(event.tournament, dice)
        invariants.forecast(event.tournament, dice)


def new_event(dice, plan=None, *, small=False):
    """Return an event of a plan, a random one if None."""
    name = plan or dice.choice(plans.NAMES)
    least = plans.LEAST.get(name, 2)
    if small:
        first = max(least, 4)
        return Event(name, dice.randint(first, first + 2), dice.choice((3, 20)))
    most = min(plans.MOST.get(name, 40), 40 if dice.random() < 0.05 else max(9, least + 3))
    return Event(name, dice.randint(least, most), dice.choice((3, 8, 20, 20)))


def random_step(event, dice):
    names = list(ACTIONS)
    (name,) = dice.choices(names, [ACTIONS[name][1] for name in names])
    event.do(name, dice)


def look(event, dice, dear=False, some=3):
    """Check the invariants.

    Seats, stages and presence are checked after every step, pages of the hall after some. dear, every eighth step and
    before the way to the end: the document as JSON, the recount of all stages, each draw repeated, the public script,
    the worker's refresh, every row against its chain, every result against the facts, the next step pressed, and a new
    sample of public addresses and desk pages. With `some` None all addresses are read: when a stage begins or closes on
    the way to the end, and at the end.
    """
    event.fresh()
    invariants.seats(event.tournament)
    invariants.entered_once(event.tournament)
    invariants.closed_stages(event.tournament)
    invariants.presence(event.tournament)
    in_the_hall(event, dice)
    if dear:
        connection.check_constraints()
        document = snapshot(event.tournament)
        invariants.document_is_json(document)
        invariants.standings(event.tournament, document)
        invariants.winners(event.tournament)
        invariants.draws(event.tournament, document)
        invariants.counted_again(event.tournament, document)
        invariants.pages(event.tournament, dice, some)
        invariants.as_recorded(event.tournament)
        steps.works(event.tournament)
