"""The form of a mão under every rule set: its questions, and answers that become exactly the worked mãos."""

from uuid import uuid4

import pytest
from django.http import QueryDict

import rules
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import initial_of
from scoring.jogo.before import Before
from scoring.models import Jogo
from scoring.wording.messages import said_once
from tests.rows import rows
from tests.rules.golden import codes, summaries

HIDDEN = {"partida", "number", "client_id", "seen_version", "alone", "notation", "other"}
NAMES = ["Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Hugo", "Iva"]
BOTH = ["table", "hand", "dirty", "clean"]


def jogo_of(key, options, sides=None):
    """Return an unsaved jogo under a rule set, with its number of sides or this one."""
    ruleset = rules.load(key, options)
    return Jogo(labels=NAMES[: sides or len(ruleset.side_names)], ruleset=ruleset.key, options=options)


def asked(jogo, **initial):
    """Return the questions of a form: those about its first side, and those about the whole mão."""
    form = MaoForm(jogo=jogo, initial=initial)
    fields = [name for name in form.fields if name not in HIDDEN]
    first = next(iter(form.labels), "-")
    of_side = [name.removeprefix(f"{first}-") for name in fields if name.startswith(f"{first}-")]
    whole = [name for name in fields if "-" not in name]
    return of_side, whole


@rows(
    ("key", "options", "of_side", "whole"),
    [
        ("002", {"target": 1500}, [*BOTH, "morto"], ["ending", "mortos_to_stock"]),
        ("001", {}, [*BOTH, "royal", "morto"], ["ending", "mortos_to_stock", "started"]),
        ("003", {}, [*BOTH, "unviewed", "morto"], ["ending"]),
        (
            "003",
            {"semipulito": True},
            ["table", "hand", "dirty", "semi", "clean", "unviewed", "morto"],
            ["ending"],
        ),
        ("003", {"players": 2}, [*BOTH, "unviewed", "morto"], ["ending"]),
        ("000", {}, [*BOTH, "twos", "grown", "relancinho", "penalties", "warned"], ["ending"]),
        (
            "000",
            {"canastra_real": True},
            [*BOTH, "real_dirty", "twos", "real_clean", "grown", "relancinho", "penalties", "warned"],
            ["ending"],
        ),
        (
            "000",
            {"vulnerability": False},
            [*BOTH, "twos", "grown", "relancinho", "penalties"],
            ["ending"],
        ),
        (
            "000",
            {"teams": "trios"},
            [*BOTH, "twos", "grown", "relancinho", "penalties", "warned"],
            ["ending"],
        ),
        ("000", {"teams": "individual"}, [*BOTH, "twos", "grown", "relancinho", "warned"], ["ending"]),
    ],
)
def test_form_asks_only_what_the_rule_set_has(key, options, of_side, whole):
    assert asked(jogo_of(key, options)) == (of_side, whole)


@pytest.mark.parametrize(
    ("key", "options", "endings"),
    [
        ("002", {"target": 1500}, ["A", "B", "stock_out"]),
        ("001", {}, ["A", "B", "stock_out"]),
        ("003", {}, ["A", "B", "two_left", "stallo"]),
        ("003", {"stallo_variation": True}, ["A", "B", "two_left"]),
        ("000", {}, ["A", "B", "none"]),
    ],
)
def test_form_offers_the_endings_of_the_rule_set(key, options, endings):
    form = MaoForm(jogo=jogo_of(key, options), initial={})

    assert [value for value, _ in form.fields["ending"].widget.choices] == endings


@pytest.mark.parametrize(
    ("key", "states"),
    [
        ("001", ["taken", "not_taken"]),
        ("002", ["taken", "not_taken"]),
        ("003", ["taken", "not_taken", "unviewed"]),
    ],
)
def test_form_offers_what_can_become_of_a_morto(key, states):
    form = MaoForm(jogo=jogo_of(key, {}), initial={})

    assert [value for value, _ in form.fields["A-morto"].widget.choices] == states


