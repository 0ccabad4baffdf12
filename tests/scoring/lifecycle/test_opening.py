"""Opening a jogo: its rules are frozen, its sides are those of the rule set, and many open in one statement each."""

import pytest

from rules import RuleSetError
from scoring import tokens
from scoring.errors import Refused
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import open_jogo, open_jogos
from scoring.models import AuditEntry, Jogo
from tests.scoring.course import TABLE

pytestmark = pytest.mark.django_db
NEW = {"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "partidas": 3}


def test_open_jogo_freezes_the_rules_and_starts_with_partida_one(jogo):
    assert jogo.options["target"] == 1500
    assert [partida.number for partida in sheet(jogo).partidas] == [1]
    assert AuditEntry.objects.get(jogo=jogo).action == AuditEntry.Action.OPENED


@pytest.mark.parametrize("count", [1, 3])
def test_open_jogos_writes_jogos_partidas_and_trail_in_one_statement_each(django_assert_num_queries, count):
    with django_assert_num_queries(4):
        jogos = open_jogos(openings=[NEW | {"options": {"target": 1500}}] * count, source=TABLE)
    assert [tokens.find(tokens.current(jogo)).jogo for jogo in jogos] == jogos
    assert [sheet(jogo).current.number for jogo in jogos] == [1] * count
    assert [line.jogo for line in AuditEntry.objects.filter(action=AuditEntry.Action.OPENED)] == jogos


def test_open_jogos_opens_none_where_one_is_refused():
    with pytest.raises(Refused, match="target_missing"):
        open_jogos(openings=[NEW | {"options": {"target": 1500}}, NEW | {"options": {}}], source=TABLE)
    assert not Jogo.objects.exists()


def test_open_jogo_needs_a_points_limit():
    with pytest.raises(Refused, match="target_missing"):
        open_jogo(**NEW, options={}, source=TABLE)


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("open-dirty-1", {}), ("burraco-1", {"maos": 2}), ("burraco-1", {}), ("buraco-1", {"target": 3000})],
)
def test_open_jogo_takes_any_rule_set_with_an_end(ruleset, options):
    jogo = open_jogo(**(NEW | {"ruleset": ruleset}), options=options, source=TABLE)

    assert (jogo.ruleset, jogo.sides) == (ruleset, ("A", "B"))


@pytest.mark.parametrize(
    ("ruleset", "options", "sides"),
    [
        ("regulamento-1", {"target": 1500}, 1),
        ("regulamento-1", {"target": 1500}, 3),
        ("burraco-1", {"players": 3}, 2),
        ("burraco-1", {"players": 3}, 4),
        ("buraco-1", {"teams": "individual"}, 1),
        ("buraco-1", {"teams": "individual"}, 10),
    ],
)
def test_open_jogo_refuses_sides_that_the_rule_set_has_no_place_for(ruleset, options, sides):
    new = NEW | {"ruleset": ruleset, "labels": list("abcdefghij")[:sides]}

    with pytest.raises(Refused, match="sides_unfit"):
        open_jogo(**new, options=options, source=TABLE)


def test_jogo_names_its_sides_and_those_who_share_one():
    new = NEW | {"ruleset": "burraco-1", "labels": ["Ana", "Bia", "Caio"]}
    jogo = open_jogo(**new, options={"players": 3}, source=TABLE)

    assert (str(jogo), jogo.sides) == ("Ana × Bia × Caio", ("A", "B", "C"))
    assert (jogo.label("A"), jogo.label("B+C")) == ("Ana", "Bia + Caio")


def test_open_jogo_freezes_the_values_of_a_club():
    overrides = {"batida.bonus": 200, "checks.warnings": ["hand_zero"]}
    opened = open_jogo(**NEW, options={"target": 1500}, overrides=overrides, source=TABLE)

    jogo = Jogo.objects.get(pk=opened.pk)
    assert jogo.overrides == overrides
    assert jogo.load_rules().batida == 200
    assert AuditEntry.objects.get(jogo=jogo).after["overrides"] == overrides


@pytest.mark.parametrize("target", [-1500, 1234.5, "1500", True, 0])
def test_open_jogo_refuses_an_impossible_limit(target):
    with pytest.raises(RuleSetError):
        open_jogo(**NEW, options={"target": target}, source=TABLE)
    assert not Jogo.objects.exists()
