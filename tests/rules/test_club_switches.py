"""The switches of Brazilian club games, one by one, on every base that has them."""

import pytest

import rules
from rules import Code
from rules.vulnerability import least_laid
from tests.rows import rows
from tests.rules.facts import mao
from tests.rules.facts_systems import buraco, dirty

OPEN = {"target": 3000}
SEVEN = "4S 5S 6S 7S 8S 9S TS"
LOW = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
LONG = "no run is a {} where a rank stands in no meld"
HIGH = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def run(cards, **told):
    return {"kind": "run", "cards": cards.split()} | told


def set_(cards):
    return {"kind": "set", "cards": cards.split()}


def load(key, **overrides):
    return rules.load(key, {}, {name.replace("__", "."): value for name, value in overrides.items()})


def lines(verdict, side):
    assert verdict.ok, verdict.errors
    return {line.code: line.points for line in verdict.lines[side]}


def refused(ruleset, facts):
    return {str(one.code) for one in rules.judge(ruleset, facts).errors}


# --- a canastra to go out ------------------------------------------------------------------


@rows(
    ("needs", "facts", "code"),
    [
        ("clean", {"clean": 0, "dirty": 2}, "batida_without_clean_canastra"),
        ("clean", {"clean": 0, "dirty": 0}, "batida_without_clean_canastra"),
        ("clean", {"clean": 1, "dirty": 0}, None),
        ("any", {"clean": 0, "dirty": 1}, None),
        ("any", {"clean": 0, "dirty": 0}, "batida_without_canastra"),
        (True, {"clean": 0, "dirty": 0}, "batida_without_canastra"),
        ("none", {"clean": 0, "dirty": 0}, None),
        (False, {"clean": 0, "dirty": 0}, None),
    ],
)
def test_canastra_needed_to_go_out(needs, facts, code):
    ruleset = load("002", batida__needs_canastra=needs)

    assert refused(ruleset, mao(facts)) == ({code} if code else set())


@pytest.mark.parametrize("kind", ["semi", "royal_dirty", "real_dirty", "dirty"])
def test_canastra_with_a_wild_card_is_not_clean(kind):
    ruleset = rules.load(
        "aberto", OPEN, {f"canastras.{kind}.bonus": 100} if kind != "dirty" else {"batida.bonus": 100}
    )
    facts = dirty({"clean": 0, kind: 1, "table": 400, "hand": 200})

    assert refused(ruleset, facts) == {"batida_without_clean_canastra"}


@pytest.mark.parametrize("kind", ["clean", "royal", "real_clean"])
def test_canastra_without_a_wild_card_is_clean(kind):
    facts = dirty({"clean": 0, kind: 1, "table": 250, "hand": 50})

    assert refused(rules.load("aberto", OPEN), facts) == set()


# --- kinds that a club adds ----------------------------------------------------------------


@rows(
    ("places", "facts", "category", "bonus"),
    [
        ({"canastras.royal.bonus": 500}, run(LOW), "royal", 500),
        ({"canastras.royal.bonus": 500}, run(HIGH), "royal", 500),
        ({"canastras.royal.bonus": 500}, run(LOW + " 2H"), "dirty", 100),
        ({"canastras.royal.bonus": 500, "melds.royal": "ace_low"}, run(LOW), "royal", 500),
        ({"canastras.royal.bonus": 500, "melds.royal": "ace_low"}, run(HIGH), "clean", 200),
        ({"canastras.royal.bonus": 500, "melds.royal": "ace_high"}, run(LOW), "clean", 200),
        (
            {"canastras.royal.bonus": 500, "melds.royal": "king_ace"},
            run("8S 9S TS JS QS KS AS"),
            "royal",
            500,
        ),
        ({"canastras.royal.bonus": 500}, run(LOW.replace("9S", "2H")), "dirty", 100),
        ({"canastras.royal_dirty.bonus": 300}, run(LOW.replace("9S", "2H")), "royal_dirty", 300),
        ({"canastras.royal_dirty.bonus": 300}, run(LOW), "clean", 200),
        ({"canastras.real_clean.bonus": 1000}, run(LOW + " AS"), "real_clean", 1000),
        ({"canastras.real_clean.bonus": 1000}, run(LOW.replace("9S", "2H") + " AS"), "dirty", 100),
        ({"canastras.real_dirty.bonus": 700}, run(LOW.replace("9S", "2H") + " AS"), "real_dirty", 700),
        ({"canastras.real_dirty.bonus": 700}, run(LOW + " AS"), "clean", 200),
        ({"canastras.semi.bonus": 150}, run("3S 4S 5S 6S 7S 8S 9S 2H"), "semi", 150),
    ],
)
def test_kind_that_a_club_adds_is_told_by_its_cards(places, facts, category, bonus):
    found = rules.meld(rules.load("002", {}, places), facts)

    assert (found.category, found.bonus) == (category, bonus)


