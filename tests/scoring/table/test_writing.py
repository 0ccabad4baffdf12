"""Writing at the table: recording, refusals, two phones, correcting."""

import re
from uuid import uuid4

import pytest
from django.test import Client

from scoring.lifecycle.open_close import walkover
from scoring.models import AuditEntry, Mao
from tests.scoring.cast import TABLE
from tests.scoring.typed import FACTS, HTMX, TOTALS, TYPED, correction, keeps_what_was_typed, typed, value

# --- recording --------------------------------------------------------------------------


def test_post_records_the_mao_and_goes_back_with_a_receipt(client, table):
    response = client.post(table, typed(), follow=True)

    mao = Mao.objects.get()
    assert response.redirect_chain == [(f"{table}?recibo={mao.pk}", 302)]
    assert (mao.facts, mao.totals) == (FACTS, TOTALS)
    page = response.content.decode()
    assert "Mão 1 da partida 1 gravada" in page
    assert "+880" in page
    assert f"Recibo {mao.pk}" in page
    assert value(response, "A-table") is None


def test_post_needs_no_csrf_token_the_address_is_the_permission(table):
    assert Client(enforce_csrf_checks=True).post(table, typed()).status_code == 302


def test_post_names_the_device_in_the_audit_and_keeps_naming_the_same_one(client, table):
    client.get(table)
    client.post(table, typed())
    client.post(table, typed(number=2))

    cookie = client.cookies["canastra_device"]
    lines = AuditEntry.objects.filter(action=AuditEntry.Action.RECORDED).order_by("pk")
    assert {line.device for line in lines} == {cookie.value}
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


def test_post_of_a_signed_in_person_names_the_person(client, table, django_user_model):
    client.force_login(django_user_model.objects.create_user("juiza"))
    client.post(table, typed())

    assert Mao.objects.get().actor.username == "juiza"


def test_forged_device_cookie_is_replaced(client, table):
    client.cookies["canastra_device"] = "x' OR 1=1"
    client.post(table, typed())

    assert Mao.objects.get().device == client.cookies["canastra_device"].value != "x' OR 1=1"


def test_same_post_twice_makes_one_mao(client, table):
    body = typed()
    client.post(table, body)
    response = client.post(table, body, follow=True)

    assert Mao.objects.count() == 1
    assert response.status_code == 200
    assert "Ela já estava gravada" in response.content.decode()


def test_post_by_htmx_is_sent_to_the_receipt(client, table):
    response = client.post(table, typed(), headers=HTMX)

    assert response.status_code == 200
    assert response["HX-Redirect"] == f"{table}?recibo={Mao.objects.get().pk}"


# --- refusals ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        pytest.param({"A_table": "muitas"}, "Aqui vai um número inteiro", id="letters"),
        pytest.param({"B_hand": "-9"}, "O número não pode ser negativo", id="negative"),
        pytest.param({"B_table": "105"}, "Nem o baralho inteiro tem tanto", id="beyond-the-deck"),
        pytest.param({"ending": ["A", "B"]}, "Em cada mão só um lado bate", id="both-out"),
        pytest.param({"A_dirty": "", "A_clean": ""}, "não tem canastra", id="out-without-canastra"),
        pytest.param({"A_morto": "not_taken"}, "não pegou o morto", id="out-without-morto"),
        pytest.param({"number": "7"}, "A próxima mão é a 1 da partida 1", id="not-the-next"),
        pytest.param({"client_id": "nada"}, "Faltou alguma coisa no que chegou", id="broken-form"),
        pytest.param({"partida": ""}, "Faltou alguma coisa no que chegou", id="form-without-place"),
    ],
)
def test_refused_mao_is_422_says_why_and_loses_nothing(client, table, answers, sentence):
    body = typed(**answers)
    response = client.post(table, body)

    assert response.status_code == 422
    assert sentence in response.content.decode()
    assert not Mao.objects.exists()
    shown = {name: value(response, name) for name in TYPED if name != "ending"}
    assert shown == {name: body[name] for name in shown}


def test_refused_mao_says_why_in_the_language_of_its_reader(client, table):
    answers = typed(A_clean="", A_dirty="", B_hand="")
    response = client.post(table, answers, headers={"accept-language": "it-IT,it;q=0.9"})

    assert "Chi ha chiuso non ha un burraco" in response.content.decode()
    assert "Manca questo numero" in response.content.decode()
    assert 'class="field-error" id="id_B-hand_error" lang="it"' in " ".join(response.content.decode().split())
    assert "Accept-Language" in response["Vary"]


def test_refused_mao_ties_each_sentence_to_its_field(client, table):
    page = client.post(table, typed(A_table="muitas")).content.decode()

    assert 'id="id_A-table_error"' in page
    assert 'aria-describedby="id_A-table_error"' in page
    assert re.search(r'<input[^>]*name="A-table"[^>]*autofocus', page)
    assert "1 resposta não está certa: veja a marca" in page


def test_empty_mao_is_answered_with_one_line_and_marks(client, table):
    empty = dict.fromkeys(set(TYPED) - {"mortos_to_stock"}, "")
    page = client.post(table, typed(**{name.replace("-", "_", 1): text for name, text in empty.items()}))

    form = page.content.decode().partition('id="mao"')[2].partition("</form>")[0]
    assert "Faltam 7 respostas" in form
    assert form.count("Falta este número") == 4  # each at its field, and nowhere else
    assert "data-mortos-juntos" in form  # the questions are those of before


def test_mao_sent_to_the_wrong_place_can_be_sent_again_to_the_right_one(client, table):
    refused = client.post(table, typed(number=7))
    again = {name: value(refused, name) for name in ("partida", "number", "client_id")}
    response = client.post(table, TYPED | again)

    assert response.status_code == 302
    assert Mao.objects.get().number == 1


