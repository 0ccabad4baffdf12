"""The form of a rule set of a club, built from the declarations of its text.

A new switch in the text is a new field here.
"""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.explain.labels import option_label, option_means, place_label, place_means, source
from scoring.input import steps
from scoring.input.fields import NameField, NumberField, StepsField
from scoring.wording.numbers import points
from tournaments.clubs import rule_file, rule_sets
from tournaments.forms import DeskForm
from tournaments.models import ClubRules
from tournaments.wording.refusals.errors import Refusal

SWITCH, VALUE = "opcao-", "valor-"
MOST_POINTS = 100_000
_YES, _NO = "sim", "nao"
_NUMBER = {"inputmode": "numeric", "autocomplete": "off"}
# Parts of the form, by the prefix of their fields. The first part has questions that every director can answer;
# if the text has an option for one of them, the form asks for the option instead of the value.
_FIRST = (
    *(f"{SWITCH}teams", f"{SWITCH}players"),
    *(f"{VALUE}melds.sets", f"{VALUE}batida.needs_canastra", f"{VALUE}deck.jokers"),
    *(f"{SWITCH}jokers", f"{SWITCH}joker", f"{SWITCH}target", f"{SWITCH}maos"),
)
_PARTS: Mapping[tuple[str, ...], str | Promise] = {
    _FIRST: gettext_lazy("Quem joga? Trinca vale? Bate com suja? Tem coringão? Até quantos pontos?"),
    (SWITCH,): gettext_lazy("Variações e leituras do texto"),
    (f"{VALUE}values.",): gettext_lazy("Valor das cartas"),
    (f"{VALUE}canastras.", f"{VALUE}bonuses."): gettext_lazy("Canastras e bônus"),
    (
        *(f"{VALUE}batida.", f"{VALUE}without_canastra.", f"{VALUE}mortos."),
        *(f"{VALUE}penalties.", f"{VALUE}vulnerability."),
    ): gettext_lazy("Batida, morto e penalidades"),
    (f"{VALUE}threes.",): gettext_lazy("Três vermelhos e pretos"),
    (f"{VALUE}melds.", f"{VALUE}deck.", f"{VALUE}endings.", f"{VALUE}partida."): gettext_lazy(
        "Baralho, combinações e fim"
    ),
}


class ClubRulesForm(DeskForm):
    """Every switch of a text and every value that a club may set.

    A field left unchanged keeps the value of the text.
    """

    anchor = "regra"
    name = NameField(label=gettext_lazy("Nome do regulamento"), max_length=rule_sets.NAME_LETTERS)
    minutes = NumberField(
        label=gettext_lazy("Relógio, em minutos"),
        help_text=gettext_lazy("Em branco: sem relógio. Só informa; quem dá o sinal é a direção."),
        required=False,
        min_value=1,
        max_value=rule_sets.MOST_MINUTES,
        widget=forms.TextInput(attrs=_NUMBER),
    )

    def __init__(self, *args: Any, own: ClubRules, **kwargs: Any) -> None:
        super().__init__(*args, initial=_initial(own), **kwargs)
        self.own = own
        self.declared = rules.declared(own.base, own.options)
        ruleset = rules.load(own.base)
        for switch in self.declared.switches:
            self.fields[f"{SWITCH}{switch.name}"] = _switch_field(switch)
        for place in self.declared.places:
            self.fields[f"{VALUE}{place.place}"] = _place_field(place, ruleset)

    def parts(self) -> list[tuple[str, list[forms.BoundField], bool]]:
        """Return title and fields of each part, and whether any of its fields was refused."""
        found, asked = [], set[str]()
        # A field belongs to the first part that claims it.
        for begins, title in _PARTS.items():
            of_part = [
                name
                for name in self.fields
                if name not in asked and (name in begins if begins is _FIRST else name.startswith(begins))
            ]
            asked.update(of_part)
            wrong = any(self.errors.get(name) for name in of_part)
            found.append((str(title), [self[name] for name in of_part], wrong))
        return found

    def save(self, *, by: Any) -> bool:
        """Store the rule set; False if it is refused, with the error at its field."""
        typed = self.cleaned_data
        self.own.name, self.own.minutes = typed["name"], typed["minutes"] or 0
        self.own.options = {
            switch.name: value
            for switch in self.declared.switches
            if (value := _read(switch.kind, switch.choices, typed[f"{SWITCH}{switch.name}"])) is not None
        }
        self.own.overrides = {
            place.place: value
            for place in self.declared.places
            if (value := _read(place.kind, place.choices, typed[f"{VALUE}{place.place}"])) is not None
            # A number is blank unless it was typed; other inputs are always filled, so they are compared with the text.
            and (place.kind == "number" or value != place.value)
        }
        with self.refusals():
            rule_sets.save_club_rules(own=self.own, by=by)
        return self.is_valid()

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field of the switch or value that the error names."""
        if not isinstance(exc, rules.RuleSetError):
            return super().place_of(exc)
        # The error names the switch or value behind its rule set, as in `key: melds.sets`.
        place = exc.field.rpartition(": ")[2]
        return next((name for name in (f"{SWITCH}{place}", f"{VALUE}{place}") if name in self.fields), None)


class RulesFileForm(DeskForm):
    """The file of a rule set."""

    anchor = "arquivo"
    file = forms.FileField(
        label=gettext_lazy("Arquivo de um regulamento"),
        error_messages={
            "required": gettext_lazy("Escolha um arquivo."),
            "empty": gettext_lazy("O arquivo está vazio."),
        },
        widget=forms.FileInput(attrs={"accept": ".json"}),
    )

    def save(self, *, club: Any, by: Any) -> ClubRules | None:
        """Store the rule set of the file under a free name and return it.

        None if it is refused, with the error at the field.
        """
        with self.refusals():
            # One byte more than the limit is read, so that a larger file is refused instead of cut off.
            own = rule_file.read(self.cleaned_data["file"].read(rule_file.MOST_BYTES + 1), club)
            own.name = rule_sets.free_name(club, own.name)
            return rule_sets.save_club_rules(own=own, by=by)
        return None

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field for every refusal: the file."""
        return "file"


