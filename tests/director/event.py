"""A random director over the services: one event, and the registered actions.

Every action takes its choices from `dice`, a `random.Random`, so that a hypothesis machine and a plain seed drive the
same code. A refusal of a service is an answer; any other exception is a finding.
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
from tournaments.event.consequences import Unconfirmed
from tournaments.models import Confronto, Stage

WHY = "decisão da direção"
REFUSALS = (TournamentError, ScoringError)
ACTIONS = {}


class Stuck(Exception):
    """Raised if the next step makes no progress."""


def action(weight=1):
    """Register an action of a director; the weight is its relative frequency."""

    def register(verb):
        ACTIONS[verb.__name__] = (verb, weight)
        return verb

    return register


class Event:
    """One event in play. steps: the actions taken; refused: the number of refusals, by action and code."""

    def __init__(self, name, entrants, mesas=16):
        self.tournament = plans.make_event(name, entrants)
        self.tournament.mesas = (
            mesas  # set afterwards, so that halls of every size share the remembered build
        )
        self.tournament.save(update_fields=("mesas",))
        self.steps = [f"make_event({name!r}, {entrants}, mesas={mesas})"]
        self.refused = Counter()
        self.extra = 0
        self.newcomers = []

    def do(self, name, dice):
        """Take one action. Return the code of its refusal, or an empty value if it was taken or had no choice."""
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
        """Add the choices made to the current step."""
        self.steps[-1] += " " + " ".join(map(str, words))

    # What there is.

    def fresh(self):
        self.tournament.refresh_from_db()
        return self.tournament

    def stage(self):
        """Return the stage in play, else the last that has begun, else the first."""
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
        """Return a random row, or None."""
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

    def agree(self, verb, **given):
        """Call a service that may ask, and confirm exactly what it tells."""
        try:
            return verb(**given, source=TABLE)
        except Unconfirmed as exc:
            self.tell(f"{len(exc.consequences)} told")
            return verb(**given, confirmed=exc.key, source=TABLE)

    def carry_out(self, subject, change):
        """Act like the desk: read the effects of a change, and confirm exactly these."""
        if subject is None:
            return change()
        try:
            return corrections.carry_out(subject, change, reason=WHY, source=TABLE)
        except corrections.NotConfirmed as exc:
            if fallen := exc.effects.fallen:
                self.tell(f"{len(fallen)} fall")
            return corrections.carry_out(subject, change, confirmed=exc.effects.key, reason=WHY, source=TABLE)
