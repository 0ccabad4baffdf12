"""The finished build of the demo: a running event, published up to date, that leaves other data alone."""

import re
import stat

import pytest
from django.contrib.auth import authenticate, get_user_model

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import reopen_jogo
from tests.factories import TABLE, jogos_being_played, record
from tests.tournaments.demo.running import refused, run, states, stored, undone
from tests.tournaments.demo.strangers import club, friendly, person, tournament_of_the_club
from tournaments import demo, refresh_queue
from tournaments.demo import login
from tournaments.ledger.digests import digest_of
from tournaments.models import Confronto, Dupla, Membership, Tournament
from tournaments.publication.document.playing import on_table
from tournaments.publication.publishing import latest

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


def test_second_run_changes_nothing():
    before, kept = stored(), login.path().read_text()
    assert "já está montada" in run()
    assert stored() == before
    assert login.path().read_text() == kept


def test_finish_goes_on_from_what_people_have_entered_meanwhile():
    tournament = demo.standing()
    jogo = jogos_being_played(tournament)[-1]
    mao = record(jogo)
    run("--finish")
    assert demo.standing().state == Tournament.State.FINISHED
    mao.refresh_from_db()
    assert mao.facts["sides"]["A"]["table"] == 400
    assert mao.device == TABLE.device


# --- its passwords: made up, kept for one person, told while they are true


def test_passwords_are_made_up_and_kept_for_their_owner_alone(var):
    file = var / "demo-login.txt"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    username, password = demo.credentials()
    assert username == "diretor"
    assert re.fullmatch(r"(\w{4}-){2}\w{4}", password)
    scorer = demo.credentials("anotador")
    assert scorer[1] != password
    for name, word in ((username, password), scorer):
        assert authenticate(username=name, password=word).username == name
        assert word not in get_user_model().objects.get(username=name).password
    roles = dict(Membership.objects.values_list("user__username", "role"))
    assert roles == {"diretor": "director", "anotador": "scorer"}


def test_password_that_was_changed_is_not_told():
    user = get_user_model().objects.get(username="diretor")
    user.set_password("outra-senha")
    user.save()
    assert demo.credentials() is None


def test_password_without_its_file_is_not_told():
    login.path().unlink()
    assert demo.credentials() is None
