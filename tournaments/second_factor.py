"""Second factor of sign-in (decision 0026): the code of an app (RFC 6238), or one of eight recovery codes on paper.

The key of the app is derived from the site's secret and a salt. The database stores only the salt, so a copy of the
database does not allow codes to be computed. Each code is accepted once.
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
DIGITS, TOLERANCE = 6, 1  # tolerance in steps: a phone's clock may be half a minute off
KEY_BYTES = 20
ON_PAPER, PAPER_DIGITS = 8, 12  # number of recovery codes, and their digits after the first


def is_on(user: User) -> bool:
    """Whether the person has a second factor."""
    return SecondFactor.objects.filter(user=user).exists()


def new_salt() -> str:
    """Return a random salt for a new key."""
    return secrets.token_hex(16)


def typed_key(user: User, salt: str) -> str:
    """Return the key for typing into an app, in groups of four letters."""
    letters = b32encode(_key(user, salt)).decode()
    return " ".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def address(user: User, salt: str) -> str:
    """Return the `otpauth` URL of the key, for a QR."""
    label = quote(f"{ISSUER}:{user.get_username()}")
    asked = {"secret": b32encode(_key(user, salt)).decode(), "issuer": ISSUER}
    return f"otpauth://totp/{label}?{urlencode(asked)}"


def switch_on(*, user: User, salt: str, code: str) -> list[str]:
    """Enable the second factor; return the recovery codes, which are stored only as hashes.

    code: the first code of the app, to prove that it has the key. Raises `TournamentError`: `otp_wrong`,
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
    """Disable the second factor; return whether it was enabled. The caller checks the permission."""
    return SecondFactor.objects.filter(user=user).delete()[0] > 0


def accepts(*, user: User, code: str) -> bool:
    """Whether this is a valid, unused code of the person. Accepting it marks it as used."""
    factor = SecondFactor.objects.filter(user=user).first()
    digits = _digits(code)
    if factor is None:
        return False
    if len(digits) == 1 + PAPER_DIGITS:
        return _take_paper(factor, digits)
    step = _step_of(user, factor.salt, code, after=factor.last_step)
    # The conditional update lets only one of two simultaneous requests use the code.
    mine = SecondFactor.objects.filter(user=user, last_step__lt=step or 0)
    return step is not None and mine.update(last_step=step) == 1


def _take_paper(factor: SecondFactor, digits: str) -> bool:
    kept = RecoveryCode.objects.filter(factor=factor, number=int(digits[0])).first()
    if kept is None or not check_password(digits, kept.digest):
        return False
    return RecoveryCode.objects.filter(pk=kept.pk).delete()[0] == 1


def _step_of(user: User, salt: str, code: str, *, after: int) -> int | None:
    # Codes of steps up to `after` were used already.
    digits = _digits(code)
    if len(digits) != DIGITS:
        return None
    totp = TOTP(_key(user, salt), digits=DIGITS)
    totp.time = time.time()  # fixed time: otherwise the step could change between the two calls
    return totp.t() if totp.verify(int(digits), tolerance=TOLERANCE, min_t=after + 1) else None


def _key(user: User, salt: str) -> bytes:
    made = salted_hmac("tournaments.second_factor", f"{user.pk}:{salt}", algorithm="sha256")
    return made.digest()[:KEY_BYTES]


def _digits(code: str) -> str:
    # Codes are printed with spaces or dashes.
    return "".join(letter for letter in code if letter in "0123456789")
