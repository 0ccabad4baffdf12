"""The second step of a sign-in (decision 0026): the code of an app (RFC 6238), or one of eight codes on paper.

The key of the app is made of the site's own key and a salt. The database holds the salt alone, so a copy of it makes no
code. A code of the app is taken once, and so is one on paper.
"""

import secrets
import time
from base64 import b32encode
from typing import Final
from urllib.parse import quote, urlencode

from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.crypto import salted_hmac
from django.utils.timezone import now
from django_otp.oath import TOTP

from tournaments.errors import TournamentError
from tournaments.models import RecoveryCode, SecondFactor

ISSUER: Final = "Canastra"
DIGITS, TOLERANCE = 6, 1  # a phone's clock may be half a minute wrong
KEY_BYTES = 20
ON_PAPER, PAPER_DIGITS = 8, 12  # codes, and the digits of one after its number


def is_on(user: User) -> bool:
    """Whether the person's password alone is not enough."""
    return SecondFactor.objects.filter(user=user).exists()


def new_salt() -> str:
    """Return what a new key is made of."""
    return secrets.token_hex(16)


def typed_key(user: User, salt: str) -> str:
    """Return the key as it is typed into an app: groups of four letters."""
    letters = b32encode(_key(user, salt)).decode()
    return " ".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def address(user: User, salt: str) -> str:
    """Return the key as an app reads it from a QR."""
    label = quote(f"{ISSUER}:{user.get_username()}")
    asked = {"secret": b32encode(_key(user, salt)).decode(), "issuer": ISSUER}
    return f"otpauth://totp/{label}?{urlencode(asked)}"


def switch_on(*, user: User, salt: str, code: str) -> list[str]:
    """Ask for a code at each sign-in from now on; return the codes for the paper, which nobody can read again.

    code: the first one of the app, which shows that it has the key. Raises `TournamentError`: `otp_wrong`,
    `second_factor_on`.
    """
    step = _step_of(user, salt, code, after=0)
    if step is None:
        raise TournamentError("otp_wrong", field="otp")
    on_paper = [
        f"{number}{secrets.randbelow(10**PAPER_DIGITS):0{PAPER_DIGITS}}" for number in range(1, ON_PAPER + 1)
    ]
    with transaction.atomic():
        stored = {"salt": salt, "last_step": step, "since": now()}
        factor, made = SecondFactor.objects.get_or_create(user=user, defaults=stored)
        if not made:
            raise TournamentError("second_factor_on")
        RecoveryCode.objects.bulk_create(
            RecoveryCode(factor=factor, number=int(paper[0]), digest=make_password(paper))
            for paper in on_paper
        )
    return on_paper


def switch_off(*, user: User) -> bool:
    """Let the password alone be enough again; return whether it was not. Who may do that is asked before."""
    return SecondFactor.objects.filter(user=user).delete()[0] > 0


def accepts(*, user: User, code: str) -> bool:
    """Whether this is a code of the person that was not used before. It cannot be used again."""
    factor = SecondFactor.objects.filter(user=user).first()
    digits = _digits(code)
    if factor is None:
        return False
    if len(digits) == 1 + PAPER_DIGITS:
        return _take_paper(factor, digits)
    step = _step_of(user, factor.salt, code, after=factor.last_step)
    # Of two requests with one code the database lets one pass.
    mine = SecondFactor.objects.filter(user=user, last_step__lt=step or 0)
    return step is not None and mine.update(last_step=step) == 1


def _take_paper(factor: SecondFactor, digits: str) -> bool:
    kept = RecoveryCode.objects.filter(factor=factor, number=int(digits[0])).first()
    if kept is None or not check_password(digits, kept.digest):
        return False
    return RecoveryCode.objects.filter(pk=kept.pk).delete()[0] == 1


def _step_of(user: User, salt: str, code: str, *, after: int) -> int | None:
    """Return the step of the clock whose code this is, if it is near now and later than `after`."""
    digits = _digits(code)
    if len(digits) != DIGITS:
        return None
    totp = TOTP(_key(user, salt), digits=DIGITS)
    totp.time = time.time()  # or the step could change between the two questions
    return totp.t() if totp.verify(int(digits), tolerance=TOLERANCE, min_t=after + 1) else None


def _key(user: User, salt: str) -> bytes:
    made = salted_hmac("tournaments.second_factor", f"{user.pk}:{salt}", algorithm="sha256")
    return made.digest()[:KEY_BYTES]


def _digits(code: str) -> str:
    """Return what was typed without the spaces and dashes of the paper."""
    return "".join(letter for letter in code if letter in "0123456789")
