"""The deal of a played-out mão: fair, or stacked so that rare melds occur."""

from tests.rules.play_games import HAND, JOKER, RANKS, SUITS
from tests.rules.play_table import Style, Table

NEVER = 10**6


def deal(game, rng):
    """Return the table before the first turn."""
    deck = 2 * [rank + suit for rank in RANKS for suit in SUITS] + game.jokers * [JOKER]
    rng.shuffle(deck)
    style = _style(game, rng)
    rng.choice(STACKED)(game, rng, deck, style)
    cards = iter(deck)
    hands = {player: [next(cards) for _ in range(HAND)] for player in game.seats}
    mortos = [[next(cards) for _ in range(size)] for size in game.mortos]
    pile = [next(cards) for _ in range(game.face_up)]
    sides = list(dict.fromkeys(player[0] for player in game.seats))
    return Table(
        game,
        rng,
        style,
        stock=[*cards][::-1],
        pile=pile,
        mortos=mortos,
        hands=hands,
        side_of={player: player[0] for player in game.seats},
        melds={side: [] for side in sides},
        before={side: 5 * rng.randrange(-40, game.target // 5) for side in sides} if game.target else {},
        warned={side for side in sides if game.target and rng.random() < 0.1},
    )


def _style(game, rng):
    return Style(
        eager=rng.choice([0.3, 0.9, 0.97, 1, 1]),
        pile=rng.choice([0, 0.05, 0.2, 0.5]),
        wild=rng.choice([0.1, 0.5, 1, 1]),
        greedy=rng.choice([0.1, 0.5, 0.9]),
        patient=rng.random() < 0.3,
        swaps=rng.randrange(20) if game.stallo and rng.random() < 0.15 else NEVER,
    )


def _fair(_game, _rng, _deck, _style):
    pass


def _ranks(_game, rng, deck, _style):
    # Cards of a rank lie near each other, so that sets grow.
    deck.sort(key=lambda card: RANKS.find(card[0]) + 5 * rng.random())


def _suit(game, rng, deck, style):
    # One player is dealt the three to the king of a suit, and soon draws the two and the aces.
    suit = rng.choice(SUITS)
    wanted = [rank + suit for rank in "3456789TJQKA2A"]
    style.eager, style.greedy, style.wild = 1, 0.9, 0.1
    style.patient = style.patient or (not game.mortos and rng.random() < 0.5)  # else he is out at once
    if rng.random() < 0.3:
        wanted.remove(rng.choice(wanted[:HAND]))  # so that a wild card has a place
    _bring(game, rng, deck, wanted)


def _twos(game, rng, deck, style):
    # One player is dealt the twos, or draws them soon.
    twos, others = (
        2 * ["2" + suit for suit in SUITS],
        [rng.choice(RANKS) + rng.choice(SUITS) for _ in range(7)],
    )
    dealt = rng.choice([3, 4, len(twos)])
    style.wild = rng.choice([0.1, 1])
    _bring(game, rng, deck, twos[:dealt] + others[: HAND - dealt] + twos[dealt:])


def _bring(game, rng, deck, wanted):
    # Cards swap places in the deck: one player gets these cards in hand, and draws those that exceed the hand.
    seat, dealt = rng.randrange(len(game.seats)), HAND * len(game.seats)
    stock = range(dealt + sum(game.mortos) + game.face_up + seat, len(deck), len(game.seats))
    slots = [*range(HAND * seat, HAND * seat + HAND), *stock]
    placed = set()
    for card, slot in zip(wanted, slots, strict=False):
        found = next((at for at, one in enumerate(deck) if one == card and at not in placed), None)
        if found is not None:
            deck[found], deck[slot] = deck[slot], deck[found]
            placed.add(slot)


STACKED = (_fair, _ranks, _suit, _suit, _twos)
