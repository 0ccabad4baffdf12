"""The director's actions on a jogo: W.O., close, reopen, new code. Each needs a reason, and each refusal gives one."""

import pytest

from scoring.ledger.trail import Source
from scoring.lifecycle import devices, open_close
from scoring.lifecycle.dealing import name_dealer
from scoring.models import AuditEntry, Jogo
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    play_jogo,
    record,
)
from tests.tournaments.desk.pages import hidden, jogo_url, text
from tournaments.models import Confronto, Tournament

pytestmark = pytest.mark.django_db


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
    again = {"acao": "reabrir", "reason": "Engano"}
    asked = client.post(jogo_url(jogo), again)
    jogo.refresh_from_db()
    assert (asked.status_code, jogo.result) == (200, result)
    assert "Nada foi gravado ainda." in text(asked)
    opened = client.post(jogo_url(jogo), again | hidden(asked))

    jogo.refresh_from_db()
    assert (opened.status_code, jogo.closed_at) == (302, None)
    trail = AuditEntry.objects.filter(jogo=jogo).order_by("-pk")[:2]
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
    before = list(AuditEntry.objects.values_list("pk", flat=True))

    response = client.post(jogo_url(jogo), {"acao": acao, **data})

    assert response.status_code == 422
    assert list(response.context[form].errors) == errors
    assert list(AuditEntry.objects.values_list("pk", flat=True)) == before
    jogo.refresh_from_db()
    assert jogo.closed_at is None


def test_level_jogo_says_so_and_keeps_the_reason(client, jogo):
    page = text(client.post(jogo_url(jogo), {"acao": "encerrar", "reason": "ficou tarde"}))

    assert "O jogo está empatado em partidas (0 a 0): ninguém venceu ainda." in page
    assert 'value="ficou tarde"' in page


def test_jogo_whose_winner_plays_on_is_opened_again_once_confirmed(client, tournament):
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    final = Confronto.objects.get(tournament=tournament, winner_to=None, kind="main").jogo
    record(final)
    semifinal = Confronto.objects.filter(tournament=tournament, round=1).first().jogo

    response = client.post(jogo_url(semifinal), {"acao": "reabrir", "reason": "Engano"})

    assert "Cai o confronto" in text(response)
    semifinal.refresh_from_db()
    assert semifinal.closed_at is not None
    sent = {"acao": "reabrir", "reason": "Engano", "confirmed": response.context["affected"].key}
    assert client.post(jogo_url(semifinal), sent).status_code == 302
    semifinal.refresh_from_db()
    final.refresh_from_db()
    assert (semifinal.closed_at, final.reason) == (None, "cancelled")


def test_two_directors_end_a_jogo_and_the_second_is_told(client, jogo):
    open_close.walkover(jogo=jogo, winner="A", reason="não veio", source=TABLE)

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


def trail_of(client, jogo):
    entries = client.get(jogo_url(jogo)).context["trail"]
    return [
        (entry.registro.action, [(one.what, one.before, one.after) for one in entry.changes])
        for entry in entries
    ]


def test_trail_says_which_code_is_new(client, jogo):
    open_close.reissue_token(jogo=jogo, reason="perdido", source=TABLE)
    open_close.reissue_token(jogo=jogo, seat="B", reason="perdido", source=TABLE)

    of_dupla, of_mesa, _ = trail_of(client, jogo)

    assert of_mesa == ("reissued", [("Código da mesa", "", "novo")])
    assert of_dupla == ("reissued", [("Código da dupla", "", jogo.label("B"))])


def test_trail_says_who_deals_and_which_device_writes(client, jogo):
    Jogo.objects.update(ruleset="burraco-1", options={})  # a text in which the deal passes round
    seat = jogo.seatkey_set.get(seat="mesa")
    devices.hold(acesso=seat, device="one-phone-of-the-mesa")
    devices.take_over(acesso=seat, source=Source(device="other-phone-of-the-mesa"))
    devices.release(acesso=seat, source=TABLE)
    name_dealer(jogo=jogo, partida=1, number=1, side="B", source=TABLE)

    dealt, released, taken, _ = trail_of(client, jogo)

    assert taken == ("taken_over", [("Aparelho", "one-phon", "other-ph")])
    assert released == ("released", [("Aparelho", "other-ph", "–")])
    assert dealt == ("dealer", [("Partida 1, mão 1", "", jogo.label("B"))])
