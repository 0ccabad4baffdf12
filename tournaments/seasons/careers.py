"""Collect the career of a player: the finished events of a club, with places, partners and opponents.

Like a season, a career is built from published data and per person: merged player records count as one
(`clubs/people.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from django.db.models import Q

from tournaments.models import Player, PlayerPlacing, Tournament
from tournaments.publication.document.placings import MetData


@dataclass(frozen=True, slots=True)
class Outing:
    """One event in the career of a player.

    entered: number of places in the final ranking. partners: the other players of the dupla.
    """

    tournament: Tournament
    dupla: int
    place: int
    place_to: int
    entered: int
    disqualified: bool
    partners: tuple[Player, ...]

    @property
    def won(self) -> bool:
        """Return whether the player won the event. A shared first place counts as a win."""
        return self.place == 1 and not self.disqualified


@dataclass(slots=True)
class Together:
    """Jogos with one partner or against one opponent.

    won, lost: jogos that the player of the career won or lost. drawn: jogos without a winner.
    """

    player: Player
    won: int = 0
    lost: int = 0
    drawn: int = 0
    events: set[int] = field(default_factory=set)

    @property
    def met(self) -> int:
        """Return the number of jogos."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Career:
    """The events of a player, latest first, and the people met in them.

    partners, opponents: sorted by the number of jogos, highest first. won, lost: number of jogos.
    """

    outings: tuple[Outing, ...]
    partners: tuple[Together, ...]
    opponents: tuple[Together, ...]
    won: int
    lost: int

    @property
    def titles(self) -> int:
        """Return the number of events won."""
        return sum(one.won for one in self.outings)


def career(person: Player) -> Career:
    """Return the career of a player over all finished events. Runs two queries, whatever the number of events."""
    # A merged record keeps its rows and points to the person by `same_as`.
    mine = Q(player=person) | Q(player__same_as=person)
    rows = list(
        PlayerPlacing.objects.filter(mine, tournament__state=Tournament.State.FINISHED)
        .select_related("tournament__club")
        .order_by("-tournament__ends_on", "-tournament_id")
    )
    people = _people(rows)
    partners, opponents = _Counted(people), _Counted(people)
    won = lost = 0
    for row in rows:
        for met in row.meetings:
            beaten = any(side["won"] for side in met["opponents"])
            # At a mesa of several the jogo counts as lost once, whoever of them won it.
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
    """Jogos summed by person."""

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


def _people(rows: Iterable[PlayerPlacing]) -> Mapping[int, Player]:
    named = {pk for row in rows for each in (row.partners, *_met(row.meetings)) for pk in each}
    found = Player.objects.filter(pk__in=named).select_related("same_as")
    return {one.pk: one.same_as or one for one in found}


def _met(meetings: Iterable[MetData]) -> Iterator[list[int]]:
    for one in meetings:
        yield one["partners"]
        yield from (side["players"] for side in one["opponents"])


def _outing(row: PlayerPlacing, people: Mapping[int, Player]) -> Outing:
    partners = tuple(people[pk] for pk in row.partners if pk in people)
    where = (row.place, row.place_to, row.entered, row.disqualified)
    return Outing(row.tournament, row.dupla, *where, partners)
