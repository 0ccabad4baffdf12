"""Create the first account of a new site, with the code that the program prints at its start.

The code is derived from the site's secret and not stored. It has 59 bits, so attempts need no throttling.
"""

from typing import Final

from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils.crypto import constant_time_compare, salted_hmac

from tournaments.clubs import accounts
from tournaments.errors import TournamentError
from tournaments.models import SiteClaim

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that are easily confused when copied by hand
GROUPS, LETTERS_EACH = 3, 4  # 59 bits


def is_wanted() -> bool:
    """Whether no account can sign in and the site was never claimed. One query once an account exists."""
    people = User.objects.filter(is_active=True).exclude(password__startswith=UNUSABLE_PASSWORD_PREFIX)
    return not people.exists() and not SiteClaim.objects.exists()


def code() -> str:
    """Return the code to print, in short groups that are easy to copy by hand."""
    seal = salted_hmac("canastra.first_director", "code", algorithm="sha256")
    number, groups = int.from_bytes(seal.digest()), []
    for _ in range(GROUPS):
        group = ""
        for _ in range(LETTERS_EACH):
            number, letter = divmod(number, len(LETTERS))
            group += LETTERS[letter]
        groups.append(group)
    return "-".join(groups)


def is_code(typed: str) -> bool:
    """Whether the typed text is the code, ignoring case and separators."""
    return constant_time_compare(_letters(typed), _letters(code()))


@transaction.atomic
def take(*, typed: str, username: str, password: str, email: str = "") -> User:
    """Create the account that owns the site, given the code. Of two simultaneous requests only one succeeds.

    Raises `TournamentError`: `site_taken`, `first_code_wrong`; the errors of `accounts.create`.
    """
    if not is_wanted():
        raise TournamentError("site_taken")
    if not is_code(typed):
        raise TournamentError("first_code_wrong", field="code")
    person = accounts.create(username=username, password=password, email=email, owns_site=True)
    try:
        with transaction.atomic():
            SiteClaim.objects.create(by=person)
    except IntegrityError as exc:
        raise TournamentError("site_taken") from exc
    return person


def _letters(typed: str) -> str:
    return "".join(letter for letter in typed.casefold() if letter.isalnum())
