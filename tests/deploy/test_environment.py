"""Each reader of the environment reports a value that it cannot use."""

import os
import re
import runpy
import subprocess
import sys

import pytest
from django.core.exceptions import ImproperlyConfigured

from deploy import environment
from tests.programs import ROOT


@pytest.mark.parametrize(
    ("value", "expected"),
    [("1", True), ("true", True), ("YES", True), (" on ", True), ("0", False), ("No", False), ("", False)],
)
def test_flag_reads_words_of_yes_and_no(monkeypatch, value, expected):
    monkeypatch.setenv("DEBUG", value)

    assert environment.flag("DEBUG", default=not expected) is expected


def test_flag_not_set_is_its_default(monkeypatch):
    monkeypatch.delenv("DEBUG", raising=False)

    assert environment.flag("DEBUG", default=True) is True
    assert environment.flag("DEBUG", default=False) is False


def test_words_leave_out_empty_parts(monkeypatch):
    monkeypatch.setenv("ALLOWED_HOSTS", "torneio.example.org, ,10.0.0.2,")

    assert environment.words("ALLOWED_HOSTS") == ["torneio.example.org", "10.0.0.2"]


@pytest.mark.parametrize(
    ("read", "value", "sentence"),
    [
        pytest.param(
            lambda: environment.flag("X", default=False), "maybe", "X must be 1 or 0, not 'maybe'", id="flag"
        ),
        pytest.param(
            lambda: environment.database("X"),
            "mysql://a/b",
            "X must start with postgres:// or postgresql://",
            id="other-database",
        ),
        pytest.param(
            lambda: environment.database("X"),
            "canastra",
            "X must start with postgres:// or postgresql://",
            id="no-address",
        ),
        pytest.param(
            lambda: environment.database("X"), "postgresql://host", "X names no database", id="no-database"
        ),
        pytest.param(
            lambda: environment.database("X"),
            "postgresql://h:port/d?x",
            "X is no PostgreSQL address",
            id="broken",
        ),
        pytest.param(
            lambda: environment.broker("X", ""),
            "amqp://host",
            "X must start with memory:// or redis://",
            id="other-broker",
        ),
        pytest.param(
            lambda: environment.broker("X", ""), "", "X must start with memory:// or redis://", id="no-broker"
        ),
        pytest.param(
            lambda: environment.number("X", 1), "-1", "X must be a whole number, not '-1'", id="number"
        ),
        pytest.param(
            lambda: environment.number("X", 1), "9" * 4400, "X must be a whole number", id="huge-number"
        ),
    ],
)
def test_reader_refuses(monkeypatch, read, value, sentence):
    monkeypatch.setenv("X", value)

    with pytest.raises(ImproperlyConfigured) as caught:
        read()

    assert str(caught.value).startswith(sentence)


def test_database_reads_a_server_with_its_options(monkeypatch):
    monkeypatch.setenv("X", "postgresql://maria:s%40l@db.example.org:6543/canastra?sslmode=require")

    found = environment.database("X")

    assert found["ENGINE"] == "django.db.backends.postgresql"
    assert {key: found[key] for key in ("NAME", "USER", "PASSWORD", "HOST", "PORT")} == {
        "NAME": "canastra",
        "USER": "maria",
        "PASSWORD": "s@l",
        "HOST": "db.example.org",
        "PORT": "6543",
    }
    assert found["OPTIONS"] == environment.PATIENCE | environment.PLANNING | {"sslmode": "require"}


def test_database_not_set_is_none(monkeypatch):
    monkeypatch.delenv("X", raising=False)

    assert environment.database("X") is None


# --- every variable of the README's table, read by the settings as a program reads them

