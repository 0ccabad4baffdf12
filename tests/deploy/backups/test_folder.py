"""Names, modes and rotation of the backups, and that an incomplete file never has a final name."""

import multiprocessing
import os
import stat
from datetime import datetime, timedelta

import pytest

from deploy.backups.folder import DRAFT, Busy, Folder, Rotation, kept, room_at

AT = datetime(2026, 11, 24, 21, 30)  # noqa: DTZ001 -- as the clock on the wall shows it


def named(day, hour=20, end=""):
    return f"canastra-2026-11-{day:02}-{hour:02}0000{end}.sqlite3"


def test_the_last_ones_are_kept_and_the_newest_of_each_day():
    names = [named(day, hour) for day in (1, 2, 3) for hour in (10, 20)]

    assert kept(names, Rotation(last=1, days=2)) == {named(3), named(2)}
    assert kept(names, Rotation(last=3, days=1)) == {named(3), named(3, 10), named(2)}
    assert kept(names, Rotation(last=2, days=3)) == {named(3), named(3, 10), named(2), named(1)}


def test_days_without_a_copy_do_not_count():
    names = [named(day) for day in (1, 11, 21)]

    assert kept(names, Rotation(last=1, days=2)) == {named(21), named(11)}


def test_copy_in_doubt_pushes_no_good_one_out():
    names = [named(1), *(named(day, end="-nao-confere") for day in (2, 3, 4, 5))]

    assert kept(names, Rotation(last=1, days=1, doubtful=2)) == {
        named(1),
        named(4, end="-nao-confere"),
        named(5, end="-nao-confere"),
    }


def test_what_is_not_ours_is_left_alone(tmp_path):
    folder = Folder(tmp_path, Rotation(last=1, days=1))
    (tmp_path / "canastra-2020.sqlite3").write_text("of somebody's own")
    for hour in range(3):
        made = keep(folder, AT + timedelta(hours=hour))
    folder.rotate(made)

    assert [path.name for path in folder.copies()] == [made.name]
    assert (tmp_path / "canastra-2020.sqlite3").exists()


def test_evening_of_a_clock_a_year_ahead_displaces_no_copy_of_a_real_day(tmp_path):
    folder = Folder(tmp_path, Rotation(last=2, days=3))
    real = [keep(folder, AT + timedelta(days=day)) for day in range(3)]
    ahead = [keep(folder, AT + timedelta(days=367, hours=hour)) for hour in range(3)]
    again = [keep(folder, AT + timedelta(days=2, minutes=minute)) for minute in (1, 2)]
    folder.rotate(again[-1])

    assert folder.copies() == [*again[::-1], ahead[-1], *real[1::-1]]


def test_evening_of_a_clock_years_behind_keeps_its_last_copies(tmp_path):
    folder = Folder(tmp_path, Rotation(last=2, days=2))
    real = [keep(folder, AT + timedelta(days=day)) for day in range(2)]
    behind = [keep(folder, AT - timedelta(days=2000, minutes=-minute)) for minute in range(3)]
    folder.rotate(behind[-1])

    assert folder.copies() == [*behind[:0:-1], *real[::-1]]


def test_copies_of_earlier_versions_count_as_older(tmp_path):
    folder = Folder(tmp_path, Rotation(last=2, days=1))
    for name in (named(1), named(2)):
        (tmp_path / name).write_text("whole")
    made = keep(folder, AT - timedelta(days=99))

    assert [path.name for path in folder.copies()] == [made.name, named(2), named(1)]


def keep(folder, at):
    with folder.alone(), room_at(folder.path / DRAFT) as room:
        (room / "draft.sqlite3").write_text("whole")
        return folder.keep(room / "draft.sqlite3", at, verified=True)


def test_copies_are_for_their_owner_alone(tmp_path):
    folder = Folder(tmp_path / "a" / "backups")
    before = os.umask(0)
    try:
        made = keep(folder, AT)
    finally:
        os.umask(before)

    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert made.name == "canastra-000001-2026-11-24-213000.sqlite3"


def test_two_copies_of_a_second_have_two_names(tmp_path):
    folder = Folder(tmp_path)

    assert keep(folder, AT).name != keep(folder, AT).name
    assert len(folder.copies()) == 2


def test_what_a_crash_has_left_is_taken_away_and_has_no_name(tmp_path):
    folder = Folder(tmp_path)
    (tmp_path / DRAFT).mkdir()
    (tmp_path / DRAFT / "half.sqlite3").write_text("half")

    assert folder.copies() == []
    with room_at(tmp_path / DRAFT) as room:
        assert list(room.iterdir()) == []
    assert not room.exists()


def _try(path, answers):
    try:
        with Folder(path).alone():
            answers.put("alone")
    except Busy:
        answers.put("busy")


def second_program(path):
    spawn = multiprocessing.get_context("spawn")
    answers = spawn.Queue()
    process = spawn.Process(target=_try, args=(path, answers))
    process.start()
    answer = answers.get(timeout=600)
    process.join(600)
    return answer


@pytest.mark.parametrize("held", [True, False])
def test_one_copy_at_a_time(tmp_path, held):
    if held:
        with Folder(tmp_path).alone():
            assert second_program(tmp_path) == "busy"
    else:
        assert second_program(tmp_path) == "alone"
