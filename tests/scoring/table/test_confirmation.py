"""The pages of two duplas without scripts: hand the phone over, confirm, contest, send separately."""

import re

import pytest

from scoring.lifecycle.open_close import award_jogo
from scoring.models import Confirmation, Mao, Submission
from tests.scoring.cast import TABLE, facts
from tests.scoring.pages import at, text
from tests.scoring.two_duplas import (
    ALL,
    confirm,
    contest,
    correct,
    opened,
    record,
    rule,
    send,
    states,
    totals,
    word,
)
from tests.scoring.typed import typed

pytestmark = pytest.mark.django_db


def test_phone_that_is_handed_over_takes_two_taps_and_comes_back_by_itself(client):
    jogo = opened("confirm")

    receipt = client.post(at(jogo), typed(dupla="A"), follow=True)
    assert at(jogo, "mesa", "check") in text(receipt)
    page = client.get(at(jogo, "mesa", "check"))
    assert (page.context["side"], [one.line.number for one in page.context["waiting"]]) == ("B", [1])
    assert "Passe o celular a quem confere" in text(page)

    done = client.post(at(jogo, "mesa", "check"), word(Mao.objects.get(), lado="B"), follow=True)

    assert "Confirmado por Caio e Davi." in text(done)
    assert done.context["form"].where() == (1, 2)
    assert states(jogo) == ["confirmed"]


def test_seat_of_a_dupla_opens_what_it_has_to_confirm_with_its_own_points_first(client):
    jogo = opened("confirm")
    mao = record(jogo, side="A")

    page = client.get(at(jogo, "B"), follow=True)

    assert page.redirect_chain == [(at(jogo, "B", "check"), 302)]
    shown = page.context["waiting"][0]
    assert page.context["sides"] == ["B", "A"]
    of_b = [part["points"] for part in mao.lines["B"]]
    assert [row.cells[0]["points"] for row in shown.rows if row.cells[0]] == of_b
    table = text(page).partition("<table")[2]
    assert table.index("Caio e Davi") < table.index("Ana e Bia")
    assert client.get(at(jogo, "A")).status_code == 200  # the dupla that entered it has no mão to confirm


def test_jogo_over_at_the_table_asks_for_the_word_and_ends_with_it(client):
    jogo = opened("confirm")
    mao = record(jogo, 1500, 100, side="A")

    waits = client.get(at(jogo, "A"))
    assert "a outra dupla ainda tem de confirmar" in text(waits)
    assert waits.context["form"] is None
    over = client.post(at(jogo, "B", "check"), word(mao), follow=True)

    assert "Confirmado. O jogo acabou." in text(over)


def test_confirmation_of_a_version_that_was_replaced_shows_what_stands(client):
    jogo = opened("confirm")
    mao = record(jogo, side="A")
    contest(jogo, mao)
    correct(jogo, 710, -110)
    response = client.post(at(jogo, "B", "check"), word(mao))

    assert response.status_code == 409
    assert "A mão mudou enquanto você conferia" in text(response)
    assert [one.place for one in response.context["waiting"]] == ["1.1.2"]


def test_refusal_has_one_status_for_a_page_and_for_an_outbox(client):
    jogo = opened("confirm")
    mao = record(jogo, side="A")
    award_jogo(jogo=jogo, winner="A", reason="Acabou o tempo.", source=TABLE)

    page = client.post(at(jogo, "B", "check"), word(mao))
    outbox = client.post(at(jogo, "B", "check"), word(mao), headers={"Accept": "application/json"})

    assert (page.status_code, outbox.status_code, outbox.json()["code"]) == (409, 409, "jogo_closed")
    assert page.context["refusal"] == outbox.json()["message"]


@pytest.mark.parametrize("sent", [{"mao": ["x"]}, {"mao": []}, {"client_id": "x"}])
def test_confirmation_that_says_nothing_is_refused(client, sent):
    jogo = opened("confirm")
    mao = record(jogo)

    response = client.post(at(jogo, "B", "check"), word(mao) | sent)

    assert response.status_code == 422
    assert response.context["refusal"]
    assert not Confirmation.objects.exists()


