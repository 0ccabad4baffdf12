"""The form of one mão, built from the rule set: only the fields it needs, in its words.

The form parses the input and keeps it as typed. `rules` decides whether the mão is valid and reports all problems at
once.
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
    first_names,
    lineups,
    morto_states,
    presumed_morto,
    whole,
)
from scoring.input import numbers
from scoring.input.fields import NumberField, TextField, TypedField
from scoring.jogo.before import Before
from scoring.models import Jogo
from scoring.wording import messages, terms
from scoring.wording.numbers import points

NOTATION_LENGTH = 4000  # far more than the cards of two decks need
RELANCINHO = "relancinho"
# The attribute of a field without which a mão is not complete. Its value is the side that may leave it blank if it
# went out.
ASKED = "data-exige"
MOST_VERSIONS = 32_000  # the limit of the column


class Writer(NamedTuple):
    """The side that enters at the mesa, if it is known, and the names of all sides."""

    said: str
    labels: Mapping[str, str]


class MaoForm(MaoPage):
    """The form for one mão, new or corrected. `correcting` adds a reason.

    With three players it has no sides until `alone` says which one played alone. `before`: the state of the partida
    before the mão, from which the page shows the vulnerable sides; without it, any side may be vulnerable.
    """

    template = "scoring/table/summary.html"
    addresses = ("scoring:table", "scoring:correct")  # the addresses for the next mão and for a correction
    writer: Writer | None = None  # set if the mesa says which side writes
    rules_page = ""  # the address of the table's page of rules; without it there are no links to it
    language: str | None = None  # the language of sentences about a mão; by default that of the page

    partida = NumberField(min_value=1, max_value=999, widget=forms.HiddenInput)
    number = NumberField(min_value=1, max_value=999, widget=forms.HiddenInput)
    client_id = forms.UUIDField(widget=forms.HiddenInput)
    seen_version = NumberField(min_value=1, max_value=MOST_VERSIONS, required=False, widget=forms.HiddenInput)
    alone = TypedField(max_length=1, widget=forms.HiddenInput)
    # The cards, for returning to entry card by card.
    notation = TypedField(max_length=NOTATION_LENGTH, widget=forms.HiddenInput)
    # The answers of the other form, totals or count, for returning to it.
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
        self.doubts: list[str] = []  # the sentences of the warnings
        self.doubted: tuple[str, ...] = ()  # their codes
        self.doubtful: set[str] = set()  # the fields that they belong to
        self.whys: dict[str, str] = {}  # the anchor of the explaining rule, by sentence
        for side in sides:
            self._add_side(side)
            self.initial.setdefault(f"{side}-morto", presumed_morto(self.ruleset, sides, side))
        self._add_whole()
        for side, count in self._noted().items():
            self.initial.setdefault(f"{side}-{RELANCINHO}", count)
            if field := self.fields.get(f"{side}-{RELANCINHO}"):
                # the stored draft holds only typed values, and this one was not typed
                field.widget.attrs["data-anotado"] = count

    def _add_side(self, side: str) -> None:
        for count in self.counts:
            attrs = {
                "inputmode": "numeric",
                "autocomplete": "off",
                "enterkeyhint": "next",
                "maxlength": 9,
                "data-digitos": count.digits,
                "data-side": side,
                "data-points": count.weight,
                "data-when": count.when or None,
                "data-morto": count.morto or None,
                "data-carta": count.held or None,
                "data-pede": count.needs or None,
                "data-sem": count.without if count.unless else None,
                "data-falta": count.unless or None,
                "data-canastra": count.canastra or None,
                "placeholder": _("mais") if count.few and not count.required else None,
            }
            if count.required:
                # a player who went out holds no cards, so a side of one player may leave that number blank
                blank = count.code == "hand" and self.ruleset.players == 1 and "+" not in side
                attrs[ASKED] = side if blank else ""
            number = forms.TextInput({name: value for name, value in attrs.items() if value is not None})
            self.fields[f"{side}-{count.code}"] = TypedField(label=count.label, widget=number)
        for name in self.ruleset.replaced:
            self.fields[f"{side}-{name}"] = TypedField(widget=forms.HiddenInput)
        self._add_unseen(side)

    def _add_unseen(self, side: str) -> None:
        if self.ruleset.mortos:
            self.fields[f"{side}-morto"] = one_of(
                terms.morto_taken(self.ruleset), morto_states(self.ruleset), asked=True
            )
        if "warned" in self.ruleset.side_fields:
            self.fields[f"{side}-warned"] = forms.BooleanField(
                label=terms.warned(self.ruleset),
                help_text=_("Agora o mínimo é %(points)s.") % {"points": points(self.ruleset.warned_points)},
                required=False,
            )

    def _add_whole(self) -> None:
        self.fields["ending"] = one_of(terms.who_went_out(), endings(self.ruleset, self.labels), asked=True)
        if self.ruleset.mortos_move:
            moved = [(str(number), str(number)) for number in range(self.ruleset.mortos + 1)]
            self.fields["mortos_to_stock"] = one_of(terms.mortos_moved(self.ruleset), moved)
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
        """Return the partida and number of the mão in the form."""
        return int(self["partida"].value()), int(self["number"].value())

    # --- for the service -------------------------------------------------------------

    def sent(self) -> dict[str, Any]:
        """Return the arguments of `record_mao` or `correct_mao`, except jogo and source. Call `is_valid` first."""
        names = ["partida", "number", "client_id", *(("seen_version", "reason") if self.correcting else ())]
        return {
            **{name: self.cleaned_data[name] for name in names},
            "facts": self.facts(),
            "acknowledged": self.acknowledged(),
        }

    def facts(self) -> dict[str, Any]:
        """Return the facts for `rules.judge`. Text that is no number is passed on as typed, for it to refuse."""
        facts = facts_from(self.data, self.ruleset, list(self.labels))
        for side, count in self._noted().items():
            if side in facts["sides"]:
                facts["sides"][side].setdefault(
                    RELANCINHO, count
                )  # 000:47: it is noted during the mão, so a blank field does not remove it
        return facts

    def _noted(self) -> Mapping[str, int]:
        partida, number = (numbers.whole(str(self[name].value() or "")) for name in ("partida", "number"))
        return self.jogo.relancinhos_in(partida or 0, number or 0) if not self.correcting else {}

    def acknowledged(self) -> list[str]:
        """Return the codes of the confirmed warnings. One answer may confirm several, separated by spaces."""
        given = self.data.getlist("acknowledged") if isinstance(self.data, QueryDict) else []
        return " ".join(given).split()

    @property
    def is_confirmed(self) -> bool:
        """Whether the form confirms every warning."""
        return set(self.doubted) <= set(self.acknowledged())

    def ask(self) -> None:
        """Add open questions to their fields; this form has no questions besides those of the rules."""

    # --- what came back --------------------------------------------------------------

    def add_problems(self, errors: Iterable[rules.Problem], warnings: Iterable[rules.Problem]) -> None:
        """Add each error to its field, and collect the warnings to be confirmed."""
        for problem in messages.said_once(errors):
            place, sentence = self._place(problem), self._explained(problem)
            self.add_error(place, sentence if place else self._named(problem, sentence))
        self.doubted = tuple(dict.fromkeys(str(problem.code) for problem in warnings))
        for problem in messages.said_once(warnings):
            self.doubts.append(self._named(problem, self._explained(problem)))
            if place := self._place(problem):
                self.doubtful.add(place)

    def changed(self, *, correcting: bool | None = None, **hidden: object) -> Self:
        """Return the same answers in a form for another mão: hidden values are replaced, typed values kept."""
        data = QueryDict(mutable=True)
        data.update(self.data)
        for name, value in hidden.items():
            data[name] = str(value)
        if correcting is None:
            correcting = self.correcting
        return type(self)(data, jogo=self.jogo, initial={}, correcting=correcting, before=self.before)

    def sentence(self, problem: rules.Problem) -> str:
        """Return the sentence for a problem."""
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
        sentence = self.sentence(problem)
        if anchor := why(self.ruleset, problem.code):
            self.whys |= dict.fromkeys((sentence, self._named(problem, sentence)), anchor)
        return sentence

    def _as_points(self, place: str | None, typed: str) -> int | None:
        # A number that can be the points of cards, typed into a field for the number of cards, gets its own sentence.
        of_cards = {f"{side}-{count.code}" for side in self.labels for count in self.counts if count.held}
        number, unit = whole(typed), self.ruleset.unit
        if place not in of_cards or not unit or not isinstance(number, int):
            return None
        return number if number % unit == 0 and number <= self.ruleset.deck_points else None

    def _named(self, problem: rules.Problem, sentence: str) -> str:
        return (
            f"{first_names(self.labels[problem.side])}: {sentence}"
            if problem.side in self.labels
            else sentence
        )

    def _place(self, problem: rules.Problem) -> str | None:
        if problem.field in {BATIDA, "ending"}:
            return "ending"
        name = f"{problem.side}-{problem.field}" if problem.side else problem.field
        return name if name in self.fields else None


def one_of(label: str, choices: list[tuple[str, str]], *, asked: bool = False) -> TypedField:
    """Return a field with a few choices. Any submitted value is passed on, for the rules to refuse.

    asked: whether the page may say that the answer is missing.
    """
    attrs = {ASKED: ""} if asked else {}
    return TypedField(label=label, widget=forms.RadioSelect(attrs, choices=choices))
