"""Damage one place of a real event file: change a value, add or remove a key, duplicate or remove a row."""

from copy import deepcopy

NUMBERS = (-1, 0, 1, 2, 3, 7, 40, 999, 32_768, 2**31, 2**53 + 1, 10**40, 0.5, 1e308)
TEXTS = ("", " ", "x", "A", "B", "⟦1⟧", "\x00", "é" * 40, "z" * 5000, "1/2", "2026-03-07", "closed", "played")
OTHERS = (None, True, False, [], {}, [None], {"1": 1})


def places(value, path=()):
    """Return the path to every value of a file."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [one for key, of in value.items() for one in places(of, (*path, key))]
    if isinstance(value, list):
        found += [one for at, of in enumerate(value) for one in places(of, (*path, at))]
    return found


def spoiled(held, ways, dice):
    """Return a file with one altered place, and a description of the change. ways: the paths from `places`."""
    held, path = deepcopy(held), dice.choice(ways)
    at = held
    for step in path[:-1]:
        at = at[step]
    old = at[path[-1]]
    match dice.randrange(6):
        case 0 if isinstance(at, list):
            at.insert(path[-1], deepcopy(old))
            return held, f"{path} twice"
        case 1:
            del at[path[-1]]
            return held, f"{path} gone"
        case 2 if isinstance(at, dict):
            at["outro"] = 1
            return held, f"{path} and another key"
    new = another(old, dice)
    at[path[-1]] = new
    return held, f"{path}: {str(old)[:60]!r} -> {str(new)[:60]!r}"


def another(old, dice):
    """Return another value, usually of the same kind."""
    alike = {bool: (not old,), int: NUMBERS, float: NUMBERS, str: TEXTS}.get(type(old), OTHERS)
    if type(old) is int and dice.random() < 0.6:
        return old + dice.choice((-2, -1, 1, 2, 10))
    return dice.choice(alike if dice.random() < 0.8 else (*NUMBERS, *TEXTS, *OTHERS))
