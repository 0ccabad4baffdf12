"""Correcting cards, two phones that enter the same mão, and a jogo that is closed or further on."""

from django.urls import reverse

from scoring.lifecycle.open_close import walkover
from scoring.models import Mao
from tests.scoring.cards_typed import CARDS, RUN, TOTALS, correction, fields, typed_cards
from tests.scoring.cast import TABLE


def test_correction_starts_with_the_cards_that_stand_and_makes_a_version(client, page, token):
    client.post(page, typed_cards(CARDS))
    held = fields(client.get(correction(token)))
    assert held["A-melds"].splitlines()[0].startswith("3H 4H 5H 6H 7H 8H 9H")
    assert held["ending"] == "batida:A1"

    fixed = held | {
        "hand-B1": held["hand-B1"].removesuffix(" 2D"),
        "reason": "uma carta a mais",
        "fazer": "gravar",
    }
    response = client.post(correction(token), fixed | {"acknowledged": ["too_few_cards"]})
    assert response.status_code == 302

    mao = Mao.objects.standing().get()
    assert (mao.version, mao.totals) == (2, TOTALS | {"B": -230})
    assert len(mao.cards["sides"]["B"]["hands"]["B1"]) == 9


def test_correction_begun_as_a_summary_finds_the_cards_that_stand(client, page, token):
    client.post(page, typed_cards(CARDS))
    summary = fields(client.get(reverse("scoring:correct", args=(token, 1, 1))))

    response = client.post(correction(token), summary | {"fazer": "cartas"})
    assert response.url == correction(token)  # an address, so that a reload finds it again
    back = fields(client.get(response.url))

    assert back["A-melds"].splitlines()[0].startswith(" ".join(RUN))
    assert (back["ending"], back["seen_version"]) == ("batida:A1", "1")


def test_correction_of_a_mao_without_cards_starts_with_what_its_summary_tells(client, jogo, token, play):
    play(jogo, 810, -110)

    held = fields(client.get(correction(token)))

    assert (held["A-melds"], held["A-morto"], held["seen_version"]) == ("", "taken", "1")


def test_count_with_a_zero_that_was_not_changed_leads_to_an_address_too(client, jogo, token, play):
    play(jogo, 810, -110)
    given = client.get(reverse("scoring:correct", args=(token, 1, 1))).context["form"]
    values = {name: given[name].value() for name in given.fields}
    assert 0 in values.values()

    typed = {name: "" if value is None else value for name, value in values.items()}
    response = client.post(correction(token), typed | {"fazer": "cartas"})

    assert response.status_code == 302


def test_what_the_summary_of_a_correction_was_changed_to_goes_along_to_the_cards(client, jogo, token, play):
    play(jogo, 810, -110)
    summary = fields(client.get(reverse("scoring:correct", args=(token, 1, 1))))

    back = fields(client.post(correction(token), summary | {"fazer": "cartas", "reason": "contagem"}))

    assert (back["A-morto"], back["reason"], back["seen_version"]) == ("taken", "contagem", "1")


def test_correction_without_a_reason_says_so(client, page, token):
    client.post(page, typed_cards(CARDS))
    held = fields(client.get(correction(token))) | {"hand-B1": "3C", "fazer": "gravar"}

    response = client.post(correction(token), held | {"acknowledged": ["too_few_cards"]})

    assert response.status_code == 422
    assert "reason" in response.context["form"].errors


def test_unknown_mao_cannot_be_corrected(client, token):
    assert client.get(correction(token, number=7)).status_code == 404


def test_mao_recorded_by_another_phone_is_shown_beside_what_was_typed(client, page, jogo, play):
    play(jogo, 810, -110)

    response = client.post(page, typed_cards(CARDS))

    assert response.status_code == 409
    text = response.content.decode()
    assert "Outro celular já gravou a mão 1" in text
    assert response.context["form"]["notation"].value().startswith("ending=batida went_out=A1")
    assert Mao.objects.count() == 1


def test_same_id_with_other_cards_shows_both(client, page):
    body = typed_cards(CARDS)
    client.post(page, body)

    response = client.post(page, body | {"hand-B1": "3C", "acknowledged": ["too_few_cards"]})

    assert response.status_code == 422
    assert "já foi gravada daqui" in response.content.decode()
    assert Mao.objects.count() == 1


def test_mao_for_a_closed_jogo_is_shown_and_not_lost(client, page, jogo):
    walkover(jogo=jogo, winner="A", reason="ausência", source=TABLE)

    response = client.post(page, typed_cards(CARDS))

    assert response.status_code == 409
    assert "não foi gravada" in response.content.decode()
    assert client.get(page).status_code == 302


def test_mao_out_of_turn_is_aimed_at_the_next_one(client, page):
    response = client.post(page, typed_cards(CARDS, number=4))

    assert response.status_code == 422
    assert response.context["form"].where() == (1, 1)
    assert fields(response)["hand-B2"].startswith("AD AC")


def test_form_that_came_incomplete_keeps_what_it_had(client, page):
    body = typed_cards(CARDS) | {"client_id": "nonsense"}

    response = client.post(page, body)

    assert response.status_code == 422
    assert "Faltou alguma coisa no que chegou" in response.content.decode()
    assert fields(response)["A-melds"] == body["A-melds"]
