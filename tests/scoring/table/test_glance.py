"""The cached glance at a jogo agrees with its current sheet, whatever was written since the last read."""

import pytest

from scoring.jogo.sheet import sheet
from scoring.lifecycle.bell import ring_bell
from scoring.lifecycle.open_close import reopen_jogo, walkover
from scoring.models import AuditEntry, Jogo
from scoring.table import glance
from scoring.table.glance import Glance, glances
from tests.scoring import two_duplas as duplas

pytestmark = pytest.mark.django_db
TOLD = {"reason": "a pedido das duplas", "source": duplas.PHONE}


def look(jogo):
    """Return the glance at a jogo, after checking that it agrees with a fresh sheet."""
    found = glances([jogo.pk])[jogo.pk]
    assert found == Glance.of(sheet(Jogo.objects.get(pk=jogo.pk)))
    return found


def test_glance_follows_every_write_of_a_jogo_that_duplas_confirm():
    jogo = duplas.opened("confirm", partidas=2)
    seen = [look(jogo)]
    mao = duplas.record(jogo)
    seen.append(look(jogo))
    duplas.contest(jogo, mao)
    seen.append(look(jogo))
    mao = duplas.correct(jogo, 700, -50)
    seen.append(look(jogo))
    duplas.take_back(jogo, mao)
    seen.append(look(jogo))
    mao = duplas.record(jogo, 1500, 0)  # ends the partida
    seen.append(look(jogo))
    duplas.confirm(jogo, mao)
    seen.append(look(jogo))
    ring_bell(jogo=jogo, in_play=False, source=duplas.PHONE)
    seen.append(look(jogo))

    assert [one.maos for one in seen] == [0, 1, 1, 1, 0, 1, 1, 1]
    assert [one.divergent for one in seen] == [False, False, True, *[False] * 5]
    assert [one.due for one in seen[:7]] == [False, True, True, True, False, True, False]
    assert (seen[-1].won, seen[-1].awaiting) == ({"A": 1, "B": 0}, False)


def test_glance_sees_what_is_sent_apart_the_end_of_a_jogo_and_that_it_goes_on():
    jogo = duplas.opened("apart")
    duplas.send(jogo, "A")
    alone = look(jogo)
    duplas.send(jogo, "B", 800, -110)
    differs = look(jogo)
    duplas.rule(jogo, facts=duplas.facts(810, -110))
    ruled = look(jogo)
    walkover(jogo=jogo, winner="A", **TOLD)
    over = look(jogo)
    reopen_jogo(jogo=jogo, **TOLD)
    again = look(jogo)

    assert (alone.divergent, differs.divergent, ruled.divergent) == (False, True, False)
    assert (ruled.totals, ruled.next_mao) == ({"A": 810, "B": -110}, 2)
    assert (ruled.over, over.over, again.over) == (False, True, False)


def test_only_what_was_written_to_is_read_again(django_assert_num_queries):
    still, moving = duplas.opened("scorer"), duplas.opened("scorer")
    both = [still.pk, moving.pk]
    glances(both)

    with django_assert_num_queries(1):
        glances(both)
    duplas.record(moving, side="")
    with django_assert_num_queries(4):
        found = glances(both)

    assert [found[pk].maos for pk in both] == [0, 1]


def test_what_is_kept_is_told_by_the_head_of_the_chain_and_has_a_limit(monkeypatch):
    monkeypatch.setattr(glance, "KEPT", 2)
    monkeypatch.setattr(glance, "seen", {})
    jogos = [duplas.opened("scorer") for _ in range(3)]

    found = [glances([jogo.pk])[jogo.pk] for jogo in jogos]

    heads = [AuditEntry.objects.get(jogo=jogo).digest for jogo in jogos]
    assert glance.seen == {heads[2]: found[2]}
