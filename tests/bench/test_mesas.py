"""The plain transaction of the bench has exactly the statements of the service."""

import re
from uuid import uuid4

from django.db import connection
from django.test.utils import CaptureQueriesContext

from scoring.entry.record import record_mao
from scoring.models import Jogo
from tests.bench.mesas import FACTS, PLAIN, make_mesas
from tests.factories import TABLE

SAID = re.compile(r"(SELECT) .*?(FROM \w+)|(INSERT INTO \w+ \(.*?\))|(UPDATE \w+ SET \w+)")


def said(statements):
    """Return the verb and the table of each statement, and the columns of an insert."""
    found = (SAID.match(one.replace('"', "")) for one in statements)
    return [" ".join(filter(None, one.groups())) for one in found if one]


def test_plain_transaction_makes_the_statements_of_the_service(db):
    (mesa,) = make_mesas(1)
    with CaptureQueriesContext(connection) as made:
        record_mao(jogo=Jogo(pk=mesa.jogo), partida=1, number=1, facts=FACTS, client_id=uuid4(), source=TABLE)

    assert said(one["sql"] for one in made) == said(PLAIN)
