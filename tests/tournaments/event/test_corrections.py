"""The effects of a correction are shown exactly before it is made; then all changes are made in one step."""

import pytest

from scoring.errors import Refused
from scoring.models import Mao
from tests.factories import (
    LOST,
    TABLE,
    WON,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.matrix import each
from tests.remembered import remembered
from tests.scoring.at_once import PHONES, kinds, twenty
from tests.tournaments.bracket import correct, turn_round
from tests.tournaments.event.confirming import confirm, effects_of
from tests.tournaments.event.families import named
from tests.tournaments.formats import ALL, CONSOLATION, DOUBLE, KNOCKOUT
from tests.tournaments.staged import make_round, make_stage, order_of, play
from tournaments.desk.correction import preview
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages
from tournaments.event.corrections import (
    Effects,
    NotConfirmed,
    PlaceChange,
    ResultChange,
    SlotChange,
    carry_out,
)
from tournaments.models import Confronto, Penalty, Round, Stage, TournamentLogEntry
from tournaments.outcomes import decisions, penalties
from tournaments.outcomes.annul import Fallen
from tournaments.publication.document.standings import standings_lines
from tournaments.results.stage_results import results_of, standing_of

pytestmark = pytest.mark.django_db


# For one pass over a Swiss stage of four; the change itself makes about half of the queries.
ASKED, CONFIRMED = 53, 51


def turned(confronto):
    """Return the correction that gives the win to the other side."""
    return lambda: turn_round(confronto.jogo)


@remembered
def begun():
    """Return a stage of four duplas and the first of its two played confrontos; A and C have won."""
    stage = make_stage(4)
    first, second = make_round(stage, 1, "AB", "CD")
    play(second, "A")
    return stage, play(first, "A")


@pytest.fixture
def event(db):
    return begun()


@pytest.fixture
def stage(event):
    return event[0]


@pytest.fixture
def one(event):
    return event[1]


def pairs(stage, number):
    rows_ = Confronto.objects.filter(stage=stage, round=number).order_by("position")
    return [tuple(row) for row in rows_.values_list("dupla_a__number", "dupla_b__number")]


def test_nothing_stays_of_what_was_only_asked(stage, one):
    before = standings_lines(results_of(stage))

    found = effects_of(one, turned(one))

    one.refresh_from_db()
    assert found.anything
    assert standings_lines(results_of(stage)) == before
    assert (one.winner, Mao.objects.count()) == (one.dupla_a, 2)


def test_result_and_places_are_told_before_and_after(stage, one):
    a, b = one.dupla_a.name, one.dupla_b.name

    found = effects_of(one, turned(one))

    assert found.result == ResultChange(("played", a), ("played", b))
    # level but for the lots: A C B D becomes B C A D
    assert found.moves == (PlaceChange(b, 0, (3, 3), (1, 1)), PlaceChange(a, 0, (1, 1), (3, 3)))
    assert (found.posted, found.redrawn, found.later_stages) == ((), None, ())
    assert [(move.before, move.after) for move in preview(one, found).moves] == [("3º", "1º"), ("1º", "3º")]


def test_what_was_told_is_what_happens(stage, one):
    found = effects_of(one, turned(one))
    again = effects_of(one, turned(one))

    carry_out(one, turned(one), confirmed=found.key, source=TABLE)

    assert found == again
    assert order_of(standing_of(stage)) == "BCAD"


def test_change_is_made_once_a_pass_and_its_answer_returned(stage, one):
    key, made = effects_of(one, turned(one)).key, []

    answer = carry_out(one, lambda: made.append(turned(one)()) or made[-1], confirmed=key, source=TABLE)

    assert made == [answer]
    assert answer.mao.version == 2


def test_other_effects_than_those_confirmed_are_not_brought_about(stage, one):
    make_round(stage, 2, "AC", "BD", state=Round.State.DRAFT)
    found = effects_of(one, turned(one))
    penalty_of(stage, 3, "disqualification", 0)[1]()

    with pytest.raises(NotConfirmed) as caught:
        carry_out(one, turned(one), confirmed=found.key, source=TABLE)

    assert caught.value.effects != found
    assert Mao.objects.count() == 2
    assert pairs(stage, 2) == [(1, 3), (2, 4)]


@pytest.mark.django_db(transaction=True)
def test_results_corrected_at_once_are_each_changed_once_as_confirmed():
    # Ten directors correct one result and ten another. No director may confirm effects computed for another request.
    stage = make_stage(4)
    confrontos = [play(one) for one in make_round(stage, 1, "AB", "CD")]

    def change(confronto):
        return lambda: correct(confronto.jogo, {"A": dict(LOST), "B": dict(WON)}, seen_version=1)

    keys = [effects_of(one, change(one)).key for one in confrontos]

    def corrects(phone):
        one = confrontos[phone % 2]
        return carry_out(one, change(one), confirmed=keys[phone % 2], source=TABLE)

    told = twenty(corrects)

    assert kinds(told) == {"Receipt": 2, "MaoConflict": PHONES - 2}
    assert order_of(standing_of(stage)) == "BDAC"


def test_correction_asked_and_confirmed_reads_the_stage_twice_a_pass(stage, one, django_assert_num_queries):
    make_round(stage, 2, "AC", "BD", state=Round.State.POSTED)

    with django_assert_num_queries(ASKED):
        found = effects_of(one, turned(one))
    with django_assert_num_queries(CONFIRMED):
        carry_out(one, turned(one), confirmed=found.key, source=TABLE)


@pytest.mark.parametrize("state", [Round.State.POSTED, Round.State.PLAYING, Round.State.CLOSED])
def test_posted_round_keeps_its_seating(state, stage, one):
    make_round(stage, 2, "AC", "BD", state=state)

    found = confirm(one, turned(one))

    assert (found.posted, found.redrawn) == ((2,), None)
    assert pairs(stage, 2) == [(1, 3), (2, 4)]
    assert "A rodada 2 já está divulgada: os confrontos dela ficam como estão." in preview(one, found).lines


@pytest.mark.parametrize("state", [Round.State.DRAFT, Round.State.CHECKED])
def test_draft_is_drawn_again_from_the_new_standings(state, stage, one):
    make_round(stage, 2, "AC", "BD", state=state)
    Confronto.objects.filter(round=2).update(jogo=None, mesa=None)

    done = effects_of(one, turned(one))
    assert pairs(stage, 2) == [(1, 3), (2, 4)]
    carry_out(one, turned(one), confirmed=done.key, source=TABLE)

    assert (done.posted, done.redrawn) == ((), 2)
    assert {frozenset(pair) for pair in pairs(stage, 2)} == {frozenset({2, 3}), frozenset({1, 4})}
    assert Round.objects.get(number=2).state == Round.State.DRAFT
    assert "A rodada 2 ainda é rascunho: será sorteada de novo." in preview(one, done).lines


def test_draft_that_was_not_drawn_from_results_stays():
    stage = make_stage(4, plan={"format": "all_play_all", "partidas": 1})
    (one, _) = make_round(stage, 1, "AB", "CD")
    play(one, "A")
    make_round(stage, 2, "AC", "BD", state=Round.State.DRAFT)

    found = confirm(one, turned(one))

    assert found.moves
    assert (found.posted, found.redrawn) == ((), None)
    assert pairs(stage, 2) == [(1, 3), (2, 4)]


def test_later_stage_keeps_who_entered_it(stage, one):
    Stage.objects.create(
        tournament=stage.tournament, number=2, name="Final", plan={"format": "knockout"}, state="playing"
    )

    found = effects_of(one, turned(one))

    assert found.later_stages == ("Final",)
    assert "Final já começou: quem se classificou para ela continua nela." in preview(one, found).lines


def test_change_that_moves_nobody_is_made_unasked(stage, one):
    assert carry_out(one, lambda: "done", source=TABLE) == "done"


def test_any_change_of_a_result_can_be_asked_about(stage, one):
    found = effects_of(one, lambda: decisions.both_absent(confronto=one, reason="Engano", source=TABLE))

    assert found.result == ResultChange(("played", one.dupla_a.name), ("both_absent", ""))
    assert not TournamentLogEntry.objects.filter(action="both_absent").exists()
    (said, *_) = preview(one, found).lines
    assert said == f"O resultado muda: antes, vence {one.dupla_a.name}; agora, as duas ausentes."


def test_refusal_of_the_change_is_the_answer(stage, one):
    def refused():
        raise Refused("nothing_changed")

    with pytest.raises(Refused, match="nothing_changed"):
        carry_out(one, refused, source=TABLE)


@remembered
def bracket():
    tournament = make_tournament(duplas=4, third_place=False)
    one, two, final = Confronto.objects.filter(tournament=tournament).order_by("round", "position")
    play_jogo(one.jogo, "A")
    one.refresh_from_db()
    return one, two, final


def test_in_a_bracket_the_slots_that_change_hands_are_told():
    one, _, final = bracket()

    found = effects_of(one, turned(one))

    a, b = one.dupla_a.name, one.dupla_b.name
    assert found.slots == (SlotChange(2, "main", a, b),)
    assert f"{b} entra na final no lugar de {a}." in preview(one, found).lines
    final.refresh_from_db()
    assert final.dupla_a == one.dupla_a


def test_jogo_for_third_place_that_falls_is_not_called_the_final():
    tournament = make_tournament(duplas=4)
    one, two = Confronto.objects.filter(tournament=tournament, round=1).order_by("position")
    for semifinal in (one, two):
        play_jogo(semifinal.jogo, "A")
    third = Confronto.objects.get(stage=one.stage, kind="third")
    record(third.jogo, "A")

    one.refresh_from_db()
    lines = preview(one, confirm(one, turned(one))).lines

    assert [line for line in lines if "Cai o confronto" in line and "na disputa de 3º lugar" in line]
    assert all("na final" not in line for line in lines if third.dupla_b.name in line)
    assert any("entra na disputa de 3º lugar" in line for line in lines)


def test_what_was_played_from_a_result_is_told_and_falls_with_it():
    one, two, final = bracket()
    play_jogo(two.jogo, "A")
    final.refresh_from_db()
    record(final.jogo, "A")
    final.refresh_from_db()
    jogo, wrong, right = final.jogo, one.dupla_a, one.dupla_b

    effects = confirm(one, turned(one))

    assert effects.fallen == (Fallen(2, "main", (wrong.name, two.dupla_a.name), final.mesa, "played", 1),)
    assert any("Cai o confronto" in line and "na final" in line for line in preview(one, effects).lines)
    final.refresh_from_db()
    assert (final.dupla_a, final.status) == (right, "")
    assert final.jogo not in {None, jogo}
    jogo.refresh_from_db()
    assert (jogo.reason, jogo.winner) == ("cancelled", "")
    assert Mao.objects.filter(partida__jogo=jogo).count() == 1
    fell = TournamentLogEntry.objects.get(action="confronto_fell")
    assert (fell.reason, fell.data["jogo"], fell.data["maos"]) == ("soma trocada", jogo.pk, 1)


def test_nothing_falls_where_the_winner_stays():
    one, two, final = bracket()
    play_jogo(two.jogo, "A")
    final.refresh_from_db()
    record(final.jogo, "A")
    sides = {"A": {**WON, "hand": 50}, "B": dict(LOST)}

    carry_out(one, lambda: correct(one.jogo, sides), source=TABLE)

    assert not TournamentLogEntry.objects.filter(action="confronto_fell").exists()


@pytest.mark.parametrize(
    ("plan", "until"), each([KNOCKOUT | {"third": True}, DOUBLE, CONSOLATION], ["over", "begun"]), ids=named
)
def test_wrong_winner_of_the_first_round_is_put_right_at_any_time(plan, until):
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=8, partidas=1, target=700)
    first = stage.confronto_set.filter(round=1, kind="main").order_by("position")[0]
    play_jogo(first.jogo, "A")
    first.refresh_from_db()
    wrong, right = first.dupla_a, first.dupla_b
    if until == "over":
        play_open(stage)
    else:
        for jogo in jogos_being_played(stage.tournament):
            play_jogo(jogo)
        record(jogos_being_played(stage.tournament)[0])
    first.refresh_from_db()

    effects = confirm(first, turned(first))

    assert effects.fallen
    first.refresh_from_db()
    assert first.winner == right
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "running"
    after = stage.confronto_set.exclude(pk=first.pk)
    follows = Confronto.objects.get(pk=first.winner_to_id)
    assert right in (follows.dupla_a, follows.dupla_b)
    assert wrong not in (follows.dupla_a, follows.dupla_b)
    assert after.filter(status="").exists()
    play_open(stage)
    assert not stage.confronto_set.filter(status="").exists()
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


