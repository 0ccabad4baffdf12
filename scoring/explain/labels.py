"""Labels and meanings of every switch and every value that a club may set, from two tables of words."""

from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from rules.cards import RANKS
from scoring.explain.option_words import OPTIONS, Label
from scoring.explain.place_words import PLACES
from scoring.wording.numbers import points
from scoring.wording.terms import word

_SILENT = {"", "omisso", "taciuto", "silent"}
_LINE, _LINES = {"linha", "riga", "line"}, {"linhas", "righe", "lines"}
_NAMED = {
    "Glossário, jogo": gettext_lazy("Glossário, palavra “jogo”"),
    "uso dei tornei": gettext_lazy("costume dos torneios"),
    "salas de jogo": gettext_lazy("salas de jogo"),
    "texto de um clube": gettext_lazy("texto de um clube"),
    "regulamento do clube": gettext_lazy("regulamento do clube"),
    "costume": gettext_lazy("costume"),
    "Jogatina, tabela dos modos": gettext_lazy("Jogatina, tabela dos modos"),
    "Wikipédia, buraco": gettext_lazy("Wikipédia, buraco"),
}
YES, NO = gettext_lazy("sim"), gettext_lazy("não")


def option_label(name: str) -> str:
    """Return the label of a switch."""
    return str(OPTIONS[name].label)


def place_label(place: str, ruleset: rules.RuleSet) -> str:
    """Return the label of a value. ruleset: the rule set whose canastras the label may name."""
    group, _dot, rest = place.partition(".")
    if group == "values":
        return _("Valor: %(cards)s") % {"cards": cards_named(rest)}
    if group == "canastras":
        kind = rest.partition(".")[0]
        named = {"kind": capfirst(word(ruleset, kind))}
        if kind not in ruleset.kinds:
            return _("Bônus a mais: %(kind)s") % named
        return _("Bônus: %(kind)s") % named
    return str(PLACES[place].label)


def meaning(label: Label, value: object) -> str:
    """Return the meaning of a value in words; a number means itself."""
    if isinstance(value, list | tuple):
        return _several(label, tuple(value))
    if value in label.means:
        return str(label.means[value])
    return str(YES if value else NO) if isinstance(value, bool) else str(value)


def _several(label: Label, values: tuple[Any, ...]) -> str:
    if not values:
        return str(label.means.get((), _("Não há")))
    if isinstance(values[0], str):
        return ", ".join(str(label.means.get(one) or cards_named(one)) for one in values)
    step = _("com %(from)s pontos, %(least)s")
    return "; ".join(step % {"from": points(first), "least": points(least)} for first, least in values)


def option_means(name: str, value: object) -> str:
    """Return the meaning of a switch's value."""
    return meaning(OPTIONS[name], value)


def place_means(place: str, value: object) -> str:
    """Return the meaning of the value at a place."""
    return meaning(PLACES.get(place, Label("")), value)


def source(article: str) -> str:
    """Return the source of a value in its text, in the language of the page."""
    # Data files name the source in the language of their text.
    return "; ".join(_source(one) for one in article.split("; "))


def _source(article: str) -> str:
    if article in _SILENT:
        return _("o texto não diz")
    if article in _NAMED:
        return str(_NAMED[article])
    what, _space, where = article.partition(" ")
    if what in _LINE:
        return _("linha %(where)s") % {"where": where}
    if what in _LINES:
        return _("linhas %(where)s") % {"where": where}
    return article


def cards_named(row: str) -> str:
    """Return the cards of a row of a table of values in words: `8-K` is `8, 9, 10, J, Q, K`."""
    if row == "all":
        return _("todas as cartas")
    if row == "joker":
        return _("coringão")
    return ", ".join(faces_of(row))


def faces_of(row: str) -> tuple[str, ...]:
    """Return the faces of the cards of a row of a table of values."""
    if row == "joker":
        return ("★",)
    first, _dash, last = "A-K".partition("-") if row == "all" else row.partition("-")
    span = RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
    return tuple("10" if rank == "T" else rank for rank in span)
