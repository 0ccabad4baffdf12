"""A mão before it is stored: as it was sent, and after it was judged."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Self

import rules
from scoring.errors import MaoRejected, Refused
from scoring.jogo.before import NAMES, Before
from scoring.jogo.typed_totals import LINE, TOTALS, are_totals, problems
from scoring.models import Confirmacao, Envio, Jogo, Mao
from scoring.models.mao import Lines


@dataclass(frozen=True, slots=True)
class Sent:
    """A mão as it was sent: its facts in either form, without those of `Before`, which are the service's own."""

    facts: dict[str, object]
    by_cards: bool

    @classmethod
    def of(cls, facts: Mapping[str, object], by_cards: bool) -> Self:
        return cls({name: value for name, value in facts.items() if name not in NAMES}, by_cards)

    @classmethod
    def stored(cls, row: Mao | Envio) -> Self:
        """Return what a row holds as it had been sent."""
        return cls._held(row.facts, row.cards)

    @classmethod
    def instead(cls, word: Confirmacao) -> Self | None:
        """Return what a side that contests says a mão was, as it had been sent; None where it gave no figures."""
        return None if word.facts is None else cls._held(word.facts, word.cards)

    @classmethod
    def _held(cls, facts: Mapping[str, object], cards: Mapping[str, object] | None) -> Self:
        return cls.of(facts, False) if cards is None else cls.of(cards, True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A mão that passed every check, before it has its place."""

    facts: Mapping[str, object]
    cards: Mapping[str, object] | None
    lines: Lines
    totals: Mapping[str, rules.Points]
    warnings: list[str]


NOTHING = Draft(facts={}, cards=None, lines={}, totals={}, warnings=[])  # what takes a mão back holds


def judged(jogo: Jogo, sent: Sent, before: Before | None, acknowledged: Collection[str]) -> Draft:
    """Judge a mão with what was known before it.

    Raises `MaoRejected` if it may not stand, `Refused` (`totals_not_allowed`).
    """
    facts = sent.facts if before is None else sent.facts | before.facts
    if not sent.by_cards and are_totals(facts):
        return _typed(jogo, facts)
    ruleset = jogo.load_rules()
    verdict = rules.judge_cards(ruleset, facts) if sent.by_cards else rules.judge(ruleset, facts)
    if verdict.ok and verdict.per_player.keys() != set(jogo.sides):  # another number of players than sat down
        expected = {"expected": len(jogo.sides)}
        wrong = rules.Problem(rules.Code.WRONG_SIDES, rules.Severity.ERROR, None, "sides", expected)
        raise MaoRejected((wrong,), verdict.warnings)
    warned = {str(problem.code) for problem in verdict.warnings}
    if verdict.errors or not warned <= set(acknowledged):
        raise MaoRejected(verdict.errors, verdict.warnings)
    return Draft(
        facts=verdict.summary or facts,
        cards=sent.facts if sent.by_cards else None,
        lines=lines_of(verdict),
        totals=verdict.per_player,
        warnings=sorted(warned),
    )


def lines_of(verdict: rules.Verdict) -> Lines:
    """Return the lines of a verdict as they are stored."""
    return {
        side: [{"code": str(line.code), "points": line.points, "count": line.count} for line in of_side]
        for side, of_side in verdict.lines.items()
    }


def _typed(jogo: Jogo, facts: Mapping[str, Any]) -> Draft:
    """Return the draft of a mão given as its totals, where the director allows that."""
    if not jogo.totals_allowed:
        raise Refused("totals_not_allowed")
    if wrong := problems(jogo.load_rules(), jogo.sides, facts):
        raise MaoRejected(wrong, ())
    totals = {side: rules.whole(facts[TOTALS][side]) for side in jogo.sides}
    lines: Lines = {
        side: [{"code": LINE, "points": points, "count": None}] for side, points in totals.items()
    }
    return Draft(facts=facts, cards=None, lines=lines, totals=totals, warnings=[])
