"""The life of an event at the desk: each action on its page, what it does, what it refuses, and its line of the log."""

import re

import pytest

from tests.factories import TABLE, director_of, jogos_being_played, make_tournament, play_jogo, record
from tests.tournaments.desk.pages import hidden, text, url
from tests.tournaments.desk.staged import (
    GROUPS,
    KNOCKOUT,
    SWISS,
    confrontos_of,
    draft_of,
    play_round,
    posted,
    running,
    stage_of,
)
from tournaments import entries, sanctions
from tournaments.models import Dupla, Ocorrencia, Penalty, Round, StageEntry
from tournaments.views.desk_life import ACTIONS

pytestmark = pytest.mark.django_db
WHY = {"reason": "combinado com as duas"}


@pytest.fixture
def tournament(client):
    """A Swiss of six duplas, three jogos in play; the director is signed in."""
    tournament = running(client, SWISS, mesas=8)
    posted(tournament)
    return tournament


def act(client, tournament, key, subject, **data):
    return client.post(f"{url('desk_life_action', tournament, key)}?de={subject.pk}", data)


def first(tournament):
    return confrontos_of(draft_of(tournament))[0]


def entry_of(dupla):
    return StageEntry.objects.get(dupla=dupla)


def error_at(answer, field):
    found = re.search(rf'id="vida-{field}_error">(.*?)</ul>', answer.content.decode(), re.DOTALL)
    return " ".join(found[1].split()) if found else ""


def last_line():
    return Ocorrencia.objects.latest("pk")


def test_every_action_has_its_page_and_says_what_it_does(client, tournament):
    index = text(client.get(url("desk_life", tournament)))

    for key, (kind, action) in ACTIONS.items():
        address = url("desk_life_action", tournament, key)
        page = text(client.get(address))
        assert address in index
        assert str(action.means) in page
        assert str(kind.asks) in page


def test_unknown_action_is_not_there(client, tournament):
    assert client.get(url("desk_life_action", tournament, "apagar")).status_code == 404


@pytest.mark.parametrize("subject", ["", "0", "x"])
def test_form_about_nothing_asks_what_it_is_about(client, tournament, subject):
    answer = client.post(f"{url('desk_life_action', tournament, 'wo')}?de={subject}", {"winner": "A", **WHY})

    assert answer.status_code == 422
    assert "Qual confronto?" in text(answer)
    assert first(tournament).status == ""


@pytest.mark.parametrize(
    ("key", "typed", "status", "winner"),
    [
        ("wo", {"winner": "B"}, "walkover", "B"),
        ("ausentes", {}, "both_absent", ""),
        ("pontos", {"points_a": "3", "points_b": "1/2", "winner": "A"}, "director", "A"),
        ("pontos", {"points_a": "1", "points_b": "1", "winner": ""}, "director", ""),
        ("media", {"winner": "A"}, "average", "A"),
    ],
)
def test_confronto_ends_as_the_director_says(client, tournament, key, typed, status, winner):
    answer = act(client, tournament, key, first(tournament), **typed, **WHY)

    confronto = first(tournament)
    assert answer["Location"] == url("desk_life", tournament)
    assert (confronto.status, confronto.winner) == (status, confronto.dupla(winner) if winner else None)
    assert (last_line().action, last_line().reason) == (status, WHY["reason"])


@pytest.mark.parametrize(("winner", "wins"), [("lider", "A"), ("B", "B")])
def test_jogo_is_abandoned(client, winner, wins):
    tournament = running(client, {**SWISS, "partidas": 3}, target=2000)
    posted(tournament)
    record(first(tournament).jogo, "A")

    answer = act(client, tournament, "abandonado", first(tournament), winner=winner, **WHY)

    confronto = first(tournament)
    assert answer.status_code == 302
    assert (confronto.status, confronto.winner) == ("abandoned", confronto.dupla(wins))


def test_result_is_undone(client, tournament):
    act(client, tournament, "wo", first(tournament), winner="A", **WHY)

    asked = act(client, tournament, "desfazer", first(tournament), **WHY)
    assert (asked.status_code, first(tournament).status) == (200, "walkover")
    assert act(client, tournament, "desfazer", first(tournament), **WHY, **hidden(asked)).status_code == 302
    assert first(tournament).status == ""


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("wo", {"winner": "B"}),
        ("ausentes", {}),
        ("pontos", {"points_a": "0", "points_b": "1", "winner": "B"}),
        ("media", {"winner": "B"}),
        ("desfazer", {}),
    ],
)
def test_result_that_stands_changes_only_once_what_follows_is_told(client, tournament, key, typed):
    play_round(draft_of(tournament))
    client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
    played = confrontos_of(Round.objects.get(stage__tournament=tournament, number=1))[0]
    lines, drawn = Ocorrencia.objects.count(), draft_of(tournament).drawn_at

    asked = act(client, tournament, key, played, **typed, **WHY)

    page = text(asked)
    assert f"O resultado muda: antes, vence {played.dupla_a}" in page
    assert "Quem muda de lugar" in page
    assert (key == "desfazer") != ("A rodada 2 ainda é rascunho: será sorteada de novo." in page)
    assert Ocorrencia.objects.count() == lines
    played.refresh_from_db()
    assert played.winner == played.dupla_a
    assert act(client, tournament, key, played, **typed, **WHY, **hidden(asked)).status_code == 302
    played.refresh_from_db()
    assert played.winner != played.dupla_a
    assert (draft_of(tournament).drawn_at > drawn) == (key != "desfazer")


