"""The standings as they stood after a round: what comes later changes nothing in them but a correction."""

import hashlib
from functools import lru_cache

from django.http import Http404

from tournaments.ledger.digests import canonical
from tournaments.models import Tournament
from tournaments.publication import lookup
from tournaments.publication.document import StageData
from tournaments.publication.reading import Shown
from tournaments.publication.snapshot import stages_of
from tournaments.publication.standings import standings_lines
from tournaments.publication.standings_data import GroupStandings


class NotPublishedError(Exception):
    """Something in these rounds is not as it was published: nothing of it is told yet."""


def standings_after(shown: Shown, stage: int, round_number: int) -> list[GroupStandings] | None:
    """Return the standings of a stage as they stood after a round.

    None while a change in these rounds waits to be published. Raises `Http404` where the stage is not told, or not
    all rounds up to this one are over. Two queries and those of a snapshot, where this process does not hold it.
    """
    published = stage_of(shown, stage)
    if not 0 < round_number <= lookup.closed_through(published):
        raise Http404
    tournament = shown.head.tournament
    try:
        return _standings(tournament.pk, stage, round_number, _digest(published, round_number))
    except NotPublishedError:
        return None


def stage_of(shown: Shown, number: int) -> StageData:
    """Return a stage as it is published. Raises `Http404`."""
    found = lookup.stage_numbered(shown.published, number)
    if found is None:
        raise Http404
    return found


@lru_cache(maxsize=64)
def _standings(tournament_id: int, stage: int, round_number: int, digest: str) -> list[GroupStandings]:
    """Read the standings, if the rounds are still what this digest was taken of; so they are read once."""
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    stages = stages_of(tournament)
    now = next(one for one in stages.read() if one["number"] == stage)
    if _digest(now, round_number) != digest:
        raise NotPublishedError
    results = next(results for results in stages.results if results.stage.number == stage)
    return [
        {
            "group": group,
            "rows": standings_lines(results, group, round_number),
            "after": round_number,
            "closed": [],
        }
        for group in results.groups
    ]


def _digest(stage: StageData, round_number: int) -> str:
    """Return a digest of all that the standings after a round follow from."""
    # When a round was posted and started changes nothing; older revisions do not say it.
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
