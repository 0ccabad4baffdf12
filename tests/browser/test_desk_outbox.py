"""The page about entries that a phone delivered to the desk, checked by axe in both themes."""

import pytest
from django.urls import reverse

from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, violations_in_both_themes
from tests.factories import director_of, jogos_being_played, make_tournament
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def at(name, *args):
    return reverse(f"tournaments:{name}", args=args)


@pytest.mark.proof("test_outbox.py brings it to the desk; the page has the parts of a sheet")
def test_what_was_brought_to_the_desk_is_accessible(new_page, live_server):
    event = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(event)[0]
    page = new_page(**DESKTOP)
    signed_in(page, director_of(event.club))
    page.goto(live_server.url + at("desk_outbox", event.slug))

    page.click("#pendencias [type=submit]")
    nothing = violations_in_both_themes(page)
    page.fill("[name=text]", exported(jogo, typed(A_table="muitas"), typed()))
    page.click("#pendencias [type=submit]")
    page.get_by_text("Gravada: recibo").wait_for()

    assert page.locator("#trazidas + ol > li.alert-bad, #trazidas + ol > li.alert-good").count() == 2
    assert nothing + violations_in_both_themes(page) == []
