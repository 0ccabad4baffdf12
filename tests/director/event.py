"""A random director over the services: one event, and what is registered of what can be done to it.

Every action takes its choices from `dice`, a `random.Random`, so that a hypothesis machine and a plain seed drive the
same code. What a service refuses is an answer; anything else it raises is a finding.
"""

from collections import Counter

from scoring.errors import ScoringError
from tests.director import plans
from tests.factories import TABLE
from tournaments.clubs import members
from tournaments.errors import TournamentError
from tournaments.event import (
    corrections,
)
from tournaments.models import Confronto, Stage

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
