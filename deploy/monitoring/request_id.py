"""One id for each request: in its answer, in every log line about it, and in those of the tasks it starts."""

import re
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final
from uuid import uuid4

from celery import signals
from django.conf import settings
from django.http import HttpRequest, HttpResponse

HEADER: Final = "X-Request-ID"
CARRIED: Final = "canastra_request"  # the header of a Celery message
_FORM: Final = re.compile(r"[A-Za-z0-9-]{8,64}")

NAMED: Final = "canastra.request_id"  # in the environ of a request that already has an id

current: ContextVar[str] = ContextVar("request_id", default="")


def name_of(told: str) -> str:
    """Return the id of a request: the one that our proxy sent, or a new one."""
    return told if settings.BEHIND_PROXY and _FORM.fullmatch(told) else uuid4().hex


class RequestId:
    """Middleware that gives each request an id. Only our own proxy may send one (`BEHIND_PROXY=1`)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        name = request.META.get(NAMED) or name_of(request.headers.get(HEADER, ""))
        token = current.set(name)
        try:
            response = self._get_response(request)
        finally:
            current.reset(token)
        response[HEADER] = name
        return response


@signals.before_task_publish.connect  # type: ignore[untyped-decorator]  # Celery has no types
def _sent(headers: dict[str, Any], **_: Any) -> None:
    if name := current.get():
        headers[CARRIED] = name


@signals.task_prerun.connect  # type: ignore[untyped-decorator]  # Celery has no types
def _begun(task: Any, **_: Any) -> None:
    told = getattr(task.request, CARRIED, None) or (task.request.headers or {}).get(CARRIED)
    current.set(str(told or ""))


@signals.task_postrun.connect  # type: ignore[untyped-decorator]  # Celery has no types
def _ended(**_: Any) -> None:
    current.set("")
