"""Build a `RuleSet` from the contents of a data file."""

from collections.abc import Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Any

from rules.cards import JOKER
from rules.catalog.contradictions import refuse_contradictions
from rules.catalog.deck import read_deck, unviewed_range
from rules.catalog.mao_fields import read_fields, replaced_facts
from rules.catalog.schema import places
from rules.catalog.source import Source
from rules.problems import Code
from rules.ruleset import Canastra, MeldRules, OptionValue, RuleSet, RuleSetError

RELANCINHO = 11  # cards of a run laid at once (000:47)


def build(
    tables: Mapping[str, Any],
    options: Mapping[str, OptionValue],
    overrides: Mapping[str, object] | None = None,
) -> RuleSet:
    """Return the rule set of a data file under normalised options, with a club's own values.

    Raises `RuleSetError` (`missing_value`, `wrong_type`, `impossible_value`, `unknown_value`, `left_out`,
    `contradiction`), its field naming the file and the place in it.
    """
    source = Source(tables, options, overrides or {})
    deck = read_deck(source)
    cheapest = min(worth for card, worth in deck["values"].items() if card != JOKER or deck["jokers"])
    canastras = tuple(_canastra(source, kind, cheapest) for kind in tables["canastras"] if source.has(kind))
    kinds = tuple(canastra.kind for canastra in canastras)
    extras = tuple(
        (name, points) for name in ("grown", "relancinho") if (points := source.read(f"bonuses.{name}"))
    )
    names = tuple(name for name, _ in extras)
    replaced = replaced_facts(source, kinds, names)
    rest = _mortos(source) | _scoring_and_end(source)
    rest |= read_fields(source, {*kinds, *names, *replaced})
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
        unviewed_range=unviewed_range(source, deck),
        **deck,
        **rest,
    )


def _mortos(source: Source) -> dict[str, Any]:
    sides, lineup = tuple(source.read("table.sides")), source.read("table.lineup")
    if lineup == "solo" and len(sides) != 3:
        raise RuleSetError("contradiction", f"{source.key}: table.lineup", "one against two are three sides")
    lineups = [sides]
    if lineup == "free":
        lineups = [sides[:count] for count in range(2, len(sides) + 1)]
    elif lineup == "solo":
        pairs = [(set(sides).difference(pair).pop(), "+".join(pair)) for pair in combinations(sides, 2)]
        lineups = [*pairs, sides]
    return {
        "side_names": sides,
        "fewest_sides": 2 if lineup == "free" else len(sides),
        "lineups": MappingProxyType({frozenset(names): names for names in lineups}),
        "solo": lineup == "solo",
        "players": source.read("table.players"),
        "first_player": source.read("table.first_player"),
        "mortos": source.read("mortos.count"),
        "mortos_stated": source.read("mortos.stated"),
        "mortos_move": source.read("mortos.become_stock"),
        "no_morto": source.read("mortos.debit"),
        "hand_cards": source.read("mortos.hand_cards"),
        "morto_cards": source.read("mortos.morto_cards"),
        "solo_cards": source.read("mortos.solo_cards") or source.read("mortos.morto_cards"),
        "unviewed": source.read("mortos.unviewed"),
    }


def _canastra(source: Source, kind: str, cheapest: int) -> Canastra:
    """Return a kind of canastra. If a club sets card values, its fewest points are those of the cheapest cards."""
    fields = ("bonus", "cards", "wilds", "points", "relancinho")
    read = {name: source.read(f"canastras.{kind}.{name}") for name in fields}
    if source.has_own_values:
        read["points"] = min(read["points"], read["cards"] * cheapest)
        read["relancinho"] = min(read["relancinho"], RELANCINHO * cheapest)
    return Canastra(kind=kind, **read)


def _melds(source: Source, options: Mapping[str, OptionValue]) -> MeldRules:
    flags = [place for place in places({}) if place.startswith("melds.")]
    return MeldRules(
        royal=str(options.get("royal", "")),
        real=bool(options.get("canastra_real", False)),
        semi=bool(options.get("semipulito", False)),
        **{place.removeprefix("melds."): source.read(place) for place in flags},
    )


def _scoring_and_end(source: Source) -> dict[str, Any]:
    options = source.options
    return {
        "no_morto_debit_when_moved": bool(options.get("no_morto_debit_when_moved", True)),
        "hand_debit_without_batida": bool(options.get("hand_debit_without_batida", True)),
        "table_credit": bool(options.get("table_credit", True)),
        "unviewed_instead_of_debit": bool(options.get("unviewed_instead_of_debit", True)),
        "partners_halve": bool(options.get("partners_halve", True)),
        "relancinho_on_top": bool(options.get("relancinho_on_top", True)),
        "grown": str(options.get("grown", "on_top")),
        "twos_grow": bool(options.get("twos_grow", True)),
        "end": source.read("partida.end"),
        "endings": tuple(source.read("endings.codes")),
        "target": options.get("target"),
        "maos": options.get("maos"),
    }


def _verify_steps(source: Source, canastras: tuple[Canastra, ...], step: int) -> None:
    """Raise unless every bonus is a multiple of the card values, and every canastra has cards."""
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
