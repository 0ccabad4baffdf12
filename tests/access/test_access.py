"""Every address for every role: read and write permissions, and a refused request changes no row."""

from collections import defaultdict
from functools import cache
from zlib import crc32

import pytest
from django.core.files import File
from django.db import connection, transaction

from tests.access import document
from tests.access.bodies import Page
from tests.access.catalogue import FORMS, missing
from tests.access.declared import CHANGED, SHOWN, models_of_the_admin, pages
from tests.access.hall import TOKENS
from tests.access.routes import routes
from tests.access.stored import Stored

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.xdist_group("access"),
]  # one process, because they share the hall
OUTSIDE = ("visitor", "other scorer", "other arbiter", "staff", "superuser")
METHODS = ("put", "patch", "delete", "options")
SIT = ("mesa", "side A", "side B")
HOLDERS = {"scoring_acesso"}  # the first device that opens a seat, or sends from it, holds it
BOOKKEEPING = {"django_session", "tournaments_signintry"}  # rows that every sign-in or attempt leaves


class Watched:
    """The stored rows before and after a request."""

    def __init__(self, before):
        self.before, self.stored = before, Stored(BOOKKEEPING)

    def tried(self, hall, column, method, address, fields=None):
        """Return the answer and the tables that it changed; the changes are rolled back."""
        self.stored.rows, self.stored.written = self.before, set()
        for file in (one for values in (fields or {}).values() for one in values if isinstance(one, File)):
            file.seek(0)
        with transaction.atomic():
            with connection.execute_wrapper(self.stored):
                answer = getattr(hall.browser(column), method)(address, fields)
            after = self.stored.now()
            transaction.set_rollback(True)
        tables = {name for name in self.before | after if self.before.get(name) != after.get(name)}
        return answer, tables - (HOLDERS if column in SIT else set())


@cache
def as_built(hall):
    """Return the stored rows of a hall without preparations; they are read once."""
    return Stored(BOOKKEEPING).now()


def asked(answers, name, complete, writers=frozenset(), by=""):
    """Return the columns to try for an address, with the expected answers.

    Roles without relation to the club get equal answers, so `make test` tries one of them by turns, and `by`.
    """
    if complete:
        return answers
    alike = defaultdict(list)
    for column, status in answers.items():
        if column in OUTSIDE and column != by:
            alike[status, column in writers].append(column)
    left = {column for columns in alike.values() for column in columns}
    left -= {columns[crc32(name.encode()) % len(columns)] for columns in alike.values()}
    return {column: status for column, status in answers.items() if column not in left}


def wrong(before, hall, method, answers, address_of, writers=frozenset(), fields_of=lambda _: None):
    """Yield a line for each wrong answer, forbidden write, or missing write."""
    watched = Watched(before)
    for column, status in answers.items():
        address = address_of(column)
        answer, tables = watched.tried(hall, column, method, address, fields_of(column))
        writes = column in writers
        if answer.status_code != status or bool(tables) != writes:
            told = Page("", 0, answer.content.decode()).told
            yield (
                f"{method} {address} by {column}: {answer.status_code}, not {status}; stores {sorted(tables)},"
                f" {'may' if writes else 'may not'}. {told}"
            )


def test_every_route_is_declared_and_every_form_has_a_body():
    assert list(missing()) == []


def test_document_says_what_is_declared():
    assert document.FILE.read_text() == document.text(), "run make access"


def test_every_model_of_the_admin_is_declared():
    assert models_of_the_admin() == CHANGED | SHOWN


@pytest.mark.parametrize("name", sorted(pages()))
def test_address_is_read_by_those_it_is_for(hall, complete, name):
    route, page = routes()[name], pages()[name]
    reading, posting = (asked(one, name, complete) for one in (page.reading(), page.posting()))

    def address(column):
        return route.address(**hall.place(route, page.event, column if column in TOKENS else "mesa"))

    assert list(wrong(as_built(hall), hall, "get", reading, address)) == []
    if not page.writes:
        assert list(wrong(as_built(hall), hall, "post", posting, address)) == []


@pytest.mark.parametrize("method", METHODS)
def test_no_other_method_stores_anything(hall, complete, method):
    # `make test` tries one of the methods at each address, by turns.
    watched = Watched(as_built(hall))
    for at, (name, page) in enumerate(sorted(pages().items())):
        if not complete and METHODS[at % len(METHODS)] != method:
            continue
        for column in sorted(page.reads.lets_in - {"stranger"})[-1:]:
            place = hall.place(routes()[name], page.event, column if column in TOKENS else "mesa")
            answer, tables = watched.tried(hall, column, method, routes()[name].address(**place))
            assert (tables, answer.status_code < 500) == (set(), True), name


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_form_is_taken_from_those_it_is_for(hall, complete, form):
    stored = Stored(BOOKKEEPING)
    stored.rows, stored.written = as_built(hall), set()
    with connection.execute_wrapper(stored):
        form.ready(hall)
    before = stored.now()
    answers, bodies = asked(form.answered(), form.name, complete, form.writers(), form.by), {}
    for column in answers if form.own else [form.by]:
        with transaction.atomic():
            bodies[column] = form.sent_by(hall, column)
            transaction.set_rollback(True)

    def body(column):
        return bodies.get(column) or bodies[form.by]

    def address(column):
        return form.address(hall, column) if column in TOKENS else body(column).address

    found = wrong(before, hall, "post", answers, address, form.writers(), lambda column: body(column).fields)
    assert list(found) == []
