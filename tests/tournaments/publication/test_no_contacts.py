"""Published data contains no e-mail address, telephone number or document number, whatever the list of entries held."""

import json
import re

import pytest

from scoring.input.private import has_contact
from tests.factories import TABLE, catch_up, make_tournament
from tests.tournaments.named import pages
from tournaments.entries.list_entry import enter_list, known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import Draft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.event import bracket_draw as draw
from tournaments.event import states as lifecycle
from tournaments.models import Dupla

pytestmark = pytest.mark.django_db
LIST = """Ana Prado, Bia Nunes, ana@example.org
Caio Reis, Davi Melo, caio@example.org
Eva Luz e Fábio Cruz; 15/03/1950 CPF 111.222.333-44
Gil Rocha e Hugo Dias 11 98765-4321; pago
"""
MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}(?:T[\d:.+-]+)?|[0-9a-f]{12,}|[\w/:.#-]*/[\w/:.#?=-]*")


def texts(value):
    """Yield the texts in a document, except timestamps, digests and addresses."""
    match value:
        case str():
            yield MOMENT.sub("", value)
        case dict():
            for one in value.values():
                yield from texts(one)
        case list():
            for one in value:
                yield from texts(one)


def test_no_public_document_of_an_event_has_a_contact(client):
    tournament = make_tournament(duplas=0, state="open")
    draft = Draft.begun(cells_of_text(LIST), 2)
    seen = digest_of(mark(draft.entries(2), known(tournament)))
    assert len(enter_list(tournament=tournament, draft=draft, seen=seen)) == 4
    tournament = draw.draw_knockout(tournament=tournament, seed=7)
    lifecycle.start(tournament=tournament, source=TABLE)
    tournament = catch_up(tournament)
    found = {
        address: said for address, said in pages(tournament).items() if not address.startswith("/painel/")
    }

    read = [json.loads(said) for address, said in found.items() if address.endswith(".json")]
    assert len(read) >= 3
    assert [text for document in read for text in texts(document) if has_contact(text)] == []
    planted = ("example.org", "111.222.333", "98765", "1950")
    assert [(address, one) for address, said in found.items() for one in planted if one in said] == []
    assert Dupla.objects.filter(note__contains="ana@example.org").exists()