@rows("sides", range(2, 10))
def test_singles_have_a_block_for_each_player_that_plays(sides):
    form = MaoForm(jogo=jogo_of("000", {"teams": "individual"}, sides), initial={})

    assert [of_side.label for of_side in form.sides()] == NAMES[:sides]


@pytest.mark.parametrize(
    ("alone", "labels"),
    [
        ("", {}),
        ("A", {"A": "Ana", "B+C": "Bia + Caio"}),
        ("B", {"B": "Bia", "A+C": "Ana + Caio"}),
        ("C", {"C": "Caio", "A+B": "Ana + Bia"}),
        ("-", {"A": "Ana", "B": "Bia", "C": "Caio"}),
        ("D", {}),
    ],
)
def test_three_players_say_first_who_played_alone(alone, labels):
    form = MaoForm(jogo=jogo_of("003", {"players": 3}), initial={"alone": alone})

    assert form.labels == labels
    assert form.lineups() == {"A": "Ana", "B": "Bia", "C": "Caio", "-": ""}


# --- the worked mãos --------------------------------------------------------------------

# Values without a field in the form: a question of another text, a mão that ends in two ways.
UNSAYABLE = {"001-44", "002-36", "002-38", "003-55"}
WORKED = [hand for hand in summaries("000", "001", "002", "003") if hand["id"] not in UNSAYABLE]


def answers(hand, ruleset):
    """Return a worked mão as it is typed and posted."""
    facts = hand["facts_summary"]
    data = QueryDict(mutable=True)
    data.update({"partida": "1", "number": "1", "client_id": str(uuid4())})
    data.update({name: str(value) for name, value in initial_of(facts, ruleset).items() if value is not None})
    if out := [name for name, side in facts["sides"].items() if side.get("batida")]:
        data.setlist("ending", out)
    return data


@rows("hand", WORKED, ids=[hand["id"] for hand in WORKED])
def test_worked_mao_typed_into_the_form_is_worth_what_it_is_worth(hand):
    facts, expected = hand["facts_summary"], hand["expected"]
    jogo = jogo_of(hand["system"], hand["options"], len("+".join(facts["sides"]).split("+")))
    ruleset = jogo.load_rules()
    form = MaoForm(answers(hand, ruleset), jogo=jogo, initial={})
    assert form.is_valid()
    verdict = rules.judge(ruleset, form.facts() | {"before": facts.get("before")})

    assert verdict.totals == expected.get("totals", {})
    assert codes(verdict.errors) == set(expected.get("errors", []))
    if verdict.ok:
        assert codes(verdict.warnings) == set(expected["warnings"])


@rows("hand", WORKED, ids=[hand["id"] for hand in WORKED])
def test_every_problem_of_a_worked_mao_has_its_sentence_on_the_page(hand):
    jogo = jogo_of(hand["system"], hand["options"], len("+".join(hand["facts_summary"]["sides"]).split("+")))
    form = MaoForm(answers(hand, jogo.load_rules()), jogo=jogo, initial={})
    verdict = rules.judge(jogo.load_rules(), form.facts())
    form.add_problems(verdict.errors, verdict.warnings)

    assert len(form.pointed()) == len(said_once(verdict.errors))
    assert len(form.doubts) == len(said_once(verdict.warnings))
    assert set(form.doubted) == codes(verdict.warnings)


# --- what is not asked twice ------------------------------------------------------------


def filled(jogo, **typed):
    data = QueryDict(mutable=True)
    data.update({"partida": "1", "number": "1", "client_id": str(uuid4())})
    data.update({name.replace("_", "-", 1): value for name, value in typed.items()})
    return MaoForm(data, jogo=jogo, initial={})


def test_single_player_who_went_out_need_not_say_that_his_hand_is_empty():
    form = filled(jogo_of("000", {"teams": "individual"}, 2), ending="A", A_hand="", B_hand="")
    sides = form.facts()["sides"]

    assert (sides["A"]["hand"], sides["B"]["hand"]) == (0, None)


