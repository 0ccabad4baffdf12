"""Sentences for what is wrong with a rule set of a club's own, for whoever fills in the form or sends the file."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

import rules
from scoring.wording import messages

type Lazy = str | Promise

# What contradicts what, by the place it is found at.
CONTRADICTIONS: Mapping[str, Lazy] = {
    "canastras": gettext_lazy(
        "A canastra mais difícil não pode valer menos que a mais fácil: confira os dois bônus."
    ),
    "melds": gettext_lazy("Se as trincas valem, elas têm pelo menos 3 cartas: confira o máximo."),
    "target": gettext_lazy("Com um número de mãos combinado não há limite de pontos: apague um dos dois."),
    "vulnerability": gettext_lazy(
        "Quem já baixou errado não pode precisar de menos pontos que os outros: confira os dois mínimos."
    ),
}


def place_of(exc: rules.RuleSetError) -> str:
    """Return the option or the place an error belongs to, without the file before it."""
    return exc.field.rpartition(": ")[2]


def ruleset_error(exc: rules.RuleSetError) -> str:
    """Return what to tell whoever wrote the rule set."""
    place = place_of(exc)
    if exc.code == "contradiction" and (found := CONTRADICTIONS.get(place.partition(".")[0])):
        return str(found)
    return messages.explain(exc.code, field=place)
