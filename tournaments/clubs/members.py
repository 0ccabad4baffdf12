"""Create clubs, and manage their members and players."""

from collections.abc import Iterable

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from scoring.ledger.trail import Source
from tournaments.clubs.listing import listed_anew
from tournaments.errors import TournamentError
from tournaments.ledger import club_log
from tournaments.models import Club, ClubLogEntry, Membership, Player
from tournaments.names import Known, fits, public, refuse_alike, slug, tidy

NAME_LETTERS = 60
NOBODY = Source()  # used by commands of the operator
RESERVED_SLUGS = {"novo"}  # address of the page that creates a club


def add_player(*, club: Club, name: str) -> Player:
    """Add a player to the club's list.

    Raises `TournamentError`: the errors of `tournaments.names.public`; `name_missing`, `name_too_long`,
    `player_exists`, `name_alike` (another player of the club has a name that reads the same).
    """
    name = _new_name(name, _people(club))
    try:
        with transaction.atomic():
            (player,) = listed_anew(club, [name])
            player.save()
            return player
    except IntegrityError as exc:
        raise TournamentError("player_exists", field="name", name=name) from exc


def add_players(*, club: Club, names: Iterable[str]) -> list[Player | TournamentError]:
    """Add several players independently; return for each, in order, the player or the error.

    Uses as many queries as for one player, unless another request adds one of them at the same moment.
    """
    names = list(names)
    taken, found = _people(club), list[str | TournamentError]()
    for name in names:
        try:
            found.append(_new_name(name, taken))
        except TournamentError as exc:
            found.append(exc)
    new = [one for one in found if isinstance(one, str)]
    try:
        with transaction.atomic():
            made = iter(Player.objects.bulk_create(listed_anew(club, new)))
    except IntegrityError:
        return [_alone(club, name) for name in names]
    return [next(made) if isinstance(one, str) else one for one in found]


def _people(club: Club) -> Known:
    rows = Player.objects.people().filter(club=club).values_list("name", "full_name")
    return Known(name for pair in rows for name in pair if name)


def _new_name(name: str, taken: Known) -> str:
    name = public(name)
    if not name:
        raise TournamentError("name_missing", field="name")
    if not fits(name, NAME_LETTERS):
        raise TournamentError("name_too_long", field="name", most=NAME_LETTERS)
    taken.refuse_alike(name, known="player_exists", field="name")
    # Later names of the same request are compared with this one too.
    taken.add(name)
    return name


def _alone(club: Club, name: str) -> Player | TournamentError:
    try:
        return add_player(club=club, name=name)
    except TournamentError as exc:
        return exc


def create_club(*, name: str, city: str = "", director: User) -> Club:
    """Create a club with its first director.

    Raises `TournamentError`: the errors of `tidy`; `club_exists`, `name_alike`.
    """
    name, city = tidy(name), tidy(city, "city")
    refuse_alike(name, Club.objects.values_list("name", flat=True), known="club_exists")
    taken = RESERVED_SLUGS | set(Club.objects.values_list("slug", flat=True))
    role = Membership.Role.DIRECTOR
    try:
        with transaction.atomic():
            club = Club.objects.create(name=name, slug=slug(name, taken), city=city)
            Membership.objects.create(club=club, user=director, role=role)
            club_log.note(
                club, ClubLogEntry.Action.FOUNDED, Source(actor=director), person=director, role=role
            )
    except IntegrityError as exc:
        raise TournamentError("club_exists", field="name", name=name) from exc
    return club


@transaction.atomic
def set_member(
    *, club: Club, user: User, role: str, source: Source = NOBODY, line: ClubLogEntry.Action | None = None
) -> Membership:
    """Make a user director, arbiter or scorer of a club, or change the role. Has no effect for an unchanged role.

    line: action for the log, if other than "added" or "role". Raises `TournamentError("last_director")`.
    """
    lock(club)
    member = Membership.objects.filter(club=club, user=user).first()
    if member is None:
        member = Membership.objects.create(club=club, user=user, role=role)
        club_log.note(club, line or ClubLogEntry.Action.ADDED, source, person=user, role=role)
    elif member.role != role:
        _keeps_a_director(member)
        member.role = role
        member.save(update_fields=["role"])
        club_log.note(club, line or ClubLogEntry.Action.ROLE, source, person=user, role=role)
    return member


@transaction.atomic
def remove_member(*, club: Club, user: User, source: Source = NOBODY) -> None:
    """Remove a member from a club; the desk refuses the user's next request.

    Raises `TournamentError`: `not_a_member`, `last_director`.
    """
    lock(club)
    member = Membership.objects.filter(club=club, user=user).first()
    if member is None:
        raise TournamentError("not_a_member", person=user.get_username())
    _keeps_a_director(member)
    member.delete()
    club_log.note(club, ClubLogEntry.Action.REMOVED, source, person=user, role=member.role)


def lock(club: Club) -> None:
    """Lock the members of a club until the end of the transaction.

    Otherwise the last two directors could leave at the same time.
    """
    Club.objects.select_for_update(no_key=True).get(pk=club.pk)


def _keeps_a_director(leaving: Membership) -> None:
    directors = Membership.objects.filter(club=leaving.club_id, role=Membership.Role.DIRECTOR)
    if leaving.role == Membership.Role.DIRECTOR and not directors.exclude(pk=leaving.pk).exists():
        raise TournamentError("last_director", field="role")
