"""Rounds of a bracket that are longer or shorter than the rest."""

from dataclasses import dataclass

from tournaments.plan.fields import MINUTES, PARTIDAS, TARGET, Whole

FINAL = 2  # places
THIRD = 1  # stands for the jogo for third place where rounds are told by who is left

# What may have a length of its own, by who is left: the rounds, and the jogo for third place.
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
    """How long the jogos of one round are where that is not as in the others. count: partidas, or mãos of a turno."""

    count: int | None
    target: int | None
    minutes: int | None

    def over(self, other: "Length") -> "Length":
        """Return it with what it leaves open as another one says."""
        return Length(
            other.count if self.count is None else self.count,
            other.target if self.target is None else self.target,
            other.minutes if self.minutes is None else self.minutes,
        )


AS_OTHERS = Length(None, None, None)
