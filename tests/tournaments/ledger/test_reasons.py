"""A name in the reason of a jogo that leaves its confronto is stored as a number, as everywhere in a trail."""

import pytest

from scoring.models import AuditEntry
from tests.factories import TABLE, go_on, make_stages, play_jogo, record
from tournaments.entries import changes
from tournaments.event.corrections import NotConfirmed, carry_out
from tournaments.models import Confronto
from tournaments.outcomes import decisions
from tournaments.outcomes.play_anew import play_anew

pytestmark = pytest.mark.django_db


def not_counted(row, words):
    decisions.not_counted(confronto=row, **words)


def left(row, words):
    changes.withdraw(dupla=row.dupla_a, justified=False, **words)


def played_anew(row, words):
    record(row.jogo)
    play_anew(confronto=row, **words)


def fell(row, words):
    other = Confronto.objects.filter(stage=row.stage, round=1).exclude(pk=row.pk).get()
    for one in (row, other):
        play_jogo(one.jogo)
    final = Confronto.objects.get(pk=row.winner_to_id)
    record(final.jogo)
    again = {
        "subject": row,
        "change": lambda: decisions.walkover(confronto=row, winner="B", **words),
        **words,
    }
    with pytest.raises(NotConfirmed) as asked:
        carry_out(**again)
    carry_out(**again, confirmed=asked.value.effects.key)


@pytest.mark.parametrize(
    ("kind", "deed"),
    [("swiss", not_counted), ("swiss", left), ("swiss", played_anew), ("knockout", fell)],
)
def test_reason_of_a_jogo_without_its_confronto_holds_numbers(kind, deed):
    plan = {"format": kind, "partidas": 1} | ({"rounds": 2} if kind == "swiss" else {})
    (stage,) = make_stages(plan, duplas=4)
    go_on(stage)
    row = Confronto.objects.filter(stage=stage).with_sides("jogo").order_by("round", "position").first()
    player = stage.tournament.club.player_set.first()

    deed(row, {"reason": f"{player.name} pediu", "source": TABLE})

    reasons = AuditEntry.objects.exclude(reason="").values_list("reason", flat=True)
    assert set(reasons) == {f"⟦{player.pk}⟧ pediu"}
