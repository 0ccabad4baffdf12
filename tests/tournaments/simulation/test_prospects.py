"""The stored chances of the strongest dupla: up to date, interpolated, and for plans that can be played."""

import json
from math import log, sqrt

import pytest

from tests import prospects as table
from tests.rows import rows
from tournaments.plan.meaning import meaning
from tournaments.plan.stored import read
from tournaments.simulation.plans import plans
from tournaments.simulation.prospects import (
    MOST,
    STORED,
    Offered,
    Prospects,
    lengths,
    offered,
    prospects,
)

FILE = json.loads(STORED.read_text(encoding="utf-8"))
ENTRIES = table.entries()
SMALL = [one for one in ENTRIES if one.size in {8, 16} and one.maos == lengths(one.name)[-1]]


@rows("entry", SMALL)
def test_the_stored_events_are_those_of_today(entry):
    stored = FILE["counted"][entry.key]
    again = table.counted(entry, table.SAMPLE)
    assert again == {rounds: [*counts[2:], *counts[2:]] for rounds, counts in stored.items()}


@rows("name", ["swiss", "danese", "mitchell"])
def test_the_standings_after_a_round_are_those_of_an_event_of_so_many_rounds(name):
    entry = table.Entry(name, 12, 4)
    found = dict(table.orders(entry, [3, 4, 5], seed=2))
    assert found == {rounds: table.played(entry, rounds, seed=2).order for rounds in (3, 4, 5)}


def test_the_file_has_every_entry():
    assert (FILE["events"], FILE["sample"]) == (table.EVENTS, table.SAMPLE)
    assert list(FILE["counted"]) == [one.key for one in ENTRIES]


@rows("entrants", range(4, MOST + 1))
def test_every_plan_offered_has_chances_and_can_be_played(entrants):
    for plan in offered(entrants):
        for maos in lengths(plan.name):
            chances = prospects(plan, entrants=entrants, maos=maos)
            assert 0 < chances.first <= chances.first_four <= 1, plan
        if entrants < 20 or entrants % 9 == 0:  # where the movements of a format begin, and some others
            stages = [
                read(one).stage
                for one in plans(
                    plan.name, entrants, rounds=plan.rounds, play={"maos": lengths(plan.name)[0]}
                )
            ]
            meant = meaning(stages, entrants=entrants, tables=entrants)
            assert plan.rounds in {None, sum(one.rounds for one in meant)}


def test_a_danese_shows_the_strongest_more_often_than_a_swiss_and_longer_events_more_often_than_short_ones():
    def won(name, rounds, maos):
        by_size = [FILE["counted"][f"{name} {size} {maos}"] for size in (16, 24, 32, 48, 64, 128)]
        return sum(counts[rounds][0] for counts in by_size)

    assert won("swiss", "5", 3) * 1.2 < won("danese", "5", 3)
    for name in ("swiss", "danese", "mitchell"):
        assert won(name, "3", 3) * 1.2 < won(name, "7", 3)
        assert won(name, "7", 3) < won(name, "7", lengths(name)[-1])


def test_between_two_stored_values_the_chance_follows_their_logarithms():
    def stored(size, maos):
        counts = FILE["counted"][f"knockout {size} {maos}"]["0"]
        return Prospects(*(count / FILE["events"] for count in counts[:2]))

    def found(entrants, maos):
        return prospects(Offered("knockout"), entrants=entrants, maos=maos)

    def half_way(*pair):
        return pytest.approx([sum(both) / 2 for both in zip(*pair, strict=True)])

    assert found(16, 3) == found(16, 1) == stored(16, 3)
    assert found(16, 40) == stored(16, 15)
    assert found(16, sqrt(3 * 6)) == half_way(stored(16, 3), stored(16, 6))
    assert found(6, 6)[0] == pytest.approx(
        stored(4, 6)[0] + (stored(8, 6)[0] - stored(4, 6)[0]) * log(6 / 4) / log(8 / 4)
    )


@rows(
    ("plan", "entrants"),
    [
        (Offered("swiss", 8), 100),
        (Offered("mitchell", 4), 8),
        (Offered("knockout"), 3),
        (Offered("groups"), 129),
    ],
)
def test_a_plan_that_is_not_offered_has_no_chances(plan, entrants):
    with pytest.raises(KeyError):
        prospects(plan, entrants=entrants, maos=4)
