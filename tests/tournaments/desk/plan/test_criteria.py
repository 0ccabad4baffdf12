"""The criteria of a plan at the desk: left blank they are the usual ones; drawing lots alone is no ranking."""

import pytest

from tests.factories import TABLE, director_of, make_tournament
from tests.tournaments.desk.pages import text
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.refusals import refused
from tournaments.event import stages
from tournaments.models import Stage
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Return an open tournament with five duplas; the director is signed in."""
    tournament = make_tournament(duplas=5, state="open")
    client.force_login(director_of(tournament.club))
    return tournament


SWISS = ["points", "buchholz", "made", "lots"]
BY_POINTS = ["points", "made", "difference", "lots"]
ITALY = ["points", "made", "direct", "lots"]


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ({"format": "swiss", "rounds": "3"}, SWISS),
        ({"format": "swiss", "rounds": "3", "scheme": "vp3"}, ITALY),
        ({"format": "danese", "rounds": "3"}, BY_POINTS),
        ({"format": "all_play_all"}, BY_POINTS),
        ({"format": "groups", "groups": "4", "scheme": "vp4"}, ITALY),
        ({"format": "double"}, BY_POINTS),
    ],
)
def test_blank_criteria_are_the_usual_ones_of_the_format(client, tournament, typed, order):
    data = shown(client, tournament) | {f"fase1-{name}": value for name, value in typed.items()}

    assert send(client, tournament, data, "gravar").status_code == 302

    stage = Stage.objects.get()
    assert stage.plan["order"] == order
    assert [str(by) for by in results_of(stage).order] == order


def test_lots_alone_are_refused_at_their_field(client, tournament):
    data = shown(client, tournament, "suico") | {"fase1-by1": "lots", "fase1-by2": ""}

    answer = send(client, tournament, data, "gravar")

    assert answer.status_code == 422
    assert "by1" in answer.context["draft"].forms[0].errors
    assert "Só por sorteio não se faz uma classificação" in text(answer)


LOTS = {"format": "swiss", "rounds": 3, "order": ["lots"]}


def test_service_refuses_lots_alone(tournament):
    found = refused(stages.save_plan, tournament=tournament, plans=[("", LOTS)])

    assert (found.code, found.field, found.params) == ("plan_order_lots", "order", {"stage": 1})


def test_plan_stored_with_lots_alone_ranks_by_the_usual_order_and_can_be_saved_again(client, tournament):
    # Version 0.2.0 stored a plan with blank criteria in this form.
    stage = Stage.objects.create(tournament=tournament, number=1, plan=LOTS)

    assert [str(by) for by in planned(stage).order] == SWISS
    data = shown(client, tournament)
    assert [data[f"fase1-by{n}"] for n in range(1, 5)] == SWISS
    assert send(client, tournament, data, "gravar").status_code == 302
    stages.save_plan(tournament=tournament, plans=[("", LOTS)], source=TABLE)


def test_direct_meeting_may_come_twice_in_the_list_and_others_once(client, tournament):
    order = ["points", "direct_two", "difference", "direct_two", "points", "suffered", "lots"]
    data = shown(client, tournament, "suico") | {f"fase1-by{n}": by for n, by in enumerate(order, start=1)}

    assert send(client, tournament, data, "gravar").status_code == 302

    assert Stage.objects.get().plan["order"] == [
        "points",
        "direct_two",
        "difference",
        "direct_two",
        "suffered",
        "lots",
    ]
    assert "confronto direto, se só duas empatam; depois saldo de pontos" in text(
        send(client, tournament, shown(client, tournament))
    )
