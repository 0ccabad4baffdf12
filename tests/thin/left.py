"""Read and write the list of cases that `make test` leaves out, and match it with the cases of pytest."""

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
    """Return the cases left out, by node id, each with the node id of the most similar remaining case."""
    return {
        f"{file}::{case}": near if "::" in near else f"{file}::{near}"
        for file, cases in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for case, near in cases.items()
    }


def write(cases: Mapping[str, str], path: Path = LIST) -> None:
    """Write the list, sorted by file."""
    lines = [HEAD]
    for file, found in groupby(sorted(cases), key=_file):
        lines.append(f"[{json.dumps(file)}]")
        for case in found:
            near = cases[case].removeprefix(f"{file}::")
            lines.append(f"{_quoted(case.removeprefix(f'{file}::'))} = {_quoted(near)}")
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")


def gone(cases: Collection[str], collected: Collection[str], files: Collection[str]) -> list[str]:
    """Return the listed cases that no longer exist.

    collected: node ids collected by pytest. files: the files of which all tests were collected.
    """
    return sorted(case for case in set(cases) - set(collected) if _file(case) in files)


def plain_id(item: pytest.Item) -> str:
    """Return the node id of a case without the group that pytest-xdist appends in parallel processes."""
    name = item.nodeid
    for mark in item.iter_markers("xdist_group"):
        name = name.removesuffix(f"@{mark.args[0]}")
    return name


def _file(case: str) -> str:
    return case.partition("::")[0]


def _quoted(text: str) -> str:
    # JSON and TOML strings differ only in the delete character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
