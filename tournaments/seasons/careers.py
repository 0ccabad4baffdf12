"""What a player has played over the events of a club that are over: where it ended, with whom, against whom.

As a season, it is counted from what was published, and by person: who was listed twice is one (`clubs/people.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from django.db.models import Q

from tournaments.models import Colocacao, Player, Tournament
from tournaments.publication.placings import MetData


@dataclass(frozen=True, slots=True)
class Outing:
    """An event of a player. entered: how many places there were; partners: of its entry."""

    tournament: Tournament
    dupla: int
    place: int
    place_to: int
    entered: int
    disqualified: bool
    partners: tuple[Player, ...]

    @property
    def won(self) -> bool:
        """Return whether it was won: a first place that is shared is one too."""
        return self.place == 1 and not self.disqualified


@dataclass(slots=True)
class Together:
    """Somebody the player has played with, or against. won, lost: jogos, as the player's; drawn: with neither."""

    player: Player
    won: int = 0
    lost: int = 0
    drawn: int = 0
    events: set[int] = field(default_factory=set)

    @property
    def met(self) -> int:
        """Return how many jogos these are."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Career:
    """All events, the latest first; partners and opponents, those met most often first. won, lost: jogos."""

    outings: tuple[Outing, ...]
    partners: tuple[Together, ...]
    opponents: tuple[Together, ...]
    won: int
    lost: int

    @property
    def titles(self) -> int:
        """Return how many events were won."""
        return sum(one.won for one in self.outings)


def career(person: Player) -> Career:
    """Return what a person has played in events that are over. Two queries, for many events as for one."""
    mine = Q(player=person) | Q(player__same_as=person)
    rows = list(
        Colocacao.objects.filter(mine, tournament__state=Tournament.State.FINISHED)
        .select_related("tournament__club")
        .order_by("-tournament__ends_on", "-tournament_id")
    )
    people = _people(rows)
    partners, opponents = _Counted(people), _Counted(people)
    won = lost = 0
    for row in rows:
        for met in row.meetings:
            beaten = any(side["won"] for side in met["opponents"])
            won, lost = won + met["won"], lost + beaten
            partners.add(met["partners"], row.tournament_id, won=met["won"], lost=beaten)
            for side in met["opponents"]:
                opponents.add(side["players"], row.tournament_id, won=met["won"], lost=side["won"])
    return Career(
        outings=tuple(_outing(row, people) for row in rows),
        partners=partners.sorted(),
        opponents=opponents.sorted(),
        won=won,
        lost=lost,
    )


class _Counted:
    """Jogos by person, of several people."""

    def __init__(self, people: Mapping[int, Player]) -> None:
        self.people = people
        self.found: dict[int, Together] = {}

    def add(self, players: Iterable[int], event: int, *, won: bool, lost: bool) -> None:
        for player in (self.people[pk] for pk in players if pk in self.people):
            one = self.found.setdefault(player.pk, Together(player))
            one.events.add(event)
            one.won += won
            one.lost += lost
            one.drawn += not won and not lost

    def sorted(self) -> tuple[Together, ...]:
        return tuple(
            sorted(self.found.values(), key=lambda one: (-one.met, one.player.sort_name, one.player.pk))
        )


def _people(rows: Iterable[Colocacao]) -> Mapping[int, Player]:
    """Return whoever is named in these rows, as a person, by number. One query."""
    named = {pk for row in rows for each in (row.partners, *_met(row.meetings)) for pk in each}
    found = Player.objects.filter(pk__in=named).select_related("same_as")
    return {one.pk: one.same_as or one for one in found}


def _met(meetings: Iterable[MetData]) -> Iterator[list[int]]:
    for one in meetings:
        yield one["partners"]
        yield from (side["players"] for side in one["opponents"])


def _outing(row: Colocacao, people: Mapping[int, Player]) -> Outing:
    partners = tuple(people[pk] for pk in row.partners if pk in people)
    where = (row.place, row.place_to, row.entered, row.disqualified)
    return Outing(row.tournament, row.dupla, *where, partners)
