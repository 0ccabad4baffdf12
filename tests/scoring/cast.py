"""The device at a table, and facts with distinguishable totals."""

from scoring.ledger.trail import Source

TABLE = Source(device="celular-da-mesa")
WARNINGS = ("too_few_cards", "table_too_small", "hand_zero", "many_canastras")


def facts(a=810, b=-110, out="A"):
    """Return facts of a plausible mão with these totals (multiples of 10); `out` goes out, with 100 points for it."""
    sides = {}
    for side, points in (("A", a), ("B", b)):
        earned = points - (100 if side == out else 0)
        real = max(1 if side == out else 0, -(-(earned - 300) // 200)) if earned > 0 or side == out else 0
        table = max(earned - 200 * real, 70 * real, 220 if side == out else 110)
        sides[side] = {
            "table": table,
            "hand": table + 200 * real - earned,
            "clean": real,
            "batida": side == out,
            "morto": "taken",
        }
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}
