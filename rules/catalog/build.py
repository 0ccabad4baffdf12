"""From the contents of a data file to a frozen `RuleSet`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.problems import Code
from rules.ruleset import Canastra, OptionValue, RuleSet, RuleSetError

_MAO_FIELDS = ("ending", "mortos_to_stock", "sides")
_SIDE_FIELDS = ("table", "hand", "table_cards", "hand_cards", "players", "batida", "morto")


def build(tables: Mapping[str, Any], options: Mapping[str, OptionValue]) -> RuleSet:
    """Return the rule set of a data file under normalised options.

    Raises `RuleSetError` (`missing_value`, `wrong_type`), its field naming the place in the file.
    """
    source = _Source(tables)
    canastras = tuple(_canastra(source, kind) for kind in tables["canastras"])
    cards, unit = source.number("deck.cards"), source.number("deck.card_points")
    kinds = tuple(canastra.kind for canastra in canastras)
    return RuleSet(
        key=tables["key"],
        system=tables["system"],
        language=tables["language"],
        title=tables["title"],
        options=MappingProxyType(dict(options)),
        words=MappingProxyType(dict(tables["words"])),
        side_names=source.names("table.sides"),
        players=source.number("table.players"),
        deck_cards=cards,
        deck_points=cards * unit,
        wild_cards=source.number("deck.wild_cards"),
        unit=unit,
        step=unit,
        mortos=source.number("mortos.count"),
        no_morto=source.number("mortos.debit"),
        hand_cards=source.number("mortos.hand_cards"),
        morto_cards=source.number("mortos.morto_cards"),
        batida=source.number("batida.bonus"),
        endings=source.names("endings.codes"),
        canastras=canastras,
        warnings=frozenset(Code(name) for name in source.names("checks.warnings")),
        many_canastras=source.number("checks.many_canastras"),
        target=options.get("target"),
        no_morto_debit_when_moved=bool(options["no_morto_debit_when_moved"]),
        hand_debit_without_batida=bool(options["hand_debit_without_batida"]),
        table_credit=bool(options["table_credit"]),
        kinds=kinds,
        bonus=MappingProxyType({canastra.kind: canastra.bonus for canastra in canastras}),
        mao_fields=frozenset(_MAO_FIELDS),
        side_fields=frozenset((*_SIDE_FIELDS, *kinds)),
        fewest_cards=tuple(canastra.cards for canastra in canastras),
        fewest_wilds=tuple(canastra.wilds for canastra in canastras),
        least_points=tuple(canastra.points for canastra in canastras),
        most_canastras=cards // min(canastra.cards for canastra in canastras),
        articles=MappingProxyType(source.articles | _option_articles(tables["options"])),
    )


class _Source:
    """One data file: hands out its values with their type checked, and keeps the article of each."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self._tables = tables
        self.articles: dict[str, str] = {}

    def number(self, path: str) -> int:
        return self._value(path, int)

    def names(self, path: str) -> tuple[str, ...]:
        return tuple(self._value(path, list))

    def _value[T](self, path: str, kind: type[T]) -> T:
        place = f"{self._tables['key']}: {path}"
        entry: Any = self._tables
        try:
            for name in path.split("."):
                entry = entry[name]
            value, article = entry["value"], entry["article"]
        except KeyError:
            raise RuleSetError("missing_value", place, "needs a value and its article") from None
        if type(value) is not kind:
            raise RuleSetError("wrong_type", place, f"must be of type {kind.__name__}")
        self.articles[path] = article
        return value


def _canastra(source: _Source, kind: str) -> Canastra:
    place = f"canastras.{kind}"
    return Canastra(
        kind=kind,
        bonus=source.number(f"{place}.bonus"),
        cards=source.number(f"{place}.cards"),
        wilds=source.number(f"{place}.wilds"),
        points=source.number(f"{place}.points"),
    )


def _option_articles(declared: Mapping[str, Any]) -> dict[str, str]:
    return {f"options.{name}": entry["article"] for name, entry in declared.items()}
