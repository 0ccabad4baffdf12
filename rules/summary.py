"""From a `Mao` back to facts in summary form, so that a mão card by card can be kept as one, too."""

from typing import Any

from rules.mao import TAKEN, UNVIEWED, Mao, Side
from rules.mortos import morto_size
from rules.ruleset import RuleSet


def summary(rules: RuleSet, mao: Mao) -> dict[str, Any]:
    """Return the mão in summary form: the facts as `rules.judge` takes them."""
    facts: dict[str, Any] = {
        "ending": mao.ending,
        "sides": {side.name: _facts(rules, side) for side in mao.sides},
    }
    if rules.mortos_move:
        facts["mortos_to_stock"] = mao.mortos_gone - sum([side.morto == TAKEN for side in mao.sides])
    if mao.before:
        facts["before"] = dict(mao.before)
    if mao.started:
        facts["started"] = mao.started
    return facts


def _facts(rules: RuleSet, side: Side) -> dict[str, object]:
    unviewed = morto_size(rules, side.players) if side.morto == UNVIEWED else 0
    facts: dict[str, object] = {
        "table": side.table,
        "hand": side.hand,
        "table_cards": side.table_cards,
        "hand_cards": side.hand_cards - unviewed,
        "players": side.players,
        "batida": side.batida,
    }
    if side.morto:
        facts["morto"] = side.morto
    if unviewed:
        facts |= {"unviewed": side.unviewed, "unviewed_cards": unviewed}
    if side.made.count:
        facts |= {kind: count for kind, count in zip(rules.kinds, side.canastras, strict=True) if count}
    facts |= side.extras
    facts |= {name: side.replaced[name] for name in rules.replaced if side.replaced.get(name)}
    if side.penalties:
        facts["penalties"] = side.penalties
    if side.warned:
        facts["warned"] = True
    return facts
