"""The form with which somebody opens a jogo without an event."""

from collections.abc import Mapping
from typing import NamedTuple

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.explain.labels import option_label, option_means
from scoring.input import numbers, steps
from scoring.input.fields import NameField, NumberField, StepsField
from scoring.models import Jogo

type Value = rules.OptionValue

EXTRA = "extra-"
FIRST = "regulamento-1"  # the most common rules
SWITCH = "opcao-"
SHOWN = "nomes"  # the number of name fields when the form was filled in
_LIMIT = 3000  # the limit, in points, if the rules leave it open
_MOST_POINTS, _MOST_MAOS = 100_000, 99
_NUMBERS = ("points", "count", "amount")
_PAIR = 2
_DUPLAS = (gettext_lazy("Primeira dupla"), gettext_lazy("Segunda dupla"))


class Chosen(NamedTuple):
    """A rule set's key with the options and overrides to load it with."""

    base: str
    options: Mapping[str, Value]
    overrides: Mapping[str, object]


class AvulsoForm(forms.Form):
    """The form for the rules with their variations, the players' names, the number of partidas, and the way of entry.

    data: the submitted values; without them the form starts with the rules `key`, unchanged, and names by field.
    """

    def __init__(
        self, data: QueryDict | None = None, key: str = FIRST, names: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(data, initial=dict(names or {}), label_suffix="")
        choices = rule_choices()
        typed = data.get("ruleset", "") if data is not None else key
        self.key = typed if typed in dict(choices) else FIRST
        extra = rules.extras()[self.key.removeprefix(EXTRA)] if self.key.startswith(EXTRA) else None
        self.base = extra.base if extra else self.key
        self.ready = Chosen(self.base, extra.options if extra else {}, extra.overrides if extra else {})
        self.title = dict(choices)[self.key]
        self.switches = {switch.name: switch for switch in rules.declared(self.base).switches}
        standing = rules.load(*self.ready).options
        self.ruleset = self._loaded() or rules.load(*self.ready)
        self.fields["ruleset"] = forms.ChoiceField(
            choices=choices, initial=self.key, widget=forms.HiddenInput()
        )
        self._ask_names()
        for name, switch in self.switches.items():
            value = standing.get(name)
            self.fields[field_of(name)] = _switch_field(switch, value)
        self.fields["partidas"] = forms.ChoiceField(
            label=_("Quantas partidas"), choices=[("1", _("Uma")), ("3", _("Melhor de três"))], initial="1"
        )
        self.fields["entry"] = forms.ChoiceField(
            label=_("Quem anota"), choices=self._entries(), initial=Jogo.Entry.SCORER
        )

    def plain(self) -> list[BoundField]:
        """Return the questions that are always visible."""
        folded = {one.name for one in self.variations()}
        return [field for field in self.visible_fields() if field.name not in folded]

    def variations(self) -> list[BoundField]:
        """Return the questions about variations of the rules; they start with the values of the published text."""
        return [self[field_of(name)] for name in self.switches if name != "target"]

    def names(self) -> list[str]:
        """Return the names typed, in order."""
        return [name for field in self.asked if (name := self.cleaned_data[field])]

    def chosen(self) -> Chosen:
        """Return the chosen rules with their variations."""
        return self._chosen({name: self.cleaned_data.get(field_of(name)) for name in self.switches})

    def clean(self) -> dict[str, object]:
        """Add the refusals of the rule set to their fields."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        try:
            ruleset = rules.load(*self.chosen())
        except rules.RuleSetError as exc:
            field = field_of(exc.field.rpartition(": ")[2])
            target = _("Estas regras não aceitam esse limite: deixe vazio, ou escreva outro.")
            other = _("Estas variações não combinam: escolha outra.")
            self.add_error(field if field in self.fields else None, target if field == "target" else other)
            return cleaned
        # The number of name fields changed with the variation, so the names have to be looked at again.
        least, most, found = ruleset.fewest_sides, len(ruleset.side_names), len(self.names())
        changed = self.data.get(SHOWN, str(most)) != str(most)
        if changed or not least <= found <= most:
            told = _("Nesta variação o número de nomes vai de %(least)s a %(most)s: confira os nomes.")
            self.add_error(self.asked[0], told % {"least": least, "most": most})
        return cleaned

    def _ask_names(self) -> None:
        least, most = self.ruleset.fewest_sides, len(self.ruleset.side_names)
        letters = [chr(ord("a") + place) for place in range(9)]
        # Keep a name field filled in for a variation with more players, so that no typed name disappears.
        typed = [
            place
            for place, letter in enumerate(letters, 1)
            if self.data.get(letter, self.initial.get(letter))
        ]
        self.asked = letters[: max(most, *typed, 0)]
        pairs = most == _PAIR and self.ruleset.players == _PAIR and len(self.asked) == _PAIR
        for place, letter in enumerate(self.asked):
            label = _DUPLAS[place] if pairs else _("Nome %(number)s") % {"number": place + 1}
            self.fields[letter] = NameField(label=label, max_length=60, required=place < least)
        self.shown = most

    def _entries(self) -> list[tuple[str, str]]:
        said = {str(value): str(label) for value, label in Jogo.Entry.choices}
        if self.ruleset.players != _PAIR:
            said[Jogo.Entry.CONFIRM] = _("Um lado anota, o outro confirma")
            said[Jogo.Entry.APART] = _("Os dois lados anotam e comparam")
        # More than two names allow only a scorer.
        return [one for one in said.items() if len(self.asked) == _PAIR or one[0] == Jogo.Entry.SCORER]

    def _loaded(self) -> rules.RuleSet | None:
        # Load the rules with the variations that change the number of players, if they are valid.
        typed = {
            name: _read(switch, self.data.get(field_of(name), "")) for name, switch in self.switches.items()
        }
        try:
            return rules.load(*self._chosen(typed))
        except rules.RuleSetError:
            return None

    def _chosen(self, typed: Mapping[str, object]) -> Chosen:
        read = {
            name: value if isinstance(value, int | tuple) else _read(self.switches[name], str(value))
            for name, value in typed.items()
            if value not in (None, "")
        }
        options = dict(self.ready.options) | {
            name: value for name, value in read.items() if value is not None
        }
        target = self.switches.get("target")
        if target and target.default is None and "maos" not in options:
            options.setdefault("target", _LIMIT)
        return Chosen(self.base, options, self.ready.overrides)


def rule_choices() -> list[tuple[str, str]]:
    """Return the choices by key: every published text, the most common first, and every ready-made variant."""
    texts = sorted(rules.published(), key=lambda key: key != FIRST)
    ready = [(f"{EXTRA}{extra.key}", _(extra.title)) for extra in rules.extras().values()]
    return [*((key, _(rules.declared(key).title)) for key in texts), *ready]


def field_of(switch: str) -> str:
    """Return the name of the field for a switch."""
    return switch if switch == "target" else f"{SWITCH}{switch}"


def _switch_field(switch: rules.Switch, value: Value | None) -> forms.Field:
    if switch.kind == "steps":
        return StepsField(label=option_label(switch.name), initial=steps.shown(_pairs(value)), required=False)
    if switch.kind in _NUMBERS:
        return NumberField(
            label=_("Pontos da partida") if switch.name == "target" else option_label(switch.name),
            help_text=_("Se ficar vazio, vale o do regulamento; onde ele não diz, 3.000.")
            if switch.name == "target"
            else "",
            required=False,
            initial=value if switch.kind == "amount" else None,
            min_value=0 if switch.kind == "amount" else 1,
            max_value=_MOST_MAOS if switch.kind == "count" else _MOST_POINTS,
            widget=forms.TextInput(attrs={"inputmode": "numeric"}),
        )
    values = (True, False) if switch.kind == "bool" else switch.choices
    choices = [(str(one), option_means(switch.name, one)) for one in values]
    return forms.ChoiceField(
        label=option_label(switch.name), choices=choices, initial=str(value), required=False
    )


def _pairs(value: Value | None) -> rules.Steps:
    return value if isinstance(value, tuple) else ()


def _read(switch: rules.Switch, typed: str) -> Value | None:
    if switch.kind == "steps":
        return steps.read(typed)
    if switch.kind in _NUMBERS:
        return numbers.whole(typed)
    values: tuple[Value, ...] = (True, False) if switch.kind == "bool" else switch.choices
    return next((one for one in values if str(one) == typed), None)
