"""The number of queries for a jogo at the desk does not grow with its corrections. tests/lists covers the lists."""

import pytest
from django.urls import reverse

from tests.factories import (
    director_of,
    make_tournament,
    record,
)
from tests.tournaments.desk.staged import correct

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.both_databases("versions of mãos: aggregates, order of nulls"),
]


def url(name, tournament, *args):
    return reverse(f"tournaments:{name}", args=(tournament.slug, *args))


@pytest.mark.parametrize("number", [1, 3])
def test_jogo_costs_the_same(client, django_assert_num_queries, number):
    tournament = make_tournament(duplas=2, target=3000)
    director = director_of(tournament.club)
    confronto = tournament.confronto_set.get()
    for _ in range(number):
        mao = record(confronto.jogo)
        correct(mao, director)
    client.force_login(director)

    with django_assert_num_queries(17):  # two check whether a reason contains a replaced name
        client.get(url("desk_jogo", tournament, confronto.pk))
