"""The form of one mão, built from the rule set: only the fields it has, in its words.

It reads shapes and keeps what was typed; whether the mão can be is for `rules` to say, all problems at once.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self
from uuid import uuid4

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring import messages
from scoring.asked import BATIDA, MORTO_STATES, Count, counts, endings, facts_from
from scoring.models import Jogo


@dataclass(frozen=True, slots=True)
class Ask:
    """One field of a side as the page draws it."""

    field: BoundField
    count: Count


@dataclass(frozen=True, slots=True)
class SideAsks:
    """Everything asked of one side."""

    side: str
    label: str
    numbers: list[Ask]
    morto: BoundField


class MaoForm(forms.Form):
    """One mão, new or corrected (`correcting`: a reason is asked for too)."""

    error_messages = {"incomplete": gettext_lazy("O formulário chegou incompleto. Confira e envie de novo.")}

    partida = forms.IntegerField(min_value=1, max_value=999, widget=forms.HiddenInput)
    number = forms.IntegerField(min_value=1, max_value=999, widget=forms.HiddenInput)
    client_id = forms.UUIDField(widget=forms.HiddenInput)
    seen_version = forms.IntegerField(min_value=1, required=False, widget=forms.HiddenInput)

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        jogo: Jogo,
        initial: Mapping[str, Any],
        correcting: bool = False,
    ) -> None:
        super().__init__(data, initial={"client_id": uuid4(), **initial}, label_suffix="")
        self.jogo, self.correcting = jogo, correcting
        self.ruleset = jogo.load_rules()
        self.labels = {side: jogo.label(side) for side in self.ruleset.side_names}
        self.counts = counts(self.ruleset)
        self.warnings: dict[str, list[str]] = {}
        self.field_warnings: dict[str, list[str]] = {}
        self._add_sides()
        self._add_whole()

    def _add_sides(self) -> None:
        for side in self.ruleset.side_names:
            for count in self.counts:
                self.fields[f"{side}-{count.code}"] = forms.CharField(
                    label=count.label, required=False, strip=False, widget=_number(side, count)
                )
            self.fields[f"{side}-morto"] = forms.CharField(
                label=_("Pegou o %(morto)s?") % {"morto": self.ruleset.words["morto"]},
                required=False,
                widget=forms.RadioSelect(choices=list(zip(MORTO_STATES, (_("Sim"), _("Não")), strict=True))),
            )

    def _add_whole(self) -> None:
        self.fields["ending"] = forms.CharField(
            label=_("Quem bateu?"),
            required=False,
            widget=forms.RadioSelect(choices=endings(self.ruleset, self.labels)),
        )
        moved = [(str(number), str(number)) for number in range(self.ruleset.mortos + 1)]
        self.fields["mortos_to_stock"] = forms.CharField(
            label=_("Mortos levados ao monte"), required=False, widget=forms.RadioSelect(choices=moved)
        )
        self.initial.setdefault("mortos_to_stock", "0")
        if self.correcting:
            self.fields["reason"] = forms.CharField(
                label=_("Por que corrigir?"),
                help_text=_("Fica visível no placar, junto da mão corrigida."),
                required=False,
                max_length=200,
            )

    # --- for the page ---------------------------------------------------------------

    def sides(self) -> list[SideAsks]:
        """Return the two columns."""
        return [
            SideAsks(
                side,
                label,
                [Ask(self[f"{side}-{count.code}"], count) for count in self.counts],
                self[f"{side}-morto"],
            )
            for side, label in self.labels.items()
        ]

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
        return facts_from(self.data, self.ruleset)

    def acknowledged(self) -> list[str]:
        """Return the codes of the warnings that were ticked."""
        return self.data.getlist("acknowledged") if isinstance(self.data, QueryDict) else []

    # --- what came back --------------------------------------------------------------

    def add_problems(self, errors: Iterable[rules.Problem], warnings: Iterable[rules.Problem]) -> None:
        """Put each sentence beside its field, and collect the warnings to be ticked."""
        for problem in errors:
            self.add_error(self._place(problem), self._sentence(problem))
        for problem in warnings:
            sentence, place = self._sentence(problem), self._place(problem)
            named = f"{self.labels[problem.side]}: {sentence}" if problem.side else sentence
            self.warnings.setdefault(str(problem.code), []).append(named)
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
        return type(self)(data, jogo=self.jogo, initial={}, correcting=correcting)

    def _sentence(self, problem: rules.Problem) -> str:
        place = self._place(problem)
        if problem.code == rules.Code.NOT_INTEGER and place and not self.data.get(place, "").strip():
            return _("Falta este número. Se não houver nenhuma, escreva 0.")
        return messages.sentence(problem)

    def _place(self, problem: rules.Problem) -> str | None:
        """Return the field a problem belongs to; None: the mão as a whole."""
        if problem.field in {BATIDA, "ending"}:
            return "ending"
        name = f"{problem.side}-{problem.field}" if problem.side else problem.field
        return name if name in self.fields else None


def _number(side: str, count: Count) -> forms.TextInput:
    attrs = {
        "inputmode": "numeric",
        "autocomplete": "off",
        "enterkeyhint": "next",
        "maxlength": 9,
        "data-side": side,
        "data-points": count.weight,
    }
    if count.when:
        attrs["data-when"] = count.when
    return forms.TextInput(attrs=attrs)
