"""Sessions whose keys are not in the database: who has a copy of it can sign in as nobody."""

from hashlib import sha256
from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.auth.models import User
from django.contrib.sessions.backends import db
from django.contrib.sessions.base_session import AbstractBaseSession
from django.utils.timezone import now

LENGTH = 40  # of the column: 160 bits of the digest


def stored(key: str) -> str:
    """Return what the database knows a session by."""
    return sha256(key.encode()).hexdigest()[:LENGTH]


class SessionStore(db.SessionStore):
    """Django's sessions in the database, under the digests of their keys."""

    def _get_session_from_db(self) -> AbstractBaseSession | None:
        found = self.model.objects.filter(session_key=stored(self.session_key or ""), expire_date__gt=now())
        if session := found.first():
            return session
        self._session_key = None
        return None

    def exists(self, session_key: str) -> bool:
        """Return whether a key is taken."""
        return super().exists(stored(session_key))

    def create_model_instance(self, data: dict[str, Any]) -> AbstractBaseSession:
        """Return the row of this session, unsaved."""
        row = super().create_model_instance(data)
        row.session_key = stored(row.session_key)
        return row

    def delete(self, session_key: str | None = None) -> None:
        """End a session: this one, or the one of a key."""
        if key := session_key or self.session_key:
            super().delete(stored(key))


def end_others(*, user: User, key: str | None) -> int:
    """End all sessions of a person but the one with this key; return how many they were."""
    others = SessionStore.get_model_class().objects.exclude(session_key=stored(key or ""))
    ended = [row.pk for row in others.iterator() if row.get_decoded().get(SESSION_KEY) == str(user.pk)]
    others.filter(pk__in=ended).delete()
    return len(ended)
