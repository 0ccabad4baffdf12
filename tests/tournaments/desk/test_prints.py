"""The printed sheets of an event: which exist, and what each contains."""

import pytest
from django.urls import reverse

from tests.factories import director_of, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments.desk.pages import text, url
from tests.tournaments.formats import GROUPS, KNOCKOUT, SWISS
from tournaments.models import Confronto

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
