"""The laws: rule sets as data, the checks over a mão, its points, and who wins. Standard library only."""

from rules import notation
from rules.arrange import Arranged, arrange
from rules.catalog import declared, load, published
from rules.catalog.declaration import Declared, Place, Switch
from rules.extras import Extra, extras
from rules.jogo import JogoOutcome, JogoReason, jogo
from rules.meld import Meld, meld
from rules.notation import NotationError
from rules.partida import EXCEED, ROUND, Outcome, PartidaError, PartidaReason, partida
from rules.problems import Code, Problem, Severity
from rules.ruleset import Canastra, RuleSet, RuleSetError
from rules.score import Line, Points, whole
from rules.turns import LEFT, Turn, turn
from rules.verdict import Verdict, judge, judge_cards, summarise
from rules.vulnerable import vulnerable

__all__ = [
    "EXCEED",
    "LEFT",
    "ROUND",
    "Arranged",
    "Canastra",
    "Code",
    "Declared",
    "Extra",
    "JogoOutcome",
    "JogoReason",
    "Line",
    "Meld",
    "NotationError",
    "Outcome",
    "PartidaError",
    "PartidaReason",
    "Place",
    "Points",
    "Problem",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Switch",
    "Turn",
    "Verdict",
    "arrange",
    "declared",
    "extras",
    "jogo",
    "judge",
    "judge_cards",
    "load",
    "meld",
    "notation",
    "partida",
    "published",
    "summarise",
    "turn",
    "vulnerable",
    "whole",
]
