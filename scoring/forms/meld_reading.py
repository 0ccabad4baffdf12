"""Read each typed combination under a rule set, and find the questions it leaves open. Only the engine judges.

Cards on a table do not show everything: the number of cards laid first, the moment a two came to its place, and
sometimes the order of the cards. If that changes the points and was not typed, there is a `MeldQuestion`; the code
never guesses.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

import rules
from scoring.forms.card_text import Combination, is_card, shown
from scoring.wording import terms
from scoring.wording.numbers import points

RUN, SET = "run", "set"
_SMALLEST: Final = 3
# Valid cards, with a fact missing or contradictory.
_SHAPE_FITS: Final = {rules.Code.LAID_MISSING, rules.Code.LAID_IMPOSSIBLE}


@dataclass(frozen=True, slots=True)
class MeldAnswer:
    """One answer to a question, with the line that it results in."""

    line: str
    label: str
    now: bool = False  # the reading of the line without an answer


@dataclass(frozen=True, slots=True)
class MeldQuestion:
    """A question that the cards do not answer. `required`: without an answer the mão cannot be counted."""

    code: str
    label: str
    answers: tuple[MeldAnswer, ...]
    required: bool = True


@dataclass(frozen=True, slots=True)
class Read:
    """One combination as read: the facts for the engine, the engine's answer, and the open questions."""

    line: str
    facts: dict[str, object]
    found: rules.Meld | rules.Code
    questions: tuple[MeldQuestion, ...]

    def what(self, ruleset: rules.RuleSet) -> str:
        """Return a description of the combination; empty if it is invalid."""
        if not isinstance(self.found, rules.Meld):
            return ""
        what = describe(ruleset, self.found)
        return _("%(meld)s · posta em ordem") % {"meld": what} if self.facts.get("unordered") else what


def read(ruleset: rules.RuleSet, typed: Combination) -> Read:
    """Read a combination: its kind as typed or derived, its cards in their places."""
    facts = {**typed.notes, "kind": _kind(ruleset, typed) or "", "cards": list(typed.cards)}
    if facts["kind"] == RUN and "unordered" not in typed.notes and not _fits(ruleset, facts):
        loose = facts | {"unordered": True}
        facts = loose if _fits(ruleset, loose) else facts
    return Read(str(typed), facts, rules.meld(ruleset, facts), tuple(_questions(ruleset, typed, facts)))


def describe(ruleset: rules.RuleSet, found: rules.Meld) -> str:
    """Return the description of a meld: Canastra limpa de 7 cartas: 55 + 200 pontos."""
    size = len(found.cards)
    what = _("Trinca") if found.kind == SET else _("Sequência")
    if found.category:
        what = terms.name(ruleset, found.category)
    said = {"what": what, "size": size, "points": points(found.points), "bonus": points(found.bonus)}
    if found.category:
        text = _("%(what)s, %(size)s cartas: %(points)s + %(bonus)s pontos") % said
    else:
        text = _("%(what)s, %(size)s cartas: %(points)s pontos") % said
    if found.wilds:
        text += " · " + ngettext("%(n)s coringa", "%(n)s coringas", found.wilds) % {"n": found.wilds}
    on_top = [name for name in ruleset.extra_names if getattr(found, name)]
    return " · ".join([text, *(terms.word(ruleset, name) for name in on_top)])


def _kind(ruleset: rules.RuleSet, typed: Combination) -> str | None:
    if "kind" in typed.notes:
        return str(typed.notes["kind"])
    cards = list(typed.cards)
    as_run = any(_fits(ruleset, {"kind": RUN, "cards": cards, "unordered": loose}) for loose in (False, True))
    as_set = _fits(ruleset, {"kind": SET, "cards": cards})
    if as_run and as_set:
        return None
    # Cards that make no meld get the kind they resemble most, so that the error fits.
    ranks = {card[:1] for card in cards if card[:1] != "2" and card != "JK"}
    same_rank = len(ranks) == 1 and len(set(cards)) > 1
    return SET if as_set or (not as_run and same_rank) else RUN


def _fits(ruleset: rules.RuleSet, facts: dict[str, object]) -> bool:
    # Only the facts that decide the shape; a missing `laid` must not count against it.
    bare = {name: facts[name] for name in ("kind", "cards", "unordered") if name in facts}
    found = rules.meld(ruleset, bare)
    return isinstance(found, rules.Meld) or found in _SHAPE_FITS


