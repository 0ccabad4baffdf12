"""Which rules a tournament is played by: one of the texts, a ready-made extra, or a rule set of the club's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import rules
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules, Tournament

DEFAULT: Final = "regulamento-1"
_EXTRA, _CLUB = "extra-", "clube-"
RULES_FIELDS: Final = ("ruleset", "options", "overrides", "minutes", "rules_title", "extra", "club_rules")
_SIDES: Final = 2  # of a mesa at which two meet


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChoice:
    """What a tournament can be played by, as a form names it (`key`). `minutes`: its clock, 0 for none."""

    key: str
    title: str
    base: str
    options: Mapping[str, Any] = field(default_factory=dict)
    overrides: Mapping[str, Any] = field(default_factory=dict)
    minutes: int = 0
    extra: str = ""
    source: str = ""
    club_rules: ClubRules | None = None


def texts() -> list[RuleChoice]:
    """Return the published texts, the one most clubs play by first."""
    keys = sorted(rules.published(), key=lambda key: key != DEFAULT)
    return [RuleChoice(key=key, title=rules.declared(key).title, base=key) for key in keys]


def ready_made() -> list[RuleChoice]:
    """Return the ready-made extras."""
    return [
        RuleChoice(
            key=f"{_EXTRA}{extra.key}",
            title=extra.title,
            base=extra.base,
            options=extra.options,
            overrides=extra.overrides,
            minutes=extra.minutes,
            extra=extra.key,
            source=extra.source,
        )
        for extra in rules.extras().values()
    ]


def of_club(club: Club) -> list[RuleChoice]:
    """Return the club's own rule sets. One query."""
    return [of_rules(own) for own in ClubRules.objects.filter(club=club)]


def of_rules(own: ClubRules) -> RuleChoice:
    """Return a rule set of a club as a choice."""
    return RuleChoice(
        key=f"{_CLUB}{own.pk}",
        title=own.name,
        base=own.base,
        options=own.options,
        overrides=own.overrides,
        minutes=own.minutes,
        club_rules=own,
    )


def find(club: Club, key: str) -> RuleChoice:
    """Return the choice of a key. Raises `TournamentError("rules_unknown")`."""
    found = next((one for one in (*texts(), *ready_made(), *of_club(club)) if one.key == key), None)
    if found is None:
        raise TournamentError("rules_unknown", field="rules")
    return found


def key_of(tournament: Tournament) -> str:
    """Return the key of what a tournament is played by."""
    if tournament.club_rules_id:
        return f"{_CLUB}{tournament.club_rules_id}"
    return f"{_EXTRA}{tournament.extra}" if tournament.extra else tournament.ruleset


def standing(tournament: Tournament) -> RuleChoice:
    """Return what a tournament is played by as it stands, without its limit where that was typed."""
    options = {name: value for name, value in tournament.options.items() if name != "target"}
    return RuleChoice(
        key=key_of(tournament),
        title=tournament.rules_title or rules.declared(tournament.ruleset).title,
        base=tournament.ruleset,
        options=options,
        overrides=tournament.overrides,
        minutes=tournament.minutes,
        extra=tournament.extra,
        club_rules=tournament.club_rules,
    )


def chosen(tournament: Tournament, key: str) -> RuleChoice:
    """Return the choice a form names for a tournament; none, or its own text again, leaves the rules as they are.

    Raises `TournamentError("rules_unknown")`.
    """
    now = key_of(tournament)
    return (
        standing(tournament)
        if (key or now) == now == tournament.ruleset
        else find(tournament.club, key or now)
    )


def typed_target(tournament: Tournament) -> int | None:
    """Return the limit that was typed for a tournament, None where it has that of its rules."""
    own = chosen(tournament, "")
    target: int | None = tournament.options.get("target")
    return None if target == rules.load(own.base, own.options, own.overrides).target else target


def adopt(tournament: Tournament, choice: RuleChoice, target: int | None) -> None:
    """Copy a choice into a tournament, unsaved. target: the limit typed for it, None for that of the choice.

    Raises `TournamentError`: `target_missing`, `target_invalid`, `target_not_used`; where others than those
    enter would sit at the mesa `rules_for_each`, `rules_not_for_each`, `rules_for_singles`, `rules_for_duplas`,
    `rules_for_trios`.
    """
    ruleset = rules.load(choice.base, choice.options, choice.overrides)
    if target is not None:
        if not takes_target(ruleset):
            raise TournamentError("target_not_used", field="target")
        try:
            ruleset = rules.load(choice.base, {**choice.options, "target": target}, choice.overrides)
        except rules.RuleSetError as exc:
            raise TournamentError("target_invalid", field="target", target=target) from exc
    refuse_line_up(tournament, ruleset)
    if ruleset.target is None and ruleset.maos is None and ruleset.end != rules.ROUND:
        raise TournamentError("target_missing", field="target")
    tournament.ruleset, tournament.options = ruleset.key, dict(ruleset.options)
    tournament.overrides, tournament.minutes = dict(ruleset.overrides), choice.minutes
    tournament.rules_title, tournament.extra = choice.title, choice.extra
    tournament.club_rules = choice.club_rules


def refuse_line_up(tournament: Tournament, ruleset: rules.RuleSet) -> None:
    """Refuse rules by which other sides sit at a mesa than those that enter."""
    if tournament.each_alone and len(ruleset.side_names) == _SIDES:
        raise TournamentError("rules_not_for_each", field="rules")
    if ruleset.fewest_sides > _SIDES and not tournament.each_alone:
        raise TournamentError("rules_for_each", field="rules")
    if ruleset.players == tournament.on_a_side:
        return
    match ruleset.players:
        case 1:
            raise TournamentError("rules_for_singles", field="rules")
        case 2:
            raise TournamentError("rules_for_duplas", field="rules")
        case _:
            raise TournamentError("rules_for_trios", field="rules")


def takes_target(ruleset: rules.RuleSet) -> bool:
    """Whether a partida ends at a limit of points."""
    return ruleset.maos is None and ruleset.end != rules.ROUND
