"""Winners advance by themselves, and what a late correction may still change."""

from uuid import uuid4

import pytest

from scoring import tokens
from scoring.closing import reopen_jogo, walkover
from scoring.entry import correct_mao
from scoring.errors import JogoClosed, Refused
from scoring.models import Jogo, Mao, Registro
from scoring.sheet import sheet
from tests.factories import LOST, TABLE, WARNINGS, WON, finish, make_tournament, play_jogo, record
from tests.locks import Beside, locked
from tournaments import outcomes
from tournaments.models import Confronto, Refresh, Tournament

pytestmark = pytest.mark.django_db
State = Tournament.State


def at(tournament, number, position):
    """Return one confronto as it stands in the database; the third place is the last round's position 2."""
    found = Confronto.objects.select_related("jogo", "dupla_a", "dupla_b", "winner", "winner_to", "loser_to")
    return found.get(tournament=tournament, round=number, position=position)


def play(tournament, number, position, winner="A"):
    """Play a confronto's jogo to its end; return its winner and its loser."""
    confronto = at(tournament, number, position)
    play_jogo(confronto.jogo, winner)
    sides = {"A": confronto.dupla_a, "B": confronto.dupla_b}
    return sides.pop(winner), *sides.values()


def turn_round(jogo, *, source=TABLE):
    """Correct the only mão of a jogo so that the other side has won it."""
    mao = Mao.objects.standing().get(partida__jogo=jogo)
    sides = {side: dict(LOST if mao.facts["sides"][side]["batida"] else WON) for side in ("A", "B")}
    return correct_mao(
        jogo=jogo,
        partida=1,
        number=1,
        seen_version=mao.version,
        facts={"ending": "batida", "mortos_to_stock": 0, "sides": sides},
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason="lados trocados na súmula",
        source=source,
        director=True,
    )


def mesas(tournament):
    """Return (round, position) by mesa of the jogos being played; two at one mesa are a mistake."""
    playing = Confronto.objects.filter(tournament=tournament, jogo__isnull=False, jogo__closed_at=None)
    taken = {row.mesa: (row.round, row.position) for row in playing}
    assert len(taken) == playing.count()
    return taken


def everything(tournament):
    """Return all that a refused write must leave as it was."""
    return (
        list(Confronto.objects.filter(tournament=tournament).order_by("pk").values()),
        list(Jogo.objects.order_by("pk").values()),
        list(Mao.objects.order_by("pk").values("pk", "version", "totals")),
        list(Registro.objects.order_by("pk").values_list("pk", flat=True)),
        list(Refresh.objects.values()),
        Tournament.objects.values_list("state", flat=True).get(pk=tournament.pk),
    )


def test_winner_goes_on_and_loser_of_a_semifinal_plays_for_the_third_place():
    tournament = make_tournament(duplas=4)
    (first, beaten), (second, fourth) = play(tournament, 1, 1, "A"), play(tournament, 1, 2, "B")
    final, third = at(tournament, 2, 1), at(tournament, 2, 2)
    assert (final.dupla_a, final.dupla_b) == (first, second)
    assert (third.dupla_a, third.dupla_b) == (beaten, fourth)
    assert (final.jogo.labels[0], final.jogo.labels[1]) == (first.name, second.name)
    assert mesas(tournament) == {1: (2, 1), 2: (2, 2)}


@pytest.mark.parametrize("last", [1, 2], ids=["final", "third"])
def test_tournament_is_finished_when_the_last_of_final_and_third_place_is_over(last):
    tournament = make_tournament(duplas=4)
    for position in (1, 2):
        play(tournament, 1, position)
    play(tournament, 2, 3 - last)
    tournament.refresh_from_db()
    assert tournament.state == State.RUNNING
    play(tournament, 2, last)
    tournament.refresh_from_db()
    assert tournament.state == State.FINISHED


def test_without_third_place_the_final_alone_finishes_the_tournament():
    tournament = make_tournament(duplas=2, third_place=False)
    champion, _ = play(tournament, 1, 1, "B")
    tournament.refresh_from_db()
    assert (tournament.state, at(tournament, 1, 1).winner) == (State.FINISHED, champion)


@pytest.mark.parametrize(("duplas", "byes", "jogos"), [(3, 1, 1), (5, 3, 1), (6, 2, 2), (7, 1, 3), (8, 0, 4)])
def test_byes_walk_through_without_a_jogo(duplas, byes, jogos):
    tournament = make_tournament(duplas=duplas, seeds=2)
    first = list(Confronto.objects.filter(tournament=tournament, round=1).select_related("winner_to"))
    through = [row for row in first if row.is_bye]
    assert len(through) == byes
    for row in through:
        assert row.jogo is None
        assert row.winner_to.dupla(row.winner_side) == row.winner
        assert row.winner.seed in {1, 2} or byes > 2
    assert sum(row.jogo is not None for row in first) == jogos
    # where two byes meet in the second round, that jogo opens at once
    second = Confronto.objects.filter(tournament=tournament, round=2, kind="main")
    assert all((row.jogo is not None) == row.is_ready for row in second)


