"""Signing in: whoever guesses passwords waits longer each time, and no hall waits for a stranger.

A try is written down before its password is looked at, which costs a tenth of a second of the processor. Wrong ones of
the last minutes count three ways: of a name from an address, of a name, of an address. A hall shares one address, and a
name can be tried from anywhere: whoever signed in from an address lately is judged by the first of the three alone.

Whose second factor is on has to give a code too, at once with the password or, for a few minutes, with the proof that
the password was right. A wrong code counts as a wrong password does.
"""

import hashlib
import logging
import unicodedata
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from django.contrib.auth import login
from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare
from django.utils.timezone import now

from scoring import pauses
from tournaments import second_factor
from tournaments.models import SignInTry

WINDOW: Final = timedelta(minutes=15)
KNOWN: Final = timedelta(days=30)  # how long an address stays known to somebody
OF_BOTH, OF_NAME, OF_ADDRESS = 3, 10, 50  # wrong ones before the first pause
WAIT: Final = "sign_in_wait"  # of a request: seconds until a try is looked at again
PROOF: Final = "sign_in_proof"  # of a request: that the password was right, where a code is still missing
PROOF_SECONDS: Final = 300
PROOF_SALT: Final = "tournaments.sign_in.proof"

logger = logging.getLogger(__name__)


class SlowedDown(ModelBackend):
    """Django's own backend, asked only where nobody has to wait: the sign-in page, the admin, a form of the desk."""

    def authenticate(
        self,
        request: HttpRequest | None,
        username: str | None = None,
        password: str | None = None,
        *,
        proof: str = "",
        code: str = "",
        **more: Any,
    ) -> User | None:
        """Return who that is. Raises `PermissionDenied`, with the seconds at the request, where a pause is on.

        proof: in the place of name and password, what the request was given when they were right.
        code: of the second factor. Without it the request of whose factor is on gets a proof, and nobody signs in.
        """
        person = proven(proof) if proof else None
        username = person.get_username() if person else username
        if username is None or (person is None and (proof or password is None)):
            return None
        address = pauses.neighbours(str(request.META.get("REMOTE_ADDR", ""))) if request else ""
        name, at = _digest(username), now()
        if seconds := wait(name, address, at):
            if request is not None:
                setattr(request, WAIT, seconds)
            logger.warning("sign-in from %s not looked at: %s s to wait", address, seconds)
            raise PermissionDenied
        tried = SignInTry.objects.create(name=name, address=address, at=at)
        user = person or super().authenticate(request, username=username, password=password, **more)
        if user is None:
            logger.warning("sign-in from %s refused", address)
            return None
        if second_factor.is_on(user) and not second_factor.accepts(user=user, code=code):
            if request is not None:
                setattr(request, PROOF, proof or prove(user))
            logger.warning(
                "sign-in of user %s from %s: %s", user.pk, address, "wrong code" if code else "no code"
            )
            return None
        tried.delete()
        _remember(name, address, at)
        logger.info("sign-in of user %s from %s", user.pk, address)
        return user


def let_in(request: HttpRequest, user: User) -> None:
    """Sign in who has just chosen the password of a new account: from here on the address is known to them."""
    address = pauses.neighbours(str(request.META.get("REMOTE_ADDR", "")))
    _remember(_digest(user.get_username()), address, now())
    login(request, user)
    logger.info("sign-in of user %s from %s, the account is new", user.pk, address)


def count(request: HttpRequest, asked: str) -> int:
    """Count as a wrong password what a stranger may ask for a few times; return the seconds to wait instead, or 0."""
    name, at = _digest(asked), now()
    address = pauses.neighbours(str(request.META.get("REMOTE_ADDR", "")))
    if seconds := wait(name, address, at):
        return seconds
    SignInTry.objects.create(name=name, address=address, at=at)
    return 0


def prove(user: User) -> str:
    """Return a text that says for some minutes, until the password is another, that a person gave it."""
    return signing.dumps([user.pk, user.get_session_auth_hash()], salt=PROOF_SALT)


def proven(proof: str) -> User | None:
    """Return whose password the text says was right; None for one that is too old or was never made here."""
    try:
        pk, password = signing.loads(proof, salt=PROOF_SALT, max_age=PROOF_SECONDS)
    except signing.BadSignature:
        return None
    user = User.objects.filter(pk=pk, is_active=True).first()
    return user if user and constant_time_compare(password, user.get_session_auth_hash()) else None


def wait(name: str, address: str, at: datetime) -> int:
    """Return how many seconds no password is looked at for a name (a digest) from an address; 0 when it is now."""
    SignInTry.objects.filter(right=False, at__lte=at - WINDOW).delete()  # or strangers fill the disk
    SignInTry.objects.filter(right=True, at__lte=at - KNOWN).delete()
    # Not those of a time to come, of a clock that was set back: their pause would last until it is there again.
    wrong = SignInTry.objects.filter(right=False, at__lte=at).order_by("-at")
    limits = [(wrong.filter(name=name, address=address), OF_BOTH)]
    if not SignInTry.objects.filter(right=True, name=name, address=address).exists():
        limits += [(wrong.filter(name=name), OF_NAME), (wrong.filter(address=address), OF_ADDRESS)]
    times = ((tries.values_list("at", flat=True)[: free + pauses.STEPS], free) for tries, free in limits)
    return max(pauses.left(tried_at, free, at) for tried_at, free in times)


def knows(names: Iterable[str], address: str) -> bool:
    """Return whether one of these people signed in from an address in the last weeks. At most two queries."""
    lately = SignInTry.objects.filter(right=True, address=address, at__gt=now() - KNOWN)
    return bool(address) and lately.filter(name__in=[_digest(name) for name in names]).exists()


def _remember(name: str, address: str, at: datetime) -> None:
    SignInTry.objects.filter(name=name, address=address).delete()
    SignInTry.objects.create(name=name, address=address, at=at, right=True)


def _digest(name: str) -> str:
    return hashlib.sha256(unicodedata.normalize("NFKC", name).casefold().encode()).hexdigest()
