"""From the contents of a data file to a frozen `RuleSet`."""

from collections.abc import Mapping
from itertools import combinations
from math import gcd
from types import MappingProxyType
from typing import Any

from rules.cards import JOKER, RANKS, ranks_of
from rules.catalog.contradictions import refuse_contradictions
from rules.catalog.schema import Value, default, flatten, places, verify
from rules.partida import ROUND
from rules.problems import Code
from rules.ruleset import Canastra, MeldRules, OptionValue, RuleSet, RuleSetError

RELANCINHO = 11  # cards of a run laid at once (000:47)
_SIDE_FIELDS = ("table", "hand", "table_cards", "hand_cards", "players", "batida")


def build(
    tables: Mapping[str, Any],
    options: Mapping[str, OptionValue],
    overrides: Mapping[str, object] | None = None,
) -> RuleSet:
    """Return the rule set of a data file under normalised options, with a club's own values.

    Raises `RuleSetError` (`missing_value`, `wrong_type`, `impossible_value`, `unknown_value`, `left_out`,
    `contradiction`), its field naming the file and the place in it.
    """
    source = _Source(tables, options, overrides or {})
    deck = _deck(source)
    cheapest = min(worth for card, worth in deck["values"].items() if card != JOKER or deck["jokers"])
    canastras = tuple(_canastra(source, kind, cheapest) for kind in tables["canastras"] if source.has(kind))
    kinds = tuple(canastra.kind for canastra in canastras)
    extras = tuple(
        (name, points) for name in ("grown", "relancinho") if (points := source.read(f"bonuses.{name}"))
    )
    names = tuple(name for name, _ in extras)
    replaced = _replaced(source, kinds, names)
    rest = _mortos(source) | _readings(source) | _partida(source)
    rest |= _fields(source, {*kinds, *names, *replaced})
    _verify_steps(source, canastras, deck["step"])
    refuse_contradictions(source.key, source.read, kinds, overrides or {}, source.switched_off)
    return RuleSet(
        key=source.key,
        system=tables["system"],
        language=tables["language"],
        title=tables["title"],
        options=MappingProxyType(dict(options)),
        overrides=MappingProxyType(dict(overrides or {})),
        articles=MappingProxyType(source.articles()),
        words=MappingProxyType(dict(tables["words"])),
        melds=_melds(source, options),
        batida=source.read("batida.bonus"),
        batida_needs_canastra=source.read("batida.needs_canastra"),
        wild_discard=source.read("batida.wild_discard"),
        canastras=canastras,
        extras=extras,
        penalty=source.read("penalties.communication"),
        vulnerable_points=source.read("vulnerability.points"),
        warned_points=source.read("vulnerability.warned"),
        warnings=frozenset(Code(name) for name in source.read("checks.warnings")),
        many_canastras=source.read("checks.many_canastras"),
        kinds=kinds,
        bonus=MappingProxyType({canastra.kind: canastra.bonus for canastra in canastras}),
        extra_names=names,
        replaced=replaced,
        fewest_cards=tuple(canastra.cards for canastra in canastras),
        fewest_wilds=tuple(canastra.wilds for canastra in canastras),
        least_points=tuple(canastra.points for canastra in canastras),
        most_canastras=deck["deck_cards"] // min(canastra.cards for canastra in canastras),
        unviewed_range=_unviewed_range(source, deck),
        **deck,
        **rest,
    )


def values_of(tables: Mapping[str, Any], options: Mapping[str, OptionValue]) -> Mapping[str, Value]:
    """Return the values of a data file by place, as they are under normalised options."""
    return _Source(tables, options, {}).values


class _Source:
    """One data file under its options: hands out its values, their kind checked."""

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
            self._vary(variation, known)
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

    def _vary(self, variation: Mapping[str, Any], known: set[str]) -> None:
        when: Mapping[str, OptionValue] = variation["when"]
        if all(self.options.get(name) == value for name, value in when.items()):
            for place in variation.keys() - {"when", "article"}:
                self._known(place, known)
                self.values[place] = Value(variation[place], variation["article"])
                if variation[place] == 0:
                    self.switched_off.add(place)