SECRET = "of-this-table-of-cases-alone-0123456789"
BAD = [
    ("EMAIL_URL", "http://post", "EMAIL_URL must be smtp://user:password@host:port or smtps://..."),
    (
        "SECURITY_CONTACT",
        "seguranca@clube.example",
        "SECURITY_CONTACT must be mailto:... or https://..., not 'seguranca@clube.example'.",
    ),
    ("DEBUG", "maybe", "DEBUG must be 1 or 0, not 'maybe'."),
    ("HTTPS", "2", "HTTPS must be 1 or 0, not '2'."),
    ("BEHIND_PROXY", "nginx", "BEHIND_PROXY must be 1 or 0, not 'nginx'."),
    ("SERVICE_WORKER", "never", "SERVICE_WORKER must be 1 or 0, not 'never'."),
    ("CANASTRA_EMBEDDED", "x", "CANASTRA_EMBEDDED must be 1 or 0, not 'x'."),
    ("SECRET_KEY", "", "SECRET_KEY is not set: choose a long random one (or start with `make run`)."),
    ("SECRET_KEY", "x" * 31, "SECRET_KEY is too short to be secret: 32 characters at least."),
    ("BACKUPS", "weekly", "BACKUPS must be 1 or 0, not 'weekly'."),
    ("BACKUP_DIR", f"{__file__}/b", f"BACKUP_DIR must be a folder, not '{__file__}/b'."),
    ("LOG_FORMAT", "xml", "LOG_FORMAT must be one of json, line, not 'xml'."),
    (
        "ERROR_HOOK",
        "tell 'me",
        'ERROR_HOOK must be a program with its arguments, as in a shell, not "tell \'me".',
    ),
    ("METRICS_TOKEN", "x" * 31, "METRICS_TOKEN is too short to be secret: 32 characters at least."),
    ("PAGES_DIR", f"{__file__}/b", f"PAGES_DIR must be a folder, not '{__file__}/b'."),
    ("HTTP_PORT", "web", "HTTP_PORT must be a whole number, not 'web'."),
    ("HTTPS_PORT", "-443", "HTTPS_PORT must be a whole number, not '-443'."),
    ("DISK_LOW_MB", "-1", "DISK_LOW_MB must be a whole number, not '-1'."),
    ("DISK_LOW_MB", "1e3", "DISK_LOW_MB must be a whole number, not '1e3'."),
    ("DISK_LOW_MB", "9" * 4400, f"DISK_LOW_MB must be a whole number, not '{'9' * 4400}'."),
    ("DATABASE_URL", "mysql://a:segredo@b/c", "DATABASE_URL must start with postgres:// or postgresql://."),
    ("DATABASE_URL", "canastra", "DATABASE_URL must start with postgres:// or postgresql://."),
    ("DATABASE_URL", "postgresql://[::1", "DATABASE_URL must start with postgres:// or postgresql://."),
    *(
        (
            "DATABASE_URL",
            url,
            "DATABASE_URL is no PostgreSQL address: it must be like postgresql://user:password@host:5432/name.",
        )
        for url in (
            "postgresql://a:segredo@h:0/d",
            "postgresql://a:segredo@h:65536/d",
            "postgresql://a:segredo@h:porta/d",
            "postgresql://a:segredo@h/d?x",
        )
    ),
    (
        "DATABASE_URL",
        "postgresql://host",
        "DATABASE_URL names no database: it must end like postgresql://host/name.",
    ),
    (
        "CELERY_BROKER_URL",
        "amqp://a:segredo@h",
        "CELERY_BROKER_URL must start with memory:// or redis:// or rediss://.",
    ),
    ("CELERY_BROKER_URL", "", "CELERY_BROKER_URL must start with memory:// or redis:// or rediss://."),
    *(
        (
            "CELERY_BROKER_URL",
            url,
            "CELERY_BROKER_URL is no address of Redis: it must be like redis://host:6379/0.",
        )
        for url in ("redis://", "redis://h:porta/0", "redis://:segredo@h:99999/0", "rediss://h/zero")
    ),
    *(
        (
            "ALLOWED_HOSTS",
            f"a.example.org, {host}",
            f"ALLOWED_HOSTS must be names of hosts with commas, such as buraco.example.org, not {host!r}.",
        )
        for host in ("https://a.example.org", "a.example.org:8000", "a/b", "a b", "-", "[::1")
    ),
    *(
        (
            "CSRF_TRUSTED_ORIGINS",
            origin,
            "CSRF_TRUSTED_ORIGINS must be origins with commas, such as https://buraco.example.org, "
            f"not {origin!r}.",
        )
        for origin in ("a.example.org", "ftp://a.example.org", "https://a.example.org/x", "https://")
    ),
    *(
        ("TIME_ZONE", zone, f"TIME_ZONE must be a time zone, such as America/Sao_Paulo, not {zone!r}.")
        for zone in ("Brasil", "-3", "../etc/passwd", "America")
    ),
    (
        "LOG_LEVEL",
        "loud",
        "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL, not 'LOUD'.",
    ),
    ("CANASTRA_VAR", f"{__file__}/var", f"CANASTRA_VAR must be a folder, not '{__file__}/var'."),
    ("CANASTRA_VAR", __file__, f"CANASTRA_VAR must be a folder, not {__file__!r}."),
]
GOOD = [
    ("ALLOWED_HOSTS", "*"),
    ("ALLOWED_HOSTS", "buraco.example.org,.example.org,10.0.0.2,[::1],salao-1.local,my_host"),
    ("CSRF_TRUSTED_ORIGINS", "https://buraco.example.org,http://10.0.0.2:8000,https://*.example.org"),
    ("DATABASE_URL", "postgresql:///canastra"),
    ("DATABASE_URL", "postgresql://a:s%40g@h1:5432,h2:5433/d?sslmode=require"),
    ("CELERY_BROKER_URL", "redis://:segredo@redis:6379/0"),
    ("CELERY_BROKER_URL", "rediss://h"),
    ("TIME_ZONE", "Europe/Rome"),
    ("SECURITY_CONTACT", "mailto:seguranca@clube.example"),
    ("LOG_LEVEL", "debug"),
    ("SECRET_KEY", SECRET),
]
READ_ELSEWHERE = {
    "PROMETHEUS_MULTIPROC_DIR",
    "WORKER_SIGN",
    "EMAIL_FROM",
    "HOST",
    "PORT",
    "DEMO",
    "APP_PASSWORD",
}  # by `make run` and `restrict_role`, not by the settings


