"""Mãos checked and scored a second by `rules` on one core, in both forms, compared with `tests.bench.plain`.

Measured are `rules.judge` and `rules.judge_cards` on played mãos, from the facts to the verdict with every line and
every problem, in CPU seconds. No mão repeats within a pass, so a cache of results would not help: cards come with
permuted suits, sets in any order, runs upwards and downwards; summaries with more cards in hand. The two take turns, A
B and then B A; each figure is the median of the rounds. The plain implementation stops at the first error and names it
with one word, so the cost of `rules` includes the details it reports.
"""

import json
from functools import partial
from itertools import permutations
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import rules
from tests.bench import plain
from tests.rules.golden_brazil import CARDS

PLAYED = [Path("tournaments/data/regulamento.jsonl"), *sorted(Path("tests/data/played").glob("*.jsonl"))]
ROUNDS = 5
SECONDS = 0.4
AIMS = {"summary form": 60_000, "card by card": 12_000}  # of the club games
MORE_IN_HAND = 12  # variants of each summary
SUITS = "SHDC"


def measure():
    """Yield the lines of the report."""
    for file in PLAYED:
        played = [json.loads(line) for line in file.read_text().splitlines()]
        ruleset = rules.load(played[0]["system"], played[0]["options"])
        summaries = [facts for one in played for facts in fuller(ruleset, one["facts_summary"])]
        cards = [facts for one in played for facts in renamed(one["facts_cards"])]
        yield f"{ruleset.key}, one core: checked and itemised, mãos/s, beside a plain implementation"
        yield from compare("summary form", ruleset, rules.judge, plain.judge, summaries)
        yield from compare("card by card", ruleset, rules.judge_cards, plain.judge_cards, cards)
        if ruleset.system == "002":
            yield from compare("bare arithmetic", ruleset, rules.judge, bare, summaries)
    for system in ("aberto", "fechado", "stbl", "tranca"):
        yield from of_club(system)


def of_club(system):
    """Yield the engine's rate on the worked mãos of a club game, each under its options."""
    known = [hand for hand in CARDS if hand["system"] == system]
    loaded = [(rules.load(system, hand["options"]), hand) for hand in known]
    forms = {
        "summary form": [
            partial(rules.judge, ruleset, facts)
            for ruleset, hand in loaded
            for facts in fuller(ruleset, rules.judge_cards(ruleset, hand["facts_cards"]).summary)
        ],
        "card by card": [
            partial(rules.judge_cards, ruleset, facts)
            for ruleset, hand in loaded
            for facts in renamed(hand["facts_cards"])
        ],
    }
    yield f"{loaded[0][0].key}, one core: the worked mãos, mãos/s"
    for name, hands in forms.items():
        found = [rate(lambda work: work(), hands) for _round in range(ROUNDS)]
        yield f"  {name:<16} {median(found):>8,.0f}   aimed at {AIMS[name]:>8,}"


def fuller(ruleset, facts):
    """Yield the mão with more and more cards in one hand, as far as the rules allow."""
    for more in range(MORE_IN_HAND):
        side = facts["sides"]["A"]
        cards = {"hand": side["hand"] + more * ruleset.step, "hand_cards": side["hand_cards"] + more}
        fuller = facts | {"sides": facts["sides"] | {"A": side | cards}}
        if rules.judge(ruleset, fuller).ok:
            yield fuller


def renamed(facts):
    """Yield the mão with permuted suits; suits of one colour are exchanged among themselves in games with threes."""
    rng, threes = Random(0), any("red_threes" in side for side in facts["sides"].values())
    for order in permutations(SUITS):
        names = dict(zip(SUITS, order, strict=True))
        if threes and {names["H"], names["D"]} != {"H", "D"}:
            continue
        yield {**facts, "sides": {name: _renamed(side, names, rng) for name, side in facts["sides"].items()}}


def _renamed(side, names, rng):
    def cards(given):
        return [card[0] + names.get(card[1], card[1]) for card in given]

    side = side | {
        "melds": [
            meld | {"cards": _laid_otherwise(meld, cards(meld["cards"]), rng)} for meld in side["melds"]
        ],
        "hands": {player: cards(hand) for player, hand in side["hands"].items()},
    }
    return side | ({"unviewed_cards": cards(side["unviewed_cards"])} if "unviewed_cards" in side else {})


def _laid_otherwise(meld, cards, rng):
    if meld["kind"] == "set":
        return rng.sample(cards, len(cards))
    return cards if rng.random() < 0.5 else cards[::-1]


def bare(_system, facts):
    """Compute art. 14 to 17 as one expression a side, without checks: the lower bound of the cost."""
    return {
        side: {
            "table": declared["table"],
            "hand": -declared["hand"],
            "canastras": 200 * declared.get("clean", 0) + 100 * declared.get("dirty", 0),
            "batida": 100 * bool(declared.get("batida")),
            "no_morto": -100 * (declared.get("morto") == "not_taken"),
        }
        for side, declared in facts["sides"].items()
    }


def compare(name, ruleset, engine, other, hands):
    """Yield the rates of the engine and another implementation, after checking that both give the same points."""
    works = (partial(engine, ruleset), partial(other, ruleset.system))
    for facts in hands:
        totals = {side: sum(lines.values()) for side, lines in works[1](facts).items()}
        assert works[0](facts).totals == totals, facts
    rounds = [_round(works, hands, swapped=bool(number % 2)) for number in range(ROUNDS)]
    ours, theirs = (median(rates) for rates in zip(*rounds, strict=True))
    ratio = median(one / two for one, two in rounds)
    yield f"  {name:<16} {ours:>8,.0f}   beside {theirs:>9,.0f}   ratio {ratio:.2f}"


def _round(works, hands, *, swapped):
    rates = [rate(work, hands) for work in (works[::-1] if swapped else works)]
    return rates[::-1] if swapped else rates


def rate(work, hands):
    """Return how many hands `work` takes in a CPU second, over whole passes."""
    done, start = 0, process_time()
    while process_time() - start < SECONDS:
        for facts in hands:
            work(facts)
        done += len(hands)
    return done / (process_time() - start)
