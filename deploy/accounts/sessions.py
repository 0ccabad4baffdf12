"""Sessions stored under digests of their keys, so that a copy of the database cannot be used to sign in."""

from hashlib import sha256
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.auth.models import User
from django.contrib.sessions.backends import db
from django.contrib.sessions.base_session import AbstractBaseSession
from django.http import parse_cookie
from django.utils.timezone import now

LENGTH = 40  # the length of the column: 160 bits of the digest


def stored(key: str) -> str:
    """Return the digest under which a session is stored."""
    return sha256(key.encode()).hexdigest()[:LENGTH]


class SessionStore(db.SessionStore):
    """Django's database sessions, stored under digests of their keys."""

    def _get_session_from_db(self) -> AbstractBaseSession | None:
        # The cookie holds the key, the database only its digest.
        found = self.model.objects.filter(session_key=stored(self.session_key or ""), expire_date__gt=now())
        if session := found.first():
            return session
        self._session_key = None
        return None

    def exists(self, session_key: str) -> bool:
        return super().exists(stored(session_key))

    def create_model_instance(self, data: dict[str, Any]) -> AbstractBaseSession:
        """Return the unsaved row of this session."""
        row = super().create_model_instance(data)
        row.session_key = stored(row.session_key)
        return row

    def delete(self, session_key: str | None = None) -> None:
        """End this session, or the one with a key."""
        if key := session_key or self.session_key:
            super().delete(stored(key))


def end_others(*, user: User, key: str | None) -> int:
    """End all sessions of a person except the one with this key; return their number."""
    others = SessionStore.get_model_class().objects.exclude(session_key=stored(key or ""))
    ended = [row.pk for row in others.iterator() if row.get_decoded().get(SESSION_KEY) == str(user.pk)]
    others.filter(pk__in=ended).delete()
    return len(ended)


def is_signed_in(cookies: str) -> bool:
    """Return whether a `Cookie` header holds the key of a session in which a person signed in.

    One query; without such a cookie none. Raises `DatabaseError`.
    """
    key = parse_cookie(cookies).get(settings.SESSION_COOKIE_NAME)
    return bool(key) and SESSION_KEY in SessionStore(key)
