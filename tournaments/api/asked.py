"""Query parameters: each declares the values it accepts, and everything else is rejected."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from django.http import QueryDict
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import ValidationError

from scoring.input import numbers

MOST_TEXT: Final = 60
MOST_NUMBER: Final = 10**numbers.MOST_DIGITS - 1
MOST_SLUG: Final = 80
SLUG: Final = re.compile(rf"[a-z0-9-]{{1,{MOST_SLUG}}}")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One query parameter.

    read: returns the value, or None if it is not accepted. said: description. takes: returns the text of a
    refusal.
    """

    name: str
    schema: Mapping[str, object]
    read: Callable[[str], object | None]
    said: str
    takes: Callable[[], str]

    @property
    def documented(self) -> OpenApiParameter:
        """Return the parameter for the OpenAPI document."""
        return OpenApiParameter(self.name, dict(self.schema), OpenApiParameter.QUERY, description=self.said)


def number(name: str, said: str, *, least: int = 1) -> Parameter:
    """Return a parameter that is a whole number."""

    def read(typed: str) -> int | None:
        found = numbers.whole(typed) if typed == typed.strip() else None
        return found if found is not None and found >= least else None

    schema = {"type": "integer", "minimum": least, "maximum": MOST_NUMBER}
    return Parameter(
        name, schema, read, said, lambda: _("Escreva um número a partir de %(least)s.") % {"least": least}
    )


def choice(name: str, choices: Iterable[str], said: str) -> Parameter:
    """Return a parameter that is one of several words."""
    words = list(choices)
    return Parameter(
        name,
        {"type": "string", "enum": words},
        lambda typed: typed if typed in words else None,
        said,
        lambda: _("Escreva um destes: %(words)s.") % {"words": ", ".join(words)},
    )


def text(name: str, said: str) -> Parameter:
    """Return a parameter that is a search text."""

    def read(typed: str) -> str | None:
        return typed if len(typed) <= MOST_TEXT else None

    schema = {"type": "string", "maxLength": MOST_TEXT}
    return Parameter(
        name, schema, read, said, lambda: _("Escreva até %(most)s letras.") % {"most": MOST_TEXT}
    )


def slug(name: str, said: str) -> Parameter:
    """Return a parameter that is a slug, the last part of an address of this site."""
    schema = {"type": "string", "pattern": "^[a-z0-9-]+$", "minLength": 1, "maxLength": MOST_SLUG}
    return Parameter(
        name,
        schema,
        lambda typed: typed if SLUG.fullmatch(typed) else None,
        said,
        lambda: _("Escreva como está no endereço: letras minúsculas, algarismos e hífens."),
    )


def asked(query: QueryDict, known: Iterable[Parameter]) -> dict[str, Any]:
    """Return the values of the parameters by name, None for those not given.

    Raises `ValidationError` with all unknown, repeated and rejected parameters.
    """
    by_name = {one.name: one for one in known}
    found: dict[str, Any] = dict.fromkeys(by_name)
    wrong: dict[str, list[str]] = {}
    for name, given in query.lists():
        if name not in by_name:
            wrong[name] = [_unknown(by_name)]
        elif len(given) > 1:
            wrong[name] = [_("Escreva este parâmetro uma vez só.")]
        elif (value := by_name[name].read(given[0])) is None:
            wrong[name] = [by_name[name].takes()]
        else:
            found[name] = value
    if wrong:
        raise ValidationError(wrong)
    return found


def _unknown(known: Iterable[str]) -> str:
    if names := ", ".join(sorted(known)):
        return _("Este endereço não tem este parâmetro. Os que tem: %(names)s.") % {"names": names}
    return _("Este endereço não tem parâmetros.")
