"""A short run of the fuzzer over every form and address; `make fuzz` is longer. It chooses the same each time."""

import pytest

from scoring.models import Confirmacao, Envio, Mao, Registro
from tests.access.catalogue import FORMS
from tests.access.declared import PAGES
from tests.fuzz.run import Fuzz

REQUESTS = 900


@pytest.mark.django_db
@pytest.mark.both_databases("numbers, texts and transactions: what one refuses the other takes")
def test_whatever_is_sent_nothing_breaks_and_nothing_is_half_written():
    fuzz = Fuzz("short")
    before = Registro.objects.count(), Mao.objects.count()

    assert "\n\n".join(fuzz.run(REQUESTS)) == ""

    after = Registro.objects.count(), Mao.objects.count()
    assert after[0] > before[0] + 60
    assert after[1] > before[1] + 10
    actions = set(Registro.objects.values_list("action", flat=True))
    assert {"recorded", "corrected", "sent", "confirmed"} <= actions
    assert Mao.objects.filter(cards__isnull=False).exists()
    assert Envio.objects.exists()
    assert Confirmacao.objects.exists()


@pytest.mark.django_db
@pytest.mark.both_databases("numbers, texts and transactions: what one refuses the other takes")
def test_every_form_is_sent_valid_and_spoiled_and_every_address_read_spoiled():
    fuzz = Fuzz("each")

    assert "\n\n".join(fuzz.each()) == ""
    assert {name for name, _hundred in fuzz.seen} >= set(PAGES) | {form.route for form in FORMS}
