"""The REST API: the same things told as on the pages, as data."""

import pytest
from django.core.management import call_command
from django.urls import reverse

from scoring.models import Jogo
from tests import factories
from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo, record
from tournaments import publish, reading
from tournaments.models import Publication, Tournament

pytestmark = pytest.mark.django_db
OF_TOURNAMENT = ("api-tournament", "api-duplas", "api-bracket", "api-standings", "api-jogos")
LISTS = ("api-duplas", "api-standings", "api-jogos")
PROBLEM = "application/problem+json"


@pytest.fixture(autouse=True)
def _nothing_remembered():
    reading._published.cache_clear()
    reading._live.cache_clear()


def url(name, *args):
    return reverse(f"tournaments:{name}", args=args)


def addresses(tournament):
    jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
    return [
        *(url(name, tournament.slug) for name in OF_TOURNAMENT),
        url("api-jogo", tournament.slug, jogo.public_id),
    ]


def confronto(answer, *, number=1, position=1):
    rounds = answer.json()["rounds"]
    return next(one for one in rounds[number - 1]["confrontos"] if one["position"] == position)


# --- who may read what -------------------------------------------------------------------------------------


def test_a_draft_is_nowhere(client):
    tournament = make_tournament()
    pages = addresses(tournament)
    Tournament.objects.update(state="draft")

    assert [client.get(page).status_code for page in pages] == [404] * len(pages)
    assert client.get(url("api-tournaments")).json()["count"] == 0


def test_an_unpublished_result_is_not_told(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    seen = confronto(client.get(url("api-bracket", tournament.slug)))
    assert (seen["state"], seen["winner"]) == ("unpublished", "")
    assert seen["jogo"]["partidas"] == []
    listed = client.get(url("api-jogos", tournament.slug)).json()["results"]
    assert [one["state"] for one in listed].count("unpublished") == 1
    detail = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()
    assert (detail["state"], detail["winner"], detail["won"], detail["partidas"]) == (
        "awaiting",
        "",
        None,
        [],
    )
    standings = client.get(url("api-standings", tournament.slug)).json()["results"]
    assert {tuple(row["jogos"]) for row in standings} == {(0, 0)}

    publish.publish(tournament=tournament, author=factories.director_of(tournament.club))

    assert confronto(client.get(url("api-bracket", tournament.slug)))["winner"] == "A"
    detail = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()
    assert (detail["state"], detail["winner"], detail["won"]) == ("published", "A", {"A": 1, "B": 0})


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_nothing_is_written_here(client, method):
    tournament = make_tournament()

    for page in [url("api-tournaments"), *addresses(tournament)]:
        answer = getattr(client, method)(page)

        assert answer.status_code == 405
        assert answer["Content-Type"] == PROBLEM
        assert answer.json()["title"] == "Método não permitido"


def test_it_is_read_without_a_cookie(client):
    tournament = make_tournament()

    for page in [url("api-tournaments"), *addresses(tournament)]:
        answer = client.get(page)

        assert answer.status_code == 200
        assert "Set-Cookie" not in answer
        assert "Cookie" not in answer.get("Vary", "")
        assert answer["Cache-Control"] == "public, max-age=1"


# --- what is told --------------------------------------------------------------------------------------------


def test_tournaments_are_listed(client):
    tournament = make_tournament(place="Salão nobre")

    answer = client.get(url("api-tournaments")).json()

    assert answer["count"] == 1
    assert answer["results"] == [
        {
            "slug": tournament.slug,
            "name": "Copa do Farol",
            "club": {"name": tournament.club.name, "slug": tournament.club.slug, "city": "Santos"},
            "place": "Salão nobre",
            "starts_on": "2026-03-07",
            "ends_on": "2026-03-08",
            "state": "running",
        }
    ]


def test_a_tournament_says_which_revision_it_is_read_from(client):
    tournament = make_tournament()
    revision = Publication.objects.get()

    answer = client.get(url("api-tournament", tournament.slug)).json()

    assert answer["revision"]["number"] == 1
    assert answer["revision"]["digest"] == revision.digest
    assert answer["options"]["target"] == 700
    assert answer["draw_seed"] == 7


def test_before_the_start_there_are_entries_and_no_revision(client):
    tournament = make_tournament(state="open", duplas=3, seeds=1)

    assert client.get(url("api-tournament", tournament.slug)).json()["revision"] is None
    duplas = client.get(url("api-duplas", tournament.slug)).json()["results"]
    assert [(one["number"], one["seed"], len(one["players"])) for one in duplas] == [
        (1, 1, 2),
        (2, None, 2),
        (3, None, 2),
    ]


def test_the_bracket_tells_byes_and_whom_a_slot_waits_for(client):
    tournament = make_tournament(duplas=3)

    answer = client.get(url("api-bracket", tournament.slug))

    first, second = confronto(answer, position=1), confronto(answer, position=2)
    assert first["state"] == "bye"
    assert first["slots"]["B"] == {"bye": True}
    assert second["state"] == "playing"
    final = confronto(answer, number=2)
    assert final["slots"]["A"]["dupla"] == first["slots"]["A"]["dupla"]
    assert final["slots"]["B"] == {"winner_of": {"round": 1, "position": 2}}


def test_the_bracket_carries_the_live_score(client):
    tournament = make_tournament(target=2000)
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)

    jogo = confronto(client.get(url("api-bracket", tournament.slug)))["jogo"]

    assert jogo["partidas"][0]["totals"] == {"A": 760, "B": 220}


