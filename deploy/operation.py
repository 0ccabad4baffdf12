"""The page of whoever keeps the site running: what runs, what is owed, what failed, and what to do about it."""

import os
import platform
from typing import Any

import django
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.db.models import Count, F, Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.timezone import now
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scoring.models import Acesso, Mao
from tournaments import alarms
from tournaments.alarms import disk
from tournaments.ledger import copies
from tournaments.models import Conferencia, SignInTry
from tournaments.sign_in import WINDOW
from tournaments.wording.alarms import sentence

SHOWN = 20  # rows of each list


@login_required
@require_safe
@never_cache
def operation(request: HttpRequest) -> HttpResponse:
    """Show how the site stands. For superusers alone: it tells of every club."""
    if not request.user.is_superuser:
        raise PermissionDenied
    standing = alarms.standing()
    context: dict[str, Any] = {
        "alarms": [(alarm.code, sentence(alarm)) for alarm in alarms.sounding(standing)],
        "sweep": standing.sweep,
        "debts": standing.debts[:SHOWN],
        "room": disk.room(),
        "database": _database(),
        "versions": {
            "Python": platform.python_version(),
            "Django": django.get_version(),
            connection.display_name: ".".join(map(str, connection.get_database_version())),
        },
        "process": os.getpid(),
        "maos": Mao.objects.count(),
        "waiting": _waiting(),
        "pauses": _pauses(),
        "checks": Conferencia.objects.select_related("tournament").order_by("-number", "at")[:SHOWN],
        "copy": copies.last_good(),
        "failed_copy": copies.last_failed(),
    }
    return render(request, "operation.html", context)


def _database() -> int:
    """Return the size of the database in bytes."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SELECT pg_database_size(current_database())")
        else:
            cursor.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(cursor.fetchone()[0])


def _waiting() -> list[Any]:
    """Return where phones report something unsent: the event, the mesa, how much and since when."""
    rows = Acesso.objects.filter(unsent__gt=0, jogo__closed_at=None)
    names = {"event": F("jogo__confronto__tournament__name"), "mesa": F("jogo__confronto__mesa")}
    return list(rows.order_by("unsent_at").values("unsent", "unsent_at", **names)[:SHOWN])


def _pauses() -> list[Any]:
    """Return from where wrong passwords came within the time that they count. Names are kept as digests."""
    tries = SignInTry.objects.filter(right=False, at__gt=now() - WINDOW)
    found = tries.order_by().values("address").annotate(wrong=Count("pk"), names=Count("name", distinct=True))
    return list(found.annotate(last=Max("at")).order_by("-wrong")[:SHOWN])
