"""The worked mãos of Brazilian club games, under rule sets typed by a club and under those of the command line."""

import json
import subprocess
import sys
from itertools import chain

import pytest

import rules
from scoring.input import steps
from tests.rules.golden import ROOT
from tests.rules.golden_brazil import CARDS, HANDS, MELDS, SUMMARIES
from tests.tournaments.desk.pages import url
from tournaments.desk.club.rules_forms import ClubRulesForm
from tournaments.models import ClubRules

pytestmark = pytest.mark.django_db
# The rules of the worked mãos, and each other interpretation of them: key, options, overrides.
OTHERS = {
    "joker 20": ({"joker": 20}, {}),
    "no debit once a morto became the stock": ({"no_morto_debit": "could_take"}, {}),
    "no debit when nobody took one": ({"no_morto_debit": "other_took"}, {}),
    "nothing lost": ({"without_clean": "credit"}, {}),
    "table counts nothing": ({"without_clean": "zero"}, {}),
    "more than six aces": ({}, {"canastras.aces.bonus": 1000}),
    "sets are canastras": ({"sets_count_as_canastra": True}, {}),
    "a laid red three also counts 10": ({}, {"threes.laid_value": True}),
    "-100 besides the 10": ({"black_three_in_hand": 110}, {}),
}
READINGS = [
    (hand, options, overrides, other["totals"])
    for hand in CARDS
    for other in hand.get("alternative_totals", ())
    for name, (options, overrides) in OTHERS.items()
    if other["reading"].startswith(name)
]


def typed(value):
    if isinstance(value, bool):
        return "sim" if value else "nao"
    return steps.shown(value) if isinstance(value, list | tuple) else str(value)


def made(client, club, system, options, overrides):
    """Return the rule set of a club that typed these options and values into the form of a base."""
    key = rules.load(system).key
    data = {f"opcao-{name}": typed(value) for name, value in options.items()}
    data |= {f"valor-{place}": typed(value) for place, value in overrides.items()}
    unknown = data.keys() - ClubRulesForm(own=ClubRules(base=key)).fields.keys()
    assert not unknown, "the form of the club has no such field"
    answer = client.post(f"{url('desk_rules_new', club)}?de={key}", {"name": "Da casa", **data})
    assert answer.status_code == 302, answer.context["form"].errors
    return ClubRules.objects.get(club=club).load_rules()


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["id"])
def test_worked_mao_is_answered_alike_under_a_rule_set_that_a_club_typed(client, club, hand):
    ruleset, expected = made(client, club, hand["system"], hand["options"], {}), hand["expected"]
    if hand in MELDS:
        (laid,) = hand["facts_cards"]["melds"]
        assert [str(rules.meld(ruleset, laid))] == expected["errors"]
        return
    verdicts = [rules.judge(ruleset, hand["facts_summary"])] if hand in SUMMARIES else []
    verdicts += [rules.judge_cards(ruleset, hand["facts_cards"])] if hand in CARDS else []

    assert verdicts
    for verdict in verdicts:
        assert verdict.ok is expected["ok"]
        assert verdict.totals == expected.get("totals", {})
        assert {str(one.code) for one in verdict.errors} == set(expected.get("errors", ()))


@pytest.mark.parametrize(
    ("hand", "options", "overrides", "totals"),
    READINGS,
    ids=[f"{one[0]['id']}-{at}" for at, one in enumerate(READINGS)],
)
def test_other_reading_can_be_typed_by_a_club(client, club, hand, options, overrides, totals):
    ruleset = made(client, club, hand["system"], hand["options"] | options, overrides)

    assert rules.judge_cards(ruleset, hand["facts_cards"]).totals == totals


