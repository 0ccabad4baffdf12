"""The security settings of a server, word for word. A change that weakens one has to be made here too."""

import json

from tests.deploy.loaded import DATABASE, SECRET, each_alone

EVERYWHERE = {
    "DEBUG": False,
    "SECRET_LENGTH": 32,
    "ALLOWED_HOSTS": ["localhost", "127.0.0.1", "[::1]"],
    "CSRF_TRUSTED_ORIGINS": [],
    "MIDDLEWARE": [
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
    ],
    "AUTHENTICATION_BACKENDS": ["tournaments.sign_in.SlowedDown"],
    "PASSWORD_HASHERS": [
        "deploy.accounts.passwords.Argon2OfAHall",
        "django.contrib.auth.hashers.PBKDF2PasswordHasher",
    ],
    "AUTH_PASSWORD_VALIDATORS": [
        {
            "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
            "OPTIONS": {"min_length": 8},
        },
        {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
        {"NAME": "deploy.accounts.passwords.NoWordOfTheHouse"},
    ],
    "PASSWORD_RESET_TIMEOUT": 86400,
    "SESSION_ENGINE": "deploy.accounts.sessions",
    "SESSION_COOKIE_AGE": 86400,
    "LANGUAGE_COOKIE_HTTPONLY": True,
    "LANGUAGE_COOKIE_SAMESITE": "Lax",
    "SECURE_REFERRER_POLICY": "same-origin",
    "X_FRAME_OPTIONS": "DENY",
    "SILENCED_SYSTEM_CHECKS": ["security.W005", "security.W008", "security.W021"],
    "SECURE_CSP": {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    },
    "REST_FRAMEWORK": {
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],  # it only reads
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
        "DEFAULT_PAGINATION_CLASS": "tournaments.api.Page",
        "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
        "EXCEPTION_HANDLER": "tournaments.api.problem_details",
        "UNAUTHENTICATED_USER": None,
        "URL_FORMAT_OVERRIDE": None,
    },
    "LOGGING": {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
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
                "formatter": "line",
                "filters": ["seldom", "tables", "one_line"],
            }
        },
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {
            "django.request": {"level": "ERROR"},
            "scoring.entry.record": {"level": "INFO"},
            "tournaments.sign_in": {"level": "INFO"},
            "deploy.accounts.account": {"level": "INFO"},
        },
    },
    "CELERY_TASK_ACKS_LATE": True,
    "CELERY_TASK_REJECT_ON_WORKER_LOST": True,
    "CELERY_TASK_IGNORE_RESULT": True,
    "CELERY_TASK_SOFT_TIME_LIMIT": 45,
    "CELERY_TASK_TIME_LIMIT": 60,
    "CELERY_WORKER_PREFETCH_MULTIPLIER": 0,
    "CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT": 10,
    "CELERY_WORKER_HIJACK_ROOT_LOGGER": False,
    "CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP": True,
    "CELERY_TASK_PUBLISH_RETRY_POLICY": {"max_retries": 0},
    "METRICS_TOKEN": "",
    "DISK_LOW": 500 * 2**20,
    "BACKUPS": True,
    "SERVICE_WORKER": True,
}
FILTERS = {"filters": ["seldom", "tables", "one_line"], "formatter": "line"}
# The terminal of a laptop shows warnings, its file every line.
LAPTOP = {
    "LOGGING": EVERYWHERE["LOGGING"]
    | {
        "handlers": {
            "console": FILTERS | {"class": "logging.StreamHandler", "level": "WARNING"},
            "file": FILTERS | {"()": "deploy.monitoring.logs.DayFile", "filename": "VAR/canastra.log"},
        },
        "root": {"handlers": ["console", "file"], "level": "WARNING"},
    }
}
BEAT = {"sweep": [5.0, 5], "forget": [86400.0, 86400], "checks": [3600.0, 3600]}
REDIS = {
    "visibility_timeout": 120,
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 1,
    "socket_timeout": 1,
    "socket_connect_timeout": 1,
}
SERVER = {"DATABASE_URL": DATABASE, "CELERY_BROKER_URL": "redis://r/0", "BEHIND_PROXY": "1"}
HTTPS = {
    "SECURE_HSTS_SECONDS": 31536000,
    "SECURE_PROXY_SSL_HEADER": ["HTTP_X_FORWARDED_PROTO", "https"],
    "SESSION_COOKIE_NAME": "__Host-sessionid",
    "CSRF_COOKIE_NAME": "__Host-csrftoken",
    **dict.fromkeys(("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE"), True),
}
HTTP = {
    "SECURE_HSTS_SECONDS": 0,
    "SECURE_PROXY_SSL_HEADER": None,
    "SESSION_COOKIE_NAME": "sessionid",
    "CSRF_COOKIE_NAME": "csrftoken",
    **dict.fromkeys(("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE"), False),
}
CODE = """
import json, sys
from deploy import settings as s
told = {name: getattr(s, name) for name in json.loads(sys.argv[1])}
told["beat"] = {}
for name, entry in s.CELERY_BEAT_SCHEDULE.items():
    # One that goes by the time of day would stop where the clock is put back, and the others with it.
    told["beat"][name] = [entry["schedule"].run_every.total_seconds(), entry["options"]["expires"]]
print(json.dumps(told | {"files": s.STORAGES["staticfiles"]["BACKEND"]}, default=str))
"""


CASES = [
    (
        SERVER | {"HTTPS": "1"},
        HTTPS | {"BEHIND_PROXY": True, "EMBEDDED": False, "CELERY_BROKER_TRANSPORT_OPTIONS": REDIS},
        BEAT,
    ),
    (
        {"CANASTRA_EMBEDDED": "1"},
        HTTP
        | LAPTOP
        | {
            "BEHIND_PROXY": False,
            "EMBEDDED": True,
            "CELERY_BROKER_TRANSPORT_OPTIONS": {"polling_interval": 0.2},
        },
        BEAT | {"backup": [15.0, 15]},
    ),
    (SERVER | {"EMAIL_URL": "smtp://mail.example.org"}, HTTP, BEAT | {"letters": [60.0, 60]}),
    ({"CANASTRA_EMBEDDED": "1", "BACKUPS": "0"}, LAPTOP | {"BACKUPS": False}, BEAT),
]


def test_settings_are_word_for_word(tmp_path):
    # Of a server, of a laptop, with e-mail, and without backups.
    wanted = [EVERYWHERE | own for _, own, _ in CASES]
    given = {"SECRET_KEY": SECRET, "CANASTRA_VAR": str(tmp_path)}
    ended = each_alone(
        [
            ((CODE, json.dumps(list(words))), given | variables)
            for words, (variables, _, _) in zip(wanted, CASES, strict=True)
        ]
    )

    for words, (_, _, beat), (status, said, told) in zip(wanted, CASES, ended, strict=True):
        assert status == 0, told
        assert json.loads(said.replace(str(tmp_path), "VAR")) == words | {
            "beat": beat,
            "files": "deploy.web.storage.HashedFiles",
        }