def _deck(source: _Source) -> dict[str, Any]:
    jokers, packs = source.read("deck.jokers"), source.read("deck.packs")
    values = _values(source, jokers)
    own = sorted([values[rank] for rank in RANKS for _ in range(4 * packs)] + [values[JOKER]] * jokers)
    wild = [values["2"]] * 4 * packs + [values[JOKER]] * jokers
    raised = sum(max(own) - points for points in wild) if source.read("melds.wild_takes_value") else 0
    worths = {values[rank] for rank in RANKS} | ({values[JOKER]} if jokers else set())
    return {
        "values": MappingProxyType(values),
        "jokers": jokers,
        "packs": packs,
        "deck_cards": len(own),
        "deck_points": sum(own) + raised,
        "wild_cards": len(wild),
        "unit": worths.copy().pop() if len(worths) == 1 else None,
        "step": gcd(*worths),
    }


def _values(source: _Source, jokers: int) -> dict[str, int]:
    """Return what each rank is worth; every one exactly once, a joker's only where there are any."""
    values: dict[str, int] = {}
    for place in [place for place in source.values if place.startswith("values.")]:
        try:
            ranks = ranks_of(place.removeprefix("values."))
        except ValueError:
            raise RuleSetError("unknown_value", f"{source.key}: {place}", "names no card") from None
        if not values.keys().isdisjoint(ranks) or source.read(place) == 0:
            raise RuleSetError("impossible_value", f"{source.key}: {place}", "each card has one worth, not 0")
        values |= dict.fromkeys(ranks, source.read(place))
    missing = [rank for rank in (*RANKS, *([JOKER] if jokers else [])) if rank not in values]
    if missing:
        raise RuleSetError("missing_value", f"{source.key}: values", f"no worth for {', '.join(missing)}")
    return {JOKER: 0} | values


def _mortos(source: _Source) -> dict[str, Any]:
    sides, lineup = tuple(source.read("table.sides")), source.read("table.lineup")
    return {
        "side_names": sides,
        "fewest_sides": 2 if lineup == "free" else len(sides),
        "lineups": MappingProxyType({frozenset(names): names for names in _lineups(sides, lineup)}),
        "solo": lineup == "solo",
        "players": source.read("table.players"),
        "mortos": source.read("mortos.count"),
        "mortos_stated": source.read("mortos.stated"),
        "mortos_move": source.read("mortos.become_stock"),
        "no_morto": source.read("mortos.debit"),
        "hand_cards": source.read("mortos.hand_cards"),
        "morto_cards": source.read("mortos.morto_cards"),
        "solo_cards": source.read("mortos.solo_cards") or source.read("mortos.morto_cards"),
        "unviewed": source.read("mortos.unviewed"),
    }


def _lineups(sides: tuple[str, ...], lineup: str) -> list[tuple[str, ...]]:
    if lineup == "free":
        return [sides[:count] for count in range(2, len(sides) + 1)]
    if lineup == "solo":
        pairs = [(set(sides).difference(pair).pop(), "+".join(pair)) for pair in combinations(sides, 2)]
        return [*pairs, sides]
    return [sides]


def _canastra(source: _Source, kind: str, cheapest: int) -> Canastra:
    """Return a kind of canastra. With card values of a club's own its least points are as many cheapest cards."""
    fields = ("bonus", "cards", "wilds", "points", "relancinho")
    read = {name: source.read(f"canastras.{kind}.{name}") for name in fields}
    if source.has_own_values:
        read["points"] = min(read["points"], read["cards"] * cheapest)
        read["relancinho"] = min(read["relancinho"], RELANCINHO * cheapest)
    return Canastra(kind=kind, **read)


def _melds(source: _Source, options: Mapping[str, OptionValue]) -> MeldRules:
    flags = [place for place in places({}) if place.startswith("melds.")]
    return MeldRules(
        royal=str(options.get("royal", "")),
        real=bool(options.get("canastra_real", False)),
        semi=bool(options.get("semipulito", False)),
        **{place.removeprefix("melds."): source.read(place) for place in flags},
    )


