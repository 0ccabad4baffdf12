"""Create a tournament, and edit it before it starts."""

from datetime import date
from typing import Any

from django.db import transaction

from tournaments.clubs.rule_choice import RULES_FIELDS, RuleChoice, adopt, of_rules, standing
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules, Dupla, Stage, Tournament
from tournaments.names import slug, tidy

State = Tournament.State
EDITED = (
    *("name", "slug", "entrants", "place", "starts_on", "ends_on", "partidas", "fixed"),
    *("starts_at", "entering", "announcement"),
    *("entry", "per_partida", "totals_allowed"),
    *("third_place", "mesas", "auto_publish", *RULES_FIELDS),
)


def new_tournament(*, club: Club, name: str, starts_on: date, ends_on: date, **fields: Any) -> Tournament:
    """Return an unsaved draft, for `save_tournament`."""
    return Tournament(club=club, name=tidy(name), starts_on=starts_on, ends_on=ends_on, **fields)


def save_tournament(*, tournament: Tournament, target: int | None, choice: RuleChoice | None = None) -> None:
    """Store a new or edited tournament, with a copy of its rules.

    tournament: an instance with its fields set, saved or not. target: points limit of a partida, None for the default
    of the rules; required if the rules have no default (regulamento, art. 13). choice: the rules, None to keep them.
    Raises `TournamentError`: `target_missing`, `target_invalid`, `target_not_used`, the errors of
    `rule_choice.adopt`, `rules_unknown`, `already_running`, `dates_reversed`, `partidas_invalid`, `draw_stands` (the
    third place is part of the draw), `entrants_fixed` (entries exist; without entries a plan for the other kind of
    entrant is deleted).
    """
    if tournament.ends_on < tournament.starts_on:
        raise TournamentError("dates_reversed", field="ends_on")
    if tournament.partidas < 1 or (tournament.partidas % 2 == 0 and not tournament.fixed):
        raise TournamentError("partidas_invalid", field="partidas", partidas=tournament.partidas)
    if not tournament.slug:
        named = f"{tournament.name} {tournament.starts_on.year}"
        tournament.slug = slug(named, set(Tournament.objects.values_list("slug", flat=True)))
    with transaction.atomic():
        choice = choice or standing(tournament)
        if choice.club_rules:  # locked, so that the copy cannot miss a concurrent change
            own = ClubRules.objects.select_for_update(no_key=True).filter(pk=choice.club_rules.pk).first()
            if own is None:
                raise TournamentError("rules_unknown", field="rules")
            choice = of_rules(own)
        adopt(tournament, choice, target)
        if tournament.pk is None:
            tournament.save()
            return
        stored = Tournament.objects.locked(tournament.pk)
        _refuse_late(stored, tournament)
        tournament.save(update_fields=EDITED)
        # A plan for the other kind of entrants is useless.
        if stored.of_players != tournament.of_players:
            Stage.objects.filter(tournament=tournament).delete()


def _refuse_late(stored: Tournament, edited: Tournament) -> None:
    if stored.state not in {State.DRAFT, State.OPEN}:
        raise TournamentError("already_running")
    # The third place is part of the drawn bracket.
    if stored.drawn_at and stored.third_place != edited.third_place:
        raise TournamentError("draw_stands", field="third_place")
    if stored.entrants != edited.entrants and Dupla.objects.filter(tournament=stored).exists():
        raise TournamentError("entrants_fixed", field="entrants")
