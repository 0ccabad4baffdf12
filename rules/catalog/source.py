"""The values of one data file, after a jogo's options and a club's own values were applied."""

from collections.abc import Mapping
from typing import Any, Final

from rules.catalog.schema import Value, default, flatten, further_kinds, places, verify
from rules.ruleset import OptionValue, RuleSetError

VALUE_ROWS: Final = ("values.3-7", "values.8-K", "values.A", "values.2", "values.joker")
EVERY_CARD: Final = "values.all"


class TextValues:
    """The values of one data file under options and overrides, checked against the schema."""

    def __init__(
        self, tables: Mapping[str, Any], options: Mapping[str, OptionValue], overrides: Mapping[str, object]
    ) -> None:
        self.key: str = tables["key"]
        self.options = options
        self._tables = tables
        self.values = flatten(tables)
        self.switched_off: set[str] = set()
        self.kinds: tuple[str, ...] = tuple(tables["canastras"])
        known = {*places(tables), *(place for place in self.values if place.startswith("values."))}
        for place in self.values:
            self._known(place, known)
        for name, entry in tables["options"].items():
            if "place" in entry and name in options:
                self._known(entry["place"], known)
                self.values[entry["place"]] = Value(_listed(options[name]), _said_of(entry, options[name]))
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
        known |= {f"canastras.{kind}.bonus" for kind in further_kinds(tables)}
        for place, value in self._split_values(overrides).items():
            self._known(place, known | set(self.values))
            self.values[place] = Value(_listed(value), "regulamento do clube")
        for place, entry in self.values.items():
            verify(self.key, place, entry.value)

    def read(self, place: str) -> Any:
        entry = self.values.get(place)
        return default(place) if entry is None else entry.value

    def has(self, kind: str) -> bool:
        """Return whether the kind of canastra exists under the options."""
        name = self._tables["canastras"][kind].get("option")
        return name is None or bool(self.options[name])

    def adds(self, kind: str) -> bool:
        """Return whether a club adds a kind of canastra that the file leaves out."""
        return f"canastras.{kind}.bonus" in self.values

    def articles(self) -> dict[str, str]:
        declared = self._tables["options"]
        switches = {f"options.{name}": entry["article"] for name, entry in declared.items()}
        said = {f"articles.{name}": article for name, article in self._tables.get("articles", {}).items()}
        return {place: entry.article for place, entry in self.values.items()} | switches | said

    def _split_values(self, overrides: Mapping[str, object]) -> Mapping[str, object]:
        # A club may set one row of cards apart; then each row first gets the common value.
        every = self.values.get(EVERY_CARD)
        if every is None or not set(overrides) & set(VALUE_ROWS):
            return overrides
        if EVERY_CARD in overrides:
            every = Value(overrides[EVERY_CARD], "regulamento do clube")
        kept = {place: value for place, value in self.values.items() if place != EVERY_CARD}
        self.values = dict.fromkeys(VALUE_ROWS, every) | kept
        return {place: value for place, value in overrides.items() if place != EVERY_CARD}

    def _known(self, place: str, known: set[str]) -> None:
        if place not in known:
            raise RuleSetError("unknown_value", f"{self.key}: {place}", "is no value of this rule set")


def _said_of(entry: Mapping[str, Any], chosen: OptionValue) -> str:
    # `otherwise` is the source of a value other than the default.
    said: str = entry["article"]
    return said if _listed(chosen) == entry.get("default") else entry.get("otherwise", said)


def _listed(value: object) -> object:
    # Options and overrides hold tuples, values lists.
    return list(value) if isinstance(value, tuple) else value


def values_of(tables: Mapping[str, Any], options: Mapping[str, OptionValue]) -> Mapping[str, Value]:
    """Return the values of a data file by place, under normalised options."""
    return TextValues(tables, options, {}).values
