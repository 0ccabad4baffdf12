"""Export all stored data about a player as one document. Read-only."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NotRequired, TypedDict

from django.db.models import Q
from django.utils.timezone import localtime

from tournaments.clubs.people import undoable
from tournaments.ledger.names_apart import tell
from tournaments.ledger.tarjas import mark, rows_covered
from tournaments.models import Confronto, DuplaMember, Penalty, Player, TournamentLogEntry

VERSION: Final = 1


class ClubData(TypedDict):
    """The club of the player."""

    name: str
    slug: str


class PlayerData(TypedDict):
    """The player.

    number: represents the name in sealed rows. name: as shown; full_name: the full name if the shown one is shorter,
    for directors only. names_before: names from before a merge, while it can be undone. replaced_at: when the name
    was last replaced, ISO 8601. page: setting of the public page (`PublicPage`).
    """

    number: int
    name: str
    full_name: str
    names_before: list[str]
    club: ClubData
    replaced_at: str | None
    page: str


class PersonMeetingData(TypedDict):
    """A meeting of the player's dupla. side: its side, empty if it was absent.

    jogo: public id of the played jogo.
    """

    stage: int
    round: int
    side: str
    names: list[str]
    mesa: int | None
    status: str
    won: bool
    jogo: NotRequired[str]
    winner: NotRequired[str]


class PersonPenaltyData(TypedDict):
    """A penalty of the player's dupla; lifted_at: when it was lifted."""

    stage: int
    round: int | None
    sanction: str
    amount: int
    reason: str
    lifted_at: str | None


class LogLineData(TypedDict):
    """A line of an event's log about a dupla of the player, or with the player's name."""

    tournament: str
    at: str
    action: str
    reason: str
    data: object


class EntryData(TypedDict):
    """The player in one event."""

    tournament: str
    slug: str
    starts_on: str
    dupla: int
    name: str
    home: str
    phone: str
    note: str
    seed: int | None
    team: str
    meetings: list[PersonMeetingData]
    penalties: list[PersonPenaltyData]


class PersonData(TypedDict):
    """Data stored about a player of a club. Backups, which are rotated, are not included."""

    version: Literal[1]
    player: PlayerData
    entries: list[EntryData]
    log: list[LogLineData]


def person_data(player: Player) -> PersonData:
    """Return all stored data about a player. The number of queries does not depend on the number of events."""
    members = DuplaMember.objects.filter(_rows(player, "player")).order_by("tournament__starts_on", "pk")
    entered = list(members.select_related("tournament", "dupla__team"))
    meetings, penalties = _meetings(entered), _penalties(entered)
    replaced = player.replaced_at
    return {
        "version": VERSION,
        "player": {
            "number": player.pk,
            "name": player.name,
            "full_name": player.full_name,
            "names_before": [one.full_name or one.name for one in undoable(player)],
            "club": {"name": player.club.name, "slug": player.club.slug},
            "replaced_at": localtime(replaced).isoformat() if replaced else None,
            "page": player.page,
        },
        "entries": [_entry(one, meetings[one.dupla_id], penalties[one.dupla_id]) for one in entered],
        "log": [_log_line(one) for one in tell(_log(player))],
    }


def _rows(player: Player, path: str) -> Q:
    same_as = "same_as" if path == "pk" else f"{path}__same_as"
    return Q(**{path: player.person}) | Q(**{same_as: player.person})


def _entry(member: DuplaMember, meetings: list[Confronto], penalties: list[Penalty]) -> EntryData:
    dupla, tournament = member.dupla, member.tournament
    return {
        "tournament": tournament.name,
        "slug": tournament.slug,
        "starts_on": tournament.starts_on.isoformat(),
        "dupla": dupla.number,
        "name": dupla.name,
        "home": dupla.home,
        "phone": dupla.phone,
        "note": dupla.note,
        "seed": dupla.seed,
        "team": dupla.team.name if dupla.team else "",
        "meetings": [_meeting(member, one) for one in meetings],
        "penalties": [_penalty(one) for one in penalties],
    }


def _meetings(entered: Iterable[DuplaMember]) -> Mapping[int, list[Confronto]]:
    duplas = {one.dupla_id: one.dupla for one in entered}
    found = Confronto.objects.posted().of(*duplas.values()).with_sides("stage", "jogo")
    of_dupla: dict[int, list[Confronto]] = defaultdict(list)
    for confronto in found.order_by("stage__number", "round", "position"):
        for pk in duplas.keys() & set(confronto.entrants):
            of_dupla[pk].append(confronto)
    return of_dupla


def _penalties(entered: Iterable[DuplaMember]) -> Mapping[int, list[Penalty]]:
    found = Penalty.objects.filter(dupla__in=[one.dupla_id for one in entered]).select_related("stage")
    of_dupla: dict[int, list[Penalty]] = defaultdict(list)
    for penalty in tell(found.order_by("pk")):
        of_dupla[penalty.dupla_id].append(penalty)
    return of_dupla


def _meeting(member: DuplaMember, row: Confronto) -> PersonMeetingData:
    side = row.side(member.dupla)
    won = row.winner_id is not None and row.winner_id == row.pair(side)[0].pk if side else False
    told: PersonMeetingData = {
        "stage": row.stage.number,
        "round": row.round,
        "side": side,
        "names": list(row.names.values()),
        "mesa": row.mesa,
        "status": row.status,
        "won": won,
    }
    if row.jogo:
        told |= {"jogo": str(row.jogo.public_id), "winner": row.jogo.winner}
    return told


def _penalty(one: Penalty) -> PersonPenaltyData:
    return {
        "stage": one.stage.number,
        "round": one.round,
        "sanction": one.sanction,
        "amount": one.amount,
        "reason": one.reason,
        "lifted_at": localtime(one.lifted_at).isoformat() if one.lifted_at else None,
    }


def _log(player: Player) -> Iterable[TournamentLogEntry]:
    numbers = [*Player.objects.filter(_rows(player, "pk")).values_list("pk", flat=True)]
    named = [player.name, *map(mark, numbers)]
    mine = _rows(player, "dupla__duplamember__player") | Q(data__leaves__in=named) | Q(data__comes__in=named)
    mine |= Q(action="name_replaced", data__player__in=numbers)
    for number in numbers:
        mine |= Q(pk__in=rows_covered(TournamentLogEntry, number))
    found = TournamentLogEntry.objects.filter(mine, tournament__club=player.club_id).select_related(
        "tournament"
    )
    return found.order_by("tournament", "sequence").distinct()


def _log_line(one: TournamentLogEntry) -> LogLineData:
    return {
        "tournament": one.tournament.slug,
        "at": localtime(one.at).isoformat(),
        "action": one.action,
        "reason": one.reason,
        "data": one.data,
    }
