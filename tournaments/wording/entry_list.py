"""Sentences for the preview of a list of entries: why a line does not enter, or why it is unusual."""

from collections.abc import Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from scoring.input.fields import SENTENCES
from tournaments.entry_list.marks import LineProblem

PROBLEMS: Final[Mapping[str, str | Promise]] = {
    "columns": gettext_lazy("Diga acima o que cada coluna é: daqui não dá para saber."),
    "formula": gettext_lazy("“%(text)s” é uma fórmula de planilha, não um nome."),
    "in_dupla": gettext_lazy("%(name)s já joga na dupla %(dupla)s."),
    "in_line": gettext_lazy("%(name)s já está na linha %(line)s desta lista."),
    "many_names": gettext_lazy("“%(text)s” parece mais de um nome."),
    "name_long": gettext_lazy("O nome passa de %(most)s letras."),
    "name_private": gettext_lazy(
        "“%(text)s” tem um contato ou um documento: tire-o daqui, o nome é público."
    ),
    "names_left": gettext_lazy("Há nomes demais nesta linha: aqui são %(size)s por linha."),
    "near": gettext_lazy("%(name)s é parecido com %(others)s."),
    "no_letters": gettext_lazy("“%(text)s” não tem letras: não é um nome."),
    "no_names": gettext_lazy("Nem tudo aqui parece nome de gente."),
    "no_name": gettext_lazy("Falta o nome."),
    "one_name": gettext_lazy("Só achei um nome: falta o segundo."),
    "repeated": gettext_lazy("É a mesma da linha %(line)s."),
    "restored": gettext_lazy("Não parecia uma inscrição: confira os nomes."),
    "same_twice": gettext_lazy("É duas vezes a mesma pessoa."),
    "seed_taken": gettext_lazy("A cabeça de chave %(seed)s já é de %(dupla)s."),
    "seed_unreadable": gettext_lazy("“%(text)s” não é uma cabeça de chave: é um número de 1 a %(most)s."),
    "split": gettext_lazy("Não dá para saber onde um nome acaba e o outro começa."),
    "surname_first": gettext_lazy("São duas pessoas, ou o sobrenome e o nome de uma?"),
    "text_long": gettext_lazy("O texto passa de %(most)s letras."),
    "two_names": gettext_lazy("Só achei dois nomes: falta o terceiro."),
    "uncounted": gettext_lazy("As outras linhas têm número, e esta não."),
    "waiting": gettext_lazy("Parece espera, dúvida ou desistência: confirme se entra."),
    **SENTENCES,
}


def sentence(problem: LineProblem) -> str:
    """Return the sentence of a problem."""
    return str(PROBLEMS[problem.code]) % dict(problem.params)
