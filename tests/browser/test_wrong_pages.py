"""Error pages of the site, checked by axe like any other page."""

import pytest
from django.test import RequestFactory
from django.views import defaults

from tests.browser.acts import signed_in
from tests.chromium import PHONE, violations_in_both_themes
from tests.factories import make_tournament, make_user

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def not_found(page, site):
    page.goto(f"{site}/torneios/nao-existe/")
    return "Esta carta não está no baralho"


def not_allowed(page, site):
    signed_in(page, make_user())
    page.goto(f"{site}/painel/torneios/{make_tournament(state='open').slug}/")
    return "Esta página não é sua"


def not_understood(page, site):
    return _answered(page, site, defaults.bad_request(_asked(), ValueError()), "Não deu para entender")


def failed(page, site):
    return _answered(page, site, defaults.server_error(_asked()), "A falha foi nossa")


def form_too_late(page, site):
    """The sign-in form, sent with the CSRF token of another visit."""
    page.goto(f"{site}/entrar/")
    page.fill("[name=username]", "juiza")
    page.fill("[name=password]", "um segredo")
    page.context.clear_cookies()
    page.click("main button")
    return "Formulário vencido"


def _asked():
    return RequestFactory().get("/")


def _answered(page, site, response, said):
    # No URL of the site leads to these errors, so the browser gets the response of the view directly.
    page.route("**/errada/", lambda route: route.fulfill(status=response.status_code, body=response.content))
    page.goto(f"{site}/errada/")
    return said


def test_page_that_says_what_went_wrong_is_accessible(new_page, live_server):
    found = {}
    for case in (not_found, not_allowed, not_understood, failed, form_too_late):
        page = new_page(**PHONE)
        said = case(page, live_server.url)
        assert said in page.title() + page.locator("h1").inner_text(), case
        found[case.__name__] = violations_in_both_themes(page)

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
