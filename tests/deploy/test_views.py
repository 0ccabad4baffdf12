"""A form sent after the session ended keeps its input; one from another site is refused."""

import pytest
from django.http import QueryDict
from django.test import Client, RequestFactory

from deploy.views import csrf_failure

LATE = "CSRF token from POST incorrect."
FOREIGN = "Origin checking failed - https://other.example does not match any trusted origins."
QUERY = "nome=Copa+da+Esquina&vaga=1&vaga=2&obs=%3Cb%3E&csrfmiddlewaretoken=velho&next=%2Fpainel%2F"


def answer(reason, query=QUERY):
    request = RequestFactory().post("/painel/clube/?aba=2")
    request.POST = QueryDict(query)
    return csrf_failure(request, reason)


def test_late_form_is_shown_and_can_be_sent_again_whole():
    response = answer(LATE)
    page = response.content.decode()

    assert response.status_code == 403
    assert 'action="/painel/clube/?aba=2"' in page
    for name, value in (("nome", "Copa da Esquina"), ("vaga", "1"), ("vaga", "2"), ("next", "/painel/")):
        assert f'<input type="hidden" name="{name}" value="{value}">' in page
    assert page.count("csrfmiddlewaretoken") == 1
    assert "velho" not in page
    assert "<b>" not in page
    assert "nada se perdeu" in page


def test_late_form_never_repeats_a_password():
    page = answer(LATE, "username=juiza&password=segredo123").content.decode()

    assert "juiza" in page
    assert "segredo123" not in page
    assert "Enviar outra vez" not in page
    assert "A senha não é guardada" in page


def test_form_of_another_site_is_shown_but_not_offered_for_sending():
    page = answer(FOREIGN).content.decode()

    assert "Copa da Esquina" in page
    assert "Enviar outra vez" not in page
    assert 'name="nome"' not in page


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("headers", "said"),
    [({}, "nada se perdeu"), ({"Origin": "https://other.example"}, "não saiu deste site")],
)
def test_the_site_answers_a_refused_form_with_this_page(headers, said):
    response = Client(enforce_csrf_checks=True).post("/entrar/", {"username": "juiza"}, headers=headers)

    assert response.status_code == 403
    assert said in response.content.decode()


@pytest.mark.django_db
def test_unknown_page_is_said_in_portuguese(client):
    response = client.get("/nao-existe/de/jeito/nenhum/")

    assert response.status_code == 404
    assert "Não há página neste endereço" in response.content.decode()