def _readings(source: _Source) -> dict[str, Any]:
    options = source.options
    grown, twos_grow = str(options.get("grown", "on_top")), bool(options.get("twos_grow", True))
    relancinho_on_top = bool(options.get("relancinho_on_top", True))
    return {
        "no_morto_debit_when_moved": bool(options.get("no_morto_debit_when_moved", True)),
        "hand_debit_without_batida": bool(options.get("hand_debit_without_batida", True)),
        "table_credit": bool(options.get("table_credit", True)),
        "unviewed_instead_of_debit": bool(options.get("unviewed_instead_of_debit", True)),
        "partners_halve": bool(options.get("partners_halve", True)),
        "relancinho_on_top": relancinho_on_top,
        "grown": grown,
        "twos_grow": twos_grow,
    }


def _partida(source: _Source) -> dict[str, Any]:
    options = source.options
    return {
        "end": source.read("partida.end"),
        "endings": tuple(source.read("endings.codes")),
        "target": options.get("target"),
        "maos": options.get("maos"),
    }


def _replaced(source: _Source, kinds: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the facts that say which canastras have a bonus, where it takes the place of another."""
    chosen = source.options.get
    if chosen("grown") != "instead" and chosen("relancinho_on_top", True) and chosen("twos_grow", True):
        return ()
    return tuple(f"{name}_{kind}" for name in names for kind in kinds)


def _fields(source: _Source, counts: set[str]) -> dict[str, Any]:
    """Return what one may be asked about a mão, and what is refused by name; `counts`: the numbers of a side."""
    mortos, moved = source.read("mortos.count"), source.read("mortos.become_stock")
    unviewed, penalty = source.read("mortos.unviewed"), source.read("penalties.communication")
    vulnerable = source.read("vulnerability.points")
    foreign = {
        "mortos_to_stock": Code.MORTO_NOT_MOVABLE if mortos else Code.MORTO_NOT_IN_SYSTEM,
        "morto": Code.MORTO_NOT_IN_SYSTEM,
        "unviewed": Code.UNVIEWED_NOT_IN_SYSTEM,
        "penalties": Code.PENALTY_NOT_IN_RULES,
    }
    started = source.read("partida.end") == ROUND
    of_mao = {"mortos_to_stock": moved, "before": vulnerable, "started": started}
    of_side = {"morto": mortos, "unviewed": unviewed, "penalties": penalty, "warned": vulnerable}
    of_side["unviewed_cards"] = unviewed
    own = [name for name, there in of_side.items() if there]
    return {
        "morto_states": frozenset(
            {"taken", "not_taken", *(["unviewed"] if unviewed else [])} if mortos else ()
        ),
        "foreign": MappingProxyType(foreign),
        "mao_fields": frozenset({"ending", "sides", *(name for name, there in of_mao.items() if there)}),
        "side_fields": frozenset((*_SIDE_FIELDS, *own, *counts)),
    }


def _unviewed_range(source: _Source, deck: Mapping[str, Any]) -> Mapping[int, tuple[int, int]]:
    values = deck["values"]
    own = sorted(4 * deck["packs"] * [values[rank] for rank in RANKS] + [values[JOKER]] * deck["jokers"])
    sizes = {source.read("mortos.morto_cards"), source.read("mortos.solo_cards")} - {0}
    return MappingProxyType({size: (sum(own[:size]), sum(own[-size:])) for size in sizes})


def _verify_steps(source: _Source, canastras: tuple[Canastra, ...], step: int) -> None:
    """Raise unless every bonus is a multiple of what cards are worth, and every canastra can be."""
    bonuses = {f"canastras.{one.kind}.bonus": one.bonus for one in canastras}
    others = ("batida.bonus", "mortos.debit", "bonuses.grown", "bonuses.relancinho")
    bonuses |= {place: source.read(place) for place in (*others, "penalties.communication")}
    for place, points in bonuses.items():
        if points % step:
            raise RuleSetError("impossible_value", f"{source.key}: {place}", f"must be a multiple of {step}")
    for one in canastras:
        if not one.cards:
            raise RuleSetError(
                "impossible_value", f"{source.key}: canastras.{one.kind}.cards", "must be more than 0"
            )
