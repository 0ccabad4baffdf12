"""Ready-made rule sets: a published key with its own options and values, and where they come from."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from rules.catalog import EXTRAS_FILE, is_text, load_text, published
from rules.ruleset import OptionValue, RuleSet, RuleSetError

_FIELDS: Final[Mapping[str, tuple[type, object]]] = {
    "title": (str, None),
    "base": (str, None),
    "options": (dict, {}),
    "overrides": (dict, {}),
    "minutes": (int, 0),
    "source": (str, None),
}
_MOST_MINUTES: Final = 600


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """A ready-made rule set. `minutes`: of a partida, 0 without a clock; `source`: where its figures come from."""

    key: str
    title: str
    base: str
    options: Mapping[str, OptionValue]
    overrides: Mapping[str, object]
    minutes: int
    source: str

    def load(self) -> RuleSet:
        """Return the rule set itself."""
        return load_text(self.base, self.options, self.overrides)


def load(
    key: str, options: Mapping[str, object] | None = None, overrides: Mapping[str, object] | None = None
) -> RuleSet:
    """Return the rule set of a key, with a jogo's options.

    key: a published key (`regulamento-1`), the number of a text (`002`) for its newest one, or the key of a ready-made
    rule set (`partida-3000`), whose own options and values the given ones replace.
    options: switches by name. `target`, the points limit, is only needed to decide a partida.
    overrides: a club's own values, by place in the data file (`{"batida.bonus": 200}`).

    Raises `RuleSetError`: `unknown_ruleset`, `unknown_option`, `wrong_type`, `impossible_value`, `not_scorable`,
    `unknown_value`, `left_out`, `contradiction`.
    The same key, options and overrides give the same object again.

    >>> ruleset = load("burraco-1", {"semipulito": True}, {"batida.bonus": 150})
    >>> ruleset.target, ruleset.batida, ruleset.bonus["semi"]
    (2000, 150, 150)
    >>> load("partida-3000").target
    3000
    """
    extra = None if is_text(key) else extras().get(key) if isinstance(key, str) else None
    if extra is None:
        if not is_text(key):
            raise RuleSetError("unknown_ruleset", "key", f"must be one of {', '.join(keys())}")
        return load_text(key, options, overrides)
    given = [
        extra.options if options is None else options,
        extra.overrides if overrides is None else overrides,
    ]
    own = (extra.options, extra.overrides)
    merged = [
        {**mine, **one} if isinstance(one, Mapping) else one for mine, one in zip(own, given, strict=True)
    ]
    return load_text(extra.base, *merged)


def keys() -> tuple[str, ...]:
    """Return every key that `load` takes, besides the numbers of the texts."""
    return (*published(), *extras())


@cache
def extras() -> Mapping[str, Extra]:
    """Return the ready-made rule sets by key, in the order of the file.

    Raises `RuleSetError` as `read_extras`.
    """
    file = files("rules.catalog").joinpath(EXTRAS_FILE)
    return read_extras(tomllib.loads(file.read_text(encoding="utf-8")))


def read_extras(tables: Mapping[str, Any]) -> Mapping[str, Extra]:
    """Return the extras of a data file, after loading each of them once to see that it works.

    Raises `RuleSetError` naming the file and the field: `missing_value`, `unknown_value`, `wrong_type`,
    `impossible_value`, and those of `rules.load` for base, options and overrides.
    """
    found: dict[str, Extra] = {}
    for key, table in tables.items():
        where = f"{EXTRAS_FILE}: {key}"
        if not isinstance(table, Mapping):
            raise RuleSetError("wrong_type", where, "must be a table")
        if unknown := sorted(set(table) - set(_FIELDS)):
            raise RuleSetError(
                "unknown_value", f"{where}.{unknown[0]}", f"must be one of {', '.join(_FIELDS)}"
            )
        given: dict[str, Any] = {name: _field(where, name, table) for name in _FIELDS}
        given |= {name: MappingProxyType(dict(given[name])) for name in ("options", "overrides")}
        found[key] = Extra(key=key, **given)
        try:
            found[key].load()
        except RuleSetError as exc:
            raise RuleSetError(exc.code, f"{where}: {exc.field}", exc.why) from exc
    return MappingProxyType(found)


def _field(where: str, name: str, table: Mapping[str, object]) -> object:
    kind, default = _FIELDS[name]
    value = table.get(name, default)
    if value is None or value == "":
        raise RuleSetError("missing_value", f"{where}.{name}", "must be given")
    if type(value) is not kind:
        raise RuleSetError("wrong_type", f"{where}.{name}", f"must be of type {kind.__name__}")
    if isinstance(value, int) and not 0 <= value <= _MOST_MINUTES:
        raise RuleSetError("impossible_value", f"{where}.{name}", f"must be from 0 to {_MOST_MINUTES}")
    return value
