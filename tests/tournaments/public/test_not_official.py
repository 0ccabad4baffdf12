"""A finished jogo is public at once, marked as unofficial until a revision contains its result."""

import pytest

from scoring.lifecycle.open_close import walkover
from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.remembered import remembered
from tests.tournaments.api.asking import confronto
from tests.tournaments.api.asking import url as api
from tests.tournaments.public.pages import WAITING, text, url, whole
from tests.tournaments.public.staged import SWISS, posted
from tournaments.charts.slides import slides
from tournaments.models import LiveJogo, Publication, Telao
from tournaments.publication import live, publishing, reading

pytestmark = pytest.mark.django_db
MARK = "resultado ainda não oficial"


@pytest.fixture
def late():
    # Results are published together, as in a large event.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(publishing, "EACH", 0)
        patch.setattr(publishing, "DUPLAS_A_SECOND", 0.1)
        yield patch


@remembered
def ended(duplas=8, **more):
    """Return a finished jogo of a bracket that is not yet in a revision."""
    tournament = make_tournament(duplas=duplas, target=1000, **more)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)
    assert Publication.objects.filter(tournament=tournament).count() == 1
    return jogo


def of(jogo):
    return jogo.confronto.tournament


def test_its_sheet_is_whole(client, late):
    jogo = ended()

    sheet = text(client.get(url("jogo", of(jogo), jogo.public_id)))

    assert MARK in sheet
    assert WAITING not in sheet
    assert f"★ {jogo.labels[0]}" in sheet
    assert "Mão 2" in sheet
    assert "1.520" in sheet
    assert "batida=yes" in client.get(url("jogo_text", of(jogo), jogo.public_id)).content.decode()


def test_page_of_the_tournament_keeps_the_score(client, late):
    jogo = ended()

    page = whole(client, of(jogo))

    assert MARK in page
    assert "aguardando publicação" not in page
    assert page.count("1.520") == 2  # on its mesa, and in the bracket
    assert f"Venceu {jogo.labels[1]} nas quartas de final (resultado ainda não oficial)." in text(
        client.get(url("tournament", of(jogo)), {"q": jogo.labels[0]})
    )


def test_page_of_each_dupla_says_how_it_ended(client, late):
    jogo = ended()
    number = jogo.confronto.dupla_b.number

    page = text(client.get(url("dupla", of(jogo), number)))

    assert f"Perdeu para {jogo.labels[0]} nas quartas de final (resultado ainda não oficial)." in page
    assert "1.520" in page


def test_round_keeps_the_score(client, late):
    (stage,) = make_stages(SWISS, duplas=8, target=1000)
    one, *_ = posted(stage)
    play_jogo(one.jogo)
    catch_up(stage.tournament)

    page = whole(client, stage.tournament)

    won = f"{one.dupla_a.name} (venceu) 1.520 {one.dupla_b.name} 440"
    assert f"{won} Ver a súmula {MARK}" in page
    assert f"Venceu {one.dupla_b.name} na 1ª rodada (resultado ainda não oficial)." in text(
        client.get(url("tournament", stage.tournament), {"q": one.dupla_a.name})
    )


def test_big_screen_keeps_the_score(late):
    jogo = ended()

    shown = reading.shown(reading.head(of(jogo).slug))
    page, bracket, *_ = slides(shown.document, shown.playing, [Telao.View.LIVE, Telao.View.BRACKET])

    assert (page.rows[0].values, page.rows[0].won, page.rows[0].note) == (("1.520 (1)", "440 (0)"), "A", MARK)
    assert (bracket.rows[0].values, bracket.rows[0].won, bracket.rows[0].note) == (("1", "0"), "A", MARK)


def test_api_tells_the_score(client, late):
    jogo = ended()
    slug = of(jogo).slug

    seen = confronto(client.get(api("api-bracket", slug)))
    detail = client.get(api("api-jogo", slug, jogo.public_id)).json()

    assert (seen["state"], seen["status"], seen["winner"]) == ("unpublished", "", "")
    assert (seen["jogo"]["state"], seen["jogo"]["winner"]) == ("unpublished", "A")
    assert seen["jogo"]["partidas"][0]["totals"] == {"A": 1520, "B": 440}
    assert (detail["state"], detail["winner"], detail["won"]) == ("unofficial", "A", {"A": 1, "B": 0})
    assert len(detail["partidas"]) == 1


def test_before_the_worker_came_the_sheet_is_whole_too(client):
    tournament = make_tournament(target=1000)
    jogo = play_jogo(jogos_being_played(tournament)[0])

    sheet = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert MARK in sheet
    assert "1.520" in sheet


def test_walkover_names_who_won(client, late):
    tournament = make_tournament(duplas=8)
    jogo = jogos_being_played(tournament)[0]
    walkover(jogo=jogo, winner="B", reason="não veio", source=TABLE)
    live.refresh(tournament.pk)

    sheet = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert f"★ {jogo.labels[1]}" in sheet


def test_the_revision_takes_the_mark_away(client, late):
    jogo = ended()
    late.undo()
    play_jogo(jogos_being_played(of(jogo))[0])
    catch_up(of(jogo))

    for page in (url("tournament", of(jogo)), url("jogo", of(jogo), jogo.public_id)):
        assert MARK not in text(client.get(page))
    assert LiveJogo.objects.filter(tournament=of(jogo), payload__jogo__state="closed").count() == 0


def test_a_result_of_a_revision_by_the_director_is_not_kept_beside_it(client, late):
    jogo = ended()
    publishing.publish(tournament=of(jogo), author=director_of(of(jogo).club))

    assert MARK not in whole(client, of(jogo))
    catch_up(of(jogo))
    assert not LiveJogo.objects.filter(jogo=jogo).exists()


def test_where_the_director_publishes_it_is_hidden(client, late):
    jogo = ended()
    publishing.set_auto_publish(tournament=of(jogo), on=False)
    catch_up(of(jogo))

    page = whole(client, of(jogo))

    assert MARK not in page
    assert "1.520" not in page
    assert WAITING in text(client.get(url("jogo", of(jogo), jogo.public_id)))


def test_walkover_draws_no_partida(client):
    tournament = make_tournament(duplas=8)
    jogo = jogos_being_played(tournament)[0]
    walkover(jogo=jogo, winner="B", reason="não veio", source=TABLE)
    catch_up(tournament)

    for page in (
        url("jogo", tournament, jogo.public_id),
        url("dupla", tournament, jogo.confronto.dupla_a.number),
    ):
        shown = text(client.get(page))
        assert f"★ {jogo.labels[1]}" in shown
        assert "W.O." in shown
        assert "Partida 1" not in shown
        assert "Nenhuma mão ainda" not in shown


def test_live_jogo_has_its_points_on_top(client):
    tournament = make_tournament(duplas=8, partidas=3, target=2000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    a, b = jogo.labels
    assert f"{a} 760 × a 220 {b} Partida 1" in page
