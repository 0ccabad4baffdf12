"""The log of an event at the desk: every line in words, and only those asked for."""

import pytest

from tests.factories import TABLE
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, confrontos_of, draft_of, posted, running, stage_of
from tournaments.event import rounds_by_hand
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanSaved
from tournaments.models import Ocorrencia
from tournaments.outcomes import decisions as outcomes
from tournaments.outcomes import penalties as sanctions

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """A Swiss whose log has a bit of everything; the director is signed in."""
    tournament = running(client, SWISS)
    one, other, _ = confrontos_of(draft_of(tournament))
    rounds_by_hand.swap(round=draft_of(tournament), one=one.dupla_a, other=other.dupla_a, source=TABLE)
    posted(tournament)
    confronto = confrontos_of(draft_of(tournament))[0]
    outcomes.walkover(confronto=confronto, winner="A", reason="não vieram", source=TABLE)
    penalty = {"stage": stage_of(tournament), "round": 1, "sanction": "mp", "amount": 100}
    sanctions.penalise(dupla=confronto.dupla_b, reason="atraso", source=TABLE, **penalty)
    return tournament


def actions(answer):
    return [line.ocorrencia.action for line in answer.context["lines"]]


def test_log_tells_what_who_why_latest_first(client, tournament):
    answer = client.get(url("desk_log", tournament))

    page = text(answer)
    assert actions(answer)[:2] == ["penalised", "walkover"]
    assert "Punição aplicada" in page
    assert "perda de pontos feitos 100" in page
    assert "Motivo: não vieram" in page
    assert f"sorteio nº {draft_of(tournament).seed}" in page


def test_log_is_filtered(client, tournament):
    address = url("desk_log", tournament)
    dupla = confrontos_of(draft_of(tournament))[0].dupla_b

    assert actions(client.get(address, {"acao": "walkover"})) == ["walkover"]
    assert actions(client.get(address, {"dupla": dupla.pk})) == ["penalised"]
    assert "plan_saved" not in actions(client.get(address, {"fase": stage_of(tournament).pk}))
    assert actions(client.get(address, {"fase": "999"})) == actions(client.get(address))


def test_log_goes_on_on_the_next_page(client, tournament):
    for _ in range(60):
        note(tournament, PlanSaved({"stages": 1}), TABLE)

    first, second = (client.get(url("desk_log", tournament), {"page": page}) for page in (1, 2))

    assert len(actions(first)) == 50
    assert actions(second)[-1] == "plan_saved"
    assert len(actions(second)) == Ocorrencia.objects.filter(tournament=tournament).count() - 50


@pytest.mark.parametrize("number", [1, 3])
def test_log_costs_the_same(client, django_assert_num_queries, number):
    tournament = running(client, SWISS)
    for _ in range(number):
        confronto = confrontos_of(draft_of(tournament))[0]
        penalty = {"stage": stage_of(tournament), "round": 1, "sanction": "warning"}
        sanctions.penalise(dupla=confronto.dupla_b, reason="atraso", source=TABLE, **penalty)

    with django_assert_num_queries(9):
        client.get(url("desk_log", tournament))