def test_refused_by_htmx_is_only_the_part_that_changes(client, table):
    response = client.post(table, typed(A_table="muitas"), headers=HTMX)

    assert response.status_code == 422
    assert response.content.decode().lstrip().startswith('<div class="mesa"')


def test_warning_asks_first_and_is_recorded_once_ticked(client, table):
    asked = client.post(table, typed(A_hand="0"))

    assert asked.status_code == 422
    assert "Sim, é isso mesmo" in asked.content.decode()
    assert not Mao.objects.exists()

    again = {name: value(asked, name) for name in ("partida", "number", "client_id")}
    answered = client.post(table, TYPED | again | {"A-hand": "0", "acknowledged": ["hand_zero"]})

    assert answered.status_code == 302
    assert Mao.objects.get().warnings == ["hand_zero"]


# --- two phones -------------------------------------------------------------------------


def test_second_phone_is_told_and_shown_both(client, table, token):
    Client().post(table, typed())
    response = client.post(table, typed(A_table="50", assumir="1"))

    assert response.status_code == 409
    page = response.content.decode()
    assert "Outro celular já gravou a mão 1" in page
    assert "O que está gravado" in page
    assert "O que você digitou" in page
    assert keeps_what_was_typed(response, **{"A-table": "50"})
    differing = [row.label for row in response.context["conflict"]["typed"] if row.differs]
    assert differing == ["Cartas na mesa"]
    assert Mao.objects.count() == 1


def test_what_the_second_phone_typed_may_become_a_correction(client, table, token):
    client.post(table, typed())
    conflict = client.post(table, typed(A_table="50"))
    form = conflict.context["form"]
    offered = {name: form[name].value() for name in form.fields if form[name].value() is not None}
    response = client.post(
        correction(token), offered | {"reason": "Contamos de novo, os quatro."}, follow=True
    )

    assert response.status_code == 200
    assert "Mão 1 da partida 1 corrigida" in response.content.decode()
    assert [mao.totals["A"] for mao in Mao.objects.order_by("version")] == [880, 900]


def test_form_sent_again_with_other_numbers_is_422_and_shows_both(client, table):
    body = typed()
    client.post(table, body)
    response = client.post(table, body | {"A-table": "50"})

    assert response.status_code == 422
    assert "já foi gravada daqui, com outros números" in response.content.decode()
    assert keeps_what_was_typed(response, **{"A-table": "50"})
    assert [mao.totals for mao in Mao.objects.all()] == [TOTALS]


def test_mao_for_a_closed_jogo_is_409_and_still_readable(client, jogo, table):
    walkover(jogo=jogo, winner="A", reason="A outra dupla não veio.", source=TABLE)
    response = client.post(table, typed())

    assert response.status_code == 409
    page = response.content.decode()
    assert "o jogo já está encerrado" in page
    assert response.context["unsent"][0].cells == ("48", "30")
    assert not Mao.objects.exists()


# --- correcting -------------------------------------------------------------------------


def test_correction_starts_from_what_stands(client, table, token):
    client.post(table, typed())
    response = client.get(correction(token))

    assert response.status_code == 200
    assert (value(response, "A-table"), value(response, "ending")) == (48, "A")
    assert value(response, "seen_version") == 1


def test_correction_is_a_new_version_with_its_reason_on_the_sheet(client, table, token):
    client.post(table, typed())
    body = typed(A_table="50", seen_version="1", reason="Faltou contar duas cartas.")
    page = client.post(correction(token), body, follow=True).content.decode()

    assert "Mão 1 da partida 1 corrigida" in page
    assert "Faltou contar duas cartas." in page
    assert list(Mao.objects.order_by("version").values_list("version", "reason")) == [
        (1, ""),
        (2, "Faltou contar duas cartas."),
    ]


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        pytest.param({"reason": " "}, "Escreva o motivo", id="no-reason"),
        pytest.param({"A_table": "48"}, "Nada mudou", id="nothing-changed"),
        pytest.param({"A_table": "dez"}, "Aqui vai um número inteiro", id="letters"),
        pytest.param({"reason": "x" * 201}, "no máximo 200 caracteres", id="long-reason"),
    ],
)
def test_refused_correction_is_422_and_loses_nothing(client, table, token, answers, sentence):
    client.post(table, typed())
    body = typed(**({"A_table": "50", "seen_version": "1", "reason": "Contagem."} | answers))
    response = client.post(correction(token), body)

    assert response.status_code == 422
    assert sentence in response.content.decode()
    assert value(response, "A-table") == body["A-table"]
    assert value(response, "reason") == body["reason"]
    assert Mao.objects.count() == 1


def test_correction_of_an_older_version_is_409_and_shows_what_stands(client, table, token):
    client.post(table, typed())
    first = typed(A_table="50", seen_version="1", reason="Contagem.")
    client.post(correction(token), first)
    response = client.post(correction(token), first | {"client_id": str(uuid4()), "A-table": "51"})

    assert response.status_code == 409
    assert value(response, "seen_version") == "2"
    assert value(response, "A-table") == "51"
    assert Mao.objects.count() == 2


def test_correction_of_a_mao_nobody_recorded_is_404(client, token):
    assert client.get(correction(token, number=4)).status_code == 404


def test_correction_page_of_a_closed_jogo_leads_to_its_sheet(client, jogo, table, token, play):
    play(jogo, 810, -110)
    walkover(jogo=jogo, winner="A", reason="Desistência.", source=TABLE)

    assert client.get(correction(token)).headers["Location"] == f"{table}?agora=1"
