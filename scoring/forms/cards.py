"""The form of one mão card by card: a line for each combination and each hand, and questions that cards leave open.

The text areas hold all the data: the keypad writes into them, and without scripts people type into them.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _

import rules
from scoring.forms import card_text
from scoring.forms.cards_facts import (
    LAST,
    MELDS,
    RED_THREES,
    REST,
    answered,
    facts_of,
    numbered,
    question_name,
)
from scoring.forms.cards_side import AskedMeld, CardSide, ShownMeld
from scoring.forms.mao import MaoForm, one_of
from scoring.forms.meld_reading import read
from scoring.forms.questions import BATIDA, UNVIEWED, player_endings, players
from scoring.input.fields import TypedField
from scoring.wording import terms

_LONGEST: Final = 2000  # characters of one field: three times the length of both packs
_SAID_ANYHOW: Final = {
    rules.Code.BAD_KIND,
    rules.Code.LAID_MISSING,
}  # problems for which the rules already have a sentence
# The field at which the page shows a problem of a side.
_PLACES: Final = {"unviewed": "unviewed_cards", "table": MELDS, "canastras": MELDS, "went_out": "ending"}


class CardsForm(MaoForm):
    """The form for one mão, new or corrected, by its cards. `correcting` adds a reason."""

    template = "scoring/table/cards.html"
    lists_problems = True
    addresses = ("scoring:cards", "scoring:correct_cards")

    def __init__(self, data: QueryDict | None = None, **given: Any) -> None:
        super().__init__(data, **given)
        # Answers to questions become part of the text areas before the form reads them.
        if data is not None:
            self.data = answered(data, list(self.labels))
        self.meld_errors: dict[tuple[str, int], list[str]] = {}

    def _add_side(self, side: str) -> None:
        self.fields[f"{side}-{MELDS}"] = _cards(_("Combinações na mesa"), rows=6)
        for player, name in self.players(side).items():
            self.fields[f"hand-{player}"] = _cards(_("Na mão: %(player)s") % {"player": name})
        self._add_unseen(side)
        if RED_THREES in self.ruleset.threes.facts:
            self.fields[f"{side}-{RED_THREES}"] = _cards(terms.name(self.ruleset, RED_THREES))
        if self.ruleset.penalty:
            attrs = {"inputmode": "numeric", "autocomplete": "off", "maxlength": 9}
            self.fields[f"{side}-penalties"] = TypedField(
                label=terms.penalties(self.ruleset), required=False, widget=forms.TextInput(attrs)
            )
        if self.ruleset.unviewed:
            what = {"unviewed": terms.name(self.ruleset, UNVIEWED)}
            self.fields[f"{side}-unviewed_by"] = one_of(
                _("%(unviewed)s: de quem?") % what, list(self.players(side).items())
            )
            self.fields[f"{side}-unviewed_cards"] = _cards(_("%(unviewed)s: as cartas") % what)

    def _add_whole(self) -> None:
        super()._add_whole()
        people = {player: name for side in self.labels for player, name in self.players(side).items()}
        self.fields["ending"] = one_of(terms.who_went_out(), player_endings(self.ruleset, people))
        self.fields[LAST] = _cards(_("Último descarte"))
        self.fields[REST] = _cards(_("Todas as outras cartas: maço, lixo e mortos"), rows=3)

    # --- for the page ---------------------------------------------------------------

    def players(self, side: str) -> dict[str, str]:
        """Return the players of a side with their names."""
        return players(self.ruleset, side, self.labels[side])

    def card_sides(self) -> list[CardSide]:
        """Return the questions for each side."""
        return [self._card_side(side) for side in self.labels]

    def asks_last(self) -> bool:
        """Return whether to ask for the last discard: only if the rules forbid a wild one."""
        return not self.ruleset.wild_discard

    def _card_side(self, side: str) -> CardSide:
        least = self.least_again(side)
        # A side that was warned before is not asked again.
        unseen = (RED_THREES, "penalties") if least else (RED_THREES, "penalties", "warned")
        return CardSide(
            side,
            self.labels[side],
            self[f"{side}-{MELDS}"],
            [self._shown(side, at, one) for at, one in enumerate(numbered(self._said(f"{side}-{MELDS}")))],
            [self[f"hand-{player}"] for player in self.players(side)],
            self._asked(side, *unseen),
            self._asked(side, "morto", "unviewed_by", "unviewed_cards"),
            least,
        )

    def _asked(self, side: str, *names: str) -> dict[str, BoundField]:
        return {name: self[f"{side}-{name}"] for name in names if f"{side}-{name}" in self.fields}

    def _anchor(self, bound: BoundField) -> str:
        # Scripts replace the questions about the morto of each side by one question in the same section.
        return "fim" if bound.name.endswith("-morto") else super()._anchor(bound)

    def _shown(self, side: str, at: int, one: tuple[card_text.Combination, int]) -> ShownMeld:
        typed, nth = one
        found = read(self.ruleset, typed)
        asked = [AskedMeld(question_name(side, ask.code, found.line, nth), ask) for ask in found.questions]
        errors = self.meld_errors.get((side, at), ())
        return ShownMeld(at, found, found.what(self.ruleset), tuple(asked), tuple(errors))

    # --- for the service ------------------------------------------------------------

    def sent(self) -> dict[str, Any]:
        """Return the arguments of `record_mao` or `correct_mao`, except jogo and source. Call `is_valid` first."""
        return {**super().sent(), "by_cards": True}

    def facts(self) -> dict[str, Any]:
        """Return the facts for `rules.judge_cards`. A word that is no card is passed on as typed, for it to refuse."""
        said = {name: self._said(name) for name in self.fields}
        return facts_of(said, self.ruleset, {side: list(self.players(side)) for side in self.labels})

    def held(self, side: str) -> list[bool]:
        """Return for each player of a side whether the hand is known: it has cards, or the player went out."""
        out = self._said("ending").partition(":")[2]
        return [player == out or bool(self._said(f"hand-{player}").strip()) for player in self.players(side)]

    def judge(self) -> rules.Verdict:
        """Return the verdict on the mão, with the points before it if the rules have vulnerability."""
        known = self.before.facts if self.before and self.ruleset.vulnerable_points else {}
        return rules.judge_cards(self.ruleset, self.facts() | known)

    def _said(self, name: str) -> str:
        return str(self[name].value() or "")

    # --- what came back -------------------------------------------------------------

    def ask(self) -> None:
        """Add every open question that must be answered as an error of its combination."""
        for of_side in self.card_sides():
            for one in of_side.shown:
                for asked in one.asked if one.read.found not in _SAID_ANYHOW else ():
                    if asked.question.required:
                        self._add_meld_error(of_side.side, one.at, asked.question.label)

    def add_problems(self, errors: Iterable[rules.Problem], warnings: Iterable[rules.Problem]) -> None:
        """Add each error to its field or combination, and collect the warnings to be ticked."""
        others = []
        for problem in errors:
            name, _dot, at = (problem.field or "").partition(".")
            if problem.side and name == MELDS and at:
                self._add_meld_error(problem.side, int(at), self._explained(problem))
            else:
                others.append(problem)
        super().add_problems(others, warnings)

    def _add_meld_error(self, side: str, at: int, sentence: str) -> None:
        self.meld_errors.setdefault((side, at), []).append(sentence)
        typed = card_text.combinations(self._said(f"{side}-{MELDS}"))[at]
        said = f"{card_text.shown(typed.cards)}: {sentence}"
        if anchor := self.whys.get(sentence):
            self.whys[said] = anchor
        self.add_error(f"{side}-{MELDS}", said)

    def _place(self, problem: rules.Problem) -> str | None:
        if problem.side in self.labels and problem.field in {"hand", "hands"}:
            return self._hand_place(problem)
        name = _PLACES.get(problem.field or "", problem.field)
        if name in {BATIDA, "ending"}:
            return "ending"
        place = f"{problem.side}-{name}" if problem.side else name
        return place if place in self.fields else None

    def _hand_place(self, problem: rules.Problem) -> str:
        # The rules name only the side, so the code of the problem selects the player's hand.
        out = self._said("ending").partition(":")[2]
        fits = _HANDS.get(problem.code)
        hands = [f"hand-{player}" for player in self.players(str(problem.side))]
        fitting = [
            name
            for name in hands
            if fits is None or fits(card_text.cards(self._said(name)), name == f"hand-{out}")
        ]
        return next((name for name in fitting if not self.errors.get(name)), (fitting or hands)[0])


_HANDS: Final[dict[rules.Code, Callable[[list[str], bool], bool]]] = {
    rules.Code.OUT_PLAYER_HAS_CARDS: lambda hand, is_out: is_out,
    rules.Code.EMPTY_HAND: lambda hand, is_out: not hand and not is_out,
    rules.Code.BAD_CARD: lambda hand, is_out: not all(card_text.is_card(card) for card in hand),
    rules.Code.JOKER_NOT_IN_DECK: lambda hand, is_out: card_text.JOKER in hand,
}


class CardsField(TypedField):
    """A field for cards, which keeps the text as typed."""

    of_cards = True


def _cards(label: str, rows: int = 1) -> CardsField:
    attrs = {
        "autocomplete": "off",
        "autocapitalize": "characters",
        "spellcheck": "false",
        "maxlength": _LONGEST,
    }
    widget = forms.Textarea({**attrs, "rows": rows}) if rows > 1 else forms.TextInput(attrs)
    return CardsField(label=label, required=False, strip=False, widget=widget)
