"""The address that only follows writes nothing: at no page of the table, whatever is sent to it."""

from uuid import uuid4

import pytest
from django.apps import apps
from django.urls import reverse
from django.utils.crypto import get_random_string

from scoring import tokens
from scoring.entry.record import record_mao
from scoring.errors import Refused
from scoring.lifecycle import devices
from scoring.models import FOLLOW, MESA, Acesso
from scoring.urls import urlpatterns
from tests.scoring.cast import TABLE, facts
from tests.scoring.two_duplas import opened

pytestmark = pytest.mark.django_db
READ = {"table", "score", "text", "rules"}  # what who follows may open
PLACES = {"partida": 1, "number": 1}
SUMMARY = {
    "partida": "1",
    "number": "2",
    "seen_version": "1",
    "reason": "contada de novo",
    "A-table": "46",
    "A-hand": "0",
    "A-clean": "1",
    "A-morto": "taken",
    "B-table": "20",
    "B-hand": "10",
    "B-morto": "not_taken",
    "ending": "A",
}
BODIES = {
    "take_over": {"pedida": ""},
    "call": {"confirmado": "sim"},
    "dealer": {"side": "A"},
    "check": {"partida": "1", "number": "1", "version": "1", "resposta": "confirmar"},
    "contest": {"version": "1", "reason": "A canastra era suja"},
}


@pytest.fixture
def jogo():
    jogo = opened("scorer", target=3000)
    Acesso.objects.create(jogo=jogo, seat=FOLLOW, **tokens.fresh())
    record_mao(jogo=jogo, partida=1, number=1, facts=facts(), client_id=uuid4(), source=TABLE)
    return jogo


def address(jogo, route):
    places = PLACES if "<int:partida>" in str(route.pattern) else {}
    return reverse(f"scoring:{route.name}", kwargs={"token": tokens.current(jogo, FOLLOW)} | places)


def stored():
    """Return every row of this floor as it stands."""
    models = apps.get_app_config("scoring").get_models()
    return {model.__name__: list(model.objects.order_by("pk").values()) for model in models}


@pytest.mark.parametrize("device", ["its own", "that of the mesa"])
@pytest.mark.parametrize("take", [{}, {"assumir": "sim"}], ids=["", "taking-over"])
@pytest.mark.parametrize("verb", ["get", "post"])
@pytest.mark.parametrize("route", urlpatterns, ids=[route.name for route in urlpatterns])
def test_nothing_is_written_by_who_only_follows(client, jogo, route, verb, take, device):
    name = TABLE.device if device == "that of the mesa" else get_random_string(22)
    sent = SUMMARY | BODIES.get(route.name, {}) | take | {"client_id": str(uuid4()), "aparelho": name}
    before = stored()

    answer = getattr(client, verb)(address(jogo, route), sent | {"falta": "3"})

    assert stored() == before
    allowed = {200} if verb == "get" and route.name in READ else {200, 204, 403, 404, 405}
    assert answer.status_code in allowed
    if verb == "post" and route.name not in {"jogada", *READ}:
        assert answer.status_code in {403, 404, 405}


def test_same_bodies_write_from_the_mesa(client, jogo):
    """They are valid: what keeps them out above is the seat."""
    before = stored()
    at_mesa = reverse("scoring:table", args=(tokens.current(jogo, MESA),))
    client.get(at_mesa)

    assert client.post(at_mesa, SUMMARY | {"client_id": str(uuid4())}).status_code in {200, 302, 422}

    assert stored() != before


@pytest.mark.parametrize(
    "verb",
    [
        lambda acesso: devices.hold(acesso=acesso, device="outro-celular-da-mesa"),
        lambda acesso: devices.take_over(acesso=acesso, source=TABLE),
    ],
    ids=["hold", "take_over"],
)
def test_verb_itself_refuses_a_seat_that_reads(jogo, verb):
    with pytest.raises(Refused) as found:
        verb(Acesso.objects.get(jogo=jogo, seat=FOLLOW))

    assert found.value.code == "only_follows"
