"""A jogo without an event: opened by anybody, reached by its addresses, followed without writing, not without limit."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.test import Client

from scoring import tokens
from scoring.jogo.recount import differences
from scoring.ledger.verify import faults
from scoring.lifecycle.avulso import MOST_OF_DEVICE
from scoring.models import Acesso, Jogo, Mao
from tests.scoring.two_duplas import record, send
from tests.scoring.typed import AVULSO, typed

pytestmark = pytest.mark.django_db


def open_one(client, **changes):
    return client.post("/avulso/", AVULSO | changes, follow=True)


def follow(jogo):
    return f"/mesa/{tokens.current(jogo, 'ver')}/"


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        ({}, {"target": 3000}),
        ({"target": "1500"}, {"target": 1500}),
        ({"ruleset": "extra-partida-2000"}, {"target": 2000}),
        ({"ruleset": "open-dirty-1", "target": "1500"}, {}),
    ],
)
def test_anybody_opens_a_jogo_and_gets_its_addresses(client, changes, options):
    page = open_one(client, **changes)

    jogo = Jogo.objects.get()
    assert page.redirect_chain[-1][0] == f"/mesa/{tokens.current(jogo)}/partilhar/"
    assert jogo.options.items() >= options.items()
    assert follow(jogo) in page.text
    assert page.text.count('class="segno"') == 2
    assert client.get(f"/mesa/{tokens.current(jogo)}/").context["form"]


def test_where_two_duplas_enter_each_gets_its_own_address(client):
    page = open_one(client, entry="confirm")

    jogo = Jogo.objects.get()
    assert all(tokens.current(jogo, side) in page.text for side in "AB")


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"a": ""}, "a"), ({"target": "1501"}, "target"), ({"ruleset": "nenhum"}, "ruleset")],
)
def test_what_cannot_be_is_said_beside_its_field(client, changes, field):
    page = open_one(client, **changes)

    assert page.status_code == 422
    assert list(page.context["form"].errors) == [field]
    assert not Jogo.objects.exists()


@pytest.mark.parametrize("entry", ["scorer", "confirm", "apart"])
def test_who_follows_reads_and_never_writes(client, entry):
    open_one(client, entry=entry)
    jogo = Jogo.objects.get()
    if entry == "confirm":
        record(jogo)
    before, address = Mao.objects.count(), follow(jogo)

    assert "só acompanha" in client.get(address).text
    for path in ("", "conferir/", "cartas/", "maos/1/1/", "maos/1/1/desfazer/"):
        assert client.post(address + path, typed(seen_version=1)).status_code in {403, 405}, path
    assert Mao.objects.count() == before
    assert "Corrigir" not in client.get(address).text
    assert client.get(f"{address}partilhar/").status_code == 404
    assert Acesso.objects.get(seat="ver").device == ""


def test_who_follows_is_told_only_what_moved(client):
    open_one(client)
    jogo, htmx = Jogo.objects.get(), {"HX-Request": "true"}
    address = follow(jogo)
    seen = client.get(address).context["mark"]

    assert client.get(address, {"visto": seen}, headers=htmx).status_code == 204
    record(jogo, side="")
    assert "810" in client.get(address, {"visto": seen}, headers=htmx).text


def test_who_follows_is_told_what_waits_without_its_figures(client):
    open_one(client, entry="apart", target="1500")
    jogo = Jogo.objects.get()
    send(jogo, "A", 820)
    sent = " ".join(client.get(follow(jogo)).text.split())
    send(jogo, "B", 730)
    differs = " ".join(client.get(follow(jogo)).text.split())

    assert (sent.count("enviada"), sent.count("divergente")) == (1, 0)
    assert (differs.count("enviada"), differs.count("divergente")) == (0, 1)
    assert [figure for figure in ("820", "730") if figure in sent + differs] == []


def test_nobody_is_promised_a_director_where_there_is_none(client):
    open_one(client, entry="apart", target="1500")
    jogo = Jogo.objects.get()
    table = f"/mesa/{tokens.current(jogo, 'A')}/"
    send(jogo, "A", 1500, 100)
    send(jogo, "B", 1510, 100)
    assert "decide a direção, onde há uma" in client.get(table).text

    send(jogo, "B", 1500, 100)

    assert "A direção, onde há uma, pode reabrir o jogo" in client.get(table).text


def ended(client, **how):
    """Open a jogo and play it to its end; return it and its last page."""
    open_one(client, target="1500", **how)
    jogo = Jogo.objects.get()
    return jogo, end(client, jogo)


def end(client, jogo):
    table = f"/mesa/{tokens.current(jogo)}/"
    return client.post(table, typed(A_clean="5", A_dirty="0", A_table="55"), follow=True)


def undo(client, jogo, seat="mesa", **changes):
    mao = Mao.objects.latest("pk")
    sent = {"client_id": str(uuid4()), "seen_version": mao.version} | changes
    return client.post(f"/mesa/{tokens.current(jogo, seat)}/maos/1/1/desfazer/", sent, follow=True)


def test_mao_that_ended_it_can_be_undone_where_no_director_is(client):
    jogo, page = ended(client)
    assert page.context["sheet"].over
    assert "Desfaça a última mão: o jogo continua." in page.text

    key = str(uuid4())
    for _ in range(2):  # sent twice, undone once
        page = undo(client, jogo, client_id=key, seen_version=1)

    assert [mao.void for mao in Mao.objects.order_by("pk")] == [False, True]
    assert page.context["form"]["A-clean"].value() == 5
    assert Jogo.objects.get().state == "open"
    assert list(faults(Jogo.objects.all())) == list(differences(Jogo.objects.all())) == []


def test_undo_that_arrives_again_after_the_mao_was_entered_anew_opens_nothing(client):
    jogo, _ = ended(client)
    key = str(uuid4())
    undo(client, jogo, client_id=key, seen_version=1)
    assert "gravada" in end(client, jogo).text

    undo(client, jogo, client_id=key, seen_version=1)  # its answer was lost, and the phone sends it again

    jogo.refresh_from_db()
    assert (jogo.state, jogo.registro_set.filter(action="reopened").count()) == ("closed", 1)
    assert list(differences(Jogo.objects.all())) == []


def test_undo_of_what_was_not_seen_leaves_the_jogo_ended(client):
    jogo, _ = ended(client)

    assert undo(client, jogo, seen_version=2).status_code == 409
    assert Jogo.objects.get().state == "closed"


def test_who_follows_undoes_nothing(client):
    jogo, _ = ended(client)

    assert undo(client, jogo, "ver").status_code == 403
    assert Jogo.objects.get().state == "closed"


def test_one_device_opens_only_so_many_within_an_hour(client, monkeypatch):
    for _ in range(MOST_OF_DEVICE):
        open_one(client)
    refused = open_one(client)
    assert refused.status_code == 429
    assert "Espere um pouco" in refused.text
    assert Jogo.objects.count() == MOST_OF_DEVICE

    monkeypatch.setattr("scoring.lifecycle.avulso.HOUR", timedelta(0))  # as if it had passed
    assert open_one(client).status_code == 200


def test_all_together_open_only_so_many_within_an_hour(monkeypatch):
    monkeypatch.setattr("scoring.lifecycle.avulso.MOST_IN_ALL", 2)

    answers = [open_one(Client()).status_code for _ in range(3)]

    assert answers == [200, 200, 429]
    assert Jogo.objects.count() == 2


def test_promise_and_jogo_avulso_stand_on_the_home_page(client):
    home = client.get("/").text

    assert "Uma mão confirmada nunca se perde, nunca conta duas vezes, e toda correção fica visível." in home
    assert 'href="/avulso/"' in home
    assert "Nunca conta duas vezes" in client.get("/promessa/").text
