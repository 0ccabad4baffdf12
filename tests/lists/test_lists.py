"""The number of queries of every list page is the same for 1, 3, 60 and 300 rows.

`make test` takes 3 and 60 rows, `make proof` all.
"""

from collections import defaultdict

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.table import glance
from tests.access.routes import routes
from tests.lists.declared import ADMIN, DIFFER, LISTS, NO_LISTS
from tests.lists.halls import Rows
from tournaments.desk.salao import face
from tournaments.public import caching
from tournaments.publication import reading
from tournaments.publication.document import players, standings_after_round

pytestmark = [pytest.mark.django_db, pytest.mark.xdist_group("lists")]
BOTH = pytest.mark.both_databases("joins, aggregates, subqueries, order of nulls")
TO_PROOF = pytest.mark.proof("the same list with 3 and 60 rows")
NUMBERS = (1, 3, 60, 300)
SIZES = defaultdict(dict)  # number of queries, by list and rows
LEAST = {1: 0, 3: 20, 60: 150, 300: 1000}  # letters that more rows take


def cases():
    """Yield each list with each number of rows, ordered by number, because each site is built once."""
    for number in NUMBERS:
        for one in LISTS:
            marks = [TO_PROOF] if number in {1, 300} else []
            if number == 1 or (number == 3 and one.name in DIFFER):
                marks.append(BOTH)
            yield pytest.param(number, one, marks=marks, id=f"{number}-{one.name}")


@pytest.fixture(scope="module")
def rows(request, django_db_setup, django_db_blocker):
    """Return a site with this number of rows, built once; each test leaves it unchanged."""
    with django_db_blocker.unblock(), transaction.atomic():
        built = Rows(request.param)
        connection.check_constraints()  # else each test does it again for all that is built here
        yield built
        transaction.set_rollback(True)


def forget():
    """Clear the caches of this process, so that pages are read from the database."""
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
    assert sorted(DIFFER - {one.name for one in LISTS}) == []


@pytest.mark.parametrize(("rows", "one"), list(cases()), indirect=["rows"], scope="module")
def test_list_costs_the_same_for_any_number_of_rows(rows, one):
    route = routes()[one.route]
    address = route.address(**rows.place(route, one.event) | one.more)
    forget()

    with CaptureQueriesContext(connection) as asked:
        answer = rows.browser(one.who).get(f"{address}?{one.query}".rstrip("?"))
        size = len(answer.content)

    allowed = one.queries + (one.batch if rows.number == 300 else 0)
    assert (answer.status_code, len(asked)) == (200, allowed), "\n".join(
        query["sql"][:300] for query in asked.captured_queries
    )
    SIZES[one.name][rows.number] = size
    grown = [size - before for number, before in SIZES[one.name].items() if number < rows.number]
    assert one.bounded or all(more >= LEAST[rows.number] for more in grown), "it shows no more rows"
