"""Save, copy and delete a club's own rule sets."""

from collections.abc import Mapping
from itertools import chain, count
from typing import Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import ProtectedError

import rules
from tournaments.clubs.rule_choice import RULES_FIELDS, adopt, of_rules, takes_target
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules, Tournament
from tournaments.names import refuse_alike, tidy

NAME_LETTERS = 60
MOST_MINUTES = 600
EVERY_CARD = "values.all"
_EARLY = (Tournament.State.DRAFT, Tournament.State.OPEN)


def save_club_rules(*, own: ClubRules, by: User) -> ClubRules:
    """Store a new or edited rule set, reduced to the values that differ from its base text.

    own: an instance with its fields set, saved or not. Tournaments that use it and have not started are updated;
    others keep their copy. Raises `rules.RuleSetError` like `rules.load`, and for a value that no club may set;
    `TournamentError` like `tidy`, and `name_missing`, `name_too_long`, `name_alike`, `rules_exist`, `rules_taken` (a
    tournament to update cannot be played by it), `rules_unknown` (deleted meanwhile).
    """
    own.name = tidy(own.name)
    if not own.name:
        raise TournamentError("name_missing", field="name")
    if len(own.name) > NAME_LETTERS:
        raise TournamentError("name_too_long", field="name", most=NAME_LETTERS)
    others = ClubRules.objects.filter(club=own.club).exclude(pk=own.pk)
    refuse_alike(own.name, others.values_list("name", flat=True), known="rules_exist")
    own.base = rules.declared(own.base).key
    own.options, own.overrides = only_what_differs(own.base, own.options, own.overrides)
    own.by = by
    try:
        with transaction.atomic():
            before = None
            if own.pk:
                before = ClubRules.objects.select_for_update(no_key=True).filter(pk=own.pk).first()
                if before is None:
                    raise TournamentError("rules_unknown")
            own.save()
            if before:
                _follow(before, own)
    except IntegrityError as exc:
        raise TournamentError("rules_exist", field="name", name=own.name) from exc
    return own


def copy_club_rules(*, own: ClubRules, by: User) -> ClubRules:
    """Store a copy of a rule set under a free name."""
    copy = ClubRules(club=own.club, name=free_name(own.club, own.name), base=own.base)
    copy.options, copy.overrides, copy.minutes = own.options, own.overrides, own.minutes
    return save_club_rules(own=copy, by=by)


def free_name(club: Club, name: str) -> str:
    """Return the name, with a number appended if the club has a rule set of that name."""
    taken = set(ClubRules.objects.filter(club=club).values_list("name", flat=True))
    numbered = (f"{name[: NAME_LETTERS - 5]} ({number})" for number in count(2))
    return next(one for one in chain((name,), numbered) if one not in taken)


def delete_club_rules(*, own: ClubRules) -> None:
    """Delete an unused rule set. Raises `TournamentError("rules_in_use")`."""
    try:
        own.delete()
    except ProtectedError as exc:
        raise TournamentError("rules_in_use", name=own.name) from exc


def only_what_differs(
    base: str, options: Mapping[str, Any], overrides: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return options and overrides without values equal to those of the base text.

    Raises `rules.RuleSetError` like `rules.load`; `unknown_value` also for a value that no club may set, and
    `impossible_value` for a value outside its choices.
    """
    ruleset = rules.load(base, options, overrides)
    declared = rules.declared(base, options)
    values = {place.place: place.value for place in declared.places}
    overrides = ruleset.overrides
    every = overrides.get(EVERY_CARD)
    # With one value for every card, a row equal to the base text is also a deliberate choice.
    if isinstance(every, int):
        values |= {place: every for place in values if place.startswith("values.") and place != EVERY_CARD}
    if fixed := next((place for place in overrides if place not in values), None):
        raise rules.RuleSetError("unknown_value", fixed, "is not for a club to set")
    for place in declared.places:
        chosen = overrides.get(place.place, place.value)
        of = chosen if isinstance(chosen, tuple) else (chosen,)
        if place.choices and not set(of) <= set(place.choices):
            raise rules.RuleSetError("impossible_value", place.place, "must be one of its choices")
    defaults = {switch.name: switch.default for switch in declared.switches}
    return (
        {name: value for name, value in ruleset.options.items() if value != defaults[name]},
        {place: value for place, value in overrides.items() if value != values[place]},
    )


def _follow(before: ClubRules, own: ClubRules) -> None:
    early = Tournament.objects.select_for_update(no_key=True).filter(club_rules=own, state__in=_EARLY)
    for tournament in early.order_by("pk"):
        # Points limit typed for the tournament itself; None if it was the default of the rule set.
        target: int | None = tournament.options.get("target")
        if target == before.load_rules().target or not takes_target(own.load_rules()):
            target = None
        # A tournament with the default limit of the old rules gets the new default.
        try:
            adopt(tournament, of_rules(own), target)
        except TournamentError as exc:
            raise TournamentError("rules_taken", name=tournament.name) from exc
        tournament.save(update_fields=RULES_FIELDS)
