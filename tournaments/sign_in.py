"""Signing in: whoever guesses passwords waits longer each time, and no hall waits for a stranger.

A try is written down before its password is looked at, which costs a tenth of a second of the processor. Wrong ones of
the last minutes count three ways: of a name from an address, of a name, of an address. A hall shares one address, and a
name can be tried from anywhere: whoever signed in from an address lately is judged by the first of the three alone.
"""

import hashlib
import logging
import unicodedata
from datetime import datetime, timedelta
from math import ceil
from typing import Any, Final

from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.timezone import now

from tournaments.models import SignInTry

WINDOW: Final = timedelta(minutes=15)
KNOWN: Final = timedelta(days=30)  # how long an address stays known to somebody
OF_BOTH, OF_NAME, OF_ADDRESS = 3, 10, 50  # wrong ones before the first pause
LONGEST: Final = 60  # seconds
WAIT: Final = "sign_in_wait"  # of a request: seconds until a try is looked at again

logger = logging.getLogger(__name__)


class SlowedDown(ModelBackend):
    """Django's own backend, asked only where nobody has to wait: the sign-in page, the admin, a form of the desk."""

    def authenticate(
        self,
        request: HttpRequest | None,
        username: str | None = None,
        password: str | None = None,
        **more: Any,
    ) -> User | None:
        """Return who that is. Raises `PermissionDenied`, with the seconds at the request, where a pause is on."""
        if username is None or password is None:
            return None
        address = str(request.META.get("REMOTE_ADDR", "")) if request else ""
        name, at = _digest(username), now()
        if seconds := wait(name, address, at):
            if request is not None:
                setattr(request, WAIT, seconds)
            logger.warning("sign-in from %s not looked at: %s s to wait", address, seconds)
            raise PermissionDenied
        tried = SignInTry.objects.create(name=name, address=address, at=at)
        user = super().authenticate(request, username=username, password=password, **more)
        if user is None:
            logger.warning("sign-in from %s refused", address)
            return None
        tried.delete()
        SignInTry.objects.filter(name=name, address=address).delete()
        SignInTry.objects.create(name=name, address=address, at=at, right=True)
        return user


def wait(name: str, address: str, at: datetime) -> int:
    """Return how many seconds no password is looked at for a name (a digest) from an address; 0 when it is now."""
    SignInTry.objects.filter(right=False, at__lte=at - WINDOW).delete()  # or strangers fill the disk
    SignInTry.objects.filter(right=True, at__lte=at - KNOWN).delete()
    wrong = SignInTry.objects.filter(right=False).order_by("-at")
    limits = [(wrong.filter(name=name, address=address), OF_BOTH)]
    if not SignInTry.objects.filter(right=True, name=name, address=address).exists():
        limits += [(wrong.filter(name=name), OF_NAME), (wrong.filter(address=address), OF_ADDRESS)]
    return max(_pause(tries, free, at) for tries, free in limits)


def _pause(tries: QuerySet[SignInTry], free: int, at: datetime) -> int:
    """Return the seconds that are left of a pause: a second after the first wrong one too many, then twice as long."""
    times = list(tries.values_list("at", flat=True)[: free + LONGEST.bit_length()])
    if len(times) < free:
        return 0
    until = times[0] + timedelta(seconds=min(2 ** (len(times) - free), LONGEST))
    return max(0, ceil((until - at).total_seconds()))


def _digest(name: str) -> str:
    return hashlib.sha256(unicodedata.normalize("NFKC", name).casefold().encode()).hexdigest()
