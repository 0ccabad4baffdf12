"""The whole answer about one mão: may it stand, what is wrong with it, what is it worth."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.checks.check import check
from rules.facts.card_form import read_table
from rules.facts.summary_form import read
from rules.mao import Mao
from rules.problems import Problem, Report
from rules.ruleset import RuleSet
from rules.score import Line, Points, score, shares
from rules.summary import summary


class Verdict(NamedTuple):
    """What `judge` found. A refused mão has neither totals nor lines; warnings alone do not refuse."""

    totals: Mapping[str, int]  # points by side
    lines: Mapping[str, tuple[Line, ...]]  # the same, reason by reason
    errors: tuple[Problem, ...]
    warnings: tuple[Problem, ...]
    per_player: Mapping[str, Points]  # of three, where two share a total; else as `totals`
    summary: Mapping[str, Any] | None = None  # the facts in summary form, where they were given card by card

    @property
    def ok(self) -> bool:
        """Whether the mão may be recorded, once its warnings are confirmed."""
        return not self.errors


def judge(ruleset: RuleSet, facts: object) -> Verdict:
    """Check and score the facts of one mão in summary form; never raises, whatever the facts are.

    facts: a mapping `{"ending": ..., "mortos_to_stock": 0, "sides": {"A": {...}, "B": {...}}}`; each side has
    points `table` and `hand` (where all cards count alike `table_cards` and `hand_cards` will do; if both are
    given they have to agree), `batida`, `morto`, and a count for each kind of canastra and each bonus.

    >>> import rules
    >>> out = {"table": 220, "hand": 110, "clean": 2, "dirty": 1, "batida": True, "morto": "taken"}
    >>> other = {"table": 110, "hand": 220, "morto": "taken"}
    >>> judge(rules.load("002"), {"ending": "batida", "sides": {"A": out, "B": other}}).totals
    {'A': 710, 'B': -110}
    """
    report = Report(ruleset.warnings)
    mao = read(ruleset, facts, report)
    check(ruleset, mao, report)
    return _conclude(ruleset, mao, report)


def judge_cards(ruleset: RuleSet, facts: object) -> Verdict:
    """Check and score the facts of one mão card by card; never raises, whatever the facts are.

    facts: a mapping with `ending`, `went_out` (a player, or null), `mortos_to_stock`, `last_discard`, `rest` and
    `sides`; each side has `melds` as `rules.meld` takes them, `hands` (a list of cards for each player, an empty one
    too), `morto`, and where they exist `unviewed_by`, `unviewed_cards`, `penalties`, `warned`.

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
    mao = read_table(ruleset, facts, report)
    check(ruleset, mao, report, by_cards=True)
    return _conclude(ruleset, mao, report, by_cards=True)


def summarise(ruleset: RuleSet, facts: object) -> Mapping[str, Any]:
    """Return the summary form of what can be read of a mão card by card, without a verdict; never raises.

    facts: as `judge_cards` takes them, also half entered. What cannot be read counts nothing, in points and cards;
    an ending that is none is None.
    """
    return summary(ruleset, read_table(ruleset, facts, Report(ruleset.warnings)))


def _conclude(ruleset: RuleSet, mao: Mao, report: Report, *, by_cards: bool = False) -> Verdict:
    """Return the verdict on a mão that was checked."""
    if report.errors:
        return Verdict({}, {}, tuple(report.errors), tuple(report.warnings), {})
    lines = score(ruleset, mao)
    totals = {side: sum([line.points for line in of_side]) for side, of_side in lines.items()}
    per_player = shares(ruleset, totals) if ruleset.solo else totals
    summed_up = summary(ruleset, mao) if by_cards else None
    return Verdict(totals, lines, (), tuple(report.warnings), per_player, summed_up)
