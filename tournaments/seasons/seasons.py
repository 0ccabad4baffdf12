"""Create, change and delete seasons."""

from collections.abc import Collection, Sequence
from datetime import date

from django.db import transaction
from django.utils.text import slugify

from tournaments.errors import TournamentError
from tournaments.models import Club, Season
from tournaments.seasons import counting


def save(
    *,
    season: Season,
    name: str,
    starts_on: date,
    ends_on: date,
    points: Sequence[int],
    best: int,
    others: Collection[Club],
) -> Season:
    """Store the settings of a season and request that its ranking is computed.

    The address (slug) of an existing season never changes. points: points by place, starting with the first place.
    best: number of results that count, 0 for all. others: further clubs whose events count. Raises
    `TournamentError`: `season_ends_early`, `season_name_taken`.
    """
    if ends_on < starts_on:
        raise TournamentError("season_ends_early", field="ends_on")
    with transaction.atomic():
        # The lock on the club makes the check for a free name safe against parallel requests.
        Club.objects.select_for_update(no_key=True).get(pk=season.club_id)
        slug = season.slug or slugify(name)[:60] or "temporada"
        if Season.objects.filter(club=season.club_id, slug=slug).exclude(pk=season.pk).exists():
            raise TournamentError("season_name_taken", field="name", name=name)
        season.name, season.slug, season.starts_on, season.ends_on = name, slug, starts_on, ends_on
        season.points, season.best = list(points), best
        season.save()
        # The events of the club itself count anyway.
        season.others.set([club for club in others if club.pk != season.club_id])
        counting.want(season)
    # `want` writes with update(), which does not change the instance.
    season.refresh_from_db()
    return season


def take_down(*, season: Season) -> None:
    """Delete a season. Its events are not affected."""
    season.delete()
