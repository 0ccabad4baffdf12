"""A club, its members and its players."""

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from tournaments.errors import TournamentError
from tournaments.models import Club, Membership, Player
from tournaments.names import slug, sort_name, tidy

NAME_LETTERS = 60
RESERVED_SLUGS = {"novo"}  # the desk's address for founding a club


def add_player(*, club: Club, name: str) -> Player:
    """Enter a player in the club's list.

    Raises `TournamentError`: `name_missing`, `name_too_long`, `player_exists`.
    """
    name = tidy(name)
    if not name:
        raise TournamentError("name_missing", field="name")
    if len(name) > NAME_LETTERS:
        raise TournamentError("name_too_long", field="name", most=NAME_LETTERS)
    try:
        with transaction.atomic():
            return Player.objects.create(club=club, name=name, sort_name=sort_name(name))
    except IntegrityError as exc:
        raise TournamentError("player_exists", field="name", name=name) from exc


def create_club(*, name: str, city: str = "", director: User) -> Club:
    """Found a club with its first director. Raises `TournamentError("club_exists")`."""
    name = tidy(name)
    taken = RESERVED_SLUGS | set(Club.objects.values_list("slug", flat=True))
    try:
        with transaction.atomic():
            club = Club.objects.create(name=name, slug=slug(name, taken), city=tidy(city))
            Membership.objects.create(club=club, user=director, role=Membership.Role.DIRECTOR)
    except IntegrityError as exc:
        raise TournamentError("club_exists", field="name", name=name) from exc
    return club


def set_member(*, club: Club, user: User, role: str) -> Membership:
    """Make somebody director or scorer of a club, or change what they are."""
    member, _ = Membership.objects.update_or_create(club=club, user=user, defaults={"role": role})
    return member
