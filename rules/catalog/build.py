"""Build a `RuleSet` from the contents of a data file."""

from collections.abc import Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Any

from rules.cards import RANKS
from rules.catalog.contradictions import refuse_contradictions
from rules.catalog.deck import read_deck, unviewed_range
from rules.catalog.kinds import read_canastras
from rules.catalog.mao_fields import read_fields, replaced_facts
from rules.catalog.schema import CLEAN, NEEDS, places
from rules.catalog.source import TextValues
from rules.catalog.threes import read_threes
from rules.problems import Code
from rules.ruleset import Canastra, MeldRules, OptionValue, RuleSet, RuleSetError


def build(
    tables: Mapping[str, Any],
    options: Mapping[str, OptionValue],
    overrides: Mapping[str, object] | None = None,
) -> RuleSet:
    """Return the rule set of a data file under normalised options, with a club's own values.

    Raises `RuleSetError` (`missing_value`, `wrong_type`, `impossible_value`, `unknown_value`, `left_out`,
    `contradiction`), its field naming the file and the place in it.
    """
    source = TextValues(tables, options, overrides or {})
    deck = read_deck(source)
    canastras = read_canastras(source, deck["values"], deck["jokers"])
    kinds = tuple(canastra.kind for canastra in canastras)
    extras = tuple(
        (name, points) for name in ("grown", "relancinho") if (points := source.read(f"bonuses.{name}"))
    )
    names = tuple(name for name, _ in extras)
    replaced = replaced_facts(source, kinds, names)
    rest = _mortos(source) | _scoring_and_end(source)
    threes = read_threes(source)
    rest |= read_fields(source, {*kinds, *names, *replaced, *threes.facts})
    _verify_steps(source, canastras, deck["step"])
    refuse_contradictions(source.key, source.read, kinds, overrides or {}, source.switched_off)
    steps, needed = source.read("vulnerability.steps"), source.read("batida.needs_canastra")
    barred = len(source.read("melds.barred_ranks")) * 4 * deck["packs"]
    return RuleSet(
        key=source.key,
        system=tables["system"],
        language=tables["language"],
        title=tables["title"],
        options=MappingProxyType(dict(options)),
        overrides=MappingProxyType(dict(overrides or {})),
        articles=MappingProxyType(source.articles()),
        words=MappingProxyType(dict(tables["words"])),
        melds=_melds(source, kinds),
        threes=threes,
        batida=source.read("batida.bonus"),
        batida_needs=NEEDS[int(needed)] if isinstance(needed, bool) else needed,
        wild_discard=source.read("batida.wild_discard"),
        canastras=canastras,
        extras=extras,
        penalty=source.read("penalties.communication"),
        vulnerable_points=steps[0][1] if steps else source.read("vulnerability.points"),
        vulnerable_steps=tuple((first, least) for first, least in steps),
        vulnerable_bonuses=source.read("vulnerability.bonuses"),
        warned_points=0 if steps else source.read("vulnerability.warned"),
        warnings=frozenset(Code(name) for name in source.read("checks.warnings")),
        many_canastras=source.read("checks.many_canastras"),
        kinds=kinds,
        clean=tuple(kind in CLEAN for kind in kinds),
        meld_cards=deck["deck_cards"] - barred,
        bonus=MappingProxyType({canastra.kind: canastra.bonus for canastra in canastras}),
        extra_names=names,
        replaced=replaced,
        fewest_cards=tuple(canastra.cards for canastra in canastras),
        fewest_wilds=tuple(canastra.wilds for canastra in canastras),
        least_points=tuple(canastra.points for canastra in canastras),
        most_canastras=(deck["deck_cards"] - barred) // min(canastra.cards for canastra in canastras),
        unviewed_range=unviewed_range(source, deck),
        **deck,
        **rest,
    )


def _mortos(source: TextValues) -> dict[str, Any]:
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
        "unplayed": source.read("mortos.unplayed"),
        "debit_when": source.read("mortos.debit_when"),
    }


def _melds(source: TextValues, kinds: tuple[str, ...]) -> MeldRules:
    read = {
        place.removeprefix("melds."): source.read(place) for place in places({}) if place.startswith("melds.")
    }
    read["wilds_in_sets"] = min(read["wilds"], read["wilds_in_sets"])
    read["set_ranks"] = frozenset(read["set_ranks"] or RANKS)
    read["barred_ranks"] = frozenset(read["barred_ranks"])
    return MeldRules(kinds=frozenset(kinds), **read)


def _scoring_and_end(source: TextValues) -> dict[str, Any]:
    options = source.options
    return {
        "hand_debit_without_batida": bool(options.get("hand_debit_without_batida", True)),
        "table_credit": bool(options.get("table_credit", True)),
        "lacking": source.read("without_canastra.table"),
        "lacking_needs": source.read("without_canastra.needs"),
        "partners_halve": bool(options.get("partners_halve", True)),
        "relancinho_on_top": bool(options.get("relancinho_on_top", True)),
        "grown": str(options.get("grown", "on_top")),
        "twos_grow": bool(options.get("twos_grow", True)),
        "end": source.read("partida.end"),
        "endings": tuple(source.read("endings.codes")),
        "target": options.get("target"),
        "maos": options.get("maos"),
    }


def _verify_steps(source: TextValues, canastras: tuple[Canastra, ...], step: int) -> None:
    """Raise unless every bonus is a multiple of the card values, and every canastra has cards."""
    bonuses = {f"canastras.{one.kind}.bonus": one.bonus for one in canastras}
    others = (
        "batida.bonus",
        "mortos.debit",
        "bonuses.grown",
        "bonuses.relancinho",
        "penalties.communication",
    )
    threes = ("threes.red", "threes.red_without", "threes.red_in_hand", "threes.black_in_hand")
    bonuses |= {place: source.read(place) for place in (*others, *threes)}
    for place, points in bonuses.items():
        if points % step:
            raise RuleSetError("impossible_value", f"{source.key}: {place}", f"must be a multiple of {step}")
    for one in canastras:
        if not one.cards:
            raise RuleSetError(
                "impossible_value", f"{source.key}: canastras.{one.kind}.cards", "must be more than 0"
            )
