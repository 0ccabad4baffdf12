"""A follow-only address writes nothing: requests that need a seat are refused, and so is the call of the director.

tests/access has the answer of each page of the table.
"""

import pytest
from django.utils.crypto import get_random_string

from scoring import tokens
from scoring.errors import Refused
from scoring.lifecycle import call, devices
from scoring.models import FOLLOW, SeatKey
from tests.scoring.cast import TABLE
from tests.scoring.two_duplas import opened

pytestmark = pytest.mark.django_db


@pytest.fixture
def follows():
    return SeatKey.objects.create(jogo=opened("scorer"), seat=FOLLOW, **tokens.fresh())


@pytest.mark.parametrize(
    "verb",
    [
        lambda acesso: devices.hold(acesso=acesso, device=get_random_string(22)),
        lambda acesso: devices.take_over(acesso=acesso, source=TABLE),
        lambda acesso: call.call_director(jogo=acesso.jogo, seat=acesso.seat, source=TABLE),
    ],
    ids=["hold", "take_over", "call_director"],
)
def test_verb_refuses_a_seat_that_reads(follows, verb):
    with pytest.raises(Refused) as found:
        verb(follows)

    assert found.value.code == "only_follows"


@pytest.mark.parametrize("name", ["", TABLE.device], ids=["its own", "that of the mesa"])
@pytest.mark.parametrize("take", [{}, {"assumir": "sim"}], ids=["", "taking-over"])
def test_nothing_is_taken_over_by_a_form_that_says_so(client, follows, take, name):
    before = SeatKey.objects.values().get(pk=follows.pk)

    answer = client.post(f"/mesa/{tokens.printed(follows)}/", take | {"aparelho": name, "falta": "3"})

    assert answer.status_code == 403
    assert SeatKey.objects.values().get(pk=follows.pk) == before
