"""The ways to draw with their options, as published draws name them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import batched
from typing import Any, ClassVar

from tournaments.pairing.bracket.double import draw_double
from tournaments.pairing.bracket.knockout import LastRound, draw, draw_pairs, stopped
from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.entrant import DrawnRound, Entrant, Flag, Pairing, Scheduled, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.inputs import KINDS, DrawInputs, DrawKind, register_kind
from tournaments.pairing.schedule.berger import all_play_all
from tournaments.pairing.schedule.groups import LEAST as LEAST_OF_GROUP
from tournaments.pairing.schedule.groups import Method, draw_groups
from tournaments.pairing.schedule.individual import draw_individual
from tournaments.pairing.schedule.mesas import draw_mesas
from tournaments.pairing.schedule.mitchell import MitchellOptions, draw_mitchell
from tournaments.pairing.schedule.team_rounds import IN_TEAM, draw_teams, teams_of
from tournaments.pairing.swiss.danese import RULES, draw_danese
from tournaments.pairing.swiss.draw import LEAST, MOST, draw_swiss
from tournaments.pairing.swiss.field import Order, SwissOptions, listed

type Rounds = tuple[tuple[Pairing, ...], ...]


@register_kind
@dataclass(frozen=True, slots=True)
class KnockoutDraw(DrawKind[Bracket]):
    """A single knockout. third: the losers of the semifinals meet. consolation: the first losers play on.

    last_round: the last round that is played; a knockout that stops before the final has no third-place jogo and no
    consolation.
    """

    key: ClassVar[str] = "knockout"

    third: bool = False
    consolation: bool = False
    last_round: LastRound = LastRound.FINAL

    def draw(self, given: DrawInputs[Bracket]) -> Bracket:
        """Draw the bracket. If the first round is given, by a crossing or by a draw in the hall, use its pairs."""
        if self.last_round is not LastRound.FINAL:
            return stopped(
                replace(self, last_round=LastRound.FINAL, third=False, consolation=False).draw(given),
                self.last_round,
            )
        if given.pairs:
            return draw_pairs(given.pairs, third_place=self.third, consolation=self.consolation)
        return draw(given.entrants, seed=given.seed, third_place=self.third, consolation=self.consolation)


@register_kind
@dataclass(frozen=True, slots=True)
class DoubleDraw(DrawKind[Bracket]):
    """A double elimination. reset: play the final again if the unbeaten finalist loses it."""

    key: ClassVar[str] = "double"

    reset: bool = False

    def draw(self, given: DrawInputs[Bracket]) -> Bracket:
        """Draw the main tree and the losers' tree."""
        return draw_double(given.entrants, seed=given.seed, reset=self.reset, pairs=given.pairs)


@register_kind
@dataclass(frozen=True, slots=True)
class GroupsDraw(DrawKind[Scheduled]):
    """Groups. groups: their number. method: how the list is dealt to them. double: each group plays two legs."""

    key: ClassVar[str] = "groups"

    groups: int = 1
    method: Method = Method.SERPENTINE
    double: bool = False

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Deal the groups, or keep the pairs of a crossing in one group each, and draw a round robin in every group."""
        numbered = list(enumerate(self._members(given), start=1))
        drawn = [all_play_all(ids, double=self.double, group=number) for number, ids in numbered]
        flag = Flag.REMATCH_ALLOWED if given.pairs else Flag.REMATCH
        rounds = tuple(
            tuple(
                pairing
                for of_group in drawn
                for pairings in of_group[number : number + 1]  # a small group is over sooner
                for pairing in pairings
            )
            for number in range(max(map(len, drawn)))
        )
        groups = {one: number for number, ids in numbered for one in ids}
        return Scheduled(_with_rematches(rounds, given.history, flag), tuple(groups), groups)

    def _members(self, given: DrawInputs[Scheduled]) -> Sequence[tuple[int, ...]]:
        if not given.pairs:
            return draw_groups(
                given.entrants,
                count=self.groups,
                method=self.method,
                seed=given.seed,
                history=given.history,
                engine=given.engine,
            )
        each = -(-len(given.pairs) // self.groups)
        members = [
            tuple(one for pair in some for one in pair if one is not None)
            for some in batched(given.pairs, each, strict=False)
        ]
        if min(map(len, members)) < LEAST_OF_GROUP:
            count = sum(map(len, members))
            raise DrawError(
                DrawCode.GROUPS_TOO_SMALL, entrants=count, groups=len(members), least=LEAST_OF_GROUP
            )
        return members


@register_kind
@dataclass(frozen=True, slots=True)
class AllPlayAllDraw(DrawKind[Scheduled]):
    """A round robin of all entrants. double: a second leg with seats exchanged."""

    key: ClassVar[str] = "all_play_all"

    double: bool = False

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Number the entrants by the list and draw the Berger table."""
        check_field(given.entrants, least=LEAST, most=MOST)
        order = listed_ids(given.entrants, given.seed)
        rounds = all_play_all(order, double=self.double)
        return Scheduled(_with_rematches(rounds, given.history, Flag.REMATCH_ALLOWED), order, {})


