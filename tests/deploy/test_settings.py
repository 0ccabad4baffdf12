"""The settings as a program loads them, each case in a separate process."""

import pytest

from tests.deploy.loaded import DATABASE, SECRET, each_alone, python

REFUSED = "django.core.exceptions.ImproperlyConfigured: SECRET_KEY is not set"
FOLLOWS = [
    ("s.DATABASES['default']['ENGINE']", {}, "django.db.backends.sqlite3"),
    ("s.DATABASES['default']['OPTIONS']['transaction_mode']", {}, "IMMEDIATE"),
    ("s.DATABASES['default']['NAME']", {"CANASTRA_VAR": "/tmp/c"}, "/tmp/c/canastra.sqlite3"),
    ("s.DATABASES['default']['ENGINE']", {"DATABASE_URL": DATABASE}, "django.db.backends.postgresql"),
    ("s.CELERY_BROKER_URL", {}, "memory://localhost/"),
    ("s.CELERY_BROKER_URL", {"CELERY_BROKER_URL": "redis://r:6379/0"}, "redis://r:6379/0"),
    ("s.EMBEDDED, s.BEHIND_PROXY, s.DEBUG, s.SECURE_PROXY_SSL_HEADER", {}, "False False False None"),
    ("s.SESSION_COOKIE_AGE, s.METRICS_TOKEN == ''", {}, "86400 True"),
    (
        "s.SECURE_PROXY_SSL_HEADER, s.LANGUAGE_COOKIE_SECURE, s.LANGUAGE_COOKIE_HTTPONLY",
        {"HTTPS": "1"},
        "('HTTP_X_FORWARDED_PROTO', 'https') True True",
    ),
    ("s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE, s.SECURE_HSTS_SECONDS > 0", {}, "False False False"),
    (
        "s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE, s.SECURE_HSTS_SECONDS > 0",
        {"HTTPS": "1"},
        "True True True",
    ),
    ("s.SECURE_HSTS_SECONDS", {"HTTPS": "1"}, "31536000"),
    ("s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME", {}, "sessionid csrftoken"),
    (
        "s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME",
        {"HTTPS": "1"},
        "__Host-sessionid __Host-csrftoken",
    ),
    ("s.LANGUAGE_CODE, s.TIME_ZONE", {}, "pt-br America/Sao_Paulo"),
    ("s.BACKUP_DIR", {"CANASTRA_VAR": "/tmp/c"}, "/tmp/c/backups"),
    ("s.BACKUP_DIR", {"BACKUP_DIR": "/tmp/usb"}, "/tmp/usb"),
]


def shown(cases):
    """Print one expression a case, with its variables. Return the result of each."""
    code = "from deploy import settings as s; print({})"
    return each_alone([((code.format(expression),), variables) for expression, variables in cases])


def test_production_refuses_the_default_secret():
    cases = [
        secret | database
        for secret in ({}, {"SECRET_KEY": "not-a-secret"}, {"SECRET_KEY": ""})
        for database in ({}, {"DATABASE_URL": DATABASE})
    ]
    ended = shown([("s.SECRET_KEY", variables) for variables in cases])

    assert [
        (variables, status, told)
        for variables, (status, _, told) in zip(cases, ended, strict=True)
        if status == 0 or not told.strip().splitlines()[-1].startswith(REFUSED)
    ] == []


def test_secret_that_can_be_guessed_is_refused_and_debug_forgives_the_default_one():
    short, debug = shown([("s.DEBUG", {"SECRET_KEY": "x" * 31}), ("s.DEBUG", {"DEBUG": "1"})])

    assert short[0] != 0
    assert "SECRET_KEY is too short to be secret: 32 characters at least." in short[2]
    assert debug[:2] == (0, "True\n")


def test_setting_follows_the_environment():
    ended = shown([(expression, {"SECRET_KEY": SECRET} | variables) for expression, variables, _ in FOLLOWS])

    assert [
        (case, status, said, told)
        for case, (status, said, told) in zip(FOLLOWS, ended, strict=True)
        if (status, said.strip()) != (0, case[2])
    ] == []


def test_sqlite_opens_with_its_journal_and_checks(tmp_path):
    code = """
import django; django.setup()
from django.db import connection
for name in ("journal_mode", "synchronous", "foreign_keys", "fullfsync", "checkpoint_fullfsync"):
    with connection.cursor() as cursor:
        print(name, cursor.execute(f"PRAGMA {name}").fetchone()[0])
"""
    done = python(
        "-c", code, SECRET_KEY=SECRET, CANASTRA_VAR=str(tmp_path), DJANGO_SETTINGS_MODULE="deploy.settings"
    )

    on = ("foreign_keys", "fullfsync", "checkpoint_fullfsync")
    assert done.stdout.splitlines() == ["journal_mode wal", "synchronous 2", *(f"{name} 1" for name in on)]


def check(**variables):
    return python("manage.py", "check", SECRET_KEY=SECRET, **variables)


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        pytest.param({"DATABASE_URL": DATABASE}, "deploy.E001", id="postgresql-with-memory"),
        pytest.param(
            {"CANASTRA_EMBEDDED": "1", "CELERY_BROKER_URL": "redis://r/0", "DATABASE_URL": DATABASE},
            "deploy.E002",
            id="embedded-with-redis",
        ),
    ],
)
def test_system_check_refuses(variables, code):
    done = check(**variables)

    assert done.returncode == 1
    assert f"({code})" in done.stderr


@pytest.mark.parametrize(
    "variables",
    [
        pytest.param(
            {"DATABASE_URL": DATABASE, "CELERY_BROKER_URL": "redis://r/0"},
            id="server",
            marks=pytest.mark.proof("the step `production settings` of make test"),
        ),
        pytest.param(
            {"CANASTRA_EMBEDDED": "1"},
            id="laptop",
            marks=pytest.mark.proof("each start of tests/deploy/test_run.py makes the same checks"),
        ),
        pytest.param({"DATABASE_URL": DATABASE, "DEBUG": "1"}, id="developer"),
    ],
)
def test_system_check_accepts(variables, tmp_path):
    done = check(CANASTRA_VAR=str(tmp_path), **variables)

    assert "(deploy." not in done.stderr
    assert done.returncode == 0, done.stderr