@pytest.mark.parametrize("duplas", [2, 3, 5, 11, 16])
def test_every_bracket_can_be_played_to_its_champion(duplas):
    tournament = finish(make_tournament(duplas=duplas))
    assert tournament.state == State.FINISHED
    assert not Confronto.objects.filter(tournament=tournament, winner=None).exists()
    assert Jogo.objects.count() == duplas - 1 + (duplas >= 4)  # all but one lose once


def test_mesas_are_the_lowest_free_ones_and_the_rest_waits():
    tournament = make_tournament(duplas=8, mesas=2)
    assert mesas(tournament) == {1: (1, 1), 2: (1, 2)}
    play(tournament, 1, 2)
    assert mesas(tournament) == {1: (1, 1), 2: (1, 3)}
    play(tournament, 1, 1)  # the next jogo of the first round comes before the first of the second
    assert mesas(tournament) == {1: (1, 4), 2: (1, 3)}
    assert at(tournament, 2, 1).is_ready
    assert at(tournament, 2, 1).jogo is None
    play(tournament, 1, 3)
    assert mesas(tournament) == {1: (1, 4), 2: (2, 1)}
    play(tournament, 1, 4)
    assert mesas(tournament) == {1: (2, 2), 2: (2, 1)}


def test_walkover_advances_the_dupla_that_came():
    tournament = make_tournament(duplas=4)
    semi = at(tournament, 1, 1)
    walkover(jogo=semi.jogo, winner="B", reason="não compareceu", source=TABLE)
    assert at(tournament, 1, 1).winner == semi.dupla_b
    assert at(tournament, 2, 1).dupla_a == semi.dupla_b
    assert at(tournament, 2, 2).dupla_a == semi.dupla_a


def test_corrected_winner_moves_on_and_the_unplayed_next_jogo_is_annulled():
    tournament = make_tournament(duplas=4)
    (old, new), (other, _) = play(tournament, 1, 1), play(tournament, 1, 2)
    before = at(tournament, 2, 1)
    token = tokens.current(before.jogo)
    turn_round(at(tournament, 1, 1).jogo)
    after = at(tournament, 2, 1)
    assert at(tournament, 1, 1).winner == new
    assert (after.dupla_a, after.dupla_b) == (new, other)
    assert after.jogo.labels[0] == new.name
    assert at(tournament, 2, 2).dupla_a == old
    annulled = tokens.find(token).jogo
    assert annulled == before.jogo
    assert (annulled.reason, annulled.winner) == ("cancelled", "")
    with pytest.raises(JogoClosed):  # nobody writes with the old table's address
        record(annulled)
    assert tokens.current(after.jogo) != token
    assert mesas(tournament) == {1: (2, 1), 2: (2, 2)}


def test_correction_that_leaves_the_winner_leaves_the_next_jogo():
    tournament = make_tournament(duplas=4)
    play(tournament, 1, 1)
    play(tournament, 1, 2)
    next_jogo = at(tournament, 2, 1).jogo
    jogo = at(tournament, 1, 1).jogo
    sides = {"A": {**WON, "hand": 50}, "B": dict(LOST)}
    correct_mao(
        jogo=jogo,
        partida=1,
        number=1,
        seen_version=1,
        facts={"ending": "batida", "mortos_to_stock": 0, "sides": sides},
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason="contadas de novo",
        source=TABLE,
        director=True,
    )
    assert sheet(jogo).current.totals["A"] == 750
    assert at(tournament, 2, 1).jogo == next_jogo
    next_jogo.refresh_from_db()
    assert next_jogo.closed_at is None


@pytest.mark.parametrize("position", [1, 2], ids=["final", "third"])
def test_correction_is_refused_whole_once_the_next_jogo_has_a_mao(position):
    tournament = make_tournament(duplas=4, partidas=3)
    for semi in (1, 2):
        walkover(jogo=at(tournament, 1, semi).jogo, winner="A", reason="não compareceu", source=TABLE)
    record(at(tournament, 2, position).jogo)
    before = everything(tournament)
    with pytest.raises(Refused) as refusal:
        reopen_jogo(jogo=at(tournament, 1, 1).jogo, reason="chegaram a tempo", source=TABLE)
    assert refusal.value.code == "next_jogo_played"
    assert refusal.value.params == {"mesa": at(tournament, 2, position).mesa}
    assert everything(tournament) == before


