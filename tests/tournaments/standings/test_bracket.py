"""Rows ordered by places in a bracket: scores only order the rows that share a place."""

from tests.tournaments.standings.meetings import DRAWS, by, ids, jogo
from tournaments.standings.bracket import by_places
from tournaments.standings.ranking import Above, Apart, rank

STANDING = rank([1, 2, 3, 4], [jogo(1, 1, 2, 5, 3), jogo(1, 3, 4, 9, 7)], DRAWS, by("made"))


def test_who_shares_a_place_is_listed_by_what_was_done():
    rows = by_places(STANDING, {1: (1, 2), 3: (1, 2), 2: (3, 4), 4: (3, 4)})

    assert ids(rows) == [3, 1, 4, 2]
    assert [(row.place, row.place_to) for row in rows] == [(1, 2), (1, 2), (3, 4), (3, 4)]


def test_who_is_surer_of_a_place_is_listed_first():
    rows = by_places(STANDING, {1: (1, 2), 2: (1, 4), 3: (1, 4), 4: (3, 4)})

    assert ids(rows) == [1, 3, 2, 4]


def test_only_another_place_sets_a_row_above_the_next():
    rows = by_places(STANDING, {1: (1, 1), 2: (2, 2), 3: (3, 4), 4: (3, 4)})

    assert [row.above for row in rows] == [Above(Apart.FURTHER), Above(Apart.FURTHER), None, None]