def _questions(
    ruleset: rules.RuleSet, typed: Combination, facts: dict[str, object]
) -> Iterator[MeldQuestion]:
    if not facts["kind"]:
        said = ((RUN, _("Sequência")), (SET, _("Trinca")))
        answers = tuple(MeldAnswer(str(typed.saying(kind=kind)), label) for kind, label in said)
        yield MeldQuestion("kind", _("É sequência ou trinca?"), answers)
        return
    if facts["kind"] == RUN:
        yield from _order(ruleset, typed, facts)
    found = rules.meld(ruleset, facts)
    if found in _SHAPE_FITS:
        sizes = range(_SMALLEST, len(typed.cards) + 1)
        laid = (MeldAnswer(str(typed.saying(laid=n)), _("%(n)s cartas") % {"n": n}) for n in sizes)
        yield MeldQuestion("laid", _("Com quantas cartas foi baixada?"), tuple(laid))
    elif isinstance(found, rules.Meld):
        yield from _late_two(ruleset, typed, facts)


def _late_two(ruleset: rules.RuleSet, typed: Combination, facts: dict[str, object]) -> Iterator[MeldQuestion]:
    # Asked only if the canastra would be a different one (002, Art. 11).
    early, late = (rules.meld(ruleset, facts | {"late_two": said}) for said in (False, True))
    if "late_two" in typed.notes or not isinstance(early, rules.Meld) or not isinstance(late, rules.Meld):
        return
    if early.category != late.category:
        labels = (_("Antes da oitava carta: %s"), _("Só depois da sétima carta: %s"))
        answers = (
            MeldAnswer(str(typed.saying(late_two=said)), label % describe(ruleset, found))
            for said, found, label in zip((False, True), (early, late), labels, strict=True)
        )
        yield MeldQuestion("late_two", _("Quando o dois foi para o lugar dele?"), tuple(answers))


def _order(ruleset: rules.RuleSet, typed: Combination, facts: dict[str, object]) -> Iterator[MeldQuestion]:
    # Asked only if the order changes the points and the order typed is not the best one.
    if typed.notes.get("unordered") is False:
        return
    arranged = rules.arrange(ruleset, typed.cards) if all(is_card(card) for card in typed.cards) else None
    if not isinstance(arranged, rules.Arranged) or not arranged.order_matters:
        return
    # Runs that these cards make in different orders; of several with equal worth, the one nearest to the order typed.
    orders = (typed.cards, arranged.cards, *_with_a_wild_moved(arranged.cards))
    runs = [run for cards in orders if (run := _ordered(ruleset, cards))]
    found = {_worth(run): run for run in reversed(runs)}
    readings = dict(sorted(found.items(), key=lambda one: -one[1].bonus - one[1].points))
    best = next(iter(readings))
    as_typed = _ordered(ruleset, typed.cards)
    kept = as_typed is not None and _worth(as_typed) == best
    answers = []
    for worth, run in readings.items():
        line = str(Combination(run.cards, {**typed.notes, "unordered": False}))
        label = f"{shown(run.cards)}: {describe(ruleset, run)}"
        answers.append(MeldAnswer(line, label, kept and worth == best))
    question = _("Como estão na mesa? A ordem muda os pontos.")
    yield MeldQuestion("order", question, tuple(answers), required=not kept)


def _ordered(ruleset: rules.RuleSet, cards: Sequence[str]) -> rules.Meld | None:
    # Fill in the number laid, so that a missing one does not hide the order.
    laid = {"laid": _SMALLEST} if ruleset.melds.asks_laid else {}
    found = rules.meld(ruleset, {"kind": RUN, "cards": list(cards), **laid})
    return found if isinstance(found, rules.Meld) else None


def _worth(found: rules.Meld) -> tuple[str | None, int, int]:
    return found.category, found.points, found.bonus


def _with_a_wild_moved(cards: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for at, card in enumerate(cards):
        if card[0] == "2" or card == "JK":
            others = cards[:at] + cards[at + 1 :]
            yield from ((*others[:to], card, *others[to:]) for to in range(len(cards)) if to != at)
