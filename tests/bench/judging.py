"""Mãos checked and scored a second by `rules` in summary form, on one core, beside the least that could do it.

The measure to compare with is bare arithmetic: the article's formula on a dict, with no check and no line.
"""

import json
from functools import partial
from pathlib import Path
from time import perf_counter

import rules

HANDS = Path("tournaments/data/regulamento.jsonl")
OTHERS = Path("tests/data/played")
SECONDS = 2.0


def bare(facts):
    """Art. 14 to 17 as one expression a side."""
    return {
        side: declared["table"]
        - declared["hand"]
        + 200 * declared.get("clean", 0)
        + 100 * declared.get("dirty", 0)
        + 100 * bool(declared.get("batida"))
        - 100 * (declared.get("morto") == "not_taken")
        for side, declared in facts["sides"].items()
    }


def rate(work, hands):
    """Return how many hands a second `work` takes, over whole passes."""
    done, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        for facts in hands:
            work(facts)
        done += len(hands)
    return done / (perf_counter() - start)


def measure():
    """Yield the lines of the report."""
    hands = [json.loads(line)["facts_summary"] for line in HANDS.read_text().splitlines()]
    ruleset = rules.load("regulamento-1", {"target": 1500})
    for facts in hands:
        assert rules.judge(ruleset, facts).totals == bare(facts)
    judged, plain = rate(lambda facts: rules.judge(ruleset, facts), hands), rate(bare, hands)
    yield "rules, summary form, one core"
    yield f"  checked and itemised     {judged:>10,.0f} mãos/s"
    yield f"  bare arithmetic          {plain:>10,.0f} mãos/s"
    yield f"  ratio                    {judged / plain:>10.3f}"
    yield from systems()


def systems():
    """Yield what both forms of the other rule sets do, on mãos that were played."""
    for file in sorted(OTHERS.glob("*.jsonl")):
        played = [json.loads(line) for line in file.read_text().splitlines()]
        ruleset = rules.load(played[0]["system"], played[0]["options"])
        summaries, cards = ([one[form] for one in played] for form in ("facts_summary", "facts_cards"))
        yield f"{ruleset.key}, one core"
        yield f"  summary form             {rate(partial(rules.judge, ruleset), summaries):>10,.0f} mãos/s"
        yield f"  card by card             {rate(partial(rules.judge_cards, ruleset), cards):>10,.0f} mãos/s"
