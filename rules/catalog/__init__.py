"""Every published rule set by key, read from the data files of this folder."""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from rules.catalog.build import build
from rules.catalog.options import normalise
from rules.ruleset import OptionValue, RuleSet, RuleSetError


def load(key: str, options: Mapping[str, object] | None = None) -> RuleSet:
    """Return the rule set of a key, with a jogo's options.

    key: a published key (`regulamento-1`), or the number of a text (`002`) for its newest one.
    options: switches by name. `target`, the points limit, is only needed to decide a partida.

    Raises `RuleSetError`: `unknown_ruleset`, `unknown_option`, `wrong_type`, `impossible_value`.
    The same key and options give the same object again.
    """
    source = _catalog().get(key) if isinstance(key, str) else None
    if source is None:
        raise RuleSetError("unknown_ruleset", "key", "no rule set has this key")
    chosen = normalise(source["options"], options, step=source["deck"]["card_points"]["value"])
    return _build(source["key"], tuple(chosen.items()))


@lru_cache(maxsize=256)
def _build(key: str, options: tuple[tuple[str, OptionValue], ...]) -> RuleSet:
    return build(_catalog()[key], dict(options))


@cache
def _catalog() -> Mapping[str, dict[str, Any]]:
    """Return the contents of the data files by key and by number."""
    by_key = {}
    for file in files(__name__).iterdir():
        if file.name.endswith(".toml"):
            source = tomllib.loads(file.read_text(encoding="utf-8"))
            by_key[source["key"]] = by_key[source["system"]] = source
    return by_key
