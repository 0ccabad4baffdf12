"""The form of one mão, built from the rule set: only the fields it has, in its words.

It reads shapes and keeps what was typed; whether the mão can be is for `rules` to say, all problems at once.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self
from uuid import uuid4

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _

import rules
from scoring.explain import why
from scoring.forms.mao_facts import facts_from
from scoring.forms.mao_page import MaoPage
from scoring.forms.questions import (
    BATIDA,
    counts,
    endings,
    lineups,
    morto_states,
    presumed_morto,
    whole,
)
from scoring.input import numbers
from scoring.input.fields import NumberField, TextField, TypedField
from scoring.jogo.before import Before
from scoring.models import Jogo
from scoring.wording import messages
from scoring.wording import terms as words
from scoring.wording.numbers import points

NOTATION_LENGTH = 4000  # far more than the cards of two decks take
RELANCINHO = "relancinho"
MOST_VERSIONS = 32_000  # as the column holds


class Writer(NamedTuple):
    """Which side writes at the mesa, as far as somebody said so, and the names of all of them."""

    said: str
    labels: Mapping[str, str]


class MaoForm(MaoPage):
    """One mão, new or corrected (`correcting`: a reason is asked for too).

    Of three players it has no sides until it is known who played `alone`. `before`: how the partida stood
    before the mão, for the page to say who is vulnerable; unknown, every side may be.
    """

    template = "scoring/table/summary.html"
    addresses = ("scoring:table", "scoring:correct")  # where the next mão is sent, and a correction
    writer: Writer | None = None  # where the mesa says which side writes
    rules_page = ""  # where a page of the table has its rules; elsewhere nothing leads there
    language: str | None = None  # of the sentences about a mão; none: that of the page

    partida = NumberField(min_value=1, max_value=999, widget=forms.HiddenInput)
    number = NumberField(min_value=1, max_value=999, widget=forms.HiddenInput)
    client_id = forms.UUIDField(widget=forms.HiddenInput)
    seen_version = NumberField(min_value=1, max_value=MOST_VERSIONS, required=False, widget=forms.HiddenInput)
    alone = TypedField(max_length=1, widget=forms.HiddenInput)
    # The cards, for who goes back to entering them one by one.
    notation = TypedField(max_length=NOTATION_LENGTH, widget=forms.HiddenInput)
    # What was answered in the other form, the totals alone or the count, for who goes back to it.
    other = TypedField(max_length=NOTATION_LENGTH, widget=forms.HiddenInput)

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        jogo: Jogo,
        initial: Mapping[str, Any],
        correcting: bool = False,
        before: Before | None = None,
    ) -> None:
        super().__init__(data, initial={"client_id": uuid4(), **initial}, label_suffix="")
        self.jogo, self.correcting, self.before = jogo, correcting, before
        self.ruleset = jogo.load_rules()
        sides = lineups(self.ruleset, jogo.sides).get(str(self["alone"].value() or ""), ())
        self.labels = {side: jogo.label(side) for side in sides}
        self.counts = counts(self.ruleset)
        self.warnings: dict[str, list[str]] = {}
        self.field_warnings: dict[str, list[str]] = {}
        self.whys: dict[str, str] = {}  # where the rules say why, by sentence
        for side in sides:
            self._add_side(side)
            self.initial.setdefault(f"{side}-morto", presumed_morto(self.ruleset, sides, side))
        self._add_whole()
        for side, count in self._noted().items():
            self.initial.setdefault(f"{side}-{RELANCINHO}", count)
            if field := self.fields.get(f"{side}-{RELANCINHO}"):
                field.widget.attrs["data-anotado"] = count  # a draft is what was typed, and nobody typed it

    def _add_side(self, side: str) -> None:
        for count in self.counts:
            attrs = {
                "inputmode": "numeric",
                "autocomplete": "off",
                "enterkeyhint": "next",
                "maxlength": 9,
                "data-side": side,
                "data-points": count.weight,
                "data-when": count.when or None,
                "data-morto": count.morto or None,
                "data-carta": count.held or None,
                "data-pede": count.needs or None,
                "data-sem": count.without if count.unless else None,
                "data-falta": count.unless or None,
                "data-canastra": count.canastra or None,
            }
            number = forms.TextInput({name: value for name, value in attrs.items() if value is not None})
            self.fields[f"{side}-{count.code}"] = TypedField(label=count.label, widget=number)
        for name in self.ruleset.replaced:
            self.fields[f"{side}-{name}"] = TypedField(widget=forms.HiddenInput)
        self._add_unseen(side)

    def _add_unseen(self, side: str) -> None:
        """Add what neither a count nor a card shows."""
        if self.ruleset.mortos:
            self.fields[f"{side}-morto"] = one_of(words.morto_taken(self.ruleset), morto_states(self.ruleset))
        if "warned" in self.ruleset.side_fields:
            self.fields[f"{side}-warned"] = forms.BooleanField(
                label=words.warned(self.ruleset),
                help_text=_("Agora precisa de %(points)s.") % {"points": points(self.ruleset.warned_points)},
                required=False,
            )

    def _add_whole(self) -> None:
        self.fields["ending"] = one_of(words.who_went_out(), endings(self.ruleset, self.labels))
        if self.ruleset.mortos_move:
            moved = [(str(number), str(number)) for number in range(self.ruleset.mortos + 1)]
            self.fields["mortos_to_stock"] = one_of(words.mortos_moved(self.ruleset), moved)
            self.initial.setdefault("mortos_to_stock", "0")
        if self.ruleset.end == rules.ROUND:
            self.fields["started"] = one_of(_("Quem começou a partida?"), list(self.labels.items()))
        if self.correcting:
            self.fields["reason"] = TextField(
                label=_("Por que corrigir?"),
                help_text=_("Fica visível no placar, junto da mão corrigida."),
                required=False,
                max_length=200,
            )

    def where(self) -> tuple[int, int]:
        """Return partida and number of the mão as the form carries them."""
        return int(self["partida"].value()), int(self["number"].value())

    # --- for the service -------------------------------------------------------------

    def sent(self) -> dict[str, Any]:
        """Return the arguments of `record_mao`, or of `correct_mao`, except jogo and source. Needs `is_valid`."""
        names = ["partida", "number", "client_id", *(("seen_version", "reason") if self.correcting else ())]
        return {
            **{name: self.cleaned_data[name] for name in names},
            "facts": self.facts(),
            "acknowledged": self.acknowledged(),
        }

    def facts(self) -> dict[str, Any]:
        """Return the mão as `rules.judge` takes it; what is no number goes in as typed, for it to refuse."""
        facts = facts_from(self.data, self.ruleset, list(self.labels))
        for side, count in self._noted().items():
            if side in facts["sides"]:
                facts["sides"][side].setdefault(
                    RELANCINHO, count
                )  # 000:47: it is noted; left blank, it still is
        return facts

    def _noted(self) -> Mapping[str, int]:
        """Return the relancinhos noted while the mão was played, by side."""
        partida, number = (numbers.whole(str(self[name].value() or "")) for name in ("partida", "number"))
        return self.jogo.relancinhos_in(partida or 0, number or 0) if not self.correcting else {}

    def acknowledged(self) -> list[str]:
        """Return the codes of the warnings that were ticked."""
        return self.data.getlist("acknowledged") if isinstance(self.data, QueryDict) else []

    def ask(self) -> None:
        """Put what is still to be answered beside its field: here the rules ask it all themselves."""

    # --- what came back --------------------------------------------------------------

    def add_problems(self, errors: Iterable[rules.Problem], warnings: Iterable[rules.Problem]) -> None:
        """Put each sentence beside its field, and collect the warnings to be ticked."""
        for problem in errors:
            place, sentence = self._place(problem), self._explained(problem)
            self.add_error(place, sentence if place else self._named(problem, sentence))
        for problem in warnings:
            sentence, place = self._explained(problem), self._place(problem)
            self.warnings.setdefault(str(problem.code), []).append(self._named(problem, sentence))
            if place:
                self.field_warnings.setdefault(place, []).append(sentence)

    def changed(self, *, correcting: bool | None = None, **hidden: object) -> Self:
        """Return the same answers in a form for another place: hidden values replaced, nothing typed lost."""
        data = QueryDict(mutable=True)
        data.update(self.data)
        for name, value in hidden.items():
            data[name] = str(value)
        if correcting is None:
            correcting = self.correcting
        return type(self)(data, jogo=self.jogo, initial={}, correcting=correcting, before=self.before)

    def sentence(self, problem: rules.Problem) -> str:
        """Return the sentence about a problem."""
        place = self._place(problem)
        typed = self.data.get(place, "").strip() if place else ""
        return messages.sentence(
            problem,
            self.language,
            self.ruleset,
            empty=bool(place) and not typed,
            points=self._as_points(place, typed),
        )

    def _explained(self, problem: rules.Problem) -> str:
        """Return the sentence about a problem, and keep where the rules say why."""
        sentence = self.sentence(problem)
        if anchor := why(self.ruleset, problem.code):
            self.whys |= dict.fromkeys((sentence, self._named(problem, sentence)), anchor)
        return sentence

    def _as_points(self, place: str | None, typed: str) -> int | None:
        """Return what was typed where cards are counted, if it can be the points of cards; None if it cannot."""
        of_cards = {f"{side}-{count.code}" for side in self.labels for count in self.counts if count.held}
        number, unit = whole(typed), self.ruleset.unit
        if place not in of_cards or not unit or not isinstance(number, int):
            return None
        return number if number % unit == 0 and number <= self.ruleset.deck_points else None

    def _named(self, problem: rules.Problem, sentence: str) -> str:
        """Return a sentence with the name of the side it is about."""
        return f"{self.labels[problem.side]}: {sentence}" if problem.side in self.labels else sentence

    def _place(self, problem: rules.Problem) -> str | None:
        """Return the field a problem belongs to; None: the mão as a whole."""
        if problem.field in {BATIDA, "ending"}:
            return "ending"
        name = f"{problem.side}-{problem.field}" if problem.side else problem.field
        return name if name in self.fields else None


def one_of(label: str, choices: list[tuple[str, str]]) -> TypedField:
    """Return a question with a few answers; whatever comes is passed on, for the rules to refuse."""
    return TypedField(label=label, widget=forms.RadioSelect(choices=choices))
