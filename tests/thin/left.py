"""The list of these cases, as `make thin` has written it, and what pytest needs to know of it."""

import json
import tomllib
from collections.abc import Collection, Mapping
from itertools import groupby
from pathlib import Path

import pytest

LIST = Path(__file__).parent / "left.toml"
HEAD = """\
# Cases that `make test` leaves to `make proof`, each with the case of `make test` that has most in common with it.
# Written by `make thin`, from what each case was seen to run (docs/tests.md). Whoever changes one of these
# tests, or wants one of its cases in `make test`, deletes its line.
"""


def read(path: Path = LIST) -> dict[str, str]:
    """Return each case that is left, by its node id, with the node id of the nearest case that stays."""
    return {
        f"{file}::{case}": near if "::" in near else f"{file}::{near}"
        for file, cases in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for case, near in cases.items()
    }


def write(cases: Mapping[str, str], path: Path = LIST) -> None:
    """Store such cases, ordered by file."""
    lines = [HEAD]
    for file, found in groupby(sorted(cases), key=_file):
        lines.append(f"[{json.dumps(file)}]")
        for case in found:
            near = cases[case].removeprefix(f"{file}::")
            lines.append(f"{_quoted(case.removeprefix(f'{file}::'))} = {_quoted(near)}")
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")


def gone(cases: Collection[str], collected: Collection[str], files: Collection[str]) -> list[str]:
    """Return the cases that no test has any more.

    collected: the node ids that were collected. files: those of which every test was collected.
    """
    return sorted(case for case in set(cases) - set(collected) if _file(case) in files)


def plain_id(item: pytest.Item) -> str:
    """Return the node id of a case. pytest-xdist adds a group to it in a parallel process."""
    name = item.nodeid
    for mark in item.iter_markers("xdist_group"):
        name = name.removesuffix(f"@{mark.args[0]}")
    return name


def _file(case: str) -> str:
    return case.partition("::")[0]


def _quoted(text: str) -> str:
    """Return a string of TOML: JSON writes the same, but for a delete character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