def answered(verb, lines):
    """Return the answers of `python -m rules` to these lines, from a separate process."""
    ran = subprocess.run(
        [sys.executable, "-m", "rules", verb],
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_command_line_answers_every_worked_mao_and_reading():
    lines = [
        {"id": f"{hand['id']}-{form}", "system": hand["system"], "options": hand["options"], form: hand[form]}
        for hand, form in chain(
            ((hand, "facts_summary") for hand in SUMMARIES), ((hand, "facts_cards") for hand in CARDS)
        )
    ]
    asked = [hand["expected"] for hand in (*SUMMARIES, *CARDS)]
    for at, (hand, options, overrides, totals) in enumerate(READINGS):
        told = {"options": hand["options"] | options, "overrides": overrides}
        lines.append({"id": str(at), "system": hand["system"], "facts_cards": hand["facts_cards"]} | told)
        asked.append({"ok": True, "totals": totals})
    answers = answered("score", lines)

    assert [one["id"] for one in answers] == [one["id"] for one in lines]
    for answer, expected in zip(answers, asked, strict=True):
        assert answer["ok"] is expected["ok"], answer["id"]
        assert answer["totals"] == expected.get("totals", {}), answer["id"]
        errors = {one["code"] if isinstance(one, dict) else one for one in answer["errors"]}
        assert errors == set(expected.get("errors", ())), answer["id"]


def test_worked_meld_is_refused_on_the_command_line():
    lines = [{**hand, "meld": hand["facts_cards"]["melds"][0]} for hand in MELDS]
    answers = answered("meld", lines)

    assert [[one["error"]] for one in answers] == [hand["expected"]["errors"] for hand in MELDS]


def test_command_line_lists_every_option_that_a_worked_mao_uses():
    ran = subprocess.run(
        [sys.executable, "-m", "rules", "rulesets"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    listed = ran.stdout
    used = {name for hand in HANDS for name in hand["options"]} | {
        name for one in READINGS for name in one[1]
    }
    places = {place for one in READINGS for place in one[2]}

    assert len(used) >= 8
    assert {name for name in used | places if f'"{name}"' not in listed} == set()


# The options of a club game, on every base that has them (a base without mortos has none of theirs).
NEEDED = {
    "the canastra to go out with": "batida.needs_canastra",
    "a minimum of the first lay-down": "vulnerability.steps",
    "what a side without canastra loses": "without_canastra.table",
    "red threes": "threes.red",
    "black threes": "threes.black_in_hand",
    "ranks that stand in no meld": "melds.barred_ranks",
    "a bonus of each kind": "canastras.clean.bonus",
    "card values": "values.A",
    "ás a ás": "canastras.real_clean.bonus",
    "a canastra of thirteen": "canastras.royal.bonus",
    "mortos that become stock": "mortos.become_stock",
    "a morto that was not looked at": "mortos.unplayed",
}


# If a base has it as an option, the option replaces the value.
OPTION_OF = {
    "mortos.become_stock": {"mortos_become_stock"},
    "mortos.unplayed": {"unviewed_instead_of_debit"},
    "without_canastra.table": {"without_canastra", "without_clean"},
    "vulnerability.steps": {"vulnerability"},
    "threes.black_in_hand": {"black_three_in_hand"},
    "canastras.real_clean.bonus": {"canastra_real"},
}


@pytest.mark.parametrize("key", rules.published())
def test_what_a_club_game_needs_can_be_set_on_every_base(key):
    declared, form = rules.declared(key), ClubRulesForm(own=ClubRules(base=key))
    there = {place.place for place in declared.places}
    named = {switch.name for switch in declared.switches}
    missing = {
        what
        for what, place in NEEDED.items()
        if place not in there and not OPTION_OF.get(place, set()) & named
    }

    of_mortos = {"mortos that become stock", "a morto that was not looked at"}
    assert missing == (of_mortos if key == "buraco-1" else set())
    assert {f"valor-{place}" for place in there} <= form.fields.keys()
    assert "maos" in named or key == "open-dirty-1"  # whose partida is one mão


def test_bonus_of_a_kind_may_be_negative(client, club):
    ruleset = made(client, club, "aberto", {"target": 3000}, {"canastras.dirty.bonus": -100})

    assert ruleset.bonus["dirty"] == -100
