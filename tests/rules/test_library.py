"""The page for library users: its blocks run unchanged in a fresh environment, starting with the installation."""

import json
import os
import re
import subprocess
import sys
import tomllib
from zipfile import ZipFile

import pytest

from rules import wheel_backend
from tests.rules.golden import ROOT

PAGE = (ROOT / "docs" / "rules" / "library.md").read_text()
BLOCKS = re.findall(r"```(sh|python)\n(.*?)```", PAGE, re.DOTALL)
INSTALL, *SHELL = [block for language, block in BLOCKS if language == "sh"]
(PYTHON,) = [block for language, block in BLOCKS if language == "python"]
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """Return the shell variables after the page's installation steps, without a package registry."""
    folder = tmp_path_factory.mktemp("stranger")
    (folder / "rules").symlink_to(ROOT / "rules")
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    command = INSTALL.replace("python3.13", sys.executable)
    subprocess.run(["bash", "-ec", command], cwd=folder, env=bare | OFFLINE, check=True, capture_output=True)
    (folder / "rules").unlink()  # imports from here on find the installed package
    path = f"{folder / 'buraco' / 'bin'}:{bare['PATH']}"
    return folder, bare | {"PATH": path}


@pytest.fixture
def run(environment):
    folder, variables = environment

    def run(command):
        return subprocess.run(
            ["bash", "-c", command], cwd=folder, env=variables, capture_output=True, text=True, timeout=600
        )

    return run


def test_installed_package_has_the_rules_and_nothing_else(run):
    where = run("python -c 'import rules, sys; print(rules.__file__); import django'")

    assert "buraco" in where.stdout
    assert "No module named 'django'" in where.stderr
    assert run("canastra-rules rulesets --text").stdout == run("python -m rules rulesets --text").stdout


def test_first_mao_is_scored_as_the_page_says(run):
    answer = json.loads(run(SHELL[0]).stdout)

    assert (answer["ok"], answer["totals"]) == (True, {"A": 710, "B": -110})


@pytest.mark.parametrize(
    ("block", "code", "message"),
    [(1, "penalties_in_points", "counts how many times, not points (given 200, each 200)"), (2, None, None)],
)
def test_refusals_say_what_is_wrong(run, block, code, message):
    done = run(SHELL[block])
    answer = json.loads(done.stdout)

    assert (done.returncode, answer["ok"]) == (0, False)
    if code:
        (problem,) = answer["problems"]
        assert (problem["code"], problem["message"]) == (code, message)
    else:
        assert answer["error"] == "too_many_wilds"
        assert answer["message"].startswith("more wild cards than one meld may have")


def test_rule_sets_are_listed(run):
    text, one, shown = (run(command) for command in SHELL[3].strip().splitlines())

    assert "\npartida-3000: " in text.stdout
    assert json.loads(one.stdout)["options"]["semipulito"]["choices"] == [False, True]
    assert "example:" in shown.stdout


def test_block_of_python_prints_what_stands_beside_it(environment, run):
    (environment[0] / "block.py").write_text(PYTHON)
    said = [line.partition("  # ")[2] for line in PYTHON.splitlines() if line.startswith("print(")]

    assert run("python block.py").stdout.splitlines() == said


def test_wheel_has_every_file_of_the_package_and_the_version_of_the_site(tmp_path):
    name = wheel_backend.build_wheel(str(tmp_path))
    first = (tmp_path / name).read_bytes()
    wheel_backend.build_wheel(str(tmp_path))
    with ZipFile(tmp_path / name) as wheel:
        inside = set(wheel.namelist())

    assert (tmp_path / name).read_bytes() == first
    kept = {path for path in (ROOT / "rules").rglob("*") if path.suffix in {".py", ".toml"}}
    own = {f"rules/{path.relative_to(ROOT / 'rules').as_posix()}" for path in kept}
    assert own - inside == {"rules/pyproject.toml", "rules/wheel_backend.py"}
    site, alone = (
        tomllib.loads((ROOT / folder / "pyproject.toml").read_text())["project"] for folder in (".", "rules")
    )
    assert (alone["version"], alone["license"]) == (site["version"], site["license"])
