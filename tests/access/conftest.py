"""Fixtures: the hall of these tests, built once for all of them."""

import pytest
from django.db import connection, transaction

from tests.access.hall import Hall


@pytest.fixture(scope="package")
def hall(django_db_setup, django_db_blocker):
    """Return the hall, built once; each test leaves it unchanged."""
    with django_db_blocker.unblock(), transaction.atomic():
        hall = Hall()
        connection.check_constraints()  # else each test does it again for all that is built here
        yield hall
        transaction.set_rollback(True)
