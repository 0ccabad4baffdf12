"""The desk makes, prints and revokes the link of a scorer of several mesas."""

import re

import pytest

from tests.factories import TABLE, make_tournament
from tests.tournaments.desk.pages import text, url
from tournaments.hall import blocos
from tournaments.models import MesaBlock

pytestmark = pytest.mark.django_db


def test_link_of_a_block_is_made_printed_and_opens(client, tournament):
    page = url("desk_blocos", tournament)

    done = client.post(page, {"first": "1", "last": "2"}, follow=True)

    assert "Mesas 1 a 2" in text(done)
    assert text(done).count('class="segno"') == 1
    link = re.search(r"<code>(http://testserver/bloco/[\w-]{22}/)</code>", text(done))[1]
    assert client.get(link).status_code == 200
    assert "link para várias mesas" in text(client.get(url("desk_log", tournament)))


@pytest.mark.parametrize(
    ("typed", "said"),
    [(("2", "1"), "vem antes da primeira"), (("", "2"), "obrigatório"), (("0", "2"), "maior")],
)
def test_block_that_cannot_be_is_refused_beside_its_field(client, tournament, typed, said):
    refused = client.post(url("desk_blocos", tournament), dict(zip(("first", "last"), typed, strict=True)))

    assert refused.status_code == 422
    assert said in text(refused)
    assert not MesaBlock.objects.exists()


def test_link_is_revoked_with_a_reason(client, tournament):
    bloco = blocos.make(tournament=tournament, first=1, last=2, source=TABLE)
    page = url("desk_blocos", tournament)

    assert client.post(page, {"bloco": bloco.pk, "reason": ""}).status_code == 422
    done = client.post(page, {"bloco": bloco.pk, "reason": "celular perdido"}, follow=True)

    assert "o link não abre mais" in text(done)
    assert not MesaBlock.objects.exists()


def test_block_of_another_event_is_not_revoked(client, tournament):
    other = blocos.make(tournament=make_tournament(duplas=4), first=1, last=2, source=TABLE)

    client.post(url("desk_blocos", tournament), {"bloco": other.pk, "reason": "x"})

    assert MesaBlock.objects.get() == other
