"""A consistent read blocks no other transaction, and cannot write."""

import pytest
from django.db import DatabaseError, connection, transaction

from scoring.ledger.consistent_read import one_moment
from scoring.models import Jogo, Mao
from tests.locks import Beside

pytestmark = pytest.mark.both_databases("transactions: each begins a consistent read in its own SQL")


@pytest.mark.django_db(transaction=True)
def test_moment_stands_still_while_others_record(jogo, play):
    with one_moment():
        assert Mao.objects.count() == 0
        Beside(lambda: play(jogo, 810, -110)).result()
        assert Mao.objects.count() == 0
    assert Mao.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_nothing_is_written_within_a_moment(jogo):
    with pytest.raises(DatabaseError), one_moment():
        Jogo.objects.update(labels=[])
    Jogo.objects.update(labels=["Ana e Bia", "Caio e Davi"])


@pytest.mark.django_db(transaction=True)
def test_moment_that_cannot_begin_leaves_a_connection_that_writes(jogo):
    with connection.cursor() as cursor:
        cursor.execute("BEGIN")
        with pytest.raises(DatabaseError), one_moment():
            pass
        cursor.execute("ROLLBACK")
    Jogo.objects.update(entry="apart")
    assert Jogo.objects.get().entry == "apart"


@pytest.mark.django_db(transaction=True)
def test_transaction_of_the_caller_goes_on(jogo):
    with transaction.atomic():
        with one_moment():
            assert connection.in_atomic_block
        Jogo.objects.update(entry="apart")
    assert Jogo.objects.get().entry == "apart"
