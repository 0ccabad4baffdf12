"""The laws: rule sets as data, the checks over a mão, its points, and who wins. Standard library only."""

from rules.catalog import load
from rules.jogo import JogoOutcome, JogoReason, jogo
from rules.partida import Outcome, PartidaError, PartidaReason, partida
from rules.problems import Code, Problem, Severity
from rules.ruleset import Canastra, RuleSet, RuleSetError
from rules.score import Line, Points
from rules.verdict import Verdict, judge
from rules.vulnerable import vulnerable

__all__ = [
    "Canastra",
    "Code",
    "JogoOutcome",
    "JogoReason",
    "Line",
    "Outcome",
    "PartidaError",
    "PartidaReason",
    "Points",
    "Problem",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Verdict",
    "jogo",
    "judge",
    "load",
    "partida",
    "vulnerable",
]
