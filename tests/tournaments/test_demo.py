"""The demo is a living event made from real hands: whole or not at all, and alone in its database."""

import json
import re
import stat
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth import authenticate, get_user_model
from django.core.management import CommandError, call_command
from django.db import transaction

from scoring import tokens
from scoring.closing import open_jogo, reopen_jogo
from scoring.models import Jogo, Mao
from scoring.sheet import sheet, sheets
from tests.factories import TABLE, jogos_being_played, make_club, make_user, record
from tournaments import demo, draw, owed
from tournaments.demo import cast, hands, login
from tournaments.models import Club, Confronto, Dupla, LiveTable, Membership, Publication, Tournament
from tournaments.publish import digest_of, latest
from tournaments.snapshot import snapshot

pytestmark = pytest.mark.django_db
ROOT = Path(__file__).resolve().parent.parent.parent
MODELS = (get_user_model(), Club, Tournament, Dupla, Confronto, Jogo, Mao, LiveTable, Publication)


@pytest.fixture(autouse=True)
def var(settings, tmp_path):
    """A folder of its own for the passwords."""
    settings.VAR_DIR = tmp_path / "var"
    return settings.VAR_DIR


def run(*words):
    """Run the command; return what it printed."""
    out = StringIO()
    call_command("demo", *words, stdout=out)
    return out.getvalue()


def refused(*words):
    with pytest.raises(CommandError) as refusal:
        call_command("demo", *words, stdout=StringIO())
    assert refusal.value.returncode == 1
    return str(refusal.value)


@contextmanager
def undone():
    """Take back everything the block has written to the database."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def stored():
    """Return every row of every model the demo writes."""
    return {model.__name__: list(model.objects.order_by("pk").values()) for model in MODELS}


def played(tournament):
    """Return what was played, in words that do not depend on ids or on the clock."""
    confrontos = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).select_related("jogo")
    of_jogo = sheets([row.jogo for row in confrontos])
    return {
        (row.kind, row.round, row.position): (
            str(row.jogo),
            row.jogo.winner,
            [[mao.mao.facts for mao in partida.maos] for partida in of_jogo[row.jogo.pk].partidas],
        )
        for row in confrontos
    }


def states(tournament):
    """Return the states of the confrontos as the public reads them."""
    rounds = latest(tournament).payload["rounds"]
    return [confronto["state"] for row in rounds for confronto in row["confrontos"]]


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
    table = LiveTable.objects.get(pk=tournament.pk).payload
    assert [row["mesa"] for row in table["jogos"]] == [1, 2, 3, 4]
    live = {row["mesa"]: row["jogo"]["partidas"] for row in table["jogos"]}
    for jogo in jogos_being_played(tournament):
        assert live[jogo.confronto.mesa][-1]["totals"] == sheet(jogo).current.totals


def test_every_hand_was_played_and_is_counted_as_it_was():
    run("--finish")
    known = {}
    for line in (ROOT / "tournaments/data/regulamento.jsonl").read_text().splitlines():
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
    assert latest(tournament).digest == digest_of(snapshot(tournament))
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
    open_jogo(
        label_a="Ana", label_b="Bia", ruleset="regulamento-1", options=options, partidas=1, source=TABLE
    )


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


def test_passwords_are_made_up_and_kept_for_their_owner_alone(var):
    run()
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


def test_no_two_demos_have_the_same_password():
    with undone():
        run()
        _, first = demo.credentials()
    run()
    assert demo.credentials()[1] != first


def test_password_that_was_changed_is_not_told():
    run()
    user = get_user_model().objects.get(username="diretor")
    user.set_password("outra-senha")
    user.save()
    assert demo.credentials() is None


def test_password_without_its_file_or_without_the_demo_is_not_told():
    with undone():
        run()
    assert demo.credentials() is None
    run()
    login.path().unlink()
    assert demo.credentials() is None


def test_stale_file_is_replaced(var):
    var.mkdir()
    (var / "demo-login.txt").write_text("diretor antiga\n")
    (var / "demo-login.txt").chmod(0o644)
    run()
    assert stat.S_IMODE((var / "demo-login.txt").stat().st_mode) == 0o600
    assert demo.credentials()[1] != "antiga"


def test_folder_that_cannot_be_made_is_said_and_leaves_nothing(settings, tmp_path):
    (tmp_path / "file").write_text("")
    settings.VAR_DIR = tmp_path / "file" / "var"
    assert "Não foi possível gravar" in refused()
    assert not Club.objects.exists()


def test_links_lead_to_the_tables_being_played():
    run()
    tournament = demo.standing()
    links = demo.table_links(tournament)
    assert [mesa for mesa, _ in links] == [1, 2, 3, 4]
    found = [tokens.find(path.split("/")[-2]) for _, path in links]
    assert found == jogos_being_played(tournament)


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


def test_cast_is_sixteen_different_pairs():
    people = [name for dupla in cast.DUPLAS for name in dupla]
    assert len(cast.DUPLAS) == 16
    assert len(set(people)) == 32
