"""A printed bracket: every box is on a page, no page has more than sixteen duplas, and pages continue one another."""

import pytest

from tests.rows import rows
from tournaments.charts.bracket import Box, BoxSide, BracketChart, BracketColumn
from tournaments.charts.bracket_pages import A3, bracket_pages


def box(number, position):
    slots = (BoxSide(text="Ana e Bia"), BoxSide(text="Caio e Davi"))
    words = dict.fromkeys(("css", "tone", "tag", "note"), "")
    return Box(
        key=f"{number}-{position}", confronto=1, title="Jogo", mesa=None, jogo=None, slots=slots, **words
    )


def chart(rounds):
    """Return the tree of a knockout with this number of rounds."""
    columns = [
        BracketColumn(
            f"r{number}", f"{number}ª", tuple(box(number, at) for at in range(1, 2 ** (rounds - number) + 1))
        )
        for number in range(1, rounds + 1)
    ]
    return BracketChart(tuple(columns), None)


def keys(page):
    return [cell.box.key for row in page.rows for cell in row]


@pytest.mark.parametrize(
    ("rounds", "sizes"),
    [
        (1, [1]),
        (3, [4]),
        (4, [8]),
        (5, [8, 8, 2]),
        (6, [8] * 4 + [4]),
        (7, [8] * 8 + [8]),
        (8, [8] * 16 + [8] * 2 + [2]),
    ],
)
def test_pages_hold_every_box_and_sixteen_duplas_at_most(rounds, sizes):
    tree = chart(rounds)
    pages = bracket_pages(tree)

    assert [len(page.rows) for page in pages] == sizes
    assert {key for page in pages for key in keys(page)} == {
        one.key for column in tree.rounds for one in column.boxes
    }


@rows(("rounds", "sizes"), [(5, [16]), (6, [32]), (7, [32, 32, 2])])
def test_poster_holds_a_bracket_of_64(rounds, sizes):
    assert [len(page.rows) for page in bracket_pages(chart(rounds), A3)] == sizes


def test_page_ends_with_what_begins_the_next():
    first, second, last = bracket_pages(chart(5))

    assert [first.titles, last.titles] == [("1ª", "2ª", "3ª", "4ª"), ("4ª", "5ª")]
    assert [keys(first)[3], keys(second)[3], keys(last)] == ["4-1", "4-2", ["4-1", "5-1", "4-2"]]


def test_box_stands_beside_those_it_comes_from():
    (page,) = bracket_pages(chart(3))

    assert [[(cell.box.key, cell.rows) for cell in row] for row in page.rows] == [
        [("1-1", 1), ("2-1", 2), ("3-1", 4)],
        [("1-2", 1)],
        [("1-3", 1), ("2-2", 2)],
        [("1-4", 1)],
    ]
