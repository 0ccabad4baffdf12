"""Validate the options chosen for a rule set against its switches."""

from collections.abc import Mapping
from typing import Any

from rules.catalog.schema import MOST
from rules.ruleset import OptionValue, RuleSetError

_MOST_MAOS = 99


def normalise(
    declared: Mapping[str, Any], given: Mapping[str, object] | None, *, step: int
) -> dict[str, OptionValue]:
    """Return every switch with its value, in the order of the data file, except those with neither value nor default.

    declared: the `[options]` of the data file. step: what a limit in points must be a multiple of.
    """
    if given is not None and not isinstance(given, Mapping):
        raise RuleSetError("wrong_type", "options", "must be a mapping of names to values")
    for name in given or ():
        if name not in declared:
            raise RuleSetError("unknown_option", str(name), f"must be one of {', '.join(declared)}")
    chosen = {name: entry["default"] for name, entry in declared.items() if "default" in entry}
    for name, value in (given or {}).items():
        chosen[name] = _READ[declared[name]["type"]](name, value, declared[name] | {"step": step})
    if "maos" in chosen and chosen.get("target") != declared["target"].get("default"):
        raise RuleSetError("contradiction", "target", "an agreed number of mãos has no limit in points")
    return {name: chosen[name] for name in declared if name in chosen}


def _bool(name: str, value: object, _entry: Mapping[str, Any]) -> bool:
    if not isinstance(value, bool):
        raise RuleSetError("wrong_type", name, "must be true or false")
    return value


def _points(name: str, value: object, entry: Mapping[str, Any]) -> int:
    why = f"must be a positive multiple of {entry['step']}, {MOST} at most"
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetError("wrong_type", name, why)
    if not 0 < value <= MOST or value % entry["step"]:
        raise RuleSetError("impossible_value", name, why)
    return value


def _count(name: str, value: object, _entry: Mapping[str, Any]) -> int:
    why = f"must be from 1 to {_MOST_MAOS}"
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetError("wrong_type", name, why)
    if not 1 <= value <= _MOST_MAOS:
        raise RuleSetError("impossible_value", name, why)
    return value


def _choice(name: str, value: object, entry: Mapping[str, Any]) -> int | str:
    choices = entry["choices"]
    if isinstance(value, str) and value in entry.get("not_scorable", ()):
        raise RuleSetError("not_scorable", name, "the text names this mode and gives no rules of it")
    why = f"must be one of {', '.join(map(str, choices))}"
    if not isinstance(value, int | str) or type(value) is not type(choices[0]):
        raise RuleSetError("wrong_type", name, why)
    if value not in choices:
        raise RuleSetError("impossible_value", name, why)
    return value


_READ = {"bool": _bool, "points": _points, "count": _count, "choice": _choice}
