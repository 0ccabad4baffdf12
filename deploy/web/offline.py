"""Files that let a phone open its table offline: service worker, manifest and fallback page."""

import hashlib
import json
from functools import cache
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.table.access import in_language
from tournaments.public import caching

HERE = Path(__file__).resolve().parent.parent
# All files that the pages of a table load; tests/deploy/test_offline.py compares the list with the pages.
FILES = (
    "canastra/base.css",
    "canastra/clock.js",
    "canastra/components.css",
    "canastra/forms.css",
    "canastra/install.js",
    "canastra/live.js",
    "canastra/logo.svg",
    "canastra/open.js",
    "canastra/tokens.css",
    "django_htmx/htmx-2.min.js",
    "scoring/adder.js",
    "scoring/cards.css",
    "scoring/draft-cards.js",
    "scoring/draft.js",
    "scoring/jogos.js",
    "scoring/keypad-batida.js",
    "scoring/keypad-cards.js",
    "scoring/keypad-drawing.js",
    "scoring/keypad-line.js",
    "scoring/keypad-melds.js",
    "scoring/keypad-run.js",
    "scoring/keypad.css",
    "scoring/keypad.js",
    "scoring/mesa.css",
    "scoring/missing.js",
    "scoring/news.js",
    "scoring/numbers.js",
    "scoring/outbox-bar.js",
    "scoring/outbox-change.js",
    "scoring/outbox-list.js",
    "scoring/outbox-queue.js",
    "scoring/outbox-score.js",
    "scoring/outbox-turn.js",
    "scoring/outbox.css",
    "scoring/outbox.js",
    "scoring/screen.js",
    "scoring/share.js",
    "scoring/sheet.css",
    "scoring/sums.js",
)
# File, type, sizes, purpose. The PNGs, for systems without SVG, are drawn from the SVGs by tests/icons.py.
ICONS = (
    ("logo.svg", "image/svg+xml", "any", "any"),
    ("icone-cheio.svg", "image/svg+xml", "any", "maskable"),
    ("icone-192.png", "image/png", "192x192", "any"),
    ("icone-512.png", "image/png", "512x512", "any"),
    ("icone-cheio-512.png", "image/png", "512x512", "maskable"),
)
PAPER, FELT = "#f4f0e3", "#083528"


def switch(request: HttpRequest) -> dict[str, bool]:
    """Context processor: whether pages register the service worker. Once removed, it must not come back."""
    return {"service_worker": settings.SERVICE_WORKER}


@caching.rendered_once()
@require_safe
@caching.by_content(caching.ASKED)
def service_worker(request: HttpRequest) -> HttpResponse:
    """Serve the service worker of this release, or if it is switched off, one that removes itself from the phones."""
    body = _worker() if settings.SERVICE_WORKER else (HERE / "sw_off.js").read_text()
    return HttpResponse(body, content_type="text/javascript; charset=utf-8")


@caching.rendered_once()
@require_safe
@caching.by_content(caching.HOURLY)
def manifest(request: HttpRequest) -> HttpResponse:
    """Serve the web app manifest for the home screen; the app opens the last table of the phone."""
    icons = [
        {"src": static(f"canastra/{name}"), "type": kind, "sizes": sizes, "purpose": purpose}
        for name, kind, sizes, purpose in ICONS
    ]
    described = {
        "id": reverse("open_table"),
        "name": _("Canastra: a mesa"),
        "short_name": "Canastra",
        "lang": "pt-BR",
        "start_url": reverse("open_table"),
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": FELT,
        "icons": icons,
    }
    return JsonResponse(described, content_type="application/manifest+json")


@require_safe
@caching.by_content(caching.ASKED)  # depends on the language cookie, so it is not cached for all readers
@in_language
def open_table(request: HttpRequest) -> HttpResponse:
    """Serve the fallback page in the language of a phone's tables.

    It opens the last table, or lists unsent entries.
    """
    return render(request, "abrir.html")


@cache
def _worker() -> str:
    # The worker contains the file names of this release, so it changes whenever they do.
    code, shell = (HERE / "sw.js").read_text(), reverse("open_table")
    files = [shell, *(static(name) for name in FILES)]
    page = (settings.BASE_DIR / "templates" / "abrir.html").read_text()
    name = hashlib.sha256(repr((code, files, page)).encode()).hexdigest()[:12]
    return f"const RELEASE = {json.dumps({'name': name, 'shell': shell, 'files': files})};\n{code}"
