"""Sign-in with throttling: delays grow with each wrong password, without blocking a hall because of a stranger.

An attempt is stored before its password is checked, which costs a tenth of a second of processor time. Recent wrong
attempts are counted by name and address, by name, and by address. A hall shares one address, and a name can be tried
from anywhere: a person who signed in from an address recently is limited only by the first count.

With a second factor a code is required too, together with the password, or within a few minutes with a signed proof
that the password was correct. A wrong code counts like a wrong password.
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
KNOWN: Final = timedelta(days=30)  # how long a successful sign-in from an address counts
OF_BOTH, OF_NAME, OF_ADDRESS = 3, 10, 50  # wrong attempts before the first delay
WAIT: Final = "sign_in_wait"  # request attribute: seconds until the next attempt is checked
PROOF: Final = "sign_in_proof"  # request attribute: proof of the correct password, if a code is still missing
PROOF_SECONDS: Final = 300
PROOF_SALT: Final = "tournaments.sign_in.proof"

logger = logging.getLogger(__name__)


class SlowedDown(ModelBackend):
    """Django's backend with throttling, for the sign-in page, the admin and forms of the desk."""

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
        """Return the user. Raises `PermissionDenied` during a delay, and sets the seconds on the request.

        proof: given instead of name and password in the second step. code: of the second factor. If it is required
        and missing, the request gets a proof and no user is returned.
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
        # Stored before the check, so that parallel attempts are counted too.
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
    """Sign in the owner of a new account, and remember the address as known."""
    address = pauses.neighbours(str(request.META.get("REMOTE_ADDR", "")))
    _remember(_digest(user.get_username()), address, now())
    login(request, user)
    logger.info("sign-in of user %s from %s, the account is new", user.pk, address)


def count(request: HttpRequest, asked: str) -> int:
    """Throttle an anonymous request like a failed sign-in. Return the seconds to wait, or 0."""
    name, at = _digest(asked), now()
    address = pauses.neighbours(str(request.META.get("REMOTE_ADDR", "")))
    if seconds := wait(name, address, at):
        return seconds
    SignInTry.objects.create(name=name, address=address, at=at)
    return 0


def prove(user: User) -> str:
    """Return a signed proof that a user gave the correct password.

    Valid for some minutes and until the password changes.
    """
    return signing.dumps([user.pk, user.get_session_auth_hash()], salt=PROOF_SALT)


def proven(proof: str) -> User | None:
    """Return the user of a proof, or None if it is expired or invalid."""
    try:
        pk, password = signing.loads(proof, salt=PROOF_SALT, max_age=PROOF_SECONDS)
    except signing.BadSignature:
        return None
    user = User.objects.filter(pk=pk, is_active=True).first()
    # The session hash depends on the password, so a changed password invalidates the proof.
    return user if user and constant_time_compare(password, user.get_session_auth_hash()) else None


def wait(name: str, address: str, at: datetime) -> int:
    """Return the seconds until an attempt for a name (a digest) from an address is checked, or 0."""
    SignInTry.objects.filter(
        right=False, at__lte=at - WINDOW
    ).delete()  # otherwise strangers could fill the disk
    SignInTry.objects.filter(right=True, at__lte=at - KNOWN).delete()
    # Ignore attempts in the future, from before the clock was set back: otherwise the delay would last until that
    # time.
    wrong = SignInTry.objects.filter(right=False, at__lte=at).order_by("-at")
    limits = [(wrong.filter(name=name, address=address), OF_BOTH)]
    if not SignInTry.objects.filter(right=True, name=name, address=address).exists():
        limits += [(wrong.filter(name=name), OF_NAME), (wrong.filter(address=address), OF_ADDRESS)]
    times = ((tries.values_list("at", flat=True)[: free + pauses.STEPS], free) for tries, free in limits)
    return max(pauses.left(tried_at, free, at) for tried_at, free in times)


def knows(names: Iterable[str], address: str) -> bool:
    """Whether one of these users signed in from an address in the last weeks. At most two queries."""
    lately = SignInTry.objects.filter(right=True, address=address, at__gt=now() - KNOWN)
    return bool(address) and lately.filter(name__in=[_digest(name) for name in names]).exists()


def _remember(name: str, address: str, at: datetime) -> None:
    SignInTry.objects.filter(name=name, address=address).delete()
    SignInTry.objects.create(name=name, address=address, at=at, right=True)


def _digest(name: str) -> str:
    return hashlib.sha256(unicodedata.normalize("NFKC", name).casefold().encode()).hexdigest()
