"""A mão on its way in: as it was sent, and once judged, as it will be stored."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Self
from uuid import UUID

import rules
from scoring.audit import Source
from scoring.course import Course
from scoring.errors import MaoRejected
from scoring.models import Jogo, Mao, Partida

BEFORE = "before"


@dataclass(frozen=True, slots=True)
class Sent:
    """A mão as it was sent: its facts in either form, without `before`, which is the service's own."""

    facts: dict[str, Any]
    by_cards: bool

    @classmethod
    def of(cls, facts: Mapping[str, Any], by_cards: bool) -> Self:
        return cls({name: value for name, value in facts.items() if name != BEFORE}, by_cards)

    @classmethod
    def stored(cls, mao: Mao) -> Self:
        """Return a mão as it had been sent."""
        return cls.of(mao.facts, False) if mao.cards is None else cls(mao.cards, True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A mão that passed every check, before it has its place."""

    facts: Mapping[str, Any]
    cards: Mapping[str, Any] | None
    verdict: rules.Verdict
    warnings: list[str]

    @property
    def lines(self) -> dict[str, list[dict[str, Any]]]:
        """The reasons of each side, as they are stored."""
        return {
            side: [{"code": str(line.code), "points": line.points, "count": line.count} for line in of_side]
            for side, of_side in self.verdict.lines.items()
        }

    def insert(
        self,
        partida: Partida,
        number: int,
        *,
        client_id: UUID,
        source: Source,
        version: int = 1,
        reason: str = "",
        side: str = "",
    ) -> Mao:
        return Mao.objects.create(
            partida=partida,
            number=number,
            version=version,
            side=side,
            client_id=client_id,
            facts=self.facts,
            cards=self.cards,
            lines=self.lines,
            totals=self.verdict.per_player,
            warnings=self.warnings,
            actor=source.actor,
            device=source.device,
            reason=reason,
        )


def take_back_version(old: Mao, *, client_id: UUID, source: Source) -> Mao:
    """Store the version that takes a mão back."""
    return Mao.objects.create(
        partida=old.partida,
        number=old.number,
        version=old.version + 1,
        void=True,
        client_id=client_id,
        facts={},
        lines={},
        totals={},
        actor=source.actor,
        device=source.device,
    )


def points_before(course: Course) -> dict[str, rules.Points] | None:
    """Return the points so far, where a side's vulnerability depends on them (000:53)."""
    ruleset = course.jogo.load_rules()
    return course.before() if ruleset.vulnerable_points and not ruleset.solo else None


def judged(
    jogo: Jogo, sent: Sent, before: Mapping[str, rules.Points] | None, acknowledged: Collection[str]
) -> Draft:
    """Judge a mão with the points before it; raise `MaoRejected` if it may not stand."""
    facts = sent.facts if before is None else sent.facts | {BEFORE: dict(before)}
    ruleset = jogo.load_rules()
    verdict = rules.judge_cards(ruleset, facts) if sent.by_cards else rules.judge(ruleset, facts)
    warnings = _accept(jogo, verdict, acknowledged)
    cards = sent.facts if sent.by_cards else None
    return Draft(facts=verdict.summary or facts, cards=cards, verdict=verdict, warnings=warnings)


def _accept(jogo: Jogo, verdict: rules.Verdict, acknowledged: Collection[str]) -> list[str]:
    """Return the codes of the acknowledged warnings; raise `MaoRejected` if anything stands in the way."""
    if verdict.ok and verdict.per_player.keys() != set(jogo.sides):  # another number of players than sat down
        expected = {"expected": len(jogo.sides)}
        wrong = rules.Problem(rules.Code.WRONG_SIDES, rules.Severity.ERROR, None, "sides", expected)
        raise MaoRejected((wrong,), verdict.warnings)
    codes = [str(problem.code) for problem in verdict.warnings]
    if verdict.errors or not set(codes) <= set(acknowledged):
        raise MaoRejected(verdict.errors, verdict.warnings)
    return sorted(set(codes))
