"""W.O., double absence, abandoned, assigned score and average: each has a status and a reason and closes its jogo."""

import pytest

from scoring.lifecycle.open_close import walkover as at_the_table
from tests.factories import TABLE, play_jogo, record
from tests.tournaments.bracket import turn_round
from tests.tournaments.settling import VERBS, WHY
from tests.tournaments.staged import make_round, make_stage, order_of, play
from tournaments.errors import TournamentError
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Refresh, Round, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.results.stage_results import standing_of
from tournaments.wording.refusals import errors

pytestmark = pytest.mark.django_db
WINNERS = {"walkover": "B", "both_absent": "", "abandoned": "A", "director": "B", "average": "B"}
UNPLAYED = [name for name in VERBS if name != "abandoned"]


@pytest.fixture
def stage(db):
    return make_stage(4)


def winner_of(confronto):
    return {None: "", confronto.dupla_a_id: "A", confronto.dupla_b_id: "B"}[confronto.winner_id]


@pytest.mark.parametrize("status", VERBS)
def test_outcome_of_a_begun_jogo_closes_it_and_keeps_what_was_played(status):
    stage = make_stage(4, target=2000)
    one, _ = make_round(stage, 1, "AB", "CD")
    record(one.jogo, "A")

    settled = VERBS[status](one)

    assert (settled.status, winner_of(settled)) == (status, WINNERS[status])
    assert settled.jogo.closed_at
    assert settled.jogo.winner == WINNERS[status]
    assert settled.jogo.partida_set.get().mao_set.count() == 1
    line = TournamentLogEntry.objects.get()
    assert (line.action, line.round, line.stage, line.reason) == (status, 1, stage, WHY["reason"])
    assert told(line.data["duplas"]) == {"A": one.dupla_a.name, "B": one.dupla_b.name}


@pytest.mark.parametrize("status", UNPLAYED)
def test_outcome_without_a_mao_lets_an_annulled_jogo_go(status, stage):
    one, _ = make_round(stage, 1, "AB", "CD")
    jogo = one.jogo

    settled = VERBS[status](one)

    jogo.refresh_from_db()
    assert (settled.status, winner_of(settled)) == (status, WINNERS[status])
    assert jogo.closed_at
    assert settled.jogo == (jogo if status == "walkover" else None)


@pytest.mark.parametrize("status", UNPLAYED)
def test_outcome_needs_no_jogo(status, stage):
    one, _ = make_round(stage, 1, "AB", "CD")
    one.jogo = None
    one.save()
    wanted = Refresh.objects.get().wanted

    assert VERBS[status](one).status == status
    assert Refresh.objects.get().wanted > wanted


@pytest.mark.parametrize("status", VERBS)
def test_outcome_may_change_what_was_decided_before(status, stage):
    one, _ = make_round(stage, 1, "AB", "CD")
    decisions.give_score(confronto=play(one, "A"), given=[2, 1], winner="A", **WHY)

    settled = VERBS[status](one)

    assert (settled.status, winner_of(settled)) == (status, WINNERS[status])
    assert settled.given == ([1, "1/2"] if status == "director" else None)
    assert settled.jogo.winner == "A"  # the sheet has the played mãos


@pytest.mark.parametrize(
    ("typed", "stored"),
    [("0,5", "1/2"), ("½", "1/2"), ("1½", "3/2"), ("1 1/2", "3/2"), ("0.25", "1/4"), ("2,0", 2)],
)
def test_points_are_typed_as_people_write_them(typed, stored, stage):
    one, _ = make_round(stage, 1, "AB", "CD")
    settled = decisions.give_score(confronto=one, given=[typed, 0], winner="A", **WHY)
    assert settled.given == [stored, 0]


def test_given_score_stands_whatever_is_corrected_in_the_jogo(stage):
    one, _ = make_round(stage, 1, "AB", "CD")
    play(one, "A")
    decisions.give_score(confronto=one, given=[2, 1], winner="A", **WHY)

    turn_round(one.jogo)

    one.refresh_from_db()
    assert one.jogo.winner == "B"
    assert (one.status, winner_of(one), one.given) == ("director", "A", [2, 1])


