"""The faults of a part under chaos are real, and end."""

from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import services
from tests.faults.part import Part

CLOCK = "trap '' XFSZ; while :; do echo x || mkdir -p {refused}; sleep 0.01; done"


@contextmanager
def started(part):
    part.start()
    try:
        yield part.wait_for(part.output, seconds=30)
    finally:
        part.kill()


def test_frozen_part_does_nothing_until_it_is_let_go_on(tmp_path):
    part = Part("clock", ["sh", "-c", "while :; do echo x; sleep 0.01; done"], {}, tmp_path)
    with started(part):
        part.freeze()
        part.wait_for(lambda: state(part) in {"T", "D"}, seconds=30)  # D: its child was stopped before it ran
        stands = part.output()
        part.thaw()
        part.wait_for(lambda: part.output() != stands, seconds=30)


def state(part):
    return Path(f"/proc/{part.process.pid}/stat").read_text().rpartition(")")[2].split()[0]


@pytest.mark.parametrize("user", [None, services.unprivileged("nobody")])
def test_full_disk_takes_nothing_until_there_is_room_and_also_where_the_part_was_started_again(
    tmp_path, user
):
    with services.folder("canastra-part-", user) as home:
        refused = home / "refused"
        clock = ["sh", "-c", CLOCK.format(refused=refused)]
        part = Part("clock", [*services.as_user(user), *clock], {}, tmp_path, user)
        with started(part):
            part.fill(1, seconds=3600)
            for _ in range(2):
                part.wait_for(refused.exists, seconds=30)
                stands = part.output()
                refused.rmdir()
                part.wait_for(refused.exists, seconds=30)
                assert part.output() == stands
                part.kill()
                refused.rmdir()
                part.start()
            part.wait_for(refused.exists, seconds=30)  # else it is limited only after it was given room
            part.give_room()
            part.wait_for(lambda: part.output() != stands, seconds=30)


def test_whoever_watches_starts_again_what_ended_and_ends_what_befell_it(tmp_path):
    with started(
        Part("clock", ["sh", "-c", CLOCK.format(refused=tmp_path / "refused")], {}, tmp_path)
    ) as part:
        part.fill(1, seconds=0)
        part.freeze(seconds=0)
        before = part.output()
        part.watch()
        part.wait_for(lambda: part.output() != before, seconds=30)
        part.kill()
        part.watch()
        assert part.process.poll() is None
