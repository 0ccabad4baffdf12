"""What a correction changes is told before, exactly; then done in one step."""

import pytest

from scoring.errors import Refused
from scoring.models import Mao
from tests.factories import TABLE, make_tournament, play_jogo, record
from tests.tournaments.bracket import turn_round
from tests.tournaments.staged import make_round, make_stage, order_of, play
from tournaments.desk.jogo.ask_first import told
from tournaments.event import corrections, rounds
from tournaments.event.corrections import Move, Result, Swapped
from tournaments.models import Confronto, Ocorrencia, Penalty, Round, Stage
from tournaments.outcomes import decisions as outcomes
from tournaments.outcomes import penalties as sanctions
from tournaments.results.stage_results import book, rows, standing_of

pytestmark = pytest.mark.django_db


def turned(confronto):
    """Return the correction after which the other side has won."""
    return lambda: turn_round(confronto.jogo)


@pytest.fixture
def stage(db):
    return make_stage(4)


@pytest.fixture
def one(stage):
    """The first of two confrontos that are played: A and C have won."""
    first, second = make_round(stage, 1, "AB", "CD")
    play(second, "A")
    return play(first, "A")


def pairs(stage, number):
    rows_ = Confronto.objects.filter(stage=stage, round=number).order_by("position")
    return [tuple(row) for row in rows_.values_list("dupla_a__number", "dupla_b__number")]


def test_nothing_stays_of_what_was_only_asked(stage, one):
    before = rows(book(stage))

    found = corrections.affected(one, turned(one))

    one.refresh_from_db()
    assert found.anything
    assert rows(book(stage)) == before
    assert (one.winner, Mao.objects.count()) == (one.dupla_a, 2)


def test_result_and_places_are_told_before_and_after(stage, one):
    a, b = one.dupla_a.name, one.dupla_b.name

    found = corrections.affected(one, turned(one))

    assert found.result == Result(("played", a), ("played", b))
    # level but for the lots: A C B D becomes B C A D
    assert found.moves == (Move(b, 0, (3, 3), (1, 1)), Move(a, 0, (1, 1), (3, 3)))
    assert (found.posted, found.redrawn, found.later_stage) == ((), None, "")
    assert [(move.before, move.after) for move in told(one, found).moves] == [("3º", "1º"), ("1º", "3º")]


def test_what_was_told_is_what_happens(stage, one):
    found = corrections.affected(one, turned(one))
    again = corrections.affected(one, turned(one))

    done = corrections.carry_out(one, turned(one), source=TABLE)

    assert found == again == done
    assert found.key == done.key
    assert order_of(standing_of(stage)) == "BCAD"


@pytest.mark.parametrize("state", [Round.State.POSTED, Round.State.PLAYING, Round.State.CLOSED])
def test_posted_round_keeps_its_seating(state, stage, one):
    make_round(stage, 2, "AC", "BD", state=state)

    found = corrections.carry_out(one, turned(one), source=TABLE)

    assert (found.posted, found.redrawn) == ((2,), None)
    assert pairs(stage, 2) == [(1, 3), (2, 4)]
    assert "A rodada 2 já está afixada: os confrontos dela ficam como estão." in told(one, found).lines


@pytest.mark.parametrize("state", [Round.State.DRAFT, Round.State.CHECKED])
def test_draft_is_drawn_again_from_the_new_standings(state, stage, one):
    make_round(stage, 2, "AC", "BD", state=state)
    Confronto.objects.filter(round=2).update(jogo=None, mesa=None)

    asked = corrections.affected(one, turned(one))
    assert pairs(stage, 2) == [(1, 3), (2, 4)]
    done = corrections.carry_out(one, turned(one), source=TABLE)

    assert asked == done
    assert (done.posted, done.redrawn) == ((), 2)
    assert {frozenset(pair) for pair in pairs(stage, 2)} == {frozenset({2, 3}), frozenset({1, 4})}
    assert Round.objects.get(number=2).state == Round.State.DRAFT
    assert "A rodada 2 ainda é rascunho: será sorteada de novo." in told(one, done).lines


