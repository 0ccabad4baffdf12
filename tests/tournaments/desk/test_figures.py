"""The desk tells each result in the units of its stage, as the public page of the round does."""

import re

import pytest
from django.urls import reverse

from scoring.lifecycle import open_close
from scoring.models import AuditEntry
from tests.factories import (
    TABLE,
    catch_up,
    go_on,
    jogos_being_played,
    make_stages,
    make_user,
    play_jogo,
    play_stage,
)
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import correct, signed_in
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db
ITALIAN = {
    "format": "mitchell",
    "rounds": 2,
    "maos": 1,
    "points": "vp_3",
    "order": ["points", "made", "lots"],
}
PLAYED, WON_BY_WO = "760 × 220", "14 VP × 6 VP"


def begun(client, plan, **fields):
    """Return an event of two mesas: one has been played, the other one has a W.O."""
    (stage,) = make_stages(plan, duplas=4, **fields)
    go_on(stage)
    tournament = signed_in(client, stage.tournament)
    first, second = jogos_being_played(tournament)
    open_close.walkover(jogo=second, winner="A", reason="não veio", source=TABLE)
    return tournament, *(Confronto.objects.get(jogo=jogo) for jogo in (play_jogo(first), second))


def test_result_of_a_table_is_told_in_points_and_vp_wherever_the_desk_shows_it(client):
    tournament, played, walkover = begun(client, ITALIAN)
    worth = "15 VP × 5 VP"
    hall = url("desk_mesas", tournament)
    dupla = url("desk_contact", tournament, played.dupla_a.number)
    where = {
        "round": url("desk_round", tournament, played.stage.round_set.get(number=1).pk),
        "drawer": f"{hall}?de={played.pk}",
        "dupla": dupla,
        "jogo": url("desk_jogo", tournament, played.pk),
    }

    pages = {name: text(client.get(address)) for name, address in where.items()}

    assert [name for name, page in pages.items() if worth not in page] == []
    assert [name for name in ("round", "drawer", "dupla") if PLAYED not in pages[name]] == []
    assert WON_BY_WO in pages["round"]
    assert WON_BY_WO in text(client.get(f"{hall}?de={walkover.pk}"))
    assert "jogado" not in pages["round"]
    assert "maioria das partidas" not in pages["jogo"]


def test_tile_of_a_finished_mesa_has_the_points_of_one_partida_and_the_score_of_several(client):
    def tiles(tournament):
        page = text(client.get(url("desk_mesas", tournament)))
        return re.findall(r'<span class="tile-side"> <b>(.*?) *</b>(?: <span>(.)</span>)?', page)

    tournament, *_ = begun(client, ITALIAN)
    assert tiles(tournament) == [("★ 760", ""), (" 220", ""), ("★", ""), ("", "")]

    tournament, *_ = begun(client, {"format": "swiss", "rounds": 2, "partidas": 3}, name="Copa do Cais")
    assert tiles(tournament) == [("★", "2"), ("", "0"), ("★", "0"), ("", "0")]


def test_final_ranking_tells_vp_and_mp_on_paper_and_in_the_api(client):
    (stage,) = make_stages(ITALIAN, duplas=4)
    tournament = signed_in(client, stage.tournament)
    play_stage(stage)
    catch_up(tournament)

    paper = text(client.get(url("print_stage", tournament, 1)))
    api = client.get(reverse("tournaments:api-final-ranking", args=(tournament.slug,))).json()

    assert "15 VP · 760 MP" in paper
    assert (api["results"][0]["points"], api["results"][0]["made"]) == (15, [760, 220])


def test_result_is_marked_as_compared_with_the_sheet_until_it_changes(client):
    tournament, played, walkover = begun(client, ITALIAN)
    page = url("desk_round", tournament, played.stage.round_set.get(number=1).pk)

    def marked():
        return [row.confronto.pk for row in client.get(page).context["rows"] if row.checked]

    def send(**boxes):
        return client.post(page, {"acao": "sumulas", **boxes}).status_code

    assert send(conferida=[played.jogo_id, walkover.jogo_id]) == 302
    assert marked() == [played.pk, walkover.pk]
    # Another page did not show the second mark: it stays.
    assert send(antes=[played.jogo_id]) == 302
    assert marked() == [walkover.pk]

    client.post(url("desk_jogo", tournament, played.pk), {"acao": "conferir", "checked": "1"})
    assert "Retirar a conferência" in text(client.get(url("desk_jogo", tournament, played.pk)))
    correct(played.jogo.partida_set.get().mao_set.get(), make_user(), director=True)
    assert marked() == [walkover.pk]
    lines = AuditEntry.objects.filter(jogo=played.jogo).values_list("action", flat=True)
    assert list(lines)[2:] == ["checked", "unchecked", "checked", "corrected"]
