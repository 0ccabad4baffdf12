"""Typed readers of environment variables. An invalid value stops the program with one sentence.

The sentence names the variable, the expected form and the value, unless the value may be secret: a key, or an address
with a password.
"""

import os
import re
import shlex
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit
from zoneinfo import ZoneInfo

from django.core.exceptions import ImproperlyConfigured

TRUE, FALSE = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off", ""})

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
HOST = re.compile(r"\*|\.?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\]", re.IGNORECASE)
ORIGIN = re.compile(r"https?://(\*\.)?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?(:\d{1,5})?", re.IGNORECASE)

# Give up an unreachable host within seconds: after 3 for a new connection, after 15 of silence for an open one.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
}
# A confronto is read in a join of eight tables. PostgreSQL needs ten times as long to plan all join orders as to read
# the rows. Django names the tables with conditions first, so planning six at a time is enough.
PLANNING: dict[str, Any] = {"options": "-c join_collapse_limit=6"}


def text(name: str, default: str) -> str:
    """Return the variable, or `default` if it is not set."""
    return os.environ.get(name, default).strip()


def contact(name: str) -> str:
    """Return a variable with a `mailto:` or `https:` address; it may be empty."""
    value = text(name, "")
    if value and not re.fullmatch(r"(mailto:|https://)\S+", value):
        raise _refused(name, value, "mailto:... or https://...")
    return value


def flag(name: str, *, default: bool) -> bool:
    """Return a yes/no variable (1/0, true/false, yes/no, on/off)."""
    value = text(name, "1" if default else "0").lower()
    if value in TRUE:
        return True
    if value in FALSE:
        return False
    raise _refused(name, value, "1 or 0")


def choice(name: str, default: str, among: set[str]) -> str:
    """Return a variable that is one of several words."""
    value = text(name, default)
    if value not in among:
        raise ImproperlyConfigured(f"{name} must be one of {', '.join(sorted(among))}, not {value!r}.")
    return value


def number(name: str, default: int) -> int:
    """Return a variable with a whole number from 0."""
    value = text(name, str(default))
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise _refused(name, value, "a whole number")
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    """Return a comma-separated variable as a list, without empty parts."""
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def secret(name: str, default: str, *, least: int) -> str:
    """Return a secret of at least `least` characters that differs from the public default."""
    value = text(name, default)
    if value in {"", default}:
        raise ImproperlyConfigured(f"{name} is not set: choose a long random one (or start with `make run`).")
    if len(value) < least:
        raise ImproperlyConfigured(f"{name} is too short to be secret: {least} characters at least.")
    return value


def program(name: str) -> str:
    """Return a command with its arguments, as in a shell; empty if the variable is not set."""
    value = text(name, "")
    try:
        shlex.split(value)
    except ValueError:
        raise _refused(name, value, "a program with its arguments, as in a shell") from None
    return value


def token(name: str, *, least: int) -> str:
    """Return a token of at least `least` characters; empty if the variable is not set."""
    value = text(name, "")
    if value and len(value) < least:
        raise ImproperlyConfigured(f"{name} is too short to be secret: {least} characters at least.")
    return value


def hosts(name: str, default: str) -> list[str]:
    """Return host names without scheme, port and path."""
    return _each(name, words(name, default), HOST, "names of hosts with commas, such as buraco.example.org")


def origins(name: str) -> list[str]:
    """Return origins: a scheme and a host, with a port if it is not the default one."""
    return _each(name, words(name), ORIGIN, "origins with commas, such as https://buraco.example.org")


def level(name: str, default: str) -> str:
    """Return a log level."""
    value = text(name, default).upper()
    if value not in LEVELS:
        raise _refused(name, value, f"one of {', '.join(LEVELS)}")
    return value


def time_zone(name: str, default: str) -> str:
    """Return the name of a time zone that this machine knows."""
    value = text(name, default)
    try:
        ZoneInfo(value)
    except (KeyError, ValueError, OSError) as exc:
        raise _refused(name, value, "a time zone, such as America/Sao_Paulo") from exc
    return value


