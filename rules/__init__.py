"""The rules of the game: rule sets as data, checks and points of a mão, and who wins. Standard library only."""

from rules import notation
from rules.catalog import declared, load, published
from rules.catalog.declaration import Declared, Place, Switch
from rules.catalog.ready_made import Extra, extras
from rules.catalog.schema import KINDS as CANASTRA_KINDS
from rules.dealing import LEFT, Turn, pass_on, turn
from rules.jogo import JogoOutcome, JogoReason, jogo
from rules.melds.arrange import Arranged, arrange
from rules.melds.meld import Meld, meld
from rules.notation import NotationError
from rules.partida import EXCEED, ROUND, Outcome, PartidaError, PartidaReason, partida
from rules.problems import Code, Problem, Severity
from rules.ruleset import Canastra, RuleSet, RuleSetError
from rules.score import Line, Points, whole
from rules.verdict import Verdict, judge, judge_cards, summarise
from rules.vulnerability import vulnerable

__all__ = [
    "CANASTRA_KINDS",
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
    "pass_on",
    "published",
    "summarise",
    "turn",
    "vulnerable",
    "whole",
]
