"""A bracket that stops before its final: the winners of its last round advance or share the first places."""

from collections import Counter

import pytest

from tests.factories import TABLE, catch_up, director_of, make_stages, make_tournament, play_stage
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.public.pages import text, whole
from tournaments.event import stages
from tournaments.models import Confronto, Stage, StageEntry
from tournaments.pairing.bracket.knockout import LastRound
from tournaments.pairing.repeat import repeat
from tournaments.plan.formats.knockout import Knockout
from tournaments.publication.reading import listed
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of

pytestmark = pytest.mark.django_db
SEMIFINALS = {"format": "knockout", "third": True, "consolation": True, "last_round": "semifinal"}


def test_bracket_is_over_with_its_last_round_whose_winners_share_the_first_places():
    (stage,) = make_stages(SEMIFINALS)

    played = Confronto.objects.filter(stage=stage).values_list("kind", "round")
    assert Counter(played) == {("main", 1): 4, ("main", 2): 2}

    stage = play_stage(stage)
    stage.tournament.refresh_from_db()

    assert (stage.state, stage.tournament.state) == ("closed", "finished")
    places = Counter((row.place, row.place_to) for row in results_of(stage).placed())
    assert places == {(1, 2): 2, (3, 4): 2, (5, 8): 4}


def test_public_pages_name_the_rounds_and_no_champion(client):
    (stage,) = make_stages(SEMIFINALS)
    play_stage(stage)
    catch_up(stage.tournament)

    page = whole(client, stage.tournament)
    document = snapshot(stage.tournament)

    assert [each["name"] for each in document["stages"][0]["rounds"]] == ["quarterfinal", "semifinal"]
    assert "na semifinal, a última rodada" in page
    assert "campeã" not in page.lower()
    assert [(row["place"], row["place_to"]) for row in document["final_ranking"][:3]] == [
        (1, 2),
        (1, 2),
        (3, 4),
    ]
    assert listed().get().first == ""
    assert [one.faults for one in repeat(document)] == [()]


def test_winners_of_the_last_round_go_on_where_nothing_else_is_said():
    first, second = make_stages({**SEMIFINALS, "last_round": "quarterfinal"}, {"format": "groups"}, duplas=11)
    play_stage(first)

    stages.begin_stage(stage=second, seed=7, source=TABLE)

    there = set(StageEntry.objects.filter(stage=second).values_list("dupla", flat=True))
    won = Confronto.objects.filter(stage=first, round=2).values_list("winner", flat=True)
    assert there == set(won)
    assert len(there) == 4


@pytest.mark.parametrize(
    ("entrants", "last", "left", "jogos"),
    [(8, "final", None, 7), (8, "semifinal", 2, 6), (11, "quarterfinal", 4, 7), (6, "round_of_16", 4, 2)],
)
def test_how_many_are_left_of_so_many(entrants, last, left, jogos):
    bracket = Knockout(last_round=LastRound(last))

    assert (bracket.leaves(entrants), sum(bracket.meetings(entrants))) == (left, jogos)


def test_page_of_the_plan_asks_for_the_last_round_and_says_who_goes_on(client):
    tournament = make_tournament(duplas=8, state="open")
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "grupos")
    data |= {
        "fase1-format": "knockout",
        "fase1-third": "on",
        "fase1-last_round": "semifinal",
        "fase1-top": "",
    }

    assert "Seguem as vencedoras das semifinais." in text(send(client, tournament, data))
    assert send(client, tournament, data, "gravar").status_code == 302

    plan = Stage.objects.get(tournament=tournament, number=1).plan
    assert (plan["last_round"], plan["third"]) == ("semifinal", False)
    assert shown(client, tournament)["fase1-last_round"] == "semifinal"