def test_contest_without_figures_marks_the_mao_and_says_why(client):
    jogo = opened("confirm")
    record(jogo, side="A")
    address = at(jogo, "B", "contest", 1, 1)

    form = client.get(address).context["form"]
    sent = {name: form[name].value() or "" for name in form.fields} | {"reason": "foram duas canastras"}
    assert client.post(address, sent | {"reason": ""}).context["form"].errors["reason"]
    page = client.post(address, sent, follow=True)

    assert states(jogo) == ["divergent"]
    assert Confirmation.objects.get().facts is None
    shown = text(client.get(at(jogo)))
    assert "foram duas canastras" in shown
    assert "<span>Caio e Davi</span></span> diz que não confere" in shown
    assert page.status_code == 200


def test_contest_with_figures_shows_both_side_by_side(client):
    jogo = opened("confirm")
    record(jogo, side="A")
    address = at(jogo, "B", "contest", 1, 1)
    form = client.get(address).context["form"]
    sent = {name: form[name].value() or "" for name in form.fields} | {"reason": "a mão deles", "B-hand": "3"}
    sent["acknowledged"] = sorted(ALL)

    client.post(address, sent)

    assert Confirmation.objects.get().facts["sides"]["B"]["hand"] == 30
    difference = client.get(at(jogo)).context["differences"][0]
    assert [version.side for version in difference.versions] == ["A", "B"]
    assert [row.label for row in difference.versions[1].rows if row.differs] == ["Cartas na mão"]


def test_each_dupla_sends_its_own_and_sees_what_is_missing(client):
    jogo = opened("apart")
    assert client.get(at(jogo)).context["form"] is None
    assert client.get(at(jogo, "mesa", "cards")).status_code == 302

    waits = client.post(at(jogo, "A"), typed(), follow=True)
    assert "enviada: falta a outra dupla" in text(waits)
    assert "falta a sua" in text(client.get(at(jogo, "B")))
    agreed = client.post(at(jogo, "B"), typed(), follow=True)

    assert "Mão 1 da partida 1 gravada" in text(agreed)
    assert (states(jogo), Submission.objects.count()) == (["confirmed"], 2)


@pytest.mark.parametrize("number", [3, "x"])
def test_dupla_that_is_ahead_is_led_to_its_own_next_mao(client, number):
    # At the next agreed mão its form would replace the entry it has sent there.
    jogo = opened("apart")
    client.post(at(jogo, "A"), typed())

    refused = client.post(at(jogo, "A"), typed(number=number))

    assert (refused.status_code, refused.context["form"].where()) == (422, (1, 2))
    assert client.get(at(jogo, "A", "cards")).context["form"].where() == (1, 2)


def test_divergence_is_shown_to_both_and_sent_again(client):
    jogo = opened("apart")
    client.post(at(jogo, "A"), typed())
    differs = client.post(at(jogo, "B"), typed(B_hand="7"), follow=True)

    versions = differs.context["differences"][0].versions
    assert [[row.label for row in version.rows if row.differs] for version in versions] == [
        ["Cartas na mão"],
        ["Cartas na mão"],
    ]
    heads = re.findall(
        r'<th scope="col">(.*?)</th>', differs.content.decode().partition('"rows beside"')[2], re.DOTALL
    )
    assert [head.count("side-mark") for head in heads[:2]] == [1, 1]
    again = client.get(at(jogo, "B", mudar=1)).context["form"]
    assert again["B-hand"].value() == 7

    client.post(at(jogo, "B"), typed())
    assert (states(jogo), len(totals())) == (["confirmed"], 1)


@pytest.mark.parametrize(("entry", "seat", "asks"), [
    ("scorer", "mesa", True), ("scorer", "A", False), ("confirm", "mesa", True), ("confirm", "A", True),
    ("apart", "mesa", False), ("apart", "A", True),
])  # fmt: skip
def test_form_is_where_maos_are_entered(client, entry, seat, asks):
    jogo = opened(entry)

    assert (client.get(at(jogo, seat)).context["form"] is not None) == asks


