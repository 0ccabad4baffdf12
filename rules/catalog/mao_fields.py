"""The fields of a mão: those that a rule set has, and those of other rule sets, which it refuses."""

from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, Final

from rules.catalog.source import TextValues
from rules.partida import ROUND
from rules.problems import Code

_SIDE_FIELDS: Final = ("table", "hand", "table_cards", "hand_cards", "players", "batida")


def replaced_facts(source: TextValues, kinds: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the facts that tell which canastras have a bonus that replaces another, such as `grown_dirty`."""
    chosen = source.options.get
    if chosen("grown") != "instead" and chosen("relancinho_on_top", True) and chosen("twos_grow", True):
        return ()
    return tuple(f"{name}_{kind}" for name in names for kind in kinds)


def read_fields(source: TextValues, counts: AbstractSet[str]) -> dict[str, Any]:
    """Return the fields of a mão and of a side, and those refused. counts: the fields of a side that count."""
    mortos, moved = source.read("mortos.count"), source.read("mortos.become_stock")
    unviewed, penalty = source.read("mortos.unviewed"), source.read("penalties.communication")
    steps = source.read("vulnerability.steps")
    by_half = not steps and source.read("vulnerability.points")
    vulnerable = steps or by_half
    foreign = {
        "mortos_to_stock": Code.MORTO_NOT_MOVABLE if mortos else Code.MORTO_NOT_IN_SYSTEM,
        "morto": Code.MORTO_NOT_IN_SYSTEM,
        "unviewed": Code.UNVIEWED_NOT_IN_SYSTEM,
        "penalties": Code.PENALTY_NOT_IN_RULES,
    }
    started = source.read("partida.end") == ROUND
    of_mao = {"mortos_to_stock": moved, "before": vulnerable, "warned_before": by_half, "started": started}
    points_asked = unviewed and source.read("mortos.unplayed") != "debit"
    of_side = {"morto": mortos, "unviewed": points_asked, "penalties": penalty, "warned": by_half}
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
