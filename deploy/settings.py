"""All settings, read only from the environment. README.md lists the variables."""

from pathlib import Path
from typing import Any

import django_stubs_ext
from django.utils.csp import CSP

from deploy import environment
from deploy.steady import Every

django_stubs_ext.monkeypatch()  # lets ModelAdmin[...] and QuerySet[...] be written

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = environment.folder("CANASTRA_VAR", BASE_DIR / "var")

DEBUG = environment.flag("DEBUG", default=False)
DEFAULT_SECRET = "not-a-secret"  # noqa: S105 -- refused below
SECRET_LENGTH = 32  # characters, at least
SECRET_KEY = (
    environment.text("SECRET_KEY", DEFAULT_SECRET)
    if DEBUG
    else environment.secret("SECRET_KEY", DEFAULT_SECRET, least=SECRET_LENGTH)
)
ALLOWED_HOSTS = environment.hosts("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = environment.origins("CSRF_TRUSTED_ORIGINS")
HTTPS = environment.flag("HTTPS", default=False)
BEHIND_PROXY = environment.flag("BEHIND_PROXY", default=False)  # our proxy sends the client's address
# Ports under which visitors reach our proxy; another port in a request is no part of an address.
PUBLIC_PORTS = {environment.number("HTTP_PORT", 80), environment.number("HTTPS_PORT", 443)}
EMBEDDED = environment.flag(
    "CANASTRA_EMBEDDED", default=False
)  # worker and scheduler in the web process: deploy/run.py
SERVICE_WORKER = environment.flag("SERVICE_WORKER", default=True)  # pages of a table open offline
# Clients with this token may read /metrics; without a token, only clients on this machine.
METRICS_TOKEN = environment.token("METRICS_TOKEN", least=SECRET_LENGTH)
# A folder in memory in which several web processes share rendered answers; one process needs no folder.
PAGES_DIR = environment.folder("PAGES_DIR", VAR_DIR) if environment.text("PAGES_DIR", "") else None
if PAGES_DIR:
    environment.writable("PAGES_DIR", PAGES_DIR)
# The desk and the operator are warned below this many free bytes on the data disk.
DISK_LOW = environment.number("DISK_LOW_MB", 500) * 2**20
BACKUP_DIR = environment.folder("BACKUP_DIR", VAR_DIR / "backups")
BACKUPS = environment.flag("BACKUPS", default=True)  # on a laptop, automatically after each round

INSTALLED_APPS = [
    "deploy.web.admin_site.Admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.sitemaps",
    "django_htmx",
    "rest_framework",
    "drf_spectacular",
    "scoring",
    "tournaments",
    "deploy",
]
MIDDLEWARE = [
    "deploy.monitoring.request_id.RequestId",
    "deploy.monitoring.metrics.Requests",
    "deploy.web.client_address.ClientAddress",
    "deploy.web.permissions_policy.no_device",
    "deploy.web.cross_origin.read_from_anywhere",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "deploy.web.language.of_the_address",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "deploy.urls"
FORM_RENDERER = "deploy.web.form_renderer.DirectRenderer"
WSGI_APPLICATION = "deploy.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "deploy.web.offline.switch",
            ],
        },
    },
]

SQLITE: dict[str, Any] = {
    "ENGINE": "django.db.backends.sqlite3",
    "NAME": VAR_DIR / "canastra.sqlite3",
    "OPTIONS": {
        # IMMEDIATE: a writer waits at BEGIN instead of failing at its first write.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
            # On macOS a sync without this leaves the data in the memory of the disk.
            "PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON;"
            "PRAGMA temp_store=MEMORY; PRAGMA mmap_size=134217728; PRAGMA cache_size=-16000;"
        ),
    },
}
if EMBEDDED:
    # Connections stay open, so that the journal exists and pages can be read even if the disk is not writable.
    SQLITE["CONN_MAX_AGE"] = None
