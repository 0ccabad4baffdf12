"""Invite members by a link that works once, for some days, and while its creator directs the club."""

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.utils.timezone import now

from scoring import tokens
from scoring.ledger.trail import Source
from tournaments.clubs import accounts, members
from tournaments.errors import TournamentError
from tournaments.ledger import club_log
from tournaments.models import Club, ClubLogEntry, Invitation, Membership

Role = Membership.Role


def valid() -> QuerySet[Invitation]:
    """Return the valid invitations; those of former directors are not valid."""
    directing = Membership.objects.filter(club=OuterRef("club"), user=OuterRef("by"), role=Role.DIRECTOR)
    fresh = Invitation.objects.filter(issued_at__gt=now() - Invitation.VALID, by__is_active=True)
    return fresh.filter(Exists(directing)).select_related("club")


def find(token: str) -> Invitation:
    """Return the invitation of a token, with its club. Raises `Invitation.DoesNotExist`."""
    return valid().get(digest=tokens.digest(token))


@transaction.atomic
def invite(*, club: Club, role: str, name: str = "", by: User, source: Source) -> Invitation:
    """Create an invitation to become director, arbiter or scorer of a club. name: the invited person, or empty."""
    members.lock(club)
    convite = Invitation.objects.create(club=club, role=role, name=name, by=by, **tokens.fresh())
    club_log.note(club, ClubLogEntry.Action.INVITED, source, person=by, role=role)
    return convite


@transaction.atomic
def revoke(*, convite: Invitation, by: User, source: Source) -> None:
    """Delete an invitation. Has no effect if it was used meanwhile."""
    members.lock(convite.club)
    gone, _ = Invitation.objects.filter(pk=convite.pk).delete()
    if gone:
        club_log.note(convite.club, ClubLogEntry.Action.REVOKED, source, person=by, role=convite.role)


@transaction.atomic
def accept(*, convite: Invitation, user: User, source: Source) -> Membership:
    """Make a user a member by an invitation, and delete it. Of two simultaneous requests only one succeeds.

    Raises `TournamentError`: `invitation_gone`; `already_member` (role), and then keeps the invitation.
    """
    members.lock(convite.club)
    if not valid().filter(pk=convite.pk).exists():
        raise TournamentError("invitation_gone")
    member = Membership.objects.filter(club=convite.club, user=user).first()
    ranks = list(Role)
    # An invitation never lowers a role.
    if member and ranks.index(Role(member.role)) <= ranks.index(Role(convite.role)):
        raise TournamentError("already_member", role=member.get_role_display())
    Invitation.objects.filter(pk=convite.pk).delete()
    return members.set_member(
        club=convite.club, user=user, role=convite.role, source=source, line=ClubLogEntry.Action.JOINED
    )


@transaction.atomic
def join(*, convite: Invitation, username: str, password: str, email: str = "", device: str = "") -> User:
    """Create an account and its membership in one transaction.

    Raises `TournamentError`: `invitation_gone`; the errors of `accounts.create`.
    """
    members.lock(convite.club)
    if not valid().filter(pk=convite.pk).exists():
        raise TournamentError("invitation_gone")
    person = accounts.create(username=username, password=password, email=email)
    accept(convite=convite, user=person, source=Source(actor=person, device=device))
    return person
