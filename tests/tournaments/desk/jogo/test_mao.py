"""Correcting a mão at the desk: allowed for a closed jogo too, with a reason; the old version is kept."""

import re
from uuid import uuid4

import pytest

from scoring.lifecycle import open_close
from scoring.models import Mao
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments.desk.pages import hidden, jogo_url, text, url
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db
WON = {"A-table": "40", "A-hand": "4", "A-clean": "1", "A-dirty": "1", "A-morto": "taken", "ending": "A"}
LOST = {"B-table": "21", "B-hand": "9", "B-dirty": "1", "B-morto": "taken", "mortos_to_stock": "0"}


def mao_url(jogo, partida=1, number=1):
    confronto = Confronto.objects.get(jogo=jogo)
    return url("desk_mao", confronto.tournament, confronto.pk, partida, number)


def correction(jogo, changed=(), *, reason="Contada errada", version=1, client_id=None):
    hidden = {
        "partida": "1",
        "number": "1",
        "client_id": str(client_id or uuid4()),
        "seen_version": str(version),
    }
    warned = {"acknowledged": ["hand_zero", "many_canastras", "table_too_small", "too_few_cards"]}
    return {**hidden, **warned, **WON, **LOST, **dict(changed), "reason": reason}


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


def test_correction_form_starts_from_what_stands(client, jogo):
    record(jogo, "A")

    form = client.get(mao_url(jogo)).context["form"]

    typed = {name: str(form[name].value()) for name in (*WON, *LOST)}
    assert typed == WON | LOST


def test_mao_of_a_closed_jogo_is_corrected_and_the_bracket_follows(client, tournament, jogo):
    play_jogo(jogo, "A")
    confronto = Confronto.objects.get(jogo=jogo)
    open_close.reopen_jogo(jogo=jogo, reason="x", source=TABLE)
    open_close.walkover(jogo=jogo, winner="A", reason="x", source=TABLE)

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


LOST_A = {"A-table": "21", "A-hand": "9", "A-clean": "0", "A-dirty": "1", "A-morto": "taken", "ending": "B"}
WON_B = {"B-table": "60", "B-hand": "4", "B-clean": "2", "B-dirty": "1", "B-morto": "taken"}
TURNED = LOST_A | WON_B


@pytest.fixture
def decided(client):
    """Return the first jogo of a bracket, won by side A with its only mão; the director is signed in."""
    tournament = make_tournament(duplas=4, third_place=False)
    client.force_login(director_of(tournament.club))
    jogo = jogos_being_played(tournament)[0]
    return play_jogo(jogo, "A")


def test_correction_that_changes_more_than_the_mao_is_confirmed_first(client, decided):
    data = correction(decided, TURNED)
    a, b = decided.labels

    asked = client.post(mao_url(decided), data)

    page = text(asked)
    assert asked.status_code == 200
    assert "Nada foi gravado ainda." in page
    assert f"O resultado muda: antes, vence {a}; agora, vence {b}." in page
    assert f"{b} entra na final no lugar de {a}." in page
    assert 'value="60"' in page
    assert Mao.objects.count() == 1

    del data["acknowledged"]
    done = client.post(mao_url(decided), data | hidden(asked))

    assert done.status_code == 302
    confronto = Confronto.objects.get(jogo=decided)
    assert confronto.winner == confronto.dupla_b


def test_confirmation_holds_for_what_was_told_only(client, decided):
    asked = client.post(mao_url(decided), correction(decided, TURNED))
    client.post(mao_url(decided), correction(decided, {"B-table": "23"}))

    late = client.post(mao_url(decided), correction(decided, TURNED, version=2) | {"confirmed": "x"})
    done = client.post(mao_url(decided), correction(decided, TURNED, version=2) | hidden(asked))

    assert late.status_code == 200
    assert "Nada foi gravado ainda." in text(late)
    assert done.status_code == 302


def test_correction_of_a_winner_who_has_played_on_says_what_falls_with_it(client, decided):
    tournament = Confronto.objects.get(jogo=decided).tournament
    play_jogo(jogos_being_played(tournament)[0], "A")
    final = jogos_being_played(tournament)[0]
    record(final, "A")

    response = client.post(mao_url(decided), correction(decided, TURNED))

    assert response.status_code == 200
    assert "Nada foi gravado ainda." in text(response)
    assert "Cai o confronto" in text(response)
