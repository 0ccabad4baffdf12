"""The chain of a tournament: one link whenever the trail of a jogo, its log its publications or its rows have grown.

It costs no scorer anything: the links are written by whoever holds the live table.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Literal, TypedDict

from django.db.models import F, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce
from django.utils.timezone import now

from scoring.ledger.chain import START, linked, plain
from scoring.models import Jogo, Registro
from tournaments.models import Lancamento, Ocorrencia, Publication, Selo, Tournament

# What the digests are taken of. A column that comes later needs a chain of its own.
SEALED = ("tournament_id", "number", "at", "of", "jogo_id", "sequence", "trail")
PUBLISHED = ("tournament_id", "number", "at", "author_id", "reason", "digest", "page")

type Trail = tuple[str, int | None, int, str]  # of what, of which jogo, how many lines, digest of the last


class LinkData(TypedDict):
    """A link as it is public. Its digest is the SHA-256 of that of the link before (before the first 64 zeros), a line
    feed and its other columns as JSON: sorted keys, no spaces, ASCII.

    of: `jogo`, `log`, `publication` or `rows` (of whatever decides who wins), and `sequence` how far that trail had
    come; trail: the digest of its last line.
    at: ISO 8601, as it goes into the digest.
    """

    tournament_id: int
    number: int
    at: str
    of: Literal["jogo", "log", "publication", "rows"]
    jogo_id: int | None
    sequence: int
    trail: str
    digest: str


@dataclass(frozen=True, slots=True)
class ChainHead:
    """The last link of a chain: its number, 0 for none, and its digest."""

    number: int
    digest: str


def head(tournament: Tournament) -> ChainHead:
    """Return the last link of a tournament's chain."""
    links = Selo.objects.filter(tournament=tournament).order_by("-number")
    return ChainHead(*(links.values_list("number", "digest").first() or (0, START)))


def seal(tournament: Tournament, *, jogos: Collection[int] | None = None) -> ChainHead:
    """Link every trail that has grown since its last link, and return the head. Needs the live table's lock.

    jogos: where nothing else has moved, those whose mãos have; each is looked up in two indexes. Five queries, two
    with `jogos`, and one more when there is something to write.
    """
    last, at, links = head(tournament), now(), []
    for of, jogo, sequence, trail in _grown(tournament, jogos):
        link = Selo(tournament=tournament, number=last.number + 1, at=at, of=of, jogo_id=jogo)
        link.sequence, link.trail = sequence, trail
        link.digest = digest_of(link, last.digest)
        last = ChainHead(link.number, link.digest)
        links.append(link)
    Selo.objects.bulk_create(links)
    return last


def link_data(link: Selo) -> LinkData:
    """Return a link as anybody may read it."""
    told: LinkData = plain({name: getattr(link, name) for name in (*SEALED, "digest")})
    return told


def digest_of(link: Selo, previous: str) -> str:
    """Return the digest of a link behind one with the digest `previous`."""
    return linked(previous, {name: getattr(link, name) for name in SEALED})


def digest_of_revision(revision: Publication) -> str:
    """Return the digest of a whole revision, its page and its signature included."""
    names = PUBLISHED if revision.changed is None else (*PUBLISHED, "changed")
    return linked(START, {name: getattr(revision, name) for name in names})


def _grown(tournament: Tournament, only: Collection[int] | None) -> Iterator[Trail]:
    """Yield the trails of jogos, the log, the rows and the publications that have grown since they were linked."""
    for jogo, sequence, digest in _grown_jogos(tournament, only):
        yield Selo.Of.JOGO, jogo, sequence, digest
    if only is not None:
        return
    links = Selo.objects.filter(tournament=tournament)
    for of, lines in ((Selo.Of.LOG, Ocorrencia.objects), (Selo.Of.ROWS, Lancamento.objects)):
        sealed = links.filter(of=of).order_by("-number").values("sequence")[:1]
        grown = lines.filter(tournament=tournament, sequence__gt=Coalesce(Subquery(sealed), 0))
        for sequence, digest in grown.order_by("-sequence").values_list("sequence", "digest")[:1]:
            yield of, None, sequence, digest
    of_publication = links.filter(of=Selo.Of.PUBLICATION).order_by("-number").values("sequence")[:1]
    revisions = Publication.objects.filter(tournament=tournament).defer("payload").order_by("number")
    for revision in revisions.filter(number__gt=Coalesce(Subquery(of_publication), 0)):
        yield Selo.Of.PUBLICATION, None, revision.number, digest_of_revision(revision)


def _grown_jogos(tournament: Tournament, only: Collection[int] | None) -> Iterator[tuple[int, int, str]]:
    """Yield id, length and last digest of each trail that has grown, also of jogos that were taken out again."""
    links = Selo.objects.filter(tournament=tournament, of=Selo.Of.JOGO)
    trail = Registro.objects.filter(jogo=OuterRef("pk")).order_by("-sequence")
    sealed = links.filter(jogo=OuterRef("pk")).order_by("-sequence").values("sequence")[:1]
    mine = Q(confronto__tournament=tournament) | Q(pk__in=links.values("jogo"))
    jogos = Jogo.objects.filter(mine if only is None else Q(pk__in=only))
    jogos = jogos.annotate(
        lines=Subquery(trail.values("sequence")[:1]), sealed=Coalesce(Subquery(sealed), 0)
    ).filter(lines__gt=F("sealed"))
    yield from (
        jogos.annotate(last=Subquery(trail.values("digest")[:1]))
        .order_by("pk")
        .values_list("pk", "lines", "last")
    )
