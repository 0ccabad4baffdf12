"""The text export of a jogo contains everything recorded, and can be entered again."""

import logging
from uuid import uuid4

import pytest
from django.urls import reverse

import rules
from rules import notation
from scoring import tokens
from scoring.entry.record import record_mao
from scoring.jogo.sheet import sheet
from scoring.jogo.text_export import jogo_text, mao_text
from scoring.lifecycle.open_close import open_jogo
from tests.factories import catch_up, make_tournament, record
from tests.rules.golden import ALL_PLAYED
from tests.scoring.cast import TABLE, facts
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db
PLAYED = next(one for one in ALL_PLAYED if one["system"] == "003" and not one["options"])


def record_cards(jogo):
    return record_mao(
        jogo=jogo,
        partida=1,
        number=1,
        facts=PLAYED["facts_cards"],
        by_cards=True,
        client_id=uuid4(),
        acknowledged=set(rules.Code),
        source=TABLE,
    ).mao


@pytest.fixture
def burraco():
    return open_jogo(
        labels=["Ana e Bia", "Caio e Davi"],
        ruleset="burraco-1",
        options={"target": 2000},
        partidas=1,
        source=TABLE,
    )


def maos_of(text):
    return [notation.read(line) for line in text.splitlines() if line and not line.startswith("#")]


def test_text_of_a_jogo_is_what_was_sent_and_judges_the_same(burraco):
    mao = record_cards(burraco)

    text = jogo_text(burraco, sheet(burraco).partidas)

    assert maos_of(text) == [PLAYED["facts_cards"]]
    assert rules.judge_cards(burraco.load_rules(), maos_of(text)[0]).totals == mao.totals
    assert f"# 1.1 v1: A={mao.totals['A']} B={mao.totals['B']}" in text
    assert "# A: Ana e Bia" in text
    assert "target=2000" in text


def test_text_of_a_summary_is_its_facts(jogo, play):
    play(jogo, 810, -110)

    assert maos_of(jogo_text(jogo, sheet(jogo).partidas)) == [facts()]


def test_table_offers_the_text_once_something_was_played(client, burraco):
    token = tokens.current(burraco)
    address = reverse("scoring:text", args=(token,))
    before = client.get(reverse("scoring:table", args=(token,))).text
    record_cards(burraco)

    assert address not in before
    assert address in client.get(reverse("scoring:table", args=(token,))).text
    answer = client.get(address)
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    assert maos_of(answer.text) == [PLAYED["facts_cards"]]


def test_everybody_reads_the_text_of_a_published_jogo(client):
    tournament = make_tournament(duplas=2)
    confronto = Confronto.objects.get(tournament=tournament, kind="main")
    mao = record(confronto.jogo, "A")
    catch_up(tournament)
    address = reverse("tournaments:jogo_text", args=(tournament.slug, confronto.jogo.public_id))

    page = client.get(reverse("tournaments:jogo", args=(tournament.slug, confronto.jogo.public_id)))

    assert address in page.text
    assert maos_of(client.get(address).text) == [mao.facts]


def test_text_of_a_jogo_awaiting_publication_by_hand_tells_no_mao(client):
    tournament = make_tournament(duplas=2, auto_publish=False)
    confronto = Confronto.objects.get(tournament=tournament, kind="main")
    record(confronto.jogo, "A")

    address = reverse("tournaments:jogo_text", args=(tournament.slug, confronto.jogo.public_id))

    assert maos_of(client.get(address).text) == []


def test_nobody_reads_the_text_of_another_tournament(client):
    tournament, other = make_tournament(duplas=2), make_tournament(duplas=2, name="Outra copa")
    confronto = Confronto.objects.get(tournament=other, kind="main")

    answer = client.get(reverse("tournaments:jogo_text", args=(tournament.slug, confronto.jogo.public_id)))

    assert answer.status_code == 404


def test_log_holds_every_mao_that_was_stored(burraco, caplog, django_capture_on_commit_callbacks):
    with (
        caplog.at_level(logging.INFO, "scoring.entry.record"),
        django_capture_on_commit_callbacks(execute=True),
    ):
        mao = record_cards(burraco)

    assert [entry.getMessage() for entry in caplog.records] == [
        f"jogo {burraco.pk}, mão 1.1 v1: {mao_text(mao)}"
    ]
