"""The demo played to its champion: every mão is really played, and a jogo reopened by the director stays open."""

import json

import pytest

from scoring.lifecycle.open_close import reopen_jogo
from scoring.models import Mao
from tests.factories import TABLE
from tests.tournaments.demo.running import played, run, states, stored
from tournaments import demo, refresh_queue
from tournaments.demo import hands, login
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Tournament
from tournaments.publication.publishing import latest, without_head
from tournaments.publication.snapshot import snapshot

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standing")]
BUILT = ("--finish",)


def test_every_hand_was_played_and_is_counted_as_it_was():
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


def test_finish_plays_to_the_champion(standing):
    tournament = demo.standing()
    final = Confronto.objects.get(tournament=tournament, kind="main", winner_to=None)
    assert tournament.state == Tournament.State.FINISHED
    assert f"Campeã: {final.winner.name}." in standing
    assert len(played(tournament)) == 16
    assert set(states(tournament)) == {"done"}
    assert without_head(told(latest(tournament).payload)) == without_head(snapshot(tournament))
    assert latest(tournament).number == 17
    assert refresh_queue.behind() == []
    assert demo.table_links(tournament) == []


def test_finish_leaves_alone_what_the_director_opened_again():
    tournament = demo.standing()
    final = Confronto.objects.get(tournament=tournament, kind="main", winner_to=None)
    reopen_jogo(jogo=final.jogo, reason="súmula trocada", source=TABLE)
    before = played(tournament)
    printed = run("--finish")
    assert "1 em andamento" in printed
    assert "Campeã" not in printed
    assert played(tournament) == before


def test_second_run_changes_nothing():
    before, kept = stored(), login.path().read_text()
    for words in (BUILT, ()):
        assert "já está montada" in run(*words)
    assert stored() == before
    assert login.path().read_text() == kept
