"""Publish a revision: numbered, with time and author, immutable."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.timezone import now

from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger import names_apart, seals
from tournaments.ledger.digests import LEDGER_HEAD, PREVIOUS, canonical, digest_of
from tournaments.models import (
    Confronto,
    Dupla,
    LiveTable,
    Publication,
    Refresh,
    Tournament,
    TournamentLogEntry,
)
from tournaments.publication import lookup
from tournaments.publication.changed import changes, counted
from tournaments.publication.document import placings
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.snapshot import snapshot

READINGS = 5
# A revision stores the whole document, so large events collect results: up to EACH duplas there is a revision for
# every result, above that a pause of one second per DUPLAS_A_SECOND duplas, at most LONGEST seconds.
EACH, DUPLAS_A_SECOND, LONGEST = 64, 10, 60


def publish(*, tournament: Tournament, author: User, reason: str = "") -> Publication:
    """Publish the current state of a tournament at the request of a director. reason: of a correction.

    Raises `TournamentError`: `not_started`; `nothing_new`: the latest revision is the same.
    """
    with transaction.atomic():
        # The lock on the live table keeps a worker and a director from using the same number.
        if not LiveTable.objects.select_for_update(no_key=True).filter(pk=tournament.pk).exists():
            raise TournamentError("not_started")
        tournament = Tournament.objects.select_related("club").get(pk=tournament.pk)
        revision = freeze(tournament, author=author, reason=reason.strip())
        if revision is None:
            raise TournamentError("nothing_new")
        refresh_queue.raise_wanted(tournament.pk)
    return revision


def set_auto_publish(*, tournament: Tournament, on: bool) -> None:
    """Turn automatic publication after each jogo on or off. On also publishes due results; off hides results."""
    with transaction.atomic():
        Tournament.objects.filter(pk=tournament.pk).update(auto_publish=on)
        refresh_queue.raise_wanted(tournament.pk, publish=on)


def is_due(tournament: Tournament) -> bool:
    """Return whether a due revision is published now. In a large event results wait, to save revisions.

    The first revision, actions of the director, and a result while no other jogo is in progress never wait.
    """
    last = Publication.objects.filter(tournament=tournament).order_by("-number").values_list("at", flat=True)
    at = last.first()
    entered = Dupla.objects.filter(tournament=tournament).count()
    pause = timedelta(seconds=min(entered / DUPLAS_A_SECOND, LONGEST))
    # abs(): the last revision is in the future if the clock was set back since.
    if at is None or entered <= EACH or abs(now() - at) >= pause:
        return True
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    return (
        not playing.exists() or TournamentLogEntry.objects.filter(tournament=tournament, at__gt=at).exists()
    )


def freeze(tournament: Tournament, *, author: User | None, reason: str = "") -> Publication | None:
    """Insert the next revision; None if nothing changed. The caller must hold the lock on the live table.

    Payload and reason contain the numbers of players instead of names.
    """
    document, last = _sealed(tournament), latest(tournament)
    if _says(last, document):
        return None
    # Sealed first, because the document contains the head of the chain.
    head = seals.seal(tournament)
    document["ledger_head"] = {"number": head.number, "digest": head.digest}
    if last:
        document["previous"] = {"number": last.number, "digest": last.digest}
    revision = Publication(tournament=tournament, number=last.number + 1 if last else 1, author=author)
    if reason:
        revision.reason = names_apart.KnownNames(tournament.club_id).sealed(reason)
    revision.payload, revision.digest = document, digest_of(document)
    revision.changed = counted(changes(last.payload, document)) if last else {}
    revision.save()
    LiveTable.objects.filter(pk=tournament.pk).update(**in_lists(document))
    # In the same transaction, so that the pages of players never differ from the latest revision.
    placings.write(revision)
    return revision


def is_current(tournament: Tournament) -> bool:
    """Whether the latest revision is the document that would be published now."""
    return _says(latest(tournament), _sealed(tournament))


def _sealed(tournament: Tournament) -> TournamentDocument:
    return names_apart.seal_document(_steady(tournament), tournament)


def _says(last: Publication | None, document: TournamentDocument) -> bool:
    return last is not None and without_head(last.payload) == without_head(document)


def without_head(document: TournamentDocument) -> str:
    """Return a document without chain head and previous revision, which are no news by themselves."""
    return canonical({name: value for name, value in document.items() if name not in {LEDGER_HEAD, PREVIOUS}})


def in_lists(document: TournamentDocument) -> dict[str, str]:
    """Return the columns of `LiveTable` that lists of events show."""
    return {"state": document["tournament"]["state"], "champion": lookup.champion(document)}


def _steady(tournament: Tournament) -> TournamentDocument:
    # Repeat until nothing was recorded during the snapshot: every write raises `wanted`. If writes never
    # pause, the last snapshot is used, and the next revision contains the rest.
    for _ in range(READINGS):
        before = _wanted(tournament)
        document = snapshot(tournament)
        if _wanted(tournament) == before:
            break
    return document


def _wanted(tournament: Tournament) -> int:
    return Refresh.objects.values_list("wanted", flat=True).get(pk=tournament.pk)


def latest(tournament: Tournament) -> Publication | None:
    """Return the revision that the public reads."""
    return Publication.objects.filter(tournament=tournament).order_by("-number").first()
