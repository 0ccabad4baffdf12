"""What search engines are told: which pages are meant for them, and which are not."""

from collections.abc import Iterable
from typing import Any

from django.contrib.sitemaps import Sitemap, views
from django.db.models import Max, QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from tournaments.models import Club, Temporada, Tournament
from tournaments.public import caching as answers
from tournaments.publication import reading

# Addresses that are keys, forms, and pages of who is signed in. A page with a key says `noindex` besides.
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


@answers.rendered_once()
@require_safe
@answers.by_content(answers.HOURLY)
def robots(request: HttpRequest) -> HttpResponse:
    """Answer what search engines may ask for (RFC 9309)."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in CLOSED)]
    lines += ["", f"Sitemap: {request.build_absolute_uri(reverse('sitemap'))}", ""]
    return HttpResponse("\n".join(lines), content_type="text/plain; charset=utf-8")


@answers.rendered_once()
@require_safe
@answers.by_content(answers.HOURLY)
def sitemap(request: HttpRequest) -> HttpResponse:
    """Answer the pages that are meant to be found: home, clubs, seasons, tournaments. Two queries for each kind."""
    sitemaps: dict[str, type[Sitemap[Any]] | Sitemap[Any]] = {
        "inicio": Home,
        "clubes": Clubs,
        "temporadas": Seasons,
        "torneios": Tournaments,
    }
    answer: HttpResponse = views.sitemap(request, sitemaps).render()
    return answer


class Home(Sitemap[str]):
    """The first page."""

    def items(self) -> list[str]:
        return ["tournaments:home"]

    def location(self, item: str) -> str:
        return reverse(item)


class Clubs(Sitemap[Club]):
    """The clubs."""

    def items(self) -> QuerySet[Club]:
        return Club.objects.order_by("pk").only("slug")

    def location(self, item: Club) -> str:
        return reverse("tournaments:club", args=(item.slug,))


class Seasons(Sitemap[Temporada]):
    """The seasons of the clubs."""

    def items(self) -> QuerySet[Temporada]:
        return Temporada.objects.order_by("pk").select_related("club")

    def location(self, item: Temporada) -> str:
        return reverse("tournaments:season", args=(item.club.slug, item.slug))


class Tournaments(Sitemap[Tournament]):
    """The tournaments, without the drafts, and when each was published last."""

    def items(self) -> Iterable[Tournament]:
        return reading.public().annotate(published=Max("publication__at")).order_by("pk")

    def location(self, item: Tournament) -> str:
        return reverse("tournaments:tournament", args=(item.slug,))

    def lastmod(self, item: Tournament) -> object:
        return item.published  # type: ignore[attr-defined]
