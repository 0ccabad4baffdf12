"""Links to choose a new password: created by a director for a member, or by the operator for any account.

Links are signed, not stored. A link becomes invalid when it is used, when the person signs in, after
`PASSWORD_RESET_TIMEOUT`, and when the person's rights or the directors of the person's clubs change. Otherwise a
removed director could use a link made earlier to get in again.
"""

from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.db import transaction
from django.db.models import Q
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode

from scoring.ledger.trail import Source
from tournaments.clubs import members
from tournaments.errors import TournamentError
from tournaments.ledger import club_log
from tournaments.models import Club, ClubLogEntry, Membership


class PasswordLinks(PasswordResetTokenGenerator):
    """Django's token generator, with the person's rights and the directors of the person's clubs in the hash."""

    key_salt = "tournaments.clubs.password_links"

    def _make_hash_value(self, user: Any, timestamp: int) -> str:
        own = Membership.objects.filter(user=user)
        directing = Q(role=Membership.Role.DIRECTOR, club__in=own.values("club"))
        rows = Membership.objects.filter(Q(user=user) | directing).order_by("club", "user")
        members_now = rows.values_list("club", "user", "role", "user__is_active")
        rights = [user.is_active, user.is_staff, user.is_superuser, *members_now]
        return f"{super()._make_hash_value(user, timestamp)}{rights}"


LINKS = PasswordLinks()


@transaction.atomic
def make(*, club: Club, user: User, by: User, source: Source) -> str:
    """Return the path of a link for a member of a club.

    Raises `TournamentError`: `not_a_member`, `password_own`, `password_of_staff`, `password_elsewhere` (directs
    another club), `account_off`.
    """
    members.lock(club)
    member = Membership.objects.filter(club=club, user=user).first()
    if member is None:
        raise TournamentError("not_a_member", person=user.get_username())
    if user == by:
        raise TournamentError("password_own")
    if not user.is_active:
        raise TournamentError("account_off", person=user.get_username())
    if user.is_staff or user.is_superuser:
        raise TournamentError("password_of_staff", person=user.get_username())
    directed = Membership.objects.filter(user=user, role=Membership.Role.DIRECTOR)
    if directed.exclude(club=club).exists():
        raise TournamentError("password_elsewhere", person=user.get_username())
    club_log.note(club, ClubLogEntry.Action.LINK, source, person=user, role=member.role)
    return _path(user)


@transaction.atomic
def make_for_operator(*, user: User) -> str:
    """Return the path of a link for any account, and log it in each of the person's clubs.

    Raises `TournamentError("account_off")`.
    """
    if not user.is_active:
        raise TournamentError("account_off", person=user.get_username())
    note_everywhere(user, ClubLogEntry.Action.LINK, members.NOBODY)
    return _path(user)


def note_everywhere(user: User, action: ClubLogEntry.Action, source: Source) -> None:
    """Log an action about a person in each of the person's clubs. Call inside a transaction."""
    for member in Membership.objects.filter(user=user).select_related("club").order_by("club"):
        members.lock(member.club)
        club_log.note(member.club, action, source, person=user, role=member.role)


def _path(user: User) -> str:
    uid = urlsafe_base64_encode(force_bytes(user.pk))
    return reverse("password_reset_confirm", args=(uid, LINKS.make_token(user)))
