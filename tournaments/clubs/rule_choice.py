"""Choice of the rules of a tournament: a published text, a ready-made extra, or the club's own rule set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import rules
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules, Tournament

DEFAULT: Final = "regulamento-1"
_EXTRA, _CLUB = "extra-", "clube-"
USUAL_PARTIDAS: Final = 3
RULES_FIELDS: Final = ("ruleset", "options", "overrides", "minutes", "rules_title", "extra", "club_rules")
_SIDES: Final = 2  # sides of an ordinary mesa


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChoice:
    """A choice of rules. `key`: its value in a form. `minutes`: its clock, or 0."""

    key: str
    title: str
    base: str
    options: Mapping[str, Any] = field(default_factory=dict)
    overrides: Mapping[str, Any] = field(default_factory=dict)
    minutes: int = 0
    extra: str = ""
    source: str = ""
    club_rules: ClubRules | None = None

    @property
    def partidas(self) -> int:
        """Return the usual number of partidas of a jogo: one if the partida has a clock."""
        return 1 if self.minutes else USUAL_PARTIDAS


def texts() -> list[RuleChoice]:
    """Return the published texts, the most common one first."""
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
    """Convert a rule set of a club to a choice."""
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
    """Return the choice with this key. Raises `TournamentError("rules_unknown")`."""
    found = next((one for one in (*texts(), *ready_made(), *of_club(club)) if one.key == key), None)
    if found is None:
        raise TournamentError("rules_unknown", field="rules")
    return found


def key_of(tournament: Tournament) -> str:
    """Return the key of a tournament's rules."""
    if tournament.club_rules_id:
        return f"{_CLUB}{tournament.club_rules_id}"
    return f"{_EXTRA}{tournament.extra}" if tournament.extra else tournament.ruleset


def standing(tournament: Tournament) -> RuleChoice:
    """Return the current rules of a tournament, without its points limit."""
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
    """Return the choice with the key from a form; an empty or unchanged text keeps the current rules.

    Raises `TournamentError("rules_unknown")`.
    """
    now = key_of(tournament)
    return (
        standing(tournament)
        if (key or now) == now == tournament.ruleset
        else find(tournament.club, key or now)
    )


def typed_target(tournament: Tournament) -> int | None:
    """Return the points limit typed for a tournament, or None if it is the default of its rules."""
    own = chosen(tournament, "")
    target: int | None = tournament.options.get("target")
    return None if target == rules.load(own.base, own.options, own.overrides).target else target


def adopt(tournament: Tournament, choice: RuleChoice, target: int | None) -> None:
    """Copy a choice to a tournament without saving it. target: its points limit, None for the default of the choice.

    Raises `TournamentError`: `target_missing`, `target_invalid`, `target_not_used`; and if the rules have other sides
    than the entries: `rules_for_each`, `rules_not_for_each`, `rules_for_singles`, `rules_for_duplas`,
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
    """Refuse rules whose sides differ from the entries of the tournament."""
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
    """Whether a partida ends at a points limit."""
    return ruleset.maos is None and ruleset.end != rules.ROUND
