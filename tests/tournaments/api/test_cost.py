"""Cost of the API: unchanged answers are not sent again, and the number of queries does not grow with the data."""

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tests.tournaments.api.asking import OF_TOURNAMENT, url

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", OF_TOURNAMENT)
def test_an_answer_is_sent_again_only_after_a_mao(client, name, django_assert_num_queries):
    tournament = make_tournament(target=2000)
    page = url(name, tournament.slug)
    tag = {"If-None-Match": client.get(page)["ETag"]}

    with django_assert_num_queries(2):
        assert client.get(page, headers=tag).status_code == 304
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert client.get(page, headers=tag).status_code == 200


@pytest.mark.both_databases("JSON lookups, aggregates; of the lists tests/lists says it")
def test_the_list_of_tournaments_has_an_etag(client):
    make_tournament(duplas=2)
    tag = {"If-None-Match": client.get(url("api-tournaments"))["ETag"]}
    assert client.get(url("api-tournaments"), headers=tag).status_code == 304

    make_tournament(duplas=2)

    assert client.get(url("api-tournaments"), headers=tag).status_code == 200
