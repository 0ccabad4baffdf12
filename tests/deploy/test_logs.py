"""Log lines contain no key of a table, cannot be forged, and have a time stamp with its offset."""

import io
import json
import logging
import re

import pytest
from django.conf import settings
from django.db import IntegrityError
from django.utils.module_loading import import_string

from deploy.monitoring.logs import (
    MOST_A_MINUTE,
    DayFile,
    JsonLine,
    Seldom,
    ShortenTableAddresses,
    TextFormatter,
    without_secrets,
)

KEY = "abcDEF123_-xyzXYZ45678"


@pytest.fixture
def written():
    """Return the output of a handler with the site's filters."""
    handler = logging.StreamHandler(io.StringIO())
    for name in settings.LOGGING["handlers"]["console"]["filters"]:
        handler.addFilter(import_string(settings.LOGGING["filters"][name]["()"])())
    line = settings.LOGGING["formatters"]["line"]
    handler.setFormatter(TextFormatter(datefmt=line["datefmt"]))
    logger = logging.getLogger("django.request")
    logger.addHandler(handler)
    yield handler.stream
    logger.removeHandler(handler)


def test_logger_writes_so_many_lines_a_minute_and_those_of_maos_have_no_limit():
    hour = [60.0]
    seldom = Seldom(always=["maos"], clock=lambda: hour[0])

    def written(name, count):
        records = [
            logging.LogRecord(name, logging.WARNING, "", 1, "said %s", (n,), None) for n in range(count)
        ]
        # Two handlers share the filter: the second sees what the first has let through.
        found = [seldom.filter(one) for one in records]
        assert [seldom.filter(one) for one in records] == found
        return [one.getMessage() for one, told in zip(records, found, strict=True) if told]

    told = written("x", MOST_A_MINUTE + 50)
    assert len(told) == MOST_A_MINUTE
    assert told[-1] == f"said {MOST_A_MINUTE - 1} (further lines of x are left out for a minute)"
    assert len(written("y", 3)) == 3
    assert len(written("maos", 500)) == 500
    hour[0] += 60
    assert written("x", 1) == ["said 0"]


def test_failed_request_to_a_table_is_logged_without_its_key(written):
    logging.getLogger("django.request").error("Internal Server Error: %s", f"/mesa/{KEY}/")

    assert "/mesa/…/" in written.getvalue()
    assert KEY not in written.getvalue()


@pytest.mark.parametrize("way", ["m", "dupla", "bloco", "convite", "telao"])
def test_way_in_of_a_mesa_or_a_dupla_is_logged_without_its_key(written, way):
    logging.getLogger("django.request").error("Internal Server Error: %s", f"/{way}/{KEY}/")

    assert f"/{way}/…/" in written.getvalue()
    assert KEY not in written.getvalue()


def test_link_to_a_new_password_is_logged_without_its_key(written):
    logging.getLogger("django.request").error("Internal Server Error: %s", f"/senha/nova/MQ/{KEY}/")

    assert "/senha/nova/MQ/…/" in written.getvalue()
    assert KEY not in written.getvalue()


def test_filter_keeps_the_rest_of_the_line():
    record = logging.LogRecord(
        "x", logging.WARNING, "", 1, "Not Found: %s", (f"/mesa/{KEY}/maos/1/2/",), None
    )

    assert ShortenTableAddresses().filter(record)
    assert record.getMessage() == "Not Found: /mesa/…/maos/1/2/"


def test_line_says_when_it_was_with_its_offset(written):
    logging.getLogger("django.request").error("late")

    assert re.match(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} ERROR django.request: late$", written.getvalue()
    )


@pytest.mark.parametrize("end", ["\n", "\r\n", "\u2028", "\x1b[2K", "\x9b2K", "\u202e", "\u2066"])
def test_what_is_typed_begins_no_line_of_its_own(written, end):
    logging.getLogger("django.request").error("name %s", f"Zé{end}2026-01-01 INFO all is well")

    assert written.getvalue().count("\n") == 1
    assert end not in written.getvalue().rstrip("\n")
    assert "Zé\\" in written.getvalue()


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonLine()])
def test_traceback_says_where_and_not_what_was_typed(formatter):
    def fail(typed):
        raise ValueError(typed)

    try:
        fail(f"invalid: 'Fulano de Tal' /mesa/{KEY}/")
    except ValueError as exc:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "/mesa/%s/", (KEY,), (type(exc), exc, None))
        text = formatter.format(record)

    assert "builtins.ValueError" in text
    assert "in fail" in text
    assert KEY not in text
    assert "ValueError: " not in text


def test_database_says_which_constraint_and_not_which_row():
    exc = IntegrityError('duplicate key violates "player"\nDETAIL:  Key (name)=(Fulano) exists.')
    record = logging.LogRecord("x", logging.ERROR, "", 1, "x", (), (type(exc), exc, None))

    text = JsonLine().format(record)
    assert 'duplicate key violates \\"player\\"' in text
    assert "Fulano" not in text


@pytest.mark.parametrize(
    "text", [f"/mesa%2F{KEY}", f"/codigo/?codigo={KEY}", f"?aparelho={KEY}&x", f"password={KEY}", f"/m/{KEY}"]
)
def test_no_spelling_of_a_secret_gets_through(text):
    assert KEY not in without_secrets(text)


def test_json_is_one_line_whatever_is_said():
    record = logging.LogRecord("x", logging.ERROR, "", 1, 'a\nb "c" {}', (), None)

    line = JsonLine().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == 'a\nb "c" {}'


def test_disk_that_refuses_the_file_is_not_told_at_each_line(tmp_path, capsys):
    handler = DayFile(tmp_path / "gone" / "canastra.log")
    handler.handle(logging.LogRecord("x", logging.INFO, "", 1, "mão", None, None))
    assert capsys.readouterr().err == ""

    handler = DayFile(tmp_path / "canastra.log")
    handler.handle(logging.LogRecord("x", logging.INFO, "", 1, "mão %d", ("one",), None))  # a fault of ours
    handler.close()
    assert "Logging error" in capsys.readouterr().err
