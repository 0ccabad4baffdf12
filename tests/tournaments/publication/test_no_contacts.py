"""Published data contains no e-mail address, telephone number or document number, whatever the list of entries held."""

import json

import pytest

from tests.contacts import contacts_in
from tests.factories import TABLE, catch_up, director_of, make_tournament
from tests.tournaments.named import pages
from tournaments.entries.list_entry import enter_list, known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.models import Dupla
from tournaments.publication.publishing import publish

pytestmark = pytest.mark.django_db
LIST = """Ana Prado, Bia Nunes, ana@example.org
Caio Reis, Davi Melo, caio@example.org
Eva Luz e Fábio Cruz; 15/03/1950 CPF 111.222.333-44
Gil Rocha e Hugo Dias 11 98765-4321; pago
"""
HEADED = """Dupla;Cidade;Equipe
Íris Paz e João Sá;@iris.paz;joao (at) example.org
Lia Mar e Mia Sol;Rua do Porto 77;Barra 11 98765-4321
"""


def test_no_public_document_of_an_event_has_a_contact(client):
    tournament = make_tournament(duplas=0, state="open")
    for text, count in ((LIST, 4), (HEADED, 2)):
        draft = ListDraft.begun(cells_of_text(text), 2)
        seen = digest_of(mark(draft.entries(2), known(tournament)))
        assert len(enter_list(tournament=tournament, draft=draft, seen=seen)) == count
    tournament = bracket_draw.draw_knockout(tournament=tournament, seed=7)
    states.start(tournament=tournament, source=TABLE)
    tournament = catch_up(tournament)
    found = {
        address: said for address, said in pages(tournament).items() if not address.startswith("/painel/")
    }

    read = [json.loads(said) for address, said in found.items() if address.endswith(".json")]
    assert len(read) >= 3
    assert contacts_in(read) == []
    planted = ("example.org", "111.222.333", "98765", "15/03/1950", "iris.paz", "Porto 77")
    assert [(address, one) for address, said in found.items() for one in planted if one in said] == []
    assert Dupla.objects.filter(note__contains="ana@example.org").exists()


@pytest.mark.parametrize("contact", ["ana@example.org", "11 98765-4321", "111.222.333-44"])
def test_a_test_that_publishes_a_contact_fails(contact, monkeypatch):
    monkeypatch.setattr("tournaments.publication.document.draws.is_private", lambda _text: False)
    tournament = make_tournament(duplas=2, state="open")
    Dupla.objects.filter(number=1).update(home=contact)
    states.start(tournament=bracket_draw.draw_knockout(tournament=tournament, seed=7), source=TABLE)

    with pytest.raises(AssertionError, match="published"):
        publish(tournament=tournament, author=director_of(tournament.club))
