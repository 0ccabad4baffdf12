"""Publishing freezes a revision: numbered, signed by time and author, never changed again."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.timezone import now

from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger import names_apart
from tournaments.ledger import seals as ledger
from tournaments.ledger.digests import LEDGER_HEAD, PREVIOUS, canonical, digest_of
from tournaments.models import (
    Confronto,
    Dupla,
    LiveTable,
    Ocorrencia,
    Publication,
    Refresh,
    Tournament,
)
from tournaments.publication import lookup, placings
from tournaments.publication.changed import changes, counted
from tournaments.publication.document import TournamentDocument
from tournaments.publication.snapshot import snapshot

READINGS = 5
# A revision repeats all that did not change: up to so many duplas each result has its own, of more they wait for
# each other, a second for so many duplas, and never longer than this.
EACH, DUPLAS_A_SECOND, LONGEST = 64, 10, 60


def publish(*, tournament: Tournament, author: User, reason: str = "") -> Publication:
    """Publish the tournament as it stands now, by a director's wish. reason: why, where it corrects an earlier one.

    Raises `TournamentError`: `not_started`, `nothing_new` when the latest revision says the same.
    """
    with transaction.atomic():
        # The lock of the live table: a worker and a director never number a revision at once.
        if not LiveTable.objects.select_for_update(no_key=True).filter(pk=tournament.pk).exists():
            raise TournamentError("not_started")
        tournament = Tournament.objects.select_related("club").get(pk=tournament.pk)
        revision = freeze(tournament, author=author, reason=reason.strip())
        if revision is None:
            raise TournamentError("nothing_new")
        refresh_queue.raise_wanted(tournament.pk)
    return revision


def set_auto_publish(*, tournament: Tournament, on: bool) -> None:
    """Switch publication after each closed jogo on or off. Switched on, it catches up; off, results are hidden."""
    with transaction.atomic():
        Tournament.objects.filter(pk=tournament.pk).update(auto_publish=on)
        refresh_queue.raise_wanted(tournament.pk, publish=on)


def is_due(tournament: Tournament) -> bool:
    """Whether a revision that is owed is made now: in a large event results wait for each other.

    Nothing else waits: neither the first revision, nor what the director did, nor a result after which nobody plays;
    nor what comes after a revision of a time to come, made before the clock was set back.
    """
    last = Publication.objects.filter(tournament=tournament).order_by("-number").values_list("at", flat=True)
    at = last.first()
    entered = Dupla.objects.filter(tournament=tournament).count()
    pause = timedelta(seconds=min(entered / DUPLAS_A_SECOND, LONGEST))
    if at is None or entered <= EACH or abs(now() - at) >= pause:
        return True
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    return not playing.exists() or Ocorrencia.objects.filter(tournament=tournament, at__gt=at).exists()


def freeze(tournament: Tournament, *, author: User | None, reason: str = "") -> Publication | None:
    """Insert the next revision; None when nothing changed since the last. Call it under the live table's lock.

    Names stay outside of what is frozen: payload and reason hold the players' numbers.
    """
    document = names_apart.seal_document(_steady(tournament), tournament)
    last = latest(tournament)
    if last and without_head(last.payload) == without_head(document):
        return None
    head = ledger.seal(tournament)
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
    placings.write(revision)
    return revision


def without_head(document: TournamentDocument) -> str:
    """Return what a document says of the tournament: head of the chain and revision before are no news."""
    return canonical({name: value for name, value in document.items() if name not in {LEDGER_HEAD, PREVIOUS}})


def in_lists(document: TournamentDocument) -> dict[str, str]:
    """Return what lists of events say of a document, by the columns of `LiveTable`."""
    return {"state": document["tournament"]["state"], "champion": lookup.champion(document)}


def _steady(tournament: Tournament) -> TournamentDocument:
    """Return a snapshot during which nothing was recorded: its queries have all seen the same mãos.

    Every write raises `wanted` in its own transaction. In a storm of writes the last reading has to do: whatever
    it missed is owed, and makes the next revision.
    """
    for _ in range(READINGS):
        before = _wanted(tournament)
        document = snapshot(tournament)
        if _wanted(tournament) == before:
            break
    return document


def _wanted(tournament: Tournament) -> int:
    return Refresh.objects.values_list("wanted", flat=True).get(pk=tournament.pk)


def latest(tournament: Tournament) -> Publication | None:
    """Return the revision the public reads."""
    return Publication.objects.filter(tournament=tournament).order_by("-number").first()