@pytest.mark.parametrize(("done", "shown"), [
    (lambda j: record(j), "falta conferir"),
    (lambda j: confirm(j, record(j)), "confirmada"),
    (lambda j: contest(j, record(j)), "não bate"),
])  # fmt: skip
def test_sheet_says_how_a_mao_stands(client, done, shown):
    jogo = opened("confirm")
    done(jogo)

    assert shown in text(client.get(at(jogo)))


def test_ruled_mao_is_corrected_and_confirmed_on_the_sheet(client):
    jogo = opened("confirm")
    contest(jogo, record(jogo), facts=facts(700, -110))
    rule(jogo, choose="B", seen_version=1)

    shown = text(client.get(at(jogo)))

    assert "corrigida" in shown
    assert "confirmada" in shown


def test_phone_of_the_other_dupla_is_called_by_the_score(client):
    jogo = opened("confirm")
    address = at(jogo, "B", "score")
    assert "Tem mão para vocês conferirem" not in text(client.get(address))

    record(jogo, side="A")

    assert "Tem mão para vocês conferirem" in text(client.get(address))


@pytest.mark.parametrize("maos", [1, 3])
def test_page_to_confirm_costs_the_same_for_one_and_for_three(client, maos, django_assert_num_queries):
    jogo = opened("confirm", target=9000)
    for _ in range(maos):
        record(jogo)
    address = at(jogo, "B", "check")
    client.get(address)

    with django_assert_num_queries(
        9
    ):  # two of its clock, one of them where it is played: whether there is a director
        client.get(address)


@pytest.mark.parametrize("maos", [1, 3])
def test_page_of_what_differs_costs_the_same_for_one_and_for_three(client, maos, django_assert_num_queries):
    jogo = opened("confirm", target=9000)
    for _ in range(maos):
        contest(jogo, record(jogo), facts=facts(700, -110))
    client.get(at(jogo))
    address = at(jogo)

    with django_assert_num_queries(
        10
    ):  # one of them who opened it, of a jogo without an event, one for the reason
        page = client.get(address)
    assert len(page.context["differences"]) == maos


def test_json_says_how_what_was_sent_stands(client):
    jogo = opened("apart")
    asked = {"headers": {"Accept": "application/json"}}

    first = client.post(at(jogo, "A"), typed(), **asked)
    second = client.post(at(jogo, "B"), typed(), **asked)

    assert (first.status_code, first.json()["state"]) == (201, "enviado")
    assert (second.json()["state"], second.json()["totals"]) == ("confirmado", {"A": 880, "B": 210})
    send(jogo, "A")
    refused = client.post(at(jogo), typed(number=2), **asked)
    assert (refused.status_code, refused.json()["code"]) == (422, "entry_apart")


def test_mesa_says_once_which_dupla_writes_and_the_other_confirms(client):
    jogo = opened("confirm")
    asked = client.get(at(jogo))
    assert "Quem anota?" in text(asked)

    client.post(at(jogo), typed(dupla="A"))
    again = client.get(at(jogo))
    assert again.context["form"].writer.said == "A"
    own = client.post(at(jogo, "A", "check"), word(Mao.objects.get()))

    assert (own.status_code, states(jogo)) == (422, ["sent"])
    assert client.get(at(jogo, "A")).status_code == 200  # it is not asked either
    client.post(at(jogo, "B", "check"), word(Mao.objects.get()))
    assert states(jogo) == ["confirmed"]


def test_mesa_that_does_not_say_who_writes_has_both_confirm(client):
    jogo = opened("confirm")
    client.post(at(jogo), typed())
    mao = Mao.objects.get()

    both = client.get(at(jogo, "mesa", "check"))
    assert "as duas duplas" in text(both)
    client.post(at(jogo, "A", "check"), word(mao))
    assert states(jogo) == ["sent"]
    left = client.get(at(jogo, "mesa", "check"))
    assert left.context["side"] == "B"
    done = client.post(at(jogo, "mesa", "check"), word(mao, lado="B"), follow=True)

    assert states(jogo) == ["confirmed"]
    assert "Confirmado por Caio e Davi." in text(done)


