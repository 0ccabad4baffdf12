"""Who may do what. Each helper returns the object or raises: nobody works with an object he may not touch."""

from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.http import Http404

from scoring.models import Jogo
from tournaments.models import Club, Confronto, Membership, Tournament
from tournaments.models.confronto import SIDES_READ

Role = Membership.Role
type Person = User | AnonymousUser


def is_director(user: Person, club: Club) -> bool:
    """Whether the person directs the club."""
    return _has_role(user, club, (Role.DIRECTOR,))


def is_member(user: Person, club: Club) -> bool:
    """Whether the person directs or scores for the club."""
    return _has_role(user, club, (Role.DIRECTOR, Role.SCORER))


def public_tournament(slug: str) -> Tournament:
    """Return a tournament a stranger may read. Raises `Http404` for a draft as for an unknown one."""
    tournament = Tournament.objects.select_related("club").filter(slug=slug).first()
    if tournament is None or not tournament.is_public:
        raise Http404
    return tournament


def directed_club(user: Person, slug: str) -> Club:
    """Return a club the person directs. Raises `Http404`, `PermissionDenied`."""
    club = Club.objects.filter(slug=slug).first()
    if club is None:
        raise Http404
    if not is_director(user, club):
        raise PermissionDenied
    return club


def directed_tournament(user: Person, slug: str) -> Tournament:
    """Return a tournament of a club the person directs. Raises `Http404`, `PermissionDenied`."""
    tournament = _tournament(slug)
    if not is_director(user, tournament.club):
        raise PermissionDenied
    return tournament


def member_tournament(user: Person, slug: str) -> Tournament:
    """Return a tournament of a club the person directs or scores for. Raises `Http404`, `PermissionDenied`."""
    tournament = _tournament(slug)
    if not is_member(user, tournament.club):
        raise PermissionDenied
    return tournament


def confronto_of_tournament(tournament: Tournament, pk: int) -> tuple[Confronto, Jogo]:
    """Return a confronto that has a jogo, with it. Raises `Http404`."""
    found = Confronto.objects.select_related("jogo", *SIDES_READ, "tournament")
    confronto = found.filter(tournament=tournament, pk=pk, jogo__isnull=False).first()
    if confronto is None or confronto.jogo is None:
        raise Http404
    return confronto, confronto.jogo


def _tournament(slug: str) -> Tournament:
    tournament = Tournament.objects.select_related("club").filter(slug=slug).first()
    if tournament is None:
        raise Http404
    return tournament


def _has_role(user: Person, club: Club, roles: tuple[str, ...]) -> bool:
    if not user.is_authenticated:
        return False
    return Membership.objects.filter(user=user, club=club, role__in=roles).exists()
