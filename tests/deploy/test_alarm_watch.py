"""Each alarm reaches `ERROR_HOOK` once, if it lasts from one look to the next."""

import logging
import os
import subprocess
import sys

import pytest
from django.db import DatabaseError
from django.utils.timezone import now

from deploy.monitoring.alarm_watch import AlarmWatch
from deploy.monitoring.error_hook import ErrorHook
from tests.factories import make_tournament
from tests.programs import ROOT
from tournaments.alarms import disk, pulse
from tournaments.models import Pulse, TournamentCheck

SAID = "check_found: A conferência da noite encontrou o que não confere em 1 torneio."


@pytest.fixture
def reported(monkeypatch):
    """Return the reports, as pairs of code and sentence."""
    found = []
    monkeypatch.setattr(
        "deploy.monitoring.alarm_watch.logger.error",
        lambda text, *args, extra: found.append((extra["alarm"], text % args)),
    )
    return found


@pytest.fixture
def faulty(db, settings, monkeypatch):
    """Return a site on which nothing but the check of the night found a fault."""
    settings.DISK_LOW = 0
    monkeypatch.setattr(disk, "_refused", {})
    pulse.beat(pulse.SWEEP)
    return TournamentCheck.objects.create(tournament=make_tournament(duplas=4), at=now(), number=1)


def test_alarm_that_lasts_is_reported_once_by_one_of_two_processes(faulty, reported):
    processes = [AlarmWatch(), AlarmWatch()]
    for process in processes:
        process.look()
    assert reported == []

    for process in processes * 3:
        process.look()
    assert reported == [("check_found", SAID)]


def test_alarm_of_a_moment_calls_nobody(faulty, reported):
    process = AlarmWatch()
    process.look()
    faulty.delete()
    process.look()

    assert reported == []


def test_alarm_is_reported_although_the_database_takes_no_note_of_it(faulty, reported, monkeypatch):
    def full(codes):
        raise DatabaseError

    monkeypatch.setattr(pulse, "unreported", full)
    process = AlarmWatch()
    for _ in range(4):
        process.look()

    assert reported == [("check_found", SAID)]


def test_database_that_comes_back_repeats_no_report(faulty, reported, monkeypatch):
    process = AlarmWatch()
    with monkeypatch.context() as patch:
        patch.setattr(Pulse.objects, "get_or_create", lambda **kwargs: (_ for _ in ()).throw(DatabaseError))
        process.look()
        process.look()
    process.look()

    assert reported == [("check_found", SAID)]


def test_process_that_answers_requests_watches_if_there_is_a_program_to_call():
    code = (
        "import threading; from deploy import wsgi; print([thread.name for thread in threading.enumerate()])"
    )
    env = os.environ | {"DJANGO_SETTINGS_MODULE": "tests.settings", "ERROR_HOOK": "tell"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, text=True, capture_output=True, check=True
    )

    assert "alarm watch" in done.stdout


def test_alarm_passes_although_an_error_was_reported_a_moment_ago(monkeypatch):
    hook, passed = ErrorHook("program"), []
    monkeypatch.setattr(hook._queue, "put_nowait", passed.append)
    for name, extra in (
        ("x", {}),
        ("y", {}),
        ("full", {"alarm": "disk_full"}),
        ("low", {"alarm": "disk_low"}),
    ):
        record = logging.LogRecord("site", logging.ERROR, __file__, 1, name, (), None)
        record.__dict__.update(extra)
        hook.handle(record)

    assert [(line["message"], line.get("alarm")) for line in passed] == [
        ("x", None),
        ("full", "disk_full"),
        ("low", "disk_low"),
    ]
