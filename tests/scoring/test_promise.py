"""A confirmed mão is never lost, never counts twice, every change is in the trail: whatever is sent, however often."""

from uuid import uuid4

import pytest
from django.db import IntegrityError, transaction
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from scoring import confirming, entry
from scoring.errors import ScoringError
from scoring.models import Confirmacao, Mao, Registro
from scoring.states import State
from tests.scoring import two_duplas as table
from tests.scoring.conftest import facts

POINTS = st.sampled_from([810, 710, 610, 510])
SIDES, OTHER = st.sampled_from(["A", "B"]), {"A": "B", "B": "A"}
WORDS = (confirming.confirm, confirming.contest)
TRACED = ("recorded", "corrected", "taken_back", "ruled")


class Table(RuleBasedStateMachine):
    """One jogo, two duplas, phones that send again, late and out of order, and somebody who tampers."""

    sent = Bundle("sent")
    ENTRY = "confirm"

    def __init__(self):
        super().__init__()
        self.undone = transaction.atomic()
        self.undone.__enter__()
        self.jogo = table.opened(self.ENTRY, target=3000, partidas=3, totals_allowed=True)
        self.accepted = {}  # by key: the version in the receipt, and the content it was for
        self.confirmed = {}  # by place: the version that was confirmed
        self.by_director = set()

    def teardown(self):
        transaction.set_rollback(True)
        self.undone.__exit__(None, None, None)

    def deliver(self, request):
        """Send a request: what had its receipt has it again, what is refused changes nothing."""
        verb, told = request
        key, content, before = told["client_id"], (told.get("facts"), told.get("reason", "")), self.rows()
        try:
            done = verb(jogo=self.jogo, **told)
        except ScoringError:
            assert self.rows() == before
            assert key not in self.accepted or self.accepted[key][1] != content
            return
        what = [mao.pk for mao in getattr(done, "maos", None) or (done.mao,)]
        assert self.accepted.setdefault(key, (what, content)) == (what, content)
        assert done.replay == (self.rows() == before)

    @rule(target=sent, side=SIDES, points=POINTS, ahead=st.integers(0, 1), typed=st.booleans())
    def enter(self, side, points, ahead, typed):
        place = table.place_of(self.jogo)
        place["number"] += ahead
        told = self.content(place, points, "" if self.ENTRY == "scorer" else side)
        if typed:
            told["facts"] = {"totals": {"A": points, "B": -110}}
        request = (entry.record_mao, told)
        self.deliver(request)
        return request

    @rule(request=sent)
    def send_again(self, request):
        self.deliver(request)

    @rule(request=sent, points=POINTS)
    def tamper(self, request, points):
        verb, told = request
        if verb in WORDS:
            self.deliver((verb, told | {"reason": f"são {points}"}))
        elif "facts" in told:
            self.deliver((verb, told | {"facts": facts(points, -110)}))

    @rule(target=sent, side=SIDES, points=POINTS, at=st.integers(0, 9), director=st.booleans())
    def correct(self, side, points, at, director):
        mao = self.one(at)
        place = table.place_of(self.jogo) if mao is None else self.place(mao)
        told = self.content(place, points, "" if director or self.ENTRY == "scorer" else side) | {
            "reason": "soma",
            "director": director,
        }
        if director and mao:
            self.by_director.add((mao.partida_id, mao.number))
        request = (entry.correct_mao, told | {"seen_version": mao.version if mao else 1})
        self.deliver(request)
        return request

    @rule(target=sent)
    def take_back(self):
        mao = self.one(-1)
        place = self.place(mao) if mao else table.place_of(self.jogo)
        told = place | {
            "seen_version": mao.version if mao else 1,
            "client_id": uuid4(),
            "source": table.PHONE,
        }
        request = (entry.take_back, told)
        self.deliver(request)
        return request

    @precondition(lambda self: self.one(0))
    @rule(target=sent, side=SIDES, at=st.integers(0, 9), verb=st.sampled_from(WORDS))
    def answer(self, side, at, verb):
        mao = self.one(at)
        told = {
            "side": OTHER.get(mao.side, side),
            "client_id": uuid4(),
            "source": table.PHONE,
            "reason": "conferi",
        }
        contested = self.place(mao) | {"seen_version": mao.version}
        request = (verb, told | ({"maos": [table.place(mao)]} if verb is WORDS[0] else contested))
        self.deliver(request)
        return request

    @invariant()
    def confirmed_maos_stand(self):
        """What was once confirmed stands with the same points, unless the director changed it."""
        self.jogo.refresh_from_db()
        lines = {
            (line.mao.partida_id, line.number): line
            for partida in table.sheet(self.jogo).partidas
            for line in partida.maos
        }
        for place, pk in self.confirmed.items():
            assert place in lines
            assert lines[place].mao.pk == pk or place in self.by_director
        self.confirmed |= {
            place: line.mao.pk for place, line in lines.items() if line.state == State.CONFIRMED
        }

    @invariant()
    def nothing_counts_twice(self):
        standing = list(Mao.objects.standing().values_list("partida", "number", "client_id"))
        assert len({place[:2] for place in standing}) == len(standing)
        for partida in table.sheet(self.jogo).partidas:
            assert [line.number for line in partida.maos] == list(range(1, len(partida.maos) + 1))
            for side in "AB":
                assert partida.totals[side] == sum(line.totals[side] for line in partida.maos)

    @invariant()
    def every_version_and_every_word_is_in_the_trail(self):
        trail = Registro.objects.filter(jogo=self.jogo)
        assert trail.filter(action__in=TRACED).count() == Mao.objects.count()
        words = Confirmacao.objects.exclude(side="")
        assert trail.filter(action__in=("confirmed", "contested")).count() == words.count()

    def rows(self):
        return Mao.objects.count(), Confirmacao.objects.count()

    def one(self, at):
        """Return a mão that stands, counted round; the last one of all for -1."""
        rows = list(Mao.objects.standing().select_related("partida").order_by("partida__number", "number"))
        return rows[at % len(rows)] if rows else None

    def place(self, mao):
        return {"partida": mao.partida.number, "number": mao.number}

    def content(self, place, points, side):
        how = {"acknowledged": table.ALL, "source": table.PHONE, "side": side}
        return place | how | {"facts": facts(points, -110), "client_id": uuid4()}


class Scorer(Table):
    """The same with one person who enters for both."""

    ENTRY = "scorer"


def play(examples, machine=Table):
    """Run the machine, each example in a transaction that is taken back."""
    how = {
        "phases": (Phase.generate,),
        "deadline": None,
        "database": None,
        "derandomize": True,
        "print_blob": False,
    }
    run_state_machine_as_test(
        machine, settings=settings(max_examples=examples, stateful_step_count=20, **how)
    )


@pytest.mark.django_db
def test_promise_holds_whatever_is_sent():
    play(15)


@pytest.mark.django_db
def test_promise_holds_where_one_person_enters():
    play(15, Scorer)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("check", "broken"),
    [
        pytest.param("scoring.entry.replayed", lambda *_, **__: None, id="of-the-key"),
        pytest.param("scoring.confirming._replayed", lambda *_: None, id="of-the-key-of-a-word"),
        pytest.param("scoring.course.state_of", lambda *_, **__: State.SENT, id="of-the-confirmation"),
    ],
)
def test_promise_needs_the_check(monkeypatch, check, broken):
    monkeypatch.setattr(check, broken)

    with pytest.raises((AssertionError, IntegrityError)):
        play(25)
