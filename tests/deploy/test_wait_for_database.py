"""`manage.py wait_for_database`, by which the migration of a server waits at the start of the machine."""

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from deploy.management.commands import wait_for_database


@pytest.fixture
def attempts(monkeypatch):
    """Return the results of the attempts to connect: errors, or None."""
    results = []

    def connect():
        if error := results.pop(0):
            raise error

    monkeypatch.setattr(connection, "ensure_connection", connect)
    monkeypatch.setattr(wait_for_database, "PAUSE", 0)
    return results


def test_database_that_comes_later_is_waited_for(attempts):
    attempts += [OperationalError("refused"), OperationalError("the database system is starting up"), None]
    call_command("wait_for_database")

    assert attempts == []


def test_database_that_never_comes_is_given_up_with_its_reason(attempts):
    attempts.append(OperationalError("password authentication failed\nDETAIL: ..."))

    with pytest.raises(
        CommandError, match=r"^O banco de dados não responde: password authentication failed$"
    ):
        call_command("wait_for_database", seconds=0)
