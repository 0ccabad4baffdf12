"""Cards that are no meld: code, text, options, facts."""

from rules.cards import RANKS

LOW = [rank + "S" for rank in RANKS]  # ace to king
HIGH = [*LOW[1:], "AS"]


def run(*cards, **told):
    return {"kind": "run", "cards": cards[0].split() if len(cards) == 1 else list(cards)} | told


def set_(cards, **told):
    return {"kind": "set", "cards": cards.split()} | told


REFUSED = [
    ("bad_kind", "000", {}, None),
    ("bad_kind", "000", {}, {"cards": ["3S", "4S", "5S"]}),
    ("bad_kind", "000", {}, {"kind": ["run"], "cards": ["3S", "4S", "5S"]}),
    ("bad_card", "000", {}, {"kind": "run"}),
    ("bad_card", "000", {}, {"kind": "run", "cards": "3S 4S 5S"}),
    ("bad_card", "000", {}, {"kind": "run", "cards": ["3S", "4S", 5]}),
    ("bad_card", "000", {}, run("3S 4S 10S")),
    ("joker_not_in_deck", "000", {}, run("3S 4S JK")),
    ("joker_not_in_deck", "002", {}, run("3S 4S JK")),
    ("too_short", "003", {}, set_("KS KH")),
    ("no_natural", "000", {}, run("2S 2S 2H")),
    ("no_natural", "000", {}, run("2S 2S 2H", unordered=True)),
    ("not_a_run", "000", {}, run("3S 4H 5S")),
    ("not_a_run", "000", {}, run("3S 4H 5S", unordered=True)),
    ("not_a_run", "000", {}, run("3S 5S 6S")),
    ("not_a_run", "000", {}, run("3S 3S 4S")),
    ("not_a_run", "000", {}, run("3S 3S 4S", unordered=True)),
    ("not_a_run", "000", {}, run("AS AS AS 2S", unordered=True)),
    ("not_a_run", "000", {}, run("3S 5S 8S", unordered=True)),
    ("run_wraps", "000", {}, run("QS KS AS 2H")),
    ("run_wraps", "000", {}, run("2H AS 2S 3S")),
    ("run_wraps", "000", {}, run("2H AS 2D")),
    ("not_a_run", "000", {}, run("QS KS AS 3S", unordered=True)),
    ("not_a_run", "000", {}, run(*LOW, "2H", "2D", "2C", unordered=True)),
    ("run_wraps", "aberto-1", {}, run("KS AS 2S")),
    ("run_wraps", "aberto-1", {}, run("2S AS KS")),
    ("run_wraps", "003", {}, run("KS AS 2S 3S", unordered=True)),
    ("run_wraps", "003", {}, run("JS QS KS AS 2S 3S", unordered=True)),
    ("run_wraps", "000", {}, run("3S AS KS 2H", unordered=True)),
    ("run_wraps", "000", {}, run("TS 3S QS 4S KS 2H AS JS", unordered=True)),
    ("run_wraps", "003", {}, run(*HIGH, "JK")),
    ("run_wraps", "003", {}, run("JK", *LOW, "AS")),
    ("too_many_wilds", "001", {}, run("AC JK 2S")),
    ("too_many_wilds", "001", {}, run("2S JK AC")),
    ("too_many_wilds", "001", {}, run("JK 2S AC")),
    ("too_many_wilds", "003", {}, run("JK AC 2S")),
    ("too_many_wilds", "003", {}, run("KC AC JK 2S", unordered=True)),
    ("too_many_wilds", "002", {}, run("AC 2S 2H", unordered=True)),
    ("no_natural", "000", {}, run("2D 2S 2C")),
    ("no_natural", "000", {}, run("2D 2S 2C", unordered=True)),
    ("ace_to_ace", "001", {}, run(*LOW, "AS")),
    ("ace_to_ace", "001", {}, run(*LOW, "AS", unordered=True)),
    ("ace_to_ace", "002", {"ace_to_ace": False}, run(*LOW, "AS")),
    ("ace_to_ace", "000", {"ace_to_ace": False}, run("2H", *HIGH)),
    ("ace_to_ace", "001", {"wild_below_complete_run": False}, run("JK", *HIGH)),
    ("ace_to_ace", "001", {"wild_above_complete_run": False}, run(*LOW, "JK")),
    ("too_many_wilds", "001", {}, run("3S 2H JK 6S")),
    ("too_many_wilds", "001", {}, run("3S 6S 2H JK", unordered=True)),
    ("too_many_wilds", "000", {"one_wild": True}, run("3S 2H 2D 6S")),
    ("too_many_wilds", "000", {"one_wild": True}, set_("KS 2H 2D")),
    ("too_many_wilds", "001", {"two_beside_joker": False}, run("2S 3S JK 5S")),
    ("rank_not_in_melds", "tranca", {}, set_("3S 3H 3D")),
    ("sets_not_allowed", "002", {}, set_("KS KH KD")),
    ("set_mixed", "003", {}, set_("KS KH QD")),
    ("set_of_wilds", "003", {}, set_("2S 2H 2D")),
    ("set_of_wilds", "000", {"jokers": 4}, set_("JK JK JK")),
    ("set_too_big", "000", {}, set_("KS KH KD KC KS KH KD KC 2S", laid=3)),
    ("laid_missing", "000", {}, set_("KS KH KD KC KS KH KD")),
    ("laid_missing", "000", {}, run(*LOW[2:])),
    ("laid_impossible", "000", {}, set_("KS KH KD KC KS KH KD", laid=2)),
    ("laid_impossible", "000", {}, set_("KS KH KD KC KS KH KD", laid=8)),
    ("laid_impossible", "000", {}, set_("KS KH KD", laid="3")),
    ("late_two_impossible", "002", {}, run(*LOW[1:8], late_two=True)),
    ("late_two_impossible", "002", {}, run(*LOW[2:10], late_two=True)),
    ("late_two_impossible", "002", {}, run(*LOW[1:8], "2H", late_two=True)),
    ("late_two_impossible", "002", {}, run(*LOW[1:9], late_two=1)),
    ("variant_off", "003", {}, run("3S 4S 5S", laid=3)),
    ("variant_off", "003", {}, run("3S 4S 5S", late_two=True)),
    ("variant_off", "000", {}, run("3S 4S 5S", colour="black")),
    ("variant_off", "000", {}, run("3S 5S 4S", unordered="yes")),
    ("variant_off", "000", {}, run("3S 5S 4S", unordered=1)),
]