@register_kind
@dataclass(frozen=True, slots=True)
class TeamsDraw(DrawKind[Scheduled]):
    """A round robin of teams of two duplas. The home of an entrant is its team.

    double: a second leg, in which each dupla meets the other dupla of the opposing team.
    """

    key: ClassVar[str] = "teams"

    double: bool = False

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Number the teams by the list, each by the better of its duplas, and draw the Berger table."""
        check_field(given.entrants, least=LEAST * IN_TEAM, most=MOST)
        teams = teams_of(given.entrants)
        team_of = {one: team for team, duplas in teams.items() for one in duplas}
        numbered = list(dict.fromkeys(team_of[one] for one in listed_ids(given.entrants, given.seed)))
        rounds = draw_teams(numbered, teams, double=self.double)
        order = tuple(one for team in numbered for one in teams[team])
        return Scheduled(_with_rematches(rounds, given.history, Flag.REMATCH_ALLOWED), order, {})


@register_kind
@dataclass(frozen=True, slots=True)
class MitchellDraw(DrawKind[Scheduled]):
    """A Mitchell movement. mitchell: how the lines move, and how an odd number is handled."""

    key: ClassVar[str] = "mitchell"

    rounds: int = 1
    mitchell: MitchellOptions = field(default_factory=MitchellOptions)

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Draw the movement. The standings for each side are made elsewhere."""
        rounds = draw_mitchell(given.entrants, rounds=self.rounds, seed=given.seed, options=self.mitchell)
        order = listed_ids(given.entrants, given.seed)
        return Scheduled(_with_rematches(rounds, given.history, Flag.REMATCH), order, {})


@register_kind
@dataclass(frozen=True, slots=True)
class IndividualDraw(DrawKind[Scheduled]):
    """An individual event: single players with another partner in each round."""

    key: ClassVar[str] = "individual"

    rounds: int = 1

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Draw the players' numbers in the movement by lot."""
        drawn = draw_individual(given.entrants, rounds=self.rounds, seed=given.seed)
        return Scheduled(tuple(made.pairings for made in drawn.rounds), drawn.order, {})


@register_kind
@dataclass(frozen=True, slots=True)
class MesasDraw(DrawKind[Scheduled]):
    """Mesas of single players. seats: players at a mesa. smaller: make smaller mesas instead of resting the rest."""

    key: ClassVar[str] = "mesas"

    rounds: int = 1
    seats: int = 4
    smaller: bool = True

    def draw(self, given: DrawInputs[Scheduled]) -> Scheduled:
        """Seat the players in all rounds so that they meet as many different opponents as possible."""
        return draw_mesas(
            given.entrants,
            rounds=self.rounds,
            seats=self.seats,
            smaller=self.smaller,
            seed=given.seed,
            engine=given.engine,
        )


@register_kind
@dataclass(frozen=True, slots=True)
class SwissDraw(DrawKind[DrawnRound]):
    """A Swiss round. swiss: the order within a score group, and the constraints."""

    key: ClassVar[str] = "swiss"

    swiss: SwissOptions = field(default_factory=SwissOptions)

    def draw(self, given: DrawInputs[DrawnRound]) -> DrawnRound:
        """Pair entrants with equal scores."""
        return draw_swiss(
            given.entrants,
            given.history,
            seed=given.seed,
            options=self.swiss,
            by_hand=given.by_hand,
            engine=given.engine,
        )


@register_kind
@dataclass(frozen=True, slots=True)
class DaneseDraw(DrawKind[DrawnRound]):
    """A danese round. swiss: the options of a Swiss round in which every place is a score group."""

    key: ClassVar[str] = "danese"

    swiss: SwissOptions = RULES

    def draw(self, given: DrawInputs[DrawnRound]) -> DrawnRound:
        """Pair neighbours in the standings."""
        return draw_danese(
            given.entrants,
            given.history,
            seed=given.seed,
            options=self.swiss,
            by_hand=given.by_hand,
            engine=given.engine,
        )


def _with_rematches(rounds: Rounds, history: History, flag: Flag) -> Rounds:
    if not history.meetings:
        return rounds
    return tuple(
        tuple(
            replace(one, flags=(*one.flags, flag)) if one.b and history.met(one.a, one.b) else one
            for one in pairings
        )
        for pairings in rounds
    )


def kind_of(key: str) -> type[DrawKind[Any]]:
    """Return a way to draw by its key. Raises KeyError."""
    return KINDS[key]


def listed_ids(entrants: Sequence[Entrant], seed: int) -> tuple[int, ...]:
    """Return the ids in the order of the list; entrants without a place are placed by lot."""
    return tuple(one.id for one in listed(entrants, Order.ADJACENT, seed))
