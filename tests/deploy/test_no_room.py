"""A full disk or exhausted memory loses no acknowledged mão, and the site recovers.

With the real program and the limits of the operating system.
"""

import errno
import re
import resource
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.deploy.hall import Hall, goes_on
from tests.faults.disk import disk as disk_of
from tests.faults.disk import mounted
from tests.programs import Program, family, started
from tournaments.alarms import disk

pytestmark = pytest.mark.xdist_group("no room")  # each test ends with a healthy site


@pytest.fixture(scope="module")
def hall(demo_var, tmp_path_factory):
    with started(demo_var, tmp_path_factory.mktemp("no-room")) as program:
        yield Hall(program)


def limit(program, which, most):
    """Limit every process of the site; -1 lifts the limit."""
    for pid in family(program.process.pid):
        _, hard = resource.prlimit(pid, which)
        resource.prlimit(pid, which, (most if most >= 0 else hard, hard))


def refuses_and_goes_on(hall, fill, give_room):
    """Check that a full disk is reported in plain words, and that the site recovers once there is space."""
    hall.deliver()
    fill()

    answer = hall.send()
    assert answer.status == 503
    assert "O computador do torneio está sem espaço, e nada foi gravado agora." in " ".join(
        answer.text.split()
    )
    assert "O disco do servidor está cheio: nada mais é gravado." in hall.read("/painel/")
    assert hall.program.get("/")[0] == 200  # readers go on

    give_room()
    goes_on(hall.program, hall)


def test_files_that_may_not_grow_refuse_in_plain_words_and_are_forgotten_once_there_is_room(hall):
    refuses_and_goes_on(
        hall,
        lambda: limit(hall.program, resource.RLIMIT_FSIZE, 4096),
        lambda: limit(hall.program, resource.RLIMIT_FSIZE, -1),
    )


@pytest.mark.proof("test_files_that_may_not_grow_refuse_in_plain_words_and_are_forgotten_once_there_is_room")
def test_disk_without_a_byte_left_refuses_in_the_same_words(demo_var, tmp_path):
    (var := tmp_path / "var").mkdir()

    def evening():
        with disk_of(var) as room:
            program = Program(shutil.copytree(demo_var, var, dirs_exist_ok=True))
            try:
                refuses_and_goes_on(Hall(program.start()), lambda: room.leave(0), room.give_room)
            finally:
                program.kill()

    mounted(evening)


def test_file_that_can_only_be_read_is_known_for_that(tmp_path):
    file = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE x (y)")
    with (
        closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection,
        pytest.raises(sqlite3.OperationalError) as caught,
    ):
        connection.execute("INSERT INTO x VALUES (1)")

    assert disk.refusal(caught.value) == "read_only"
    assert disk.refusal(OSError(errno.EROFS, "x")) == "read_only"
    assert disk.refusal(OSError(errno.ENOSPC, "x")) == "full"
    assert disk.refusal(ValueError()) == ""


def test_process_without_memory_says_so_or_another_one_takes_its_place(hall):
    # The limit is far below the memory in use, so the next allocation fails.
    hall.deliver()
    worker = family(hall.program.process.pid)[1]
    size = int(re.search(r"VmSize:\s+(\d+) kB", Path(f"/proc/{worker}/status").read_text())[1]) * 1024
    resource.prlimit(worker, resource.RLIMIT_AS, (size - 2**28, resource.RLIM_INFINITY))

    seen = [hall.send()]
    seen += [hall.phone.once("POST", "/entrar/", {"x": "y" * 900_000}) for _ in range(12)]
    seen += [hall.send()]
    assert {answer.status for answer in seen if answer} <= {201, 403, 500, 503}
    assert [answer for answer in seen if answer is None or answer.status >= 500]  # it was felt

    with suppress(ProcessLookupError):  # if it has ended, its replacement has no limit
        resource.prlimit(worker, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    goes_on(hall.program, hall)
