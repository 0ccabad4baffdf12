# ruff: noqa: UP031, UP036 -- an older Python must read this file, and this one only, to be told which it needs
"""The rules of the game: rule sets as data, checks and points of a hand, and who wins. Standard library only."""

import sys

if sys.version_info < (3, 13):
    needed = "rules needs Python 3.13 or newer, and this is Python %d.%d." % sys.version_info[:2]
    # `python -m rules` says it in one line; a program that imports the package gets an error it can catch.
    raise SystemExit(needed) if sys.argv[:1] == ["-m"] else ImportError(needed)

from rules import notation
from rules.catalog import declared, published
from rules.catalog.declaration import Declared, Place, Switch
from rules.catalog.ready_made import Extra, extras, load
from rules.catalog.schema import KINDS as CANASTRA_KINDS
from rules.dealing import LEFT, Turn, pass_on, turn
from rules.jogo import JogoOutcome, JogoReason, jogo
from rules.melds.arrange import Arranged, arrange
from rules.melds.meld import Meld, meld
from rules.notation import NotationError
from rules.partida import EXCEED, ROUND, Outcome, PartidaError, PartidaReason, partida
from rules.problems import Code, Problem, Severity
from rules.ruleset import Canastra, OptionValue, RuleSet, RuleSetError, Steps
from rules.score import Line, Points, whole
from rules.verdict import Verdict, judge, judge_cards, summarise
from rules.vulnerability import least_laid, vulnerable

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
    "OptionValue",
    "Outcome",
    "PartidaError",
    "PartidaReason",
    "Place",
    "Points",
    "Problem",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Steps",
    "Switch",
    "Turn",
    "Verdict",
    "arrange",
    "declared",
    "extras",
    "jogo",
    "judge",
    "judge_cards",
    "least_laid",
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
