"""Round robin: the published Berger tables from 4 to 16, and properties for every number."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tests.rows import rows
from tournaments.pairing.entrant import Flag
from tournaments.pairing.schedule.berger import all_play_all, berger

EVERY_NUMBER = range(2, 41)


def published():
    """Return the printed tables: a line with the number of places, then a line for each round."""
    tables = {}
    for line in Path(__file__).with_name("berger_tables.txt").read_text().splitlines():
        if "-" not in line:
            rounds = tables[int(line)] = []
        else:
            rounds.append(tuple(tuple(map(int, pair.split("-"))) for pair in line.split()))
    return tables


PUBLISHED = published()


def test_the_published_tables_were_read():
    assert {places: len(rounds) for places, rounds in PUBLISHED.items()} == {
        n: n - 1 for n in range(4, 17, 2)
    }


@rows("places", PUBLISHED)
def test_berger_is_the_published_table(places):
    assert list(berger(places)) == PUBLISHED[places]


@rows("places", [3, 5, 7, 9, 11, 13, 15])
def test_odd_number_follows_the_next_table_whose_last_is_nobody(places):
    expected = [tuple(p for p in pairs if places + 1 not in p) for pairs in PUBLISHED[places + 1]]

    assert list(berger(places)) == expected


@rows("places", EVERY_NUMBER)
def test_all_meet_once_and_sit_evenly(places):
    rounds = all_play_all(range(101, 101 + places))
    met = [pairing for pairings in rounds for pairing in pairings if pairing.b]
    byes = Counter(pairing.a for pairings in rounds for pairing in pairings if pairing.b is None)

    pairs = Counter(tuple(sorted(pairing.entrants)) for pairing in met)
    assert pairs == Counter(combinations(range(101, 101 + places), 2))
    assert len(rounds) == places - 1 + places % 2
    assert byes == (Counter(range(101, 101 + places)) if places % 2 else Counter())
    seats = Counter(pairing.a for pairing in met)
    assert max(seats.values()) - min(seats[n] for n in range(101, 101 + places)) <= 1
    for pairings in rounds:
        assert sorted(one for p in pairings for one in p.entrants) == list(range(101, 101 + places))


@rows("places", EVERY_NUMBER)
def test_double_round_changes_the_seats(places):
    met = [p for pairings in all_play_all(range(places), double=True) for p in pairings if p.b is not None]

    assert sorted((p.a, p.b) for p in met) == sorted(
        (b, a) for a in range(places) for b in range(places) if a != b
    )


def test_tables_and_groups_are_numbered():
    first, *_ = all_play_all([5, 6, 7, 8, 9], group=3, table=11)

    assert [(p.table, p.group) for p in first] == [(11, 3), (12, 3), (None, 3)]
    assert first[-1].flags == (Flag.BYE,)


def test_one_place_is_a_bug():
    with pytest.raises(ValueError, match="no table for 1"):
        berger(1)