DATABASES = {"default": environment.database("DATABASE_URL") or SQLITE}
if DATABASES["default"] is SQLITE:
    environment.writable("CANASTRA_VAR", VAR_DIR)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

CELERY_BROKER_URL = environment.broker("CELERY_BROKER_URL", "memory://localhost/")
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SOFT_TIME_LIMIT = 45
CELERY_TASK_TIME_LIMIT = 60
# No limit: if Redis does not answer an acknowledgement, the message counts as being processed until the worker ends.
# As many of them as the limit would stop the worker for good.
CELERY_WORKER_PREFETCH_MULTIPLIER = 0
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 10
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A scorer must wait only for the database: one short attempt to reach the broker, and the sweep finds the rest.
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 0}
CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, float]
if CELERY_BROKER_URL.startswith("redis"):
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "visibility_timeout": 120,
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_timeout": 1,
        "socket_connect_timeout": 1,
    }
else:
    # seconds between polls of the in-memory broker
    CELERY_BROKER_TRANSPORT_OPTIONS = {"polling_interval": 0.2}
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    "sweep": {"task": "tournaments.sweep", "schedule": 5.0, "options": {"expires": 5}},
    "forget": {"task": "tournaments.forget", "schedule": 86400.0, "options": {"expires": 86400}},
    "checks": {"task": "tournaments.checks", "schedule": 3600.0, "options": {"expires": 3600}},
}
if EMBEDDED and BACKUPS:
    CELERY_BEAT_SCHEDULE["backup"] = {"task": "deploy.backup", "schedule": 15.0, "options": {"expires": 15}}

SECURITY_CONTACT = environment.contact("SECURITY_CONTACT")  # for /.well-known/security.txt
DEFAULT_FROM_EMAIL = environment.text("EMAIL_FROM", "canastra@localhost")
if mail := environment.mailers("EMAIL_URL"):  # sends the last digests of the chains
    MAILERS = mail
    CELERY_BEAT_SCHEDULE["letters"] = {
        "task": "tournaments.letters",
        "schedule": 60.0,
        "options": {"expires": 60},
    }

# All schedules use the monotonic clock. The scheduler compares their times with each other, so one by the time of day
# would never run.
for scheduled in CELERY_BEAT_SCHEDULE.values():
    scheduled["schedule"] = Every(scheduled["schedule"])

LANGUAGE_CODE = "pt-br"
LANGUAGES = [("pt-br", "Português"), ("it", "Italiano"), ("en", "English"), ("es", "Español")]
LANGUAGE_COOKIE_NAME = (
    "canastra_lingua"  # pages of a table are in Portuguese unless another language was chosen
)
LANGUAGE_COOKIE_AGE = 60 * 60 * 24 * 365
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SECURE = HTTPS
FORMAT_MODULE_PATH = "deploy.formats"  # for the Portuguese variants for trios and single players
LOCALE_PATHS = [BASE_DIR / "deploy" / "locale"]
TIME_ZONE = environment.time_zone("TIME_ZONE", "America/Sao_Paulo")
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "deploy" / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "deploy.web.storage.HashedFiles"
    },
}

PASSWORD_RESET_TIMEOUT = 60 * 60 * 24  # seconds that a link to reset a password is valid
LOGIN_URL = "login"
AUTHENTICATION_BACKENDS = ["tournaments.sign_in.SlowedDown"]
PASSWORD_HASHERS = [
    "deploy.accounts.passwords.Argon2OfAHall",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",  # for old passwords, until the person signs in again
]
LOGIN_REDIRECT_URL = "tournaments:desk"
LOGOUT_REDIRECT_URL = "tournaments:home"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "deploy.accounts.passwords.NoWordOfTheHouse"},
]
SESSION_ENGINE = "deploy.accounts.sessions"
SESSION_COOKIE_AGE = 60 * 60 * 24  # without "stay signed in": `deploy.views.SignIn`
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
# Other hosts below the club's domain cannot set cookies with this prefix.
OURS_ALONE = "__Host-" if HTTPS else ""
SESSION_COOKIE_NAME, CSRF_COOKIE_NAME = f"{OURS_ALONE}sessionid", f"{OURS_ALONE}csrftoken"
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
# nginx redirects to https. HSTS excludes subdomains, because other hosts under the club's domain are not ours.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W008", "security.W021"]
SECURE_REFERRER_POLICY = "same-origin"  # a table's address is its key, so it must not leave the site
X_FRAME_OPTIONS = "DENY"
CSRF_FAILURE_VIEW = "deploy.views.csrf_failure"
SECURE_CSP = {
    "default-src": [CSP.SELF],
    "img-src": [CSP.SELF, "data:"],
    "object-src": [CSP.NONE],
    "base-uri": [CSP.NONE],
    "form-action": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
}

