"""What a stranger reads, and what he does not."""

import hashlib
import json
from uuid import uuid4

import pytest
from django.urls import reverse
from django.utils.timezone import localtime

from scoring.closing import reopen_jogo, walkover
from scoring.entry import correct_mao
from scoring.models import Jogo
from tests import factories
from tests.factories import (
    LOST,
    TABLE,
    WARNINGS,
    WON,
    catch_up,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tournaments import lifecycle, publish, reading, registration
from tournaments.models import Publication, Tournament
from tournaments.views import answers

pytestmark = pytest.mark.django_db
WAITING = "Resultado aguardando publicação"


@pytest.fixture(autouse=True)
def _nothing_remembered():
    """A process that has just been started: the counts of queries are those of the first reader."""
    reading._published.cache_clear()
    reading._live.cache_clear()
    answers._rendered.clear()


def url(name, tournament=None, *args):
    return reverse(f"tournaments:{name}", args=[tournament.slug, *args] if tournament else args)


def text(answer):
    """Return what is read on a page, on one line, without markup."""
    body = answer.content.decode()
    return " ".join(" ".join(part.split(">", 1)[-1] for part in body.split("<")).split())


def pages_of(tournament):
    """Return the address of every page of a tournament that runs."""
    jogo = Jogo.objects.filter(confronto__tournament=tournament).first()
    return [
        url("tournament", tournament),
        url("live", tournament),
        url("dupla", tournament, 1),
        url("jogo", tournament, jogo.public_id),
        url("revisions", tournament),
        url("revision", tournament, 1),
        url("revision_json", tournament, 1),
    ]


def corrected(jogo, *, table=220):
    """Correct the first mão of a jogo by ten points of the loser."""
    sides = {"A": dict(WON), "B": LOST | {"table": table}}
    correct_mao(
        jogo=jogo,
        partida=1,
        number=1,
        seen_version=1,
        facts={"ending": "batida", "mortos_to_stock": 0, "sides": sides},
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason="soma trocada",
        source=TABLE,
        even_closed=True,
    )


# --- who may read what ---------------------------------------------------------------------------------


def test_a_draft_is_nowhere(client):
    tournament = make_tournament()
    pages = pages_of(tournament)
    Tournament.objects.update(state="draft")

    assert [client.get(page).status_code for page in pages] == [404] * len(pages)
    assert tournament.name not in text(client.get(url("home")))
    assert tournament.name not in text(client.get(reverse("tournaments:club", args=[tournament.club.slug])))


def test_every_page_is_read_without_a_cookie(client):
    tournament = make_tournament()
    club = reverse("tournaments:club", args=[tournament.club.slug])

    for page in [url("home"), club, *pages_of(tournament)]:
        answer = client.get(page)

        assert answer.status_code == 200
        assert "Set-Cookie" not in answer
        assert "Cookie" not in answer.get("Vary", "")
        assert answer["Cache-Control"].startswith("public, max-age=")


def test_signed_in_or_not_the_page_is_the_same(client):
    tournament = make_tournament()
    as_stranger = client.get(url("tournament", tournament)).content
    client.force_login(factories.director_of(tournament.club))

    assert client.get(url("tournament", tournament)).content == as_stranger


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_nothing_is_written_here(client, method):
    tournament = make_tournament()

    for page in [url("home"), *pages_of(tournament)]:
        assert getattr(client, method)(page).status_code == 405


def test_a_jogo_of_another_tournament_is_not_found(client):
    one, other = make_tournament(), make_tournament()
    jogo = jogos_being_played(other)[0]

    assert client.get(url("jogo", one, jogo.public_id)).status_code == 404


@pytest.mark.parametrize("name", ["dupla", "revision", "revision_json"])
def test_a_number_that_does_not_exist_is_not_found(client, name):
    assert client.get(url(name, make_tournament(), 99)).status_code == 404


# --- results come from the latest revision ----------------------------------------------------------------


def test_a_closed_jogo_is_told_once_it_is_published(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    loser = jogo.label_b

    page = text(client.get(url("tournament", tournament)))
    assert "aguardando publicação" in page
    assert f"Perdeu para {jogo.label_a}" not in page
    assert "Nenhum jogo terminou ainda" in page
    sheet = client.get(url("jogo", tournament, jogo.public_id))
    assert WAITING in text(sheet)
    assert "760" not in text(sheet)
    number = jogo.confronto.dupla_b.number
    dupla = text(client.get(url("dupla", tournament, number)))
    assert WAITING in dupla
    assert "760" not in dupla

    publish.publish(tournament=tournament, author=factories.director_of(tournament.club))

    page = text(client.get(url("tournament", tournament)))
    assert f"{loser} Perdeu para {jogo.label_a}" in page
    assert "aguardando publicação" not in page
    sheet = text(client.get(url("jogo", tournament, jogo.public_id)))
    assert f"★ {jogo.label_a}: Venceu a maioria das partidas." in sheet
    assert "760" in sheet
    assert "760" in text(client.get(url("dupla", tournament, number)))


def test_an_unpublished_end_is_not_celebrated(client):
    tournament = make_tournament(duplas=2, auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    assert tournament.state == "finished"

    for page in (url("tournament", tournament), url("home")):
        told = text(client.get(page))
        assert "em andamento" in told
        assert "Dupla campeã" not in told
    assert "★" not in text(client.get(url("jogo", tournament, jogo.public_id)))


def test_a_correction_waits_for_the_next_revision(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    director = factories.director_of(tournament.club)
    publish.publish(tournament=tournament, author=director)
    corrected(jogo)
    catch_up(tournament)
    page = url("jogo", tournament, jogo.public_id)

    before = text(client.get(page))
    assert "a correção aguarda publicação" in before
    assert "220" in before
    assert "230" not in before

    publish.publish(tournament=tournament, author=director, reason="mão 1 corrigida")

    after = text(client.get(page))
    assert "230" in after
    assert "soma trocada" in after


def test_a_jogo_reopened_shows_its_published_result_until_the_next_revision(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    publish.publish(tournament=tournament, author=factories.director_of(tournament.club))
    reopen_jogo(jogo=jogo, reason="faltou uma mão", source=TABLE)
    catch_up(tournament)

    page = text(client.get(url("tournament", tournament)))
    assert "reaberto para correção" in page
    assert f"Perdeu para {jogo.label_a}" in page


def test_started_but_never_published_shows_entries_alone(client):
    tournament = make_tournament(state="drawn")
    lifecycle.start(tournament=tournament, source=TABLE)
    play_jogo(jogos_being_played(tournament)[0])

    page = client.get(url("tournament", tournament))

    assert "Duplas inscritas" in text(page)
    assert "Perdeu" not in text(page)
    assert b'id="chave"' not in page.content


# --- the pages ---------------------------------------------------------------------------------------------


def test_before_the_draw_the_duplas_are_listed(client):
    tournament = make_tournament(state="open", duplas=3, seeds=1)

    page = text(client.get(url("tournament", tournament)))

    assert "inscrições abertas" in page
    assert "Duplas inscritas 3" in page
    assert "cabeça de chave 1" in page


def test_the_drawn_bracket_is_shown_with_its_seed(client):
    tournament = make_tournament(state="drawn", draw_seed=4711)

    page = text(client.get(url("tournament", tournament)))

    assert "com a semente 4711" in page
    assert "Quartas de final" in page
    assert "Vencedor do jogo 2 das quartas" in page
    assert "aguarda mesa" not in page


def test_the_bracket_says_byes_walkovers_winners_and_who_is_awaited(client):
    tournament = make_tournament(duplas=7)
    first, second = jogos_being_played(tournament)[:2]
    play_jogo(first)
    walkover(jogo=second, winner="B", reason="não veio", source=TABLE)
    catch_up(tournament)

    answer = client.get(url("tournament", tournament))
    page = text(answer)

    assert "avança sem jogar" in page
    assert "W.O." in page
    assert f"{first.label_a} (venceu)" in page
    assert f"{second.label_b} (venceu)" in page
    assert "Vencedor do jogo 4 das quartas" in page
    assert f"Perdeu para {second.label_b} nas quartas de final (W.O.)" in page
    assert answer.content.count(b"confronto is-bye") == 1


def test_the_live_score_lies_over_the_published_bracket(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[2]
    record(jogo)
    catch_up(tournament)

    page = text(client.get(url("tournament", tournament)))

    assert Publication.objects.filter(tournament=tournament).count() == 1
    assert "Mesa 3 Quartas de final" in page
    assert "pontos 760" in page
    assert "Partida 1 · 1 mão" in page


def test_a_published_score_is_overtaken_by_the_live_one(client):
    tournament = make_tournament(target=2000)
    jogo, other = jogos_being_played(tournament)[:2]
    record(jogo)
    walkover(jogo=other, winner="A", reason="não veio", source=TABLE)
    catch_up(tournament)
    record(jogo)
    catch_up(tournament)

    page = text(client.get(url("tournament", tournament)))

    assert "1.520" in page
    assert "pontos 760" not in page


def test_the_champion_is_celebrated(client):
    tournament = make_tournament(state="finished", duplas=4)
    final = Jogo.objects.get(confronto__round=2, confronto__kind="main")

    page = text(client.get(url("tournament", tournament)))

    assert f"Dupla campeã {final.label_a} Campeã: venceu {final.label_b} na final." in page
    assert "3º" in page
    assert final.label_a in text(client.get(url("home")))


def test_the_page_says_which_revision_it_shows(client):
    tournament = make_tournament()
    revision = Publication.objects.get()

    page = client.get(url("tournament", tournament))

    assert f"Publicação nº 1 {localtime(revision.at):%-d/%-m/%Y %H:%M}" in text(page)
    assert f"selo {revision.digest[:8]}" in text(page)
    assert url("revisions", tournament) in page.content.decode()


def test_a_dupla_sees_every_mao_of_its_jogos(client):
    tournament = make_tournament(duplas=4, partidas=3, target=1000)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    page = text(client.get(url("dupla", tournament, jogo.confronto.dupla_a.number)))

    assert page.count("+760 soma 760") == 2
    assert page.count("+760 soma 1.520") == 2
    assert "Mão 2" in page
    assert "Está na final e espera: vencedor do jogo 2 das semifinais." in page


def test_the_sheet_says_where_the_points_come_from(client):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert "Cartas na mesa +400" in page
    assert "Canastra real +200" in page
    assert "+760 soma 760" in page


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("abel", "Joga agora na mesa"),
        ("ABÉL  bar", "Joga agora na mesa"),
        ("barra alba", "Joga agora na mesa"),
        ("zulmira", "Ninguém chamado “zulmira” joga neste torneio."),
        ("<b>", "Ninguém chamado “&lt;b&gt;” joga neste torneio."),
    ],
)
def test_a_name_is_looked_up(client, asked, said):
    page = client.get(url("tournament", make_tournament()), {"q": asked})

    assert said in text(page)


def test_looking_up_nobody_says_nothing(client):
    page = text(client.get(url("tournament", make_tournament()), {"q": "  "}))

    assert "Joga agora" not in page
    assert "Ninguém" not in page


# --- revisions ---------------------------------------------------------------------------------------------


def test_a_revision_is_shown_exactly_as_it_was_frozen(client):
    tournament = make_tournament()
    first = Publication.objects.get()
    page = url("revision", tournament, 1)
    before = client.get(page)

    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert first.page in before.content.decode()
    assert client.get(page).content == before.content
    assert "immutable" in before["Cache-Control"]
    assert client.get(page, headers={"If-None-Match": before["ETag"]}).status_code == 304


def test_the_bytes_of_the_json_have_the_digest_that_is_shown(client):
    tournament = make_tournament()

    answer = client.get(url("revision_json", tournament, 1))

    revision = Publication.objects.get()
    assert hashlib.sha256(answer.content).hexdigest() == revision.digest
    assert json.loads(answer.content) == revision.payload
    assert answer["Content-Type"] == "application/json"
    assert "immutable" in answer["Cache-Control"]


def test_all_revisions_are_listed_with_their_reason(client):
    tournament = make_tournament(auto_publish=False)
    play_jogo(jogos_being_played(tournament)[0])
    director = factories.director_of(tournament.club)
    publish.publish(tournament=tournament, author=director, reason="mesa 4 conferida")

    page = text(client.get(url("revisions", tournament)))

    assert page.index("Publicação nº 2") < page.index("Publicação nº 1")
    assert "mesa 4 conferida pela direção" in page
    assert director.username not in page


# --- how little it costs -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tournament", "live", "dupla", "jogo", "revisions"])
def test_a_page_is_sent_again_only_after_a_mao(client, name, django_assert_num_queries):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    more = {"dupla": [1], "jogo": [jogo.public_id]}.get(name, [])
    page = url(name, tournament, *more)
    tag = {"If-None-Match": client.get(page)["ETag"]}

    with django_assert_num_queries(2):
        assert client.get(page, headers=tag).status_code == 304
    record(jogo)
    catch_up(tournament)

    assert client.get(page, headers=tag).status_code == 200


def test_before_the_start_a_new_entry_changes_the_page(client):
    tournament = make_tournament(state="open", duplas=2)
    page = url("tournament", tournament)
    tag = {"If-None-Match": client.get(page)["ETag"]}
    assert client.get(page, headers=tag).status_code == 304

    factories.enter(tournament, 1)

    assert client.get(page, headers=tag).status_code == 200


def test_a_poll_is_answered_with_what_moved(client, django_assert_num_queries):
    tournament = make_tournament(target=2000)
    seen = reading.head(tournament.slug).version
    live = url("live", tournament)

    with django_assert_num_queries(2):
        assert client.get(live, {"v": seen}).status_code == 204
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)
    answer = client.get(live, {"v": seen})

    assert answer.status_code == 200
    assert reading.head(tournament.slug).version in answer.content.decode()
    for moving in ("chave", "jogando", "classificacao-linhas", "resultados-linhas", "publicacao", "onde"):
        assert f'id="{moving}"' in answer.content.decode()


def test_polling_stops_with_the_tournament(client):
    tournament = make_tournament(duplas=2)
    seen = reading.head(tournament.slug).version
    page = client.get(url("tournament", tournament)).content
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    answer = client.get(url("live", tournament), {"v": seen})

    assert b"every 4s" in page
    assert answer.status_code == 286
    assert answer["HX-Refresh"] == "true"
    assert b"hx-trigger" not in client.get(url("tournament", tournament)).content


def test_the_start_of_the_tournament_reloads_the_page(client):
    tournament = make_tournament(state="drawn")
    live, seen = url("live", tournament), reading.head(tournament.slug).version
    assert client.get(live, {"v": seen}).status_code == 204

    lifecycle.start(tournament=tournament, source=TABLE)
    catch_up(tournament)
    answer = client.get(live, {"v": seen})

    assert answer.status_code == 200
    assert b"every 4s" in client.get(url("tournament", tournament)).content


def test_the_sheet_of_a_jogo_polls_until_it_is_over(client):
    tournament = make_tournament(target=1000)
    jogo = jogos_being_played(tournament)[0]
    page = url("jogo", tournament, jogo.public_id)
    seen = reading.head(tournament.slug).version
    assert client.get(page, {"v": seen}).status_code == 204

    record(jogo)
    catch_up(tournament)
    moved = client.get(page, {"v": seen})
    assert moved.status_code == 200
    assert b"+760" in moved.content
    assert b"<html" not in moved.content

    record(jogo)
    catch_up(tournament)
    assert client.get(page, {"v": seen}).status_code == 286


COUNTS = {"home": 2, "club": 2, "tournament": 4, "live": 4, "revisions": 3}


@pytest.mark.parametrize("items", [1, 3])
@pytest.mark.parametrize("name", ["tournament", "live"])
def test_queries_do_not_grow_with_the_jogos(client, name, items, django_assert_num_queries):
    tournament = make_tournament(target=700)
    for jogo in jogos_being_played(tournament)[:items]:
        play_jogo(jogo)
    catch_up(tournament)

    with django_assert_num_queries(COUNTS[name]):
        client.get(url(name, tournament))


@pytest.mark.parametrize("items", [1, 3])
def test_queries_do_not_grow_with_the_tournaments(client, items, django_assert_num_queries):
    club = factories.make_club()
    for number in range(items):
        make_tournament(club=club, name=f"Copa {number}", duplas=2)

    with django_assert_num_queries(COUNTS["home"]):
        client.get(url("home"))
    with django_assert_num_queries(COUNTS["club"]):
        client.get(reverse("tournaments:club", args=[club.slug]))


@pytest.mark.parametrize("items", [1, 3])
def test_queries_do_not_grow_with_the_revisions(client, items, django_assert_num_queries):
    tournament = make_tournament()
    for jogo in jogos_being_played(tournament)[: items - 1]:
        play_jogo(jogo)
        catch_up(tournament)
    assert Publication.objects.count() == items

    with django_assert_num_queries(COUNTS["revisions"]):
        client.get(url("revisions", tournament))


@pytest.mark.parametrize(("rounds", "jogos"), [(0, 1), (2, 3)])
def test_queries_do_not_grow_with_the_jogos_of_a_dupla(client, rounds, jogos, django_assert_num_queries):
    tournament = make_tournament(duplas=8)
    for _ in range(rounds):
        for jogo in jogos_being_played(tournament):
            play_jogo(jogo)
        catch_up(tournament)
    final = Jogo.objects.filter(confronto__kind="main").order_by("-confronto__round")[0]
    page = url("dupla", tournament, final.confronto.dupla_a.number)

    with django_assert_num_queries(8):
        assert client.get(page).content.count(b"<article") == jogos


@pytest.mark.parametrize("maos", [1, 3])
def test_queries_do_not_grow_with_the_maos(client, maos, django_assert_num_queries):
    tournament = make_tournament(target=5000)
    jogo = jogos_being_played(tournament)[0]
    for _ in range(maos):
        record(jogo)
    catch_up(tournament)

    with django_assert_num_queries(7):
        client.get(url("jogo", tournament, jogo.public_id))


@pytest.mark.parametrize("name", ["revision", "revision_json"])
def test_a_revision_is_one_query(client, name, django_assert_num_queries):
    tournament = make_tournament()

    with django_assert_num_queries(1):
        client.get(url(name, tournament, 1))


@pytest.mark.parametrize("items", [2, 6])
def test_queries_do_not_grow_with_the_entries(client, items, django_assert_num_queries):
    tournament = make_tournament(state="drawn", duplas=items)

    with django_assert_num_queries(5):
        client.get(url("tournament", tournament))


def test_a_second_reader_costs_two_queries(client, django_assert_num_queries):
    tournament = make_tournament()
    first = client.get(url("tournament", tournament)).content

    with django_assert_num_queries(2):
        assert client.get(url("tournament", tournament)).content == first


def test_a_club_without_tournaments_has_a_page(client):
    club = registration.create_club(name="Clube da Gruta", director=factories.make_user())

    assert "ainda não publicou" in text(client.get(reverse("tournaments:club", args=[club.slug])))
