"""The form of a mão as its page draws it: what it asks of each side, and what is wrong with each answer."""

from collections.abc import Mapping
from dataclasses import dataclass

from django import forms
from django.forms.boundfield import BoundField

import rules
from scoring.forms.questions import NOBODY_ALONE, Count, lineups
from scoring.models import Jogo
from scoring.wording import terms as words


@dataclass(frozen=True, slots=True)
class Ask:
    """One number asked of a side."""

    field: BoundField
    count: Count


@dataclass(frozen=True, slots=True)
class SideAsks:
    """Everything asked of one side. `late`: what its morto makes a question; `warned`: only where it is vulnerable."""

    side: str
    label: str
    numbers: list[Ask]
    morto: BoundField | None
    late: list[Ask]
    warned: BoundField | None


@dataclass(frozen=True, slots=True)
class Pointed:
    """One sentence about the form. `to`: the id of the field it is about, `what` it asks; both may be empty."""

    sentence: str
    to: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Running:
    """A total that the page adds up: of a side of the partida, its `share` of the points of a side of the mão."""

    side: str
    of: str
    share: str


class MaoPage(forms.Form):
    """What the templates ask of the form of a mão; `MaoForm` gives it its fields."""

    jogo: Jogo
    ruleset: rules.RuleSet
    labels: dict[str, str]  # by side of the mão
    counts: tuple[Count, ...]
    before: Mapping[str, rules.Points] | None

    def sides(self) -> list[SideAsks]:
        """Return what is asked of each side."""
        # Whether a side is vulnerable follows from the points before the mão; unknown, each may be.
        vulnerable = None if self.before is None else exposed(self.ruleset, self.before)
        found = []
        for side, label in self.labels.items():
            asks = [Ask(self[f"{side}-{count.code}"], count) for count in self.counts]
            morto, warned = f"{side}-morto", f"{side}-warned"
            may_be_warned = warned in self.fields if vulnerable is None else vulnerable.get(side, False)
            found.append(
                SideAsks(
                    side,
                    label,
                    [ask for ask in asks if not ask.count.morto],
                    self[morto] if morto in self.fields else None,
                    [ask for ask in asks if ask.count.morto],
                    self[warned] if may_be_warned else None,
                )
            )
        return found

    def pointed(self) -> list[Pointed]:
        """Return every sentence about the form: of the mão as a whole first, then in the order of the page."""
        found = [Pointed(str(sentence)) for sentence in self.non_field_errors()]
        for name in self.fields:
            bound, side = self[name], name.partition("-")[0]
            what = str(bound.label)
            if side in self.labels:
                what = f"{self.labels[side]}, {what[:1].lower()}{what[1:]}"
            to = () if bound.is_hidden else (bound.id_for_label or f"{bound.auto_id}_0", what)
            found += [Pointed(str(sentence), *to) for sentence in self.errors.get(name, ())]
        return found

    def asks_starter(self) -> bool:
        """Return whether to ask who started: only a level round needs it."""
        return "started" in self.fields and bool(self.errors.get("started") or self["started"].value())

    def runnings(self) -> list[Running]:
        """Return the totals that the page adds up; none where a bonus in another's place is more than a weight."""
        if self.ruleset.replaced:
            return []
        shared = sorted((side, of) for of in self.labels for side in of.split("+"))
        halves = self.ruleset.partners_halve
        return [Running(side, of, "0.5" if of != side and halves else "1") for side, of in shared]

    def lineups(self) -> dict[str, str]:
        """Return who of three can have played alone, by name; nothing where that is no question."""
        found = lineups(self.ruleset, self.jogo.sides)
        alone = {side: self.jogo.label(side) for side in self.jogo.sides if side in found}
        return alone | ({NOBODY_ALONE: ""} if NOBODY_ALONE in found else {})

    @property
    def morto(self) -> str:
        """What the rule set calls a morto."""
        return words.word(self.ruleset, "morto")

    @property
    def ends_after(self) -> int | None:
        """How many mãos a partida has, where that is what ends it."""
        return 1 if self.ruleset.end == rules.ROUND else self.ruleset.maos

    @property
    def limit(self) -> int:
        """The points that end a partida, where points do."""
        return (self.ruleset.target or 0) + int(self.ruleset.end == rules.EXCEED)


def exposed(ruleset: rules.RuleSet, before: Mapping[str, rules.Points]) -> dict[str, bool]:
    """Return which sides are vulnerable in a mão that they begin with these points."""
    return rules.vulnerable(ruleset, {side: int(points) for side, points in before.items()})