def settings(monkeypatch, **variables):
    """Return the names of `deploy/settings.py`, run anew with these variables."""
    for name in {name for name, *_rest in BAD}:
        monkeypatch.delenv(name, raising=False)
    for name, value in {"SECRET_KEY": SECRET, **variables}.items():
        monkeypatch.setenv(name, value)
    return runpy.run_path(str(ROOT / "deploy" / "settings.py"))


@pytest.mark.parametrize(("name", "value", "sentence"), BAD)
def test_settings_refuse_in_one_sentence(monkeypatch, name, value, sentence):
    with pytest.raises(ImproperlyConfigured) as caught:
        settings(monkeypatch, **{name: value})

    assert str(caught.value) == sentence
    assert "segredo" not in sentence


@pytest.mark.parametrize(("name", "value"), GOOD)
def test_settings_take(monkeypatch, name, value):
    assert settings(monkeypatch, **{name: value})["ROOT_URLCONF"] == "deploy.urls"


def test_folder_that_this_user_may_not_write_is_refused(monkeypatch, tmp_path):
    monkeypatch.setattr(
        os, "access", lambda path, mode: not str(path).startswith(str(tmp_path))
    )  # root may all

    with pytest.raises(ImproperlyConfigured, match="CANASTRA_VAR must be a folder that this user may write"):
        settings(monkeypatch, CANASTRA_VAR=str(tmp_path / "var"))
    settings(monkeypatch, CANASTRA_VAR=str(tmp_path / "var"), DATABASE_URL="postgresql:///canastra")


def test_every_variable_of_the_readme_is_in_this_table():
    lines = (ROOT / "README.md").read_text().split("## Settings")[1].split("\n## ")[0].splitlines()
    named = {
        name
        for line in lines
        if line.startswith("| `")
        for name in re.findall("`([A-Z_]+)`", line.split("|")[1])
    }

    assert named == {name for name, *_rest in BAD} | READ_ELSEWHERE


def test_program_stops_with_that_sentence_alone():
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT,
        env={**os.environ, "SECRET_KEY": SECRET, "TIME_ZONE": "Brasil"},
        text=True,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 1
    assert (
        done.stderr == "canastra: TIME_ZONE must be a time zone, such as America/Sao_Paulo, not 'Brasil'.\n"
    )


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("smtp://post.example.org", ("post.example.org", 587, "", "", True, False)),
        ("smtp://a%40b:c%2Fd@post.example.org:25", ("post.example.org", 25, "a@b", "c/d", True, False)),
        ("smtps://post.example.org", ("post.example.org", 465, "", "", False, True)),
        ("smtp://127.0.0.1:2525?tls=0", ("127.0.0.1", 2525, "", "", False, False)),
    ],
)
def test_mail_server(monkeypatch, url, wanted):
    monkeypatch.setenv("EMAIL_URL", url)
    options = environment.mailers("EMAIL_URL")["default"]["OPTIONS"]
    names = ("host", "port", "username", "password", "use_tls", "use_ssl")
    assert tuple(options[name] for name in names) == wanted


@pytest.mark.parametrize(
    "url", ["post.example.org", "http://x", "smtp://", "smtp://x:port", "smtp://x?tls=2"]
)
def test_mail_server_that_is_none(monkeypatch, url):
    monkeypatch.setenv("EMAIL_URL", url)
    with pytest.raises(ImproperlyConfigured, match="EMAIL_URL"):
        environment.mailers("EMAIL_URL")


def test_no_mail_server_is_none(monkeypatch):
    monkeypatch.delenv("EMAIL_URL", raising=False)
    assert environment.mailers("EMAIL_URL") == {}
