"""Each reader of the environment says aloud what it cannot use."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from deploy import environment as env


@pytest.mark.parametrize(
    ("value", "expected"),
    [("1", True), ("true", True), ("YES", True), (" on ", True), ("0", False), ("No", False), ("", False)],
)
def test_flag_reads_words_of_yes_and_no(monkeypatch, value, expected):
    monkeypatch.setenv("DEBUG", value)

    assert env.flag("DEBUG", default=not expected) is expected


def test_flag_not_set_is_its_default(monkeypatch):
    monkeypatch.delenv("DEBUG", raising=False)

    assert env.flag("DEBUG", default=True) is True
    assert env.flag("DEBUG", default=False) is False


def test_words_leave_out_empty_parts(monkeypatch):
    monkeypatch.setenv("ALLOWED_HOSTS", "torneio.example.org, ,10.0.0.2,")

    assert env.words("ALLOWED_HOSTS") == ["torneio.example.org", "10.0.0.2"]


@pytest.mark.parametrize(
    ("read", "value", "sentence"),
    [
        pytest.param(
            lambda: env.flag("X", default=False), "maybe", "X must be 1 or 0, not 'maybe'", id="flag"
        ),
        pytest.param(
            lambda: env.database("X"), "mysql://a/b", "X must start with postgresql://", id="other-database"
        ),
        pytest.param(
            lambda: env.database("X"), "canastra", "X must start with postgresql://", id="no-address"
        ),
        pytest.param(lambda: env.database("X"), "postgresql://host", "X names no database", id="no-database"),
        pytest.param(
            lambda: env.database("X"), "postgresql://h:port/d?x", "X is no PostgreSQL address", id="broken"
        ),
        pytest.param(
            lambda: env.broker("X", ""), "amqp://host", "X must start with redis://", id="other-broker"
        ),
        pytest.param(lambda: env.broker("X", ""), "", "X must start with redis://", id="no-broker"),
        pytest.param(lambda: env.number("X", 1), "-1", "X must be a whole number, not '-1'", id="number"),
        pytest.param(lambda: env.number("X", 1), "9" * 4400, "X must be a whole number", id="huge-number"),
    ],
)
def test_reader_refuses(monkeypatch, read, value, sentence):
    monkeypatch.setenv("X", value)

    with pytest.raises(ImproperlyConfigured) as caught:
        read()

    assert str(caught.value).startswith(sentence)


def test_database_reads_a_server_with_its_options(monkeypatch):
    monkeypatch.setenv("X", "postgresql://maria:s%40l@db.example.org:6543/canastra?sslmode=require")

    found = env.database("X")

    assert found["ENGINE"] == "django.db.backends.postgresql"
    assert {key: found[key] for key in ("NAME", "USER", "PASSWORD", "HOST", "PORT")} == {
        "NAME": "canastra",
        "USER": "maria",
        "PASSWORD": "s@l",
        "HOST": "db.example.org",
        "PORT": "6543",
    }
    assert found["OPTIONS"] == env.PATIENCE | {"sslmode": "require"}


def test_database_not_set_is_none(monkeypatch):
    monkeypatch.delenv("X", raising=False)

    assert env.database("X") is None
