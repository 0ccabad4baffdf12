"""The shelf before the site: what it serves, when it asks the site again, and that no older content follows."""

import asyncio

import brotli
import pytest
from django.test import override_settings

from deploy.monitoring import metrics
from deploy.readers.common_shelf import CommonShelf
from deploy.readers.front import EARLY, LATEST, Front
from deploy.readers.shelf import OF_A_PAGE, SEEN
from tournaments.public.caching import RENDERED

PAGE, OTHER = "/torneios/copa/", "/torneios/copa/publicacoes/"
BODY = "<p>Ana e Bia, {version}</p>" * 40


class Site:
    """A site that reports the version of one tournament; it can be slow, and a request can be delayed."""

    def __init__(self, common=None):
        self.version, self.now, self.asked, self.status = "1~a", 100.0, [], 200
        self.more, self.wait, self.rendered, self.seen = [], None, 0, True
        self.shows = b""  # in place of the version
        self.front = Front(self.gate, common=common, clock=lambda: self.now)

    async def gate(self, scope, receive, send):
        headers = dict(scope["headers"])
        self.asked.append((scope["path"], scope["query_string"], headers))
        scope["began"] = self.now
        version = self.version
        if self.wait:
            await self.wait.wait()
        tag = f'W/"{version}"'.encode()
        said = [(b"content-type", b"text/html"), (b"etag", tag), (b"cache-control", b"public, max-age=1")]
        said += [(b"x-request-id", b"of-the-site"), *self.more]
        said += [(SEEN, self.shows or b"as-" + version.encode())] if self.seen else []
        unchanged = headers.get(b"if-none-match") == tag
        await send(
            {"type": "http.response.start", "status": 304 if unchanged else self.status, "headers": said}
        )
        rendered = scope.get("environ", {}).get(RENDERED)
        body = b"" if unchanged else (rendered and rendered(tag.decode()))
        if body is None:
            self.rendered += 1
            body = BODY.format(version=version).encode()
        await send({"type": "http.response.body", "body": body})

    async def answer(self, path=PAGE, query="", method="GET", **headers):
        """Return status, headers and body of the answer to one reader."""
        sent = []

        async def send(message):
            sent.append(message)

        names = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "query_string": query.encode()}
        await self.front(scope | {"scheme": "http", "headers": [(b"host", b"club"), *names]}, None, send)
        return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]

    def get(self, *args, **kwargs):
        return asyncio.run(self.answer(*args, **kwargs))


@pytest.fixture
def site():
    return Site()


def test_site_is_asked_once_for_all_readers_of_a_version(site):
    first = site.get()
    again = [site.get(accept_encoding="br", cookie="sessionid=x", user_agent="y") for _ in range(3)]

    assert len(site.asked) == 1
    assert first[2].decode() == BODY.format(version="1~a")
    assert [brotli.decompress(body) for _, _, body in again] == [first[2]] * 3
    assert again[0][1][b"content-encoding"] == b"br"
    assert again[0][1][b"vary"] == b"Accept-Encoding"
    assert int(again[0][1][b"content-length"]) == len(again[0][2])


def test_first_reader_is_answered_as_the_next(site):
    first, again = site.get(accept_encoding="gzip"), site.get(accept_encoding="gzip")

    assert first[1].pop(b"x-request-id") != again[1].pop(b"x-request-id")
    assert first == again


def test_site_is_asked_as_by_somebody_who_has_nothing_but_the_address(site):
    site.get(
        query="x=1&fase=2&fase=3", cookie="a=b", if_none_match='"x"', accept_language="it", hx_request="true"
    )

    assert site.asked == [(PAGE, b"fase=3", {b"host": b"club"})]


def test_what_a_view_does_not_read_makes_no_other_answer(site):
    for query in ("", "x=1", "utm_source=y&z=3"):
        site.get(query=query)
    assert len(site.asked) == 1

    site.get(query="fase=2")
    assert len(site.asked) == 2
    assert len(site.front.shelf) == 2


def test_page_is_kept_in_each_language_and_one_reading_stands_for_all(site):
    for path in (PAGE, f"/it{PAGE}", f"/en{PAGE}") * 2:
        assert site.get(path)[0] == 200
    site.get("/it/painel/")

    assert [path for path, _, _ in site.asked] == [PAGE, f"/it{PAGE}", f"/en{PAGE}", "/it/painel/"]
    site.version, site.now = "1~b", site.now + LATEST
    site.get(f"/it{PAGE}")
    assert b"1~b" in site.get(PAGE)[2]


