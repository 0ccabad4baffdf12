"""deploy/setup.sh on incomplete machines. Each case ends before or at the first installation."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.programs import ROOT

TOOLS = ("dirname", "cmp", "mktemp", "rm", "cp", "cat", "sh")


@pytest.fixture
def clone(tmp_path):
    """Return a clone with the two files that matter, and a machine with only the usual small tools."""
    (tmp_path / "deploy").mkdir()
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "deploy" / "setup.sh", tmp_path / "deploy")
    (tmp_path / "requirements.txt").write_text(
        "canastra-package-that-is-nowhere==1.0 --hash=sha256:" + "0" * 64 + "\n"
    )
    for tool in TOOLS:
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool))
    return tmp_path


def program(clone, name, text):
    path = clone / "bin" / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def setup(clone, *words, **variables):
    env = {"PATH": str(clone / "bin"), "TMPDIR": str(clone), "HOME": str(clone)} | variables
    return subprocess.run(
        [clone / "bin" / "sh", clone / "deploy" / "setup.sh", *words],
        env=env,
        text=True,
        capture_output=True,
        check=False,
    )


def test_no_python_is_one_sentence(clone):
    done = setup(clone)

    assert done.returncode == 1
    assert done.stderr.startswith("canastra: é preciso o Python 3.13; ")
    assert done.stderr.count("\n") == 1


def test_other_python_is_one_sentence(clone):
    program(clone, "python3", f'exec {sys.executable} -c "import sys; sys.exit(True)"')

    done = setup(clone)

    assert done.returncode == 1
    assert done.stderr.startswith("canastra: é preciso o Python 3.13; ")


def test_python_that_was_named_and_does_not_work_is_said_by_name(clone):
    done = setup(clone, PYTHON="/nada/python3.13")

    assert done.returncode == 1
    assert done.stderr == "canastra: PYTHON=/nada/python3.13 não é um Python 3.13 que funcione.\n"


def test_shim_that_exists_but_fails_is_passed_over(clone):
    program(clone, "python3.13", "echo 'pyenv: python3.13: command not found' >&2; exit 127")
    program(clone, "uv", "echo 'pyenv: uv: command not found' >&2; exit 127")
    program(clone, "python3", f'exec {sys.executable} "$@"')

    done = setup(clone, PIP_NO_INDEX="1")

    assert done.returncode == 1  # the package is nowhere; the Python was found
    assert done.stderr.startswith("canastra: as dependências não puderam ser instaladas")
    assert done.stderr.count("\n") == 1
    assert (clone / ".venv" / "bin" / "python").exists()
    assert not (clone / ".venv" / "requirements.installed").exists()


def test_lock_that_is_installed_asks_for_nothing(clone):
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to(sys.executable)
    shutil.copy(clone / "requirements.txt", clone / ".venv" / "requirements.installed")

    done = setup(clone)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_server_installs_the_lock_that_it_gives(clone):
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to(sys.executable)
    lock = clone / "deploy" / "requirements.txt"
    lock.write_text("of the server\n")
    shutil.copy(clone / "requirements.txt", clone / ".venv" / "requirements.installed")

    assert setup(clone, "deploy/requirements.txt").returncode == 1  # the developers' lock was installed
    shutil.copy(lock, clone / ".venv" / "requirements.installed")
    assert setup(clone, "deploy/requirements.txt").returncode == 0
    assert setup(clone).returncode == 1


def test_lock_that_changed_is_installed_again(clone):
    (clone / ".venv").mkdir()
    (clone / ".venv" / "requirements.installed").write_text("an older lock\n")

    assert setup(clone).returncode == 1


def test_help_names_the_targets():
    env = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    done = subprocess.run(
        ["make", "-s", "help"], cwd=ROOT, env=env, text=True, capture_output=True, check=True
    )

    assert {"run", "test", "lint", "bench", "demo"} <= {line.split()[0] for line in done.stdout.splitlines()}
