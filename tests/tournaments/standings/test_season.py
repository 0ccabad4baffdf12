"""The ranking of a season."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tournaments.standings.season import Finish, ranked, worth

TABLE = (100, 80, 60, 40)


def said(rows):
    return [(row.player, row.place, row.place_to, row.points) for row in rows]


def test_places_are_worth_what_the_table_says():
    finishes = [Finish("Ana", 1, 1, 1), Finish("Bia", 1, 2, 2), Finish("Caio", 1, 5, 5)]

    assert said(ranked(finishes, TABLE)) == [("Ana", 1, 1, 100), ("Bia", 2, 2, 80), ("Caio", 3, 3, 0)]


def test_who_shares_places_gets_the_mean_of_them():
    assert worth(TABLE, 3, 4) == 50
    assert worth(TABLE, 4, 5) == 20
    assert worth(TABLE, 1, 3) == 80
    assert worth((10, 5, 0), 2, 3) == Fraction(5, 2)


def test_only_the_best_count():
    finishes = [Finish("Ana", event, place, place) for event, place in enumerate((4, 1, 3, 2), start=1)]

    (row,) = ranked(finishes, TABLE, best=2)

    assert row.points == 180
    assert [one.counts for one in row.results] == [False, True, False, True]


def test_of_equal_points_more_wins_stand_above_and_else_the_place_is_shared():
    finishes = [
        Finish("Ana", 1, 1, 1),
        Finish("Bia", 1, 3, 3),
        Finish("Bia", 2, 4, 4),
        Finish("Caio", 2, 3, 3),
        Finish("Davi", 3, 3, 3),
    ]

    assert said(ranked(finishes, TABLE)) == [
        ("Ana", 1, 1, 100),
        ("Bia", 2, 2, 100),
        ("Caio", 3, 4, 60),
        ("Davi", 3, 4, 60),
    ]


def test_who_is_disqualified_gets_nothing():
    assert said(ranked([Finish("Ana", 1, 1, 1, disqualified=True)], TABLE)) == [("Ana", 1, 1, 0)]


SOME = st.tuples(st.sampled_from("ABCD"), st.integers(1, 9), st.integers(1, 6))


@given(st.lists(SOME.map(lambda one: Finish(*one, one[2])), max_size=30), st.integers(0, 5))
def test_more_that_count_are_never_worth_less(finishes, best):
    fewer = {row.player: row.points for row in ranked(finishes, TABLE, best=best or 1)}
    more = {row.player: row.points for row in ranked(finishes, TABLE, best=(best or 1) + 1)}

    assert all(more[player] >= points for player, points in fewer.items())
