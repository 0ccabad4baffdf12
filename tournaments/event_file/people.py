"""Match the players of a file with those of the importing club by name, as for a list; add the others."""

from collections.abc import Sequence

from scoring.input.private import is_private
from scoring.models.columns import check_columns
from tournaments.clubs.listing import listed_anew
from tournaments.clubs.members import NAME_LETTERS
from tournaments.errors import TournamentError
from tournaments.event_file.contents import DuplaEntry, TeamEntry
from tournaments.ledger.names_apart import nameless
from tournaments.models import Club, Dupla, DuplaMember, Player, Shown, Team, Tournament
from tournaments.names import dupla_name, fits, public, sort_name, tidy

HOME_LETTERS = 60


def enter(
    tournament: Tournament, teams: Sequence[TeamEntry], duplas: Sequence[DuplaEntry]
) -> tuple[dict[int, Dupla], list[str]]:
    """Enter the duplas of a file; return them by number, and the names of players added to the club.

    Raises `TournamentError`: the errors of `tournaments.names.public`; `event_file_people` (number: of an invalid
    dupla).
    """
    of_dupla, new = _players(tournament, duplas)
    of_team = _teams(tournament, teams)
    rows = []
    for entry in sorted(duplas, key=lambda one: one["number"]):
        if entry["team"] is not None and entry["team"] not in of_team:
            raise TournamentError("event_file_people", number=entry["number"])
        row = Dupla(tournament=tournament, number=entry["number"], seed=entry["seed"])
        row.name = dupla_name(player.name for player in of_dupla[entry["number"]])
        # A private text is not imported as an origin, which is published.
        row.home, row.team = (
            "" if is_private(entry["home"]) else tidy(entry["home"], "home"),
            of_team.get(entry["team"] or 0),
        )
        check_columns(row)
        rows.append(row)
    made = {row.number: row for row in Dupla.objects.bulk_create(rows)}
    DuplaMember.objects.bulk_create(
        DuplaMember(dupla=row, player=player, tournament=tournament)
        for number, row in made.items()
        for player in of_dupla[number]
    )
    return made, new


def _teams(tournament: Tournament, teams: Sequence[TeamEntry]) -> dict[int, Team]:
    rows = []
    for team in sorted(teams, key=lambda one: one["number"]):
        name = public(team["name"])
        row = Team(tournament=tournament, number=team["number"], name=name, sort_name=sort_name(name))
        check_columns(row)
        rows.append(row)
    return {row.number: row for row in Team.objects.bulk_create(rows)}


def _players(
    tournament: Tournament, duplas: Sequence[DuplaEntry]
) -> tuple[dict[int, list[Player]], list[str]]:
    names: dict[int, list[str | None]] = {}
    for entry in duplas:
        read = [None if name is None else public(name) for name in entry["players"]]
        unfit = any(name is not None and not (name and fits(name, NAME_LETTERS)) for name in read)
        if unfit or len(read) != tournament.size or entry["number"] in names:
            raise TournamentError("event_file_people", number=entry["number"])
        names[entry["number"]] = read
    known = _known(tournament.club)
    wanted = {sort_name(name): name for of in names.values() for name in of if name}
    new = [name for key, name in wanted.items() if key not in known]
    made = Player.objects.bulk_create(listed_anew(tournament.club, new))
    known |= {sort_name(name): player for name, player in zip(new, made, strict=True)}
    found = {
        number: [known[sort_name(name)] if name else _nobody(tournament.club) for name in of]
        for number, of in names.items()
    }
    seen: set[int] = set()
    for number, players in found.items():
        for player in players:
            if player.pk in seen:
                raise TournamentError("event_file_people", number=number)
            seen.add(player.pk)
    return found, new


def _known(club: Club) -> dict[str, Player]:
    people = list(Player.objects.people().filter(club=club))
    # If a full name equals the shown name of another player, the full name takes precedence.
    by_shown = {sort_name(one.name): one for one in people}
    return by_shown | {sort_name(one.listed): one for one in people}


def _nobody(club: Club) -> Player:
    # An erased name is replaced by a number here too.
    player = Player.objects.create(club=club, name="⟦⟧", sort_name="⟦⟧", shown=Shown.FULL, shown_asked=True)
    player.name = nameless(player.pk)
    player.sort_name = sort_name(player.name)
    player.save(update_fields=["name", "sort_name"])
    return player
