"""Addresses of a table's pages from its seats, the data posted to them, and their text."""

from uuid import uuid4

from django.urls import reverse

from scoring import tokens
from scoring.lifecycle.open_close import open_jogo
from tests.scoring.cast import TABLE


def at(jogo, seat="mesa", name="table", *args, **query):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *args), query=query)


def post(client, address, number=1, **answers):
    """Post a mão as a phone does, every warning confirmed; `A_table` for `A-table`."""
    hidden = {"partida": "1", "number": str(number), "client_id": str(uuid4())}
    ticked = ["hand_zero", "many_canastras", "too_few_cards", "table_too_small", "no_batida"]
    typed = {name.replace("_", "-", 1) if name[1] == "_" else name: value for name, value in answers.items()}
    return client.post(address, hidden | {"acknowledged": ticked} | typed, follow=True)


def three_apart(client, labels, *tables):
    """Let each of three duplas send the first mão separately, only C with this value on the table. Return the jogo."""
    how = {"ruleset": "burraco-1", "options": {"players": 3}, "partidas": 1, "entry": "apart"}
    jogo = open_jogo(labels=labels, source=TABLE, **how)
    pair = {
        "A+B-table": "100",
        "A+B-hand": "85",
        "A+B-dirty": "1",
        "A+B-morto": "unviewed",
        "A+B-unviewed": "90",
    }
    alone = {"C-clean": "1", "C-dirty": "1", "C-morto": "taken", "ending": "C"}
    for seat, table in zip("ABC", tables, strict=True):
        post(client, at(jogo, seat), alone="C", **pair, **alone, **{"C-table": table})
    return jogo


def text(response):
    return " ".join(response.content.decode().split())
