"""System checks for mistakes in an installation, run by every management command and worker."""

from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, register


@register()
def broker_reaches_the_workers(**kwargs: Any) -> list[CheckMessage]:
    """Refuse an in-memory broker with PostgreSQL, because workers are then separate processes."""
    engine = str(settings.DATABASES["default"]["ENGINE"])
    if settings.DEBUG or not engine.endswith("postgresql"):
        return []
    if urlsplit(settings.CELERY_BROKER_URL).scheme != "memory":
        return []
    return [
        Error(
            "With PostgreSQL the workers are processes of their own, which memory:// cannot reach.",
            hint="Set CELERY_BROKER_URL to redis://...",
            id="deploy.E001",
        )
    ]


@register()
def embedded_means_alone(**kwargs: Any) -> list[CheckMessage]:
    """Refuse the embedded worker with a shared broker, because other processes would take its messages."""
    if not settings.EMBEDDED or urlsplit(settings.CELERY_BROKER_URL).scheme == "memory":
        return []
    return [
        Error(
            "The embedded worker wants memory://, not a broker that other processes read.",
            hint="Unset CANASTRA_EMBEDDED or CELERY_BROKER_URL.",
            id="deploy.E002",
        )
    ]
