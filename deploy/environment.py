"""Typed readers of the environment. A bad value stops the program with a message of one sentence."""

import os
from typing import Any
from urllib.parse import urlsplit

import psycopg.conninfo
from django.core.exceptions import ImproperlyConfigured

TRUE, FALSE = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off", ""})

# A host that is gone is given up within seconds: a new connection after 3, an open one once nothing is heard for 15.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
}


def text(name: str, default: str) -> str:
    """Return the variable, or `default` if it is not set."""
    return os.environ.get(name, default).strip()


def flag(name: str, *, default: bool) -> bool:
    """Return a yes/no variable (1/0, true/false, yes/no, on/off)."""
    value = text(name, "1" if default else "0").lower()
    if value in TRUE:
        return True
    if value in FALSE:
        return False
    raise ImproperlyConfigured(f"{name} must be 1 or 0, not {value!r}.")


def number(name: str, default: int) -> int:
    """Return a whole number from 0 on."""
    value = text(name, str(default))
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise ImproperlyConfigured(f"{name} must be a whole number, not {value!r}.")
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    """Return a comma-separated variable as a list, empty parts left out."""
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def database(name: str) -> dict[str, Any] | None:
    """Return Django's settings for a `postgresql://` address; None if the variable is not set."""
    url = text(name, "")
    if not url:
        return None
    if urlsplit(url).scheme not in {"postgres", "postgresql"}:
        raise ImproperlyConfigured(f"{name} must start with postgresql://.")
    try:
        parts = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError as exc:
        raise ImproperlyConfigured(f"{name} is no PostgreSQL address: {exc}") from exc
    if not parts.get("dbname"):
        raise ImproperlyConfigured(f"{name} names no database.")
    known = {"dbname": "NAME", "user": "USER", "password": "PASSWORD", "host": "HOST", "port": "PORT"}
    options = PATIENCE | {key: value for key, value in parts.items() if key not in known}
    return {
        "ENGINE": "django.db.backends.postgresql",
        **{known[key]: str(value) for key, value in parts.items() if key in known},
        "OPTIONS": options,
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
    }


def broker(name: str, default: str) -> str:
    """Return the address of the message broker: `redis://`, `rediss://` or, for a single process, `memory://`."""
    url = text(name, default)
    if urlsplit(url).scheme not in {"redis", "rediss", "memory"}:
        raise ImproperlyConfigured(f"{name} must start with redis://, rediss:// or memory://.")
    return url
