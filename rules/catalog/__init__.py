"""Every published rule set by key, read from the data files of this folder."""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import gcd
from typing import Any

from rules.catalog.build import build
from rules.catalog.declaration import Declared, read_declared
from rules.catalog.options import as_steps, normalise
from rules.catalog.schema import NEEDS, verify_steps
from rules.ruleset import OptionValue, RuleSet, RuleSetError

EXTRAS_FILE = "extras.toml"  # in this folder too, but not a rule set: see `rules.catalog.ready_made`

type _Override = tuple[str, type, object]


def load_text(
    key: str, options: Mapping[str, object] | None = None, overrides: Mapping[str, object] | None = None
) -> RuleSet:
    """Return the rule set of a text, by its key or number; see `rules.load`, which knows the ready-made ones too."""
    source = _source(key)
    chosen = _chosen(source, options)
    if overrides is not None and not isinstance(overrides, Mapping):
        raise RuleSetError("wrong_type", "overrides", "must be a mapping of places to values")
    own: list[_Override] = []  # hashable; the type beside the value distinguishes 1 from True
    for place, value in (overrides or {}).items():
        if place == "batida.needs_canastra" and isinstance(value, bool):
            value = NEEDS[int(value)]  # as it was stored at first
        if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
            own.append((str(place), tuple, tuple(value)))
        elif isinstance(value, (list, tuple)) and not verify_steps(value):
            own.append((str(place), tuple, as_steps(value)))
        elif isinstance(value, (int, str)):
            own.append((str(place), type(value), value))
        else:
            why = "must be a number, a word, yes or no, a list of words, or of pairs that rise"
            raise RuleSetError("wrong_type", str(place), why)
    return _build(source["key"], tuple(chosen.items()), tuple(own))


def is_text(key: object) -> bool:
    """Return whether a text has this key or number."""
    return isinstance(key, str) and key in _catalog()


def published() -> tuple[str, ...]:
    """Return the key of every text, in the order of their numbers."""
    return tuple(
        sorted({source["key"] for source in _catalog().values()}, key=lambda key: _source(key)["system"])
    )


def declared(key: str, options: Mapping[str, object] | None = None) -> Declared:
    """Return the switches of a text, and the values a club may set, as they are under the options.

    Raises `RuleSetError` as `rules.load`.
    """
    source = _source(key)
    return _declared(source["key"], tuple(_chosen(source, options).items()))


@lru_cache(maxsize=256)
def _declared(key: str, options: tuple[tuple[str, OptionValue], ...]) -> Declared:
    return read_declared(_catalog()[key], dict(options))


def _source(key: object) -> dict[str, Any]:
    source = _catalog().get(key) if isinstance(key, str) else None
    if source is None:
        raise RuleSetError("unknown_ruleset", "key", f"must be one of {', '.join(published())}")
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
    found = [
        tomllib.loads(file.read_text(encoding="utf-8"))
        for file in files(__name__).iterdir()
        if file.name.endswith(".toml") and file.name != EXTRAS_FILE
    ]
    by_key = {source["key"]: source for source in found}
    for key, source in by_key.items():
        by_key[key] = _merged(by_key[source.pop("like")], source) if "like" in source else source
    return by_key | {source["system"]: source for source in by_key.values()}


def _merged(tables: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of another file with the values of its own in their place; `false` leaves one out."""
    merged = dict(tables)
    for name, entry in own.items():
        if entry is False:
            del merged[name]
        elif isinstance(entry, dict) and isinstance(merged.get(name), dict) and "value" not in entry:
            merged[name] = _merged(merged[name], entry)
        else:
            merged[name] = entry
    return merged
