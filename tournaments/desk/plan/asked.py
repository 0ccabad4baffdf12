"""Form fields for the fields of a plan: the input, its initial value, and how its value is read."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from django import forms
from django.utils.translation import gettext as _

from scoring.input.fields import DecimalField, NumberField, TextField
from tournaments.pairing.bracket.seeding import read_crossing
from tournaments.plan.fields import (
    CAMPAIGN,
    CARRY,
    CROSSING,
    FORGETS,
    SIDE_OF,
    Moments,
    OneOf,
    Pairs,
    PlanField,
    Portion,
    Whole,
    YesNo,
)
from tournaments.plan.formats import FORMATS, Format
from tournaments.wording import plan

# Not asked for the first stage.
FROM_BEFORE = frozenset({one.short for one in (SIDE_OF, CROSSING, CAMPAIGN, CARRY, FORGETS)})


def asked_of(format_: type[Format]) -> dict[str, PlanField]:
    """Return the fields that the desk asks for in a format, by their short names."""
    return {field.short: field for field in (*format_.fields, *format_.stage_fields) if field.asked}


def places_asking(name: str) -> list[int]:
    """Return the positions of the formats that ask for a field, or an empty list if all do.

    A position is that of the format in the select. The style sheet hides the field in every other format.
    """
    places = [place for place, key in enumerate(plan.FORMATS, start=1) if name in asked_of(FORMATS[key])]
    return [] if len(places) == len(plan.FORMATS) else places


def number_input(label: Any, least: int, most: int, **more: Any) -> NumberField:
    """Return the input of a whole number."""
    widget = forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"})
    return NumberField(
        label=label, min_value=least, max_value=most, **{"required": False, "widget": widget, **more}
    )


def _tenths_or_quarters(points: Decimal) -> None:
    if points * 10 % 1 and points * 4 % 1:
        raise forms.ValidationError(_("Escreva pontos inteiros, décimos ou quartos, como 1, 0,5 ou 0,25."))


def points_input(label: Any, least: int, most: int) -> DecimalField:
    """Return the input of points, which may be tenths or quarters."""
    widget = forms.TextInput(attrs={"inputmode": "decimal", "autocomplete": "off"})
    return DecimalField(
        label=label,
        min_value=least,
        max_value=most,
        decimal_places=2,
        required=False,
        localize=True,
        widget=widget,
        validators=[_tenths_or_quarters],
    )


def choice_input(label: Any, choices: Iterable[tuple[Any, Any]], **more: Any) -> forms.ChoiceField:
    """Return the input of one of several choices."""
    return forms.ChoiceField(label=label, choices=choices, **{"required": False, **more})


def inputs() -> dict[str, forms.Field]:
    """Return the inputs for the fields of all formats by name, each with the initial value of a new stage."""
    found: dict[str, forms.Field] = {}
    for key in plan.FORMATS:
        usual = FORMATS[key]()
        for name, field in asked_of(FORMATS[key]).items():
            # Several formats may share a field; the first one gives its initial value.
            found.setdefault(name, _input(field, _initial(field, usual)))
    return {name: found[name] for name in plan.FIELDS if name in found}


def _initial(field: PlanField, usual: Format) -> object:
    value: object = usual
    for name in field.name.split("."):
        value = getattr(value, name, field.blank)
    return shown(field, value)


def _input(field: PlanField, initial: object) -> forms.Field:
    asked = plan.FIELDS[field.short]
    label: Any = asked.label  # the stubs of Django's forms have another type for lazy translations
    text: dict[str, Any] = {"help_text": asked.help, "initial": initial}
    match field:
        case Whole(least=least, most=most):
            return number_input(label, least, most, **text)
        case Portion():
            return number_input(label, 0, 100, **text)
        case YesNo():
            return forms.BooleanField(label=label, required=False, **text)
        case OneOf():
            return choice_input(label, [(value or "", word) for value, word in asked.choices.items()], **text)
        case Pairs():
            rows = forms.Textarea(attrs={"rows": 2, "spellcheck": "false"})
            return TextField(lines=True, label=label, required=False, max_length=4000, widget=rows, **text)
    raise TypeError(f"nobody knows how to ask for {field}")


def shown(field: PlanField, value: Any) -> Any:
    """Return a value as the input shows it: empty if it is the value that an empty input means."""
    if value == field.blank and not isinstance(field, OneOf):
        return None
    match field:
        case Portion():
            return int(value * 100)
        case OneOf():
            return value or ""
        case Pairs():
            return ", ".join(f"{one} x {other}" for one, other in value)
        case Moments():
            return ", ".join(map(str, value))
    return value


def meant(field: PlanField, typed: Any) -> Any:
    """Return the value that was typed; None for an empty input. Raises `DrawError`: `crossing_unreadable`."""
    match field:
        case YesNo():
            return bool(typed)
        case Portion() if typed is not None:
            return Fraction(typed, 100)
        case OneOf():
            return field.read(typed) if typed else None
        case Pairs():
            return read_crossing(typed or "")
    return typed


def may_be_none(field: PlanField) -> bool:
    """Whether None is a value of the field, and not just an empty input."""
    return isinstance(field, OneOf) and None in field.values