def test_result_of_a_bracket_whose_next_stage_has_begun_says_what_to_do():
    knockout, final = make_stages(KNOCKOUT | {"top": 2, "partidas": 1}, ALL, duplas=4, target=700)
    play_stage(knockout)
    stages.begin_stage(stage=final, source=TABLE)
    one = knockout.confronto_set.order_by("round", "position")[0]

    with pytest.raises(TournamentError) as caught:
        carry_out(one, turned(one), reason="trocado", source=TABLE)

    assert (caught.value.code, caught.value.params) == ("next_stage_begun", {"stage": 1, "next": 2})


def test_points_given_for_a_later_confronto_fall_with_the_dupla_they_were_given_to():
    one, two, final = bracket()
    play_jogo(two.jogo, "A")
    final.refresh_from_db()
    decisions.give_score(confronto=final, given=[1, 0], winner="A", reason="acordo", source=TABLE)

    confirm(one, turned(one))

    final.refresh_from_db()
    assert (final.given, final.status) == (None, "")
    play_jogo(final.jogo, "B")
    final.refresh_from_db()
    assert final.winner == final.dupla_b


def test_rest_of_those_who_move_is_counted(stage, one):
    found = effects_of(one, turned(one))
    many = Effects(moves=found.moves * 12)

    assert (len(preview(one, many).moves), preview(one, many).more) == (20, 4)


