"""The fields of every form. None reads a number, a text or a name by itself: a test demands that no form has others."""

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
    """A text of one line, or with `lines` of several; its length counts as it will be stored."""

    def __init__(self, *, lines: bool = False, max_length: int = texts.MOST_LETTERS, **more: Any) -> None:
        self.lines = lines
        super().__init__(max_length=max_length, **more)

    def to_python(self, value: Any) -> str:
        """Return the text as it is stored."""
        try:
            return self.read(str(value)) if value not in self.empty_values else ""
        except BadText as exc:
            raise ValidationError(str(SENTENCES[exc.code]), exc.code, exc.params) from exc

    def read(self, typed: str) -> str:
        """Read what was typed. Raises `BadText`."""
        return texts.read(typed, lines=self.lines)


class NameField(TextField):
    """What somebody or something is called."""

    def read(self, typed: str) -> str:
        """Read a name. Raises `BadText`."""
        return names.read(typed)


class StepsField(TextField):
    """Steps of points, each with the least from there on: `1500:75, 2000:90`; nothing typed are none."""

    def clean(self, value: Any) -> Any:
        """Return the steps that were typed, None where nothing was."""
        typed = super().clean(value)
        if not typed:
            return None
        found = steps.read(typed)
        if found is None:
            raise ValidationError(str(_STEPS), "steps_unreadable")
        return found


class MailField(TextField):
    """An address of e-mail."""

    widget = forms.EmailInput
    default_validators = [validate_email]


class TypedField(forms.CharField):
    """What is handed on just as it was typed, to who can say more of it than that it is no number."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"required": False, "strip": False} | more)

    def to_python(self, value: Any) -> str:
        """Return what was typed, once it is known to be a text."""
        try:
            texts.read(str(value), lines=True)
        except BadText as exc:
            raise ValidationError(str(SENTENCES[exc.code]), exc.code, exc.params) from exc
        return str(super().to_python(value))


class NumberField(forms.IntegerField):
    """A whole number within limits, both of them said."""

    def __init__(self, *, min_value: int, max_value: int, **more: Any) -> None:
        super().__init__(min_value=min_value, max_value=max_value, **more)
        self.most_digits = max(len(str(abs(limit))) for limit in (min_value, max_value)) + 1

    def to_python(self, value: Any) -> int | None:
        """Return the number; None where nothing was typed."""
        if value in self.empty_values:
            return None
        number = numbers.signed(value, self.most_digits)
        if number is None:
            raise ValidationError(self.error_messages["invalid"], "invalid")
        return number


class DecimalField(forms.DecimalField):
    """Points that may have a fraction, in figures as people write them: 1e999999 is more than a processor divides."""

    def to_python(self, value: Any) -> Decimal | None:  # type: ignore[override]  # as Django's own does
        """Return the number; None where nothing was typed."""
        if isinstance(value, str) and not _FIGURES.fullmatch(value.strip()):
            if value.strip():
                raise ValidationError(self.error_messages["invalid"], "invalid")
            return None
        return super().to_python(value)


class PlaceField(forms.Field):
    """Which version of which mão: `partida.number.version`."""

    def to_python(self, value: Any) -> tuple[int, ...] | None:
        """Return the three numbers; None where nothing was sent."""
        if value in self.empty_values:
            return None
        found = [number for part in str(value).split(".") if (number := numbers.whole(part)) is not None]
        if len(found) != len(("partida", "number", "version")) or str(value).count(".") != len(found) - 1:
            raise ValidationError(str(SENTENCES["text_unreadable"]), "invalid")
        return tuple(found)
