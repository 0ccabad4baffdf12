"""A draft changed by hand until it is posted: places swapped, pairs forced and forbidden."""

import pytest

from tests.factories import TABLE, make_stages
from tests.tournaments.drafted import drafted, dupla, next_round, pairs, seats
from tests.tournaments.refusals import refused
from tournaments.entries import changes
from tournaments.event import rounds
from tournaments.event.draws import rounds_by_hand
from tournaments.models import Confronto, Draw, Round, TournamentLogEntry
from tournaments.wording.refusals import errors

pytestmark = pytest.mark.django_db

WHY = "mesa ao lado da entrada"


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
    rounds_by_hand.forbid(round=row, one=dupla(one), other=dupla(other), reason=WHY, source=TABLE)
    three = min(second)
    rounds_by_hand.force(round=row, one=dupla(one), other=dupla(three), reason=WHY, source=TABLE)
    for seed in range(5):
        row = rounds.redraw(round=row, seed=seed, source=TABLE)
        assert {one, three} in pairs(row)
        assert {one, other} not in pairs(row)
    assert ["forced"] in [flags for *_, flags in seats(row)]


def test_what_was_set_by_hand_is_taken_back_with_a_draw_without_it():
    _, row = drafted(duplas=8)
    pair = [dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1])]
    before = seats(row)
    rounds_by_hand.force(round=row, one=pair[0], other=pair[1], reason=WHY, source=TABLE)
    assert seats(row) != before
    row = rounds.redraw(round=row, seed=row.seed, keep=False, source=TABLE)
    assert (seats(row), row.forced) == (before, [])


def test_forced_pair_of_who_has_left_does_not_stop_the_draw():
    _, row = drafted(duplas=7)
    one, other = (dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1]))
    rounds_by_hand.force(round=row, one=one, other=other, reason=WHY, source=TABLE)
    changes.withdraw(dupla=one, justified=True, source=TABLE)
    gone = refused(rounds_by_hand.force, round=row, one=one, other=None, reason=WHY)
    assert errors.error(gone) == f"{one.name} não joga a rodada 1: escolha outra."
    row = rounds.post(round=rounds.redraw(round=row, source=TABLE), source=TABLE)
    assert (len(pairs(row)), row.forced) == (3, [])


def test_forced_bye_is_given():
    _, row = drafted(duplas=5)
    one = seats(row)[0][1]
    rounds_by_hand.force(round=row, one=dupla(one), other=None, reason=WHY, source=TABLE)
    assert seats(row)[-1][1:4] == (one, None, "bye")


def test_impossible_round_is_refused_and_the_draft_stays():
    _, row = drafted(duplas=2)
    before = seats(row)
    one, other = (dupla(id_) for id_ in pairs(row)[0])

    found = refused(rounds_by_hand.forbid, round=row, one=one, other=other, reason=WHY)

    row.refresh_from_db()
    assert (found.code, found.params, row.forbidden) == ("round_impossible", {"left": 2, "round": 1}, [])
    assert seats(row) == before


def test_posted_round_is_seated_for_good():
    _, row = drafted()
    rounds.post(round=row, source=TABLE)
    before = seats(row)
    one, other = dupla(before[0][1]), dupla(before[1][1])
    assert refused(rounds.redraw, round=row).code == "round_posted"
    assert refused(rounds_by_hand.swap, round=row, one=one, other=other).code == "round_posted"
    for verb in (rounds_by_hand.force, rounds_by_hand.forbid):
        assert refused(verb, round=row, one=one, other=other, reason=WHY).code == "round_posted"
    assert rounds.post(round=row, source=TABLE).state == "posted"
    assert seats(row) == before


def test_reason_of_a_pair_is_kept_with_it_in_the_log_and_with_the_draw():
    stage, row = drafted(duplas=8)
    one, other, third = (dupla(seats(row)[at][1]) for at in range(3))

    rounds_by_hand.forbid(round=row, one=other, other=third, reason=" mãe e filha ", source=TABLE)
    rounds_by_hand.force(round=row, one=one, other=other, reason=WHY, source=TABLE)
    rounds.redraw(round=row, seed=3, source=TABLE)

    row = Round.objects.get(pk=row.pk)
    assert row.forced_pairs == [(one.pk, other.pk, WHY)]
    assert row.forbidden_pairs == [(*sorted((other.pk, third.pk)), "mãe e filha")]
    log = TournamentLogEntry.objects.filter(stage=stage, action__in=("round_forced", "round_forbidden"))
    assert list(log.order_by("pk").values_list("reason", flat=True)) == ["mãe e filha", WHY]
    draw = Draw.objects.filter(stage=stage.number).latest("number").draw
    assert draw["forced"] == [{"one": one.pk, "other": other.pk, "reason": WHY}]
    assert [pair["reason"] for pair in draw["forbidden"]] == ["mãe e filha"]


def test_pair_forbidden_again_has_its_last_reason():
    _, row = drafted(duplas=8)
    one, other = (dupla(seats(row)[at][1]) for at in range(2))
    for reason in ("treinam juntas", "irmãs"):
        row = rounds_by_hand.forbid(round=row, one=one, other=other, reason=reason, source=TABLE)
        one, other = other, one

    assert [pair.reason for pair in row.forbidden_pairs] == ["irmãs"]


@pytest.mark.parametrize("verb", [rounds_by_hand.force, rounds_by_hand.forbid])
def test_pair_is_not_set_by_hand_without_a_reason(verb):
    _, row = drafted(duplas=8)
    one, other = (dupla(seats(row)[at][1]) for at in range(2))

    found = refused(verb, round=row, one=one, other=other, reason=" ")

    assert (found.code, found.field) == ("reason_missing", "reason")


def test_pairs_stored_by_the_version_before_have_no_reason():
    _, row = drafted(duplas=8)
    (_, a, b, *_), (_, c, *_), *_ = seats(row)
    Round.objects.filter(pk=row.pk).update(forced=[[a, c]], forbidden=[sorted((a, b))])

    row = rounds.redraw(round=row, seed=3, source=TABLE)

    assert {a, c} in pairs(row)
    assert [pair.reason for pair in (*row.forced_pairs, *row.forbidden_pairs)] == ["", ""]


def test_pair_of_a_schedule_is_not_set_nor_kept_apart_alone():
    (stage,) = make_stages({"format": "all_play_all", "pace": "round"}, duplas=4)
    row = Round.objects.get(stage=stage, number=1)
    (_, a, b, _, _), *_ = seats(row)
    before = seats(row)

    for verb in (rounds_by_hand.force, rounds_by_hand.forbid):
        told = refused(verb, round=row, one=dupla(a), other=dupla(b), reason=WHY)
        assert told.code == "rounds_all_drawn"
    assert refused(rounds.redraw, round=row).code == "rounds_all_drawn"

    assert seats(row) == before
