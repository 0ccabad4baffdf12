"""What anybody counts a published tournament again with: the facts of its jogos, the links of its chain, a script."""

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
from tournaments.models import Selo
from tournaments.public import caching as answers
from tournaments.publication import lookup, reading
from tournaments.publication.facts import facts_of

LINES = "application/jsonl"
REPEAT = "python -m tournaments.pairing revisao.json"
SCRIPT = settings.BASE_DIR / "docs" / "conferir.py"


@answers.rendered_once()
@require_safe
def facts(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The mãos of every jogo that the last revision tells, a jogo a line: what its digests were taken of."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    return answers.text(_lines(_facts(reading.shown(head))), version=head.version, kind=LINES)


@answers.rendered_once()
@require_safe
def trail(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The links of the chain, the first one first, a link a line. Nobody is named in them."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    links = Selo.objects.filter(tournament=head.tournament).order_by("number")
    return answers.text(_lines(map(link_data, links.iterator())), version=head.version, kind=LINES)


@answers.rendered_once()
@require_safe
def how(request: HttpRequest, slug: str) -> HttpResponseBase:
    """How to count it again, with the commands for the last revision."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    steps = _steps(request, head) if head.revision else []
    context = {"head": head, "steps": steps, "script": _script(), "repeat": REPEAT}
    return answers.page(request, "tournaments/public/proof.html", context, version=head.version)


@answers.rendered_once()
@require_safe
def script(request: HttpRequest) -> HttpResponseBase:
    """The script."""
    version = digest_of({"script": _script()})[:20]
    return answers.unchanged(request, version) or answers.text(
        _script(), version=version, kind="text/x-python"
    )


def _facts(shown: reading.Shown) -> Iterator[Mapping[str, Any]]:
    """Yield the facts of each jogo of which the revision holds the digest; none that were corrected since."""
    told = {
        one["jogo"]["id"]: one["jogo"]["facts"]
        for one in lookup.confrontos(shown.published)
        if one["jogo"] and "facts" in one["jogo"]
    }
    jogos = Jogo.objects.filter(confronto__tournament=shown.head.tournament, public_id__in=told)
    for sheet in sheets(list(jogos.order_by("pk"))).values():
        found: Any = facts_of(sheet)
        jogo = str(sheet.jogo.public_id)
        if digest_of(found) == told[jogo]:
            yield {"id": jogo, "facts": found}


def _steps(request: HttpRequest, head: reading.Head) -> list[tuple[str, list[str]]]:
    """Return what to do, each with its commands; the last one with the seal of the revision."""
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
