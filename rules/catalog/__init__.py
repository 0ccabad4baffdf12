"""Every published rule set by key, read from the data files of this folder."""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import gcd
from typing import Any

from rules.catalog.build import build
from rules.catalog.declaration import Declared, read_declared
from rules.catalog.options import normalise
from rules.ruleset import OptionValue, RuleSet, RuleSetError

EXTRAS_FILE = "extras.toml"  # in this folder too, but not a rule set: see `rules.catalog.ready_made`

type _Override = tuple[str, type, object]


def load(
    key: str, options: Mapping[str, object] | None = None, overrides: Mapping[str, object] | None = None
) -> RuleSet:
    """Return the rule set of a key, with a jogo's options.

    key: a published key (`regulamento-1`), or the number of a text (`002`) for its newest one.
    options: switches by name. `target`, the points limit, is only needed to decide a partida.
    overrides: a club's own values, by place in the data file (`{"batida.bonus": 200}`).

    Raises `RuleSetError`: `unknown_ruleset`, `unknown_option`, `wrong_type`, `impossible_value`, `not_scorable`,
    `unknown_value`, `left_out`, `contradiction`.
    The same key, options and overrides give the same object again.

    >>> ruleset = load("burraco-1", {"semipulito": True}, {"batida.bonus": 150})
    >>> ruleset.target, ruleset.batida, ruleset.bonus["semi"]
    (2000, 150, 150)
    """
    source = _source(key)
    chosen = _chosen(source, options)
    if overrides is not None and not isinstance(overrides, Mapping):
        raise RuleSetError("wrong_type", "overrides", "must be a mapping of places to values")
    own: list[_Override] = []  # hashable; the type beside the value distinguishes 1 from True
    for place, value in (overrides or {}).items():
        if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
            own.append((str(place), tuple, tuple(value)))
        elif isinstance(value, (int, str)):
            own.append((str(place), type(value), value))
        else:
            why = "must be a number, a word, yes or no, or a list of words"
            raise RuleSetError("wrong_type", str(place), why)
    return _build(source["key"], tuple(chosen.items()), tuple(own))


def published() -> tuple[str, ...]:
    """Return the key of every text, in the order of their numbers."""
    return tuple(
        sorted({source["key"] for source in _catalog().values()}, key=lambda key: _source(key)["system"])
    )


def declared(key: str, options: Mapping[str, object] | None = None) -> Declared:
    """Return the switches of a text, and the values a club may set, as they are under the options.

    Raises `RuleSetError` as `load`.
    """
    source = _source(key)
    return read_declared(source, _chosen(source, options))


def _source(key: object) -> dict[str, Any]:
    source = _catalog().get(key) if isinstance(key, str) else None
    if source is None:
        raise RuleSetError("unknown_ruleset", "key", "no rule set has this key")
    return source


def _chosen(source: dict[str, Any], options: Mapping[str, object] | None) -> dict[str, OptionValue]:
    step = gcd(*[entry["value"] for entry in source["values"].values()])
    return normalise(source["options"], options, step=step)


@lru_cache(maxsize=256)
def _build(
    key: str, options: tuple[tuple[str, OptionValue], ...], overrides: tuple[_Override, ...]
) -> RuleSet:
    return build(_catalog()[key], dict(options), {place: value for place, _, value in overrides})


@cache
def _catalog() -> Mapping[str, dict[str, Any]]:
    """Return the contents of the data files by key and by number."""
    by_key = {}
    for file in files(__name__).iterdir():
        if file.name.endswith(".toml") and file.name != EXTRAS_FILE:
            source = tomllib.loads(file.read_text(encoding="utf-8"))
            by_key[source["key"]] = by_key[source["system"]] = source
    return by_key
