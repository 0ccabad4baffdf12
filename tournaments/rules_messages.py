"""Sentences for what is wrong with a rule set of a club's own, for whoever fills in the form or sends the file."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

import rules

type Lazy = str | Promise

PROBLEMS: Mapping[str, Lazy] = {
    "unknown_ruleset": gettext_lazy("Este texto não existe aqui: a base é um dos quatro textos."),
    "unknown_option": gettext_lazy("O texto não tem a opção %(field)s: confira o nome."),
    "wrong_type": gettext_lazy(
        "O valor de %(field)s não serve: confira se é um número inteiro, uma palavra ou sim e não."
    ),
    "impossible_value": gettext_lazy(
        "Este valor não é possível. Pontos andam de 5 em 5 ou de 10 em 10, como as cartas, até 100.000."
    ),
    "not_scorable": gettext_lazy(
        "O texto só dá o nome deste modo, não as regras: não há como contar os pontos."
    ),
    "missing_value": gettext_lazy("Falta um valor sem o qual não se conta: %(field)s."),
    "unknown_value": gettext_lazy("%(field)s não existe neste texto, ou não é do clube mudar."),
    "left_out": gettext_lazy(
        "As opções escolhidas deixam isto de fora: mude a opção, ou deixe este valor em branco."
    ),
    "contradiction": gettext_lazy("Dois valores se contradizem: confira este e o seu par."),
}
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
    if exc.code == "contradiction":
        return str(CONTRADICTIONS.get(place.partition(".")[0], PROBLEMS[exc.code]))
    return str(PROBLEMS[exc.code]) % {"field": place}
