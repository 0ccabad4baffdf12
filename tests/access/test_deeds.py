"""Each deed of the desk has a row in the table of deeds; those of level 3 and more say first what follows."""

import re
from html import unescape

import pytest
from django.db import transaction

from tests.access.bodies import Page, filled, page_at
from tests.access.deeds import DEEDS, FILE, FORMS, form_of, pattern, text
from tests.access.forms import ASKS

pytestmark = [pytest.mark.django_db, pytest.mark.xdist_group("access")]
ASKED = [name for name, deed in DEEDS.items() if deed.level >= 3 and not deed.driven]


def test_every_form_of_the_desk_on_an_event_has_a_row_and_a_way_back_that_exists():
    assert DEEDS.keys() == FORMS.keys()
    named = {
        one for deed in DEEDS.values() for one in deed.back.split(", ") if re.fullmatch(r"[a-z_-]+", one)
    }
    assert named <= DEEDS.keys()


def test_document_is_that_of_the_table():
    assert FILE.read_text() == text(), "make access"


@pytest.mark.parametrize("name", ASKED)
def test_deed_says_first_what_follows_and_afterwards_what_it_did(hall, name):
    deed = DEEDS[name]
    with transaction.atomic():
        FORMS[name].ready(hall)
        form = form_of(name, hall)
        at, client = form.address(hall, form.by), hall.browser(form.by)
        given = form.typed(hall) if callable(form.typed) else form.typed
        typed = {field: value(hall) if callable(value) else value for field, value in given.items()}
        page = page_at(client, at)
        sent = filled(page, {} if form.alone else typed, form.acao)
        fields = typed if form.alone else sent.fields
        told = [_words(page.html)]
        answer = client.post(sent.address, fields, follow=True)
        while not answer.redirect_chain:  # a doubt about the figures, or the consequences
            asked = Page(sent.address, answer.status_code, answer.content.decode())
            told.append(_words(asked.html))
            assert ASKS & {one for each in asked.forms for one in each.names()}, told[-1]
            again = filled(asked, {} if form.alone else typed, form.acao, tick=ASKS)
            kept = {field: again.fields[field] for field in ASKS & again.fields.keys()}
            fields = typed | kept if form.alone else again.fields
            answer = client.post(again.address, fields, follow=True)
            assert len(told) < 4
        transaction.set_rollback(True)

    said = "Quem muda de lugar" if deed.before == "moves" else deed.before
    assert any(re.search(pattern(said), one) for one in told), told
    assert re.search(pattern(deed.after), _words(answer.content.decode())), deed.after


def _words(html):
    main = html.partition("<main")[2] or html
    return " ".join(unescape(re.sub("<[^>]+>", " ", main)).split())
