"""Facts of the regulamento that are refused or cause a question: code, side, field, facts."""

from tests.rules.facts import GONE, B, mao, stock_out

HUGE = 10**9


TINY = {"table": 60, "hand": 100, "morto": "not_taken"}


REFUSED = [
    # numbers
    ("not_integer", "A", "table", mao({"table": "220"})),
    ("not_integer", "A", "table", mao({"table": 220.0})),
    ("not_integer", "A", "hand", mao({"hand": GONE})),
    ("not_integer", "B", "hand", mao(b={"hand": None})),
    ("not_integer", "A", "clean", mao({"clean": True})),
    ("not_integer", "A", "batida", mao({"batida": 1})),
    ("not_integer", "A", "table_cards", mao({"table_cards": "22"})),
    ("not_integer", None, "mortos_to_stock", mao(mortos_to_stock="0")),
    ("negative_input", "B", "table", mao(b={"table": -10})),
    ("negative_input", "B", "dirty", mao(b={"dirty": -1})),
    ("bad_multiple", "A", "table", mao({"table": 225})),
    ("bad_multiple", "A", "hand", mao({"hand": 101})),
    ("cards_unlike_points", "A", "table", mao({"table": 220, "table_cards": 23})),
    # fields and words of other texts
    ("variant_off", "A", "grown", mao({"grown": 1})),
    ("variant_off", "A", "royal", mao({"royal": "yes"})),
    ("variant_off", "A", "clena", mao({"clena": 1})),
    ("variant_off", None, "before", mao(before={"A": 800})),
    ("penalty_not_in_rules", "B", "penalties", mao(b={"penalties": 1})),
    ("unviewed_not_in_system", "B", "morto", mao(b={"morto": "unviewed"})),
    ("unviewed_not_in_system", "B", "unviewed", mao(b={"unviewed": 95})),
    ("morto_missing", "B", "morto", mao(b={"morto": GONE})),
    ("morto_missing", "B", "morto", mao(b={"morto": True})),
    ("morto_missing", "B", "morto", mao(b={"morto": ["taken"]})),
    ("wrong_sides", None, "sides", mao(sides={})),
    ("wrong_sides", None, "sides", mao(sides=[])),
    ("wrong_sides", None, "sides", mao(sides={"A": mao()["sides"]["A"]})),
    ("wrong_sides", None, "sides", mao(sides={**mao()["sides"], "C": B})),
    ("wrong_sides", "A", "players", mao({"players": 1})),
    ("wrong_sides", "A", "players", mao({"players": 3})),
    ("unknown_ending", None, "ending", mao(ending=GONE)),
    ("unknown_ending", None, "ending", mao(ending="two_left")),
    ("unknown_ending", None, "ending", mao(ending=["batida"])),
    ("stallo_not_an_ending", None, "ending", mao(ending="stallo")),
    # who goes out, and how
    ("two_batidas", None, "batida", mao(b={"batida": True, "table": 220, "clean": 1})),
    ("ending_mismatch", None, "ending", mao({"batida": False})),
    ("ending_mismatch", None, "ending", mao(ending="stock_out")),
    ("batida_without_canastra", "A", "batida", mao({"clean": 0, "dirty": 0})),
    ("batida_without_morto", "A", "morto", mao({"morto": "not_taken"})),
    ("batida_without_morto", "A", "morto", mao({"morto": "not_taken"}, {"morto": "not_taken"})),
    ("batida_without_morto", "A", "morto", mao({"morto": "not_taken"}, TINY, mortos_to_stock=1)),
    ("mortos_exceed", None, "mortos_to_stock", mao(mortos_to_stock=1)),
    ("mortos_exceed", None, "mortos_to_stock", mao(mortos_to_stock=3)),
    ("morto_left_at_stock_out", None, "mortos_to_stock", stock_out(b={"morto": "not_taken"})),
    ("morto_left_at_stock_out", None, "mortos_to_stock", stock_out(b=TINY)),
    # limits of the deck
    ("table_below_canastra_minimum", "A", "table", mao({"table": 200, "clean": 3, "dirty": 0})),
    ("table_below_canastra_minimum", "B", "table", mao(b={"table": 60, "dirty": 1})),
    (
        "too_many_canastras",
        None,
        None,
        mao({"table": 560, "clean": 8, "dirty": 0}, {"table": 490, "clean": 7}),
    ),
    ("too_many_canastras", "A", "clean", mao({"clean": HUGE})),
    ("more_dirty_than_wilds", None, None, mao({"table": 490, "dirty": 5}, {"table": 280, "dirty": 4})),
    ("points_exceed_deck", None, None, mao({"table": 610})),
    ("points_exceed_deck", "A", "table", mao({"table": HUGE})),
    ("points_exceed_deck", "A", "table_cards", mao({"table_cards": 105})),
    ("points_exceed_deck", "B", "hand", mao(b={"hand": 1050})),
]


ASKED = [
    ("hand_zero", "B", "hand", mao(b={"hand": 0, "table": 330})),
    ("table_too_small", "A", "table", mao({"table": 210, "hand": 120})),
    ("table_too_small", "B", "table", mao(b={"table": 100, "hand": 230})),
    ("too_few_cards", "A", "hand", mao({"hand": 100})),
    ("too_few_cards", "B", "hand", mao(b={"table": 110, "hand": 210})),
    ("many_canastras", "A", None, mao({"table": 490, "clean": 7, "dirty": 0})),
]
