"""Penalties at the desk: refused at the field, shown before they count, and lifted."""

import pytest

from tests.tournaments.desk.decisions.acting import WHY, act, entry_of, error_at, first
from tests.tournaments.desk.pages import url
from tournaments.models import Penalty

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"sanction": "vp", "round": "1"}, "amount"),
        ({"sanction": "multa", "round": "1"}, "sanction"),
        ({"round": "1"}, "sanction"),
        ({"sanction": "warning", "round": "9"}, "round"),
    ],
)
def test_penalty_is_refused_at_its_field(client, tournament, typed, field):
    answer = act(client, tournament, "punir", entry_of(first(tournament).dupla_a), **typed, **WHY)

    assert answer.status_code == 422
    assert error_at(answer, field)
    assert not Penalty.objects.exists()


def test_penalty_is_given_and_lifted(client, tournament):
    dupla = first(tournament).dupla_a
    given = {"sanction": "mp", "amount": "100", "round": "1"}

    asked = act(client, tournament, "punir", entry_of(dupla), **given, **WHY)
    assert dupla.name in {move.dupla for move in asked.context["affected"].moves}
    assert not Penalty.objects.exists()
    confirmed = {"confirmed": asked.context["affected"].key}
    assert act(client, tournament, "punir", entry_of(dupla), **given, **WHY, **confirmed).status_code == 302
    penalty = Penalty.objects.get()
    assert (penalty.dupla, penalty.amount, penalty.reason) == (dupla, 100, WHY["reason"])
    ((_, named),) = client.get(url("desk_life_action", tournament, "retirar-punicao")).context["choices"]
    assert named == f"{dupla}: perda de pontos feitos. {WHY['reason']}"

    asked = act(client, tournament, "retirar-punicao", penalty, **WHY)
    assert dupla.name in {move.dupla for move in asked.context["affected"].moves}
    confirmed = {"confirmed": asked.context["affected"].key}
    assert act(client, tournament, "retirar-punicao", penalty, **WHY, **confirmed).status_code == 302
    penalty.refresh_from_db()
    assert penalty.lifted_at is not None
    assert client.get(url("desk_life_action", tournament, "retirar-punicao")).context["choices"] == []
