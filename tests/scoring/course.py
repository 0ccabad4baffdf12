"""Jogos under every rule set, and their mãos with known totals."""

from uuid import uuid4

import rules
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo

TABLE = Source(device="celular-da-mesa")
NAMES = ["Ana", "Bia", "Caio", "Davi", "Eva"]
SINGLES, THREE = {"teams": "individual"}, {"players": 3}

_OUT = {"table": 210, "hand": 60, "batida": True, "clean": 1, "morto": "taken"}
_IN = {"table": 120, "hand": 160, "batida": False, "morto": "taken"}
WON = {"ending": "batida", "sides": {"A": _OUT, "B": _IN}}  # 001 and 003: 450 and -40
LOST = {"ending": "batida", "sides": {"A": _IN, "B": _OUT}}
LEVEL = {
    "ending": "stock_out",
    "sides": {"A": _OUT | {"batida": False}, "B": _OUT | {"batida": False}},
}  # 001
BURACO = {  # 000: 510 and -100
    "ending": "batida",
    "sides": {"A": {"table": 300, "hand": 40, "batida": True, "clean": 1}, "B": {"table": 60, "hand": 160}},
}
SOLO = {  # 003, three players: 1125, and 145 for the other two together
    "ending": "batida",
    "sides": {
        "A": {"table": 225, "hand": 0, "clean": 4, "batida": True, "morto": "taken"},
        "B+C": {"table": 115, "hand": 170, "clean": 1, "morto": "taken"},
    },
}
FOUR = {  # 000, each for himself: 200, -150, -70, 15
    "ending": "batida",
    "sides": {
        "A": {"table": 150, "hand": 0, "batida": True},
        "B": {"table": 0, "hand": 150},
        "C": {"table": 30, "hand": 100},
        "D": {"table": 75, "hand": 60},
    },
}


def new_jogo(system, options=None, *, sides=2, partidas=1, **how):
    """Return a jogo under a rule set."""
    options = options or {}
    return open_jogo(
        labels=NAMES[:sides], ruleset=system, options=options, partidas=partidas, source=TABLE, **how
    )


def record(jogo, facts, **sent):
    """Record the next mão of a jogo with all warnings confirmed. Return it."""
    row = jogo.partida_set.order_by("-number").first()
    place = {"partida": row.number, "number": row.mao_set.standing().count() + 1}
    sent = place | {"client_id": uuid4(), "acknowledged": set(rules.Code)} | sent
    return record_mao(jogo=jogo, facts=facts, source=TABLE, **sent).mao


def stands(jogo):
    """Return the state of a jogo: its result, and winner and reason of each partida."""
    jogo.refresh_from_db()
    return jogo.result, list(jogo.partida_set.order_by("number").values_list("winner", "reason"))
