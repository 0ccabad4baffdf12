"""Compute the ranking of a season in a worker, in batches of events, from published results only.

It is safe to run this twice or in parallel: if two workers process the same batch, only one result is stored. If a
worker is killed, no finished batch is lost, and the periodic sweep continues with the remaining events.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any, Final, TypedDict

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils.timezone import now

from tournaments.clubs.people import person_of
from tournaments.ledger.names_apart import number_of
from tournaments.ledger.tarjas import mark
from tournaments.models import Player, PlayerPlacing, Publication, Season, Tournament
from tournaments.standings.season import Finish, SeasonRow, ranked

AT_ONCE: Final = 20  # events in one batch
LEFT_ALONE: Final = timedelta(seconds=20)  # a worker that is silent for longer counts as dead


class SeasonEvent(TypedDict):
    """An event that counts for the season."""

    id: int
    slug: str
    name: str
    on: str


class StoredResult(TypedDict):
    """The result of one player in one event."""

    event: int
    place: int
    place_to: int
    points: float
    counts: bool


class StoredRow(TypedDict):
    """One row of the ranking. name: the mark of a player, which the reader replaces by the name."""

    name: str
    place: int
    place_to: int
    points: float
    wins: int
    results: list[StoredResult]


def want(season: Season) -> None:
    """Request that a season is computed again from the start."""
    Season.objects.filter(pk=season.pk).update(
        wanted=F("wanted") + 1, done=0, total=0, finishes=[], touched_at=None
    )


def events_of(season: Season) -> QuerySet[Tournament]:
    """Return the finished events of a season in the order in which they were played."""
    clubs = [season.club_id, *season.others.values_list("pk", flat=True)]
    found = Tournament.objects.filter(
        club__in=clubs,
        state=Tournament.State.FINISHED,
        ends_on__gte=season.starts_on,
        ends_on__lte=season.ends_on,
    )
    return found.order_by("ends_on", "pk")


def owed() -> list[int]:
    """Return the ids of seasons that wait for a worker and that no worker is computing.

    A season waits if a computation was requested, or if one of its events was published since the last one. Runs
    two queries.
    """
    fresh = Publication.objects.filter(
        Q(tournament__club=OuterRef("club")) | Q(tournament__club__in=OuterRef("others")),
        at__gt=OuterRef("counted_at"),
        tournament__state=Tournament.State.FINISHED,
        tournament__ends_on__gte=OuterRef("starts_on"),
        tournament__ends_on__lte=OuterRef("ends_on"),
    )
    # A publication after the last computation makes the season stale.
    counted = Season.objects.filter(counted=F("wanted"))
    stale = set(counted.filter(Exists(fresh)).values_list("pk", flat=True)) if counted.exists() else set()
    for season in Season.objects.filter(pk__in=stale):
        want(season)
    alone = Q(touched_at=None) | Q(touched_at__lt=now() - LEFT_ALONE)
    waiting = Season.objects.filter(alone, counted__lt=F("wanted"))
    return list(waiting.order_by("pk").values_list("pk", flat=True))


def count(pk: int) -> bool:
    """Process the next batch of events. Return whether this worker stored it and events remain."""
    season = Season.objects.filter(pk=pk, counted__lt=F("wanted")).first()
    if season is None:
        return False
    # Marks the season as being computed, so that the sweep starts no second worker.
    Season.objects.filter(pk=pk).update(touched_at=now())
    tournaments = list(events_of(season))
    some = tournaments[season.done : season.done + AT_ONCE]
    # The results of earlier batches are stored in the season until the last batch is done.
    finishes = [*season.finishes, *(list(one) for one in _finishes(some))]
    done = season.done + len(some)
    values: dict[str, Any] = {"done": done, "total": len(tournaments), "finishes": finishes}
    over = done >= len(tournaments)
    if over:
        values |= _counted(season, tournaments, [Finish(*one) for one in finishes])
    # Another worker may have stored this batch, or a new computation was requested meanwhile: then no row
    # matches.
    kept = Season.objects.filter(pk=pk, done=season.done, wanted=season.wanted, counted=season.counted)
    return bool(kept.update(**values)) and not over


def _counted(season: Season, tournaments: Sequence[Tournament], finishes: Sequence[Finish]) -> dict[str, Any]:
    rows = ranked(_by_person(finishes), season.points, season.best)
    events: list[SeasonEvent] = [
        {"id": one.pk, "slug": one.slug, "name": one.name, "on": one.ends_on.isoformat()}
        for one in tournaments
    ]
    moment = now()
    return {
        "rows": [_stored(row) for row in rows],
        "events": events,
        "finishes": [],
        "counted": season.wanted,
        "counted_at": moment,
        "touched_at": None,
    }


def _by_person(finishes: Sequence[Finish]) -> list[Finish]:
    numbers = [number_of(one.player) or 0 for one in finishes]
    person = person_of(numbers)
    known = dict(Player.objects.filter(pk__in=set(person.values())).values_list("pk", "sort_name"))
    first: dict[str, int] = {}
    found: dict[tuple[int, int], Finish] = {}
    for one, number in zip(finishes, numbers, strict=True):
        pk = person.get(number, number)
        # Players of several clubs are joined by name.
        pk = first.setdefault(known.get(pk, one.player), pk)
        # A person with two entries in an event keeps the better place, because finishes are sorted by
        # place.
        found.setdefault((pk, one.event), one._replace(player=mark(pk)))
    return list(found.values())


def _finishes(tournaments: Sequence[Tournament]) -> Iterator[Finish]:
    found = PlayerPlacing.objects.filter(tournament__in=tournaments).order_by(
        "tournament", "place", "dupla", "pk"
    )
    for one in found.defer("partners", "meetings"):
        yield Finish(mark(one.player_id), one.tournament_id, one.place, one.place_to, one.disqualified)


def _stored(row: SeasonRow) -> StoredRow:
    return {
        "name": row.player,
        "place": row.place,
        "place_to": row.place_to,
        "points": round(float(row.points), 2),
        "wins": row.wins,
        "results": [
            {
                "event": one.event,
                "place": one.place,
                "place_to": one.place_to,
                "points": round(float(one.points), 2),
                "counts": one.counts,
            }
            for one in row.results
        ],
    }
