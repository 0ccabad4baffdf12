"""Swiss rounds: the first round, byes, forced pairs, flags, and an identical draw for an identical seed."""

from fractions import Fraction

import pytest

from tests.rows import rows
from tests.tournaments.pairing.events import Event
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import Flag, Proven
from tournaments.pairing.history import History, Met
from tournaments.pairing.swiss import best_round
from tournaments.pairing.swiss.draw import draw_swiss
from tournaments.pairing.swiss.field import Order, SwissOptions

NOTHING = History()


def field(*scores, club=lambda number: None):
    return [Entrant(number, number, club(number), score) for number, score in enumerate(scores, start=1)]


def met(drawn):
    return {frozenset(pairing.entrants) for pairing in drawn.pairings}


def pairs(*wanted):
    return {frozenset(pair) for pair in wanted}


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (Order.ADJACENT, pairs((1, 2), (3, 4), (5, 6), (7, 8))),
        (Order.SLIDE, pairs((1, 5), (2, 6), (3, 7), (4, 8))),
        (Order.FOLD, pairs((1, 8), (2, 7), (3, 6), (4, 5))),
    ],
)
def test_first_round_follows_the_order_chosen(order, expected):
    drawn = draw_swiss(field(*[0] * 8), NOTHING, seed=1, options=SwissOptions(first=order))

    assert met(drawn) == expected
    assert drawn.order == tuple(range(1, 9))


def test_first_round_by_lot_follows_the_seed_alone():
    entrants = field(*[0] * 40)

    first = draw_swiss(entrants, NOTHING, seed=1)

    assert first == draw_swiss(entrants[::-1], NOTHING, seed=1)
    assert met(first) != met(draw_swiss(entrants, NOTHING, seed=2))
    assert first.order != tuple(range(1, 41))


def test_later_rounds_pair_level_scores_and_slide_within_them():
    past = History.of([Met(1, 1, 5), Met(1, 2, 6), Met(1, 3, 7), Met(1, 4, 8)])

    drawn = draw_swiss(field(2, 2, 2, 2, 0, 0, 0, 0), past, seed=1, options=SwissOptions(sides=False))

    assert met(drawn) == pairs((1, 3), (2, 4), (5, 7), (6, 8))
    assert drawn.gap == 0
    assert [pairing.table for pairing in drawn.pairings] == [1, 2, 3, 4]


def test_odd_score_group_floats_one_down_and_says_so():
    drawn = draw_swiss(field(4, 4, 4, 2, 2, 2), History.of([Met(1, 1, 2)]), seed=1)

    floated = [pairing for pairing in drawn.pairings if Flag.FLOATED in pairing.flags]
    assert len(floated) == 1
    assert drawn.gap == 2


def test_fractions_of_points_are_scores_too():
    drawn = draw_swiss(field(Fraction(3, 2), 1, 1, Fraction(1, 3)), History.of([Met(1, 1, 4)]), seed=1)

    assert drawn.gap == Fraction(1, 2) + Fraction(2, 3)


def test_bye_goes_to_the_lowest_without_one():
    past = History.of([Met(1, 5, None), Met(1, 1, 2), Met(1, 3, 4)])

    drawn = draw_swiss(field(2, 2, 1, 1, 0), past, seed=1)

    bye = drawn.pairings[-1]
    assert (bye.a, bye.b, bye.table, bye.flags) == (4, None, None, (Flag.BYE,))


def test_second_bye_only_when_all_had_one():
    past = History.of([Met(number, number, None) for number in (1, 2, 3)])

    drawn = draw_swiss(field(2, 2, 2), past, seed=1)

    assert drawn.pairings[-1].a == 3
    assert drawn.pairings[-1].flags == (Flag.BYE, Flag.BYE_AGAIN)


def test_rematch_only_when_nothing_else_is_possible_and_flagged():
    drawn = draw_swiss(field(2, 0), History.of([Met(1, 1, 2)]), seed=1)

    assert drawn.pairings[0].flags == (Flag.REMATCH, Flag.FLOATED)
    assert drawn.pairings[0].a == 2, "who sat East-West now sits North-South"


def test_sides_are_balanced_within_a_score_group():
    past = History.of([Met(1, 1, 5), Met(1, 2, 6), Met(1, 7, 3), Met(1, 8, 4)])

    drawn = draw_swiss(field(2, 2, 2, 2, 0, 0, 0, 0), past, seed=1)

    assert all(Flag.SIDE_REPEATED not in pairing.flags for pairing in drawn.pairings)
    assert {pairing.a for pairing in drawn.pairings} == {3, 4, 5, 6}


@rows("seed", range(6))
def test_of_two_equally_balanced_the_side_changes_for_both(seed):
    past = History.of([Met(1, 1, 3), Met(2, 4, 1), Met(1, 5, 2), Met(2, 2, 6)])

    (pairing,) = draw_swiss(field(0, 0), past, seed=seed).pairings

    assert (pairing.a, pairing.b, pairing.flags) == (1, 2, ())


def test_repeated_side_is_said():
    past = History.of([Met(1, 1, 3), Met(1, 2, 4)])

    drawn = draw_swiss(field(2, 2, 0, 0), past, seed=1)

    assert [Flag.SIDE_REPEATED in pairing.flags for pairing in drawn.pairings] == [True, True]


