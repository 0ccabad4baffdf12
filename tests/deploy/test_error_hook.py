"""Errors are passed to the operator's program: once a minute, outside of the request, without secrets."""

import json
import logging
import re
import socket
import stat
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from deploy.monitoring.error_hook import ErrorHook
from tests.programs import ROOT
from tests.waiting import eventually

KEY = "abcDEF123_-xyzXYZ45678"


@pytest.fixture
def program(tmp_path):
    """Return the command of a program that writes its input to a file, and the lines of the file."""

    def make(body="import sys; open(sys.argv[1], 'a').write(sys.stdin.read())", by=sys.executable):
        file, told = tmp_path / "tell.py", tmp_path / "told"
        file.write_text(body)
        file.chmod(stat.S_IRWXU)
        lines = lambda: [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []  # noqa: E731
        return f"{by} {file} '{told}'", lines

    return make


@pytest.fixture
def log(request):
    """Return a logger that passes its errors to a hook only."""

    def of(hook):
        logger = logging.getLogger(f"tests.hook.{request.node.name}")
        logger.propagate, logger.handlers = False, [hook]
        return logger

    return of


def test_program_gets_one_line_for_an_error(program, log):
    command, lines = program()
    log(ErrorHook(command)).error("Internal Server Error: /mesa/%s/", KEY)

    eventually(lines)
    (told,) = lines()
    assert told["message"] == "Internal Server Error: /mesa/…/"
    assert {"at", "level", "logger", "host", "kept_back"} <= set(told)
    assert KEY not in json.dumps(told)


def test_warnings_are_no_errors(program, log):
    command, lines = program()
    logger = log(ErrorHook(command, every=0))
    logger.warning("x")
    logger.error("y")

    eventually(lines)
    assert [line["message"] for line in lines()] == ["y"]


def test_many_errors_are_one_call_and_are_counted(program, log):
    command, lines = program()
    hook = ErrorHook(command)
    logger = log(hook)
    for _ in range(5):
        logger.error("x")
    eventually(lines)
    hook._next = 0
    logger.error("y")

    eventually(lambda: len(lines()) == 2)
    assert [line["kept_back"] for line in lines()] == [0, 4]


def test_nobody_waits_for_a_program_that_hangs_and_it_is_ended(program, log):
    command, lines = program(
        'read line; case $line in *asleep*) sleep 600;; esac; printf \'%s\\n\' "$line" >> "$1"', "sh"
    )
    logger = log(ErrorHook(command, every=0, lasts=5))

    logger.error("asleep")
    logger.error("y")

    eventually(lines)
    assert [line["message"] for line in lines()] == ["y"]


def test_program_of_the_runbook_posts_what_happened(log, tmp_path):
    runbook = (ROOT / "docs/runbook.md").read_text()
    program = re.search(r"hooks/tell > /dev/null <<'END'\n(.*?)^END$", runbook, re.MULTILINE | re.DOTALL)[1]
    (tmp_path / "tell").write_text(program)
    (tmp_path / "tell").chmod(stat.S_IRWXU)
    posted = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self):
            posted.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as service:
        Thread(target=service.serve_forever, daemon=True).start()
        log(ErrorHook(f"{tmp_path}/tell http://127.0.0.1:{service.server_port}/")).error("disk_full: cheio")
        eventually(lambda: posted)
        service.shutdown()

    assert posted == [f"{socket.gethostname()}: disk_full: cheio"]


def test_program_that_is_not_there_breaks_nothing(log):
    logger = log(ErrorHook("/nao/existe", every=0))

    logger.error("x")
    logger.error("y")
