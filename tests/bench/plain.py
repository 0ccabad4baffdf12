"""The scoring of `rules` for the mãos of the bench, written as a simple afternoon's work: names, dicts, Counter.

It itemises the same points and makes the main checks, but stops at the first error and has no switches.
"""

from collections import Counter

ORDER = "A23456789TJQKA"
MIXED = {"3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "A": 15, "JK": 30} | dict.fromkeys("89TJQK", 10) | {"2": 20}
WITH_MORTOS = {"bonus": {"clean": 200, "dirty": 100}, "batida": 100, "mortos": 2, "wilds": 1}
SYSTEMS = {
    "000": {
        "values": MIXED | dict.fromkeys("89TJQK", 20) | {"2": 10},
        "bonus": {"clean": 200, "dirty": 100, "twos": 1000, "grown": 1000, "relancinho": 100},
        "batida": 50,
        "mortos": 0,
        "wilds": 12,
        "jokers": 0,
    },
    "001": WITH_MORTOS
    | {"values": MIXED, "bonus": {"clean": 200, "dirty": 100, "royal": 500}, "jokers": 4, "moves": True},
    "002": WITH_MORTOS | {"values": dict.fromkeys(ORDER, 10), "jokers": 0, "moves": True},
    "003": WITH_MORTOS | {"values": MIXED, "jokers": 4},
}
for system in SYSTEMS.values():
    system["deck"] = 8 * sum(system["values"][rank] for rank in ORDER[:13])
    system["deck"] += system["jokers"] * system["values"].get("JK", 0)


class WrongError(Exception):
    """The first error found."""


def demand(true, why):
    if not true:
        raise WrongError(why)


def judge(system, facts):
    """Return the points of each side by reason."""
    rules, sides = SYSTEMS[system], facts["sides"]
    check_mao(rules, facts)
    for side in sides.values():
        check_side(rules, side)
    return {name: points(rules, side) for name, side in sides.items()}


def check_mao(rules, facts):
    sides = facts["sides"].values()
    out = [side for side in sides if side.get("batida")]
    gone = facts.get("mortos_to_stock", 0) + sum(side.get("morto") in ("taken", "unviewed") for side in sides)
    demand(facts["sides"].keys() == {"A", "B"}, "sides")
    demand(len(out) <= 1 and (facts["ending"] == "batida") == (len(out) == 1), "ending")
    demand(gone <= rules["mortos"], "mortos")
    demand(sum(side["table"] + side["hand"] for side in sides) <= rules["deck"], "more points than the deck")
    if facts["ending"] == "stock_out" and rules.get("moves"):
        demand(gone == rules["mortos"], "mortos left")
    for side in out if rules["mortos"] else ():
        demand(side["morto"] != "not_taken" or gone == rules["mortos"], "morto not taken")


def check_side(rules, side):
    step = 10 if len(set(rules["values"].values())) == 1 else 5
    for name in ("table", "hand"):
        demand(isinstance(side[name], int) and side[name] >= 0 and side[name] % step == 0, name)
    canastras = {kind: side.get(kind, 0) for kind in ("clean", "dirty", "royal", "twos")}
    demand(all(isinstance(count, int) and count >= 0 for count in canastras.values()), "canastras")
    demand(all(kind in rules["bonus"] for kind, count in canastras.items() if count), "canastras")
    count = sum(canastras.values())
    demand(side["table"] >= 7 * step * count, "table below canastras")
    demand(side.get("grown", 0) + side.get("relancinho", 0) <= count, "bonuses")
    demand(canastras["dirty"] <= 8 + rules["jokers"], "wild cards")
    if rules["mortos"]:
        demand(side["morto"] in ("taken", "not_taken", "unviewed"), "morto")
        demand(not side.get("batida") or count, "batida without canastra")


def points(rules, side):
    lines = {"table": side["table"], "hand": -side["hand"] - side.get("unviewed", 0)}
    for kind, bonus in rules["bonus"].items():
        if side.get(kind):
            lines[kind] = side[kind] * bonus
    if side.get("batida"):
        lines["batida"] = rules["batida"]
    if side.get("morto") == "not_taken":
        lines["no_morto"] = -100
    return lines


def judge_cards(system, facts):
    """Return the same from the cards on the table."""
    rules = SYSTEMS[system]
    sides = {name: counted(rules, side, facts["went_out"]) for name, side in facts["sides"].items()}
    check_copies(rules, facts["sides"].values())
    return judge(system, facts | {"sides": sides})


def check_copies(rules, sides):
    seen = Counter()
    for side in sides:
        for meld in side["melds"]:
            seen.update(meld["cards"])
        for hand in side["hands"].values():
            seen.update(hand)
        seen.update(side.get("unviewed_cards", ()))
    for card, count in seen.items():
        known = card == "JK" or (len(card) == 2 and card[0] in ORDER and card[1] in "SHDC")
        demand(known, f"no card: {card}")
        demand(count <= (rules["jokers"] if card == "JK" else 2), f"too many of {card}")


def counted(rules, side, went_out):
    """Return a side in summary form."""
    kinds, table = Counter(), 0
    for meld in side["melds"]:
        demand(len(meld["cards"]) >= 3, "too short")
        kinds.update((run if meld["kind"] == "run" else set_)(rules, meld))
        table += worth(rules, meld["cards"])
    for player, hand in side["hands"].items():
        demand(bool(hand) != (player in (went_out, side.get("unviewed_by"))), "hand")
    held = [card for hand in side["hands"].values() for card in hand]
    summary = {"table": table, "hand": worth(rules, held), "batida": went_out in side["hands"], **kinds}
    if rules["mortos"]:
        summary |= {"morto": side["morto"], "unviewed": worth(rules, side.get("unviewed_cards", ()))}
    return summary


def worth(rules, cards):
    return sum(rules["values"]["JK" if card == "JK" else card[0]] for card in cards)


def is_wild(card):
    return card == "JK" or card[0] == "2"


def run(rules, meld):
    """Yield the kind of canastra, and its extra bonus."""
    cards = meld["cards"]
    wilds, last = place(cards) or place(cards[::-1]) or (99, 0)
    demand(wilds <= rules["wilds"], "not a run, or too many wild cards")
    if len(cards) >= 7:
        royal = "royal" in rules["bonus"] and len(cards) == 13 and last == 14
        yield "dirty" if wilds else "royal" if royal else "clean"
        if "relancinho" in rules["bonus"] and meld["laid"] >= 11:
            yield "relancinho"


def place(cards):
    """Return the number of wild cards in a run and the place of its last card; None if they are not in order."""
    natural = [(at, card) for at, card in enumerate(cards) if not is_wild(card)]
    if not natural:
        return None
    at, card = natural[-1]
    first = (ORDER.index(card[0]) or (13 if at else 0)) + 1 - at
    if first == 0 and is_wild(cards[0]):  # the wild card lies at the lower end and counts as the top
        cards, first = cards[1:] + cards[:1], 1
    if first < 1 or first + len(cards) > 15:
        return None
    wilds = 0
    for at, got in enumerate(cards, start=first - 1):
        if got != ORDER[at] + card[1]:
            if not is_wild(got):
                return None
            wilds += 1
    return wilds, first + len(cards) - 1


def set_(rules, meld):
    """Yield the kind of canastra, and its extra bonus."""
    cards = meld["cards"]
    natural = [card for card in cards if not is_wild(card)]
    wilds = len(cards) - len(natural) if natural else cards.count("JK")
    demand(len({card[0] for card in natural}) <= 1 and wilds <= rules["wilds"], "not a set")
    if len(cards) >= 7:
        yield "twos" if not natural else "dirty" if wilds else "clean"
        if "grown" in rules["bonus"] and meld["laid"] < 7:
            yield "grown"