@pytest.mark.parametrize(
    ("key", "place", "cards", "wilds", "points"),
    [
        ("fechado", "aces", 7, 0, 105),
        ("fechado", "royal_dirty", 13, 1, 65),
        ("fechado", "real_dirty", 14, 1, 70),
        ("fechado", "semi", 8, 1, 40),
        ("003", "royal", 13, 0, 120),
        ("002", "real_clean", 14, 0, 140),
        ("002", "royal", 13, 0, 130),
    ],
)
def test_kind_that_a_club_adds_has_the_fewest_cards_and_points_that_make_it(key, place, cards, wilds, points):
    ruleset = rules.load(key, {}, {f"canastras.{place}.bonus": 150})
    (added,) = [one for one in ruleset.canastras if one.kind == place]

    assert (added.cards, added.wilds, added.points, added.bonus) == (cards, wilds, points, 150)
    assert ruleset.kinds[-1] == place


def test_king_and_ace_make_a_shorter_royal():
    ruleset = rules.load("003", {}, {"canastras.royal.bonus": 500, "melds.royal": "king_ace"})
    royal = ruleset.canastras[-1]

    assert (royal.kind, royal.cards, royal.points) == ("royal", 7, 75)


def test_jokers_count_for_the_fewest_points_of_a_kind_with_a_wild_card_alone():
    cheap = rules.load(
        "003", {}, {"values.joker": 1, "canastras.real_dirty.bonus": 500, "melds.ace_to_ace": True}
    )

    assert cheap.canastras[-1].points == 14
    none = rules.load("002", {}, {"canastras.real_dirty.bonus": 500, "values.joker": 1})
    assert none.canastras[-1].points == 140


def test_sets_of_aces_earn_their_own():
    ruleset = rules.load("fechado", OPEN, {"canastras.aces.bonus": 1000})

    assert rules.meld(ruleset, set_("AS AH AD AC AS AH AD")).bonus == 1000
    assert rules.meld(ruleset, set_("AS AH AD AC AS AH JK")).category == "dirty"
    assert rules.meld(ruleset, set_("KS KH KD KC KS KH KD")).category == "clean"
    assert rules.meld(ruleset, set_("AS AH AD AC AS AH")).category is None


def test_bonus_may_be_negative():
    ruleset = load("002", canastras__dirty__bonus=-100)

    assert lines(rules.judge(ruleset, mao({"clean": 1, "dirty": 1})), "A")["dirty"] == -100


# --- melds ---------------------------------------------------------------------------------


