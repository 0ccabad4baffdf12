"""What a stranger reads of a tournament: the latest revision, and the jogos being played now.

Two steps. `head` is cheap and says which version stands; `shown` loads what it names, once in each process.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from django.conf import settings
from django.db.models import Case, F, Model, OuterRef, QuerySet, Subquery, TextField, Value, When
from django.db.models.functions import Coalesce, NullIf
from django.http import Http404

from tournaments import line_ups
from tournaments.ledger.digests import digest_of
from tournaments.ledger.names_apart import tell, told
from tournaments.ledger.tarjas import is_covered
from tournaments.models import LiveTable, Publication, Tournament
from tournaments.publication import lookup
from tournaments.publication.document import LiveRow, TournamentDocument
from tournaments.publication.overlay import overlay
from tournaments.publication.playing import on_table
from tournaments.publication.snapshot import snapshot

State = Tournament.State


@dataclass(frozen=True, slots=True)
class Head:
    """Which version of a tournament stands: its latest revision, and up to where the live table is true."""

    tournament: Tournament
    revision: Publication | None  # without payload and page
    live: LiveTable | None
    entries: TournamentDocument | None = None  # entries and draw, while nothing is published
    pinned: bool = False  # this revision, whichever follows

    @property
    def version(self) -> str:
        """Return a short name for all that may be shown: equal versions show the same.

        Before the `~` stands whose version it is: of one tournament, and of one that is pinned to a revision, one
        follows the other.
        """
        of: list[object] = [build(), _columns(self.tournament), _columns(self.tournament.club)]
        if self.entries is not None:
            of.append(digest_of(self.entries))
        if self.revision:
            of += [self.revision.number, self.revision.digest]
        if self.live:
            of += [self.live.done, self.live.refreshed_at]
        whose = (
            f"{self.tournament.pk}.{self.revision.number}"
            if self.pinned and self.revision
            else self.tournament.pk
        )
        return f"{whose}~{hashlib.sha256(repr(of).encode()).hexdigest()[:20]}"


@dataclass(frozen=True, slots=True)
class Shown:
    """All that may be shown. `published`: as the revision says; `document`: the same with the live score over it."""

    head: Head
    published: TournamentDocument
    document: TournamentDocument
    playing: list[LiveRow]

    @property
    def finished(self) -> bool:
        """Whether the latest revision says that it is over."""
        return self.document["tournament"]["state"] == "finished"

    @property
    def running(self) -> bool:
        """Whether there may be news any moment."""
        return self.document["tournament"]["state"] == "running"


def public() -> QuerySet[Tournament]:
    """Return the tournaments a stranger may know of: all but the drafts."""
    return Tournament.objects.exclude(state=State.DRAFT).select_related("club")


def listed() -> QuerySet[Tournament]:
    """Return the public tournaments with what their latest revision says of them: state and champion, by number."""
    latest = Publication.objects.filter(tournament=OuterRef("pk")).order_by("-number")
    covered = latest.annotate(covered=is_covered(Publication)).values("covered")[:1]
    return public().annotate(
        shown_revision=Subquery(latest.values("number")[:1]),
        covered=Case(When(Subquery(covered), then=Subquery(latest.values("pk")[:1]))),
        shown_state=Coalesce(NullIf("livetable__state", Value("")), "state", output_field=TextField()),
        first=F("livetable__champion"),
    )


def with_champions(tournaments: Iterable[Tournament]) -> list[Tournament]:
    """Return tournaments that are `listed`, their champions by name. One query where one has ended.

    Up to three more where the last revision of one is covered: its champion is read from the whole of it.
    """
    found: list[Any] = list(tournaments)
    covered = [one.covered for one in found if one.covered]
    revisions = Publication.objects.filter(pk__in=covered).only("payload", "tournament") if covered else ()
    apart = {one.tournament_id: lookup.champion(one.payload) for one in tell(revisions)}
    for one, champion in zip(found, told([one.first for one in found]), strict=True):
        one.first = apart.get(one.pk, champion)
    return found


def head(slug: str) -> Head:
    """Return which version of a tournament stands. Raises `Http404` for a draft as for an unknown one.

    What is written of it from here on is in the words of who plays. Two queries, and up to two more where the reason of
    the revision names somebody; before the first revision also those of a snapshot.
    """
    found = public().select_related("livetable").filter(slug=slug).first()
    if found is None:
        raise Http404
    line_ups.speak(found)
    revision = revisions(found).first()
    if revision:
        tell([revision])
    live = getattr(found, "livetable", None)
    entries = _entries(found) if revision is None else None
    return Head(found, revision, live, entries)


def heads(tournaments: QuerySet[Tournament]) -> list[Head]:
    """Return which version of each tournament stands; no reason is read.

    Two queries, and those of a snapshot for each tournament before its first revision.
    """
    found = list(tournaments.select_related("club", "livetable"))
    newest = (
        Publication.objects.filter(tournament=OuterRef("tournament")).order_by("-number").values("pk")[:1]
    )
    latest = Publication.objects.filter(tournament__in=found, pk=Subquery(newest)).defer("payload", "page")
    revisions = {one.tournament_id: one for one in latest}
    return [
        Head(one, revisions[one.pk], getattr(one, "livetable", None))
        if one.pk in revisions
        else Head(one, None, None, _entries(one))
        for one in found
    ]


def pinned(head: Head, number: int) -> Head:
    """Return a revision as it was published, with no live score over it. Raises `Http404` where there is none.

    One query, and up to two more where its reason names somebody.
    """
    found = revisions(head.tournament).filter(number=number).first()
    if found is None:
        raise Http404
    tell([found])
    return Head(head.tournament, found, None, pinned=True)


def revisions(tournament: Tournament) -> QuerySet[Publication]:
    """Return all revisions, the latest first, without their payload and page."""
    found = Publication.objects.filter(tournament=tournament).select_related("author")
    found = found.annotate(covered=is_covered(Publication))
    return found.defer("payload", "page").order_by("-number")


def shown(head: Head) -> Shown:
    """Return what a version shows. Three queries where this process does not hold it yet."""
    if head.entries is not None:
        return Shown(head, head.entries, head.entries, [])
    revision = head.revision
    if revision is None:
        raise ValueError("neither a revision nor the entries")
    published = published_by(revision.pk, revision.digest, head.tournament.club.names)
    if head.live is None:
        return Shown(head, published, published, [])
    playing = _live(head.live.pk, head.live.done, str(head.live.refreshed_at))
    told = {one["id"] for one in lookup.confrontos(published) if one["state"] == "done"}
    playing = [row for row in playing if row["jogo"]["state"] == "open" or row["confronto"] not in told]
    return Shown(head, published, overlay(published, playing), playing)


@lru_cache(maxsize=64)
def published_by(pk: int, digest: str, _names: int) -> TournamentDocument:
    """Return the document of a revision, with the names that are told now: with others it is read anew."""
    found = Publication.objects.only("payload").annotate(covered=is_covered(Publication))
    (revision,) = tell([found.get(pk=pk, digest=digest)])
    document: TournamentDocument = revision.payload
    return document


@lru_cache(maxsize=64)
def _live(tournament_id: int, done: int, refreshed_at: str) -> list[LiveRow]:
    return on_table(tournament_id)


def _entries(tournament: Tournament) -> TournamentDocument:
    """Return entries and draw of a tournament without a revision; once it has begun nothing of who meets whom."""
    document = told(snapshot(tournament))
    if tournament.state == State.OPEN:
        return document
    document.pop("teams", None)
    for stage in document["stages"]:
        stage.update({"state": "planned", "rounds": [], "standings": [], "compared": [], "draws": []})
        stage.pop("teams", None)
    return document


def _columns(row: Model) -> list[object]:
    """Return what a row says: pages say some of it as it is now."""
    return [getattr(row, one.attname) for one in row._meta.concrete_fields]  # noqa: SLF001 -- the public way to ask


@cache
def build() -> str:
    """Return a digest of the templates: a page answered by another build is not the same page."""
    seen = hashlib.sha256()
    for path in sorted((settings.BASE_DIR / "templates").rglob("*.html")):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12]
