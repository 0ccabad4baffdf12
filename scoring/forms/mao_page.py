"""The questions of the form of a mão as its page draws them, and what is wrong with each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.forms.boundfield import BoundField

import rules
from scoring.forms.questions import Count

if TYPE_CHECKING:
    from scoring.forms.mao import MaoForm


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


def runnings(ruleset: rules.RuleSet, sides: Sequence[str]) -> list[Running]:
    """Return the totals to be added up, in the order of the partida's sides."""
    if ruleset.replaced:
        return []  # a bonus that takes the place of another is more than a weight
    shared = [(side, of) for of in sides for side in of.split("+")]
    return [
        Running(side, of, "0.5" if of != side and ruleset.partners_halve else "1")
        for side, of in sorted(shared)
    ]


def side_asks(form: "MaoForm", side: str) -> SideAsks:
    """Return what the form asks of one side."""
    asks = [Ask(form[f"{side}-{count.code}"], count) for count in form.counts]
    return SideAsks(
        side,
        form.labels[side],
        [ask for ask in asks if not ask.count.morto],
        form[f"{side}-morto"] if f"{side}-morto" in form.fields else None,
        [ask for ask in asks if ask.count.morto],
        form[f"{side}-warned"] if _may_be_warned(form, side) else None,
    )


def exposed(ruleset: rules.RuleSet, before: Mapping[str, rules.Points]) -> dict[str, bool]:
    """Return which sides are vulnerable in a mão that they begin with these points."""
    return rules.vulnerable(ruleset, {side: int(points) for side, points in before.items()})


def _may_be_warned(form: "MaoForm", side: str) -> bool:
    """Return whether the side is vulnerable; as far as is known, where the score before the mão is not."""
    if form.before is None:
        return f"{side}-warned" in form.fields
    return exposed(form.ruleset, form.before).get(side, False)


def pointed(form: "MaoForm") -> list[Pointed]:
    """Return every sentence about the form: of the mão as a whole first, then in the order of the page."""
    found = [Pointed(str(sentence)) for sentence in form.non_field_errors()]
    for name in form.fields:
        found += [_about(form, name, str(sentence)) for sentence in form.errors.get(name, ())]
    return found


def _about(form: "MaoForm", name: str, sentence: str) -> Pointed:
    bound, side = form[name], name.partition("-")[0]
    if bound.is_hidden:
        return Pointed(sentence)
    what = str(bound.label)
    if side in form.labels:
        what = f"{form.labels[side]}, {what[:1].lower()}{what[1:]}"
    return Pointed(sentence, bound.id_for_label or f"{bound.auto_id}_0", what)
