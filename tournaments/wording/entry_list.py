"""Words for the lines of a list of entries: what would become of each, and why."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from scoring.input.fields import SENTENCES
from tournaments.entry_list.marks import Problem, State


class Sign(NamedTuple):
    """A state by word and symbol. tone: of `components/tag.html`."""

    symbol: str
    word: str | Promise
    tone: str


SIGNS: Final[Mapping[State, Sign]] = {
    State.NEW: Sign("✓", gettext_lazy("nova"), "done"),
    State.NEAR: Sign("≈", gettext_lazy("parecida"), "warn"),
    State.ENTERED: Sign("=", gettext_lazy("já inscrita"), "plain"),
    State.TAKEN: Sign("✗", gettext_lazy("jogador já em outra dupla"), "bad"),
    State.REPEATED: Sign("2×", gettext_lazy("repetida na lista"), "plain"),
    State.UNREADABLE: Sign("?", gettext_lazy("não entendi"), "bad"),
    State.OUT: Sign("–", gettext_lazy("fica de fora"), "plain"),
}
# Where players enter singly nobody has another dupla, and the words are of one person.
SINGLY: Final[Mapping[State, str | Promise]] = {
    State.NEW: gettext_lazy("entra"),
    State.NEAR: gettext_lazy("nome parecido"),
    State.ENTERED: gettext_lazy("já na lista de inscritos"),
    State.REPEATED: gettext_lazy("repetido na lista"),
}
PROBLEMS: Final[Mapping[str, str | Promise]] = {
    "formula": gettext_lazy("“%(text)s” é uma fórmula de planilha, não um nome."),
    "in_dupla": gettext_lazy("%(name)s já joga na dupla %(dupla)s."),
    "in_line": gettext_lazy("%(name)s já está na linha %(line)s desta lista."),
    "many_names": gettext_lazy("“%(text)s” parece mais de um nome."),
    "name_long": gettext_lazy("O nome passa de %(most)s letras."),
    "names_left": gettext_lazy("Há nomes demais nesta linha: aqui são %(size)s por linha."),
    "near": gettext_lazy("%(name)s é parecido com %(others)s."),
    "no_letters": gettext_lazy("“%(text)s” não tem letras: não é um nome."),
    "no_name": gettext_lazy("Falta o nome."),
    "one_name": gettext_lazy("Só achei um nome: falta o segundo."),
    "other_cells": gettext_lazy("Não sei o que fazer com “%(text)s”: apague, ou ponha no lugar certo."),
    "phone_in_name": gettext_lazy("“%(text)s” tem um telefone: tire-o daqui, o nome é público."),
    "repeated": gettext_lazy("É a mesma da linha %(line)s."),
    "same_twice": gettext_lazy("É duas vezes a mesma pessoa."),
    "seed_taken": gettext_lazy("A cabeça de chave %(seed)s já é de %(dupla)s."),
    "seed_unreadable": gettext_lazy("“%(text)s” não é uma cabeça de chave: é um número de 1 a %(most)s."),
    "text_long": gettext_lazy("O texto passa de %(most)s letras."),
    "two_names": gettext_lazy("Só achei dois nomes: falta o terceiro."),
    **SENTENCES,
}


def sign_of(state: State, *, alone: bool) -> Sign:
    """Return word and symbol of a state."""
    sign = SIGNS[state]
    return sign._replace(word=SINGLY.get(state, sign.word)) if alone else sign


def sentence(problem: Problem) -> str:
    """Return what is said of a problem."""
    return str(PROBLEMS[problem.code]) % dict(problem.params)
