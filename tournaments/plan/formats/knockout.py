"""Single knockout, with an optional meeting for third place and an optional consolation bracket.

The last rounds and the meeting for third place may have their own length.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from tournaments.pairing.bracket.knockout import LastRound
from tournaments.pairing.bracket.nodes import Kind
from tournaments.pairing.kinds import KnockoutDraw
from tournaments.plan.fields import OneOf, PlanField, YesNo
from tournaments.plan.formats.base import RankedBy, register
from tournaments.plan.formats.families import BracketFormat
from tournaments.plan.lengths import AS_OTHERS, FINAL, LAST, LENGTHS, PARTS, THIRD, Length


@register
@dataclass(frozen=True, slots=True, kw_only=True)
class Knockout(BracketFormat):
    """Single knockout.

    third: the losing semifinalists play for third place. consolation: losers of the first round play on. last_round:
    the last round to be played; its winners share the first places or advance to the next stage. A bracket that stops
    before its final has neither a third place nor a consolation.

    final_count, final_target, final_minutes and so on: length of that round, None as in other rounds. third_count and
    so on: length of the meeting for third place, None as in the final.
    """

    key: ClassVar[str] = "knockout"
    fields: ClassVar[tuple[PlanField, ...]] = (
        YesNo("third"),
        YesNo("consolation"),
        OneOf("last_round", tuple(LastRound), blank=LastRound.FINAL),
        *LENGTHS,
    )
    names_rounds: ClassVar[bool] = True
    ranked_by: ClassVar[RankedBy] = RankedBy.ROUND_REACHED

    third: bool = False
    consolation: bool = False
    last_round: LastRound = LastRound.FINAL
    final_count: int | None = None
    final_target: int | None = None
    final_minutes: int | None = None
    third_count: int | None = None
    third_target: int | None = None
    third_minutes: int | None = None
    semi_count: int | None = None
    semi_target: int | None = None
    semi_minutes: int | None = None
    quarter_count: int | None = None
    quarter_target: int | None = None
    quarter_minutes: int | None = None
    round_of_16_count: int | None = None
    round_of_16_target: int | None = None
    round_of_16_minutes: int | None = None
    round_of_32_count: int | None = None
    round_of_32_target: int | None = None
    round_of_32_minutes: int | None = None
    round_of_64_count: int | None = None
    round_of_64_target: int | None = None
    round_of_64_minutes: int | None = None

    @classmethod
    def usual_plan(cls, entrants: int) -> list[dict[str, Any]]:
        """Return a knockout with a meeting for third place."""
        del entrants
        return [{"format": cls.key, "third": True}]

    @classmethod
    def settled(cls, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Drop third place and consolation if the bracket stops before its final."""
        if settings.get("last_round", LastRound.FINAL) == LastRound.FINAL:
            return settings
        return {**settings, "third": False, "consolation": False}

    @property
    def stops_with(self) -> int:
        return self.last_round.left

    @property
    def lengths(self) -> dict[int, Length]:
        """Return the lengths of rounds that differ from the others, by number of remaining duplas."""
        found = {left: self._said(name) for left, name in LAST.items()}
        if found[THIRD] != AS_OTHERS:
            found[THIRD] = found[THIRD].over(found[FINAL])
        return {left: length for left, length in found.items() if length != AS_OTHERS}

    def _said(self, name: str) -> Length:
        return Length(*(getattr(self, f"{name}_{part}") for part in PARTS))

    def left_in(self, kind: Kind, number: int, rounds: int) -> int | None:
        """Return the number of duplas left in a round of the bracket, or `THIRD` for the meeting for third place."""
        if kind == "third":
            return THIRD
        return 2 ** (rounds - number + 1) if kind == "main" else None

    def field_of_length(self, left: int, part: str) -> str:
        return f"{LAST[left]}_{'count' if part == 'maos' else part}"

    @property
    def drawn_as(self) -> KnockoutDraw:
        return KnockoutDraw(third=self.third, consolation=self.consolation, last_round=self.last_round)
