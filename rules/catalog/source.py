"""The values of one data file, after a jogo's options and a club's own values were applied."""

from collections.abc import Mapping
from typing import Any

from rules.catalog.schema import Value, default, flatten, places, verify
from rules.ruleset import OptionValue, RuleSetError


class Source:
    """The values of one data file under options and overrides, checked against the schema."""

    def __init__(
        self, tables: Mapping[str, Any], options: Mapping[str, OptionValue], overrides: Mapping[str, object]
    ) -> None:
        self.key: str = tables["key"]
        self.options = options
        self._tables = tables
        self.values = flatten(tables)
        self.switched_off: set[str] = set()
        known = {*places(tables), *(place for place in self.values if place.startswith("values."))}
        for place in self.values:
            self._known(place, known)
        for variation in tables.get("variations", ()):
            when: Mapping[str, OptionValue] = variation["when"]
            if any(self.options.get(name) != value for name, value in when.items()):
                continue
            for place in variation.keys() - {"when", "article"}:
                self._known(place, known)
                self.values[place] = Value(variation[place], variation["article"])
                if variation[place] == 0:
                    self.switched_off.add(place)
        self.has_own_values = any(place.startswith("values.") for place in overrides)
        for place, value in overrides.items():
            self._known(place, known)
            own = list(value) if isinstance(value, tuple) else value
            self.values[place] = Value(own, "regulamento do clube")
        for place, entry in self.values.items():
            verify(self.key, place, entry.value)

    def read(self, place: str) -> Any:
        entry = self.values.get(place)
        return default(place) if entry is None else entry.value

    def has(self, kind: str) -> bool:
        """Whether the kind of canastra exists under the options."""
        name = self._tables["canastras"][kind].get("option")
        return name is None or bool(self.options[name])

    def articles(self) -> dict[str, str]:
        declared = self._tables["options"]
        switches = {f"options.{name}": entry["article"] for name, entry in declared.items()}
        return {place: entry.article for place, entry in self.values.items()} | switches

    def _known(self, place: str, known: set[str]) -> None:
        if place not in known:
            raise RuleSetError("unknown_value", f"{self.key}: {place}", "is no value of this rule set")


def values_of(tables: Mapping[str, Any], options: Mapping[str, OptionValue]) -> Mapping[str, Value]:
    """Return the values of a data file by place, as they are under normalised options."""
    return Source(tables, options, {}).values
