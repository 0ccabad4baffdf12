"""Permission checks. Each function returns the object or raises, so views cannot get an object without permission.

Functions that return a tournament also activate its catalogue of sentences (`line_ups`).
"""

from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.http import Http404

from scoring.models import Jogo
from tournaments import line_ups
from tournaments.models import Club, Confronto, Membership, Tournament

Role = Membership.Role
type Person = User | AnonymousUser


def is_director(user: Person, club: Club) -> bool:
    """Whether the person directs the club."""
    return _has_role(user, club, (Role.DIRECTOR,))


def decides(user: Person, club: Club) -> bool:
    """Whether the person is an arbiter or director of the club."""
    return _has_role(user, club, (Role.DIRECTOR, Role.ARBITER))


def is_member(user: Person, club: Club) -> bool:
    """Whether the person has any role in the club."""
    return _has_role(user, club, tuple(Role))


def public_tournament(slug: str) -> Tournament:
    """Return a published tournament. Raises `Http404` for a draft and for an unknown one."""
    tournament = Tournament.objects.select_related("club").filter(slug=slug).first()
    # A draft answers like an unknown tournament, so that its existence is not revealed.
    if tournament is None or not tournament.is_public:
        raise Http404
    line_ups.speak(tournament)
    return tournament


def directed_club(user: Person, slug: str) -> Club:
    """Return a club that the person directs. Raises `Http404`, `PermissionDenied`."""
    club = Club.objects.filter(slug=slug).first()
    if club is None:
        raise Http404
    if not is_director(user, club):
        raise PermissionDenied
    return club


def directed_tournament(user: Person, slug: str) -> Tournament:
    """Return a tournament that the person directs. Raises `Http404`, `PermissionDenied`."""
    tournament = _tournament(slug)
    if not is_director(user, tournament.club):
        raise PermissionDenied
    return tournament


def refereed_tournament(user: Person, slug: str) -> Tournament:
    """Return a tournament that the person may referee. Raises `Http404`, `PermissionDenied`."""
    tournament = _tournament(slug)
    if not decides(user, tournament.club):
        raise PermissionDenied
    return tournament


def member_tournament(user: Person, slug: str) -> Tournament:
    """Return a tournament of a club in which the person has a role. Raises `Http404`, `PermissionDenied`."""
    tournament = _tournament(slug)
    if not is_member(user, tournament.club):
        raise PermissionDenied
    return tournament


def confronto_of_tournament(tournament: Tournament, pk: int) -> tuple[Confronto, Jogo]:
    """Return a confronto with its jogo. Raises `Http404` if it has none."""
    found = Confronto.objects.with_sides("jogo", "tournament")
    confronto = found.filter(tournament=tournament, pk=pk, jogo__isnull=False).first()
    if confronto is None or confronto.jogo is None:
        raise Http404
    confronto.tournament = tournament  # the instance has its club loaded
    return confronto, confronto.jogo


def _tournament(slug: str) -> Tournament:
    tournament = Tournament.objects.select_related("club").filter(slug=slug).first()
    if tournament is None:
        raise Http404
    line_ups.speak(tournament)
    return tournament


def _has_role(user: Person, club: Club, roles: tuple[str, ...]) -> bool:
    if not user.is_authenticated:
        return False
    known: dict[int, str | None] = user.__dict__.setdefault("_roles_in_clubs", {})
    if club.pk not in known:
        # Cached on the user object: one query for a request.
        found = Membership.objects.filter(user=user, club=club).values_list("role", flat=True)
        known[club.pk] = found.first()
    return known[club.pk] in roles