def test_points_of_a_morto_left_over_from_another_answer_do_not_count():
    form = filled(jogo_of("003", {}), A_morto="taken", A_unviewed="120", B_morto="unviewed", B_unviewed="90")
    sides = form.facts()["sides"]

    assert ("unviewed" in sides["A"], sides["B"]["unviewed"]) == (False, 90)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ({}, {"grown_dirty": 1}),
        ({"A_hand": "90"}, {"grown_dirty": 1}),
        ({"A_grown": "2", "A_clean": "2"}, {}),
        ({"A_grown": ""}, {}),
        ({"A_dirty": "0"}, {}),
        ({"A_grown_dirty": "uma"}, {}),
    ],
)
def test_which_canastras_grew_stays_as_the_cards_told_while_the_numbers_fit(typed, kept):
    jogo = jogo_of("000", {"grown": "instead"})
    told = {"A_dirty": "1", "A_clean": "1", "A_grown": "1", "A_grown_dirty": "1"}
    facts = filled(jogo, **(told | typed)).facts()["sides"]["A"]

    assert {name: value for name, value in facts.items() if name in jogo.load_rules().replaced} == kept


def test_which_canastras_grew_goes_into_the_form_again():
    ruleset = rules.load("000", {"grown": "instead"})
    sides = {"A": {"batida": True, "grown": 1, "dirty": 1, "grown_dirty": 1}, "B": {"batida": False}}

    assert initial_of({"ending": "batida", "sides": sides}, ruleset)["A-grown_dirty"] == 1


@pytest.mark.parametrize(
    ("before", "asked_of"),
    [({"A": 745, "B": 750}, ["B"]), ({"A": 1000, "B": -200}, ["A"]), ({"A": 0, "B": 0}, [])],
)
def test_only_a_vulnerable_side_is_asked_whether_it_was_warned(before, asked_of):
    form = MaoForm(jogo=jogo_of("000", {}), initial={}, before=Before(before))

    assert [of_side.side for of_side in form.sides() if of_side.warned] == asked_of


def test_side_warned_before_is_not_asked_again_but_told_what_it_needs():
    before = Before({"A": 800, "B": 750}, warned=("A",))
    of_a, of_b = MaoForm(jogo=jogo_of("000", {}), initial={}, before=before).sides()

    assert (of_a.warned, of_a.least) == (None, 90)
    assert (of_b.warned.name, of_b.least) == ("B-warned", 0)


def test_warned_side_is_a_fact():
    assert filled(jogo_of("000", {}), B_warned="on").facts()["sides"]["B"]["warned"] is True


@pytest.mark.parametrize(
    ("alone", "mortos"),
    [
        ("A", {"A": "taken", "B+C": ""}),
        ("B", {"B": "taken", "A+C": ""}),
        ("-", dict.fromkeys("ABC", "not_taken")),
    ],
)
def test_morto_that_follows_from_who_played_alone_is_filled_in(alone, mortos):
    form = MaoForm(jogo=jogo_of("003", {"players": 3}), initial={"alone": alone})

    assert {of_side.side: of_side.morto.value() for of_side in form.sides()} == mortos


def test_correction_whose_score_is_unknown_asks_every_side_whether_it_was_warned():
    form = filled(jogo_of("000", {}))

    assert all(of_side.warned for of_side in form.sides())


@pytest.mark.parametrize(
    ("alone", "totals"),
    [
        ("A", [("A", "A", "1"), ("B", "B+C", "0.5"), ("C", "B+C", "0.5")]),
        ("C", [("A", "A+B", "0.5"), ("B", "A+B", "0.5"), ("C", "C", "1")]),
        ("-", [("A", "A", "1"), ("B", "B", "1"), ("C", "C", "1")]),
    ],
)
def test_running_totals_are_those_of_the_players(alone, totals):
    form = MaoForm(jogo=jogo_of("003", {"players": 3}), initial={"alone": alone})

    assert [(one.side, one.of, one.share) for one in form.runnings()] == totals


def test_page_adds_nothing_up_where_one_bonus_takes_the_place_of_another():
    assert MaoForm(jogo=jogo_of("000", {"grown": "instead"}), initial={}).runnings() == []
