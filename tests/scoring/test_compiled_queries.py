"""A compiled query gives the same result as its queryset, for every id."""

import pytest
from django.db.models import F

from scoring.compiled_queries import Compiled, CompiledUpdate
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Jogo, Partida
from tests.scoring.cast import TABLE

pytestmark = pytest.mark.both_databases("SQL as text: compiled once for each database")


def opened(**other):
    opening = {"labels": ["A", "B"], "ruleset": "regulamento-1", "options": {"target": 1500}, "partidas": 3}
    return open_jogo(source=TABLE, **opening | other)


def test_compiled_query_answers_for_each_id_as_the_queryset(db):
    first, second = opened(), opened(options={"target": 2000})
    of_id = Compiled(Jogo, lambda pk: Jogo.objects.filter(pk=pk))

    for jogo in (first, second, first):
        (found,) = of_id(jogo.pk)
        assert (found, found.options, found.opened_at) == (jogo, jogo.options, jogo.opened_at)
    assert of_id(0) == []


def test_compiled_query_keeps_order_and_reads_what_it_leaves_out(db, django_assert_num_queries):
    jogo = opened()
    Partida.objects.create(jogo=jogo, number=2, reason="target", winner="A")
    last_first = Compiled(
        Partida, lambda pk: Partida.objects.filter(jogo=pk).order_by("-number").only("number")
    )

    with django_assert_num_queries(2):
        rows = last_first(jogo.pk)
        assert ([row.number for row in rows], rows[0].reason) == ([2, 1], "target")


def test_compiled_update_changes_the_rows_of_an_id_alone(db):
    first, second = opened(), opened()
    more = CompiledUpdate(lambda pk: Jogo.objects.filter(pk=pk), partidas=F("partidas") + 1)

    assert [more(first.pk), more(first.pk), more(0)] == [1, 1, 0]

    for jogo, partidas in ((first, 5), (second, 3)):
        jogo.refresh_from_db()
        assert jogo.partidas == partidas
