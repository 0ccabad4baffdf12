"""Many duplas entered at once, as they were shown: in one transaction, in as many queries for 300 as for one."""

from collections.abc import Collection, Iterable, Sequence

from django.db import IntegrityError, transaction
from django.db.models import Max

from tournaments.clubs.listing import listed_anew
from tournaments.entries.registration import locked_for_entries
from tournaments.entry_list.lines import Entry
from tournaments.entry_list.marks import Known, KnownDupla, Marked
from tournaments.entry_list.seen import Choices, PreviewChangedError, Seen, to_enter
from tournaments.models import Club, Dupla, DuplaMember, Player, Team, Tournament
from tournaments.names import dupla_name, sort_name


def known(tournament: Tournament) -> Known:
    """Return who is in the club and in the event. Three queries."""
    of_dupla: dict[int, set[str]] = {}
    told: dict[int, tuple[str, int | None]] = {}
    members = DuplaMember.objects.filter(tournament=tournament).order_by("dupla__number", "pk")
    columns = ("dupla", "dupla__name", "dupla__seed", "player__name", "player__full_name")
    for pk, name, seed, shown, full in members.values_list(*columns):
        told[pk] = name, seed
        of_dupla.setdefault(pk, set()).add(full or shown)
    return Known(
        players=[
            one.listed
            for one in Player.objects.people().filter(club=tournament.club_id).order_by("sort_name", "pk")
        ],
        duplas=[KnownDupla(name, frozenset(of_dupla[pk]), seed) for pk, (name, seed) in told.items()],
        teams=list(Team.objects.filter(tournament=tournament).values_list("name", flat=True)),
        size=tournament.size,
    )


def enter_list(
    *,
    tournament: Tournament,
    entries: Sequence[Entry],
    seen: Seen,
    left_out: Collection[int] = (),
    choices: Choices | None = None,
) -> list[Dupla]:
    """Enter the lines of a list that were shown as entering, or nothing.

    A name that nobody in the club has is a new player. Raises `TournamentError`: `draw_done`, `entries_closed`; and
    `PreviewChangedError` where the club or the entries are not as they were shown any more.
    """
    try:
        with transaction.atomic():
            tournament = locked_for_entries(tournament)
            entering = to_enter(entries, known(tournament), seen, left_out, choices or {})
            return _enter(tournament, entering) if entering else []
    except IntegrityError as exc:  # somebody became a player of the club in this instant, at another event
        raise PreviewChangedError from exc


def _enter(tournament: Tournament, entering: Sequence[Marked]) -> list[Dupla]:
    players = _players(tournament, entering)
    teams = _teams(tournament, {team: None for one in entering if (team := one.texts["team"])})
    last = Dupla.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"] or 0
    duplas = Dupla.objects.bulk_create(
        Dupla(
            tournament=tournament,
            number=number,
            name=dupla_name(players[who.name].name for who in one.players),
            seed=one.seed,
            team=teams.get(one.texts["team"]),
            **{name: one.texts[name] for name in ("home", "phone", "note")},
        )
        for number, one in enumerate(entering, last + 1)
    )
    DuplaMember.objects.bulk_create(
        DuplaMember(dupla=dupla, player=players[who.name], tournament=tournament)
        for dupla, one in zip(duplas, entering, strict=True)
        for who in one.players
    )
    return duplas


def _players(tournament: Tournament, entering: Sequence[Marked]) -> dict[str, Player]:
    """Return the players of these lines by name, those who are new to the club stored."""
    named = {who.name: who.is_new for one in entering for who in one.players}
    club = Club.objects.get(pk=tournament.club_id)
    Player.objects.bulk_create(listed_anew(club, [name for name, is_new in named.items() if is_new]))
    return {player.listed: player for player in Player.objects.people().filter(club=club)}


def _teams(tournament: Tournament, named: Iterable[str]) -> dict[str, Team]:
    """Return the teams of the event by name, those of these names that are new stored."""
    found = {team.name: team for team in Team.objects.filter(tournament=tournament).order_by("number")}
    last = max((team.number for team in found.values()), default=0)
    new = [name for name in named if name not in found]
    made = Team.objects.bulk_create(
        Team(tournament=tournament, number=number, name=name, sort_name=sort_name(name))
        for number, name in enumerate(new, last + 1)
    )
    return found | {team.name: team for team in made}
