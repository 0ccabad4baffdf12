"""A result corrected or undone: another winner advances only while the next match is unplayed."""

import pytest

from scoring import tokens
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import reopen_jogo, walkover
from scoring.models import AuditEntry, Jogo, Mao
from tests.factories import LOST, TABLE, WON, finish, make_tournament, record
from tests.locks import Beside, locked
from tests.tournaments.bracket import at, correct, mesas, play, turn_round
from tournaments.models import Confronto, Refresh, Tournament
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db


def everything(tournament):
    """Return all rows that a refused write must leave unchanged."""
    return (
        list(Confronto.objects.filter(tournament=tournament).order_by("pk").values()),
        list(Jogo.objects.order_by("pk").values()),
        list(Mao.objects.order_by("pk").values("pk", "version", "totals")),
        list(AuditEntry.objects.order_by("pk").values_list("pk", flat=True)),
        list(Refresh.objects.values()),
        Tournament.objects.values_list("state", flat=True).get(pk=tournament.pk),
    )


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
    with pytest.raises(JogoClosed):  # the old table's address no longer writes
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
    correct(jogo, sides)
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
    assert tournament.state == Tournament.State.RUNNING


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
        decisions.both_absent(confronto=semi, reason="ninguém veio", source=TABLE)
    assert at(tournament, 2, 1).status == at(tournament, 2, 2).status == "both_absent"
    tournament.refresh_from_db()
    assert tournament.state == Tournament.State.FINISHED

    decisions.undo(confronto=semifinals[first], reason="vieram", source=TABLE)
    final = at(tournament, 2, 1)
    assert (final.status, final.is_ready, (final.bye_a, final.bye_b)) == ("", False, (first == 2, first == 1))
    champion, beaten = play(tournament, 1, first)
    assert [(row.status, row.winner) for row in (at(tournament, 2, 1), at(tournament, 2, 2))] == [
        ("bye", champion),
        ("bye", beaten),
    ]

    decisions.undo(confronto=semifinals[3 - first], reason="vieram também", source=TABLE)
    play(tournament, 1, 3 - first)
    final = at(tournament, 2, 1)
    assert (final.status, final.is_ready, final.jogo is not None) == ("", True, True)
