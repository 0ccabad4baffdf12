"""Prizes: whole centavos, an exact sum, and equal shares for tied entrants."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.standings.prizes import among, split


@pytest.mark.parametrize(
    ("total", "shares", "unit", "parts"),
    [
        (100_00, (50, 30, 20), 1, [50_00, 30_00, 20_00]),
        (100_00, (1, 1, 1), 1, [33_34, 33_33, 33_33]),
        (1, (1, 1), 1, [1, 0]),
        (0, (50, 50), 1, [0, 0]),
        (1_000_00, (1, 1, 1), 10_00, [340_00, 330_00, 330_00]),
        (1_005_50, (50, 30, 20), 10_00, [505_50, 300_00, 200_00]),
        (100_00, (0, 1), 1, [0, 100_00]),
    ],
)
def test_total_is_divided_by_shares(total, shares, unit, parts):
    assert split(total, [Fraction(share) for share in shares], unit) == parts


@given(
    st.integers(0, 10**12),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=40).filter(any),
    st.sampled_from([1, 100, 500, 10_00, 50_00]),
)
def test_the_sum_is_exact_and_no_part_is_a_unit_off(total, shares, unit):
    parts = split(total, [Fraction(share) for share in shares], unit)

    assert sum(parts) == total
    assert all(part >= 0 for part in parts)
    whole = total - total % unit
    for at, (part, share) in enumerate(zip(parts, shares, strict=True)):
        spare = total % unit if at == 0 else 0
        assert abs(part - spare - Fraction(whole * share, sum(shares))) < unit


def test_who_is_level_shares_what_the_places_get():
    parts = [100, 50, 30, 21, 0, 0]
    places = [(1, 1), (2, 2), (3, 4), (3, 4), (5, 6), (5, 6)]

    assert among(parts, places) == [100, 50, 26, 25, 0, 0]


def test_a_table_shorter_than_the_ranking_gives_the_rest_nothing():
    assert among([70, 30], [(1, 1), (2, 3), (2, 3), (4, 4)]) == [70, 15, 15, 0]
