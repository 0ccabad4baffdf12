"""A recount agrees with the stored values, and names each difference."""

from contextlib import suppress
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scoring.errors import ScoringError
from scoring.lifecycle.open_close import reopen_jogo, walkover
from scoring.models import Jogo, Mao, Partida
from tests.ledger import tampering
from tests.locks import meanwhile
from tests.scoring.cast import TABLE

pytestmark = pytest.mark.django_db


def recount():
    out = StringIO()
    try:
        call_command("rescore", "--check", stdout=out, verbosity=0)
    except CommandError:
        assert out.getvalue()
    return out.getvalue().splitlines()


@pytest.fixture
def played(jogo, play):
    """Return a jogo that A has won with two partidas."""
    for _ in range(4):
        play(jogo, 810, -110)
    jogo.refresh_from_db()
    assert jogo.winner == "A"
    return jogo


def test_what_is_stored_counts_the_same_again(played):
    assert recount() == []


@pytest.mark.parametrize("how", ["reopened", "given"])
def test_what_the_director_decided_stands(jogo, played, how):
    reopen_jogo(jogo=jogo, reason="conferir", source=TABLE)
    if how == "given":
        walkover(jogo=jogo, winner="B", reason="ausentes", source=TABLE)
    assert recount() == []


@pytest.mark.parametrize(
    ("model", "values", "told"),
    [
        (Mao, {"totals": {"A": 800, "B": -110}}, "mão 1.1 v1: totals daria outro valor"),
        (Mao, {"lines": {}}, "mão 1.1 v1: lines daria outro valor"),
        (Mao, {"warnings": ["hand_zero"]}, "mão 1.1 v1: warnings daria outro valor"),
        (Mao, {"facts": {}}, "mão 1.1 v1: não seria aceita"),
        (Partida, {"winner": "B"}, "partida 1: o resultado seria outro"),
        (Jogo, {"winner": "B"}, ": o resultado seria outro"),
        (Jogo, {"winner": "B", "reason": "director"}, ": o resultado seria outro"),
        (Jogo, {"winner": "B", "reason": "walkover"}, ": o resultado seria outro"),
        (Jogo, {"winner": "", "reason": "", "closed_at": None}, ": o resultado seria outro"),
    ],
)
def test_difference_is_named(played, model, values, told):
    row = model.objects.order_by("pk").first()
    with tampering():
        model.objects.filter(pk=row.pk).update(**values)
    faults = recount()
    assert any(f"jogo {played.public_id}" in fault and told in fault for fault in faults), faults


def test_counting_again_writes_nothing(played):
    with CaptureQueriesContext(connection) as captured:
        recount()
    words = {query["sql"].split()[0] for query in captured}
    assert words - {"DECLARE"} == {"SELECT"}  # PostgreSQL declares a cursor for rows read one by one


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_jogo_that_goes_on_meanwhile_is_counted_as_it_was(jogo, play):
    def one_more():
        with suppress(ScoringError):  # it is over by now
            play(jogo, 810, -110)

    with meanwhile(one_more):
        assert recount() == []
    jogo.refresh_from_db()
    assert jogo.winner == "A"
