"""The demo is built whole or not at all, and only where nothing else is."""

import pytest
from django.contrib.auth import get_user_model

from scoring.closing import open_jogo, reopen_jogo
from scoring.sheet import sheet
from tests.factories import TABLE, jogos_being_played, make_club, make_user
from tests.tournaments.demo.running import refused, run, stored, undone
from tournaments import demo, draw
from tournaments.demo import cast, hands, login
from tournaments.models import Club, Confronto, Tournament

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("first", "second"), [((), ()), (("--finish",), ("--finish",)), (("--finish",), ())])
def test_second_run_changes_nothing(first, second):
    run(*first)
    before = stored()
    kept = login.path().read_text()
    assert "já está montada" in run(*second)
    assert stored() == before
    assert login.path().read_text() == kept


def person():
    make_user("maria")


def club():
    make_club("Clube da Enseada", director=get_user_model().objects.filter(username="diretor").first())


def tournament_of_the_club():
    kind = {"starts_on": "2026-03-07", "ends_on": "2026-03-08"}
    Tournament.objects.create(club=Club.objects.first(), name="Copa do Farol", slug="copa-do-farol", **kind)


def friendly():
    options = {"target": 1500}
    open_jogo(labels=["Ana", "Bia"], ruleset="regulamento-1", options=options, partidas=1, source=TABLE)


@pytest.mark.parametrize("words", [(), ("--finish",)])
@pytest.mark.parametrize("other", [person, club, friendly])
def test_database_with_anything_else_is_not_touched(other, words, var):
    other()
    before = stored()
    assert "só é montada num banco de dados vazio" in refused(*words)
    assert stored() == before
    assert not var.exists()


def test_demo_beside_anything_else_is_not_touched():
    run()
    for other in (person, club, tournament_of_the_club, friendly):
        with undone():
            other()
            before = stored()
            assert "já tem outros dados" in refused(), other
            assert "já tem outros dados" in refused("--finish"), other
            assert stored() == before, other


def test_person_called_like_one_of_the_demo_is_somebody_else():
    make_user(cast.DIRECTOR)
    assert "já tem outros dados" in refused()


def test_annulled_jogo_of_the_demo_is_no_stranger():
    run()
    seated = next(jogo for jogo in jogos_being_played(demo.standing()) if not sheet(jogo).current.maos)
    feeder = Confronto.objects.filter(winner_to=seated.confronto).first()
    reopen_jogo(jogo=feeder.jogo, reason="súmula trocada", source=TABLE)
    seated.refresh_from_db()
    assert (seated.reason, seated.closed_at is None) == ("cancelled", False)
    assert "já está montada" in run()


def test_other_seed_than_the_standing_one_is_refused():
    run()
    before = stored()
    for words in (("--seed", "5"), ("--seed", "5", "--finish")):
        assert refused(*words).endswith(f"com a semente {demo.DEFAULT_SEED}.")
    assert stored() == before
    assert "já está montada" in run("--seed", str(demo.DEFAULT_SEED))


@pytest.mark.parametrize("seed", [-1, draw.MOST_SEED])
def test_seed_beyond_the_limits_is_refused(seed):
    assert "A semente vai de 0 a" in refused("--seed", str(seed))
    assert demo.standing() is None


def test_broken_off_half_way_leaves_nothing(monkeypatch):
    """The twentieth mão fails, as it would where the process is stopped."""
    count = iter(range(20))
    dealt = hands.dealt

    def interrupted(seed, place):
        if next(count, None) is None:
            raise KeyboardInterrupt
        return dealt(seed, place)

    monkeypatch.setattr("tournaments.demo.play.dealt", interrupted)
    before = stored()
    with pytest.raises(KeyboardInterrupt):
        run()
    assert stored() == before
    assert demo.credentials() is None
    monkeypatch.undo()
    assert "Demonstração montada." in run()


def test_command_prints_what_a_person_needs():
    printed = run()
    tournament = demo.standing()
    assert "16 duplas, 6 jogos encerrados, 4 em andamento" in printed
    assert f"Página pública: /torneios/{tournament.slug}/" in printed
    assert "Painel da direção: /painel/" in printed
    assert demo.credentials()[1] in printed
    for mesa, path in demo.table_links(tournament):
        assert f"Mesa {mesa}: {path}" in printed
    assert run("--verbosity", "0") == ""
