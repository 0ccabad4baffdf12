"""The verdict on one mão: whether it may be recorded, its problems and its points."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.checks.check import check
from rules.facts.card_form import read_card_form
from rules.facts.summary_form import read_summary, write_summary
from rules.mao import Mao
from rules.problems import Problem, Report
from rules.ruleset import RuleSet
from rules.score import Line, Points, score, shares


class Verdict(NamedTuple):
    """The result of `judge`. A mão with errors has neither totals nor lines; warnings alone are not errors."""

    totals: Mapping[str, int]  # points by side
    lines: Mapping[str, tuple[Line, ...]]  # what the totals are made of
    errors: tuple[Problem, ...]
    warnings: tuple[Problem, ...]
    per_player: Mapping[str, Points]  # if three play, two of them share a total; else the same as `totals`
    summary: Mapping[str, Any] | None = None  # the facts in summary form, if they were given card by card

    @property
    def ok(self) -> bool:
        """Whether the mão may be recorded, once its warnings are confirmed."""
        return not self.errors


def judge(ruleset: RuleSet, facts: object) -> Verdict:
    """Check and score the facts of one mão in summary form; never raises, whatever the facts are.

    facts: a mapping `{"ending": ..., "mortos_to_stock": 0, "sides": {"A": {...}, "B": {...}}}`; each side has
    points `table` and `hand` (if all cards are worth the same, `table_cards` and `hand_cards` are enough; if both
    are given they must agree), `batida`, `morto`, and a count for each kind of canastra and each bonus.

    >>> import rules
    >>> out = {"table": 220, "hand": 110, "clean": 2, "dirty": 1, "batida": True, "morto": "taken"}
    >>> other = {"table": 110, "hand": 220, "morto": "taken"}
    >>> judge(rules.load("002"), {"ending": "batida", "sides": {"A": out, "B": other}}).totals
    {'A': 710, 'B': -110}
    """
    report = Report(ruleset.warnings)
    mao = read_summary(ruleset, facts, report)
    check(ruleset, mao, report)
    return _conclude(ruleset, mao, report)


def judge_cards(ruleset: RuleSet, facts: object) -> Verdict:
    """Check and score the facts of one mão card by card; never raises, whatever the facts are.

    facts: a mapping with `ending`, `went_out` (a player, or null), `mortos_to_stock`, `last_discard`, `rest` and
    `sides`; each side has `melds` as `rules.meld` takes them, `hands` (a list of cards for each player, even if it is
    empty), `morto`, and if the rule set has them `unviewed_by`, `unviewed_cards`, `penalties`, `warned`.

    >>> import rules
    >>> held = "A: - | B melds: -; B: 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    >>> text = f"ending=batida went_out=A | A run 3H 4H 5H 6H 7H 8H 9H TH JH QH KH laid=11; {held}"
    >>> verdict = judge_cards(rules.load("000", {"teams": "individual"}), rules.notation.read(text))
    >>> [(line.code, line.points) for line in verdict.lines["A"]]
    [('table', 145), ('hand', 0), ('clean', 200), ('relancinho', 100), ('batida', 50)]
    >>> verdict.totals
    {'A': 495, 'B': -145}
    """
    report = Report(ruleset.warnings)
    mao = read_card_form(ruleset, facts, report)
    check(ruleset, mao, report, by_cards=True)
    return _conclude(ruleset, mao, report, by_cards=True)


def summarise(ruleset: RuleSet, facts: object) -> Mapping[str, Any]:
    """Return the summary form of a mão given card by card, without a verdict; never raises.

    facts: as `judge_cards` takes them, possibly incomplete. What cannot be read counts 0 points and 0 cards; an
    unknown ending is None.
    """
    return write_summary(ruleset, read_card_form(ruleset, facts, Report(ruleset.warnings)))


def _conclude(ruleset: RuleSet, mao: Mao, report: Report, *, by_cards: bool = False) -> Verdict:
    """Return the verdict on a mão that was checked."""
    if report.errors:
        return Verdict({}, {}, tuple(report.errors), tuple(report.warnings), {})
    lines = score(ruleset, mao)
    totals = {}
    for side, of_side in lines.items():
        total = 0
        for line in of_side:
            total += line.points
        totals[side] = total
    per_player = shares(ruleset, totals) if ruleset.solo else totals
    summary = write_summary(ruleset, mao) if by_cards else None
    return Verdict(totals, lines, (), tuple(report.warnings), per_player, summary)
