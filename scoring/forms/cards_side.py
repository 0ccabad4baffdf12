"""The data of each side on the page with the cards: combinations as read, hands and questions."""

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
    """One combination on the page. `what`: its description; empty if it is invalid."""

    at: int
    read: Read
    what: str
    asked: tuple[AskedMeld, ...]
    errors: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """Return the data for the keypad: the description of the combination or its error, and its questions."""
        questions = [asdict(asked.question) for asked in self.asked]
        text = self.what
        if not text:  # sentences about melds need no word of the rule set
            code = rules.Code(str(self.read.found))
            text = messages.sentence(rules.Problem(code, rules.Severity.ERROR))
        return {"ok": bool(self.what), "text": text, "questions": questions}


@dataclass(frozen=True, slots=True)
class CardSide:
    """All questions of one side. `unseen`: the questions that cards do not answer, by name.

    `morto`: those about its morto. `least`: the points it has to lay down, if it is vulnerable and was warned before.
    """

    side: str
    label: str
    melds: BoundField
    shown: list[ShownMeld]
    hands: list[BoundField]
    unseen: Mapping[str, BoundField]
    morto: Mapping[str, BoundField]
    least: int = 0

    @property
    def points(self) -> int:
        """The points of the combinations on the table so far: cards and canastras."""
        found = [one.read.found for one in self.shown]
        return sum(meld.points + meld.bonus for meld in found if isinstance(meld, rules.Meld))

    def as_json(self) -> dict[str, object]:
        """Return the data of the side for the keypad."""
        return {"points": self.points, "melds": [one.as_json() for one in self.shown]}
