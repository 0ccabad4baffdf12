"""The folder of one club's laptop."""

import multiprocessing
import stat

import pytest

from deploy import vardir


def test_folder_is_made_for_its_owner_alone(tmp_path):
    vardir.prepare(tmp_path / "a" / "var")

    assert stat.S_IMODE((tmp_path / "a" / "var").stat().st_mode) == 0o700
    assert list((tmp_path / "a" / "var").iterdir()) == []


def test_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "var").write_text("")

    with pytest.raises(vardir.Stop, match="não é possível escrever na pasta"):
        vardir.prepare(tmp_path / "var")


def test_secret_key_is_made_once_and_read_by_its_owner_alone(tmp_path):
    key = vardir.secret_key(tmp_path)

    assert len(key) >= 50
    assert vardir.secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600


def test_two_folders_have_two_secrets(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    assert vardir.secret_key(tmp_path / "a") != vardir.secret_key(tmp_path / "b")


def test_damaged_secret_key_is_refused(tmp_path):
    (tmp_path / "secret_key").write_text("curta")

    with pytest.raises(vardir.Stop, match="estragado"):
        vardir.secret_key(tmp_path)


def _try_to_lock(var, answers):
    try:
        vardir.lock(var)
    except vardir.Stop as exc:
        answers.put(str(exc))
    else:
        answers.put("locked")


def second_program(var):
    spawn = multiprocessing.get_context("spawn")
    answers = spawn.Queue()
    process = spawn.Process(target=_try_to_lock, args=(var, answers))
    process.start()
    answer = answers.get(timeout=30)
    process.join(30)
    return answer


def test_lock_keeps_a_second_program_out_until_it_is_released(tmp_path):
    with vardir.lock(tmp_path):
        while_held = second_program(tmp_path)
    afterwards = second_program(tmp_path)

    assert while_held == f"o Canastra já está aberto com a pasta {tmp_path}."
    assert afterwards == "locked"
