"""One request id leads from an answer to all its log lines, including those of the worker."""

import json
import logging

import pytest
from celery import shared_task

from deploy.monitoring.logs import JsonLine
from deploy.monitoring.request_id import CARRIED, HEADER, current


@pytest.fixture
def proxied(settings):
    settings.BEHIND_PROXY = True


def test_answer_has_an_id_of_its_own(client):
    first, second = (client.get("/healthz")[HEADER] for _ in range(2))

    assert len(first) == 32
    assert first != second


def test_nobody_but_a_proxy_of_ours_names_a_request(client, settings):
    told = {"x-request-id": "abcdef-0123"}
    assert client.get("/healthz", headers=told)[HEADER] != "abcdef-0123"
    settings.BEHIND_PROXY = True
    assert client.get("/healthz", headers=told)[HEADER] == "abcdef-0123"


@pytest.mark.parametrize("told", ["short", "x" * 65, "a b c d e f g h", "aaaaaaaa\u00e9", '"},{"level":"x'])
def test_a_name_that_is_none_is_not_taken(client, proxied, told):
    assert client.get("/healthz", headers={"x-request-id": told})[HEADER] != told


@pytest.fixture
def line():
    """Return the formatted log line of a record."""

    def of(message, *args, exc_info=None):
        record = logging.LogRecord("x", logging.ERROR, "", 1, message, args, exc_info)
        return json.loads(JsonLine().format(record))

    return of


def test_line_names_its_request_and_none_outside_of_one(line):
    token = current.set("abc123")
    assert line("x")["request"] == "abc123"
    current.reset(token)
    assert "request" not in line("x")


def test_task_logs_under_the_id_of_the_request_that_woke_it(line):
    seen = []

    @shared_task(name="tests.seen")
    def task():
        seen.append(line("x").get("request"))

    token = current.set("request-of-a-phone")
    sent = {}
    from deploy.monitoring.request_id import _sent

    _sent(headers=sent)
    current.reset(token)
    task.apply(headers=sent)
    task.apply()

    assert sent == {CARRIED: "request-of-a-phone"}
    assert seen == ["request-of-a-phone", None]
    assert current.get() == ""