def test_result_played_on_from_leads_to_what_was_played(client):
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    final = stage_of(tournament).confronto_set.get(round=2, kind="main")
    record(final.jogo)

    answer = act(client, tournament, "wo", final.fed_by_winners.first(), winner="B", **WHY)

    assert answer.status_code == 422
    assert "Já se jogou a partir deste resultado:" in text(answer)
    assert url("desk_jogo", tournament, final.pk) in text(answer)


def test_confronto_moves_to_another_mesa(client, tournament):
    assert act(client, tournament, "mesa", first(tournament), mesa="7").status_code == 302
    assert first(tournament).mesa == 7


@pytest.mark.parametrize(
    ("key", "typed", "field"),
    [
        ("wo", {"winner": "A"}, "reason"),
        ("wo", WHY, "winner"),
        ("wo", {"winner": "C", **WHY}, "winner"),
        ("ausentes", {}, "reason"),
        ("pontos", {"points_a": "muitos", "points_b": "1", **WHY}, "points_a"),
        ("pontos", {"points_a": "1", **WHY}, "points_b"),
        ("mesa", {"mesa": "2"}, "mesa"),
        ("mesa", {"mesa": "0"}, "mesa"),
    ],
)
def test_what_is_missing_is_said_at_its_field(client, tournament, key, typed, field):
    lines = Ocorrencia.objects.count()

    answer = act(client, tournament, key, first(tournament), **typed)

    assert answer.status_code == 422
    assert error_at(answer, field)
    assert all(f'value="{value}"' in text(answer) for value in typed.values() if value != "C")
    assert Ocorrencia.objects.count() == lines


def test_confronto_of_a_draft_is_not_offered(client):
    tournament = running(client, SWISS)

    answer = client.get(url("desk_life_action", tournament, "wo"))

    assert answer.context["choices"] == []
    assert "Não há nada a que isto se aplique agora" in text(answer)


def test_bracket_played_on_refuses_in_words(client):
    tournament = running(client, SWISS, KNOCKOUT)  # two stages, so that nothing ends the tournament
    posted(tournament)
    answer = act(client, tournament, "abandonado", first(tournament), winner="A", **WHY)

    assert answer.status_code == 422
    assert "Nada foi jogado" in text(answer)


def test_dupla_comes_late(client, tournament):
    stage = stage_of(tournament)

    answer = act(
        client, tournament, "tardia", stage, first="Nilo Vale", second="Olga Serra", home=" Clube  da Barra"
    )

    assert answer.status_code == 302
    late = Dupla.objects.get(number=7)
    assert (late.name, late.home) == ("Nilo Vale e Olga Serra", "Clube da Barra")
    assert last_line().action == "entered_late"


def test_late_dupla_refused_leaves_no_new_player(client, tournament):
    known = tournament.club.player_set.count()
    taken = tournament.dupla_set.first().players.first()

    answer = act(client, tournament, "tardia", stage_of(tournament), first="Nilo Vale", second=taken.name)

    assert answer.status_code == 422
    assert "já joga neste torneio" in text(answer)
    assert 'value="Nilo Vale"' in text(answer)
    assert tournament.club.player_set.count() == known


@pytest.mark.parametrize("justified", ["sim", "nao"])
def test_dupla_leaves_and_comes_back(client, tournament, justified):
    dupla = first(tournament).dupla_a

    answer = act(client, tournament, "saida", entry_of(dupla), justified=justified, **WHY)

    assert answer.status_code == 302
    assert entry_of(dupla).until_round is not None
    assert last_line().data["justified"] is (justified == "sim")
    listed = [name for _, name in client.get(url("desk_life_action", tournament, "volta")).context["choices"]]
    assert listed == [dupla.name]
    page = client.get(url("desk_life_action", tournament, "saida"))
    assert dupla.name not in [name for _, name in page.context["choices"]]
    assert act(client, tournament, "volta", entry_of(dupla)).status_code == 302
    assert entry_of(dupla).until_round is None


def test_leaving_needs_to_say_whether_it_is_justified(client, tournament):
    dupla = first(tournament).dupla_a

    answer = act(client, tournament, "saida", entry_of(dupla), **WHY)

    assert error_at(answer, "justified") == "<li>Marque sim ou não.</li>"
    assert entry_of(dupla).until_round is None


def test_partner_is_substituted(client, tournament):
    dupla = first(tournament).dupla_a
    leaves, stays = dupla.players.order_by("pk")

    answer = act(client, tournament, "parceiro", entry_of(dupla), leaves=leaves.pk, comes="Nilo Vale")

    dupla.refresh_from_db()
    assert answer.status_code == 302
    assert {*dupla.name.split(" e ")} == {stays.name, "Nilo Vale"}


def test_late_substitution_asks_why(client, tournament):
    for number in (1, 2):
        play_round(draft_of(tournament))
        client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
        posted(tournament)
        assert draft_of(tournament).number == number + 1
    dupla = first(tournament).dupla_a
    typed = {"leaves": dupla.players.first().pk, "comes": "Nilo Vale"}

    refused = act(client, tournament, "parceiro", entry_of(dupla), **typed)

    assert "A dupla já jogou 2 de 3 rodadas" in error_at(refused, "override")
    assert not tournament.club.player_set.filter(name="Nilo Vale").exists()
    assert act(client, tournament, "parceiro", entry_of(dupla), **typed, override="doente").status_code == 302


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"sanction": "vp", "round": "1"}, "amount"),
        ({"sanction": "multa", "round": "1"}, "sanction"),
        ({"round": "1"}, "sanction"),
        ({"sanction": "warning", "round": "9"}, "round"),
    ],
)
def test_penalty_is_refused_at_its_field(client, tournament, typed, field):
    answer = act(client, tournament, "punir", entry_of(first(tournament).dupla_a), **typed, **WHY)

    assert answer.status_code == 422
    assert error_at(answer, field)
    assert not Penalty.objects.exists()


def test_penalty_is_given_and_lifted(client, tournament):
    dupla = first(tournament).dupla_a
    given = {"sanction": "mp", "amount": "100", "round": "1"}

    asked = act(client, tournament, "punir", entry_of(dupla), **given, **WHY)
    assert dupla.name in {move.dupla for move in asked.context["affected"].moves}
    assert not Penalty.objects.exists()
    confirmed = {"confirmed": asked.context["affected"].key}
    assert act(client, tournament, "punir", entry_of(dupla), **given, **WHY, **confirmed).status_code == 302
    penalty = Penalty.objects.get()
    assert (penalty.dupla, penalty.amount, penalty.reason) == (dupla, 100, WHY["reason"])
    ((_, named),) = client.get(url("desk_life_action", tournament, "retirar-punicao")).context["choices"]
    assert named == f"{dupla}: perda de pontos feitos. {WHY['reason']}"

    asked = act(client, tournament, "retirar-punicao", penalty, **WHY)
    assert dupla.name in {move.dupla for move in asked.context["affected"].moves}
    confirmed = {"confirmed": asked.context["affected"].key}
    assert act(client, tournament, "retirar-punicao", penalty, **WHY, **confirmed).status_code == 302
    penalty.refresh_from_db()
    assert penalty.lifted_at is not None
    assert client.get(url("desk_life_action", tournament, "retirar-punicao")).context["choices"] == []


def test_stage_is_closed_when_all_results_are_there(client):
    tournament = running(client, GROUPS, KNOCKOUT)
    early = act(client, tournament, "encerrar-fase", stage_of(tournament))
    assert early.status_code == 422
    assert "Faltam resultados" in text(early)
    for round_ in Round.objects.filter(stage__tournament=tournament).order_by("number"):
        play_round(round_)

    assert act(client, tournament, "encerrar-fase", stage_of(tournament)).status_code == 302
    assert stage_of(tournament).state == "closed"


@pytest.mark.parametrize(("typed", "state"), [("fase 1", "planned"), ("Fase 2", "playing"), ("", "playing")])
def test_stage_is_started_anew_by_typing_its_name(client, tournament, typed, state):
    answer = act(client, tournament, "recomecar-fase", stage_of(tournament), typed_name=typed)

    assert stage_of(tournament).state == state
    assert (answer.status_code == 422) == (state == "playing") == bool(error_at(answer, "typed_name"))


def pages_of(client, number):
    """Return a tournament with so many confrontos, penalties and duplas that left."""
    tournament = running(client, SWISS, duplas=2 * number + 6)
    posted(tournament)
    for confronto in confrontos_of(draft_of(tournament))[:number]:
        play_jogo(confronto.jogo)
        stage = stage_of(tournament)
        penalty = {"stage": stage, "round": 1, "sanction": "warning", "reason": "atraso"}
        sanctions.penalise(dupla=confronto.dupla_a, source=TABLE, **penalty)
        entries.withdraw(dupla=confronto.dupla_b, justified=True, source=TABLE)
    return tournament


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("key", sorted(ACTIONS))
def test_choosing_costs_the_same(client, django_assert_num_queries, key, number):
    tournament = pages_of(client, number)

    with django_assert_num_queries(5):
        client.get(url("desk_life_action", tournament, key))
