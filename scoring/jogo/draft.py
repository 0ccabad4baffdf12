"""A mão before it is stored: as it was sent, and as it was judged."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Self

import rules
from scoring.errors import MaoRejected, Refused
from scoring.jogo.before import NAMES, Before
from scoring.jogo.typed_totals import LINE, TOTALS, are_totals, problems
from scoring.models import Confirmation, Jogo, Mao, Submission
from scoring.models.mao import Lines


@dataclass(frozen=True, slots=True)
class Sent:
    """A mão as it was sent, in either form. The facts of `Before` are left out, because the service fills them in."""

    facts: dict[str, object]
    by_cards: bool

    @classmethod
    def of(cls, facts: Mapping[str, object], by_cards: bool) -> Self:
        return cls({name: value for name, value in facts.items() if name not in NAMES}, by_cards)

    @classmethod
    def stored(cls, row: Mao | Submission) -> Self:
        """Return a stored row as it was sent."""
        return cls._held(row.facts, row.cards)

    @classmethod
    def instead(cls, word: Confirmation) -> Self | None:
        """Return the figures of a side that contests a mão, as they were sent; `None` if it gave only a reason."""
        return None if word.facts is None else cls._held(word.facts, word.cards)

    @classmethod
    def _held(cls, facts: Mapping[str, object], cards: Mapping[str, object] | None) -> Self:
        return cls.of(facts, False) if cards is None else cls.of(cards, True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A mão that passed every check and is not stored yet."""

    facts: Mapping[str, object]
    cards: Mapping[str, object] | None
    lines: Lines
    totals: Mapping[str, rules.Points]
    warnings: list[str]


# the content of a version that takes a mão back
NOTHING = Draft(facts={}, cards=None, lines={}, totals={}, warnings=[])


def judged(jogo: Jogo, sent: Sent, before: Before | None, acknowledged: Collection[str]) -> Draft:
    """Judge a mão with the state of its partida before it.

    Raises `MaoRejected` if it is invalid or has warnings not acknowledged, `Refused` (`totals_not_allowed`).
    """
    facts = sent.facts if before is None else sent.facts | before.facts
    if not sent.by_cards and are_totals(facts):
        return _typed(jogo, facts)
    ruleset = jogo.load_rules()
    verdict = rules.judge_cards(ruleset, facts) if sent.by_cards else rules.judge(ruleset, facts)
    # the facts are of another number of players than the jogo
    if verdict.ok and verdict.per_player.keys() != set(jogo.sides):
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
    """Return the lines of a verdict in the form in which they are stored."""
    return {
        side: [{"code": str(line.code), "points": line.points, "count": line.count} for line in of_side]
        for side, of_side in verdict.lines.items()
    }


def _typed(jogo: Jogo, facts: Mapping[str, Any]) -> Draft:
    if not jogo.totals_allowed:
        raise Refused("totals_not_allowed")
    if wrong := problems(jogo.load_rules(), jogo.sides, facts):
        raise MaoRejected(wrong, ())
    totals = {side: rules.whole(facts[TOTALS][side]) for side in jogo.sides}
    lines: Lines = {
        side: [{"code": LINE, "points": points, "count": None}] for side, points in totals.items()
    }
    return Draft(facts=facts, cards=None, lines=lines, totals=totals, warnings=[])