def test_standings_tell_why(client):
    tournament = make_tournament(state="finished", duplas=2)

    champion, second = client.get(url("api-standings", tournament.slug)).json()["results"]

    assert (champion["place"], champion["why"], champion["points"]) == (1, "champion", [760, 220])
    assert (second["place"], second["why"], second["why_opponent"]) == (2, "finalist", champion["name"])
    assert champion["canastras"] == {"clean": 1, "dirty": 1}


def test_a_jogo_tells_facts_lines_and_totals_of_every_mao(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    record(jogo, "B")
    catch_up(tournament)

    answer = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()

    first, second = answer["partidas"][0]["maos"]
    assert answer["state"] == "playing"
    assert answer["names"] == {"A": jogo.labels[0], "B": jogo.labels[1]}
    assert first["totals"] == {"A": 760, "B": 220}
    assert sum(line["points"] for line in first["lines"]["A"]) == 760
    assert first["facts"]["sides"]["B"]["table"] == 210
    assert (first["version"], first["corrected"]) == (1, False)
    assert second["running"] == {"A": 980, "B": 980}
    assert "client_id" not in first
    assert "device" not in first


# --- pages of a list -------------------------------------------------------------------------------------------


def test_a_list_comes_in_pages(client):
    tournament = make_tournament()
    duplas = url("api-duplas", tournament.slug)

    second = client.get(duplas, {"page": 2, "page_size": 3}).json()

    assert second["count"] == 8
    assert [one["number"] for one in second["results"]] == [4, 5, 6]
    assert "page=3" in second["next"]
    assert "page=1" in second["previous"] or "page=" not in second["previous"].replace("page_size", "")


def test_a_page_has_a_greatest_size(client):
    tournament = make_tournament(duplas=101, state="open")

    assert len(client.get(url("api-duplas", tournament.slug), {"page_size": 1000}).json()["results"]) == 100


@pytest.mark.parametrize(
    ("query", "status", "title"),
    [
        ({"page": "9"}, 404, "Não encontrado"),
        ({"page": "0"}, 400, "Pedido inválido"),
        ({"page": "dois"}, 400, "Pedido inválido"),
        ({"page_size": "-1"}, 400, "Pedido inválido"),
    ],
)
def test_a_page_that_cannot_be_is_refused(client, query, status, title):
    answer = client.get(url("api-duplas", make_tournament(duplas=2).slug), query)

    assert (answer.status_code, answer["Content-Type"]) == (status, PROBLEM)
    problem = answer.json()
    assert (problem["status"], problem["title"], problem["type"]) == (status, title, "about:blank")
    assert problem["detail"].endswith(".")


# --- refusals ------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["tournaments/nada/", "nada/", "tournaments/nada/jogos/1/"])
def test_what_is_not_there_is_a_problem(client, path):
    answer = client.get(f"/api/v1/{path}")

    assert (answer.status_code, answer["Content-Type"]) == (404, PROBLEM)
    assert answer.json() == {
        "type": "about:blank",
        "title": "Não encontrado",
        "status": 404,
        "detail": "Não há nada publicado neste endereço.",
        "instance": f"/api/v1/{path}",
    }


def test_a_jogo_of_another_tournament_is_not_found(client):
    one, other = make_tournament(duplas=2), make_tournament(duplas=2)
    jogo = jogos_being_played(other)[0]

    assert client.get(url("api-jogo", one.slug, jogo.public_id)).status_code == 404


def test_another_format_is_not_acceptable(client):
    answer = client.get(url("api-tournaments"), headers={"Accept": "application/xml"})

    assert (answer.status_code, answer["Content-Type"]) == (406, PROBLEM)
    assert answer.json()["detail"] == "A API responde em application/json."


# --- how little it costs ---------------------------------------------------------------------------------------------


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


def test_the_list_of_tournaments_has_an_etag(client):
    make_tournament(duplas=2)
    tag = {"If-None-Match": client.get(url("api-tournaments"))["ETag"]}
    assert client.get(url("api-tournaments"), headers=tag).status_code == 304

    make_tournament(duplas=2)

    assert client.get(url("api-tournaments"), headers=tag).status_code == 200


@pytest.mark.parametrize("items", [1, 3])
@pytest.mark.parametrize("name", OF_TOURNAMENT)
def test_queries_do_not_grow_with_the_jogos(client, name, items, django_assert_num_queries):
    tournament = make_tournament()
    for jogo in jogos_being_played(tournament)[:items]:
        play_jogo(jogo)
    catch_up(tournament)

    with django_assert_num_queries(4):
        client.get(url(name, tournament.slug))


@pytest.mark.parametrize("items", [1, 3])
def test_queries_do_not_grow_with_the_tournaments(client, items, django_assert_num_queries):
    for _ in range(items):
        make_tournament(duplas=2)

    with django_assert_num_queries(2):
        assert client.get(url("api-tournaments")).json()["count"] == items


@pytest.mark.parametrize("maos", [1, 3])
def test_queries_do_not_grow_with_the_maos(client, maos, django_assert_num_queries):
    tournament = make_tournament(duplas=2, target=5000)
    jogo = jogos_being_played(tournament)[0]
    for _ in range(maos):
        record(jogo)
    catch_up(tournament)

    with django_assert_num_queries(7):
        client.get(url("api-jogo", tournament.slug, jogo.public_id))


# --- OpenAPI -----------------------------------------------------------------------------


def test_the_schema_is_valid_and_without_warnings(tmp_path):
    call_command("spectacular", "--validate", "--fail-on-warn", file=str(tmp_path / "schema.yml"))

    assert "/api/v1/tournaments/{slug}/jogos/{jogo}/" in (tmp_path / "schema.yml").read_text()


def test_the_schema_is_served(client):
    answer = client.get(url("api-schema"))

    assert answer.status_code == 200
    assert answer["Content-Type"].startswith("application/vnd.oai.openapi")
