"""The place and the opponents of each player of an event: the input of player pages and seasons.

It repeats the latest revision, and is written in the same transaction, so that no reader has to load a document of a
megabyte for each event of a year.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypedDict

from tournaments.ledger.names_apart import number_of
from tournaments.models import PlayerPlacing, Publication
from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData, SlotData, items
from tournaments.publication.document.shape import TournamentDocument

PLAYED: Final = frozenset(
    {"played", "abandoned", "director"}
)  # statuses that count as a meeting; a W.O. does not

type Numbers = Mapping[int, list[int]]


class OpponentsData(TypedDict):
    """An opposing side: its players by number, and whether it won."""

    players: list[int]
    won: bool


class MetData(TypedDict):
    """A jogo of a player. partners: by number. opponents: the other sides."""

    partners: list[int]
    opponents: list[OpponentsData]
    won: bool


class Placing(NamedTuple):
    """The place of a player in an event: the columns of `PlayerPlacing`."""

    player: int
    dupla: int
    place: int
    place_to: int
    entered: int
    disqualified: bool
    partners: list[int]
    meetings: list[MetData]


def write(revision: Publication) -> None:
    """Store the placings of a revision. Before the final ranking there are no placings."""
    PlayerPlacing.objects.filter(tournament=revision.tournament_id).delete()
    found = [one._asdict() for one in placings(revision.payload)]
    PlayerPlacing.objects.bulk_create(
        PlayerPlacing(tournament_id=revision.tournament_id, player_id=one.pop("player"), **one)
        for one in found
    )


def placings(document: TournamentDocument) -> Iterator[Placing]:
    """Yield the place of each player. Pure. Skips players without a number, as in the first documents.

    document: the sealed form, with player numbers instead of names.
    """
    ranking = document.get("final_ranking", [])
    if not ranking:
        return
    numbers = {one["number"]: _numbers(one["players"]) for one in document["duplas"]}
    met = _met(lookup.confrontos(document), numbers)
    entered = max(row["place_to"] for row in ranking)
    told: set[int] = set()
    for row in ranking:
        duplas = [one["number"] for one in row["team"]["duplas"]] if "team" in row else [row["dupla"]]
        for dupla in duplas:
            for player in numbers.get(dupla, []):
                if player in told:
                    continue  # a player in two entries keeps the better place
                told.add(player)
                partners = [one for one in numbers[dupla] if one != player]
                where = (dupla, row["place"], row["place_to"], entered, row["disqualified"])
                yield Placing(player, *where, partners, met.get(player, []))


def _numbers(players: Iterable[str]) -> list[int]:
    return [number for player in players if (number := number_of(player)) is not None]


def _met(confrontos: Iterable[ConfrontoData], numbers: Numbers) -> Mapping[int, list[MetData]]:
    found: dict[int, list[MetData]] = {}
    for one in confrontos:
        if one["status"] not in PLAYED:
            continue
        sides = {side: _seated(slot, numbers) for side, slot in items(one["slots"])}
        for own, players in sides.items():
            opponents: list[OpponentsData] = [
                {"players": others, "won": one["winner"] == side}
                for side, others in sides.items()
                if side != own
            ]
            for player in players:
                partners = [each for each in players if each != player]
                met: MetData = {"partners": partners, "opponents": opponents, "won": one["winner"] == own}
                found.setdefault(player, []).append(met)
    return found


def _seated(slot: SlotData, numbers: Numbers) -> list[int]:
    if "pair" in slot:
        duplas = [one["dupla"] for one in slot["pair"] if not one["absent"]]
    else:
        duplas = [slot["dupla"]] if "dupla" in slot else []
    return [player for dupla in duplas for player in numbers.get(dupla, [])]
