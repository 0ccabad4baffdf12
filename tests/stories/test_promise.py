"""A confirmed mão is never lost or counted twice, and every change is in the trail, for any sequence of requests."""

import pytest
from django.db import IntegrityError
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from scoring.entry import confirmation
from scoring.entry.versions import found
from scoring.models import Confirmation
from tests.stories.machines import Apart, Scorer, Table

pytestmark = pytest.mark.django_db
HELD = pytest.mark.proof(
    "tests/scoring/entry holds the key; that the promise finds it broken too is a long search"
)
BOTH = pytest.mark.both_databases("constraints: whatever is sent, in any order, is refused alike")


def play(examples, machine):
    """Run the machine, each example in a transaction that is rolled back."""
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


@pytest.mark.parametrize(
    ("machine", "examples"), [pytest.param(Table, 15, marks=BOTH), (Scorer, 15), (Apart, 10)]
)
def test_promise_holds_whatever_is_sent(machine, examples):
    play(examples, machine)


def nothing(*_, **__):
    """Break the server on purpose: recognise no repeated key."""


def anything(jogo, deed, *_):
    """Break the server on purpose: answer a repeated key whatever its content."""
    words = list(Confirmation.objects.filter(client_id=deed.client_id).select_related("mao__partida"))
    return confirmation.Word(tuple(word.mao for word in words), jogo, replay=True) if words else None


def whatever_stands(state, partida, number, seen_version, **_):
    """Break the server on purpose: let a table change a confirmed mão."""
    return found(state.standing(partida, number), seen_version)


@pytest.mark.parametrize(
    ("check", "broken", "machine"),
    [
        pytest.param("scoring.entry.record.replayed", nothing, Table, id="key-of-a-mao"),
        pytest.param(
            "scoring.entry.confirmation._replayed", nothing, Table, id="key-of-a-confirmation", marks=BOTH
        ),
        pytest.param("scoring.entry.confirmation._replayed", anything, Table, id="content-of-a-confirmation"),
        pytest.param("scoring.entry.ruling._replayed", nothing, Apart, id="key-of-a-ruling", marks=HELD),
        pytest.param(
            "scoring.entry.apart._replayed", nothing, Apart, id="key-of-what-is-sent-apart", marks=HELD
        ),
        pytest.param("scoring.entry.record._changeable", whatever_stands, Table, id="confirmation"),
    ],
)
def test_promise_needs_the_check(monkeypatch, check, broken, machine):
    monkeypatch.setattr(check, broken)

    with pytest.raises((AssertionError, IntegrityError)):
        play(25, machine)
