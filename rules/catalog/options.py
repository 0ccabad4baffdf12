"""Validate the options chosen for a rule set against its switches."""

from collections.abc import Container, Iterable, Mapping
from typing import Any

from rules.catalog.schema import MOST, verify_steps
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
        _verify(name, value, declared[name], step)
        chosen[name] = value
    chosen |= {name: as_steps(value) for name, value in chosen.items() if isinstance(value, list | tuple)}
    if "maos" in chosen and chosen.get("target") != declared["target"].get("default"):
        raise RuleSetError("contradiction", "target", "an agreed number of mãos has no limit in points")
    return {name: chosen[name] for name in declared if name in chosen}


def as_steps(value: Iterable[Any]) -> tuple[tuple[int, int], ...]:
    """Return pairs of points, hashable."""
    return tuple((first, least) for first, least in value)


def _verify(name: str, value: object, entry: Mapping[str, Any], step: int) -> None:
    """Raise `RuleSetError` unless the value is one that the switch can have."""
    right: type
    possible: Container[object]
    if isinstance(value, str) and value in entry.get("not_scorable", ()):
        raise RuleSetError("not_scorable", name, "the text names this mode and gives no rules of it")
    match entry["type"]:
        case "steps":
            right, possible, why = type(value), (value,), verify_steps(value)
            if why:
                raise RuleSetError("wrong_type" if "of type" in why else "impossible_value", name, why)
        case "amount":
            right, possible, why = int, range(MOST + 1), f"must be from 0 to {MOST}"
        case "bool":
            right, possible, why = bool, (False, True), "must be true or false"
        case "points":
            right, possible = int, range(step, MOST + 1, step)
            why = f"must be a positive multiple of {step}, {MOST} at most"
        case "count":
            right, possible, why = int, range(1, _MOST_MAOS + 1), f"must be from 1 to {_MOST_MAOS}"
        case _:
            right, possible = type(entry["choices"][0]), entry["choices"]
            why = f"must be one of {', '.join(map(str, entry['choices']))}"
    if type(value) is not right:
        raise RuleSetError("wrong_type", name, why)
    if value not in possible:
        raise RuleSetError("impossible_value", name, why)
