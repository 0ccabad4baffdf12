"""The folder with all data of a club's laptop: the database, the secret key and a lock."""

import errno
import fcntl
import os
import secrets
from pathlib import Path
from typing import TextIO

DATABASE, KEY, LOCK, STATIC = "canastra.sqlite3", "secret_key", "lock", "static"

LOG, LOGIN, LINES = "first-start.log", "demo-login.txt", "canastra.log"
OF_DATABASE = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm")
OURS = (*OF_DATABASE, KEY, LOCK, STATIC, LOG, LOGIN, LINES)

_REASONS = {
    errno.EACCES: "sem permissão",
    errno.EPERM: "sem permissão",
    errno.EROFS: "o disco só deixa ler",
    errno.ENOSPC: "o disco está cheio",
    errno.EDQUOT: "o disco está cheio",
}


class Stop(Exception):
    """The program cannot start. The message is one sentence for the user."""


def prepare(var: Path) -> None:
    """Create the folder, readable only by its owner, because it holds names, digests and the secret key.

    The umask also protects all files that this program and its children create. Raises `Stop` if the folder cannot be
    written.
    """
    os.umask(0o077)
    try:
        var.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = var / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
        for one in (var, *(found for found in map(var.joinpath, OURS) if found.exists())):
            _close(one)
    except OSError as exc:
        raise Stop(f"não é possível escrever na pasta {var} ({reason(exc)}).") from exc
    for one in map(var.joinpath, OF_DATABASE):
        if one.exists() and not os.access(one, os.W_OK):  # SQLite would open it read-only without an error
            raise Stop(f"não é possível escrever em {one} (sem permissão).")


def reason(exc: OSError) -> str:
    """Return the reason for a system error, in Portuguese for the usual ones."""
    return _REASONS.get(exc.errno or 0) or exc.strerror or type(exc).__name__


def _close(path: Path) -> None:
    # An earlier version or a copy may have left rights for others. Files of other users are not changed.
    mode = path.stat().st_mode
    if mode & 0o077 and path.stat().st_uid == os.geteuid():
        path.chmod(mode & 0o700)


def lock(var: Path) -> TextIO:
    """Lock the folder and return the open file that holds the lock; it is released when the process ends."""
    handle = (var / LOCK).open("a+")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as exc:
        handle.close()
        raise Stop(f"o Canastra já está aberto com a pasta {var}.") from exc
    return handle


def secret_key(var: Path) -> str:
    """Return the secret key of the site, created once; only its owner may read it, because it signs the logins."""
    path = var / KEY
    if not path.exists():
        # Renamed when complete, so that an interrupted start leaves no partial key.
        fresh = path.with_suffix(".new")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:  # noqa: PTH123
            file.write(secrets.token_urlsafe(50))
        fresh.replace(path)
    key = path.read_text().strip()
    if len(key) < 50:
        raise Stop(f"o arquivo {path} está estragado: apague-o (quem estava conectado entra de novo).")
    return key