def test_search_and_what_is_not_for_reading_go_straight_to_the_site(site):
    site.get(query="q=Ana", cookie="a=b")
    site.get(method="POST")
    site.get("/painel/")
    site.get("/nada/")
    site.get(query="fase=" + "1" * 400)
    site.get(if_match='"x"')

    assert len(site.front.shelf) == 0
    assert len(site.asked) == 6
    assert site.asked[0][1:] == (b"q=Ana", {b"host": b"club", b"cookie": b"a=b"})


def test_reader_who_holds_the_version_is_told_so(site):
    tag = site.get()[1][b"etag"].decode()
    status, headers, body = site.get(if_none_match=tag)

    assert (status, body) == (304, b"")
    assert b"content-type" not in headers
    assert headers[b"etag"] == tag.encode()
    assert site.get(if_none_match='W/"1~old"')[0] == 200
    assert len(site.asked) == 1


def test_page_that_shows_the_version_is_told_that_there_is_nothing_new_with_no_question_to_the_site(site):
    live = f"{PAGE}ao-vivo/"
    assert site.get(live, "v=as-1~old")[0] == 200
    assert [site.get(live, "v=as-1~a")[0] for _ in range(3)] == [204] * 3
    assert site.get(live, "v=as-1~old")[0] == 200
    assert not any(SEEN in headers for _, headers, _ in (site.get(live, "v=old"), site.get(live, "v=as-1~a")))

    assert [query for _, query, _ in site.asked] == [b"v=-"]


def test_page_that_shows_a_version_that_stood_is_told_what_moved_and_any_other_what_everybody_is(site):
    site.get(query="fase=2&v=as-1~a")
    site.version, site.now = "1~b", site.now + LATEST
    for _ in range(2):  # the second reader is answered from the shelf
        for seen in ("as-1~a", "made-up", "as-1~a"):
            assert site.get(query=f"fase=2&v={seen}")[0] == 200
    assert site.get(query="fase=2&v=as-1~b")[0] == 204

    assert [query for _, query, _ in site.asked] == [b"fase=2&v=-", b"fase=2&v=-", b"fase=2&v=as-1~a"]


def test_page_that_is_again_as_it_was_asks_the_site_nothing(site):
    # A mão is recorded and deleted: a reader of the restored version is answered by the shelf, each second.
    for version, shows in (("1~a", "a"), ("1~b", "b"), ("1~c", "a")):
        site.version, site.shows, site.now = version, shows.encode(), site.now + LATEST
        site.get(query="v=other")
    asked = len(site.asked)

    assert [site.get(query="v=a")[0] for _ in range(3)] == [204] * 3
    assert len(site.asked) == asked


def test_parts_of_a_page_are_not_told_how_a_browser_treats_pages(site):
    site.seen = False
    site.more = [
        *((name, b"as the page says") for name in OF_A_PAGE),
        (b"x-content-type-options", b"nosniff"),
    ]
    page, unchanged = site.get(), site.get(if_none_match='W/"1~a"')
    site.seen = True
    parts, nothing = site.get(f"{PAGE}ao-vivo/", "v=old"), site.get(f"{PAGE}ao-vivo/", "v=as-1~a")

    answers = (page, unchanged, parts, nothing)
    assert [answer[0] for answer in answers] == [200, 304, 200, 204]
    assert [len(OF_A_PAGE & answer[1].keys()) for answer in answers] == [5, 5, 0, 0]
    assert parts[1][b"x-content-type-options"] == b"nosniff"
    assert nothing[1].keys() == {b"etag", b"cache-control"}


def test_head_is_answered_as_get_without_the_body(site):
    got, head = site.get(), site.get(method="HEAD")

    assert head[2] == b""
    assert head[1][b"content-length"] == got[1][b"content-length"]


def test_version_is_read_again_before_it_is_too_old_and_nobody_waits_for_that(site):
    async def story():
        await site.answer()
        site.version, site.now = "1~b", site.now + EARLY + 0.01
        old = await site.answer()
        await asyncio.sleep(0.05)  # while somebody looks
        return old, await site.answer()

    old, new = asyncio.run(story())

    assert (old[1][b"etag"], new[1][b"etag"]) == (b'W/"1~a"', b'W/"1~b"')
    assert site.asked[1][2][b"if-none-match"] == b'W/"1~a"'
    assert len(site.asked) == 2


def test_nothing_is_told_that_was_read_half_a_second_ago(site):
    site.get()
    site.version, site.now = "1~b", site.now + LATEST

    assert site.get()[1][b"etag"] == b'W/"1~b"'


def test_version_that_was_found_at_one_address_stands_at_every_other(site):
    site.get()
    site.get(OTHER)
    site.now += LATEST + 1
    site.get()
    site.get(OTHER)

    assert [path for path, _, _ in site.asked] == [PAGE, OTHER, PAGE]


