"""The public data of a tournament: the latest revision, and the current jogos.

`head` is cheap and determines the version; `shown` loads its content, once per process.
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
from tournaments.publication.document.cancelled import cancelled
from tournaments.publication.document.overlay import overlay
from tournaments.publication.document.playing import on_table
from tournaments.publication.document.shape import LiveRow, TournamentDocument
from tournaments.publication.snapshot import snapshot

State = Tournament.State


@dataclass(frozen=True, slots=True)
class Head:
    """The version of a tournament: its latest revision, and the state of the live table."""

    tournament: Tournament
    revision: Publication | None  # loaded without payload and page
    live: LiveTable | None
    entries: TournamentDocument | None = None  # entries and draw before the first revision
    pinned: bool = False  # this revision was requested explicitly

    @property
    def version(self) -> str:
        """Return a short name of the version. Equal versions show equal content.

        The part before `~` is the tournament, or the tournament and a pinned revision. Versions with the same
        part replace each other.
        """
        # Pages show current columns such as name, place and dates, so every column is part of the version.
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
class PublicData:
    """All public data. published: of the revision. document: the same with the live score."""

    head: Head
    published: TournamentDocument
    document: TournamentDocument
    playing: list[LiveRow]

    @property
    def finished(self) -> bool:
        """Return whether the latest revision says that the event is over."""
        return self.document["tournament"]["state"] == "finished"

    @property
    def running(self) -> bool:
        """Return whether pages may change at any moment."""
        return self.document["tournament"]["state"] == "running"


def public() -> QuerySet[Tournament]:
    """Return the public tournaments: all except drafts."""
    return Tournament.objects.exclude(state=State.DRAFT).select_related("club")


def listed() -> QuerySet[Tournament]:
    """Return the public tournaments with state and champion of their latest revision. The champion is a number."""
    latest = Publication.objects.filter(tournament=OuterRef("pk")).order_by("-number")
    covered = latest.annotate(covered=is_covered(Publication)).values("covered")[:1]
    return public().annotate(
        shown_revision=Subquery(latest.values("number")[:1]),
        covered=Case(When(Subquery(covered), then=Subquery(latest.values("pk")[:1]))),
        shown_state=Case(
            When(state=State.CANCELLED, then=Value(State.CANCELLED.value)),
            default=Coalesce(NullIf("livetable__state", Value("")), "state", output_field=TextField()),
            output_field=TextField(),
        ),
        first=F("livetable__champion"),
    )


def with_champions(tournaments: Iterable[Tournament]) -> list[Tournament]:
    """Return tournaments from `listed` with the names of their champions. Runs one query if one has ended.

    Runs up to three more if a last revision is covered: then its champion is read from the document.
    """
    found: list[Any] = list(tournaments)
    covered = [one.covered for one in found if one.covered]
    revisions = Publication.objects.filter(pk__in=covered).only("payload", "tournament") if covered else ()
    apart = {one.tournament_id: lookup.champion(one.payload) for one in tell(revisions)}
    for one, champion in zip(found, told([one.first for one in found]), strict=True):
        one.first = apart.get(one.pk, champion)
    return found


def head(slug: str) -> Head:
    """Return the version of a tournament, and activate the terms of its line-ups (duplas, trios, single players).

    Runs two queries, and up to two more if the reason of the revision contains a name; before the first revision
    also those of a snapshot. Raises `Http404` for a draft and for an unknown tournament.
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
    """Return the versions of tournaments, without the reasons of revisions.

    Runs two queries, and those of a snapshot for each tournament without a revision.
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
    """Return a revision as it was published, without the live score.

    Runs one query, and up to two more if its reason contains a name. Raises `Http404` if the revision does not
    exist.
    """
    found = revisions(head.tournament).filter(number=number).first()
    if found is None:
        raise Http404
    tell([found])
    return Head(head.tournament, found, None, pinned=True)


def revisions(tournament: Tournament) -> QuerySet[Publication]:
    """Return all revisions, latest first, without payload and page."""
    found = Publication.objects.filter(tournament=tournament).select_related("author")
    found = found.annotate(covered=is_covered(Publication))
    return found.defer("payload", "page").order_by("-number")


def shown(head: Head) -> PublicData:
    """Return the content of a version. Runs three queries if this process has not loaded it yet."""
    found = _shown(head)
    tournament = head.tournament
    if tournament.state != State.CANCELLED or head.pinned:
        return found
    published, document = (
        cancelled(one, tournament.cancel_reason) for one in (found.published, found.document)
    )
    return PublicData(head, published, document, [])


def _shown(head: Head) -> PublicData:
    if head.entries is not None:
        return PublicData(head, head.entries, head.entries, [])
    revision = head.revision
    if revision is None:
        raise ValueError("neither a revision nor the entries")
    published = published_by(revision.pk, revision.digest, head.tournament.club.names)
    if head.live is None:
        return PublicData(head, published, published, [])
    playing = _live(head.live.pk, head.live.done, str(head.live.refreshed_at))
    told = {one["id"] for one in lookup.confrontos(published) if one["state"] == "done"}
    # A finished jogo is left out once its result is published.
    playing = [row for row in playing if row["jogo"]["state"] == "open" or row["confronto"] not in told]
    return PublicData(head, published, overlay(published, playing), playing)


@lru_cache(maxsize=64)
def published_by(pk: int, digest: str, _names: int) -> TournamentDocument:
    """Return the document of a revision with current names. The number of the names is part of the cache key."""
    found = Publication.objects.only("payload").annotate(covered=is_covered(Publication))
    (revision,) = tell([found.get(pk=pk, digest=digest)])
    document: TournamentDocument = revision.payload
    return document


@lru_cache(maxsize=64)
def _live(tournament_id: int, done: int, refreshed_at: str) -> list[LiveRow]:
    return on_table(tournament_id)


def _entries(tournament: Tournament) -> TournamentDocument:
    document = told(snapshot(tournament))
    begun = any(stage["state"] != "planned" for stage in document["stages"])
    if tournament.state == State.OPEN or (tournament.state == State.CANCELLED and not begun):
        return document
    # The event has begun without a revision: pairings are not public yet.
    document.pop("teams", None)
    for stage in document["stages"]:
        stage.update({"state": "planned", "rounds": [], "standings": [], "compared": [], "draws": []})
        stage.pop("teams", None)
    return document


def _columns(row: Model) -> list[object]:
    return [getattr(row, one.attname) for one in row._meta.concrete_fields]  # noqa: SLF001 -- the public way to ask


@cache
def build() -> str:
    """Return a digest of the templates, so that pages of another release have another version."""
    seen = hashlib.sha256()
    for path in sorted((settings.BASE_DIR / "templates").rglob("*.html")):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:12]
