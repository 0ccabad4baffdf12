"""The switches of a rule set: what a club may choose, and what it chose."""

from collections.abc import Mapping
from typing import Any

from rules.ruleset import OptionValue, RuleSetError


def normalise(
    declared: Mapping[str, Any], given: Mapping[str, object] | None, *, step: int
) -> dict[str, OptionValue]:
    """Return every switch with its value, in the order of the data file; a limit nobody gave is left out.

    declared: the `[options]` of the data file. step: what a limit in points must be a multiple of.
    """
    if given is not None and not isinstance(given, Mapping):
        raise RuleSetError("wrong_type", "options", "must be a mapping of names to values")
    for name in given or ():
        if name not in declared:
            raise RuleSetError("unknown_option", str(name), f"must be one of {', '.join(declared)}")
    chosen = {name: entry["default"] for name, entry in declared.items() if "default" in entry}
    for name, value in (given or {}).items():
        chosen[name] = _READ[declared[name]["type"]](name, value, step)
    return {name: chosen[name] for name in declared if name in chosen}


def _bool(name: str, value: object, _step: int) -> bool:
    if not isinstance(value, bool):
        raise RuleSetError("wrong_type", name, "must be true or false")
    return value


def _points(name: str, value: object, step: int) -> int:
    why = f"must be a positive multiple of {step}"
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetError("wrong_type", name, why)
    if value <= 0 or value % step:
        raise RuleSetError("impossible_value", name, why)
    return value


_READ = {"bool": _bool, "points": _points}
