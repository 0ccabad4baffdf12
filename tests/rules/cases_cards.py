"""Worked mãos damaged in one place, card by card: code, side, field, mão, changes."""

import copy

import rules
from tests.rules.golden import VECTORS

WORKED = {hand["id"]: hand for hand in VECTORS["hands"]}


def judge(hand, facts):
    return rules.judge_cards(rules.load(WORKED[hand]["system"], WORKED[hand]["options"]), facts)


def changed(hand, *changes):
    """Return the facts of a worked mão with some places changed; each change is a path and a new value."""
    facts = copy.deepcopy(WORKED[hand]["facts_cards"])
    for path, value in changes:
        *way, last = path.split("/")
        where = facts
        for step in way:
            where = where[int(step) if step.isdigit() else step]
        where[int(last) if last.isdigit() else last] = value
    return facts


BLIND = [  # in 003-02 B has taken its pozzetto and not looked at it
    ("sides/B/morto", "unviewed"),
    ("sides/B/unviewed_by", "B1"),
    ("sides/B/hands/B1", []),
    ("sides/B/unviewed_cards", ["5H", "5C", "6C", "6H", "7C", "7H", "AS", "AH", "JS", "TC", "9S"]),
    (
        "sides/B/melds",
        [
            {"kind": "set", "cards": ["QS", "QH", "QD", "QC"]},
            {"kind": "run", "cards": ["5D", "6D", "7D", "8D", "9D", "TD", "JD"]},
        ],
    ),
]
HELD = ("sides/B/hands/B1", ["KD"])
NAMELESS = {  # a player with an empty name
    "000-02": ("sides/A/hands", {"": []}),
    "003-02": ("sides/B/hands", {"": [], "B2": ["KD"]}),
}


REFUSED = [
    ("bad_kind", "A", "melds", "000-02", [("sides/A/melds", None)]),
    ("bad_kind", "A", "melds.0", "000-02", [("sides/A/melds/0", "3H 4H 5H")]),
    ("bad_card", "A", "melds.0", "000-02", [("sides/A/melds/0/cards", ["3H", "4H", "0H"])]),
    ("bad_card", "B", "hand", "000-02", [("sides/B/hands/B", ["3S", "1S"])]),
    ("bad_card", "B", "hand", "000-02", [("sides/B/hands/B", "3S")]),
    ("joker_not_in_deck", "B", "hand", "000-02", [("sides/B/hands/B", ["JK"])]),
    ("bad_card", None, "last_discard", "000-02", [("last_discard", "3X")]),
    ("bad_card", None, "last_discard", "000-02", [("last_discard", ["3S"])]),
    ("bad_card", None, "rest", "000-02", [("rest", "the stock")]),
    ("wrong_sides", "B", "hands", "000-02", [("sides/B/hands", {})]),
    ("wrong_sides", "B", "hands", "000-02", [("sides/B/hands", ["3S"])]),
    ("wrong_sides", "B", "hands", "000-02", [("sides/B/hands", {"B": ["3S"], "C": ["4S"]})]),
    ("wrong_sides", "B", "hands", "000-02", [("sides/B/hands", {"A": ["3S"]})]),
    ("wrong_sides", "B", "players", "000-02", [("sides/B/players", 2)]),
    ("wrong_sides", None, "sides", "000-02", [("sides", None)]),
    ("unknown_player", None, "went_out", "000-02", [("went_out", "Z")]),
    ("unknown_player", None, "went_out", "000-02", [("went_out", ["A"])]),
    ("ending_mismatch", None, "ending", "000-02", [("went_out", None)]),
    ("empty_hand", "A", "hand", "000-02", [("went_out", "B")]),
    ("out_player_has_cards", "B", "hand", "000-02", [("went_out", "B")]),
    ("too_many_copies", None, None, "000-02", [("last_discard", "3H"), ("sides/B/hands/B/0", "3H")]),
    ("variant_off", "A", "clean", "000-02", [("sides/A/clean", 1)]),
    ("variant_off", None, "stock", "000-02", [("stock", 7)]),
    ("morto_not_in_system", "A", "morto", "000-02", [("sides/A/morto", "taken")]),
    ("penalty_not_in_rules", "A", "penalties", "000-02", [("sides/A/penalties", 1)]),
    ("not_integer", "A", "warned", "000-02", [("sides/A/warned", "yes")]),
    ("morto_missing", "A", "morto", "003-02", [("sides/A/morto", None)]),
    ("closing_discard_wild", None, "last_discard", "003-02", [("last_discard", "JK")]),
    ("unviewed_size", "A", "unviewed_cards", "003-02", [("sides/A/unviewed_cards", ["3S"])]),
    ("unviewed_size", "B", "unviewed", "003-02", [*BLIND, ("sides/B/unviewed_cards", ["3S"])]),
    ("unviewed_points_missing", "B", "unviewed", "003-02", [*BLIND, ("sides/B/unviewed_cards", None)]),
    ("bad_card", "B", "unviewed", "003-02", [*BLIND, ("sides/B/unviewed_cards", ["3X"])]),
    ("unknown_player", "B", "unviewed_by", "003-02", [*BLIND, ("sides/B/unviewed_by", "A1")]),
    ("empty_hand", "B", "hand", "003-02", [*BLIND, ("sides/B/unviewed_by", None)]),
    ("unknown_player", "B", "unviewed_by", "003-02", [*BLIND, HELD, ("sides/B/unviewed_by", None)]),
    ("unviewed_holder_has_cards", "B", "unviewed_by", "003-02", [*BLIND, HELD]),
    ("unviewed_own_side", "B", "unviewed_by", "003-02", [*BLIND, ("went_out", "B1")]),
    ("unknown_player", None, "went_out", "000-02", [("went_out", 7), NAMELESS["000-02"]]),
    (
        "unknown_player",
        "B",
        "unviewed_by",
        "003-02",
        [*BLIND, ("sides/B/unviewed_by", 7), NAMELESS["003-02"]],
    ),
    ("not_conserved", None, "rest", "002-28", [("rest", ["2C"])]),
]
