"""One stage of an event, as data."""

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from tournaments.pairing.bracket.seeding import Crossing
from tournaments.pairing.schedule.groups import Method
from tournaments.pairing.schedule.mitchell import MitchellOptions
from tournaments.pairing.swiss.field import SwissOptions
from tournaments.standings.vp import VpTable


class Format(StrEnum):
    """How those of a stage are brought together."""

    KNOCKOUT = "knockout"
    DOUBLE = "double"
    GROUPS = "groups"
    ALL_PLAY_ALL = "all_play_all"  # one group: girone all'italiana
    SWISS = "swiss"
    DANESE = "danese"
    MITCHELL = "mitchell"
    INDIVIDUAL = "individual"


# The formats whose number of rounds is chosen; that of the others follows from the entrants.
CHOSEN_ROUNDS = frozenset({Format.SWISS, Format.DANESE, Format.MITCHELL, Format.INDIVIDUAL})


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """What is played at the table in one meeting. One of maos (a turno) and partidas (a jogo); minutes by the clock.

    target: the points limit of a partida, None for that of the tournament. vp: the table of the turno;
    None counts jogos won.
    """

    maos: int | None = None
    partidas: int | None = None
    target: int | None = None
    minutes: int
    vp: VpTable | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """One stage.

    rounds: of the formats in which it is chosen. groups, method: of groups. double: all meet twice. third, reset,
    consolation: of the knockouts. top: how many go on (of each group), None for all; others: the best of the next
    place across groups. crossing: who meets whom in the first round of this stage, by place of the groups before.
    carry: the share of the points brought along from the stage before. byes: an odd one rests.
    """

    format: Format
    play: Play
    rounds: int | None = None
    groups: int = 1
    method: Method = Method.SERPENTINE
    double: bool = False
    third: bool = False
    reset: bool = False
    consolation: bool = False
    top: int | None = None
    others: int = 0
    crossing: Crossing = ()
    carry: Fraction = Fraction(0)
    byes: bool = True
    swiss: SwissOptions = field(default_factory=SwissOptions)
    mitchell: MitchellOptions = field(default_factory=MitchellOptions)

    @property
    def in_groups(self) -> int:
        """Return how many tables of standings the stage makes."""
        return self.groups if self.format is Format.GROUPS else 1
