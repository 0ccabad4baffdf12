"""Mãos card by card as people type them into the form."""

from uuid import uuid4

from django.urls import reverse

from scoring.forms.card_text import Combination

RUN, OTHER = ["3H", "4H", "5H", "6H", "7H", "8H", "9H"], ["5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC"]
THIRD = ["8S", "9S", "TS", "JS", "QS", "KS", "AS"]
CARDS = {
    "ending": "batida",
    "went_out": "A1",
    "mortos_to_stock": 0,
    "sides": {
        "A": {
            "melds": [
                {"kind": "run", "cards": RUN},
                {"kind": "run", "cards": OTHER},
                {"kind": "run", "cards": THIRD},
            ],
            "hands": {
                "A1": [],
                "A2": ["3D", "4D", "5D", "6D"] + ["7S"] * 2 + ["8S", "8D"] + ["KD", "KC", "QD", "JD", "TD"],
            },
            "morto": "taken",
        },
        "B": {
            "melds": [{"kind": "run", "cards": ["4C", "5C", "6C", "7C"]}],
            "hands": {
                "B1": ["3C", "3C", "3S", "9H", "TH", "JH", "QH", "KH", "AH", "2D"],
                "B2": ["AD", "AC", "KS", "QS", "JS", "TS", "9S", "8H"],
            },
            "morto": "not_taken",
        },
    },
}
# 22 × 10 − 13 × 10 + 3 × 200 + 100, and 4 × 10 − 18 × 10 − 100
TOTALS = {"A": 790, "B": -240}


def as_line(meld, *, kind=False):
    """Return a meld as a line without its kind; answers to possible questions are included.

    Cards of a run keep their order; cards without order are arranged as the players would lay them.
    """
    told = {name: value for name, value in meld.items() if name not in ("cards", "kind", "unordered")}
    if meld["kind"] == "run" and not meld.get("unordered"):
        told = {"unordered": False, "late_two": False} | told
    return str(Combination(tuple(meld["cards"]), told | ({"kind": meld["kind"]} if kind else {})))


def typed_cards(facts, partida=1, number=1, do="gravar", kinds=False, **answers):
    """Return the form of a mão as a phone posts it, for facts as `rules.judge_cards` takes them."""
    out = facts.get("went_out")
    form = {
        "partida": str(partida),
        "number": str(number),
        "client_id": str(uuid4()),
        "ending": f"{facts['ending']}:{out}" if out else facts["ending"],
        "mortos_to_stock": str(facts.get("mortos_to_stock", 0)),
        "last_discard": facts.get("last_discard") or "",
        "rest": " ".join(facts.get("rest") or ()),
        "fazer": do,
    }
    for side, of_side in facts["sides"].items():
        form |= {f"{side}-{name}": value for name, value in _typed_side(of_side, kinds).items()}
        form |= {f"hand-{player}": " ".join(hand) for player, hand in of_side["hands"].items()}
    return form | answers


def _typed_side(facts, kinds):
    told = ("morto", "unviewed_by", "penalties")
    return {
        "melds": "\n".join(as_line(meld, kind=kinds) for meld in facts["melds"]),
        "unviewed_cards": " ".join(facts.get("unviewed_cards") or ()),
        "red_threes": " ".join(facts.get("red_threes") or ()),
        **{name: str(facts[name]) for name in told if facts.get(name) is not None},
    }


def fields(response):
    """Return the fields of the form on a page, as the browser sends them."""
    form = response.context["form"]
    return {name: str(form[name].value() or "") for name in form.fields}


def correction(token, partida=1, number=1):
    """Return the address at which the cards of a recorded mão are corrected."""
    return reverse("scoring:correct_cards", args=(token, partida, number))
