"""The settings as a program would load them, each case in a process of its own."""

import pytest

from tests.deploy.loaded import DATABASE, SECRET, python

CONF = "from deploy import settings as s; print("


def shown(expression, **variables):
    done = python("-c", f"{CONF}{expression})", SECRET_KEY=SECRET, **variables)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("secret", [{}, {"SECRET_KEY": "not-a-secret"}, {"SECRET_KEY": ""}])
@pytest.mark.parametrize("database", [{}, {"DATABASE_URL": DATABASE}])
def test_production_refuses_the_default_secret(secret, database):
    done = python("-c", f"{CONF}s.SECRET_KEY)", **secret, **database)

    assert done.returncode != 0
    assert (
        done.stderr.strip()
        .splitlines()[-1]
        .startswith("django.core.exceptions.ImproperlyConfigured: SECRET_KEY is not set")
    )


def test_secret_that_can_be_guessed_is_refused():
    done = python("-c", f"{CONF}s.DEBUG)", SECRET_KEY="x" * 31)

    assert done.returncode != 0
    assert "SECRET_KEY is too short to be secret: 32 characters at least." in done.stderr


def test_debug_forgives_the_default_secret():
    assert python("-c", f"{CONF}s.DEBUG)", DEBUG="1").stdout == "True\n"


@pytest.mark.parametrize(
    ("expression", "variables", "expected"),
    [
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
    ],
)
def test_setting_follows_the_environment(expression, variables, expected):
    assert shown(expression, **variables) == expected


def test_sqlite_opens_with_its_journal_and_checks(tmp_path):
    code = """
import django; django.setup()
from django.db import connection
for name in ("journal_mode", "synchronous", "foreign_keys"):
    with connection.cursor() as cursor:
        print(name, cursor.execute(f"PRAGMA {name}").fetchone()[0])
"""
    done = python(
        "-c", code, SECRET_KEY=SECRET, CANASTRA_VAR=str(tmp_path), DJANGO_SETTINGS_MODULE="deploy.settings"
    )

    assert done.stdout.splitlines() == ["journal_mode wal", "synchronous 2", "foreign_keys 1"]


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
        pytest.param({"DATABASE_URL": DATABASE, "CELERY_BROKER_URL": "redis://r/0"}, id="server"),
        pytest.param({"CANASTRA_EMBEDDED": "1"}, id="laptop"),
        pytest.param({"DATABASE_URL": DATABASE, "DEBUG": "1"}, id="developer"),
    ],
)
def test_system_check_accepts(variables, tmp_path):
    done = check(CANASTRA_VAR=str(tmp_path), **variables)

    assert "(deploy." not in done.stderr
    assert done.returncode == 0, done.stderr