def test_clubs_are_kept_apart_where_scores_allow():
    clubs = {1: 7, 5: 7, 2: 8, 6: 8}
    entrants = field(*[0] * 8, club=clubs.get)

    drawn = draw_swiss(entrants, NOTHING, seed=1, options=SwissOptions(first=Order.SLIDE))
    ignored = draw_swiss(entrants, NOTHING, seed=1, options=SwissOptions(first=Order.SLIDE, clubs=False))

    assert not any(Flag.SAME_CLUB in pairing.flags for pairing in drawn.pairings)
    assert {frozenset((1, 5)), frozenset((2, 6))} <= met(ignored)
    assert not any(Flag.SAME_CLUB in pairing.flags for pairing in ignored.pairings), "nobody keeps them apart"


def test_clubs_outrank_sides():
    # 1 and 3 are of one club, and 1 has met 4: only against 2, who sat on its side, does 1 avoid its club.
    past = History.of([Met(1, 1, 4), Met(1, 2, 3)])

    drawn = draw_swiss(field(2, 2, 2, 2, club={1: 9, 3: 9}.get), past, seed=1)

    assert met(drawn) == pairs((1, 2), (3, 4))
    assert [pairing.flags for pairing in drawn.pairings] == [(Flag.SIDE_REPEATED,)] * 2


def test_second_bye_that_spares_a_rematch_says_so():
    # 5 had the bye and has met all others. 1-4 and 2-3 are the only new pairs, so a second bye for 5 avoids rematches.
    past = [Met(1, 1, 2), Met(1, 3, 4), Met(2, 1, 3), Met(2, 2, 4), Met(1, 5, None)]
    past += [Met(3, 5, one) for one in (1, 2, 3, 4)]

    drawn = draw_swiss(field(2, 2, 2, 2, 0), History.of(past), seed=1)

    assert drawn.pairings[-1].flags == (Flag.BYE, Flag.BYE_TWICE)
    assert not any(Flag.REMATCH in pairing.flags for pairing in drawn.pairings)


def test_pairs_set_by_hand_are_kept_and_marked():
    by_hand = ByHand(forced=((8, 1), (3, None)), forbidden=frozenset({(2, 4), (6, 5)}))

    drawn = draw_swiss(field(*[0] * 9), NOTHING, seed=1, by_hand=by_hand)

    marked = {pairing.entrants: pairing.flags for pairing in drawn.pairings if Flag.FORCED in pairing.flags}
    assert marked == {(3,): (Flag.BYE, Flag.FORCED), (1, 8): (Flag.FORCED,)} or (8, 1) in marked
    assert not met(drawn) & pairs((2, 4), (5, 6))
    assert len(drawn.pairings) == 5


def test_a_round_all_by_hand():
    drawn = draw_swiss(field(0, 0), NOTHING, seed=1, by_hand=ByHand(forced=((2, 1),)))

    assert met(drawn) == pairs((1, 2))


@pytest.mark.parametrize(
    ("count", "options", "by_hand", "expected"),
    [
        (1, {}, {}, ("too_few_entrants", {"entrants": 1, "least": 2})),
        (4097, {}, {}, ("too_many_entrants", {"entrants": 4097, "most": 4096})),
        (5, {"byes": False}, {}, ("odd_without_bye", {"entrants": 5})),
        (4, {}, {"forced": ((1, 9),)}, ("forced_stranger", {"entrant": 9})),
        (4, {}, {"forced": ((1, 2), (2, 3))}, ("forced_twice", {"entrant": 2})),
        (
            4,
            {},
            {"forced": ((2, 1),), "forbidden": frozenset({(1, 2)})},
            ("forced_forbidden", {"first": 1, "second": 2}),
        ),
        (4, {}, {"forbidden": frozenset({(1, 2), (3, 1), (1, 4)})}, ("round_impossible", {"left": 2})),
    ],
)
def test_what_cannot_be_drawn_is_refused(count, options, by_hand, expected):
    with pytest.raises(DrawError) as refused:
        draw_swiss(
            field(*[0] * count), NOTHING, seed=1, options=SwissOptions(**options), by_hand=ByHand(**by_hand)
        )

    assert (str(refused.value.code), refused.value.params) == expected


@pytest.mark.parametrize("count", [513, 700, 1001])
def test_large_field_meets_nobody_twice_and_reaches_the_least_gap(count):
    event = Event.of(count, seed=count)
    for _ in range(5):
        drawn = draw_swiss(event.entrants(), event.history(), seed=event.round)
        free = {pairing.a for pairing in drawn.pairings if pairing.b is None}
        scores = sorted(score for one, score in event.score.items() if one not in free)
        least = sum(high - low for low, high in zip(scores[::2], scores[1::2], strict=True))

        assert (drawn.gap, drawn.proven, len(free)) == (least, Proven.EXACT, count % 2)
        assert not any(
            {Flag.REMATCH, Flag.BYE_AGAIN, Flag.BYE_TWICE} & {*pairing.flags} for pairing in drawn.pairings
        )
        event.play(drawn)


def test_large_field_widens_its_choice_until_nobody_is_left_over(complete, monkeypatch):
    # All but a few have met each other. The few are everybody's nearest candidates, and not enough for all.
    count = 530
    if not complete:
        monkeypatch.setattr(best_round, "EXACT", 64)
        monkeypatch.setattr(best_round, "REACHES", (4, 8))
        count = 70
    old = range(1, count - 10)
    past = History.of(Met(1, a, b) for a in old for b in old if a < b)

    drawn = draw_swiss(field(*[0] * count), past, seed=1)

    rematches = sum(Flag.REMATCH in pairing.flags for pairing in drawn.pairings)
    assert (rematches, drawn.proven) == ((len(old) - 11) // 2, Proven.EXACT)
