"""The chain of a tournament: one link for each growth of its log, publications, rows, or a trail of a jogo.

The worker that refreshes the live table writes the links, so scorers do not wait for them.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Literal, TypedDict

from django.db.models import F, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce
from django.utils.timezone import now

from scoring.ledger.chain import START, linked, plain
from scoring.models import AuditEntry, Jogo
from tournaments.models import JournalEntry, Publication, Seal, Tournament, TournamentLogEntry

# Fields covered by the digests. A later column needs a new chain.
SEALED = ("tournament_id", "number", "at", "of", "jogo_id", "sequence", "trail")
PUBLISHED = ("tournament_id", "number", "at", "author_id", "reason", "digest", "page")

type Trail = tuple[
    str, int | None, int, str
]  # kind, id of the jogo, number of lines, digest of the last line


class LinkData(TypedDict):
    """A published link.

    Its digest is the SHA-256 of the previous link's digest (64 zeros before the first link), a line feed, and its
    other columns as JSON: sorted keys, no spaces, ASCII.

    of: `jogo`, `log`, `publication` or `rows` (the rows that decide results). sequence: number of lines of that
    trail; trail: digest of its last line. at: ISO 8601, as in the digest.
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
    """The last link of a chain: its number (0 without links) and digest."""

    number: int
    digest: str


def head(tournament: Tournament) -> ChainHead:
    """Return the last link of a tournament's chain."""
    links = Seal.objects.filter(tournament=tournament).order_by("-number")
    return ChainHead(*(links.values_list("number", "digest").first() or (0, START)))


def seal(tournament: Tournament, *, jogos: Collection[int] | None = None) -> ChainHead:
    """Add a link for every trail that has grown, and return the head. Requires the lock of the live table.

    jogos: if only these have changed, their ids; the other trails are then not read. Five queries, or two with
    `jogos`; one more to write.
    """
    last, at, links = head(tournament), now(), []
    for of, jogo, sequence, trail in _grown(tournament, jogos):
        link = Seal(tournament=tournament, number=last.number + 1, at=at, of=of, jogo_id=jogo)
        link.sequence, link.trail = sequence, trail
        link.digest = digest_of(link, last.digest)
        last = ChainHead(link.number, link.digest)
        links.append(link)
    Seal.objects.bulk_create(links)
    return last


def link_data(link: Seal) -> LinkData:
    """Return a link in its published form."""
    told: LinkData = plain({name: getattr(link, name) for name in (*SEALED, "digest")})
    return told


def digest_of(link: Seal, previous: str) -> str:
    """Return the digest of a link after one with the digest `previous`."""
    return linked(previous, {name: getattr(link, name) for name in SEALED})


def digest_of_revision(revision: Publication) -> str:
    """Return the digest of a revision, including its page, author and time."""
    # Revisions from before `changed` was stored were sealed without it.
    names = PUBLISHED if revision.changed is None else (*PUBLISHED, "changed")
    return linked(START, {name: getattr(revision, name) for name in names})


def _grown(tournament: Tournament, only: Collection[int] | None) -> Iterator[Trail]:
    for jogo, sequence, digest in _grown_jogos(tournament, only):
        yield Seal.Of.JOGO, jogo, sequence, digest
    if only is not None:
        return
    links = Seal.objects.filter(tournament=tournament)
    for of, lines in ((Seal.Of.LOG, TournamentLogEntry.objects), (Seal.Of.ROWS, JournalEntry.objects)):
        sealed = links.filter(of=of).order_by("-number").values("sequence")[:1]
        grown = lines.filter(tournament=tournament, sequence__gt=Coalesce(Subquery(sealed), 0))
        for sequence, digest in grown.order_by("-sequence").values_list("sequence", "digest")[:1]:
            yield of, None, sequence, digest
    of_publication = links.filter(of=Seal.Of.PUBLICATION).order_by("-number").values("sequence")[:1]
    revisions = Publication.objects.filter(tournament=tournament).defer("payload").order_by("number")
    for revision in revisions.filter(number__gt=Coalesce(Subquery(of_publication), 0)):
        yield Seal.Of.PUBLICATION, None, revision.number, digest_of_revision(revision)


def _grown_jogos(tournament: Tournament, only: Collection[int] | None) -> Iterator[tuple[int, int, str]]:
    # Jogos that were removed from their confronto are found by their earlier links.
    links = Seal.objects.filter(tournament=tournament, of=Seal.Of.JOGO)
    trail = AuditEntry.objects.filter(jogo=OuterRef("pk")).order_by("-sequence")
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
