"""The form with which somebody opens a jogo without an event."""

from collections.abc import Mapping
from typing import NamedTuple

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.avulso.games import PAIRS, SEATING, TRIOS, Game, game_of, games
from scoring.explain.labels import option_label, option_means
from scoring.input import numbers, steps
from scoring.input.fields import NameField, NumberField, StepsField
from scoring.models import Jogo

type Value = rules.OptionValue

SWITCH = "opcao-"
TABLE = "jogam"  # the field with the number of people, a key of `TABLES`
OF_THREE = "mortos_of_three"  # a question for three players alone
_LIMIT = 3000  # the limit, in points, if the rules leave it open
_MOST_POINTS, _MOST_MAOS = 100_000, 99
_NUMBERS = ("points", "count", "amount")
_PAIR = 2
_NAMED = {
    PAIRS: (gettext_lazy("Primeira dupla"), gettext_lazy("Segunda dupla")),
    TRIOS: (gettext_lazy("Primeiro trio"), gettext_lazy("Segundo trio")),
}


class Chosen(NamedTuple):
    """A rule set's key with the options and overrides to load it with."""

    base: str
    options: Mapping[str, Value]
    overrides: Mapping[str, object]


class AvulsoForm(forms.Form):
    """The form for the players' names, the variations of the rules, the number of partidas, and the way of entry.

    data: the submitted values, which name a game; without them the form is that of `game`, by default of the most
    played one for two duplas.
    """

    def __init__(self, data: QueryDict | None = None, game: Game | None = None) -> None:
        super().__init__(data, label_suffix="")
        table = data.get(TABLE, PAIRS) if data is not None else PAIRS
        found = game_of(data.get("ruleset", ""), table) if data is not None else None
        self.game = found or game or (games(table) or games(PAIRS))[0]
        self.ready = Chosen(self.game.base, self.game.options, self.game.overrides)
        asked = (*SEATING, *((OF_THREE,) if self.game.table != "3" else ()))
        declared = rules.declared(self.game.base).switches
        self.switches = {switch.name: switch for switch in declared if switch.name not in asked}
        standing = self.game.ruleset.options
        self.fields["ruleset"] = forms.ChoiceField(
            choices=[(one.key, one.title) for one in games(table)],
            initial=self.game.key,
            widget=forms.HiddenInput(),
        )
        self._ask_names()
        for name, switch in self.switches.items():
            self.fields[field_of(name)] = _switch_field(switch, standing.get(name))
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
        return [self[field_of(name)] for name in self.switches if name not in ("target", OF_THREE)]

    def names(self) -> list[str]:
        """Return the names typed, in order."""
        return [name for field in self.asked if (name := self.cleaned_data[field])]

    def chosen(self) -> Chosen:
        """Return the chosen rules with their variations."""
        typed = {name: self.cleaned_data.get(field_of(name)) for name in self.switches}
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
        return Chosen(self.ready.base, options, self.ready.overrides)

    def clean(self) -> dict[str, object]:
        """Add the refusals of the rule set to their fields."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        try:
            rules.load(*self.chosen())
        except rules.RuleSetError as exc:
            field = field_of(exc.field.rpartition(": ")[2])
            target = _("Estas regras não aceitam esse limite: deixe vazio, ou escreva outro.")
            other = _("Estas variações não combinam: escolha outra.")
            self.add_error(field if field in self.fields else None, target if field == "target" else other)
        return cleaned

    def _ask_names(self) -> None:
        self.asked = [chr(ord("a") + place) for place in range(self.game.most)]
        named = _NAMED.get(self.game.table)
        for place, letter in enumerate(self.asked):
            label = named[place] if named else _("Nome %(number)s") % {"number": place + 1}
            self.fields[letter] = NameField(label=label, max_length=60, required=place < self.game.least)

    def _entries(self) -> list[tuple[str, str]]:
        said = {str(value): str(label) for value, label in Jogo.Entry.choices}
        if self.game.table != PAIRS:
            said[Jogo.Entry.CONFIRM] = _("Um lado anota, o outro confirma")
            said[Jogo.Entry.APART] = _("Os dois lados anotam e comparam")
        # More than two names allow only a scorer.
        return [one for one in said.items() if len(self.asked) == _PAIR or one[0] == Jogo.Entry.SCORER]


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