def test_newer_version_that_was_told_at_one_address_ends_the_older_one_at_every_other(site):
    site.get()
    site.version = "1~b"
    site.get(OTHER)

    assert site.get()[1][b"etag"] == b'W/"1~b"'


def test_many_who_ask_at_once_ask_the_site_once(site):
    async def story():
        site.wait = asyncio.Event()
        readers = [asyncio.create_task(site.answer()) for _ in range(50)]
        while not site.asked:
            await asyncio.sleep(0)
        readers.pop(0).cancel()  # the first one goes away
        site.wait.set()
        return await asyncio.gather(*readers)

    answers = asyncio.run(story())

    assert len(site.asked) == 1
    assert {status for status, _, _ in answers} == {200}
    assert len({headers[b"x-request-id"] for _, headers, _ in answers}) == 49


def test_answer_that_comes_late_never_follows_a_newer_one(site):
    async def story():
        site.wait = asyncio.Event()
        late = asyncio.create_task(site.answer())
        while not site.asked:
            await asyncio.sleep(0)
        slow, site.wait, site.version, site.now = site.wait, None, "1~b", site.now + 1
        new = await site.answer(OTHER)
        site.now += 0.1
        slow.set()
        return new, await late, await site.answer(), await site.answer(OTHER)

    tags = [headers[b"etag"] for _, headers, _ in asyncio.run(story())]

    assert tags == [b'W/"1~b"'] * 4
    assert [path for path, _, _ in site.asked] == [PAGE, OTHER, PAGE]  # and once more


@pytest.mark.parametrize(
    "more",
    [
        [(b"set-cookie", b"a=b")],
        [(b"vary", b"Cookie")],
        [(b"cache-control", b"no-store")],
        [(b"content-encoding", b"gzip")],
        [(b"etag", b'"strong"')],
    ],
)
def test_answer_for_one_reader_alone_is_not_kept(site, more):
    site.more = more
    site.get()
    status, headers, _ = site.get()

    assert len(site.asked) == 2
    assert (status, len(site.front.shelf)) == (200, 0)
    assert headers.items() >= dict(more).items()


def test_what_is_not_there_or_fails_is_told_and_not_kept(site):
    site.get()
    site.status, site.version, site.now = 503, "1~b", site.now + 1
    assert site.get()[0] == 503
    site.status = 404
    assert site.get()[0] == 404
    site.status = 200

    assert site.get()[1][b"etag"] == b'W/"1~b"'


def test_every_reader_is_counted_once_and_has_a_name(site):
    def told():
        samples = next(iter(metrics.REQUESTS.collect())).samples
        return {one.labels["status"]: one.value for one in samples if one.name.endswith("_count")}

    before = told()
    names = {site.get()[1][b"x-request-id"] for _ in range(3)}
    site.get(if_none_match='W/"1~a"')
    after = told()

    assert after["2xx"] - before.get("2xx", 0) == 3
    assert after["3xx"] - before.get("3xx", 0) == 1
    assert len(names) == 3
    with override_settings(BEHIND_PROXY=True):
        assert site.get(x_request_id="0123456789abcdef")[1][b"x-request-id"] == b"0123456789abcdef"


def test_names_of_the_site_are_apart(site):
    site.get()
    site.get(host_of="x")
    site.get(x_forwarded_proto="https")

    assert len(site.asked) == 2


def test_one_process_renders_for_all_of_a_server(tmp_path):
    one, other = (Site(CommonShelf(tmp_path)) for _ in range(2))
    one.more = [(b"last-modified", b"yesterday")]
    first, again = one.get(accept_encoding="br"), other.get(accept_encoding="br")
    other.version, other.now = "1~b", other.now + 1
    newer = other.get()
    one.version, one.now = "1~b", one.now + 1

    assert first[1].pop(b"x-request-id") != again[1].pop(b"x-request-id")
    assert first == again  # its headers too
    assert one.get()[2] == newer[2] == BODY.format(version="1~b").encode()
    assert (one.rendered, other.rendered) == (1, 1)


def test_what_another_start_of_the_server_left_or_what_is_no_good_is_rendered_anew(tmp_path):
    Site(CommonShelf(tmp_path, "yesterday")).get()
    site = Site(CommonShelf(tmp_path, "today"))
    site.get()
    assert site.rendered == 1

    for path in tmp_path.iterdir():
        path.write_bytes(b"no pickle")
    later = Site(CommonShelf(tmp_path, "today"))
    assert later.get()[0] == 200
    assert later.rendered == 1


def test_where_there_is_no_room_in_common_the_page_is_answered_all_the_same(tmp_path):
    site = Site(CommonShelf(tmp_path / "pages"))
    (tmp_path / "pages").rmdir()
    (tmp_path / "pages").write_text("")

    assert site.get()[0] == site.get()[0] == 200
    assert site.rendered == 1