REST_FRAMEWORK = {
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "tournaments.api.Page",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "tournaments.api.problem_details",
    "UNAUTHENTICATED_USER": None,
    "URL_FORMAT_OVERRIDE": None,  # files have separate addresses
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Canastra",
    "DESCRIPTION": "Torneios de buraco: chave, classificação, jogos, partidas e mãos. Somente leitura.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "PATH_CONVERTER_OVERRIDES": {
        "number": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        "slug": {"type": "string", "pattern": "^[a-zA-Z0-9_-]+$", "minLength": 1, "maxLength": 80},
    },
    "ENUM_NAME_OVERRIDES": {
        "ConfrontoStateEnum": "tournaments.api.shapes.confrontos.CONFRONTO_STATES",
        "RoundStateEnum": "tournaments.api.shapes.confrontos.ROUND_STATES",
        "StageStateEnum": "tournaments.api.shapes.base.STAGE_STATES",
    },
}

LOG_FORMAT = environment.choice("LOG_FORMAT", "line", {"line", "json"})
ERROR_HOOK = environment.program(
    "ERROR_HOOK"
)  # a program that receives errors: deploy/monitoring/error_hook.py
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        # With the UTC offset, as in nginx's lines, and to tell the repeated hour at the end of summer time apart.
        "line": {"()": "deploy.monitoring.logs.TextFormatter", "datefmt": "%Y-%m-%dT%H:%M:%S%z"},
        "json": {"()": "deploy.monitoring.logs.JsonLine"},
    },
    "filters": {
        "tables": {"()": "deploy.monitoring.logs.ShortenTableAddresses"},
        "one_line": {"()": "deploy.monitoring.logs.OneLine"},
        "seldom": {"()": "deploy.monitoring.logs.Seldom", "always": ["scoring.entry.record"]},
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": LOG_FORMAT,
            "filters": ["seldom", "tables", "one_line"],
            # The terminal of `make run` shows warnings; every line is in the file.
            **({"level": environment.level("LOG_LEVEL", "WARNING")} if EMBEDDED else {}),
        },
        **(
            {
                "file": {
                    "()": "deploy.monitoring.logs.DayFile",
                    "filename": VAR_DIR / "canastra.log",
                    "formatter": LOG_FORMAT,
                    "filters": ["seldom", "tables", "one_line"],
                }
            }
            if EMBEDDED
            else {}
        ),
        **(
            {"hook": {"()": "deploy.monitoring.error_hook.ErrorHook", "command": ERROR_HOOK}}
            if ERROR_HOOK
            else {}
        ),
    },
    "root": {
        "handlers": ["console", *(["file"] if EMBEDDED else []), *(["hook"] if ERROR_HOOK else [])],
        "level": environment.level("LOG_LEVEL", "WARNING"),
    },
    "loggers": {
        "django.request": {"level": "ERROR"},  # a missing page is no reason for a warning
        "scoring.entry.record": {
            "level": environment.level("LOG_LEVEL", "INFO")
        },  # logs every mão as text, for entering it again
        # sign-ins and changes of accounts
        "tournaments.sign_in": {"level": environment.level("LOG_LEVEL", "INFO")},
        "deploy.accounts.account": {"level": environment.level("LOG_LEVEL", "INFO")},
    },
}
