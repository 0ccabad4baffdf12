"""A short run of the fuzzer over every form and address, the same each time; `make fuzz` runs longer."""

import pytest

from scoring.models import AuditEntry, Confirmation, Mao, Submission
from tests.access.catalogue import FORMS
from tests.access.declared import PAGES
from tests.contacts import planted
from tests.fuzz.run import Fuzz

pytestmark = pytest.mark.django_db
REQUESTS = 120
REQUESTS_OF_PROOF = 900


@pytest.fixture(autouse=True)
def any_text():
    """Allow contact data in what is published: the fuzzer sends any text."""
    with planted():
        yield


def test_whatever_is_sent_nothing_breaks_and_nothing_is_half_written(complete):
    # First damaged forms and addresses, each rolled back; then a hall that plays on. In `make test` one form in five,
    # damaged only, because tests/access sends the valid ones; in `make proof` all, and valid too.
    fuzz, forms = Fuzz("short"), FORMS if complete else FORMS[::5]

    assert "\n\n".join(fuzz.each(forms, valid=complete)) == ""
    assert {name for name, _hundred in fuzz.seen} >= set(PAGES) | {form.route for form in forms}

    before = AuditEntry.objects.count(), Mao.objects.count()
    assert "\n\n".join(fuzz.run(REQUESTS_OF_PROOF if complete else REQUESTS)) == ""

    after = AuditEntry.objects.count(), Mao.objects.count()
    assert after[0] > before[0] + (60 if complete else 9)
    assert after[1] > before[1] + (10 if complete else 2)
    actions = set(AuditEntry.objects.values_list("action", flat=True))
    assert {"recorded", "sent", "confirmed", *({"corrected"} if complete else ())} <= actions
    assert Mao.objects.filter(cards__isnull=False).exists()
    assert Submission.objects.exists()
    assert Confirmation.objects.exists()


@pytest.mark.proof("what SQLite takes and PostgreSQL refuses: tests/stories/test_broken_input.py")
@pytest.mark.both_databases("numbers, texts and transactions: what one refuses the other takes")
def test_whatever_is_sent_to_another_database_nothing_breaks():
    fuzz = Fuzz("again")

    assert "\n\n".join(fuzz.each()) == ""
    assert "\n\n".join(fuzz.run(REQUESTS_OF_PROOF)) == ""
