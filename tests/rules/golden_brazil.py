"""The worked mãos of Brazilian club games."""

import json

from tests.rules.golden import ROOT

HANDS = json.loads((ROOT / "tests/data/brazil_vectors.json").read_text(encoding="utf-8"))["hands"]
MELDS = [hand for hand in HANDS if hand["form"] == "meld"]
SUMMARIES = [hand for hand in HANDS if "facts_summary" in hand and hand not in MELDS]
CARDS = [hand for hand in HANDS if "facts_cards" in hand and hand not in MELDS]


def by_id(hand):
    return hand["id"]
