"""The promise where two duplas enter apart: what both sent alike stands once, whatever is sent and however often."""

from contextlib import suppress
from uuid import uuid4

import pytest
from django.db import IntegrityError, transaction
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from scoring import apart
from scoring.errors import ScoringError
from scoring.models import Envio, Mao, Registro
from tests.scoring import two_duplas as table
from tests.scoring.conftest import facts
from tests.scoring.test_promise import OTHER, SIDES, TRACED, play


class Apart(RuleBasedStateMachine):
    """One jogo that two duplas enter apart: each sends its own, ahead, again, another; the director decides."""

    sent = Bundle("sent")

    def __init__(self):
        super().__init__()
        self.undone = transaction.atomic()
        self.undone.__enter__()
        self.jogo = table.opened("apart", target=3000, partidas=3, totals_allowed=True)
        self.receipts, self.agreed = {}, {}

    def teardown(self):
        transaction.set_rollback(True)
        self.undone.__exit__(None, None, None)

    def deliver(self, told):
        before = Envio.objects.count(), Mao.objects.count(), Registro.objects.count()
        key, content = told["client_id"], told["facts"]
        try:
            done = apart.send(jogo=self.jogo, **told)
        except ScoringError:
            assert (Envio.objects.count(), Mao.objects.count(), Registro.objects.count()) == before
            assert key not in self.receipts or self.receipts[key][1] != content
            return
        assert self.receipts.setdefault(key, (done.envio.pk, content)) == (done.envio.pk, content)
        assert done.replay == (Envio.objects.count() == before[0])

    @rule(
        target=sent,
        side=SIDES,
        points=st.sampled_from([810, 710]),
        ahead=st.integers(0, 2),
        typed=st.booleans(),
    )
    def send(self, side, points, ahead, typed):
        place = table.place_of(self.jogo)
        place["number"] += ahead
        told = {"totals": {"A": points, "B": -110}} if typed else facts(points, -110)
        how = {"acknowledged": table.ALL, "source": table.PHONE, "side": side, "client_id": uuid4()}
        request = place | how | {"facts": told}
        self.deliver(request)
        return request

    @rule(request=sent)
    def send_again(self, request):
        self.deliver(request)

    @rule(request=sent)
    def other_dupla_says_the_same(self, request):
        self.deliver(request | {"side": OTHER[request["side"]], "client_id": uuid4()})

    @rule(side=SIDES)
    def decide(self, side):
        with suppress(ScoringError):
            table.rule(self.jogo, **table.place_of(self.jogo), choose=side)

    @invariant()
    def what_was_agreed_stands_once(self):
        """Nobody but the director changes it, and here he decides only what is not agreed on."""
        self.jogo.refresh_from_db()
        standing = list(Mao.objects.standing().values_list("partida", "number", "pk", "totals"))
        now = {place[:2]: place[2:] for place in standing}
        assert len(now) == len(standing)
        assert self.agreed.items() <= now.items()
        self.agreed = now

    @invariant()
    def everything_is_in_the_trail(self):
        trail = Registro.objects.filter(jogo=self.jogo)
        assert trail.filter(action="sent").count() == Envio.objects.count()
        assert trail.filter(action__in=TRACED).count() == Mao.objects.count()


@pytest.mark.django_db
def test_promise_holds_where_duplas_enter_apart():
    play(10, Apart)


@pytest.mark.django_db
def test_promise_apart_needs_the_check_of_the_key(monkeypatch):
    monkeypatch.setattr(apart, "_replayed", lambda *_, **__: None)

    with pytest.raises((AssertionError, IntegrityError)):
        play(25, Apart)
