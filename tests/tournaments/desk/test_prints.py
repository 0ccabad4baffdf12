"""The printed sheets of an event: which exist, and what each contains."""

import pytest
from django.urls import reverse

from tests.factories import TABLE, director_of, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments.desk.pages import text, url
from tests.tournaments.formats import GROUPS, KNOCKOUT, SWISS
from tournaments.hall.seating import swap_mesas
from tournaments.models import Confronto, Round

pytestmark = pytest.mark.django_db


def sheets(client, tournament, **query):
    return client.get(reverse("tournaments:print_stage", args=(tournament.slug, 1)), query)


def directed(client, tournament):
    client.force_login(director_of(tournament.club))
    return tournament


def test_page_leads_to_each_sheet(client):
    tournament = directed(client, make_stages(KNOCKOUT, duplas=4)[0].tournament)
    page = text(client.get(url("desk_prints", tournament)))

    for name in ("print_presence", "print_places"):
        assert url(name, tournament) in page
    assert reverse("tournaments:print_stage", args=(tournament.slug, 1)) in page


def test_presence_has_everybody_by_name(client):
    tournament = directed(client, make_tournament(duplas=5, state="open"))
    names = [row.name for row in client.get(url("print_presence", tournament)).context["duplas"]]

    assert sorted(names) == sorted(tournament.dupla_set.values_list("name", flat=True))
    assert names == sorted(names)


def test_places_of_now_are_those_of_a_bracket_too(client):
    tournament = directed(client, make_stages(KNOCKOUT, duplas=8)[0].tournament)
    (first, *_rest) = jogos_being_played(tournament)
    play_jogo(first, "A")

    shown = client.get(url("print_places", tournament)).context

    open_now = Confronto.objects.being_played().filter(tournament=tournament)
    assert [row.confronto.mesa for row in shown["rows"]] == sorted(one.mesa for one in open_now)
    assert len(shown["seats"]) == 4 * open_now.count()


@pytest.mark.parametrize(
    ("plan", "duplas", "pages", "tables"), [(KNOCKOUT, 32, 3, 0), (GROUPS, 8, 0, 2), (SWISS, 6, 0, 0)]
)
def test_stage_has_the_sheets_of_its_format(client, plan, duplas, pages, tables):
    tournament = directed(client, make_stages(plan, duplas=duplas)[0].tournament)
    shown = sheets(client, tournament)

    assert (len(shown.context["pages"]), len(shown.context["tables"])) == (pages, tables)
    assert shown.content.count(b'class="paper') > pages + tables
    alone = sheets(client, tournament, folha="chave").context
    assert (alone["standings"], len(alone["pages"]), len(alone["tables"])) == (False, pages, 0)


def test_knockout_is_printed_without_standings_before_its_first_result(client):
    tournament = directed(client, make_stages(KNOCKOUT, duplas=8)[0].tournament)
    names = set(tournament.dupla_set.values_list("name", flat=True))

    assert not sheets(client, tournament).context["standings"]
    assert set(sheets(client, tournament, folha="classificacao").context["listed"]) == names
    play_jogo(jogos_being_played(tournament)[0], "A")
    shown = sheets(client, tournament).context
    assert (shown["standings"], shown["listed"]) == (True, ())


def test_bracket_is_printed_with_its_third_place_below_the_final_and_on_a_poster(client):
    tournament = directed(client, make_stages(KNOCKOUT | {"third": True}, duplas=32)[0].tournament)

    page = text(sheets(client, tournament))
    poster = sheets(client, tournament, folha="chave", papel="a3")

    final = page.index("Vencedor do jogo 1 das semifinais")
    assert final < page.index("Disputa de 3º lugar") < page.index("</td>", final)
    assert "?folha=chave&amp;papel=a3" in page
    assert [len(one.rows) for one in poster.context["pages"]] == [16]
    assert 'class="paper paper-poster"' in text(poster)


def test_places_of_a_round_are_in_the_order_of_the_mesas(client):
    (stage,) = make_stages(GROUPS, duplas=8, mesas=4)
    tournament = directed(client, stage.tournament)
    first = Confronto.objects.filter(stage=stage, round=1).order_by("mesa").first()
    swap_mesas(confronto=first, mesa=4, source=TABLE)

    shown = client.get(url("desk_seating", tournament, Round.objects.get(stage=stage, number=1).pk)).context

    assert [row.confronto.mesa for row in shown["rows"]] == [1, 2, 3, 4]


def test_filled_sheets_are_those_of_a_stage_or_of_a_round(client):
    tournament = directed(client, make_stages(KNOCKOUT, duplas=4)[0].tournament)
    address = reverse("tournaments:print_sheets", args=(tournament.slug, 1))
    nothing = client.get(address).context["found"]
    first, second = jogos_being_played(tournament)
    play_jogo(first, "A")
    alone = client.get(address).context["found"]
    play_jogo(second, "A")
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo, "B")

    found = client.get(address).context["found"]
    begun = client.get(address, {"rodada": "1"}).context

    assert (nothing, [one.jogo for one in alone]) == ([], [first])
    assert [one.winner for one in found] == ["A", "A", "B", "B"]
    assert ([one.winner for one in begun["found"]], begun["asked"]) == (["A", "A"], 1)
    assert client.get(address, {"rodada": "9"}).context["asked"] is None


def test_stage_that_is_not_there_is_not_found(client):
    tournament = directed(client, make_stages(SWISS, duplas=4)[0].tournament)

    assert client.get(reverse("tournaments:print_stage", args=(tournament.slug, 2))).status_code == 404