def test_round_closes_with_its_last_result_and_opens_with_one_taken_back(stage):
    one, two = make_round(stage, 1, "AB", "CD")
    play(one, "A")
    assert Round.objects.get().state == Round.State.POSTED

    decisions.both_absent(confronto=two, **WHY)
    assert Round.objects.get().state == Round.State.CLOSED

    two.refresh_from_db()
    undone = decisions.undo(confronto=two, **WHY)
    assert Round.objects.get().state == Round.State.PLAYING
    assert (undone.status, undone.winner, undone.jogo.closed_at) == ("", None, None)
    assert TournamentLogEntry.objects.latest("pk").action == "undone"


@pytest.mark.parametrize("status", ["walkover", "director"])
def test_result_taken_back_lets_the_table_play_on(status):
    stage = make_stage(2, target=2000)
    (one,) = make_round(stage, 1, "AB")
    record(one.jogo, "A")

    undone = decisions.undo(confronto=VERBS[status](one), **WHY)

    assert (undone.status, undone.given, undone.winner) == ("", None, None)
    play_jogo(undone.jogo, "A")
    undone.refresh_from_db()
    assert (undone.status, winner_of(undone)) == ("played", "A")


@pytest.mark.parametrize(
    ("winner", "expected"), [(None, "A"), ("", ""), ("B", "B")], ids=["as-it-stands", "level", "told"]
)
def test_abandoned_is_won_by_who_leads_unless_told_otherwise(winner, expected):
    stage = make_stage(2, target=2000)
    (one,) = make_round(stage, 1, "AB")
    record(one.jogo, "A")

    assert winner_of(decisions.abandon(confronto=one, winner=winner, **WHY)) == expected


@pytest.mark.parametrize(
    ("verb", "arguments", "code", "field"),
    [
        (decisions.walkover, {"winner": "C"}, "side_unknown", "winner"),
        (decisions.walkover, {"winner": ""}, "side_unknown", "winner"),
        (decisions.walkover, {"winner": "A", "reason": " "}, "reason_missing", "reason"),
        (decisions.both_absent, {"reason": ""}, "reason_missing", "reason"),
        (decisions.abandon, {}, "nothing_played", None),
        (decisions.give_score, {"given": [1]}, "points_invalid", "given"),
        (decisions.give_score, {"given": [1, -2]}, "points_invalid", "given"),
        (decisions.give_score, {"given": ["x", 2]}, "points_invalid", "given"),
        (decisions.give_score, {"given": ["1/0", 2]}, "points_invalid", "given"),
        (decisions.give_score, {"given": [1, 2], "winner": "x"}, "side_unknown", "winner"),
        (decisions.average, {"winner": ""}, "side_unknown", "winner"),
        (decisions.undo, {}, "not_settled", None),
    ],
)
def test_outcome_refused_leaves_everything_as_it_was(verb, arguments, code, field, stage):
    one, _ = make_round(stage, 1, "AB", "CD")

    with pytest.raises(TournamentError) as refused:
        verb(confronto=one, **{**WHY, **arguments})

    assert (refused.value.code, refused.value.field) == (code, field)
    one.refresh_from_db()
    assert (one.status, one.winner, one.jogo.closed_at, TournamentLogEntry.objects.count()) == (
        "",
        None,
        None,
        0,
    )


@pytest.mark.parametrize("state", [Round.State.DRAFT, Round.State.CHECKED])
def test_round_not_posted_takes_no_results(state, stage):
    one, _ = make_round(stage, 1, "AB", "CD", state=state)

    with pytest.raises(TournamentError, match="not_posted") as caught:
        decisions.both_absent(confronto=one, **WHY)

    assert errors.error(caught.value).startswith("A rodada 1 da fase 1 ainda não foi divulgada")


def test_bye_has_no_other_outcome(stage):
    one, _ = make_round(stage, 1, "A-", "CD")

    with pytest.raises(TournamentError, match="not_both_known"):
        decisions.walkover(confronto=one, winner="A", **WHY)


def test_walkover_told_at_the_table_is_the_same(stage):
    one, two = make_round(stage, 1, "AB", "CD")
    at_the_table(jogo=one.jogo, winner="B", reason="x", source=TABLE)
    decisions.walkover(confronto=two, winner="B", **WHY)

    assert set(Confronto.objects.values_list("status", flat=True)) == {"walkover"}
    assert order_of(standing_of(stage))[:2] == "BD"
