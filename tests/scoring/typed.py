"""The form data of a mão as a scorer types it, and its points."""

import re
from html import unescape
from uuid import uuid4

from django.urls import reverse

HTMX = {"HX-Request": "true"}

# 48 × 10 − 10 × 10 + 2 × 100 + 200 + 100 = 880, and 30 × 10 − 9 × 10 + 100 − 100 = 210
TYPED = {
    "A-table": "48",
    "A-hand": "10",
    "A-dirty": "2",
    "A-clean": "1",
    "A-morto": "taken",
    "B-table": "30",
    "B-hand": "9",
    "B-dirty": "1",
    "B-clean": "",
    "B-morto": "not_taken",
    "ending": "A",
    "mortos_to_stock": "0",
}
AVULSO = {  # the form that opens a jogo without an event
    "a": "Ana e Bia",
    "b": "Caio e Davi",
    "ruleset": "regulamento-1",
    "target": "",
    "partidas": "1",
    "entry": "scorer",
}
TOTALS = {"A": 880, "B": 210}
FACTS = {
    "ending": "batida",
    "mortos_to_stock": 0,
    "sides": {
        "A": {"batida": True, "morto": "taken", "table": 480, "hand": 100, "dirty": 2, "clean": 1},
        "B": {"batida": False, "morto": "not_taken", "table": 300, "hand": 90, "dirty": 1},
    },
}


def typed(partida=1, number=1, **answers):
    """Return a whole form as a phone posts it; answers by field name, `A_table` for `A-table`."""
    hidden = {"partida": str(partida), "number": str(number), "client_id": str(uuid4())}
    return TYPED | hidden | named(answers)


def named(answers):
    """Return answers by the names of their fields: `A_table` is `A-table`."""
    return {
        key.replace("_", "-", 1) if key[:2] in {"A_", "B_"} else key: value for key, value in answers.items()
    }


def correction(token, partida=1, number=1):
    return reverse("scoring:correct", args=(token, partida, number))


def value(response, name):
    return response.context["form"][name].value()


def keeps_what_was_typed(response, **changed):
    expected = TYPED | changed
    return {name: value(response, name) for name in expected} == expected


def form_in(response):
    """Return the data that the form of the page sends with its button."""
    form = re.search(r"<form(.*?)</form>", response.content.decode(), re.DOTALL)[1]
    fields = {}
    for tag in re.findall(r"<(?:input|button)[^>]*>", form):
        said = dict(re.findall(r'(name|value)="([^"]*)"', tag))
        if "name" in said:
            fields[said["name"]] = unescape(said["value"])
    return re.search(r'action="([^"]+)"', form)[1], fields


JSON = {"Accept": "application/json"}
