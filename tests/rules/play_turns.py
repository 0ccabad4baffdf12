"""One turn of a played-out mão: taking a card, melding, discarding."""

from tests.rules.play_runs import Run, is_wild, new_runs, run_moves
from tests.rules.play_sets import new_sets, set_moves
from tests.rules.play_table import kind_of

LEAST, LEAST_WARNED = 75, 90  # 000:53
MOST_MELDS = 60


def turn(table, player):
    """Play one turn, up to the discard; going out ends the mão."""
    swap = draw(table, player)
    if swap is None:
        return
    barred = swap if table.game.stallo else ""  # 003: the only card of the pile may not be discarded again
    melded = False if swap and _swaps(table) else meld(table, player, barred=barred)
    if table.out is None:
        discard(table, player, barred=barred)
    table.swapped = table.swapped + 1 if swap and not melded else 0
    table.style.swaps -= 1


def _swaps(table):
    return table.style.swaps <= 0


def draw(table, player):
    """Take a card or the pile. Return the card if the pile had only one, else "", and None for a pass."""
    game, hand, pile = table.game, table.hands[player], table.pile
    alone = len(pile) == 1
    allowed = bool(pile) and not (game.one_card_rule and alone and len(hand) == 1)
    if game.stallo == "draw" and table.swapped >= len(table.hands):
        allowed, table.swapped = False, 0
        table.happened.add("stallo_broken")
    wanted = (_swaps(table) and alone) or table.rng.random() < table.style.pile
    if allowed and (not table.stock or wanted):
        hand.extend(pile)
        taken = pile[0] if alone else ""
        pile.clear()
        return taken
    if not table.stock:
        table.happened.add("passed")  # 000:25
        return None
    hand.append(table.stock.pop())
    return ""


def meld(table, player, *, barred):
    """Lay down and extend melds at random. Return whether any card was melded."""
    rng, melded = table.rng, False
    if vulnerable(table, table.side_of[player]):
        melded = lay_enough(table, player)
        if not table.hands[player]:
            table.out = player
            return True
    for _ in range(MOST_MELDS):
        moves = _moves(table, player, barred)
        if not moves or rng.random() > table.style.eager:
            break
        _do(table, player, _chosen(table, moves))
        melded = True
        if not table.hands[player] and not _emptied(table, player):
            break
    return melded


def _moves(table, player, barred):
    # The player is sometimes reluctant to use another wild card.
    game, side, hand = table.game, table.side_of[player], table.hands[player]
    moves = [] if vulnerable(table, side) else _new(table, hand)
    for one in table.melds[side]:
        moves += run_moves(game, one, hand) if isinstance(one, Run) else set_moves(game, one, hand)
    moves = [move for move in moves if _leaves_enough(table, side, hand, [move], barred)]
    if table.rng.random() < table.style.wild:
        return moves
    return [move for move in moves if move.meld.wilds <= (move.before.wilds if move.before else 0)]


def _chosen(table, moves):
    longest = table.rng.random() < table.style.greedy
    return max(moves, key=lambda move: len(move.cards)) if longest else table.rng.choice(moves)


def _new(table, hand):
    return [*new_runs(table.game, table.rng, hand), *new_sets(table.game, table.rng, hand)]


def _leaves_enough(table, side, hand, moves, barred=""):
    left = list(hand)
    for move in moves:
        for card in move.cards:
            left.remove(card)
    canastra = table.has_canastra(side) or any(len(move.meld) >= 7 for move in moves)
    return table.may_keep(side, canastra, left, barred)


def _do(table, player, move):
    melds = table.melds[table.side_of[player]]
    for card in move.cards:
        table.hands[player].remove(card)
    if move.before is None:
        melds.append(move.meld)
    else:
        melds[melds.index(move.before)] = move.meld
    if move.name:
        table.happened.add(move.name)


def _emptied(table, player):
    # After melding the last card the player takes the morto and plays on, or the mão is over.
    if table.may_take(table.side_of[player]):
        table.take_morto(player)
        return True
    table.out = player
    return False


def vulnerable(table, side):
    """Return whether a side is vulnerable: from half the target on (000:53)."""
    return bool(table.game.target) and 2 * table.before.get(side, 0) >= table.game.target


def lay_enough(table, player):
    """Meld as a vulnerable side, with 75 points or more in one turn, or not at all (000:53)."""
    side, hand = table.side_of[player], list(table.hands[player])
    chosen, total = [], 0
    least = LEAST_WARNED if side in table.warned else LEAST
    while total < least and (moves := _new(table, hand)):
        move = _chosen(table, moves)
        chosen.append(move)
        total += table.worth(move.cards) + table.game.bonuses.get(kind_of(table.game, move.meld), 0)
        for card in move.cards:
            hand.remove(card)
    if total >= least and _leaves_enough(table, side, table.hands[player], chosen):
        for move in chosen:
            _do(table, player, move)
        table.happened.add("laid_vulnerable")
        return True
    if chosen and not table.melds[side] and table.rng.random() < table.style.wild:
        table.warned.add(side)  # he laid them down all the same, and took them up again
    return False


def discard(table, player, *, barred):
    """Put a card on the pile; without cards then, take a morto or end the mão."""
    hand, side = table.hands[player], table.side_of[player]
    closing = len(hand) == 1 and not table.may_take(side)
    cards = [card for card in hand if card != barred or hand.count(card) > 1]
    if closing and not table.game.wild_may_close:
        cards = [card for card in cards if not is_wild(card)]
    card = table.rng.choice([card for card in cards if not is_wild(card)] or cards)
    hand.remove(card)
    table.pile.append(card)
    if hand:
        return
    if table.may_take(side):
        table.take_morto(player, unseen=table.game.unseen)
    else:
        table.out = player
