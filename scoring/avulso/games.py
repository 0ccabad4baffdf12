"""The games that so many people can play: a rule set, with the value of the switch that sets its sides."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from django.conf import settings
from django.utils.translation import get_language, gettext_lazy
from django.utils.translation import gettext as _

import rules

EXTRA: Final = "extra-"  # before the key of a ready-made rule set
PAIRS: Final = "4"
TRIOS: Final = "trios"
MORE: Final = "mais"
# How many people play, as in the address of the form, in the order of the question.
TABLES: Final = {
    "2": gettext_lazy("2"),
    "3": gettext_lazy("3"),
    PAIRS: gettext_lazy("4 em duplas"),
    MORE: gettext_lazy("Mais"),
}
SEATING: Final = ("players", "teams")  # the switches that set the sides of a text
# The games played most in Brazil come first; the others follow in order of publication.
_MOST_PLAYED: Final = ("aberto-1", "fechado-1", "tranca-1", "stbl-1", "buraco-1", "regulamento-1")
# Texts that players know by another name than their title, or by a shorter one.
_NAMES: Final = {
    "fechado-1": gettext_lazy("Buraco fechado"),
    "stbl-1": gettext_lazy("Buraco fechado STBL"),
    "regulamento-1": gettext_lazy("Buraco de clube: regulamento de 19 artigos"),
}
_KINDS: Final = {TRIOS: gettext_lazy("dois trios"), MORE: gettext_lazy("cada um por si")}
_NEEDED: Final = {
    "clean": gettext_lazy("bate com canastra limpa"),
    "any": gettext_lazy("bate com qualquer canastra"),
    "none": gettext_lazy("bate sem canastra"),
}


class Game(NamedTuple):
    """A rule set for a number of people. `table`: a key of `TABLES`, or `TRIOS`; `least`, `most`: names to give."""

    key: str  # of a text, or `EXTRA` with the key of a ready-made rule set
    table: str
    base: str
    options: Mapping[str, rules.OptionValue]
    overrides: Mapping[str, object]
    least: int
    most: int

    @property
    def step(self) -> str:
        """The key of `TABLES` by which it was found."""
        return MORE if self.table == TRIOS else self.table

    @property
    def is_ready_made(self) -> bool:
        """Whether it is a variant of a text, with other options."""
        return self.key.startswith(EXTRA)

    @property
    def ruleset(self) -> rules.RuleSet:
        """The rule set before any question was answered."""
        return rules.load(self.base, self.options, self.overrides)

    @property
    def title(self) -> str:
        """Its name among players, and how they sit where several ways are on offer."""
        title = self.ruleset.title
        if self.is_ready_made:
            title = rules.extras()[self.key.removeprefix(EXTRA)].title
        name = str(_NAMES.get(self.key) or _(title))
        return f"{name}, {_KINDS[self.table]}" if self.table in _KINDS else name

    @property
    def known_by(self) -> str:
        """What players ask first: sets, jokers, mortos, and the canastra needed to go out."""
        own = self.ruleset
        return " · ".join(
            (
                _("com trinca") if own.melds.sets else _("sem trinca"),
                _("com coringão") if own.jokers else _("sem coringão"),
                _("com morto") if own.mortos else _("sem morto"),
                str(_NEEDED[own.batida_needs]),
            )
        )


def games(table: str) -> list[Game]:
    """Return the games for a key of `TABLES` or for `TRIOS`, the most played first; `MORE` includes the trios.

    If the current language has its own text, that text comes first.
    """
    tables = (MORE, TRIOS) if table == MORE else (table,)
    return [game for key in _keys() for one in tables if (game := game_of(key, one))]


def game_of(key: str, table: str) -> Game | None:
    """Return the game of a rule set for so many people; None if its rules forbid that, or the key is unknown."""
    if key not in _keys():
        return None
    extra = rules.extras()[key.removeprefix(EXTRA)] if key.startswith(EXTRA) else None
    base = extra.base if extra else key
    options = extra.options if extra else {}
    overrides = extra.overrides if extra else {}
    for seating in _seatings(base):
        chosen = {**options, **seating}
        if names := _names(rules.load(base, chosen, overrides), table):
            return Game(key, table, base, chosen, overrides, *names)
    return None


def _keys() -> list[str]:
    texts = sorted(
        rules.published(), key=lambda key: (not _is_own(key), _place(key), rules.declared(key).system)
    )
    return [*texts, *(f"{EXTRA}{key}" for key in rules.extras())]


def _is_own(key: str) -> bool:
    # Not for Portuguese, which has several.
    language = rules.declared(key).language
    return language == get_language() != settings.LANGUAGE_CODE


def _place(key: str) -> int:
    return _MOST_PLAYED.index(key) if key in _MOST_PLAYED else len(_MOST_PLAYED)


def _seatings(base: str) -> Iterator[Mapping[str, rules.OptionValue]]:
    yield {}
    for switch in rules.declared(base).switches:
        if switch.name in SEATING:
            yield from ({switch.name: value} for value in switch.choices)


def _names(ruleset: rules.RuleSet, table: str) -> tuple[int, int] | None:
    """Return the fewest and the most names if the sides of a rule set are those of the table."""
    fewest, most = ruleset.fewest_sides, len(ruleset.side_names)
    match table, ruleset.players:
        case (("2" | "3"), 1) if fewest <= int(table) <= most:
            return int(table), int(table)
        case ("mais", 1) if most >= int(PAIRS):
            return int(PAIRS), most
        case ("4", 2) | ("trios", 3):
            return 2, 2
    return None
