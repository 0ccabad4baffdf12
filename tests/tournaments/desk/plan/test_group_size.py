"""Groups by size: the number of groups follows from the entries when the stage begins, not from the plan."""

from collections import Counter

import pytest

from tests.factories import TABLE, director_of, make_tournament
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.planned import send, shown
from tournaments.event import stages, states
from tournaments.models import Stage, StageEntry
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Return an open tournament of 22 duplas; the director is signed in."""
    tournament = make_tournament(duplas=22, state="open", partidas=1, minutes=45, mesas=11)
    client.force_login(director_of(tournament.club))
    return tournament


def sizes(tournament):
    groups = StageEntry.objects.filter(stage__tournament=tournament).values_list("group", flat=True)
    return sorted(Counter(groups).values())


def test_groups_of_4_planned_for_fewer_are_of_4_for_all_who_came(client, tournament):
    data = shown(client, tournament, "grupos", entrants="8", mesas="11")
    assert send(client, tournament, data, "gravar").status_code == 302
    assert {name: Stage.objects.get(number=1).plan[name] for name in ("groups", "size")} == {
        "groups": None,
        "size": 4,
    }

    states.start(tournament=tournament, source=TABLE)

    assert sizes(tournament) == [3, 3, 4, 4, 4, 4]


def test_number_of_groups_that_is_stored_stays_one(tournament):
    plans = [("", {"format": "groups", "groups": 2, "top": 1}), ("", {"format": "knockout"})]
    stages.save_plan(tournament=tournament, plans=plans, source=TABLE)

    states.start(tournament=tournament, source=TABLE)

    assert sizes(tournament) == [11, 11]


def test_number_of_groups_that_is_typed_goes_before_a_size(client, tournament):
    data = shown(client, tournament, "grupos", entrants="22") | {"fase1-groups": "5"}

    assert send(client, tournament, data, "gravar").status_code == 302

    found = planned(Stage.objects.get(number=1)).stage.format
    assert (found.in_groups, found.size) == (5, None)


def test_start_page_says_what_the_plan_means_for_the_entries_as_they_are(client, tournament):
    groups = {"format": "groups", "size": 4, "top": 1, "others": 2, "minutes": 45}
    plans = [("", groups), ("", {"format": "knockout", "minutes": 45})]
    stages.save_plan(tournament=tournament, plans=plans, source=TABLE)

    page = text(client.get(url("tournament_start", tournament)))

    assert "4 grupos de 4 e 2 grupos de 3; 3 rodadas, 30 jogos, até 10 mesas ao mesmo tempo" in page
    assert "Passa a primeira de cada grupo e as 2 melhores 2ªs colocadas." in page
    assert "3 rodadas, 8 jogos, até 4 mesas ao mesmo tempo" in page
    assert "Tempo com 11 mesas, com pausas de 5 min: 4 h 55" in page


def test_start_page_says_why_the_entries_cannot_play_the_plan(client, tournament):
    plans = [("", {"format": "groups", "groups": 9, "top": 1}), ("", {"format": "knockout"})]
    stages.save_plan(tournament=tournament, plans=plans, source=TABLE)

    page = text(client.get(url("tournament_start", tournament)))

    assert "22 duplas em 9 grupos é pouco: cada grupo precisa de pelo menos 3." in page
    assert url("desk_plan", tournament) in page


def test_document_says_how_many_groups_once_they_are_there(tournament):
    stages.save_plan(tournament=tournament, plans=[("", {"format": "groups", "size": 4})], source=TABLE)
    assert snapshot(tournament)["stages"][0]["groups"] == 0

    states.start(tournament=tournament, source=TABLE)

    tournament.refresh_from_db()
    assert snapshot(tournament)["stages"][0]["groups"] == 6
