"""The table of a played-out mão, and the permitted actions of each side."""

from dataclasses import dataclass, field

from tests.rules.play_games import JOKER
from tests.rules.play_runs import Run, is_wild

SEVEN = 7
FOURTEEN = 14


@dataclass
class Style:
    """The style of play of a mão: plain, not good, and chosen so that rare events occur."""

    eager: float  # how likely a player melds once more
    pile: float  # how likely he takes the pile instead of a card
    wild: float  # how likely another wild card is used
    greedy: float  # how likely the longest meld is chosen
    patient: bool  # no player goes out unless an unseen morto is left
    swaps: int  # from this turn on a pile of one card is taken without melding


@dataclass
class Table:
    game: object
    rng: object
    style: Style
    stock: list
    pile: list
    mortos: list
    hands: dict
    side_of: dict
    melds: dict
    before: dict = field(default_factory=dict)
    warned: set = field(default_factory=set)
    taken: set = field(default_factory=set)  # sides that took their morto
    unseen: dict = field(default_factory=dict)  # a player's morto, while it lies face down
    moved: int = 0
    swapped: int = 0  # consecutive turns in which only one card was taken from the pile
    dry: int = 0  # turns since the stock ran out
    out: str | None = None
    ending: str | None = None
    happened: set = field(default_factory=set)

    def may_take(self, side):
        """Return whether a player of the side without cards takes a morto."""
        return bool(self.mortos) and side not in self.taken

    def has_canastra(self, side):
        return any(len(meld) >= SEVEN for meld in self.melds[side])

    def may_go_out(self, canastra):
        """Return whether a player whose side has a canastra, or not, may end the mão now, and chooses to."""
        if self.game.needs_canastra and not canastra:
            return False
        return not self.style.patient or bool(self.unseen)

    def fewest_left(self, side, canastra):
        """Return the minimum of cards after melding: none, one to discard, or one more to play on."""
        if self.may_take(side):
            return 0 if self.game.direct else 1
        if self.may_go_out(canastra):
            return 1 if self.game.closing_discard else 0
        return 2

    def may_keep(self, side, canastra, left, barred):
        """Return whether a player may end melding with these cards and then discard; `barred`: a forbidden discard."""
        if len(left) < self.fewest_left(side, canastra):
            return False
        if len(left) != 1:
            return True
        closing = not self.may_take(side)
        return left[0] != barred and not (closing and not self.game.wild_may_close and is_wild(left[0]))

    def take_morto(self, player, *, unseen=False):
        """Give a morto to a player without cards; of three players, the first taker plays alone from now on."""
        cards = self.mortos.pop(0)
        if self.game.solo and not self.taken:
            self._part(player)
        self.taken.add(self.side_of[player])
        if unseen:
            self.unseen[player] = cards
        else:
            self.hands[player].extend(cards)

    def _part(self, alone):
        # 003:142: the other two are partners, and share their melds.
        pair = [player for player in self.hands if player != alone]
        name = "+".join(pair)
        self.side_of.update(dict.fromkeys(pair, name))
        self.melds[name] = self.melds.pop(pair[0]) + self.melds.pop(pair[1])

    def worth(self, cards):
        return sum(self.game.values[card if card == JOKER else card[0]] for card in cards)


def kind_of(game, meld):
    """Return the kind of canastra; None with fewer than seven cards."""
    if len(meld) < SEVEN:
        return None
    return _kind_of_run(game, meld) if isinstance(meld, Run) else _kind_of_set(game, meld)


def _kind_of_set(game, group):
    if group.wilds:
        return "semi" if "semi" in game.bonuses and len(group) - group.wilds >= SEVEN else "dirty"
    return "twos" if group.rank == "2" else "clean"


def _kind_of_run(game, run):
    wild = run.wild_places
    if len(run) == FOURTEEN and "real_clean" in game.bonuses:
        return "real_dirty" if wild else "real_clean"
    if run.late and not wild and game.options["late_two_stays_dirty"]:
        return "dirty"  # Art. 11
    if not wild:
        royal = (run.low, run.high) == (2, FOURTEEN) and "royal" in game.bonuses
        return "royal" if royal else "clean"
    stretch = max(wild[0] - run.low, run.high - wild[-1]) if wild else 0
    return "semi" if "semi" in game.bonuses and len(run) > SEVEN and stretch >= SEVEN else "dirty"
