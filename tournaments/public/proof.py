"""Data to verify a published tournament independently: facts of its jogos, links of its chain, and a script."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.jogo.sheet import sheets
from scoring.models import Jogo
from tournaments.ledger.digests import canonical, digest_of
from tournaments.ledger.seals import link_data
from tournaments.models import Seal
from tournaments.public import caching
from tournaments.publication import lookup, reading
from tournaments.publication.facts import facts_of

LINES = "application/jsonl"
REPEAT = "python -m tournaments.pairing revisao.json"
SCRIPT = settings.BASE_DIR / "docs" / "conferir.py"


@caching.rendered_once()
@require_safe
def facts(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Serve the mãos of each jogo in the last revision, one jogo per line: the input of the published digests."""
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    return caching.text(_lines(_facts(reading.shown(head))), version=head.version, kind=LINES)


@caching.rendered_once()
@require_safe
def trail(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Serve the links of the chain, one per line, in order. They contain no names."""
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    links = Seal.objects.filter(tournament=head.tournament).order_by("number")
    return caching.text(_lines(map(link_data, links.iterator())), version=head.version, kind=LINES)


@caching.rendered_once()
@require_safe
def how(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show how to verify the last revision, with the commands."""
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    steps = _steps(request, head) if head.revision else []
    context = {"head": head, "steps": steps, "script": _script(), "repeat": REPEAT}
    return caching.page(request, "tournaments/public/proof.html", context, version=head.version)


@caching.rendered_once()
@require_safe
def script(request: HttpRequest) -> HttpResponseBase:
    """Serve the script."""
    version = digest_of({"script": _script()})[:20]
    return caching.unchanged(request, version) or caching.text(
        _script(), version=version, kind="text/x-python"
    )


def _facts(shown: reading.PublicData) -> Iterator[Mapping[str, Any]]:
    told = {
        one["jogo"]["id"]: one["jogo"]["facts"]
        for one in lookup.confrontos(shown.published)
        if one["jogo"] and "facts" in one["jogo"]
    }
    jogos = Jogo.objects.filter(confronto__tournament=shown.head.tournament, public_id__in=told)
    for sheet in sheets(list(jogos.order_by("pk"))).values():
        found: Any = facts_of(sheet)
        jogo = str(sheet.jogo.public_id)
        # A jogo that was corrected since no longer matches the published digest.
        if digest_of(found) == told[jogo]:
            yield {"id": jogo, "facts": found}


def _steps(request: HttpRequest, head: reading.Head) -> list[tuple[str, list[str]]]:
    slug, revision = head.tournament.slug, head.revision
    if revision is None:
        return []

    def fetched(name: str, route: str, *args: object) -> str:
        address = request.build_absolute_uri(reverse(f"tournaments:{route}", args=args))
        return f"curl -o {name} {address}"

    return [
        (_("Instale as regras, da pasta do programa; nada é baixado."), ["pip install ./rules"]),
        (
            _("Baixe os dados desta publicação, as mãos e a cadeia."),
            [
                fetched("revisao.json", "revision_json", slug, revision.number),
                fetched("fatos.jsonl", "facts", slug),
                fetched("trilha.jsonl", "trail", slug),
            ],
        ),
        (_("Baixe o programa que confere, e leia-o: é curto."), [fetched("conferir.py", "proof_script")]),
        (
            _("Confira. No fim está o código de conferência desta publicação, que está também no papel."),
            [f"python conferir.py revisao.json fatos.jsonl trilha.jsonl {revision.digest}"],
        ),
    ]


def _lines(rows: Iterable[Mapping[str, Any]]) -> str:
    return "".join(f"{canonical(row)}\n" for row in rows)


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")
