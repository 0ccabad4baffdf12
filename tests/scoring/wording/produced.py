"""Every problem that the engine produces in tests, for the tests of their sentences."""

import rules
from tests.rules import cases, cases_cards, cases_systems
from tests.rules.facts import judge
from tests.rules.facts_systems import judge as judge_system
from tests.rules.golden import VECTORS


def produced():
    """Yield every problem of the engine's tables of cases and worked mãos."""
    verdicts = [judge(case[3]) for case in (*cases.REFUSED, *cases.ASKED)]
    verdicts += [judge_system(*case[3:]) for case in (*cases_systems.REFUSED, *cases_systems.ASKED)]
    verdicts += [
        cases_cards.judge(case[3], cases_cards.changed(case[3], *case[4])) for case in cases_cards.REFUSED
    ]
    for hand in VECTORS["hands"]:
        ruleset = rules.load(hand["system"], hand.get("options"))
        verdicts += [rules.judge_cards(ruleset, hand["facts_cards"])] if "facts_cards" in hand else []
        verdicts += [rules.judge(ruleset, hand["facts_summary"])] if "facts_summary" in hand else []
    for verdict in verdicts:
        yield from (*verdict.errors, *verdict.warnings)


PRODUCED = {(one.code, bool(one.field), frozenset(one.params)): one for one in produced()}
