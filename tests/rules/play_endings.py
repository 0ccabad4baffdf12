"""The end of a played-out mão, and the moment at which a morto is looked at."""

DRY_ROUNDS = 3  # 000: turns without a stock after which no player is expected to go out


def ended(table):
    """Record whether the mão ended with this turn; otherwise turn a morto into the stock if the text says so."""
    table.ending = _ending(table)
    return table.ending is not None


def _ending(table):
    game = table.game
    if table.out is not None:
        return "batida"
    if game.stallo == "ends" and table.swapped >= len(table.hands):  # 003:90
        return "stallo"
    if game.left and len(table.stock) <= game.left:  # 003:86
        return "two_left"
    if table.stock:
        return None
    return _dry(table) if not game.become_stock else _stock_out(table)


def _dry(table):
    # 000:23: without a stock only the pile can be bought; the text has no other end than a batida.
    table.dry += 1
    return "none" if table.dry > DRY_ROUNDS * len(table.hands) else None


def _stock_out(table):
    # Art. 9, 12, 001:29: the mortos become the stock one by one; then the mão is over.
    once = table.game.system == "001" and table.style.patient  # interpretation: only one of them ever does
    if table.mortos and not (once and table.moved):
        table.stock = table.mortos.pop()
        table.moved += 1
        return None
    table.dry += 1
    wants_lixo = table.game.system == "002" and table.dry == 1 and table.rng.random() < table.style.pile
    return None if wants_lixo else "stock_out"  # Art. 12: the next player may still take the lixo


def look(table, player):
    """Let a player look at a morto taken after the discard once the partner has discarded (003:73)."""
    side = table.side_of[player]
    for partner in [one for one in table.unseen if one != player and table.side_of[one] == side]:
        table.hands[partner].extend(table.unseen.pop(partner))
