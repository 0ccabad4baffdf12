"""Restore a backup: open, migrate and check it beside the present database, which is backed up first."""

from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError, connections
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from deploy.backups import make
from deploy.backups.folder import Folder, room_at
from deploy.backups.inspection import Beside, Checked, UnreadableBackup
from tournaments.models import Backup


class RestoreRefused(Exception):
    """The restore is refused and the present database stays. The message is one sentence."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A finished restore: the number of mãos, the errors that checks found, and the name of the previous database."""

    maos: int
    faults: list[str]
    before: str


def restore(*, file: Path, anyway: bool = False, folder: Folder | None = None) -> Restored:
    """Replace the database by a backup. The present database stays in place until the end.

    anyway: restore even if the checks find errors. Raises `RestoreRefused` for a file that is no backup or of a newer
    version, `vardir.Stop` while the site runs, `Busy` while a backup is running.
    """
    folder, engine = folder or Folder(), make.engine()
    with engine.closed(), folder.alone(), room_at(settings.VAR_DIR / "restoring") as room:
        try:
            with engine.opened(file, room) as beside:
                found = checked(beside, anyway=anyway)
                before = _save(engine, folder)
                engine.take_place(room)
        except UnreadableBackup as exc:
            raise RestoreRefused(_("não é uma cópia que se possa abrir (%(why)s).") % {"why": exc}) from exc
    return Restored(found.figures["rows"]["scoring_mao"], found.faults, before)


def checked(beside: Beside, *, anyway: bool) -> Checked:
    """Migrate a backup and return the result of the checks. Raises `RestoreRefused`."""
    if beside.is_newer:
        raise RestoreRefused(_("a cópia é de uma versão mais nova do Canastra: use essa versão."))
    beside.migrate()
    found = beside.check()
    if found.faults and not anyway:
        raise RestoreRefused("\n".join([_("a cópia não confere:"), *found.faults]))
    return found


def _save(engine: make.Engine, folder: Folder) -> str:
    if not engine.is_there():
        return ""
    try:
        if file := make.make_alone(why=Backup.Why.RESTORE, folder=folder).file:
            return file
    except DatabaseError:  # the broken database cannot record the backup
        connections.close_all()
    # A database that cannot be read is copied byte by byte.
    aside = folder.path / f"antes-{localtime():%Y-%m-%d-%H%M%S}"
    aside.mkdir(mode=0o700)
    engine.set_aside(aside)
    return aside.name
