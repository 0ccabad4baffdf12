"""Accounts of the demo. Passwords are random, because the site may be reachable from a whole hall.

The database stores their hashes. A file readable by its owner only stores them for display at every start.
"""

import os
import secrets
from pathlib import Path

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User

from tournaments.clubs.first_director import GROUPS, LETTERS, LETTERS_EACH
from tournaments.demo.cast import DIRECTOR


def path() -> Path:
    """Return the path of the file with the passwords."""
    return Path(settings.VAR_DIR) / "demo-login.txt"


def create(username: str, password: str, first_name: str) -> User:
    """Create an account."""
    return get_user_model().objects.create_user(username=username, password=password, first_name=first_name)


def new_password() -> str:
    """Return a random password that is easy to copy by hand."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(LETTERS_EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def keep(passwords: dict[str, str]) -> None:
    """Write the passwords, by user name, to the file. Raises `OSError`."""
    target = path()
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    # Create a new file with restricted permissions and rename it, so that the passwords are never readable by others.
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:  # noqa: PTH123
        file.writelines(f"{username} {password}\n" for username, password in passwords.items())
    fresh.replace(target)


def credentials(username: str = DIRECTOR) -> tuple[str, str] | None:
    """Return user name and password for display, or None if they are unknown or were changed."""
    password = _kept().get(username)
    user = get_user_model().objects.filter(username=username).first()
    if password is None or user is None or not user.check_password(password):
        return None
    return username, password


def _kept() -> dict[str, str]:
    try:
        lines = path().read_text().splitlines()
    except OSError:
        return {}
    return dict(words for line in lines if len(words := line.split()) == 2)
