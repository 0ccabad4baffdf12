"""Accounts for sign-in, with names that cannot be confused with an existing one."""

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from tournaments.errors import TournamentError
from tournaments.names import refuse_alike, tidy


def create(*, username: str, password: str, email: str = "", owns_site: bool = False) -> User:
    """Create an account. owns_site: make it a superuser.

    Raises `TournamentError`: the errors of `tidy`; `username_taken`, `name_alike`.
    """
    username = tidy(username, "username")
    people = User.objects.values_list("username", flat=True)
    refuse_alike(username, people, known="username_taken", field="username")
    make = User.objects.create_superuser if owns_site else User.objects.create_user
    try:
        with transaction.atomic():
            return make(username=username, email=email, password=password)
    except IntegrityError as exc:
        raise TournamentError("username_taken", field="username", name=username) from exc
