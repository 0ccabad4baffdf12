"""Lines that the command must refuse, by command, each with the code of its answer."""

import json

from tests.rules.facts import A, mao
from tests.rules.golden import VECTORS

BURACO, DIRTY, REGULAMENTO, BURRACO = ({"system": number} for number in ("000", "001", "002", "003"))
SCORE = {"system": "002", "facts_summary": mao()}
CARDS = next(hand for hand in VECTORS["hands"] if hand["id"] == "002-28")
PARTIDA = {"system": "002", "options": {"target": 1500}, "hands": [{"A": 100, "B": 50}]}
JOGO = {"system": "002", "partida_winners": ["A"]}
HUGE, IMMENSE = 10**9, 10**400


def meld(system, cards, kind="run", **more):
    return system | {"meld": {"kind": kind, "cards": cards.split(), **more}}


def club(system=BURRACO, **overrides):
    return system | {
        "facts_summary": {},
        "overrides": {name.replace("__", "."): value for name, value in overrides.items()},
    }


def cards(**of_a):
    """Return a mão card by card with other values for side A."""
    facts = CARDS["facts_cards"]
    sides = {**facts["sides"], "A": {**facts["sides"]["A"], **of_a}}
    return {**CARDS, "facts_cards": {**facts, "sides": sides}}