def penalty_of(stage, number, sanction="mp", amount=1000):
    """Return a penalty about to be given in round 1, and the function that gives it."""
    given = {"stage": stage, "dupla": stage.tournament.dupla_set.get(number=number), "round": 1}
    why = {"sanction": sanction, "amount": amount, "reason": "atraso", "source": TABLE}
    return Penalty(**given), lambda: penalties.penalise(**given, **why)


def test_penalty_tells_who_moves_and_draws_the_draft_again(stage, one):
    draft = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    subject, give = penalty_of(stage, 1)

    found = effects_of(subject, give)

    assert (found.result, found.redrawn) == (None, 2)
    assert stage.tournament.dupla_set.get(number=1).name in {move.dupla for move in found.moves}
    assert not Penalty.objects.exists()
    carry_out(subject, give, confirmed=found.key, source=TABLE)
    rounds.post(round=draft, source=TABLE)


def test_putting_out_who_is_last_already_draws_the_draft_again(stage, one):
    rounds.draw_round(stage=stage, seed=5, source=TABLE)
    last = standing_of(stage)[-1].entrant
    subject, give = penalty_of(stage, stage.tournament.dupla_set.get(pk=last).number, "disqualification", 0)

    found = effects_of(subject, give)

    assert (found.moves, found.redrawn) == ((), 2)
