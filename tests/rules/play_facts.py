"""The scorer's record of a played-out mão."""

from tests.rules.play_runs import Run, is_wild


def facts_of(table):
    """Return the facts card by card; `rest` and `last_discard` are not always known."""
    game, rng = table.game, table.rng
    last = [table.pile[-1]] if table.pile and rng.random() < 0.5 else []
    facts = {
        "ending": table.ending,
        "went_out": table.out,
        "sides": {side: _side(table, side) for side in table.melds},
    }
    if game.become_stock:
        facts["mortos_to_stock"] = table.moved
    if game.target:
        facts["before"] = table.before
    if game.system == "001" and rng.random() < 0.5:
        facts["started"] = "A"
    if last:
        facts["last_discard"] = last[0]
    if rng.random() < 0.8:
        pile = table.pile[: len(table.pile) - len(last)]
        facts["rest"] = table.stock + pile + [card for morto in table.mortos for card in morto]
    return facts


def _side(table, side):
    game, players = table.game, [one for one, own in table.side_of.items() if own == side]
    facts = {
        "melds": [_meld(table, meld) for meld in table.melds[side]],
        "hands": {player: list(table.hands[player]) for player in players},
    }
    if game.mortos:
        facts["morto"] = "taken" if side in table.taken else "not_taken"
    for player in [one for one in players if one in table.unseen]:
        facts |= {"morto": "unviewed", "unviewed_by": player, "unviewed_cards": list(table.unseen[player])}
    if game.penalties:
        facts["penalties"] = table.rng.choice([0, 0, 0, 0, 1, 2])
    if side in table.warned:
        facts["warned"] = True
    return facts


def _meld(table, meld):
    game = table.game
    facts = {"kind": "run" if isinstance(meld, Run) else "set", "cards": list(meld.cards)}
    if isinstance(meld, Run):
        facts["cards"] = _as_it_lies(table, meld)
    if game.system == "000":
        facts["laid"] = meld.laid
    if game.cleans == "two" and meld.late and not meld.wild_places:
        facts["late_two"] = True
    return facts


def _as_it_lies(table, run):
    # 003:94: whatever the direction, a wild card at the top is laid at the lower end.
    cards = list(run.cards)
    if table.game.system == "003" and run.high in run.wild_places:
        cards = [cards[-1], *cards[:-1]]
    several = sum(not is_wild(card) for card in cards) > 1  # else the other way may be another run
    return cards[::-1] if several and table.rng.random() < 0.2 else cards
