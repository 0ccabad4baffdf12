"""Rows that tests have rolled back leave the files of PostgreSQL, but never while a test is in its transaction."""

import pytest
from django.db import connection, transaction

from tests.dead_rows import TESTS, Broom
from tests.factories import make_user

pytestmark = pytest.mark.postgresql


def bytes_of_users():
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_relation_size('auth_user')")
        return cursor.fetchone()[0]


@pytest.mark.django_db(transaction=True)
def test_rows_that_were_rolled_back_are_swept():
    with transaction.atomic():
        make_user()
        transaction.set_rollback(True)
    assert bytes_of_users() > 0
    broom = Broom()
    for _ in range(TESTS - 1):
        broom.sweep()
    assert bytes_of_users() > 0

    broom.sweep()

    assert bytes_of_users() == 0


@pytest.mark.django_db
def test_sweep_waits_for_the_end_of_a_transaction():
    make_user()
    broom = Broom()
    for _ in range(TESTS + 1):
        broom.sweep()

    assert broom.tests == TESTS + 1
