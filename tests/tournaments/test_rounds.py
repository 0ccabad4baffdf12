"""A round: drawn, changed by hand, checked, posted, played, closed; and what stands in its way."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scoring.closing import reopen_jogo, walkover
from tests.factories import TABLE, jogos_being_played, make_stages, play_open, record
from tests.locks import Beside, locked, until, waiting
from tournaments import entries, rounds, sanctions, stages, tables
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Dupla, Ocorrencia, Round, Stage

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3}
DANESE = {"format": "danese", "rounds": 3}


def drafted(*, plan=SWISS, duplas=6, **fields):
    """Return a stage that has begun, and its first round, a draft."""
    (stage,) = make_stages(plan, duplas=duplas, **fields)
    return stage, Round.objects.get(stage=stage)


def seats(row):
    """Return the confrontos of a round as plain values, by table."""
    found = Confronto.objects.filter(stage=row.stage, round=row.number).order_by("position")
    return list(found.values_list("position", "dupla_a", "dupla_b", "status", "flags"))


def pairs(row):
    return [{a, b} for _, a, b, _, _ in seats(row)]


def dupla(id_):
    return Dupla.objects.get(pk=id_)


def refused(verb, **given):
    with pytest.raises(TournamentError) as caught:
        verb(**given, source=TABLE)
    return caught.value


def next_round(stage, row):
    """Post a round, play it to its end, draw the next."""
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    return rounds.draw_round(stage=stage, seed=5, source=TABLE)


def test_draft_opens_no_jogo_and_posting_it_opens_them_in_the_order_of_the_tables():
    stage, row = drafted()
    assert (row.state, jogos_being_played(stage.tournament)) == ("draft", [])

    assert rounds.check(round=row, source=TABLE).state == "checked"
    row = rounds.post(round=row, source=TABLE)

    assert (row.state, row.posted_at is not None) == ("posted", True)
    found = Confronto.objects.filter(stage=stage).order_by("position")
    assert [(one.position, one.mesa, one.jogo.may_draw) for one in found] == [
        (1, 1, True),
        (2, 2, True),
        (3, 3, True),
    ]
    assert rounds.start(round=row, source=TABLE).state == "playing"


def test_with_fewer_mesas_the_rest_waits():
    stage, row = drafted(duplas=8, mesas=3)
    rounds.post(round=row, source=TABLE)
    record(jogos_being_played(stage.tournament)[1])
    mesas = Confronto.objects.filter(stage=stage).order_by("position").values_list("mesa", flat=True)
    assert list(mesas) == [1, 2, 3, 2]


def test_round_closes_with_its_last_result():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    for jogo, state in zip(jogos_being_played(stage.tournament), ("posted", "posted", "closed"), strict=True):
        walkover(jogo=jogo, winner="A", reason="não compareceu", source=TABLE)
        row.refresh_from_db()
        assert row.state == state
    assert set(Confronto.objects.filter(stage=stage).values_list("status", flat=True)) == {"walkover"}


def test_level_jogo_is_played_without_a_winner():
    stage, row = drafted(duplas=4, partidas=2, fixed=True)
    rounds.post(round=row, source=TABLE)
    jogo = jogos_being_played(stage.tournament)[0]
    for winner in "AB":
        record(jogo, winner)
    confronto = Confronto.objects.get(jogo=jogo)
    assert (confronto.status, confronto.winner) == ("played", None)


@pytest.mark.parametrize("posted", [False, True], ids=["next-is-a-draft", "next-is-posted"])
def test_reopened_jogo_opens_its_round_again_unless_the_next_is_posted(posted):
    stage, row = drafted()
    following = next_round(stage, row)
    if posted:
        rounds.post(round=following, source=TABLE)
    jogo = Confronto.objects.filter(stage=stage, round=1).first().jogo

    reopen_jogo(jogo=jogo, reason="súmula trocada", source=TABLE)

    row.refresh_from_db()
    assert row.state == ("closed" if posted else "playing")
    assert Confronto.objects.get(jogo=jogo).status == ""
    if not posted:
        assert refused(rounds.post, round=following).code == "results_missing"


def test_next_round_waits_for_the_results_unless_the_director_says_why():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    found = refused(rounds.draw_round, stage=stage)
    assert (found.code, found.params) == ("results_missing", {"missing": 3, "round": 1})

    following = rounds.draw_round(stage=stage, override="mesa 2 termina amanhã", source=TABLE)
    rounds.post(round=following, source=TABLE)

    assert following.number == 2
    assert Ocorrencia.objects.filter(action="round_drawn").last().reason == "mesa 2 termina amanhã"
    assert not Confronto.objects.filter(stage=stage, round=2, jogo__isnull=False).exists()  # all still play


def test_same_seed_repeats_a_draw_another_does_not():
    _, row = drafted(duplas=16)
    first = seats(row)
    again = rounds.redraw(round=row, seed=row.seed, source=TABLE)
    assert seats(again) == first
    assert seats(rounds.redraw(round=row, seed=row.seed + 1, source=TABLE)) != first


def test_two_who_are_swapped_change_places_and_are_marked():
    _, row = drafted(duplas=5)
    (_, a, b, _, _), *_, (_, resting, _, _, _) = seats(row)

    rounds.swap(round=row, one=dupla(b), other=dupla(resting), source=TABLE)

    after = seats(row)
    assert after[0][1:] == (a, resting, "", ["forced"])
    assert after[-1][1:] == (b, None, "bye", ["forced", "bye"])
    assert Confronto.objects.get(stage=row.stage, status="bye").winner_id == b


def test_swap_that_lets_somebody_rest_again_says_so():
    stage, row = drafted(duplas=5)
    rested = Confronto.objects.get(stage=stage, status="bye").winner
    following = next_round(stage, row)
    resting = Confronto.objects.get(stage=stage, round=2, status="bye").winner

    rounds.swap(round=following, one=rested, other=resting, source=TABLE)

    assert Confronto.objects.get(stage=stage, round=2, status="bye").flags == ["forced", "bye", "bye_again"]


def test_forced_and_forbidden_pairs_outlive_a_redraw():
    _, row = drafted(duplas=8)
    first, second = pairs(row)[:2]
    one, other, *_ = sorted(first) + sorted(second)
    rounds.forbid(round=row, one=dupla(one), other=dupla(other), source=TABLE)
    three = min(second)
    rounds.force(round=row, one=dupla(one), other=dupla(three), source=TABLE)
    for seed in range(5):
        row = rounds.redraw(round=row, seed=seed, source=TABLE)
        assert {one, three} in pairs(row)
        assert {one, other} not in pairs(row)
    assert ["forced"] in [flags for *_, flags in seats(row)]


def test_what_was_set_by_hand_is_taken_back_with_a_draw_without_it():
    _, row = drafted(duplas=8)
    pair = [dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1])]
    before = seats(row)
    rounds.force(round=row, one=pair[0], other=pair[1], source=TABLE)
    assert seats(row) != before
    row = rounds.redraw(round=row, seed=row.seed, keep=False, source=TABLE)
    assert (seats(row), row.forced) == (before, [])


def test_forced_pair_of_who_has_left_does_not_stop_the_draw():
    _, row = drafted(duplas=7)
    one, other = (dupla(id_) for id_ in (seats(row)[0][1], seats(row)[1][1]))
    rounds.force(round=row, one=one, other=other, source=TABLE)
    entries.withdraw(dupla=one, justified=True, source=TABLE)
    assert refused(rounds.force, round=row, one=one, other=None).code == "forced_stranger"
    row = rounds.post(round=rounds.redraw(round=row, source=TABLE), source=TABLE)
    assert (len(pairs(row)), row.forced) == (3, [])


def test_forced_bye_is_given():
    _, row = drafted(duplas=5)
    one = seats(row)[0][1]
    rounds.force(round=row, one=dupla(one), other=None, source=TABLE)
    assert seats(row)[-1][1:4] == (one, None, "bye")


def test_impossible_round_is_refused_and_the_draft_stays():
    _, row = drafted(duplas=2)
    before = seats(row)
    one, other = (dupla(id_) for id_ in pairs(row)[0])

    found = refused(rounds.forbid, round=row, one=one, other=other)

    row.refresh_from_db()
    assert (found.code, found.params, row.forbidden) == ("round_impossible", {"left": 2}, [])
    assert seats(row) == before


def test_posted_round_is_seated_for_good():
    _, row = drafted()
    rounds.post(round=row, source=TABLE)
    before = seats(row)
    one, other = dupla(before[0][1]), dupla(before[1][1])
    assert refused(rounds.redraw, round=row).code == "round_posted"
    for verb in (rounds.swap, rounds.force, rounds.forbid):
        assert refused(verb, round=row, one=one, other=other).code == "round_posted"
    assert rounds.post(round=row, source=TABLE).state == "posted"
    assert seats(row) == before


def test_what_cannot_be_drawn_says_why():
    stage, row = drafted(duplas=8)
    assert refused(rounds.draw_round, stage=stage).code == "round_waiting"
    for _ in range(2):
        row = next_round(stage, row)
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    assert refused(rounds.draw_round, stage=stage).code == "rounds_all_played"
    assert refused(rounds.start, round=row).code == "round_not_posted"
    stages.close_stage(stage=stage, source=TABLE)
    assert refused(rounds.draw_round, stage=stage).code == "stage_not_playing"
    (girone,) = make_stages({"format": "all_play_all"}, duplas=4)
    assert refused(rounds.draw_round, stage=girone).code == "rounds_all_drawn"


def test_danese_seats_first_against_second_of_the_standings():
    stage, row = drafted(plan={**DANESE, "swiss": {"rematches": True}}, duplas=6)
    for _ in range(2):
        row = next_round(stage, row)
        standing = [one.entrant for one in tables.standing_of(stage, after=row.number - 1)]
        assert pairs(row) == [set(standing[at : at + 2]) for at in (0, 2, 4)]


def test_danese_avoids_a_rematch_where_the_plan_does_not_allow_it():
    stage, row = drafted(plan=DANESE | {"swiss": {"rematches": False}}, duplas=4)
    met = pairs(row)
    for _ in range(2):
        row = next_round(stage, row)
        met += pairs(row)
    assert len(set(map(frozenset, met))) == 6  # each with each


def test_nobody_rests_twice_while_somebody_has_not():
    stage, row = drafted(plan=DANESE, duplas=3)
    for _ in range(2):
        row = next_round(stage, row)
    resting = Confronto.objects.filter(stage=stage, status="bye").values_list("dupla_a", flat=True)
    assert len(set(resting)) == 3


def test_a_draw_costs_the_same_queries_whatever_the_size():
    counts = []
    for duplas in (4, 24):
        stage, row = drafted(duplas=duplas)
        rounds.post(round=row, source=TABLE)
        for jogo in jogos_being_played(stage.tournament):
            record(jogo)
        with CaptureQueriesContext(
            connection,
        ) as caught:
            rounds.draw_round(stage=stage, seed=1, source=TABLE)
        counts.append([query["sql"] for query in caught if "SAVEPOINT" not in query["sql"]])
    assert [len(queries) for queries in counts] == [10, 10], counts[0]


def test_failed_draw_leaves_no_half_round():
    stage, row = drafted(plan={**SWISS, "swiss": {"byes": False}}, duplas=4)
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    Stage.objects.get(pk=stage.pk).stageentry_set.order_by("place").last().delete()

    found = refused(rounds.draw_round, stage=stage)

    assert (found.code, Round.objects.filter(stage=stage).count()) == ("odd_without_bye", 1)
    assert not Confronto.objects.filter(stage=stage, round=2).exists()


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_two_draws_at_once_make_one_round():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    with locked(stage.tournament):
        both = [Beside(lambda: rounds.draw_round(stage=stage, source=TABLE)) for _ in range(2)]
        until(lambda: waiting() == 2)
    for one in both:
        one.join(20)
    assert [one.error.code for one in both if one.error] == ["round_waiting"]
    assert Round.objects.filter(stage=stage, number=2).count() == 1


@pytest.mark.parametrize("plan", [SWISS, DANESE])
@pytest.mark.parametrize("override", ["", "falta um relógio"])
def test_draft_of_standings_that_changed_is_drawn_again_before_it_is_posted(plan, override):
    stage, first = drafted(plan=plan)
    rounds.post(round=first, source=TABLE)
    play_open(stage)
    row = rounds.draw_round(stage=stage, seed=5, override=override, source=TABLE)
    jogo = Confronto.objects.filter(stage=stage, round=1).latest("position").jogo
    reopen_jogo(jogo=jogo, reason="engano", source=TABLE)
    walkover(jogo=jogo, winner="B", reason="engano", source=TABLE)

    if override:
        assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED
        return
    assert [refused(verb, round=row).code for verb in (rounds.check, rounds.post)] == ["round_outdated"] * 2
    rounds.redraw(round=row, seed=5, source=TABLE)
    assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED


def test_draft_of_other_points_is_drawn_again_though_nobody_moves():
    stage, first = drafted(plan=SWISS)
    rounds.post(round=first, source=TABLE)
    play_open(stage)
    row = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    last = dupla(tables.standing_of(stage)[-1].entrant)
    why = {"sanction": "vp", "amount": 1, "reason": "atraso"}
    sanctions.penalise(stage=stage, dupla=last, round=1, **why, source=TABLE)

    assert tables.standing_of(stage)[-1].entrant == last.pk
    assert refused(rounds.post, round=row).code == "round_outdated"
    rounds.redraw(round=row, seed=5, source=TABLE)
    assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED
