"""The desk while the hall plays: mesas, QR cards, the jogo page with its actions, publication; queries of each list."""

import re
from datetime import timedelta
from uuid import uuid4

import pytest
from django.urls import reverse
from django.utils.timezone import now

from scoring import closing
from scoring.models import Jogo, Mao, Registro
from tests.factories import (
    TABLE,
    add_players,
    catch_up,
    director_of,
    jogos_being_played,
    make_club,
    make_tournament,
    make_user,
    play_jogo,
    record,
)
from tournaments import publish, registration
from tournaments.models import Confronto, Publication, Tournament
from tournaments.views.desk_mesas import ago

pytestmark = pytest.mark.django_db
WON = {"A-table": "40", "A-hand": "4", "A-clean": "1", "A-dirty": "1", "A-morto": "taken", "ending": "A"}
LOST = {"B-table": "21", "B-hand": "9", "B-dirty": "1", "B-morto": "taken", "mortos_to_stock": "0"}


@pytest.fixture
def tournament(client):
    """Four duplas, best of three to 1,500, two jogos in play; the director is signed in."""
    tournament = make_tournament(duplas=4, partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    return tournament


@pytest.fixture
def jogo(tournament):
    return jogos_being_played(tournament)[0]


def url(name, tournament, *args):
    return reverse(f"tournaments:{name}", args=(tournament.slug, *args))


def jogo_url(jogo):
    confronto = Confronto.objects.get(jogo=jogo)
    return url("desk_jogo", confronto.tournament, confronto.pk)


def mao_url(jogo, partida=1, number=1):
    confronto = Confronto.objects.get(jogo=jogo)
    return url("desk_mao", confronto.tournament, confronto.pk, partida, number)


def text(response):
    return " ".join(response.content.decode().split())


# --- mesas -----------------------------------------------------------------------------


def test_mesas_show_score_and_way_to_each_table(client, tournament, jogo):
    record(jogo, "B")
    record(jogo, "B")
    record(jogo, "A")

    response = client.get(url("desk_mesas", tournament))

    row = response.context["playing"][0]
    assert (row.confronto.mesa, row.maos, row.sheet.won) == (1, 3, {"A": 0, "B": 1})
    assert row.sheet.current.totals == {"A": 760, "B": 220}
    assert row.address.startswith("http://testserver/mesa/")
    assert client.get(row.address).status_code == 200
    assert jogo.label_a in text(response)


@pytest.mark.parametrize(
    ("minutes", "quiet"), [pytest.param(14, False, id="playing"), pytest.param(15, True, id="silent")]
)
def test_mesa_without_a_mao_for_long_is_flagged(client, tournament, jogo, minutes, quiet):
    Jogo.objects.filter(pk=jogo.pk).update(opened_at=now() - timedelta(minutes=minutes, seconds=30))

    response = client.get(url("desk_mesas", tournament))

    assert [row.quiet for row in response.context["playing"]] == [quiet, False]
    assert (f"sem lançamento há {minutes} min" in text(response)) == quiet


@pytest.mark.parametrize(
    ("since", "said"),
    [
        pytest.param(timedelta(seconds=-3), "agora", id="clock-ahead"),
        pytest.param(timedelta(seconds=59), "agora", id="now"),
        pytest.param(timedelta(minutes=1), "há 1 min", id="a-minute"),
        pytest.param(timedelta(minutes=59), "há 59 min", id="minutes"),
        pytest.param(timedelta(minutes=65), "há 1 h 05", id="hours"),
        pytest.param(timedelta(days=2, hours=3), "há 2 d", id="days"),
    ],
)
def test_ago_is_said_to_the_minute(since, said):
    assert ago(since) == said


def test_jogos_without_a_mesa_wait_and_finished_ones_stand_below(client):
    tournament = make_tournament(duplas=8, mesas=2)
    client.force_login(director_of(tournament.club))
    first = jogos_being_played(tournament)[0]
    closing.walkover(jogo=first, winner="B", reason="não veio", source=TABLE)

    response = client.get(url("desk_mesas", tournament))

    assert [row.confronto.mesa for row in response.context["playing"]] == [1, 2]
    assert len(response.context["waiting"]) == 1
    assert [row.jogo.pk for row in response.context["finished"]] == [first.pk]
    assert "1 jogo à espera de mesa" in text(response)
    assert "W.O." in text(response)


def test_poll_answers_nothing_until_something_moves(client, tournament, jogo):
    address = url("desk_mesas", tournament)
    page = client.get(address)
    asked = re.search(r'hx-get="([^"]+)"', page.content.decode()).group(1)

    same = client.get(asked, headers={"HX-Request": "true"})
    record(jogo)
    moved = client.get(asked, headers={"HX-Request": "true"})

    assert (same.status_code, same.content) == (204, b"")
    assert moved.status_code == 200
    assert moved.content.decode().strip().startswith("<div")
    assert moved.context["mark"] not in asked
    assert "<html" not in moved.content.decode()


def test_links_of_the_monitor_keep_their_ids_between_polls(client, tournament, jogo):
    address = url("desk_mesas", tournament)
    ids = re.findall(r'id="((?:mesa|jogo)-\d+)"', client.get(address).content.decode())
    record(jogo)

    again = client.get(f"{address}?visto=x", headers={"HX-Request": "true"}).content.decode()

    assert len(ids) == 4
    assert re.findall(r'id="((?:mesa|jogo)-\d+)"', again) == ids


# --- QR --------------------------------------------------------------------------------


def test_qr_card_has_code_address_round_and_both_duplas(client, tournament, jogo):
    page = text(client.get(url("desk_qr", tournament)))

    assert page.count("<svg viewBox=") == 2 + page.count('<svg viewBox="4 4')
    assert page.count('class="segno"') == 2
    assert len(set(re.findall(r"<code>(http://testserver/mesa/[\w-]{22}/)</code>", page))) == 2
    assert jogo.label_a in page
    assert "Semifinais" in page


def test_qr_says_when_a_code_has_to_be_made_anew(client, tournament, jogo):
    Jogo.objects.filter(pk=jogo.pk).update(token_digest="0" * 64)

    page = text(client.get(url("desk_qr", tournament)))

    assert page.count('class="segno"') == 1
    assert "código vencido" in page


# --- the jogo --------------------------------------------------------------------------


def test_jogo_page_shows_lines_versions_and_trail(client, tournament, jogo):
    record(jogo, "A")
    client.post(mao_url(jogo), correction(jogo, {"B-table": "23"}, reason="Contadas de novo"))

    page = text(client.get(jogo_url(jogo)))

    assert "Contadas de novo" in page
    assert "<s>+220</s>" in page
    assert "<b>+240</b>" in page
    said = " ".join(re.sub(r"<[^>]+>", " ", page).split())
    assert "Cartas na mesa 40 · 21 → 40 · 23 Motivo: Contadas de novo" in said
    assert director_of(tournament.club).username in page
    assert "celular-" in page


@pytest.mark.parametrize(
    ("acao", "data", "result", "action"),
    [
        pytest.param("wo", {"winner": "B"}, ("B", "walkover"), "walkover", id="walkover"),
        pytest.param("encerrar", {}, ("A", "director"), "closed", id="close"),
    ],
)
def test_jogo_is_ended_with_a_reason_and_opened_again(client, jogo, acao, data, result, action):
    record(jogo, "A")
    record(jogo, "A")

    ended = client.post(jogo_url(jogo), {"acao": acao, "reason": "Dupla passou mal", **data})
    jogo.refresh_from_db()
    assert (ended.status_code, jogo.result) == (302, result)
    opened = client.post(jogo_url(jogo), {"acao": "reabrir", "reason": "Engano"})

    jogo.refresh_from_db()
    assert (opened.status_code, jogo.closed_at) == (302, None)
    trail = Registro.objects.filter(jogo=jogo).order_by("-pk")[:2]
    assert [(row.action, row.reason, row.device) for row in trail] == [
        ("reopened", "Engano", "painel"),
        (action, "Dupla passou mal", "painel"),
    ]
    assert {row.actor for row in trail} == {director_of(Tournament.objects.get().club)}


@pytest.mark.parametrize(
    ("acao", "data", "form", "errors"),
    [
        pytest.param("wo", {"winner": "A", "reason": " "}, "walkover_form", ["reason"], id="no-reason"),
        pytest.param("wo", {"reason": "x"}, "walkover_form", ["winner"], id="no-side"),
        pytest.param("wo", {"winner": "C", "reason": "x"}, "walkover_form", ["winner"], id="no-such-side"),
        pytest.param("encerrar", {"reason": "tarde"}, "close_form", ["__all__"], id="level"),
        pytest.param("encerrar", {"reason": "x" * 201}, "close_form", ["reason"], id="reason-too-long"),
        pytest.param("reabrir", {"reason": "x"}, "reopen_form", ["__all__"], id="already-open"),
        pytest.param("codigo", {"reason": ""}, "token_form", ["reason"], id="code-without-reason"),
    ],
)
def test_action_is_refused_beside_its_form(client, jogo, acao, data, form, errors):
    before = list(Registro.objects.values_list("pk", flat=True))

    response = client.post(jogo_url(jogo), {"acao": acao, **data})

    assert response.status_code == 422
    assert list(response.context[form].errors) == errors
    assert list(Registro.objects.values_list("pk", flat=True)) == before
    jogo.refresh_from_db()
    assert jogo.closed_at is None


def test_level_jogo_says_so_and_keeps_the_reason(client, jogo):
    page = text(client.post(jogo_url(jogo), {"acao": "encerrar", "reason": "ficou tarde"}))

    assert "O jogo está empatado em partidas (0 a 0): ninguém venceu ainda." in page
    assert 'value="ficou tarde"' in page


def test_jogo_whose_winner_plays_on_is_not_opened_again(client, tournament):
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    final = Confronto.objects.get(tournament=tournament, winner_to=None, kind="main").jogo
    record(final)
    semifinal = Confronto.objects.filter(tournament=tournament, round=1).first().jogo

    response = client.post(jogo_url(semifinal), {"acao": "reabrir", "reason": "Engano"})

    assert response.status_code == 422
    assert "já começou a ser jogado. Corrija primeiro o que foi jogado ali." in text(response)
    semifinal.refresh_from_db()
    assert semifinal.closed_at is not None


def test_two_directors_end_a_jogo_and_the_second_is_told(client, jogo):
    closing.walkover(jogo=jogo, winner="A", reason="não veio", source=TABLE)

    response = client.post(jogo_url(jogo), {"acao": "wo", "winner": "B", "reason": "não veio"})

    assert response.status_code == 422
    assert response.context["walkover_form"].non_field_errors() == [
        "Este jogo já está encerrado. Reabra-o para mudar o resultado."
    ]
    assert "Este jogo já está encerrado." in text(response)
    assert "Você tinha escrito: não veio" in text(response)


def test_new_code_makes_the_old_address_worthless(client, tournament, jogo):
    old = client.get(jogo_url(jogo)).context["address"]

    client.post(jogo_url(jogo), {"acao": "codigo", "reason": "Foto do QR na internet"})

    new = client.get(jogo_url(jogo)).context["address"]
    assert [client.get(address).status_code for address in (old, new)] == [404, 200]


# --- correcting a mão ------------------------------------------------------------------


def correction(jogo, changed=(), *, reason="Contada errada", version=1, client_id=None):
    hidden = {
        "partida": "1",
        "number": "1",
        "client_id": str(client_id or uuid4()),
        "seen_version": str(version),
    }
    warned = {"acknowledged": ["hand_zero", "many_canastras", "table_too_small", "too_few_cards"]}
    return {**hidden, **warned, **WON, **LOST, **dict(changed), "reason": reason}


def test_correction_form_starts_from_what_stands(client, jogo):
    record(jogo, "A")

    form = client.get(mao_url(jogo)).context["form"]

    typed = {name: str(form[name].value()) for name in (*WON, *LOST)}
    assert typed == WON | LOST


def test_mao_of_a_closed_jogo_is_corrected_and_the_bracket_follows(client, tournament, jogo):
    play_jogo(jogo, "A")
    confronto = Confronto.objects.get(jogo=jogo)
    closing.reopen_jogo(jogo=jogo, reason="x", source=TABLE)
    closing.walkover(jogo=jogo, winner="A", reason="x", source=TABLE)

    response = client.post(mao_url(jogo), correction(jogo, {"B-table": "23"}))

    assert response.status_code == 302
    assert Mao.objects.standing().get(partida__jogo=jogo, partida__number=1, number=1).totals == {
        "A": 760,
        "B": 240,
    }
    confronto.refresh_from_db()
    assert confronto.winner == confronto.dupla_a


@pytest.mark.parametrize(
    ("changed", "reason", "field"),
    [
        pytest.param({"B-table": "23"}, "", "reason", id="no-reason"),
        pytest.param({"B-table": "muitas"}, "x", "B-table", id="letters"),
        pytest.param({"B-hand": "-9"}, "x", "B-hand", id="negative"),
        pytest.param({"B-table": "400"}, "x", "B-table", id="beyond-the-deck"),
        pytest.param({"A-clean": "0", "A-dirty": "0"}, "x", "ending", id="bate-without-canastra"),
        pytest.param({}, "x", "__all__", id="nothing-changed"),
    ],
)
def test_correction_is_refused_at_the_field_and_keeps_what_was_typed(client, jogo, changed, reason, field):
    record(jogo, "A")

    response = client.post(mao_url(jogo), correction(jogo, changed, reason=reason))

    assert response.status_code == 422
    assert field in response.context["form"].errors
    assert Mao.objects.get().version == 1
    for value in changed.values():
        assert f'value="{value}"' in response.content.decode()


def test_correction_of_a_version_somebody_else_replaced_shows_both(client, jogo):
    record(jogo, "A")
    client.post(mao_url(jogo), correction(jogo, {"B-table": "23"}))

    late = client.post(mao_url(jogo), correction(jogo, {"B-table": "25"}))
    form = late.context["form"]
    again = {name: form[name].value() for name in ("client_id", "seen_version")}
    settled = client.post(mao_url(jogo), correction(jogo, {"B-table": "25"}) | again)

    assert late.status_code == 409
    assert "Outra pessoa corrigiu esta mão antes." in text(late)
    assert 'value="25"' in text(late)
    assert settled.status_code == 302
    assert list(Mao.objects.order_by("version").values_list("totals__B", flat=True)) == [220, 240, 260]


def test_correction_sent_twice_is_one_version(client, jogo):
    record(jogo, "A")
    data = correction(jogo, {"B-table": "23"})

    answers = [client.post(mao_url(jogo), data).status_code for _ in range(2)]

    assert answers == [302, 302]
    assert Mao.objects.count() == 2


def test_correction_that_leaves_later_maos_hanging_is_told_to_the_director(client, tournament, jogo):
    record(jogo, "A")
    record(jogo, "A")
    record(jogo, "B")

    response = client.post(mao_url(jogo), correction(jogo, {"A-table": "30"}))

    assert response.status_code == 422
    errors = response.context["form"].non_field_errors()
    assert errors == [
        "Com isto uma partida ficaria sem vencedor, e a partida 2 já tem mãos. Corrija primeiro essa."
    ]


@pytest.mark.parametrize(("partida", "number"), [(1, 2), (2, 1), (0, 0)])
def test_mao_that_was_not_played_has_no_page(client, jogo, partida, number):
    record(jogo, "A")

    assert client.get(mao_url(jogo, partida, number)).status_code == 404


# --- publication -----------------------------------------------------------------------


def test_publication_page_says_what_the_public_does_not_read(client, tournament, jogo):
    tournament.auto_publish = False
    tournament.save()
    record(jogo, "A")
    play_jogo(jogos_being_played(tournament)[1], "B")

    changes = client.get(url("publish", tournament)).context["changes"]

    said = [(change.confronto["position"], change.confronto["kind"], change.settled) for change in changes]
    assert said == [(1, "main", False), (2, "main", True)]


def test_director_publishes_with_a_reason_once(client, tournament, jogo):
    record(jogo, "A")
    data = {"acao": "publicar", "reason": "Placar do intervalo"}

    done, again = client.post(url("publish", tournament), data), client.post(url("publish", tournament), data)

    revision = Publication.objects.get(number=2)
    assert (done.status_code, revision.reason) == (302, "Placar do intervalo")
    assert revision.author == director_of(tournament.club)
    assert again.status_code == 422
    assert again.context["form"].non_field_errors() == ["Nada mudou desde a última publicação."]
    assert 'value="Placar do intervalo"' in text(again)
    assert client.get(url("publish", tournament)).context["changes"] == []


def test_nothing_is_published_before_the_start(client):
    tournament = make_tournament(duplas=2, state="drawn")
    client.force_login(director_of(tournament.club))

    response = client.post(url("publish", tournament), {"acao": "publicar", "reason": ""})

    assert response.status_code == 422
    assert "O torneio ainda não começou: não há o que publicar." in text(response)


@pytest.mark.parametrize(("sent", "on"), [("0", False), ("1", True)])
def test_automatic_publication_is_switched(client, tournament, sent, on):
    Tournament.objects.update(auto_publish=not on)

    client.post(url("publish", tournament), {"acao": "automatica", "ligada": sent})

    tournament.refresh_from_db()
    assert tournament.auto_publish is on


# --- queries ---------------------------------------------------------------------------


def club_of(number):
    """Return a club with so many players, tournaments and scorers."""
    club = make_club()
    add_players(club, number)
    for _ in range(number):
        make_tournament(duplas=0, state="draft", club=club)
        registration.set_member(club=club, user=make_user(), role="scorer")
    return club


def tournament_of(number):
    """Return a running tournament: so many jogos in play and as many over, revisions and mãos."""
    tournament = make_tournament(duplas=4 * number, mesas=2 * number, third_place=False)
    for jogo in jogos_being_played(tournament)[:number]:
        play_jogo(jogo)
        catch_up(tournament)
    return tournament


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(
    ("name", "queries"),
    [
        pytest.param("desk_tournament", 11, id="tournament"),
        pytest.param("desk_mesas", 8, id="mesas"),
        pytest.param("desk_qr", 7, id="qr"),
        pytest.param("publish", 11, id="publish"),
    ],
)
def test_lists_of_a_running_tournament_cost_the_same(
    client, django_assert_num_queries, name, queries, number
):
    tournament = tournament_of(number)
    client.force_login(director_of(tournament.club))

    with django_assert_num_queries(queries):
        client.get(url(name, tournament))


@pytest.mark.parametrize("number", [1, 3])
def test_entries_cost_the_same(client, django_assert_num_queries, number):
    tournament = make_tournament(duplas=number, state="open")
    client.force_login(director_of(tournament.club))

    with django_assert_num_queries(6):
        client.get(url("desk_tournament", tournament))


@pytest.mark.parametrize("number", [1, 3])
def test_club_costs_the_same(client, django_assert_num_queries, number):
    club = club_of(number)
    client.force_login(director_of(club))

    with django_assert_num_queries(7):
        client.get(reverse("tournaments:desk_club", args=(club.slug,)))


@pytest.mark.parametrize("number", [1, 3])
def test_home_costs_the_same(client, django_assert_num_queries, number):
    person = make_user()
    for _ in range(number):
        registration.set_member(club=club_of(number), user=person, role="director")
    client.force_login(person)

    with django_assert_num_queries(4):
        client.get(reverse("tournaments:desk"))


@pytest.mark.parametrize("number", [1, 3])
def test_jogo_costs_the_same(client, django_assert_num_queries, tournament, jogo, number):
    for _ in range(number):
        record(jogo, "A")
    for version in range(1, number + 1):
        table = {"B-table": str(21 + version)}
        client.post(mao_url(jogo), correction(jogo, table, version=version))

    with django_assert_num_queries(12):
        client.get(jogo_url(jogo))
    assert publish.latest(tournament).number == 1
