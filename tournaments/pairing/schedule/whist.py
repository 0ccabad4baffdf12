"""Whist tournaments from known constructions: each player partners each other once and opposes each twice.

The constructions are cyclic: a first round over the numbers modulo the count; every later round adds one to each
number. With 4n players the last number is fixed; with 4n + 1 the player whose number becomes 0 rests. Found by search,
proved by the tests.
"""

from collections.abc import Iterator, Mapping

type Table = tuple[tuple[int, int], tuple[int, int]]

# players: the tables of the first round, partners before opponents
STARTERS: Mapping[int, tuple[tuple[int, int, int, int], ...]] = {
    4: ((3, 0, 1, 2),),
    5: ((2, 3, 1, 4),),
    8: (
        (7, 0, 1, 3),
        (2, 6, 4, 5),
    ),
    9: (
        (3, 6, 2, 1),
        (4, 8, 5, 7),
    ),
    12: (
        (11, 0, 1, 3),
        (2, 9, 6, 7),
        (4, 10, 5, 8),
    ),
    13: (
        (6, 7, 4, 9),
        (5, 8, 1, 12),
        (3, 10, 2, 11),
    ),
    16: (
        (15, 0, 1, 2),
        (3, 10, 7, 12),
        (4, 13, 5, 9),
        (6, 8, 11, 14),
    ),
    17: (
        (8, 9, 2, 15),
        (7, 10, 6, 11),
        (5, 12, 3, 14),
        (4, 13, 1, 16),
    ),
    20: (
        (19, 0, 1, 2),
        (3, 10, 13, 15),
        (4, 9, 6, 17),
        (5, 18, 11, 14),
        (7, 16, 8, 12),
    ),
    21: (
        (1, 13, 6, 16),
        (2, 19, 11, 12),
        (3, 5, 4, 9),
        (7, 20, 15, 18),
        (8, 14, 10, 17),
    ),
    24: (
        (23, 0, 1, 2),
        (3, 15, 8, 16),
        (4, 6, 10, 14),
        (5, 12, 9, 19),
        (7, 13, 18, 21),
        (11, 20, 17, 22),
    ),
    25: (
        (12, 13, 1, 24),
        (11, 14, 7, 18),
        (10, 15, 5, 20),
        (9, 16, 8, 17),
        (6, 19, 3, 22),
        (4, 21, 2, 23),
    ),
    28: (
        (27, 0, 3, 24),
        (13, 14, 1, 26),
        (12, 15, 7, 20),
        (11, 16, 9, 18),
        (10, 17, 6, 21),
        (8, 19, 2, 25),
        (5, 22, 4, 23),
    ),
    29: (
        (14, 15, 1, 28),
        (13, 16, 8, 21),
        (12, 17, 5, 24),
        (11, 18, 7, 22),
        (10, 19, 9, 20),
        (6, 23, 3, 26),
        (4, 25, 2, 27),
    ),
    37: (
        (18, 19, 1, 36),
        (17, 20, 6, 31),
        (16, 21, 11, 26),
        (15, 22, 13, 24),
        (14, 23, 10, 27),
        (12, 25, 4, 33),
        (9, 28, 3, 34),
        (8, 29, 7, 30),
        (5, 32, 2, 35),
    ),
    40: (
        (39, 0, 13, 26),
        (19, 20, 1, 38),
        (18, 21, 6, 33),
        (17, 22, 11, 28),
        (16, 23, 14, 25),
        (15, 24, 10, 29),
        (12, 27, 4, 35),
        (9, 30, 8, 31),
        (7, 32, 3, 36),
        (5, 34, 2, 37),
    ),
    41: (
        (20, 21, 1, 40),
        (19, 22, 4, 37),
        (18, 23, 10, 31),
        (17, 24, 13, 28),
        (16, 25, 11, 30),
        (15, 26, 14, 27),
        (12, 29, 5, 36),
        (9, 32, 7, 34),
        (8, 33, 2, 39),
        (6, 35, 3, 38),
    ),
    49: (
        (24, 25, 1, 48),
        (23, 26, 4, 45),
        (22, 27, 9, 40),
        (21, 28, 12, 37),
        (20, 29, 14, 35),
        (19, 30, 16, 33),
        (18, 31, 11, 38),
        (17, 32, 15, 34),
        (13, 36, 8, 41),
        (10, 39, 2, 47),
        (7, 42, 3, 46),
        (6, 43, 5, 44),
    ),
}
NINE = 9  # no cyclic one exists: its numbers are pairs modulo 3, written to the base 3


def whist_rounds(players: int) -> Iterator[list[Table]]:
    """Yield the rounds of the tournament for `players`, numbered from 0; none if no construction is known."""
    still = players - 1 if players % 4 == 0 else None
    for turn in range(players - 1 if players % 4 == 0 else players):
        if players in STARTERS:
            numbers = [[_turned(one, turn, players, still) for one in table] for table in STARTERS[players]]
            yield [((a, b), (c, d)) for a, b, c, d in numbers]


def _turned(number: int, turn: int, players: int, still: int | None) -> int:
    if number == still:
        return number
    if players == NINE:
        return (number // 3 + turn // 3) % 3 * 3 + (number + turn) % 3
    return (number + turn) % (players if still is None else still)
