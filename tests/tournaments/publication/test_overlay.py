"""The live score over a published document, on plain data."""

import copy

import pytest

from tournaments.publication.document.overlay import overlay


def jogo(identifier, state="open", a=0, b=0, winner=""):
    partida = {"number": 1, "winner": winner, "reason": "", "maos": 1, "totals": {"A": a, "B": b}}
    won = {"A": int(winner == "A"), "B": int(winner == "B")}
    reason = "majority" if winner else ""
    return {
        "id": identifier,
        "state": state,
        "winner": winner,
        "reason": reason,
        "won": won,
        "partidas": [partida],
    }


def confronto(pk, state, **more):
    slots = {
        "A": {"dupla": 1, "name": "Ana e Bia", "seed": 1},
        "B": {"dupla": 2, "name": "Caio e Davi", "seed": None},
    }
    return {"id": pk, "state": state, "mesa": None, "winner": "", "slots": slots, "jogo": None} | more


def published(*confrontos):
    duplas = [{"number": 1, "seed": 1}, {"number": 2, "seed": None}]
    rounds = [{"round": 1, "name": "final", "confrontos": list(confrontos)}]
    return {"duplas": duplas, "stages": [{"number": 1, "rounds": rounds}]}


def live(pk, **more):
    entry = {
        "confronto": pk,
        "mesa": 4,
        "names": {"A": "Ana e Bia", "B": "Caio e Davi"},
        "duplas": {"A": 1, "B": 2},
    }
    return entry | {"jogo": jogo("j", a=500, b=120)} | more


def laid(document, *playing):
    return overlay(document, playing)["stages"][0]["rounds"][0]["confrontos"][0]


@pytest.mark.parametrize("state", ["waiting", "ready", "playing"])
def test_a_jogo_being_played_shows_its_score_of_now(state):
    before = confronto(7, state, jogo=jogo("j", a=100, b=100) if state == "playing" else None)

    seen = laid(published(before), live(7))

    assert (seen["state"], seen["mesa"], seen["jogo"]["partidas"][0]["totals"]) == (
        "playing",
        4,
        {"A": 500, "B": 120},
    )


def test_who_was_not_yet_published_is_named_once_they_play():
    waiting = confronto(7, "waiting", slots={"A": {"winner_of": {"round": 1, "position": 1}}, "B": {}})

    seen = laid(published(waiting), live(7))

    assert seen["slots"]["A"] == {"dupla": 1, "name": "Ana e Bia", "seed": 1}
    assert seen["slots"]["B"] == {"dupla": 2, "name": "Caio e Davi", "seed": None}


def test_a_jogo_that_stopped_tells_nothing_until_it_is_published():
    seen = laid(published(confronto(7, "playing", jogo=jogo("j", a=1480, b=900))))

    assert seen["state"] == "unpublished"
    assert seen["jogo"] == {
        "id": "j",
        "state": "unpublished",
        "winner": "",
        "reason": "",
        "won": {"A": 0, "B": 0},
        "partidas": [],
    }


def test_a_jogo_that_is_over_keeps_its_score_as_not_official():
    over = jogo("j", "closed", 1600, 900, "A")

    seen = laid(published(confronto(7, "playing", jogo=jogo("j", a=100))), live(7, jogo=over))

    assert (seen["state"], seen["winner"]) == ("unpublished", "")
    assert seen["jogo"] == over | {"state": "unpublished"}


def test_a_published_result_hides_what_the_live_table_still_has():
    done = confronto(7, "done", winner="A", jogo=jogo("j", "closed", 1600, 900, "A"))

    assert laid(published(done), live(7, jogo=jogo("j", "closed", 1600, 950, "A"))) == done


def test_a_published_result_stands_while_its_jogo_is_played_again():
    done = confronto(7, "done", winner="A", jogo=jogo("j", "closed", 1600, 900, "A"))

    seen = laid(published(done), live(7))

    assert seen == done | {"reopened": True}


@pytest.mark.parametrize("state", ["bye", "waiting", "ready", "done"])
def test_what_is_not_played_stays_as_published(state):
    before = confronto(7, state)

    assert laid(published(before), live(8)) == before


def test_the_published_document_is_not_touched():
    document = published(confronto(7, "playing", jogo=jogo("j")), confronto(8, "ready"))
    before = copy.deepcopy(document)

    overlay(document, [live(8)])

    assert document == before
