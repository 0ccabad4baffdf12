"""Health checks for monitoring programs: JSON, 200 or 503, without secrets."""

from functools import cache
from typing import Any

from django.db import DatabaseError, InterfaceError, connection
from django.db.migrations.loader import MigrationLoader
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments import alarms


@require_safe
@never_cache
def healthz(request: HttpRequest) -> JsonResponse:
    """Return 200 if the process answers.

    It does not check the database, so that a database outage restarts no web server.
    """
    return JsonResponse({"ok": True})


@require_safe
@never_cache
def readyz(request: HttpRequest) -> JsonResponse:
    """Return whether the whole site works: the database, the migrations, and no alarm.

    `failing` has the codes of the alarms; docs/runbook.md has a section for each.
    """
    try:
        told = _state()
    except (DatabaseError, InterfaceError):
        told = {"ready": False, "failing": ["database"]}
    response = JsonResponse(told, status=200 if told["ready"] else 503)
    # Polled every few seconds, so Django must not log each 503; failures are logged at their source.
    response._has_been_logged = True  # type: ignore[attr-defined]  # noqa: SLF001 -- as Django marks what it has logged
    return response


def _state() -> dict[str, Any]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT app, name FROM django_migrations")
        applied = set(cursor.fetchall())
    if missing := len(_on_disk() - applied):
        return {"ready": False, "failing": ["migrations"], "missing_migrations": missing}
    now = alarms.standing()
    late = max((debt.late for debt in now.debts), default=0)
    failing = [str(alarm.code) for alarm in alarms.sounding(now)]
    return {
        "ready": not failing,
        "failing": failing,
        "worker_seconds": None if now.sweep is None else round(now.sweep.seconds, 1),
        "owed": sum(debt.owed + debt.revisions for debt in now.debts),
        "late_seconds": round(late, 1),
    }


@cache
def _on_disk() -> frozenset[tuple[str, str]]:
    return frozenset(MigrationLoader(None).disk_migrations or ())
