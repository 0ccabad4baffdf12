"""The fields of all forms. No other field parses numbers, texts or names; a test enforces this."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from django import forms
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from scoring.input import names, numbers, steps, texts
from scoring.input.texts import BadText

SENTENCES: Final[Mapping[str, str | Promise]] = {
    "text_unreadable": gettext_lazy(
        "Há aqui um sinal que não dá para gravar: apague tudo e escreva de novo."
    ),
    "name_marks": gettext_lazy("“%(word)s” tem acentos ou riscos demais: escreva só as letras."),
    "name_mixed": gettext_lazy(
        "“%(word)s” mistura letras parecidas de alfabetos diferentes: apague e escreva de novo."
    ),
}
_STEPS: Final = gettext_lazy("Escreva pontos e mínimo, como 800:75, 900:90.")
_FIGURES: Final = re.compile(r"[-+]?[0-9.,]{1,20}")


class TextField(forms.CharField):
    """A text of one line, or of several with `lines`. Its length is counted in the stored form."""

    def __init__(self, *, lines: bool = False, max_length: int = texts.MOST_LETTERS, **more: Any) -> None:
        self.lines = lines
        super().__init__(max_length=max_length, **more)

    def to_python(self, value: Any) -> str:
        """Return the text in its stored form."""
        try:
            return self.read(str(value)) if value not in self.empty_values else ""
        except BadText as exc:
            raise ValidationError(str(SENTENCES[exc.code]), exc.code, exc.params) from exc

    def read(self, typed: str) -> str:
        """Parse the typed text. Raises `BadText`."""
        return texts.read(typed, lines=self.lines)


class NameField(TextField):
    """The name of a person or thing."""

    def read(self, typed: str) -> str:
        return names.read(typed)


class StepsField(TextField):
    """Steps of points, each with the least to lay down from there on: `1500:75, 2000:90`; may be empty."""

    def clean(self, value: Any) -> Any:
        """Return the steps typed, if any."""
        typed = super().clean(value)
        if not typed:
            return None
        found = steps.read(typed)
        if found is None:
            raise ValidationError(str(_STEPS), "steps_unreadable")
        return found


class MailField(TextField):
    widget = forms.EmailInput
    default_validators = [validate_email]


class TypedField(forms.CharField):
    """A text that is passed on as typed, because the rules can explain an error better than the field."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"required": False, "strip": False} | more)

    def to_python(self, value: Any) -> str:
        """Return the typed value if it is a valid text."""
        try:
            texts.read(str(value), lines=True)
        except BadText as exc:
            raise ValidationError(str(SENTENCES[exc.code]), exc.code, exc.params) from exc
        return str(super().to_python(value))


class NumberField(forms.IntegerField):
    """A whole number with a required minimum and maximum."""

    def __init__(self, *, min_value: int, max_value: int, **more: Any) -> None:
        super().__init__(min_value=min_value, max_value=max_value, **more)
        self.most_digits = max(len(str(abs(limit))) for limit in (min_value, max_value)) + 1

    def to_python(self, value: Any) -> int | None:
        """Return the number, if one was typed."""
        if value in self.empty_values:
            return None
        number = numbers.signed(value, self.most_digits)
        if number is None:
            raise ValidationError(self.error_messages["invalid"], "invalid")
        return number


class DecimalField(forms.DecimalField):
    """Points with an optional fraction, in plain figures: a number like 1e999999 would take a processor too long."""

    def to_python(self, value: Any) -> Decimal | None:  # type: ignore[override]  # as Django's own does
        """Return the number, if one was typed."""
        if isinstance(value, str) and not _FIGURES.fullmatch(value.strip()):
            if value.strip():
                raise ValidationError(self.error_messages["invalid"], "invalid")
            return None
        return super().to_python(value)


class PlaceField(forms.Field):
    """A version of a mão: `partida.number.version`."""

    def to_python(self, value: Any) -> tuple[int, ...] | None:
        """Return the three numbers, if any were sent."""
        if value in self.empty_values:
            return None
        found = [number for part in str(value).split(".") if (number := numbers.whole(part)) is not None]
        if len(found) != len(("partida", "number", "version")) or str(value).count(".") != len(found) - 1:
            raise ValidationError(str(SENTENCES["text_unreadable"]), "invalid")
        return tuple(found)
