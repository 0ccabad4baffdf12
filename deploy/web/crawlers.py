"""Files for visiting programs: robots.txt and the sitemap for search engines, security.txt for researchers."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.sitemaps import Sitemap, views
from django.db.models import Max, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from tournaments.models import Club, Season, Tournament
from tournaments.public import caching
from tournaments.public.languages import editions
from tournaments.publication import reading

HOLDS = timedelta(days=180)  # less than a year, as the RFC recommends
# Addresses that are keys, forms and pages behind the sign-in. Pages with a key also say `noindex`.
CLOSED = (
    *(
        "/admin/",
        "/api/v1/",
        "/avulso/",
        "/bloco/",
        "/codigo/",
        "/comecar/",
        "/convite/",
        "/dupla/",
        "/entrar/",
    ),
    *("/m/", "/mesa/", "/metrics", "/painel/", "/sair/", "/senha/", "/telao/"),
)


@caching.rendered_once()
@require_safe
@caching.by_content(caching.HOURLY)
def robots(request: HttpRequest) -> HttpResponse:
    """Serve the addresses that search engines may visit (RFC 9309)."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in CLOSED)]
    lines += ["", f"Sitemap: {request.build_absolute_uri(reverse('sitemap'))}", ""]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


@caching.rendered_once()
@require_safe
@caching.by_content(caching.HOURLY)
def security(request: HttpRequest) -> HttpResponse:
    """Serve the contact for reporting vulnerabilities (RFC 9116). Raises `Http404` if the site has no contact."""
    if not settings.SECURITY_CONTACT:
        raise Http404
    midnight = timezone.now().replace(hour=0, minute=0, second=0, microsecond=0)
    lines = (
        f"Contact: {settings.SECURITY_CONTACT}",
        f"Expires: {(midnight + HOLDS).isoformat()}",
        f"Preferred-Languages: {', '.join(language.split('-')[0] for language, _name in settings.LANGUAGES)}",
        f"Canonical: {request.build_absolute_uri(reverse('security'))}",
    )
    return HttpResponse("\n".join([*lines, ""]), content_type="text/plain; charset=utf-8")


@caching.rendered_once()
@require_safe
@caching.by_content(caching.HOURLY)
def sitemap(request: HttpRequest) -> HttpResponse:
    """Serve the public pages: home, clubs, seasons, tournaments. Two queries for each kind."""
    sitemaps: dict[str, type[Sitemap[Any]] | Sitemap[Any]] = {
        "inicio": Home,
        "clubes": Clubs,
        "temporadas": Seasons,
        "torneios": Tournaments,
    }
    answer: HttpResponse = views.sitemap(request, sitemaps).render()
    return answer


class InLanguages[Item](Sitemap[Item]):
    """A sitemap that lists each page in every language."""

    def get_urls(
        self, page: int | str = 1, site: Any = None, protocol: str | None = None
    ) -> list[dict[str, Any]]:
        urls = super().get_urls(page, site, protocol)
        for url in urls:
            found = urlsplit(url["location"])
            url["alternates"] = [
                {"lang_code": one.tag, "location": found._replace(path=one.address).geturl()}
                for one in editions(found.path)
            ]
        return urls


class Home(InLanguages[str]):
    def items(self) -> list[str]:
        return ["tournaments:home"]

    def location(self, item: str) -> str:
        return reverse(item)


class Clubs(InLanguages[Club]):
    def items(self) -> QuerySet[Club]:
        return Club.objects.order_by("pk").only("slug")

    def location(self, item: Club) -> str:
        return reverse("tournaments:club", args=(item.slug,))


class Seasons(InLanguages[Season]):
    def items(self) -> QuerySet[Season]:
        return Season.objects.order_by("pk").select_related("club")

    def location(self, item: Season) -> str:
        return reverse("tournaments:season", args=(item.club.slug, item.slug))


class Tournaments(InLanguages[Tournament]):
    """The tournaments, without drafts, with the time of their last publication."""

    def items(self) -> Iterable[Tournament]:
        return reading.public().annotate(published=Max("publication__at")).order_by("pk")

    def location(self, item: Tournament) -> str:
        return reverse("tournaments:tournament", args=(item.slug,))

    def lastmod(self, item: Tournament) -> object:
        return item.published  # type: ignore[attr-defined]
