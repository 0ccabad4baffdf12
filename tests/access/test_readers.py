"""Public answers are identical bytes for all readers, cached under a version, and set no cookie."""

import asyncio
from time import monotonic

import brotli
import pytest
from django.core.signals import request_finished, request_started
from django.db import DEFAULT_DB_ALIAS, close_old_connections, connections
from django.urls import resolve

from deploy.readers.front import LATEST, Front
from deploy.readers.gate import Gate
from deploy.wsgi import application
from tests.access.declared import API, PUBLIC, SITE, TABLE
from tests.access.doors import EVERYBODY
from tests.access.routes import routes
from tests.factories import TABLE as SOURCE
from tournaments.clubs.rename import replace_name
from tournaments.public.caching import asks_of

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.xdist_group("access"),
]  # one process, because they share the hall
PROGRAMS = {"healthz", "readyz", "metrics"}
FORMS = {"forgotten", "avulso", "tournaments:code"}  # forms, different for each user
CHOSEN = {"open_table", "privacy"}  # in the language that a cookie says: each is rendered for its reader
READ = {
    name: page
    for name, page in (SITE | PUBLIC | API).items()
    if page.reads is EVERYBODY and page.status == 200 and name not in PROGRAMS
}
PAGES = sorted(READ.keys() - FORMS)
DIFFERS = {b"x-request-id", b"date"}


@pytest.fixture
def site(hall):
    """Return the site behind its gate, whose only thread has the connection of the test."""
    ours = connections[DEFAULT_DB_ALIAS]
    ours.inc_thread_sharing()
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)

    def answer(environ, start_response):
        connections[DEFAULT_DB_ALIAS] = ours
        return application(environ, start_response)

    yield Gate(answer, threads=1)
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)
    ours.dec_thread_sharing()


def asked(front, path, **headers):
    """Return status, headers and body of an answer."""
    sent = []

    async def receive():
        return {"type": "http.request", "body": b""}

    async def send(message):
        sent.append(message)

    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    path, _, query = path.partition("?")
    scope = {"type": "http", "method": "GET", "path": path, "query_string": query.encode()}
    scope |= {"scheme": "http", "headers": [(b"host", b"localhost"), *named], "http_version": "1.1"}
    scope |= {"server": ("localhost", 80), "client": ("127.0.0.1", 4000)}
    asyncio.run(front(scope, receive, send))
    shown = {name: value for name, value in sent[0]["headers"] if name not in DIFFERS}
    return sent[0]["status"], shown, sent[1]["body"]


def address(hall, name, kind="mesa"):
    route = routes()[name]
    page = READ.get(name) or TABLE[name]
    return route.address(**hall.place(route, page.event, kind))


@pytest.mark.parametrize("name", PAGES)
def test_kept_answer_is_the_one_that_the_site_gives(hall, site, name):
    path = address(hall, name)
    status, headers, body = asked(site, path)
    front = Front(site)
    first, again = asked(front, path), asked(front, path)

    assert first == again
    if name in CHOSEN:
        assert first == (status, headers, body)
        return
    assert len(front.shelf) == 1, "is it `rendered_once`?"
    vary = b", ".join([*filter(None, [headers.get(b"vary")]), b"Accept-Encoding"])
    assert (first[0], first[1]) == (status, headers | {b"vary": vary})
    if name not in {
        "tournaments:club_agenda",
        "tournaments:dupla_agenda",
    }:  # which say when they were written
        assert first[2] == body

    small = asked(front, path, accept_encoding="gzip, br")
    plain = brotli.decompress(small[2]) if b"content-encoding" in small[1] else small[2]
    assert plain == first[2]
    fresh = asked(site, path, if_none_match=headers[b"etag"].decode())
    held = asked(front, path, if_none_match=headers[b"etag"].decode())
    assert (held[0], held[2]) == (304, b"")
    fresh[1].pop(b"vary", None)
    assert held[1].items() >= fresh[1].items() - {(b"content-length", b"0")}
    assert not held[1].keys() & {b"content-type", b"content-length", b"content-encoding"}


def test_no_answer_ends_the_standing_of_another(hall, site):
    # Versions of one tournament replace each other; an answer about something else must declare that.
    paths = [address(hall, name) for name in PAGES if name not in CHOSEN]
    paths += [f"{address(hall, 'tournaments:api-standings')}?revision=1"]
    front = Front(site, clock=lambda: 0.0)  # no time passes
    for path in paths:
        assert asked(front, path)[0] == 200, path
    reached = []

    async def gate(scope, receive, send):
        reached.append(scope["path"])
        await site(scope, receive, send)

    front._gate = gate
    for path in paths:
        assert asked(front, path)[0] == 200, path
    assert reached == []


NAMING = (
    "bracket",
    "standings",
    "dupla",
    "names_json",
    "revision",
    "api-duplas",
    "api-players",
    "api-event",
)


def test_name_that_was_erased_is_gone_with_the_next_reading(hall, site):
    # Half a second later the name is gone from every cached answer, of live pages and of revisions.
    later = [0.0]
    front = Front(site, clock=lambda: monotonic() + later[0])
    player = hall.dupla("cup").duplamember_set.first().player
    paths = [address(hall, f"tournaments:{name}") for name in NAMING]
    before = [asked(front, path)[2].decode() for path in paths]
    replace_name(player=player, reason="pedido", source=SOURCE)
    later[0] += LATEST
    after = [asked(front, path)[2].decode() for path in paths]

    assert sum(player.name in text for text in before) >= len(paths) - 2  # not every page tells everybody
    assert [path for path, text in zip(paths, after, strict=True) if player.name in text] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_public_answer_has_a_version_and_says_how_long_it_may_be_kept(hall, name):
    # It also sets no cookie.
    answer = hall.browser("stranger").get(address(hall, name))

    assert answer.status_code == 200
    assert answer.cookies == {}
    assert answer["ETag"].startswith('W/"')
    assert answer["Cache-Control"].startswith("public, ")
    again = hall.browser("stranger").get(address(hall, name), headers={"If-None-Match": answer["ETag"]})
    assert (again.status_code, again["ETag"], again["Cache-Control"]) == (
        304,
        answer["ETag"],
        answer["Cache-Control"],
    )


def test_all_but_those_in_a_chosen_language_are_rendered_once(hall):
    assert {name for name in PAGES if asks_of(resolve(address(hall, name)).func) is None} == CHOSEN


@pytest.mark.parametrize("name", sorted(READ.keys() & FORMS))
def test_no_reader_of_a_form_is_given_a_cookie(hall, name):
    answer = hall.browser("stranger").get(address(hall, name))

    assert answer.status_code == 200
    assert answer.cookies == {}


@pytest.mark.parametrize("name", sorted(TABLE))
def test_whoever_only_follows_a_table_is_given_none(hall, name):
    answer = hall.browser("stranger").get(address(hall, name, "follow"))

    assert answer.cookies == {}


@pytest.mark.parametrize("name", ["avulso", "tournaments:code"])
def test_device_is_named_once_it_sends_something(hall, name):
    answer = hall.browser("stranger").post(address(hall, name))

    assert set(answer.cookies) == {"canastra_device"}
