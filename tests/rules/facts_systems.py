"""Plain mãos of the other texts and variations: no morto, singles, two mortos, pozzetti, one against two."""

import rules
from tests.rules.facts import changed

ONE, REAL = {"teams": "individual"}, {"canastra_real": True}
TWO_PLAYERS, PAIR = {"players": 2}, {"players": 3}

BURACO = {
    "ending": "batida",
    "sides": {"A": {"table": 300, "hand": 40, "batida": True, "clean": 1}, "B": {"table": 60, "hand": 160}},
}
SINGLES = {
    "ending": "batida",
    "sides": {"A": {"table": 150, "hand": 0, "batida": True}, "B": {"table": 0, "hand": 150}},
}
DIRTY = {
    "ending": "batida",
    "sides": {
        "A": {"table": 210, "hand": 60, "batida": True, "clean": 1, "morto": "taken"},
        "B": {"table": 120, "hand": 160, "morto": "taken"},
    },
}
TRANCA = {
    "ending": "batida",
    "sides": {
        "A": {"table": 220, "hand": 110, "batida": True, "clean": 1, "morto": "taken"},
        "B": {"table": 110, "hand": 220, "morto": "taken"},
    },
}
UNSEEN = {"morto": "unviewed", "unviewed": 95}
SOLO = {
    "ending": "batida",
    "sides": {
        "A": {"table": 225, "hand": 0, "clean": 4, "batida": True, "morto": "taken"},
        "B+C": {"table": 115, "hand": 170, "clean": 1, "morto": "taken"},
    },
}
ALONE = {"table": 60, "hand": 100, "morto": "not_taken"}
THREE = {"ending": "two_left", "sides": {"A": ALONE, "B": ALONE, "C": ALONE}}


def buraco(a=None, b=None, **changes):
    return changed(BURACO, a, b, changes)


def counted(facts, *cards):
    """Return the facts with card counts of each side: on the table and in hand of A, then of B."""
    pairs = zip(facts["sides"].values(), (cards[:2], cards[2:]), strict=True)
    for side, (table, hand) in pairs:
        side |= {"table": 10 * table, "table_cards": table, "hand": 10 * hand, "hand_cards": hand}
    return facts


def other_taken(b):
    """Return a mão of any text with mortos in which side B has laid down only these melds, and taken no morto."""
    return changed(DIRTY, {}, {"table": 0, "hand": 220, "morto": "not_taken"} | b, {})


def single(a=None, b=None, **changes):
    return changed(SINGLES, a, b, changes)


def dirty(a=None, b=None, **changes):
    return changed(DIRTY, a, b, changes)


def solo(a=None, b=None, **changes):
    return changed(SOLO, a, b, changes, names=("A", "B+C"))


def tranca(a=None, b=None, **changes):
    return changed(TRANCA, a, b, changes)


def judge(system, options, facts):
    return rules.judge(rules.load(system, options), facts)