def _initial(own: ClubRules) -> dict[str, Any]:
    declared = rules.declared(own.base, own.options)
    options = rules.load(own.base, own.options).options
    values = {place.place: place.value for place in declared.places if place.kind != "number"}
    several = {place.place for place in declared.places if place.kind == "several"}
    return {
        "name": own.name,
        "minutes": own.minutes or None,
        **{f"{SWITCH}{name}": _shown(value) for name, value in options.items()},
        **{
            f"{VALUE}{place}": list(value) if place in several else _shown(value)
            for place, value in (values | own.overrides).items()
        },
    }


def _shown(value: object) -> str:
    if isinstance(value, list | tuple):
        return steps.shown(value)
    return (_YES if value else _NO) if isinstance(value, bool) else str(value)


def _read(kind: str, choices: tuple[int | str, ...], typed: Any) -> object:
    # An empty field keeps the value of the text.
    if typed in (None, "", []):
        return None
    if kind == "several":
        return tuple(choice for choice in choices if str(choice) in typed)
    if kind == "steps":
        return typed
    if kind == "bool":
        return bool(typed == _YES)
    if kind == "choice":
        return next(choice for choice in choices if str(choice) == typed)
    return int(typed)


def _switch_field(switch: rules.Switch) -> forms.Field:
    label = option_label(switch.name)
    if switch.kind == "steps":
        return _steps(label, _in_text(option_means(switch.name, switch.default), switch.article))
    if switch.kind in ("points", "count", "amount"):
        said = points(switch.default) if isinstance(switch.default, int) else _("sem número")
        return _number(label, _in_text(said, switch.article), least=int(switch.kind != "amount"))
    choices = (True, False) if switch.kind == "bool" else switch.choices
    said = option_means(switch.name, switch.default)
    labels = [(_shown(choice), option_means(switch.name, choice)) for choice in choices]
    return _radios(label, labels, _in_text(said, switch.article))


def _place_field(place: rules.Place, ruleset: rules.RuleSet) -> forms.Field:
    label = place_label(place.place, ruleset)
    if isinstance(place.value, int) and place.kind == "number":
        said = _in_text(points(place.value), place.article)
        bonus = place.place.endswith(".bonus") and place.place.startswith("canastras.")
        return _number(
            label,
            _("%(said)s. Em branco: como no texto.") % {"said": said},
            least=-MOST_POINTS if bonus else 0,
        )
    if place.kind == "steps":
        return _steps(label, _in_text(place_means(place.place, place.value), place.article))
    if place.kind == "several":
        offered = [(str(one), place_means(place.place, (one,))) for one in place.choices]
        return forms.MultipleChoiceField(
            label=label,
            choices=offered,
            help_text=_in_text(place_means(place.place, place.value), place.article),
            required=False,
            widget=forms.CheckboxSelectMultiple,
        )
    choices = (True, False) if place.kind == "bool" else place.choices
    labels = [(_shown(choice), place_means(place.place, choice)) for choice in choices]
    return _radios(label, labels, _in_text(place_means(place.place, place.value), place.article))


def _in_text(said: str, article: str) -> str:
    return _("No texto: %(said)s (%(article)s)") % {"said": said, "article": source(article)}


def _radios(label: str, choices: list[tuple[str, str]], help_text: str) -> forms.Field:
    return forms.ChoiceField(
        label=label, choices=choices, help_text=help_text, required=False, widget=forms.RadioSelect
    )


def _steps(label: str, said: str) -> forms.Field:
    help_text = _("%(said)s. Pontos e mínimo, como 800:75, 900:90.") % {"said": said}
    return StepsField(label=label, help_text=help_text, required=False)


def _number(label: str, help_text: str, *, least: int) -> forms.Field:
    return NumberField(
        label=label,
        help_text=help_text,
        required=False,
        min_value=least,
        max_value=MOST_POINTS,
        widget=forms.TextInput(attrs=_NUMBER),
    )
