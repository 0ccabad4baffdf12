"""Bracket rounds with their own length."""

from dataclasses import dataclass

from tournaments.plan.fields import MINUTES, PARTIDAS, TARGET, Whole

FINAL = 2  # places in the final
THIRD = 1  # key of the meeting for third place

# Names of the rounds that may have their own length, by number of remaining duplas.
LAST = {
    FINAL: "final",
    THIRD: "third",
    4: "semi",
    8: "quarter",
    16: "round_of_16",
    32: "round_of_32",
    64: "round_of_64",
}
PARTS = ("count", "target", "minutes")
LENGTHS = tuple(
    Whole(f"{round_}_{name}", least=field.least, most=field.most)
    for round_ in LAST.values()
    for name, field in zip(PARTS, (PARTIDAS, TARGET, MINUTES), strict=True)
)

OF_FINAL = LENGTHS[: len(PARTS)]


@dataclass(frozen=True, slots=True)
class Length:
    """Length of the jogos of a round, None for the default of the stage. count: partidas, or mãos of a turno."""

    count: int | None
    target: int | None
    minutes: int | None

    def over(self, other: "Length") -> "Length":
        """Return the length with missing parts taken from another one."""
        return Length(
            other.count if self.count is None else self.count,
            other.target if self.target is None else self.target,
            other.minutes if self.minutes is None else self.minutes,
        )


AS_OTHERS = Length(None, None, None)
