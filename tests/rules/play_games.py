"""The games of the played-out mãos: the legal actions of each rule text, taken from the text itself.

The engine is never asked. References are to lines of the four texts (`000:53`; Art. of 002).
"""

from dataclasses import dataclass, field, replace

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER = "JK"
HAND = 11
DUPLAS = ("A1", "B1", "A2", "B2")  # in the order of play; the letter is the side


@dataclass(frozen=True, kw_only=True)
class Game:
    """One text under some options. The defaults are those of most texts."""

    system: str
    options: dict = field(default_factory=dict)
    seats: tuple = DUPLAS
    jokers: int = 4
    values: dict = field(default_factory=dict)
    bonuses: dict = field(default_factory=dict)
    # melds
    wilds: int = 1  # maximum cards of one meld
    sets: bool = True
    largest_set: int = 9  # all eight of a rank, and a wild card
    sets_of_twos: bool = False
    two_aces: bool = False  # a run may have a separate ace at either end
    fourteen: bool = True  # a wild card may lie beside thirteen
    # where a wild card goes when the natural card takes its place
    cleans: str = "any"  # "any", "canastra": only in a canastra; "two": only to the place of the two
    loose: bool = False  # it may also stay in the run, at an end
    jokers_move: bool = False
    # mortos
    mortos: tuple = (11, 11)
    direct: bool = True  # a player without cards takes it and plays on; else only after a discard
    unseen: bool = False  # taken after a discard it is looked at only when the partner has played
    become_stock: bool = False
    # ends
    needs_canastra: bool = True
    closing_discard: bool = True
    wild_may_close: bool = True
    one_card_rule: bool = False  # a player with one card may not buy a pile of one card
    stallo: str = ""  # "ends", "draw": the next player has to draw from the stock
    left: int = 0  # cards of the stock that are never drawn
    face_up: int = 0  # cards that start the pile
    # points
    target: int = 0  # vulnerable from half of it
    penalties: bool = False

    @property
    def solo(self):
        """Return whether three players play, of whom one will play alone."""
        return len(self.seats) == 3 and bool(self.mortos)


def _table(three_to_seven, eight_to_king, ace, two, joker):
    values = dict.fromkeys("34567", three_to_seven) | dict.fromkeys("89TJQK", eight_to_king)
    return values | {"A": ace, "2": two, JOKER: joker}


def _readings(rng, **choices):
    # Switches mostly keep their first value, which is the default.
    return {name: values[0] if rng.random() < 0.7 else rng.choice(values) for name, values in choices.items()}


def buraco(rng):
    """Return 000: no mortos, sets up to eight, wild cards without limit, going out at any time."""
    teams = rng.choice(["duplas", "duplas", "trios", "individual"])
    seats = {"duplas": DUPLAS, "trios": ("A1", "B1", "A2", "B2", "A3", "B3")}.get(teams)
    other, one_wild, real = rng.random() < 0.3, rng.random() < 0.3, rng.random() < 0.5
    jokers, target = rng.choice([0, 0, 2, 4]), rng.choice([1500, 2000, 3000])
    bonuses = {"clean": 500, "dirty": 250, "relancinho": 200, "batida": 100}  # 000:105
    plain = {"clean": 200, "dirty": 100, "relancinho": 100, "batida": 50}
    readings = _readings(
        rng,
        ace_to_ace=(True, False),
        relancinho_on_top=(True, False),
        grown=("on_top", "instead", "clean_only"),
        twos_grow=(True, False),
        hand_debit_without_batida=(True, False),
    )
    options = {"teams": teams, "jokers": jokers, "target": target, "other_scores": other}
    around = real or readings["ace_to_ace"]
    return Game(
        system="000",
        options=options | {"one_wild": one_wild, "canastra_real": real} | readings,
        seats=seats or tuple("ABCDEFGHI"[: rng.randint(2, 9)]),
        jokers=jokers,
        values=_table(5, 20, 15, 10, 10),
        bonuses=(bonuses if other else plain)
        | {"grown": 1000, "twos": 1000, "penalty": 200}
        | ({"real_clean": 1000, "real_dirty": 500} if real else {}),
        wilds=1 if one_wild else 3,  # no limit, but three is plenty for play
        largest_set=8,
        sets_of_twos=True,
        two_aces=around,
        fourteen=around,
        cleans="canastra",
        mortos=(),
        needs_canastra=False,
        closing_discard=False,
        one_card_rule=True,
        target=target,
        penalties=teams != "individual",
    )


def open_dirty(rng):
    """Return 001: two stocks, taken after a discard; they become the draw pile when it is empty."""
    return Game(
        system="001",
        options=_readings(rng, no_morto_debit_when_moved=(True, False)),
        values=_table(5, 10, 15, 20, 30),
        bonuses={"clean": 200, "dirty": 100, "royal": 500, "batida": 100, "no_morto": 100},
        loose=True,
        direct=False,
        become_stock=True,
    )


def regulamento(rng):
    """Return 002: runs only; a two moves to its place until the seventh card, else the canastra stays simples."""
    readings = _readings(
        rng,
        no_morto_debit_when_moved=(True, False),
        hand_debit_without_batida=(True, False),
        table_credit=(True, False),
        late_two_stays_dirty=(True, False),
    )
    return Game(
        system="002",
        options=readings,
        jokers=0,
        values=dict.fromkeys(RANKS, 10),
        bonuses={"clean": 200, "dirty": 100, "batida": 100, "no_morto": 100},
        sets=False,
        two_aces=True,
        cleans="two",
        become_stock=True,
        closing_discard=False,
        one_card_rule=True,
    )


def burraco(rng):
    """Return 003: pozzetti, two cards left, stallo; four players, three or two."""
    players = rng.choice([4, 4, 4, 3, 2])
    semi, variation = rng.random() < 0.5, rng.random() < 0.3
    readings = _readings(rng, unviewed_instead_of_debit=(True, False), wild_beside_complete_run=(True, False))
    game = Game(
        system="003",
        options={"players": players, "semipulito": semi, "stallo_variation": variation} | readings,
        fourteen=readings["wild_beside_complete_run"],
        values=_table(5, 10, 15, 20, 30),
        bonuses={"clean": 200, "dirty": 100, "batida": 100, "no_morto": 100}
        | ({"semi": 150} if semi else {}),
        loose=True,
        jokers_move=True,
        unseen=True,
        wild_may_close=False,
        stallo="draw" if variation else "ends",
        left=2,
        face_up=1,
    )
    if players == 4:
        return game
    return replace(game, seats=tuple("ABC"[:players]), mortos=(18, 11) if players == 3 else (11, 11))


GAMES = {"000": buraco, "001": open_dirty, "002": regulamento, "003": burraco}
