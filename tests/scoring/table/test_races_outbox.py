"""Entries that a phone could not send, imported at twenty desks at once, while the phone sends them too."""

import json
from collections import Counter
from uuid import uuid4

import pytest
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.models import AuditEntry, Confirmation, Mao, Submission
from scoring.table.sent import outbox_import
from tests.scoring.at_once import PHONES, lines, twenty
from tests.scoring.cast import TABLE
from tests.scoring.two_duplas import opened, record
from tests.scoring.typed import typed

pytestmark = pytest.mark.django_db(transaction=True)


def entry_of(jogo, seat, name, *args, **sent):
    """Return an entry as a phone exports it: the data sent to a page of a table from a seat."""
    address = reverse(f"scoring:{name}", args=(tokens.current(jogo, seat), *args))
    body = [[key, str(value)] for key, value in sent.items()]
    one = {"publico": str(jogo.public_id), "destino": address, "corpo": body}
    return outbox_import.read(json.dumps({"canastra": "pendencias", "envios": [one]}))[0]


def mao():
    jogo = opened("scorer")
    return jogo, entry_of(jogo, "mesa", "table", **typed())


def correction():
    jogo = opened("scorer")
    record(jogo, side="")
    told = typed(seen_version="1", reason="contada de novo")
    return jogo, entry_of(jogo, "mesa", "correct", 1, 1, **told)


def own_version():
    jogo = opened("apart")
    return jogo, entry_of(jogo, "A", "table", **typed())


def confirmation():
    jogo = opened("confirm")
    record(jogo)
    return jogo, entry_of(jogo, "B", "check", mao="1.1.1", client_id=uuid4())


def contest():
    jogo = opened("confirm")
    record(jogo)
    told = typed(seen_version="1", reason="foram duas canastras")
    return jogo, entry_of(jogo, "B", "contest", 1, 1, **told)


def mao_taken_back():
    jogo = opened("scorer")
    record(jogo, side="")
    return jogo, entry_of(jogo, "mesa", "take_back", 1, 1, seen_version=1, client_id=uuid4())


ENTRIES = {  # kind of entry: its stored rows, their number, and its line in the trail
    mao: (Mao, 1, AuditEntry.Action.RECORDED),
    correction: (Mao, 2, AuditEntry.Action.CORRECTED),
    own_version: (Submission, 1, AuditEntry.Action.SENT),
    confirmation: (Confirmation, 1, AuditEntry.Action.CONFIRMED),
    contest: (Confirmation, 1, AuditEntry.Action.CONTESTED),
    mao_taken_back: (Mao, 2, AuditEntry.Action.TAKEN_BACK),
}


def phone_sends(entry):
    """Send an entry from the phone that made it. Return the status of the answer."""
    client = Client()
    client.cookies["canastra_device"] = "celular-de-uma-dupla-que-senta-ali"
    return client.post(entry.address, entry.sent.dict(), headers={"Accept": "application/json"}).status_code


@pytest.mark.parametrize("made", ENTRIES, ids=lambda made: made.__name__)
@pytest.mark.parametrize("phone_too", [False, True], ids=["desks", "desks-and-the-phone"])
def test_entry_brought_many_times_at_once_is_stored_once_and_answered_alike(made, phone_too):
    jogo, entry = made()

    answers = twenty(
        lambda who: (
            phone_sends(entry) if phone_too and who % 2 else outbox_import.bring(entry, jogo, TABLE).status
        )
    )

    model, count, action = ENTRIES[made]
    assert Counter(answers) == {201: 1, 200: PHONES - 1}
    assert (model.objects.count(), lines(action)) == (count, 1)


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
def test_entries_of_one_mao_brought_at_once_store_one_and_tell_the_others():
    jogo = opened("scorer")
    entries = [entry_of(jogo, "mesa", "table", **typed(A_table=str(30 + phone))) for phone in range(PHONES)]

    answers = twenty(lambda phone: outbox_import.bring(entries[phone], jogo, TABLE))

    stored = Mao.objects.get()
    told = [answer.body["standing"]["receipt"] for answer in answers if answer.status == 409]
    assert Counter(answer.status for answer in answers) == {201: 1, 409: PHONES - 1}
    assert told == [stored.pk] * (PHONES - 1)
