"""The e-mail with a link to a new password, written and sent by a worker.

A page that looked for the account and spoke to the mail server took longer for an address that somebody uses, which
revealed the address.
"""

import logging
from threading import BoundedSemaphore, Thread
from typing import Any, Final, TypedDict

from django.conf import settings
from django.contrib.auth.forms import PasswordResetForm
from django.db import connection

from tournaments.clubs import password_links

HOURS: Final = settings.PASSWORD_RESET_TIMEOUT // 3600
# A mail server may hang for ten seconds a letter, and the worker has readers to serve.
AT_ONCE: Final = 4
_sending = BoundedSemaphore(AT_ONCE)

logger = logging.getLogger(__name__)


class Asked(TypedDict):
    """A request for a link. email: as typed. host: of the site, as the visitor reached it. secure: whether by https."""

    email: str
    host: str
    secure: bool


def send(asked: Asked) -> None:
    """Send the link to each active account with this e-mail address, if there is one."""
    form = PasswordResetForm({"email": asked["email"]})
    if not form.is_valid():
        return
    form.save(
        domain_override=asked["host"],
        use_https=asked["secure"],
        subject_template_name="registration/new_password_subject.txt",
        email_template_name="registration/new_password_letter.txt",
        token_generator=password_links.LINKS,
        extra_email_context={"hours": str(HOURS)},
    )


def send_beside(asked: Asked) -> bool:
    """Send the link in a thread. Return False if `AT_ONCE` others are being sent."""
    if not _sending.acquire(blocking=False):
        return False
    Thread(target=_send, args=(asked,), name="password letter", daemon=True).start()
    return True


def _send(*asked: Any) -> None:
    try:
        send(*asked)
    except Exception:
        logger.exception("A link to a new password was not sent.")
    finally:
        connection.close()
        _sending.release()
