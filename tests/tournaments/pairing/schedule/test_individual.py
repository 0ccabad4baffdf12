"""Individual events: whist tournaments where a construction is known, otherwise balanced rounds."""

from collections import Counter
from itertools import combinations, product

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.schedule.individual import Quality, draw_individual
from tournaments.pairing.schedule.whist import STARTERS


def players(count):
    return [Entrant(number) for number in range(1, count + 1)]


def partners(event):
    return Counter(tuple(sorted(pair)) for made in event.rounds for table in made.tables for pair in table)


def opponents(event):
    return Counter(
        tuple(sorted(pair)) for made in event.rounds for table in made.tables for pair in product(*table)
    )


@rows("count", STARTERS)
def test_known_construction_partners_each_once_and_opposes_each_twice(count):
    rounds = count - 1 if count % 4 == 0 else count
    event = draw_individual(players(count), rounds=rounds, seed=1)

    every = list(combinations(range(1, count + 1), 2))
    assert partners(event) == Counter(dict.fromkeys(every, 1))
    assert opponents(event) == Counter(dict.fromkeys(every, 2))
    rests = (count % 4, count % 4)
    assert event.quality == Quality(constructed=True, partners_again=0, opposed=(2, 2), rests=rests)


def test_constructions_reach_the_usual_numbers():
    assert {4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29} <= set(STARTERS)


@rows("count", range(4, 66))
def test_every_number_plays_whole_rounds_and_partners_once(count):
    rounds = min(6, count - 1)
    event = draw_individual(players(count), rounds=rounds, seed=count)

    for made in event.rounds:
        seated = [one for table in made.tables for pair in table for one in pair]
        assert sorted([*seated, *made.resting]) == list(range(1, count + 1))
        assert len(made.resting) == count % 4
    assert event.quality.rests[1] - event.quality.rests[0] <= 1
    if count > 7:
        assert event.quality.partners_again == 0
    if count > 16:
        assert event.quality.opposed[1] <= 2


@pytest.mark.parametrize("count", [6, 7])
def test_six_or_seven_cannot_all_partner_afresh_and_the_quality_says_so(count):
    event = draw_individual(players(count), rounds=count + 4, seed=1)

    again = sum(times - 1 for times in partners(event).values())
    assert event.quality.partners_again == again
    assert again >= 2 * (count + 4) - count * (count - 1) // 2


def test_lots_give_the_numbers():
    one, other = (draw_individual(players(12), rounds=3, seed=seed) for seed in (1, 2))

    assert one == draw_individual(players(12)[::-1], rounds=3, seed=1)
    assert one.rounds != other.rounds


def test_three_players_are_refused():
    with pytest.raises(DrawError) as refused:
        draw_individual(players(3), rounds=1, seed=1)

    assert refused.value.code == "too_few_entrants"