def test_correction_of_the_winner_is_refused_whole_once_the_next_jogo_has_a_mao():
    tournament = make_tournament(duplas=4, partidas=1, target=700)
    play(tournament, 1, 1)
    play(tournament, 1, 2)
    record(at(tournament, 2, 1).jogo)
    before = everything(tournament)
    with pytest.raises(Refused) as refusal:
        turn_round(at(tournament, 1, 1).jogo)
    assert refusal.value.code == "next_jogo_played"
    assert everything(tournament) == before


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_correction_is_refused_at_once_while_the_next_jogo_is_being_written():
    tournament = make_tournament(duplas=4)
    play(tournament, 1, 1)
    play(tournament, 1, 2)
    before = everything(tournament)
    with locked(at(tournament, 2, 1).jogo), pytest.raises(Refused) as refusal:
        Beside(lambda: turn_round(at(tournament, 1, 1).jogo)).result(5)
    assert refusal.value.code == "next_jogo_played"
    assert everything(tournament) == before


def test_next_jogo_decided_by_walkover_stands_in_the_way_too():
    tournament = make_tournament(duplas=4)
    play(tournament, 1, 1)
    play(tournament, 1, 2)
    walkover(jogo=at(tournament, 2, 1).jogo, winner="B", reason="não compareceu", source=TABLE)
    with pytest.raises(Refused) as refusal:
        turn_round(at(tournament, 1, 1).jogo)
    assert refusal.value.code == "next_jogo_played"


def test_reopened_jogo_takes_its_winner_back():
    tournament = make_tournament(duplas=4)
    play(tournament, 1, 1)
    play(tournament, 1, 2)
    annulled = at(tournament, 2, 1).jogo
    reopen_jogo(jogo=at(tournament, 1, 1).jogo, reason="súmula trocada", source=TABLE)
    final, third = at(tournament, 2, 1), at(tournament, 2, 2)
    assert at(tournament, 1, 1).winner is None
    assert (final.dupla_a, final.jogo, final.mesa) == (None, None, None)
    assert final.dupla_b is not None
    assert third.dupla_a is None
    annulled.refresh_from_db()
    assert annulled.reason == "cancelled"


def test_reopened_final_makes_the_tournament_run_again():
    tournament = finish(make_tournament(duplas=2))
    reopen_jogo(jogo=at(tournament, 1, 1).jogo, reason="súmula trocada", source=TABLE)
    tournament.refresh_from_db()
    assert tournament.state == State.RUNNING


def test_reopened_jogo_never_shares_a_mesa():
    tournament = make_tournament(duplas=8, mesas=2)
    play(tournament, 1, 1)
    assert mesas(tournament) == {1: (1, 3), 2: (1, 2)}
    reopen_jogo(jogo=at(tournament, 1, 1).jogo, reason="súmula trocada", source=TABLE)
    assert mesas(tournament) == {1: (1, 3), 2: (1, 2), 3: (1, 1)}


def test_reopened_jogo_keeps_its_mesa_where_that_is_free():
    tournament = make_tournament(duplas=4)
    play(tournament, 1, 2)
    reopen_jogo(jogo=at(tournament, 1, 2).jogo, reason="súmula trocada", source=TABLE)
    assert mesas(tournament) == {1: (1, 1), 2: (1, 2)}


@pytest.mark.parametrize("first", [1, 2])
def test_meetings_both_missed_are_taken_back_one_by_one(first):
    tournament = make_tournament(duplas=4)
    semifinals = {position: at(tournament, 1, position) for position in (1, 2)}
    for semi in semifinals.values():
        outcomes.both_absent(confronto=semi, reason="ninguém veio", source=TABLE)
    assert at(tournament, 2, 1).status == at(tournament, 2, 2).status == "both_absent"
    tournament.refresh_from_db()
    assert tournament.state == State.FINISHED

    outcomes.undo(confronto=semifinals[first], reason="vieram", source=TABLE)
    final = at(tournament, 2, 1)
    assert (final.status, final.is_ready, (final.bye_a, final.bye_b)) == ("", False, (first == 2, first == 1))
    champion, beaten = play(tournament, 1, first)
    assert [(row.status, row.winner) for row in (at(tournament, 2, 1), at(tournament, 2, 2))] == [
        ("bye", champion),
        ("bye", beaten),
    ]

    outcomes.undo(confronto=semifinals[3 - first], reason="vieram também", source=TABLE)
    play(tournament, 1, 3 - first)
    final = at(tournament, 2, 1)
    assert (final.status, final.is_ready, final.jogo is not None) == ("", True, True)
