"""Many jogos are closed at once, and none of them if one cannot be."""

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from scoring.errors import JogoClosed, Refused
from scoring.lifecycle.close_many import award_jogos, cancel_jogos, stop_jogos
from scoring.models import AuditEntry, Jogo
from tests.rows import rows
from tests.scoring.course import new_jogo

pytestmark = pytest.mark.django_db


def jogos(number):
    return [new_jogo("002", {"target": 1500}) for _ in range(number)]


def test_each_jogo_has_its_winner_and_the_next_line_of_its_trail(juiz):
    one, other, level = jogos(3)

    award_jogos(winners={one: "A", other: "B", level: ""}, reason="O salão fecha", source=juiz)

    assert [jogo.winner for jogo in Jogo.objects.order_by("pk")] == ["A", "B", ""]
    lines = AuditEntry.objects.filter(action="closed").order_by("jogo")
    assert list(lines.values_list("jogo", "sequence", "after__winner", "reason", "actor")) == [
        (jogo.pk, 2, jogo.winner, "O salão fecha", juiz.actor.pk) for jogo in (one, other, level)
    ]


@rows(
    ("close", "refused"),
    [
        (lambda one, juiz: award_jogos(winners={one: "A"}, reason=" ", source=juiz), "reason_missing"),
        (lambda one, juiz: award_jogos(winners={one: "C"}, reason="x", source=juiz), "side_unknown"),
        (lambda one, juiz: cancel_jogos(jogos=[one], reason="", source=juiz), "jogo_played"),
    ],
)
def test_refusals_are_those_for_one_jogo(close, refused, jogo, play, juiz):
    if not jogo.partida_set.filter(mao__isnull=False).exists():
        play(jogo, 810, -110)

    with pytest.raises(Refused, match=refused):
        close(jogo, juiz)

    jogo.refresh_from_db()
    assert jogo.state == "open"


def test_nothing_changes_where_one_was_closed_meanwhile(juiz):
    one, other = jogos(2)
    stop_jogos(jogos=[Jogo.objects.get(pk=other.pk)], reason="", source=juiz)

    with pytest.raises(JogoClosed), transaction.atomic():
        stop_jogos(jogos=[one, other], reason="", source=juiz)

    one.refresh_from_db()
    assert one.state == "open"


@rows("number", [1, 5])
def test_statements_do_not_grow_with_the_jogos(number, juiz):
    found = jogos(number)

    with CaptureQueriesContext(connection) as asked:
        award_jogos(winners=dict.fromkeys(found, "A"), reason="O salão fecha", source=juiz)

    assert len(asked) == 4
