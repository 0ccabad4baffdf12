"""A table calls the director: what the table shows, and what the desk shows."""

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.ledger.verify import faults
from scoring.lifecycle import open_close
from scoring.models import MESA, AuditEntry, Jogo
from tests.factories import TABLE
from tests.scoring.two_duplas import opened
from tests.tournaments.desk.pages import text, url

pytestmark = pytest.mark.django_db
SEEN = "O diretor viu o chamado: já vem."


def at(jogo, name, seat=MESA):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat),))


@pytest.fixture
def phone():
    return Client()


@pytest.fixture
def answer(client, tournament, jogo):
    """Return a function that presses a button of the desk about the call of a jogo."""

    def press(button):
        return client.post(url("desk_mesas", tournament), {"jogo": jogo.pk, "chamado": button}, follow=True)

    return press


def actions(jogo):
    return list(
        AuditEntry.objects.filter(jogo=jogo, action__contains="call").values_list("action", flat=True)
    )


@pytest.mark.parametrize("name", ["table", "cards", "check", "rules"])
@pytest.mark.parametrize("seat", [MESA, "A"])
def test_every_page_of_a_table_leads_to_the_director(phone, jogo, name, seat):
    page = phone.get(at(jogo, name, seat), follow=True)

    assert f'href="{at(jogo, "call", seat)}"' in text(page)


def test_call_is_one_tap_more_and_reaches_the_desk_at_once(client, phone, tournament, jogo, answer):
    desk = url("desk_mesas", tournament)
    seen = client.get(desk).context["mark"]
    assert "Chamar agora" in text(phone.get(at(jogo, "call")))
    assert actions(jogo) == []

    page = phone.post(at(jogo, "call"), follow=True)

    assert "O diretor foi chamado às" in text(page)
    news = client.get(desk, {"visto": seen}, headers={"HX-Request": "true"})
    assert [row.jogo for row in news.context["calls"]] == [jogo]
    assert "1 mesa chama a direção" in text(news)
    assert f"?de={jogo.confronto.pk}#gaveta" in text(news)
    answer("visto")
    assert SEEN in text(phone.get(at(jogo, "score")))
    answer("atendido")
    assert "diretor foi chamado" not in text(phone.get(at(jogo, "table")))
    assert client.get(desk).context["calls"] == []
    assert actions(jogo) == ["called", "call_seen", "call_ended"]
    assert list(faults(Jogo.objects.filter(pk=jogo.pk))) == []


def test_call_asked_twice_is_the_same_call(phone, jogo):
    for seat in (MESA, MESA, "A", "B"):
        phone.post(at(jogo, "call", seat))

    assert actions(jogo) == ["called"]
    assert "Não é preciso chamar de novo" in text(phone.get(at(jogo, "call")))


def test_answer_that_came_too_late_changes_nothing(phone, jogo, answer):
    phone.post(at(jogo, "call"))
    answer("atendido")

    late = answer("visto")

    assert "já foi atendida" in text(late)
    assert actions(jogo) == ["called", "call_ended"]
    phone.post(at(jogo, "call"))  # and the table may call again
    assert actions(jogo) == ["called", "call_ended", "called"]


def test_dupla_that_confirms_sees_that_the_director_comes(phone, jogo, answer):
    phone.post(at(jogo, "call", "B"))
    answer("visto")

    assert SEEN in text(phone.get(at(jogo, "check", "B")))
    line = AuditEntry.objects.get(jogo=jogo, action="called")
    assert line.after["seat"] == "B"


def test_table_calls_though_another_device_writes_there_and_after_its_end(client, tournament, phone, jogo):
    phone.get(at(jogo, "table"))
    open_close.walkover(jogo=jogo, winner="A", reason="faltou", source=TABLE)

    other = Client().post(at(jogo, "call"))

    assert other.status_code == 302
    assert [row.jogo for row in client.get(url("desk_mesas", tournament)).context["calls"]] == [jogo]


def test_trail_says_who_called(client, tournament, phone, jogo, answer):
    phone.post(at(jogo, "call", "A"))
    answer("visto")

    page = text(client.get(url("desk_jogo", tournament, jogo.confronto.pk))).lower()

    assert "a mesa chamou a direção" in page
    assert "a direção viu o chamado" in page


def test_jogo_without_an_event_has_nobody_to_call(phone):
    jogo = opened("scorer")

    assert "Chamar o diretor" not in text(phone.get(at(jogo, "table")))
    refused = phone.post(at(jogo, "call"))

    assert (refused.status_code, actions(jogo)) == (422, [])
    assert "não tem diretor" in text(refused)


def test_only_a_director_answers(tournament, phone, jogo):
    phone.post(at(jogo, "call"))

    assert (
        Client().post(url("desk_mesas", tournament), {"jogo": jogo.pk, "chamado": "visto"}).status_code == 401
    )
    assert actions(jogo) == ["called"]
