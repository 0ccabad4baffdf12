"""The names of a private jogo are erased by the user who opened it, or by the operator; its mãos stay."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.models import FOLLOW, AuditEntry, Jogo
from tests.factories import record
from tests.scoring.typed import AVULSO

pytestmark = pytest.mark.django_db
NAME = "Ana"


@pytest.fixture
def jogo(client):
    client.post(reverse("avulso"), AVULSO)
    jogo = Jogo.objects.get()
    record(jogo)
    return jogo


def held():
    """Return the stored rows of the jogo and its trail."""
    rows = [*Jogo.objects.values("labels"), *AuditEntry.objects.values("before", "after", "rows", "reason")]
    return json.dumps(rows, default=str, ensure_ascii=False)


def share(jogo):
    return reverse("scoring:share", args=(tokens.current(jogo),))


def test_who_opened_it_erases_the_names(client, jogo):
    totals = sheet(jogo).current.totals
    assert NAME in held()
    assert "Apagar os nomes" in client.get(share(jogo)).content.decode()

    answer = client.post(share(jogo), follow=True)

    assert NAME not in answer.content.decode()
    assert "Lado A" in answer.content.decode()
    assert NAME not in held()
    jogo.refresh_from_db()
    assert sheet(jogo).current.totals == totals
    call_command("verify_ledger", stdout=StringIO(), verbosity=0)
    lines = AuditEntry.objects.count()
    client.post(share(jogo))
    assert AuditEntry.objects.count() == lines


def test_the_trail_of_a_new_jogo_never_held_them(jogo):
    assert NAME not in json.dumps(list(AuditEntry.objects.values("before", "after", "rows")), default=str)


def test_nobody_else_does(jogo):
    stranger = Client()
    follow = reverse("scoring:share", args=(tokens.current(jogo, FOLLOW),))

    assert "Apagar os nomes" not in stranger.get(share(jogo)).content.decode()
    assert [stranger.post(address).status_code for address in (share(jogo), follow)] == [404, 404]
    assert NAME in held()


def test_the_operator_does_it_by_the_public_number(jogo):
    call_command("rename_jogo", str(jogo.public_id), "C. e D.", "E. e F.", verbosity=0)
    jogo.refresh_from_db()
    assert jogo.labels == ["C. e D.", "E. e F."]
    assert NAME not in held()

    with pytest.raises(CommandError, match="2 lados"):
        call_command("rename_jogo", str(jogo.public_id), "Um só")


def test_labels_changed_past_the_site_are_found(jogo):
    Jogo.objects.update(labels=["Eva", "Ivo"])

    with pytest.raises(CommandError):
        call_command("verify_ledger", stdout=StringIO(), verbosity=0)
