"""Mãos card by card as somebody types them into the form."""

from uuid import uuid4

from scoring.cards_text import Combination


def as_line(meld, *, kind=False):
    """Return a meld as a line, which leaves its kind to be seen. What would be asked is said.

    Cards of a run lie as they are given, unless they are said to have no order: then as the players would put them.
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
        **{name: str(facts[name]) for name in told if facts.get(name) is not None},
    }
