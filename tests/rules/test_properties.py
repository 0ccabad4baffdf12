"""Properties of every mão, played at random or invented."""

from hypothesis import given
from hypothesis import strategies as st

import rules
from tests.rules.facts import REGULAMENTO, mao
from tests.rules.golden import PLAYED
from tests.rules.play import play

OTHER = {"A": "B", "B": "A", None: None}


def summary(facts):
    return rules.judge_cards(REGULAMENTO, facts).summary


seeds = st.integers(min_value=0, max_value=2**32)
played_out = seeds.map(lambda seed: summary(play("002", seed).facts))
played = played_out | st.sampled_from(PLAYED).map(lambda one: one["facts_summary"])

words = st.text("aeiouçã {[1", max_size=9)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words | st.sampled_from(["taken", "batida"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=5,
)
fields = st.sampled_from(
    [*sorted(REGULAMENTO.side_fields), "royal", "grown", "penalties", "unviewed"],
)
changes = st.dictionaries(fields, st.integers(-20, 1100) | anything, max_size=4)
made_up = st.builds(
    lambda a, b, ending, moved: mao(a, b, ending=ending, mortos_to_stock=moved),
    changes,
    changes,
    st.sampled_from(["batida", "stock_out", "stallo", ""]),
    st.integers(-1, 3),
)


def swapped(facts):
    sides = facts["sides"]
    return facts | {"sides": {"A": sides["B"], "B": sides["A"]}}


def findings(problems, sides):
    return sorted(
        (one.code, sides[one.side] or "", one.field or "", str(dict(one.params))) for one in problems
    )


@given(played)
def test_no_played_mao_is_refused_or_doubted(facts):
    verdict = rules.judge(REGULAMENTO, facts)

    assert verdict.errors == ()
    assert {one.code for one in verdict.warnings} <= {rules.Code.MANY_CANASTRAS}


@given(played | made_up)
def test_total_is_the_sum_of_its_lines(facts):
    verdict = rules.judge(REGULAMENTO, facts)

    assert set(verdict.totals) == set(verdict.lines)
    for side, total in verdict.totals.items():
        assert total == sum(line.points for line in verdict.lines[side])
        assert total % 10 == 0


@given(played)
def test_total_follows_the_formula(facts):
    # 10 x (table - hand cards) + 200 real + 100 simples + 100 bate - 100 without the morto.
    totals = rules.judge(REGULAMENTO, facts).totals

    for side, fact in facts["sides"].items():
        canastras = 200 * fact.get("clean", 0) + 100 * fact.get("dirty", 0)
        batida = 100 * fact["batida"] - 100 * (fact["morto"] == "not_taken")
        assert totals[side] == fact["table"] - fact["hand"] + canastras + batida


@given(played | made_up)
def test_swapping_the_sides_swaps_the_answer(facts):
    verdict, other = rules.judge(REGULAMENTO, facts), rules.judge(REGULAMENTO, swapped(facts))

    assert other.totals == {OTHER[side]: total for side, total in verdict.totals.items()}
    assert other.lines == {OTHER[side]: lines for side, lines in verdict.lines.items()}
    same = dict.fromkeys(OTHER)
    same.update({"A": "A", "B": "B"})
    assert findings(other.errors, same) == findings(verdict.errors, OTHER)
    assert findings(other.warnings, same) == findings(verdict.warnings, OTHER)


@given(
    anything | st.dictionaries(st.sampled_from(["ending", "sides", "mortos_to_stock", "before"]), anything)
)
def test_facts_of_any_shape_get_an_answer(facts):
    verdict = rules.judge(REGULAMENTO, facts)

    assert not verdict.ok
    assert verdict.totals == {}


@given(st.lists(st.tuples(st.integers(-30, 120), st.integers(-30, 120)), max_size=40))
def test_partida_ends_once_and_the_winner_is_ahead(points):
    ruleset = rules.load("002", {"target": 1500})
    totals = [{"A": 10 * a, "B": 10 * b} for a, b in points]
    for hands in range(len(totals) + 1):
        outcome = rules.partida(ruleset, totals[:hands])
        if outcome.winner:
            loser = OTHER[outcome.winner]
            assert outcome.totals[outcome.winner] > outcome.totals[loser]
            return
        assert outcome.reason is None
        assert bool(outcome.tied) <= (outcome.totals["A"] == outcome.totals["B"])
