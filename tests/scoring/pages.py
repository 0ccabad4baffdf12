"""Addresses of a table's pages from its seats, what is sent to them, and the words on them."""

from uuid import uuid4

from django.urls import reverse

from scoring import tokens


def at(jogo, seat="mesa", name="table", *args, **query):
    return reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *args), query=query)


def post(client, address, number=1, **answers):
    """Send a mão as a phone does, every warning confirmed; `A_table` for `A-table`."""
    hidden = {"partida": "1", "number": str(number), "client_id": str(uuid4())}
    ticked = ["hand_zero", "many_canastras", "too_few_cards", "table_too_small", "no_batida"]
    typed = {name.replace("_", "-", 1) if name[1] == "_" else name: value for name, value in answers.items()}
    return client.post(address, hidden | {"acknowledged": ticked} | typed, follow=True)


def text(response):
    return " ".join(response.content.decode().split())
