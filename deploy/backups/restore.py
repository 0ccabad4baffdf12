"""Put a copy back: opened, brought up to date and checked beside the present database, which is copied first."""

from dataclasses import dataclass
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError, connections
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from deploy.backups import make
from deploy.backups.folder import Folder, room_at
from deploy.backups.inspection import Beside, Checked, Unreadable
from tournaments.models import Copia


class Refused(Exception):
    """The present database stays. The message is one sentence."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back: how many mãos it holds, what its checks find, and where the database before is kept."""

    maos: int
    faults: list[str]
    before: str


def restore(*, file: Path, anyway: bool = False, folder: Folder | None = None) -> Restored:
    """Put a copy in the place of the database.

    anyway: also one in which the checks find something. Raises `Refused` for a file that is no copy or of a newer
    version, `vardir.Stop` while the site runs, `Busy` while a copy is made. Until the end the present database stays.
    """
    folder, engine = folder or Folder(), make.engine()
    with engine.closed(), folder.alone(), room_at(settings.VAR_DIR / "restoring") as room:
        try:
            with engine.opened(file, room) as beside:
                found = checked(beside, anyway=anyway)
                before = _save(engine, folder)
                engine.take_place(room)
        except Unreadable as exc:
            raise Refused(_("não é uma cópia que se possa abrir (%(why)s).") % {"why": exc}) from exc
    return Restored(found.figures["rows"]["scoring_mao"], found.faults, before)


def checked(beside: Beside, *, anyway: bool) -> Checked:
    """Bring a copy up to date and return what the checks find. Raises `Refused`."""
    if beside.is_newer:
        raise Refused(_("a cópia é de uma versão mais nova do Canastra: use essa versão."))
    beside.migrate()
    found = beside.check()
    if found.faults and not anyway:
        raise Refused("\n".join([_("a cópia não confere:"), *found.faults]))
    return found


def _save(engine: make.Engine, folder: Folder) -> str:
    """Copy what is there, and return where it is: as any copy, or byte by byte where it cannot be read."""
    if not engine.is_there():
        return ""
    try:
        if file := make.make_alone(why=Copia.Why.RESTORE, folder=folder).file:
            return file
    except DatabaseError:  # it cannot even note that
        connections.close_all()
    aside = folder.path / f"antes-{localtime():%Y-%m-%d-%H%M%S}"
    aside.mkdir(mode=0o700)
    engine.set_aside(aside)
    return aside.name
