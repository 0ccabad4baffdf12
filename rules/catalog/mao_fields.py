"""The facts of a mão that a rule set asks for, and those it refuses by name."""

from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, Final

from rules.catalog.source import Source
from rules.partida import ROUND
from rules.problems import Code

_SIDE_FIELDS: Final = ("table", "hand", "table_cards", "hand_cards", "players", "batida")


def replaced_facts(source: Source, kinds: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the facts that say which canastras have a bonus, where it takes the place of another."""
    chosen = source.options.get
    if chosen("grown") != "instead" and chosen("relancinho_on_top", True) and chosen("twos_grow", True):
        return ()
    return tuple(f"{name}_{kind}" for name in names for kind in kinds)


def read_fields(source: Source, counts: AbstractSet[str]) -> dict[str, Any]:
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
