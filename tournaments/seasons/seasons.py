"""A season is founded, changed and taken down."""

from collections.abc import Collection, Sequence
from datetime import date

from django.db import transaction
from django.utils.text import slugify

from tournaments.errors import TournamentError
from tournaments.models import Club, Temporada
from tournaments.seasons import counting


def save(
    *,
    season: Temporada,
    name: str,
    starts_on: date,
    ends_on: date,
    points: Sequence[int],
    best: int,
    others: Collection[Club],
) -> Temporada:
    """Store the rules of a season, new or changed, and have it counted. Its address stays what it was at first.

    points: by place, from the first; best: how many results count, 0 for all; others: clubs whose events count too.
    Raises `TournamentError`: `season_ends_early`, `season_name_taken`.
    """
    if ends_on < starts_on:
        raise TournamentError("season_ends_early", field="ends_on")
    with transaction.atomic():
        Club.objects.select_for_update(no_key=True).get(pk=season.club_id)
        slug = season.slug or slugify(name)[:60] or "temporada"
        if Temporada.objects.filter(club=season.club_id, slug=slug).exclude(pk=season.pk).exists():
            raise TournamentError("season_name_taken", field="name", name=name)
        season.name, season.slug, season.starts_on, season.ends_on = name, slug, starts_on, ends_on
        season.points, season.best = list(points), best
        season.save()
        season.others.set([club for club in others if club.pk != season.club_id])
        counting.want(season)
    season.refresh_from_db()
    return season


def take_down(*, season: Temporada) -> None:
    """Take a season down. The events it was counted from stay as they are."""
    season.delete()
