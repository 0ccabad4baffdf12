"""Every page that lists something asks the database the same number of questions for 1, 3 and 300 rows."""

from collections import defaultdict

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.table import glance
from tests.access.routes import routes
from tests.lists.declared import ADMIN, LISTS, NO_LISTS
from tests.lists.halls import Rows
from tournaments.desk.salao import face
from tournaments.public import caching
from tournaments.publication import players, reading, standings_after_round

pytestmark = [pytest.mark.django_db, pytest.mark.xdist_group("lists")]
FEW = pytest.mark.both_databases("every list: joins, aggregates, subqueries, order of nulls")
NUMBERS = [pytest.param(1, marks=FEW), pytest.param(3, marks=FEW), 300]
SIZES = defaultdict(dict)  # of what is answered, by list and rows
LEAST = {1: 0, 3: 20, 300: 1000}  # letters that more rows take


@pytest.fixture(scope="module", params=NUMBERS)
def rows(request, django_db_setup, django_db_blocker):
    """A site with so many rows, built once; each test leaves it as it was."""
    with django_db_blocker.unblock(), transaction.atomic():
        built = Rows(request.param)
        connection.check_constraints()  # else each test does it again for all that is built here
        yield built
        transaction.set_rollback(True)


def forget():
    """Forget what this process has kept of any page: what is asked for is read."""
    glance.seen.clear()
    caching._rendered.clear()
    for module in (face, players, reading, standings_after_round):
        for one in vars(module).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


def test_every_address_is_a_list_or_says_why_it_is_none():
    there = {name for name in routes() if name.partition("/")[0].partition(":")[0] != ADMIN}
    lists, others = {one.route for one in LISTS}, [name for names in NO_LISTS.values() for name in names]

    assert sorted(there - lists - set(others)) == [], (
        "say in tests/lists/declared.py what they cost, or why not"
    )
    assert sorted((lists | set(others)) - there) == [], "no address any more"
    assert sorted(lists & set(others)) == []
    assert len({one.name for one in LISTS}) == len(LISTS)


@pytest.mark.parametrize("one", LISTS, ids=lambda one: one.name)
def test_list_costs_the_same_for_any_number_of_rows(rows, one):
    route = routes()[one.route]
    address = route.address(**rows.place(route, one.event) | one.more)
    forget()

    with CaptureQueriesContext(connection) as asked:
        answer = rows.browser(one.who).get(f"{address}?{one.query}".rstrip("?"))
        size = len(answer.content)

    allowed = one.queries + (one.batch if rows.number > 3 else 0)
    assert (answer.status_code, len(asked)) == (200, allowed), "\n".join(
        query["sql"][:300] for query in asked.captured_queries
    )
    SIZES[one.name][rows.number] = size
    grown = [size - before for number, before in SIZES[one.name].items() if number < rows.number]
    assert one.bounded or all(more >= LEAST[rows.number] for more in grown), "it shows no more rows"
