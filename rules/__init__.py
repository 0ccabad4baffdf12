"""The laws: rule sets as data, the checks over a mão, its points, and who wins. Standard library only."""

from rules.arrange import Arranged, arrange
from rules.catalog import load
from rules.jogo import JogoOutcome, JogoReason, jogo
from rules.meld import Meld, meld
from rules.partida import ROUND, Outcome, PartidaError, PartidaReason, partida
from rules.problems import Code, Problem, Severity
from rules.ruleset import Canastra, RuleSet, RuleSetError
from rules.score import Line, Points
from rules.verdict import Verdict, judge, judge_cards
from rules.vulnerable import vulnerable

__all__ = [
    "ROUND",
    "Arranged",
    "Canastra",
    "Code",
    "JogoOutcome",
    "JogoReason",
    "Line",
    "Meld",
    "Outcome",
    "PartidaError",
    "PartidaReason",
    "Points",
    "Problem",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Verdict",
    "arrange",
    "jogo",
    "judge",
    "judge_cards",
    "load",
    "meld",
    "partida",
    "vulnerable",
]
