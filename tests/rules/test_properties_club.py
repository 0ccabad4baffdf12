"""Properties of every mão of Brazilian club games, for all choices of a club."""

from hypothesis import given
from hypothesis import strategies as st

import rules
from tests.rules.facts_systems import tranca

OTHER = {"A": "B", "B": "A"}
GAMES = ("aberto", "fechado", "stbl", "tranca")
amounts = st.integers(0, 20).map(lambda tens: 10 * tens)
clubs = st.fixed_dictionaries(
    {},
    optional={
        "black_three_in_hand": amounts,
        "red_three_in_hand": amounts,
        "without_canastra": st.sampled_from(["credit", "zero", "negative"]),
        "no_morto_debit": st.sampled_from(["always", "other_took", "could_take"]),
    },
)
places = st.fixed_dictionaries(
    {},
    optional={
        "threes.red": amounts,
        "threes.red_without": amounts,
        "threes.needs": st.sampled_from(["none", "any", "clean"]),
        "batida.needs_canastra": st.sampled_from(["none", "any", "clean"]),
        "batida.bonus": amounts,
        "mortos.debit": amounts,
        "canastras.dirty.bonus": st.integers(-20, 20).map(lambda tens: 10 * tens),
    },
)
threes = st.fixed_dictionaries(
    {},
    optional={name: st.integers(0, 2) for name in ("red_threes", "red_in_hand", "black_in_hand")},
)
sides = st.builds(
    lambda table, hand, canastras, apart: {"table": 10 * table, "hand": 10 * hand} | canastras | apart,
    st.integers(22, 30),
    st.integers(11, 20),
    st.fixed_dictionaries({}, optional={"clean": st.integers(0, 2), "dirty": st.integers(0, 1)}),
    threes,
)


def load(options, own):
    return rules.load("tranca", {"target": 3000} | options, own)


def known(ruleset, side):
    """Return the facts of a side without the threes that are ordinary cards under the rule set."""
    return {
        name: value
        for name, value in side.items()
        if name not in ("red_threes", "red_in_hand", "black_in_hand") or name in ruleset.threes.facts
    }


@given(clubs, places, sides, sides)
def test_total_follows_the_formula_whatever_a_club_chooses(options, own, a, b):
    ruleset = load(options, own)
    facts = tranca(known(ruleset, {"clean": 0} | a), known(ruleset, b))
    verdict = rules.judge(ruleset, facts)

    for side in facts["sides"] if verdict.ok else ():
        assert verdict.totals[side] == _by_hand(options, own, facts["sides"][side])


def _by_hand(options, own, side):
    told = side.get
    clean, dirty = told("clean", 0), told("dirty", 0)
    lacking = options.get("without_canastra", "credit") if not clean + dirty else "credit"
    table = {"credit": 1, "zero": 0, "negative": -1}[lacking] * side["table"]
    canastras = 200 * clean + own.get("canastras.dirty.bonus", 100) * dirty
    needed = {"none": True, "any": clean + dirty, "clean": clean}[own.get("threes.needs", "any")]
    each = own.get("threes.red", 100) if needed else -own.get("threes.red_without", 100)
    in_hand = options.get("red_three_in_hand", 0) * told("red_in_hand", 0)
    in_hand += options.get("black_three_in_hand", 0) * told("black_in_hand", 0)
    batida = own.get("batida.bonus", 100) if told("batida") else 0
    return table - side["hand"] + canastras + each * told("red_threes", 0) - in_hand + batida


@given(clubs, places, sides, sides)
def test_swapping_the_sides_swaps_the_answer(options, own, a, b):
    ruleset = load(options, own)
    facts = tranca(known(ruleset, a), known(ruleset, b))
    swapped = facts | {"sides": {"A": facts["sides"]["B"], "B": facts["sides"]["A"]}}
    verdict, other = rules.judge(ruleset, facts), rules.judge(ruleset, swapped)

    assert other.lines == {OTHER[side]: lines for side, lines in verdict.lines.items()}
    assert sorted(one.code for one in other.errors) == sorted(one.code for one in verdict.errors)


@given(
    st.sampled_from(GAMES),
    st.dictionaries(
        st.sampled_from(
            ["table", "red_threes", "black_in_hand", "red_in_hand", "morto", "unviewed", "royal"]
        ),
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.text(max_size=3)
        | st.lists(st.integers()),
    ),
)
def test_facts_of_any_shape_get_an_answer(system, told):
    ruleset = rules.load(system, {"target": 3000})
    facts = {"ending": "batida", "sides": {"A": told, "B": told}}

    assert not rules.judge(ruleset, facts).ok
    assert not rules.judge_cards(ruleset, facts).ok
    assert rules.summarise(ruleset, facts)


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), st.integers(3, 12))
def test_arranged_cards_are_never_worse_than_any_order_that_is_legal(system, rng, size):
    ruleset = rules.load(system)
    row = [rank + "S" for rank in "A23456789TJQKA"]
    start = rng.randrange(15 - size)
    cards = row[start : start + size]
    if rng.random() < 0.5:
        cards[rng.randrange(size)] = "2H"
    laid = rules.meld(ruleset, {"kind": "run", "cards": cards})
    mixed = rng.sample(cards, size)
    arranged = rules.meld(ruleset, {"kind": "run", "cards": mixed, "unordered": True})

    if isinstance(laid, rules.Meld):
        assert isinstance(arranged, rules.Meld)
        assert arranged.points + arranged.bonus >= laid.points + laid.bonus
