"""A draft changed by hand: places swapped, pairs forced and forbidden, until it is posted."""

import pytest

from tests.factories import TABLE
from tests.tournaments.drafted import drafted, dupla, next_round, pairs, seats
from tests.tournaments.refusals import refused
from tournaments.entries import changes as entries
from tournaments.event import rounds, rounds_by_hand
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db


def test_two_who_are_swapped_change_places_and_are_marked():
    _, row = drafted(duplas=5)
    (_, a, b, _, _), *_, (_, resting, _, _, _) = seats(row)

    rounds_by_hand.swap(round=row, one=dupla(b), other=dupla(resting), source=TABLE)

    after = seats(row)
    assert after[0][1:] == (a, resting, "", ["forced"])
    assert after[-1][1:] == (b, None, "bye", ["forced", "bye"])
    assert Confronto.objects.get(stage=row.stage, status="bye").winner_id == b


def test_round_that_was_checked_and_then_changed_is_checked_again():
    _, row = drafted(duplas=4)
    (_, a, _, _, _), (_, b, _, _, _) = seats(row)
    rounds.check(round=row, source=TABLE)

    assert rounds_by_hand.swap(round=row, one=dupla(a), other=dupla(b), source=TABLE).state == "draft"
    row.refresh_from_db()
    assert row.state == "draft"


def test_swap_that_lets_somebody_rest_again_says_so():
    stage, row = drafted(duplas=5)
    rested = Confronto.objects.get(stage=stage, status="bye").winner
    following = next_round(stage, row)
    resting = Confronto.objects.get(stage=stage, round=2, status="bye").winner

    rounds_by_hand.swap(round=following, one=rested, other=resting, source=TABLE)

    assert Confronto.objects.get(stage=stage, round=2, status="bye").flags == ["forced", "bye", "bye_again"]


def test_forced_and_forbidden_pairs_outlive_a_redraw():
    _, row = drafted(duplas=8)
    first, second = pairs(row)[:2]
    one, other, *_ = sorted(first) + sorted(second)
    rounds_by_hand.forbid(round=row, one=dupla(one), other=dupla(other), source=TABLE)
    three = min(second)
    rounds_by_hand.force(round=row, one=dupla(one), other=dupla(three), source=TABLE)
    for seed in range(5):
        row = rounds.redraw(round=row, seed=seed, source=TABLE)
        assert {one, three} in pairs(row)
        assert {one, other} not in pairs(row)
    assert ["forced"] in [flags for *_, flags in seats(row)]


def test_what_was_set_by_hand_is_taken_back_with_a_draw_without_it():
    _, row = drafted(duplas=8)
    pair = [dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1])]
    before = seats(row)
    rounds_by_hand.force(round=row, one=pair[0], other=pair[1], source=TABLE)
    assert seats(row) != before
    row = rounds.redraw(round=row, seed=row.seed, keep=False, source=TABLE)
    assert (seats(row), row.forced) == (before, [])


def test_forced_pair_of_who_has_left_does_not_stop_the_draw():
    _, row = drafted(duplas=7)
    one, other = (dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1]))
    rounds_by_hand.force(round=row, one=one, other=other, source=TABLE)
    entries.withdraw(dupla=one, justified=True, source=TABLE)
    assert refused(rounds_by_hand.force, round=row, one=one, other=None).code == "forced_stranger"
    row = rounds.post(round=rounds.redraw(round=row, source=TABLE), source=TABLE)
    assert (len(pairs(row)), row.forced) == (3, [])


def test_forced_bye_is_given():
    _, row = drafted(duplas=5)
    one = seats(row)[0][1]
    rounds_by_hand.force(round=row, one=dupla(one), other=None, source=TABLE)
    assert seats(row)[-1][1:4] == (one, None, "bye")


def test_impossible_round_is_refused_and_the_draft_stays():
    _, row = drafted(duplas=2)
    before = seats(row)
    one, other = (dupla(id_) for id_ in pairs(row)[0])

    found = refused(rounds_by_hand.forbid, round=row, one=one, other=other)

    row.refresh_from_db()
    assert (found.code, found.params, row.forbidden) == ("round_impossible", {"left": 2}, [])
    assert seats(row) == before


def test_posted_round_is_seated_for_good():
    _, row = drafted()
    rounds.post(round=row, source=TABLE)
    before = seats(row)
    one, other = dupla(before[0][1]), dupla(before[1][1])
    assert refused(rounds.redraw, round=row).code == "round_posted"
    for verb in (rounds_by_hand.swap, rounds_by_hand.force, rounds_by_hand.forbid):
        assert refused(verb, round=row, one=one, other=other).code == "round_posted"
    assert rounds.post(round=row, source=TABLE).state == "posted"
    assert seats(row) == before
