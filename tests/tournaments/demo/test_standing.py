"""The demo as it stands: a living event, up to date for its readers, and beside anything else left alone."""

import pytest

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import reopen_jogo
from tests.factories import TABLE, jogos_being_played
from tests.tournaments.demo.running import refused, run, states, stored, undone
from tests.tournaments.demo.strangers import club, friendly, person, tournament_of_the_club
from tournaments import demo, refresh_queue
from tournaments.ledger.digests import digest_of
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.publication.playing import on_table
from tournaments.publication.publish import latest

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standing")]
BUILT = ()


def test_demo_shows_a_living_event():
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
    tournament = demo.standing()
    assert refresh_queue.behind() == []
    assert latest(tournament).digest == digest_of(latest(tournament).payload)
    assert latest(tournament).number == 7  # the start and six closed jogos
    table = on_table(tournament.pk)
    assert [row["mesa"] for row in table] == [1, 2, 3, 4]
    live = {row["mesa"]: row["jogo"]["partidas"] for row in table}
    for jogo in jogos_being_played(tournament):
        assert live[jogo.confronto.mesa][-1]["totals"] == sheet(jogo).current.totals


def test_links_lead_to_the_tables_being_played():
    tournament = demo.standing()
    links = demo.table_links(tournament)
    assert [mesa for mesa, _ in links] == [1, 2, 3, 4]
    found = [tokens.find(path.split("/")[-2]).jogo for _, path in links]
    assert found == jogos_being_played(tournament)


def test_command_prints_what_a_person_needs(standing):
    tournament = demo.standing()
    assert "16 duplas, 6 jogos encerrados, 4 em andamento" in standing
    assert f"Página pública: /torneios/{tournament.slug}/" in standing
    assert "Painel da direção: /painel/" in standing
    assert demo.credentials()[1] in standing
    for mesa, path in demo.table_links(tournament):
        assert f"Mesa {mesa}: {path}" in standing
    assert run("--verbosity", "0") == ""


def test_demo_beside_anything_else_is_not_touched():
    for other in (person, club, tournament_of_the_club, friendly):
        with undone():
            other()
            before = stored()
            assert "já tem outros dados" in refused(), other
            assert "já tem outros dados" in refused("--finish"), other
            assert stored() == before, other


def test_annulled_jogo_of_the_demo_is_no_stranger():
    seated = next(jogo for jogo in jogos_being_played(demo.standing()) if not sheet(jogo).current.maos)
    feeder = Confronto.objects.filter(winner_to=seated.confronto).first()
    reopen_jogo(jogo=feeder.jogo, reason="súmula trocada", source=TABLE)
    seated.refresh_from_db()
    assert (seated.reason, seated.closed_at is None) == ("cancelled", False)
    assert "já está montada" in run()


def test_other_seed_than_the_standing_one_is_refused():
    before = stored()
    for words in (("--seed", "5"), ("--seed", "5", "--finish")):
        assert refused(*words).endswith(f"com a semente {demo.DEFAULT_SEED}.")
    assert stored() == before
    assert "já está montada" in run("--seed", str(demo.DEFAULT_SEED))