def folder(name: str, default: Path) -> Path:
    """Return a folder, which need not exist yet."""
    path = Path(text(name, "") or default).absolute()
    if not _nearest(path).is_dir():
        raise _refused(name, str(path), "a folder")
    return path


def writable(name: str, path: Path) -> Path:
    """Return a data folder if this program may write to it, or may create it."""
    if not os.access(_nearest(path), os.W_OK | os.X_OK):
        raise _refused(name, str(path), "a folder that this user may write")
    return path


def database(name: str) -> dict[str, Any] | None:
    """Return Django's settings for a `postgresql://` address; `None` if the variable is not set."""
    url = text(name, "")
    if not url:
        return None
    _scheme(name, url, {"postgresql", "postgres"})
    import psycopg.conninfo  # here, because a laptop does not need it, and it takes a twelfth of each start

    try:
        parts = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        parts = {}
    ports = str(parts.get("port", 1)).split(",")
    if not parts or not all(_is_port(port) for port in ports):
        # Omit the value and psycopg's message, because both may contain a password.
        raise ImproperlyConfigured(
            f"{name} is no PostgreSQL address: it must be like postgresql://user:password@host:5432/name."
        )
    if not parts.get("dbname"):
        raise ImproperlyConfigured(f"{name} names no database: it must end like postgresql://host/name.")
    known = {"dbname": "NAME", "user": "USER", "password": "PASSWORD", "host": "HOST", "port": "PORT"}
    options = PATIENCE | PLANNING | {key: value for key, value in parts.items() if key not in known}
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
    parts = _scheme(name, url, {"redis", "rediss", "memory"})
    number = parts.path.strip("/")
    if parts.scheme != "memory" and (not _host_of(parts) or (number and not number.isdecimal())):
        raise ImproperlyConfigured(f"{name} is no address of Redis: it must be like redis://host:6379/0.")
    return url


def _nearest(path: Path) -> Path:
    return next(one for one in (path, *path.parents) if os.path.exists(one))  # noqa: PTH110 -- raises nothing


def _each(name: str, values: list[str], form: re.Pattern[str], accepted: str) -> list[str]:
    for value in values:
        if not form.fullmatch(value):
            raise _refused(name, value, accepted)
    return values


def _scheme(name: str, url: str, accepted: set[str]) -> SplitResult:
    try:
        parts = urlsplit(url)
    except ValueError:  # unclosed brackets
        parts = urlsplit("")
    if parts.scheme not in accepted:
        first = " or ".join(f"{scheme}://" for scheme in sorted(accepted))
        raise ImproperlyConfigured(f"{name} must start with {first}.")
    return parts


def _host_of(parts: SplitResult) -> str:
    try:
        return (parts.hostname or "") if parts.port != 0 else ""
    except ValueError:
        return ""


def _is_port(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6 and 0 < int(text) < 65_536


def _refused(name: str, value: str, accepted: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"{name} must be {accepted}, not {value!r}.")


def mailers(name: str) -> dict[str, Any]:
    """Return Django's settings for a mail server: `smtp://user:password@host:587`.

    TLS is started by STARTTLS unless `?tls=0`; `smtps://` uses TLS from the start. Returns {} if the variable is not
    set.
    """
    url = text(name, "")
    if not url:
        return {}
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as exc:
        raise ImproperlyConfigured(f"{name} is no address of a mail server: {exc}.") from exc
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or parts.query not in {"", "tls=0"}:
        raise ImproperlyConfigured(f"{name} must be smtp://user:password@host:port or smtps://...")
    secure = parts.scheme == "smtps"
    options = {
        "host": parts.hostname,
        "port": port or (465 if secure else 587),
        "username": unquote(parts.username or ""),
        "password": unquote(parts.password or ""),
        "use_ssl": secure,
        "use_tls": not secure and not parts.query,
        "timeout": 10,
    }
    return {"default": {"BACKEND": "django.core.mail.backends.smtp.EmailBackend", "OPTIONS": options}}
