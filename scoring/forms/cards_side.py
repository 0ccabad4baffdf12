"""What the page with the cards shows of each side: its combinations as they were read, its hands, its questions."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from django.forms.boundfield import BoundField

import rules
from scoring.forms.meld_reading import MeldQuestion, Read
from scoring.wording import messages


@dataclass(frozen=True, slots=True)
class AskedMeld:
    """One question about a combination, with the name of its field."""

    name: str
    question: MeldQuestion


@dataclass(frozen=True, slots=True)
class ShownMeld:
    """One combination as the page shows it. `what` it is in words; empty where it cannot be."""

    at: int
    read: Read
    what: str
    asked: tuple[AskedMeld, ...]
    errors: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """Return what the keypad shows of the combination: what it is or why it cannot be, and what it asks."""
        questions = [asdict(asked.question) for asked in self.asked]
        text = self.what
        if not text:  # no sentence about a meld takes a word of the rule set's own
            code = rules.Code(str(self.read.found))
            text = messages.sentence(rules.Problem(code, rules.Severity.ERROR))
        return {"ok": bool(self.what), "text": text, "questions": questions}


@dataclass(frozen=True, slots=True)
class CardSide:
    """Everything asked of one side. `unseen`: the questions about what no card shows, by name.

    `least`: what it has to lay down, if it is vulnerable and was warned before.
    """

    side: str
    label: str
    melds: BoundField
    shown: list[ShownMeld]
    hands: list[BoundField]
    unseen: Mapping[str, BoundField]
    least: int = 0

    @property
    def points(self) -> int:
        """What the combinations on the table earn so far, in points: cards and canastras."""
        found = [one.read.found for one in self.shown]
        return sum(meld.points + meld.bonus for meld in found if isinstance(meld, rules.Meld))

    def as_json(self) -> dict[str, object]:
        """Return what the keypad shows of the side."""
        return {"points": self.points, "melds": [one.as_json() for one in self.shown]}