def test_draft_that_was_not_drawn_from_results_stays():
    stage = make_stage(4, plan={"format": "all_play_all", "partidas": 1})
    (one, _) = make_round(stage, 1, "AB", "CD")
    play(one, "A")
    make_round(stage, 2, "AC", "BD", state=Round.State.DRAFT)

    found = corrections.carry_out(one, turned(one), source=TABLE)

    assert found.moves
    assert (found.posted, found.redrawn) == ((), None)
    assert pairs(stage, 2) == [(1, 3), (2, 4)]


def test_later_stage_keeps_who_entered_it(stage, one):
    Stage.objects.create(
        tournament=stage.tournament, number=2, name="Final", plan={"format": "knockout"}, state="playing"
    )

    found = corrections.affected(one, turned(one))

    assert found.later_stage == "Final"
    assert "Final já começou: quem se classificou para ela continua nela." in told(one, found).lines


def test_correction_that_moves_nobody_tells_nothing(stage, one):
    def nothing():
        return None

    assert not corrections.affected(one, nothing).anything


def test_any_change_of_a_result_can_be_asked_about(stage, one):
    found = corrections.affected(
        one, lambda: outcomes.both_absent(confronto=one, reason="Engano", source=TABLE)
    )

    assert found.result == Result(("played", one.dupla_a.name), ("both_absent", ""))
    assert not Ocorrencia.objects.filter(action="both_absent").exists()
    (said, *_) = told(one, found).lines
    assert said == f"O resultado muda: antes, vence {one.dupla_a.name}; agora, as duas ausentes."


def test_refusal_of_the_change_is_the_answer(stage, one):
    def refused():
        raise Refused("nothing_changed")

    with pytest.raises(Refused, match="nothing_changed"):
        corrections.affected(one, refused)


def bracket():
    tournament = make_tournament(duplas=4, third_place=False)
    one, two, final = Confronto.objects.filter(tournament=tournament).order_by("round", "position")
    play_jogo(one.jogo, "A")
    one.refresh_from_db()
    return one, two, final


def test_in_a_bracket_the_slots_that_change_hands_are_told():
    one, _, final = bracket()

    found = corrections.affected(one, turned(one))

    a, b = one.dupla_a.name, one.dupla_b.name
    assert found.slots == (Swapped(2, a, b),)
    assert f"{b} entra na final no lugar de {a}." in told(one, found).lines
    final.refresh_from_db()
    assert final.dupla_a == one.dupla_a


def test_what_was_played_from_a_result_is_named():
    one, two, final = bracket()
    play_jogo(two.jogo, "A")
    assert corrections.played_from(one) == ()
    final.refresh_from_db()
    record(final.jogo, "A")

    assert corrections.played_from(one) == (final,)
    with pytest.raises(Refused, match="next_jogo_played"):
        corrections.affected(one, turned(one))


def test_rest_of_those_who_move_is_counted(stage, one):
    found = corrections.affected(one, turned(one))
    many = corrections.Affected(moves=found.moves * 12)

    assert (len(told(one, many).moves), told(one, many).more) == (20, 4)


def penalty_of(stage, number, sanction="mp", amount=1000):
    """Return a penalty about to be given to A in round 1, and the verb that gives it."""
    given = {"stage": stage, "dupla": stage.tournament.dupla_set.get(number=number), "round": 1}
    why = {"sanction": sanction, "amount": amount, "reason": "atraso", "source": TABLE}
    return Penalty(**given), lambda: sanctions.penalise(**given, **why)


def test_penalty_tells_who_moves_and_draws_the_draft_again(stage, one):
    draft = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    subject, give = penalty_of(stage, 1)

    found = corrections.affected(subject, give)

    assert (found.result, found.redrawn) == (None, 2)
    assert stage.tournament.dupla_set.get(number=1).name in {move.dupla for move in found.moves}
    assert not Penalty.objects.exists()
    assert corrections.carry_out(subject, give, source=TABLE) == found
    rounds.post(round=draft, source=TABLE)


def test_putting_out_who_is_last_already_draws_the_draft_again(stage, one):
    rounds.draw_round(stage=stage, seed=5, source=TABLE)
    last = standing_of(stage)[-1].entrant
    subject, give = penalty_of(stage, stage.tournament.dupla_set.get(pk=last).number, "disqualification", 0)

    found = corrections.affected(subject, give)

    assert (found.moves, found.redrawn) == ((), 2)
