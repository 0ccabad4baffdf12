"""The standings after a round: later rounds do not change them, only corrections do."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache

from django.http import Http404

from tournaments.ledger.digests import canonical
from tournaments.models import Tournament
from tournaments.publication import lookup, reading
from tournaments.publication.document.shape import StageData
from tournaments.publication.document.standings import standings_lines
from tournaments.publication.document.standings_data import GroupStandings
from tournaments.publication.reading import PublicData
from tournaments.publication.snapshot import stages_of
from tournaments.results.stage_tables import StageResults

type Places = Mapping[int, tuple[int, int]]


class NotPublishedError(Exception):
    """A change in these rounds is not published yet, so the standings cannot be shown."""


def standings_after(shown: PublicData, stage: int, round_number: int) -> list[GroupStandings] | None:
    """Return the standings of a stage after a round; None while a change in these rounds is not published.

    Runs two queries and those of a snapshot, unless this process has loaded them before. Raises `Http404` if the
    stage is not public, or a round up to this one is not over.
    """
    published = stage_of(shown, stage)
    if not 0 < round_number <= lookup.closed_through(published):
        raise Http404
    tournament = shown.head.tournament
    try:
        return _standings(tournament.pk, stage, round_number, _digest(published, round_number))
    except NotPublishedError:
        return None


def stage_of(shown: PublicData, number: int) -> StageData:
    """Return a stage as it was published. Raises `Http404`."""
    found = lookup.stage_numbered(shown.published, number)
    if found is None:
        raise Http404
    return found


def places_by_round(shown: PublicData, stage: int) -> Sequence[Places]:
    """Return the range of places of each dupla, by number, after each finished round of a stage.

    Empty while a change in these rounds is not published. Runs the queries of `standings_after`.
    """
    head, revision = shown.head, shown.head.revision
    if revision is None:
        return ()
    return _of_revision(head.tournament.pk, stage, revision.pk, revision.digest, head.tournament.club.names)


@lru_cache(maxsize=256)
def _of_revision(tournament_id: int, stage: int, revision: int, digest: str, names: int) -> Sequence[Places]:
    # Cached by revision, because followers of a dupla reload with every mão.
    found = lookup.stage_numbered(reading.published_by(revision, digest, names), stage)
    if found is None or not (last := lookup.closed_through(found)):
        return ()
    try:
        return _places(tournament_id, stage, last, _digest(found, last))
    except NotPublishedError:
        return ()


@lru_cache(maxsize=64)
def _places(tournament_id: int, stage: int, last: int, digest: str) -> Sequence[Places]:
    results = _results(tournament_id, stage, last, digest)
    numbers = {entry.dupla_id: entry.dupla.number for entry in results.entries}
    return [
        {
            numbers[dupla]: (row.place, row.place_to)
            for group in results.groups
            for row in results.placed(group, after)
            for dupla in results.team(row.entrant)
        }
        for after in range(1, last + 1)
    ]


@lru_cache(maxsize=64)
def _standings(tournament_id: int, stage: int, round_number: int, digest: str) -> list[GroupStandings]:
    results = _results(tournament_id, stage, round_number, digest)
    return [
        {
            "group": group,
            "rows": standings_lines(results, group, round_number),
            "after": round_number,
            "closed": [],
        }
        for group in results.groups
    ]


def _results(tournament_id: int, stage: int, round_number: int, digest: str) -> StageResults:
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    stages = stages_of(tournament)
    now = next(one for one in stages.read() if one["number"] == stage)
    # The current data differs from the revision: a correction waits to be published.
    if _digest(now, round_number) != digest:
        raise NotPublishedError
    return next(results for results in stages.results if results.stage.number == stage)


def _digest(stage: StageData, round_number: int) -> str:
    # Start times do not affect standings, and older revisions lack them.
    rounds = [
        {key: said for key, said in each.items() if key not in {"posted_at", "started_at"}}
        for each in stage["rounds"]
        if each["round"] <= round_number
    ]
    penalties = sorted(
        [row["dupla"], canonical(one)]
        for row in lookup.lines(stage)
        for one in row["penalties"]
        if one["round"] <= round_number
    )
    said = {"rounds": rounds, "penalties": penalties, "order": stage["order"], "seed": stage["seed"]}
    return hashlib.sha256(canonical(said).encode()).hexdigest()