@rows(
    ("key", "places", "facts", "code"),
    [
        ("fechado", {"melds.set_ranks": ["A", "4", "K"]}, set_("9S 9H 9D"), Code.SET_RANK_NOT_ALLOWED),
        ("fechado", {"melds.set_ranks": ["A", "4", "K"]}, set_("4S 4H 4D"), None),
        ("fechado", {"melds.wilds_in_sets": 0}, set_("9S 9H JK"), Code.TOO_MANY_WILDS),
        ("fechado", {"melds.wilds_in_sets": 0}, run("9S TS JK"), None),
        ("fechado", {"melds.wilds_in_sets": 3}, set_("9S 9H JK 2S"), Code.TOO_MANY_WILDS),
        ("tranca", {}, set_("3S 3H 3D"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("3S 4S 5S"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("4S 3S 5S", unordered=True), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("AS 2S 2H 4S 5S"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("2S 4S 5S"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("4S 5S 2S"), None),
        ("tranca", {}, run("4S 5S 2S 7S 8S 9S TS JS QS KS AS"), None),
        ("tranca", {}, run("2H 4S 5S 6S 7S 8S 9S TS JS QS KS AS"), None),
        ("tranca", {}, run("2H 4S 5S 6S 7S 8S 9S TS JS QS KS"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, run("AS 2S 3S"), Code.RANK_NOT_IN_MELDS),
        ("tranca", {}, set_("9S 9H 2S 2H"), Code.TOO_MANY_WILDS),
        ("aberto", {}, run("9S TS JK 2H KS"), Code.TOO_MANY_WILDS),
    ],
)
def test_melds_of_a_club(key, places, facts, code):
    found = rules.meld(rules.load(key, OPEN, places), facts)

    assert found == code if code else isinstance(found, rules.Meld)


def test_longest_run_of_tranca_takes_a_wild_card_and_is_dirty():
    # Four to ace are eleven cards; a wild card beside them can only take the place of the three.
    long = "4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    ruleset = rules.load("tranca", OPEN)

    assert rules.meld(ruleset, run(long)).category == "clean"
    assert rules.meld(ruleset, run("2H " + long)).category == "dirty"
    assert rules.meld(ruleset, run(long + " 2H", unordered=True)).category == "dirty"


def test_every_two_is_wild_where_none_is_natural():
    facts = run("AS 2S 3S 4S 5S 6S 7S")

    assert rules.meld(rules.load("002"), facts).category == "clean"
    assert rules.meld(load("002", melds__natural_two=False), facts).category == "dirty"
    mixed = facts | {"cards": facts["cards"][::2] + facts["cards"][1::2], "unordered": True}
    assert rules.meld(load("002", melds__natural_two=False), mixed).wilds == 1


def test_sets_that_are_no_canastras_earn_nothing():
    ruleset = rules.load("fechado", OPEN | {"sets_count_as_canastra": False})

    assert rules.meld(ruleset, set_("9S 9H 9D 9C 9S 9H 9D")).category is None
    assert rules.meld(ruleset, run(SEVEN)).category == "clean"


# --- worth of cards ------------------------------------------------------------------------


def test_cards_of_one_worth_are_given_their_own_by_the_row():
    ruleset = rules.load("002", {}, {"values.A": 15, "values.3-7": 5})

    assert {rank: ruleset.values[rank] for rank in "A27K"} == {"A": 15, "2": 10, "7": 5, "K": 10}
    assert (ruleset.unit, ruleset.step) == (None, 5)
    assert ruleset.articles["values.A"] == "regulamento do clube"
    assert ruleset.articles["values.8-K"] == "Art. 17"


def test_row_goes_before_all_and_all_before_the_text():
    ruleset = rules.load("002", {}, {"values.all": 20, "values.A": 30})

    assert {rank: ruleset.values[rank] for rank in "AK"} == {"A": 30, "K": 20}
    assert ruleset.articles["values.8-K"] == "regulamento do clube"
    assert rules.load("002", {}, {"values.all": 20}).unit == 20


# --- mortos --------------------------------------------------------------------------------


STOCK = {"batida": False, "morto": "not_taken"}


@pytest.mark.parametrize(
    ("when", "a", "b", "moved", "owed"),
    [
        ("always", "not_taken", "not_taken", 2, (-100, -100)),
        ("other_took", "not_taken", "not_taken", 2, (0, 0)),
        ("other_took", "taken", "not_taken", 1, (0, -100)),
        ("could_take", "taken", "not_taken", 1, (0, 0)),
        ("always", "taken", "not_taken", 1, (0, -100)),
    ],
)
def test_when_a_morto_is_owed(when, a, b, moved, owed):
    ruleset = rules.load("aberto", OPEN | {"no_morto_debit": when})
    facts = dirty(
        {"batida": False, "clean": 0, "morto": a, "hand": 120},
        {"morto": b, "hand": 100},
        ending="stock_out",
        mortos_to_stock=moved,
    )

    verdict = rules.judge(ruleset, facts)

    assert tuple(lines(verdict, side).get("no_morto", 0) for side in "AB") == owed


@pytest.mark.parametrize("unplayed", ["value", "value_and_debit", "debit"])
def test_morto_that_nobody_looked_at(unplayed):
    ruleset = load("003", mortos__unplayed=unplayed)
    told = {"unviewed": 95} if unplayed != "debit" else {}
    verdict = rules.judge(ruleset, dirty(b={"morto": "unviewed"} | told))

    found = lines(verdict, "B")
    assert found["hand"] == (-160 if unplayed == "debit" else -255)
    assert found.get("no_morto") == (None if unplayed == "value" else -100)


def test_points_of_a_morto_that_counts_nothing_are_not_asked():
    ruleset = rules.load("fechado", OPEN)

    assert "unviewed_not_in_system" in refused(ruleset, dirty(b={"morto": "unviewed", "unviewed": 95}))
    assert refused(ruleset, dirty(b={"morto": "unviewed", "unviewed_cards": 11})) == set()


def test_mortos_stay_out_of_the_stock_where_a_club_says_so():
    facts = dirty(STOCK, STOCK, ending="stock_out")

    assert refused(rules.load("tranca", OPEN | {"mortos_become_stock": False}), facts | _tens(facts)) == set()
    assert "morto_not_movable" in refused(
        rules.load("tranca", OPEN | {"mortos_become_stock": False}), facts | {"mortos_to_stock": 2}
    )


def _tens(facts):
    sides = {name: side | {"table": 120, "hand": 160, "clean": 0} for name, side in facts["sides"].items()}
    return {"sides": sides}


# --- a side without its canastra -----------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "table", "b", "expected"),
    [
        ("any", "zero", {"clean": 0, "dirty": 0}, {"table": 0, "hand": -160}),
        ("any", "negative", {"clean": 0, "dirty": 0}, {"table": -120, "hand": -160}),
        ("any", "negative", {"dirty": 1}, {"table": 120, "hand": -160, "dirty": 100}),
        ("clean", "negative", {"dirty": 1}, {"table": -120, "hand": -160, "dirty": 0}),
        ("clean", "zero", {"dirty": 1}, {"table": 0, "hand": -160, "dirty": 0}),
        ("clean", "credit", {"dirty": 1}, {"table": 120, "hand": -160, "dirty": 100}),
    ],
)
def test_side_without_its_canastra(needs, table, b, expected):
    ruleset = load("003", without_canastra__needs=needs, without_canastra__table=table)

    assert lines(rules.judge(ruleset, dirty(b=b)), "B") == expected


def test_bonus_besides_is_not_paid_to_a_side_without_its_canastra():
    ruleset = load("000", without_canastra__needs="clean", without_canastra__table="zero")
    facts = buraco({"clean": 0, "dirty": 1, "grown": 1})

    found = lines(rules.judge(ruleset, facts), "A")
    assert (found["table"], found["dirty"], found["grown"]) == (0, 0, 0)


# --- the first lay-down --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "least"), [(1499, 0), (1500, 75), (1999, 75), (2000, 90), (5000, 90), (-200, 0)]
)
def test_steps_of_vulnerability(points, least):
    ruleset = rules.load("stbl", OPEN | {"vulnerability": [[1500, 75], [2000, 90]]})

    assert least_laid(ruleset, points) == least
    assert rules.vulnerable(ruleset, {"A": points}) == {"A": least > 0}


@pytest.mark.parametrize("points", [(1500, 1200), (2000, 1200)])
def test_side_below_the_least_of_its_step_is_refused(points):
    ruleset = rules.load("stbl", OPEN | {"vulnerability": [[1500, 75], [2000, 125]]})
    facts = dirty(b={"table": 120}, before={"B": points[0], "A": points[1]})

    assert refused(ruleset, facts) == ({"vulnerable_below_minimum"} if points[0] == 2000 else set())


def test_bonuses_count_for_the_least_unless_a_club_says_otherwise():
    facts = dirty(b={"table": 60, "clean": 1, "hand": 220}, before={"B": 2000})
    steps = {"vulnerability.steps": [[1500, 75]]}

    assert refused(rules.load("003", {}, steps), facts) == set()
    without = steps | {"vulnerability.bonuses": False}
    assert refused(rules.load("003", {}, without), facts) == {"vulnerable_below_minimum"}


def test_half_of_the_target_still_makes_vulnerable():
    ruleset = rules.load("000", {"target": 1500})

    assert [
        least_laid(ruleset, points, warned=warned)
        for points, warned in ((745, False), (750, False), (750, True))
    ] == [0, 75, 90]
    assert least_laid(rules.load("000", {"maos": 2}), 10_000) == 75


@rows(
    ("steps", "code"),
    [
        ([[1500, 75], [1500, 90]], "impossible_value"),
        ([[1500, 90], [2000, 90]], "impossible_value"),
        ([[-5, 90]], "impossible_value"),
        ([[0, 0]], "impossible_value"),
        ([[0, 100_005]], "impossible_value"),
        ([[100_005, 5]], "impossible_value"),
        ([[1500]], "wrong_type"),
        ([[1500, "75"]], "wrong_type"),
        ([[1500, True]], "wrong_type"),
        ([1500, 75], "wrong_type"),
        (75, "wrong_type"),
        ("75", "wrong_type"),
    ],
)
def test_steps_that_cannot_be_are_refused(steps, code):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("stbl", {"vulnerability": steps})

    assert (caught.value.code, caught.value.field) == (code, "vulnerability")


def test_steps_are_the_same_rule_set_however_they_are_written():
    option = rules.load("stbl", {"vulnerability": [[1500, 75]]})

    assert option is rules.load("stbl", {"vulnerability": ((1500, 75),)})
    assert option.options["vulnerability"] == ((1500, 75),)
    assert rules.load("stbl", {"vulnerability": [[0, 5]]}).vulnerable_steps == ((0, 5),)
    place = rules.load("003", {}, {"vulnerability.steps": [[1500, 75]]})
    assert place is rules.load("003", {}, {"vulnerability.steps": ((1500, 75),)})
    assert (place.vulnerable_points, place.warned_points) == (75, 0)


def test_agreed_number_of_maos_stands_for_a_limit_on_every_base():
    for key in ("000", "002", "003", "aberto", "fechado", "stbl", "tranca"):
        ruleset = rules.load(key, {"maos": 2})
        totals = [{"A": 100, "B": 50}, {"A": 50, "B": 60}]

        assert rules.partida(ruleset, totals).winner == "A", key
        with pytest.raises(rules.RuleSetError):
            rules.load(key, {"maos": 2, "target": 9000})


# --- what contradicts ----------------------------------------------------------------------


NO_ACES = "sets of aces are not allowed"
NO_THREE = "a three that stands in melds is laid apart by nobody"
TWO_ENDS = "no run has an ace at both ends"


@rows(
    ("key", "places", "at", "why"),
    [
        ("aberto", {"canastras.aces.bonus": 1000}, "canastras.aces.bonus", NO_ACES),
        (
            "fechado",
            {"melds.set_ranks": ["K"], "canastras.aces.bonus": 1000},
            "canastras.aces.bonus",
            NO_ACES,
        ),
        ("tranca", {"melds.set_ranks": ["3"]}, "melds.set_ranks", "a rank in sets stands in no meld"),
        ("tranca", {"melds.barred_ranks": []}, "melds.barred_ranks", NO_THREE),
        ("tranca", {"canastras.royal.bonus": 500}, "canastras.royal.bonus", LONG.format("royal")),
        (
            "tranca",
            {"canastras.real_dirty.bonus": 500, "melds.ace_to_ace": True},
            "canastras.real_dirty.bonus",
            LONG.format("real_dirty"),
        ),
        ("tranca", {"canastras.real_dirty.bonus": 500}, "canastras.real_dirty.bonus", TWO_ENDS),
        ("aberto", {"melds.barred_ranks": ["7"]}, "melds.barred_ranks", LONG.format("royal")),
        ("aberto", {"melds.ace_to_ace": False}, "melds.ace_to_ace", TWO_ENDS),
        ("003", {"threes.red": 100}, "threes.red", NO_THREE),
        ("003", {"threes.red_without": 100}, "threes.red_without", NO_THREE),
        ("002", {"mortos.unplayed": "debit"}, "mortos.unplayed", "there is no unviewed morto"),
        ("aberto", {"mortos.unviewed": False}, "mortos.unviewed", "there is no unviewed morto"),
        ("003", {"canastras.real_clean.bonus": 1000}, "canastras.real_clean.bonus", TWO_ENDS),
    ],
)
def test_values_that_exclude_each_other_are_refused(key, places, at, why):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(key, {}, places)

    assert (caught.value.code, caught.value.field.partition(": ")[2]) == ("contradiction", at)
    assert caught.value.why == why


@pytest.mark.parametrize(
    ("key", "places"),
    [
        ("fechado", {"canastras.aces.bonus": 1000, "melds.set_ranks": ["A", "K"]}),
        ("003", {"threes.red": 100, "melds.barred_ranks": ["3"]}),
        ("003", {"threes.black_in_hand": 100}),
        ("002", {"mortos.unplayed": "debit", "mortos.unviewed": True}),
        ("003", {"canastras.real_clean.bonus": 1000, "melds.ace_to_ace": True}),
    ],
)
def test_values_that_agree_are_taken(key, places):
    assert rules.load(key, {}, places).overrides.keys() == places.keys()


@pytest.mark.parametrize(
    ("key", "options", "code"),
    [
        ("tranca", {"black_three_in_hand": -5}, "impossible_value"),
        ("tranca", {"black_three_in_hand": 100_001}, "impossible_value"),
        ("tranca", {"black_three_in_hand": "100"}, "wrong_type"),
        ("tranca", {"black_three_in_hand": 105}, "impossible_value"),
        ("tranca", {"joker": 20}, "unknown_option"),
        ("aberto", {"joker": 25}, "impossible_value"),
    ],
)
def test_options_that_cannot_be_are_refused(key, options, code):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(key, options)

    assert caught.value.code == code


def test_amount_is_taken_from_nothing_up():
    assert rules.load("tranca", {"black_three_in_hand": 0}).threes.black_in_hand == 0
    assert rules.load("tranca", {"black_three_in_hand": 100_000}).threes.black_in_hand == 100_000


def test_what_is_left_out_of_a_base_stays_out():
    assert rules.load("tranca").kinds == ("clean", "dirty")
    assert set(rules.load("tranca").articles) & {"values.A", "melds.royal"} == set()
    assert rules.load("stbl").options == rules.load("aberto").options
    assert rules.load("stbl").bonus == rules.load("aberto").bonus
