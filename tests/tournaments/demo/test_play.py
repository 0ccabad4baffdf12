"""The demo is a living event made from real hands, the same for everybody."""

import json

import pytest

from scoring import tokens
from scoring.closing import reopen_jogo
from scoring.models import Mao
from scoring.sheet import sheet
from tests.factories import TABLE, jogos_being_played, record
from tests.tournaments.demo.running import played, run, states, undone
from tournaments import demo, owed
from tournaments.demo import cast, hands
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.playing import on_table
from tournaments.publish import digest_of, latest, told
from tournaments.snapshot import snapshot

pytestmark = pytest.mark.django_db


def test_demo_shows_a_living_event():
    run()
    tournament = demo.standing()
    assert tournament.state == Tournament.State.RUNNING
    assert Dupla.objects.filter(tournament=tournament).count() == 16
    assert (tournament.partidas, tournament.options["target"], tournament.fixed) == (3, 1500, False)
    found = states(tournament)
    assert {state: found.count(state) for state in set(found)} == {
        "done": 6,
        "playing": 4,
        "ready": 1,  # no mesa is free
        "waiting": 5,
    }
    playing = [sheet(jogo) for jogo in jogos_being_played(tournament)]
    begun = [len(now.current.maos) for now in playing]
    assert sum(map(bool, begun)) == 3
    assert min(begun) == 0  # just seated
    assert max(now.current.number for now in playing) == 2
    assert all(not now.current.winner for now in playing)


def test_demo_is_up_to_date_for_its_readers():
    run()
    tournament = demo.standing()
    assert owed.behind() == []
    assert latest(tournament).digest == digest_of(latest(tournament).payload)
    assert latest(tournament).number == 7  # the start and six closed jogos
    table = on_table(tournament.pk)
    assert [row["mesa"] for row in table] == [1, 2, 3, 4]
    live = {row["mesa"]: row["jogo"]["partidas"] for row in table}
    for jogo in jogos_being_played(tournament):
        assert live[jogo.confronto.mesa][-1]["totals"] == sheet(jogo).current.totals


def test_every_hand_was_played_and_is_counted_as_it_was():
    run("--finish")
    known = {}
    for line in hands.PLAYED.read_text().splitlines():
        hand = json.loads(line)
        known[json.dumps(hand["facts_summary"], sort_keys=True)] = hand["expected"]["totals"]
    swapped = 0
    for mao in Mao.objects.all():
        facts, totals = mao.facts, mao.totals
        if json.dumps(facts, sort_keys=True) not in known:
            swapped += 1
            facts = {**facts, "sides": {"A": facts["sides"]["B"], "B": facts["sides"]["A"]}}
            totals = {"A": totals["B"], "B": totals["A"]}
        assert known[json.dumps(facts, sort_keys=True)] == totals
    assert 0 < swapped < Mao.objects.count()


def test_demo_is_the_same_for_everybody():
    with undone():
        run("--seed", "7")
        first = played(demo.standing())
        names = list(Dupla.objects.values_list("number", "name", "seed"))
    with undone():
        run("--seed", "7")
        assert played(demo.standing()) == first
        assert list(Dupla.objects.values_list("number", "name", "seed")) == names
    run("--seed", "8")
    assert played(demo.standing()) != first


def test_finish_plays_to_the_champion():
    printed = run("--finish")
    tournament = demo.standing()
    final = Confronto.objects.get(tournament=tournament, kind="main", winner_to=None)
    assert tournament.state == Tournament.State.FINISHED
    assert f"Campeã: {final.winner.name}." in printed
    assert len(played(tournament)) == 16
    assert set(states(tournament)) == {"done"}
    assert told(latest(tournament).payload) == told(snapshot(tournament))
    assert latest(tournament).number == 17
    assert owed.behind() == []
    assert demo.table_links(tournament) == []


def test_finish_comes_to_the_same_end_from_the_middle():
    with undone():
        run("--finish")
        direct = played(demo.standing())
    run()
    ids = set(Mao.objects.values_list("client_id", flat=True))
    run("--finish")
    assert played(demo.standing()) == direct
    assert ids < set(Mao.objects.values_list("client_id", flat=True))


def test_finish_goes_on_from_what_people_have_entered_meanwhile():
    run()
    tournament = demo.standing()
    jogo = jogos_being_played(tournament)[-1]
    mao = record(jogo)
    run("--finish")
    assert demo.standing().state == Tournament.State.FINISHED
    mao.refresh_from_db()
    assert mao.facts["sides"]["A"]["table"] == 400
    assert mao.device == TABLE.device


def test_finish_leaves_alone_what_the_director_opened_again():
    run("--finish")
    tournament = demo.standing()
    final = Confronto.objects.get(tournament=tournament, kind="main", winner_to=None)
    reopen_jogo(jogo=final.jogo, reason="súmula trocada", source=TABLE)
    before = played(tournament)
    printed = run("--finish")
    assert "1 em andamento" in printed
    assert "Campeã" not in printed
    assert played(tournament) == before


def test_links_lead_to_the_tables_being_played():
    run()
    tournament = demo.standing()
    links = demo.table_links(tournament)
    assert [mesa for mesa, _ in links] == [1, 2, 3, 4]
    found = [tokens.find(path.split("/")[-2]).jogo for _, path in links]
    assert found == jogos_being_played(tournament)


def test_cast_is_sixteen_different_pairs():
    people = [name for dupla in cast.DUPLAS for name in dupla]
    assert len(cast.DUPLAS) == 16
    assert len(set(people)) == 32
