"""`docs/security.md` names each requirement once, and only existing files and tests."""

import re

from tests.programs import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text()
# How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has.
OF_CHAPTER = dict(enumerate((27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7), start=1))
STATES = {"met", "in part", "not met", "n.a."}
NAMED = sorted(set(re.findall(r"`((?:tests|deploy|docs|scoring|templates|tournaments)/[^`\s]+)`", PAGE)))


def rows():
    """Yield the numbers and the state of each row."""
    for line in PAGE.splitlines():
        if found := re.match(r"\| (\d+\.\d+\.\d+[\d., ]*) \|[^|]+\| ([^|]+) \|", line):
            yield re.findall(r"\d+\.\d+\.\d+", found[1]), found[2]


def test_every_requirement_stands_there_once():
    numbers = [number for found, _state in rows() for number in found]

    assert len(set(numbers)) == len(numbers)
    chapters = [int(number.split(".")[0]) for number in numbers]
    assert {chapter: chapters.count(chapter) for chapter in set(chapters)} == OF_CHAPTER


def test_every_row_says_how_it_stands_and_the_sum_is_true():
    told = [(len(numbers), state) for numbers, state in rows()]
    assert {state for _count, state in told} == STATES

    sums = {state: sum(count for count, one in told if one == state) for state in STATES}
    said = (
        f"Of {sum(sums.values())}: met {sums['met']}, in part {sums['in part']}, not met {sums['not met']}, "
        f"does not apply (n.a.) {sums['n.a.']}."
    )
    assert said in " ".join(PAGE.split())


def test_page_names_many_tests():
    assert len([name for name in NAMED if name.startswith("tests/")]) > 30


def is_there(name):
    path, _, test = name.partition("::")
    return (ROOT / path).exists() and (not test or f"def {test}(" in (ROOT / path).read_text())


def test_what_is_named_is_there():
    assert [name for name in NAMED if not is_there(name)] == []