LINES = [  # that are no request, whatever the command
    (b"\x00", "malformed_line"),
    (b"\xff\xfe\xff", "malformed_line"),
    (b"\xc3(", "malformed_line"),
    (b"null", "malformed_line"),
    (b"7", "malformed_line"),
    (b'"002"', "malformed_line"),
    (b"{", "malformed_line"),
    (b"[" * 100_000, "malformed_line"),
    (b'{"a":' * 100_000, "malformed_line"),
    (b'{"system": NaN}', "malformed_line"),
    (b'{"system": "002", "id": Infinity}', "malformed_line"),
    (b'{"system": "002", "id": 1e999}', "malformed_line"),
    (b'{"system": "002", "n": ' + b"9" * 5000 + b"}", "malformed_line"),
    (b'{"system": "002", "system": "003"}', "duplicate_key"),
    (b'{"system": "002", "facts_summary": {"sides": {"A": {}, "A": {}}}}', "duplicate_key"),
    (b'{"id": "' + b"x" * 900_000 + b'"}', "unknown_system"),
    (b'{"id": "' + b"x" * 2_000_000 + b'"}', "line_too_long"),
    (b"{}", "unknown_system"),
    (b'{"system": null}', "unknown_system"),
    (b'{"system": ["002"]}', "unknown_system"),
    (b'{"system": "regulamento.toml"}', "unknown_system"),
    (b'{"system": "002", "options": "{}"}', "wrong_type"),
    (b'{"system": "002", "options": {"target": null}}', "wrong_type"),
    (b'{"system": "002", "options": {"target": 1000000000}}', "impossible_value"),
    (b'{"system": "002", "overrides": "{not json"}', "wrong_type"),
    (b'{"system": "002", "overrides": [["batida.bonus", 100]]}', "wrong_type"),
    (b'{"system": "002", "overrides": {"batida.bonus": {"value": 100}}}', "wrong_type"),
    (b'{"system": "002", "overrides": {"": 1}}', "unknown_value"),
]
REQUESTS = {
    "score": [
        (REGULAMENTO, "facts_missing"),
        (SCORE | {"facts_summary": None}, "wrong_sides"),
        (SCORE | {"facts_summary": "mão"}, "wrong_sides"),
        (SCORE | {"facts_summary": {"sides": {"A": A}}}, "wrong_sides"),
        (SCORE | {"facts_summary": {"sides": {"A": A, "B": None}}}, "wrong_sides"),
        (SCORE | {"facts_summary": mao({"table": "220"})}, "not_integer"),
        (SCORE | {"facts_summary": mao({"table": None})}, "not_integer"),
        (SCORE | {"facts_summary": mao({"table": [220]})}, "not_integer"),
        (SCORE | {"facts_summary": mao({"table": HUGE})}, "points_exceed_deck"),
        (SCORE | {"facts_summary": mao({"hand": IMMENSE})}, "points_exceed_deck"),
        (SCORE | {"facts_summary": mao({"clean": HUGE})}, "too_many_canastras"),
        (SCORE | {"facts_summary": mao(mortos_to_stock=IMMENSE)}, "mortos_exceed"),
        (SCORE | {"facts_summary": mao(ending={"batida": True})}, "unknown_ending"),
        (SCORE | {"facts_cards": None}, "wrong_sides"),
        (cards(melds=None), "bad_kind"),
        (cards(melds=[{"kind": "run", "cards": ["3H", "4H", "0H"]}]), "bad_card"),
        (cards(melds=[{"kind": "run", "cards": ["3H", "4H", "JK"]}]), "joker_not_in_deck"),
        (cards(melds=[{"kind": "run", "cards": ["3H", "4H"]}]), "too_short"),
        (cards(melds=[{"kind": "run", "cards": ["3H", "4H", "5H"]}] * 3), "too_many_copies"),
        (cards(hands={"A1": "3H", "A2": []}), "bad_card"),
        (cards(hands=[]), "wrong_sides"),
        (club(batida__bonus=IMMENSE), "impossible_value"),
        (club(deck__packs=HUGE), "impossible_value"),
        (club(deck__jokers=HUGE), "impossible_value"),
        (club(table__sides=[]), "impossible_value"),
        (club(table__sides=["A", "A"]), "impossible_value"),
        (club(table__sides=["A", "B+C"]), "impossible_value"),
        (club(table__sides=["Norte", "Sul"]), "impossible_value"),
        (club(table__sides=["B", "A"]), "impossible_value"),
        (club(table__sides=list("ABCDEFGHIJ")), "impossible_value"),
        (club(table__lineup="solo"), "contradiction"),
        (club(table__players=0), "impossible_value"),
        (club(endings__codes=[]), "impossible_value"),
        (club(endings__codes=["stallo"]), "impossible_value"),
        (club(endings__codes=["batida", "bell"]), "impossible_value"),
        (club(checks__warnings=["not_integer"]), "impossible_value"),
        (club(checks__warnings=["batida_without_canastra"]), "impossible_value"),
        (club(canastras__clean__bonus=50), "contradiction"),
        (club(melds__largest_set=2), "contradiction"),
    ],
    "meld": [
        (REGULAMENTO, "facts_missing"),
        (REGULAMENTO | {"meld": None}, "bad_kind"),
        (REGULAMENTO | {"meld": ["3H", "4H", "5H"]}, "bad_kind"),
        (REGULAMENTO | {"meld": {"kind": ["run"], "cards": []}}, "bad_kind"),
        (REGULAMENTO | {"meld": {"kind": "run", "cards": "3H 4H 5H"}}, "bad_card"),
        (REGULAMENTO | {"meld": {"kind": "run", "cards": [["3H"], None, 5]}}, "bad_card"),
        (meld(BURACO, "3H 4H 10H"), "bad_card"),
        (meld(REGULAMENTO, "3H 4H JK"), "joker_not_in_deck"),
        (meld(REGULAMENTO, "3H 4H"), "too_short"),
        (meld(BURRACO, "3H JK 5H JK"), "too_many_wilds"),
        (meld(BURRACO, "QH KH AH 2H 3H"), "run_wraps"),
        (meld(BURRACO, "3H 3D 4C", "set"), "set_mixed"),
        (meld(BURACO, "3H 3D 3C 3S 3H 3D 3C", "set", laid="three"), "laid_impossible"),
        (meld(BURACO, "3H 3D 3C 3S 3H 3D 3C", "set", laid=IMMENSE), "laid_impossible"),
        (meld(BURRACO, "3H 4H 5H", late_two=True), "variant_off"),
    ],
    "partida": [
        (PARTIDA | {"hands": None}, "wrong_type"),
        (PARTIDA | {"hands": [None]}, "wrong_type"),
        (PARTIDA | {"hands": [{"A": None, "B": 0}]}, "wrong_type"),
        (PARTIDA | {"hands": [{"A": "100", "B": 0}]}, "wrong_type"),
        (PARTIDA | {"hands": [{"A": HUGE, "B": 0}]}, "impossible_value"),
        (PARTIDA | {"hands": [{"A": -IMMENSE, "B": 0}]}, "impossible_value"),
        (PARTIDA | {"hands": [{"A": 1e308, "B": 1e308}]}, "impossible_value"),
        (PARTIDA | {"hands": [{"A": 10.5, "B": 0}]}, "bad_multiple"),
        (PARTIDA | {"hands": [{"A": 100}]}, "wrong_sides"),
        (PARTIDA | {"hands": [{"A": 100, "B": 0, "C": 0}]}, "wrong_sides"),
        (PARTIDA | {"hands": [{"A": 1500, "B": 0}] * 2}, "hand_after_end"),
        (PARTIDA | {"options": {}}, "target_missing"),
        (PARTIDA | {"started": "Z"}, "wrong_sides"),
        (PARTIDA | {"clock": None}, "wrong_type"),
        (DIRTY | {"hands": [{"A": 100, "B": 100}]}, "starter_missing"),
        (DIRTY | {"hands": [{"A": 100, "B": 0}] * 2}, "one_round_only"),
    ],
    "jogo": [
        (JOGO | {"partida_winners": None}, "wrong_type"),
        (JOGO | {"partida_winners": [["A"]]}, "wrong_type"),
        (JOGO | {"partida_winners": ["Z"]}, "wrong_sides"),
        (JOGO | {"partida_winners": ["A"] * 3, "partidas": 3, "fixed": False}, "partida_after_end"),
        (JOGO | {"partidas": 0}, "impossible_value"),
        (JOGO | {"partidas": IMMENSE}, "impossible_value"),
        (JOGO | {"partidas": 1.5}, "wrong_type"),
        (JOGO | {"fixed": None}, "wrong_type"),
    ],
}


def table(command):
    """Return lines as bytes, each with the code of its answer."""
    sent = [(json.dumps(request).encode(), code) for request, code in REQUESTS[command]]
    return [*LINES, *sent]