def test_phone_without_cookies_carries_along_who_writes(client):
    jogo = opened("confirm")
    client.cookies.clear()

    response = client.post(at(jogo), typed(dupla="B", aparelho="um-celular-sem-cookies"))

    assert "dupla=B" in response["Location"]
    client.cookies.clear()
    assert client.get(response["Location"]).context["form"].writer.said == "B"


@pytest.mark.parametrize(("mode", "seat"), [("scorer", "mesa"), ("confirm", "A"), ("apart", "A")])
def test_nobody_is_asked_who_writes_where_it_is_known(client, mode, seat):
    page = client.get(at(opened(mode), seat), {"mesa": "1"})

    assert "Quem anota?" not in text(page)


def test_correction_at_the_mesa_is_confirmed_by_the_other_dupla(client):
    jogo = opened("confirm")
    client.post(at(jogo), typed(dupla="A"))
    correction = typed(A_table="47", dupla="B", reason="contei de novo", seen_version="1")

    client.post(at(jogo, "mesa", "correct", 1, 1), correction)

    assert [mao.side for mao in Mao.objects.order_by("version")] == ["A", "B"]
    confirm(jogo, Mao.objects.get(version=2), side="A")
    assert states(jogo) == ["corrected confirmed"]


def test_right_comes_before_not_right(client):
    jogo = opened("confirm")
    record(jogo, side="A")

    page = text(client.get(at(jogo, "B", "check")))

    assert page.index("Está certo") < page.index("não confere")


def test_several_maos_are_confirmed_by_a_button_that_says_how_many(client):
    jogo = opened("confirm", target=9000)
    maos = [record(jogo) for _ in range(3)]

    page = text(client.get(at(jogo, "B", "check")))
    client.post(at(jogo, "B", "check"), word(*maos))

    assert "As 3 mãos estão certas" in page
    assert states(jogo) == ["confirmed"] * 3


def forms_of(response):
    """Return the mãos that each form of the page to confirm sends."""
    forms = re.findall(r"<form.*?</form>", response.text, re.DOTALL)
    sent = [re.findall(r'name="mao" value="([\d.]+)"', one) for one in forms]
    return [maos for maos in sent if maos]


@pytest.mark.parametrize("seat", ["B", "mesa"])
def test_contested_mao_is_a_question_of_its_own(client, seat):
    jogo = opened("confirm", target=9000)
    contest(jogo, record(jogo), reason="são 40 cartas, não 50")
    record(jogo)
    record(jogo)

    page = client.get(at(jogo, seat, "check", lado="B"))

    assert forms_of(page) == [["1.2.1", "1.3.1"], ["1.1.1"]]
    assert "Vocês disseram que não batia: agora está certo?" in text(page)
    assert "são 40 cartas, não 50" in text(page)
    client.post(at(jogo, seat, "check"), word(*Mao.objects.filter(number__gt=1), lado="B"))
    assert states(jogo) == ["divergent", "confirmed", "confirmed"]
    client.post(at(jogo, seat, "check"), word(Mao.objects.get(number=1), lado="B"))
    assert states(jogo) == ["confirmed"] * 3


def test_end_of_the_jogo_confirms_no_contested_mao_along(client):
    jogo = opened("confirm")
    first = record(jogo, 700, 100)
    contest(jogo, first)
    last = record(jogo, 900, 100)

    old = client.post(at(jogo, "B", "check"), word(first, last))  # a page from before it was contested
    client.post(at(jogo, "B", "check"), word(last))

    assert "não batia: confirmem essa em separado" in text(old)
    assert forms_of(client.get(at(jogo, "B", "check"))) == [["1.1.1"]]
    assert states(jogo) == ["divergent", "confirmed"]
    jogo.refresh_from_db()
    assert jogo.closed_at is None


def test_mao_that_a_dupla_has_contested_calls_it_no_more(client):
    jogo = opened("confirm")
    contest(jogo, record(jogo))

    assert client.get(at(jogo, "B")).status_code == 200  # it is not led to what it has answered
    assert "Tem 1 mão para conferir" not in text(client.get(at(jogo)))
    assert client.get(at(jogo, "mesa", "check")).context["askers"] == ["B"]  # who may change its mind
