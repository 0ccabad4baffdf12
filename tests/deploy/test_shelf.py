"""The shelf of public answers: encodings, eviction order, and the current version."""

import zlib

import brotli
import pytest

from deploy.readers.shelf import SEEN, Bodies, CachedAnswer, Shelf, encoding_for, family_of, holds

HEADERS = [(b"content-type", b"text/html"), (b"etag", b'W/"1~a"'), (b"content-security-policy", b"none")]
PAGE = b"<p>Ana e Bia</p>" * 100


def kept(plain=PAGE, etag=b'W/"1~a"', key="/", seen=b""):
    headers = [*HEADERS, *([(SEEN, seen)] if seen else [])]
    return CachedAnswer(family_of(etag, key), etag, headers, Bodies(plain))


def test_every_encoding_says_the_same():
    bodies = Bodies(PAGE).of

    assert (
        brotli.decompress(bodies[b"br"]) == zlib.decompress(bodies[b"gzip"], wbits=31) == bodies[b""] == PAGE
    )
    assert bodies[b"gzip"][4:8] == bytes(4)  # no time in its head: the same page is the same bytes
    assert Bodies(b"{}").of == {b"": b"{}"}


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        (b"", b""),
        (b"gzip, deflate", b"gzip"),
        (b"gzip, deflate, br, zstd", b"br"),
        (b"GZIP;q=0.8, br;q=0.5", b"gzip"),
        (b"br;q=0, gzip", b"gzip"),
        (b"br; q=0.0, gzip; q=0", b""),
        (b"*", b"br"),
        (b"br;q=0, *;q=0.1", b"gzip"),
        (b"identity", b""),
        (b"br;q=x, brotli", b""),
    ],
)
def test_encoding_is_one_that_the_reader_takes(accepted, encoding):
    assert encoding_for(accepted) == encoding


def test_head_of_an_answer_without_a_body_says_nothing_of_one():
    page = kept()

    assert dict(page.head(304, b"")) == dict(HEADERS[1:])
    assert dict(page.head(204, b"")) == {b"etag": b'W/"1~a"'}
    assert dict(page.head(200, b"")) == dict(HEADERS) | {b"content-length": b"1600"}
    length = str(len(page.bodies.of[b"br"])).encode()
    assert dict(page.head(200, b"br")) == dict(HEADERS) | {
        b"content-encoding": b"br",
        b"content-length": length,
    }


@pytest.mark.parametrize("condition", [b'W/"1~a"', b'"1~a"', b'"x", W/"1~a"', b"*"])
def test_reader_who_holds_a_version_is_known(condition):
    assert holds(condition, b'W/"1~a"')
    assert not holds(b'W/"1~b"', b'W/"1~a"')


def test_versions_that_a_page_may_still_show_are_known_for_some_time():
    shelf = Shelf()
    for number in [*range(10), 9]:  # the last one moved elsewhere in the event
        shelf.put("page", kept(seen=b"%d" % number))

    assert shelf.get("page").earlier == (b"8", b"7", b"6", b"5", b"4", b"3", b"2", b"1")
    shelf.put("page", kept(seen=b"7"))  # the action is undone: the page reverts to an earlier version
    assert shelf.get("page").earlier == (b"9", b"8", b"6", b"5", b"4", b"3", b"2", b"1")


def test_what_was_read_longest_ago_is_given_up_first():
    shelf = Shelf(most=2)
    for key in ("a", "b"):
        shelf.put(key, kept(key.encode() * 10))
    shelf.get("a")
    shelf.put("c", kept(b"c" * 10))

    assert [bool(shelf.get(key)) for key in "abc"] == [True, False, True]
    assert (len(shelf), shelf.held) == (2, 20)


def test_bodies_have_a_bound_and_the_same_one_counts_once():
    shelf = Shelf(held=25)
    body = Bodies(b"a" * 10)
    for key in "abc":
        shelf.put(key, CachedAnswer("1", b'W/"1~a"', HEADERS, shelf.bodies(body.digest) or body))
    assert (len(shelf), shelf.held) == (3, 10)

    shelf.put("d", kept(b"d" * 20))
    assert (len(shelf), shelf.held) == (1, 20)

    shelf.put("e", kept(b"e" * 30))  # larger than all may be
    assert shelf.get("e") is None
    assert shelf.held == 20
    shelf.drop("d")
    assert (len(shelf), shelf.held, shelf.bodies(body.digest)) == (0, 0, None)


def test_reading_that_began_before_something_newer_was_told_is_done_again():
    shelf = Shelf()
    old, new = kept(etag=b'W/"1~old"'), kept(etag=b'W/"1~new"')
    assert shelf.saw(old, 0, 1)
    assert shelf.saw(new, 2, 3)

    assert not shelf.saw(old, 2.5, 4)  # it began before the new version was reported
    assert shelf.stands(new)
    assert not shelf.stands(old)
    assert shelf.saw(new, 2.5, 4)  # it may report the current version
    assert shelf.standing(b'W/"1').read_at == 2.5
    assert shelf.saw(old, 5, 6)  # and so is it now


def test_versions_of_a_tournament_follow_each_other_and_those_without_one_are_of_their_address():
    assert family_of(b'W/"1~a"', "/x") == family_of(b'W/"1~b"', "/y") != family_of(b'W/"2~a"', "/x")
    assert family_of(b'W/"abc"', "/x") == "/x"


def test_of_a_family_that_was_forgotten_no_reading_under_way_counts():
    shelf = Shelf(most=1)
    assert shelf.saw(kept(etag=b'W/"1~new"'), 2, 3)
    assert shelf.saw(kept(etag=b'W/"2~x"'), 2, 4)  # the first one is no longer known

    assert not shelf.saw(kept(etag=b'W/"1~old"'), 1, 5)
    assert shelf.saw(kept(etag=b'W/"1~new"'), 4, 6)
