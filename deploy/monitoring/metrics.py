"""Metrics for Prometheus: read from the database where possible, otherwise counted by the web processes.

Several web processes count into files of one folder (`PROMETHEUS_MULTIPROC_DIR`), as the library requires; a laptop
has one process and needs no folder.
"""

import os
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.signals import user_login_failed
from django.db.models import Count, Sum
from django.dispatch import receiver
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scoring.models import Mao, SeatKey
from scoring.signals import mao_refused, mao_repeated
from tournaments import alarms
from tournaments.models import LiveTable
from tournaments.publication.waits import LIMITS
from tournaments.sign_in import WAIT

# before the import, because the library reads the variable only once
if folder := os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
    Path(folder).mkdir(parents=True, exist_ok=True)


from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

_OWN: Final = CollectorRegistry()
REQUESTS: Final = Histogram(
    "canastra_request_seconds",
    "Requests by class of status, and how long they took",
    ("status",),
    registry=_OWN,
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
)
REPEATED: Final = Counter("canastra_maos_repeated", "Mãos sent again under the same id", registry=_OWN)
REFUSED: Final = Counter("canastra_maos_refused", "Refusals at the table, by code", ("code",), registry=_OWN)
SIGN_INS: Final = Counter("canastra_sign_ins_refused", "Sign-ins refused", ("why",), registry=_OWN)
PROXY: Final = ("HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA")


COUNTED: Final = "canastra.counted"  # in the environ of a request that `deploy.readers.front` counts


def count(status: int, seconds: float) -> None:
    """Count a request by the class of its status."""
    REQUESTS.labels(f"{status // 100}xx").observe(seconds)


class Requests:
    """Middleware that counts each request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        began = perf_counter()
        response = self._get_response(request)
        if COUNTED not in request.META:
            count(response.status_code, perf_counter() - began)
        return response


@receiver(mao_repeated, dispatch_uid="deploy.monitoring.metrics.repeated")
def _repeated(sender: object, **_: Any) -> None:
    REPEATED.inc()


@receiver(mao_refused, dispatch_uid="deploy.monitoring.metrics.refused")
def _refused(sender: object, codes: list[str], **_: Any) -> None:
    for code in codes:
        REFUSED.labels(code).inc()


@receiver(user_login_failed, dispatch_uid="deploy.monitoring.metrics.sign_in")
def _sign_in_refused(sender: object, request: HttpRequest | None = None, **_: Any) -> None:
    SIGN_INS.labels("paused" if getattr(request, WAIT, 0) else "wrong").inc()


class FromDatabase(Collector):
    """The metrics read from the database at each scrape. Ten queries at most."""

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("canastra_maos", "Mãos taken", Mao.objects.filter(version=1).count())
        yield _waited()
        now = alarms.standing()
        yield GaugeMetricFamily(
            "canastra_debt", "Refreshes that readers are owed", sum(debt.owed for debt in now.debts)
        )
        yield GaugeMetricFamily(
            "canastra_debt_revisions", "Revisions owed", sum(debt.revisions for debt in now.debts)
        )
        oldest = max((max(debt.seconds, debt.revision_seconds) for debt in now.debts), default=0)
        yield GaugeMetricFamily("canastra_debt_seconds", "Age of the oldest debt", oldest)
        if now.sweep:
            yield GaugeMetricFamily(
                "canastra_worker_seconds", "Since the last sign of life of the worker", now.sweep.seconds
            )
        unsent = SeatKey.objects.filter(unsent__gt=0, jogo__closed_at=None)
        found = unsent.aggregate(phones=Count("pk"), maos=Sum("unsent", default=0))
        yield GaugeMetricFamily(
            "canastra_phones_waiting", "Phones that report something unsent", found["phones"]
        )
        yield GaugeMetricFamily("canastra_phones_waiting_maos", "What they report to keep", found["maos"])
        sounds = GaugeMetricFamily("canastra_alarm", "Whether an alarm sounds", labels=("alarm",))
        sounding = {alarm.code for alarm in alarms.sounding(now)}
        for code in alarms.AlarmCode:
            sounds.add_metric([str(code)], float(code in sounding))
        yield sounds


def _waited() -> Metric:
    counts, seconds = [0] * (len(LIMITS) + 1), 0.0
    for paid, waited in LiveTable.objects.values_list("paid", "waited"):
        seconds += waited
        for at, number in enumerate(paid):
            counts[at] += number
    ends = [*(str(limit) for limit in LIMITS), "+Inf"]
    buckets = [(end, float(sum(counts[: at + 1]))) for at, end in enumerate(ends)]
    told = "Seconds from the commit of a mão to the public page"
    return HistogramMetricFamily("canastra_public_page_seconds", told, buckets=buckets, sum_value=seconds)


@require_safe
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """Serve all metrics to authorised clients, 404 to others."""
    if not _may_read(request):
        raise Http404
    registry = CollectorRegistry()
    if folder:
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        registry.register(_OWN)
    registry.register(FromDatabase())
    return HttpResponse(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


def _may_read(request: HttpRequest) -> bool:
    # Without a token only requests from this machine are allowed, and not through a proxy.
    if token := settings.METRICS_TOKEN:
        return constant_time_compare(request.headers.get("Authorization", ""), f"Bearer {token}")
    if any(name in request.META for name in PROXY):
        return False
    try:
        return ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False
