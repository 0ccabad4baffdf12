"""The data file of the regulamento, and copies with a change in one place."""

import copy
import tomllib
from importlib.resources import files

SOURCE = tomllib.loads(files("rules.catalog").joinpath("regulamento.toml").read_text(encoding="utf-8"))


READINGS = {name: entry["default"] for name, entry in SOURCE["options"].items() if "default" in entry}


def changed(place, entry):
    tables = copy.deepcopy(SOURCE)
    *path, name = place.split(".")
    table = tables
    for step in path:
        table = table[step]
    table[name] = entry
    return tables
