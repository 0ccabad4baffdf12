"""One drill: play, lose the server, restore everything that was archived; then restore to a point in time."""

import os
import re
import shutil
import signal
import time
from contextlib import suppress

from django.db import connection

from scoring.models import Jogo, Mao
from tests.drill.runbook import Fault, Runbook
from tests.factories import jogos_being_played, make_tournament, record
from tests.faults.stack import wait
from tests.programs import family
from tournaments.alarms import pulse

ASKED = re.compile(r"^BASE=\S+ MOMENT='[^']*'$", re.MULTILINE)


def drill(book: Runbook) -> list[str]:
    """Return a sentence for every deviation from the recipe."""
    try:
        return _followed(book)
    except Fault as exc:
        return [str(exc)]


def _followed(book: Runbook) -> list[str]:
    book.do(book.begin)
    jogos = jogos_being_played(make_tournament(duplas=8, target=3000))
    book.do(book.base)
    known = {_played(jogos[0])}
    time.sleep(1.2)  # a piece of the journal more, which no later base copy needs
    connection.close()
    print(book.do(book.base).strip())
    base = max(book.archive.glob("base-*")).name
    early = [path.name for path in book.archive.glob("base-*")] != [base]
    known.add(_played(jogos[1]))
    moment = _asked("SELECT now()::text")
    later = _played(jogos[2])
    _handed_over()
    found = [*_repeated(book), *(["the older base copy is still there"] if early else [])]
    print(_sizes(book))
    connection.close()
    _lose(book)
    found += _back(book, base, "", known | {later})
    return found + _back(book, base, moment, known)


def _back(book: Runbook, base: str, moment: str, wanted: set[str]) -> list[str]:
    # Restore the server as the runbook says, and compare.
    began = time.monotonic()
    commands, asked = ASKED.subn(f"BASE={base} MOMENT='{moment}'", book.back)
    assert asked == 1
    print(book.do(commands).strip())
    print(f"back {moment or 'to the last'} in {time.monotonic() - began:.1f} s")
    there = {str(key) for key in Mao.objects.values_list("client_id", flat=True)}
    connection.close()
    return [
        *(f"{key}: recorded before {moment or 'the end'}, and lost" for key in wanted - there),
        *(f"{key}: recorded after {moment}, and there" for key in there - wanted),
    ]


def _played(jogo: Jogo) -> str:
    return str(record(jogo).client_id)


def _handed_over() -> None:
    written = _asked("SELECT pg_walfile_name(pg_current_wal_lsn())")
    wait(lambda: _asked("SELECT coalesce(max(last_archived_wal), '') FROM pg_stat_archiver") >= written)


def _repeated(book: Runbook) -> list[str]:
    # A server that fails in this moment archives the same WAL segment again.
    status = book.data / "pg_wal" / "archive_status"
    done = max(status.glob("*[0-9A-F].done"))
    ready = done.rename(done.with_suffix(".ready"))
    pulse.beat(pulse.SWEEP)  # the archiver looks again when the next piece is there, or after a minute
    wait(lambda: not ready.exists(), 90)
    return [f"{ready.stem} is not handed over a second time"] if ready.exists() else []


def _sizes(book: Runbook) -> str:
    sizes = sorted(piece.stat().st_size // 1000 for piece in book.archive.glob("*.gz"))
    return f"handed over: {len(sizes)} pieces, {sizes[0]} to {sizes[-1]} kB"


def _lose(book: Runbook) -> None:
    # A power cut that also destroys the disk.
    pid = int((book.data / "postmaster.pid").read_text().split()[0])
    for one in family(pid):
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    owner = book.data.owner()
    shutil.rmtree(book.data)
    book.data.mkdir(0o700)
    shutil.chown(book.data, owner)


def _asked(sql: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return str(cursor.fetchone()[0])
