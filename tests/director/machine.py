"""The random directors as state machines: hypothesis chooses the actions and shrinks failures."""

from abc import abstractmethod
from random import Random

from django.db import transaction
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.director import invariants, plans, play_pages, the_end
from tests.director.desk_pages import Desk, wander
from tests.director.event import ACTIONS, Event
from tests.director.play import look

DICE = st.randoms(use_true_random=False)
TO_THE_END = 7  # seed of the play after the machine's last step


@st.composite
def events(draw):
    """Return a plan and the number of entrants."""
    name = draw(st.sampled_from(plans.SHORT))
    least = plans.LEAST.get(name, 2)
    return name, draw(st.integers(least, max(least, 4) + 3)), draw(st.sampled_from((3, 20)))


class Directed(RuleBasedStateMachine):
    """An event in a transaction that is rolled back; at the end it is played to its end."""

    def __init__(self):
        super().__init__()
        self.event, self.sound = None, True
        self.block = transaction.atomic()
        self.block.__enter__()

    @abstractmethod
    def start(self, event, dice):
        """Make the event and begin it."""

    @abstractmethod
    def end(self, dice):
        """Play the event to its end."""

    @initialize(chosen=events(), dice=DICE)
    def begin(self, chosen, dice):
        self.doing(lambda: self.start(Event(*chosen), dice))

    @precondition(lambda self: self.event is not None)
    @invariant()
    def holds(self):
        self.doing(lambda: look(self.event, Random(TO_THE_END)))

    def doing(self, verb):
        """Act, and remember an exception, after which the event is not continued."""
        try:
            verb()
        except Exception as exc:
            self.sound = False
            steps = "\n  ".join(self.event.steps) if self.event else ""
            exc.add_note(f"the steps:\n  {steps}")
            raise

    def teardown(self):
        try:
            if self.sound and self.event:
                self.doing(self.to_the_end)
        finally:
            transaction.set_rollback(True)
            self.block.__exit__(None, None, None)

    def to_the_end(self):
        dice = Random(TO_THE_END)
        look(self.event, dice, dear=True, some=2)
        self.end(dice)
        look(self.event, dice, dear=True, some=2)
        invariants.at_the_end(self.event.tournament)


class Services(Directed):
    """The director over the services."""

    def start(self, event, dice):
        self.event = event
        the_end.begin(event, dice)

    @rule(
        name=st.sampled_from([name for name, (_, weight) in ACTIONS.items() for _ in range(weight)]),
        dice=DICE,
    )
    def act(self, name, dice):
        self.doing(lambda: self.event.do(name, dice))

    def end(self, dice):
        the_end.finish(self.event, dice)


class Pages(Directed):
    """The director over the pages and their buttons."""

    def start(self, event, dice):
        self.event, self.desk = event, Desk(event.tournament, event.steps)
        play_pages.begin(self.desk, dice)

    @rule(dice=DICE)
    def press(self, dice):
        self.doing(lambda: wander(self.desk, dice))

    @rule(dice=DICE)
    def hall_plays(self, dice):
        self.doing(lambda: play_pages.hall_plays(self.event, dice))

    def end(self, dice):
        play_pages.finish(self.event, self.desk, dice)
