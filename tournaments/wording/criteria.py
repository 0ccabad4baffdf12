"""Words for the criteria of standings, one entry for each: a new tie-break gets its words here."""

from collections.abc import Mapping
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.wording.terms import KINDS


class CriterionWords(NamedTuple):
    """The words of a criterion.

    name: part of a sentence. meaning: how its value is counted. head: heading of its column, if that is not the name.
    """

    name: str | Promise
    meaning: str | Promise
    head: str | Promise = ""


CRITERIA: Mapping[str, CriterionWords] = {
    "points": CriterionWords(
        _("pontos de classificação"),
        _("o que valeram os seus confrontos, como dito acima"),
        _("Pontos"),
    ),
    "jogos_won": CriterionWords(
        _("jogos vencidos"),
        _("quantos jogos venceu, contados os W.O."),
        _("Vitórias"),
    ),
    "wins": CriterionWords(
        _("jogos vencidos na mesa"),
        _("quantos jogos venceu jogando, sem os W.O."),
        _("Vitórias na mesa"),
    ),
    "partidas_won": CriterionWords(
        _("partidas vencidas"),
        _("quantas partidas venceu"),
        _("Partidas"),
    ),
    "partidas_difference": CriterionWords(
        _("saldo de partidas"),
        _("partidas vencidas menos partidas perdidas"),
        _("Saldo de partidas"),
    ),
    "made": CriterionWords(
        _("pontos feitos"),
        _("a soma dos pontos que fez na mesa"),
        _("Feitos"),
    ),
    "suffered": CriterionWords(
        _("menos pontos sofridos"),
        _("a soma dos pontos que sofreu na mesa: menos é melhor"),
        _("Sofridos"),
    ),
    "difference": CriterionWords(
        _("saldo de pontos"),
        _("pontos feitos menos pontos sofridos na mesa"),
        _("Saldo"),
    ),
    "quotient": CriterionWords(
        _("quociente de pontos (feitos ÷ sofridos)"),
        _("pontos feitos divididos pelos sofridos na mesa"),
        _("Quociente"),
    ),
    "canastras": CriterionWords(
        _("canastras"),
        _("quantas fez"),
    ),
    "batidas": CriterionWords(
        _("batidas"),
        _("quantas vezes bateu"),
        _("Batidas"),
    ),
    "direct": CriterionWords(
        _("confronto direto"),
        _("os pontos de classificação entre quem está igual, se todos se enfrentaram"),
    ),
    "direct_two": CriterionWords(
        _("confronto direto, se só duas empatam"),
        _("quem venceu o confronto das duas, se só duas estão iguais"),
    ),
    "buchholz": CriterionWords(
        _("pontos das adversárias"),
        _("a soma dos pontos de classificação de quem enfrentou; na folga, os seus"),
        _("Adversárias"),
    ),
    "buchholz_cut": CriterionWords(
        _("pontos das adversárias, sem a mais fraca"),
        _("a mesma soma sem a adversária de menos pontos"),
        _("Adversárias, sem a mais fraca"),
    ),
    "buchholz_median": CriterionWords(
        _("pontos das adversárias, sem a mais forte e a mais fraca"),
        _("a mesma soma sem a adversária de mais e a de menos pontos"),
        _("Adversárias, sem os extremos"),
    ),
    "sonneborn": CriterionWords(
        _("pontos das adversárias vencidas"),
        _("a soma dos pontos de quem venceu, e a metade dos de quem empatou"),
        _("Vencidas"),
    ),
    "playoff": CriterionWords(
        _("jogo de desempate"),
        _("um jogo entre as que estão iguais"),
    ),
    "lots": CriterionWords(
        _("sorteio"),
        _("sorteado no começo, e publicado"),
    ),
}


def criterion(by: str) -> str:
    """Return a stored criterion, such as `made` or `canastras:clean`, as part of a sentence."""
    measure, _sep, kind = by.partition(":")
    return str(KINDS[kind] if kind else CRITERIA[measure].name)


def criterion_head(by: str) -> str:
    """Return the heading of the column of a stored criterion."""
    measure, _sep, kind = by.partition(":")
    own = "" if kind else CRITERIA[measure].head
    return str(own) or criterion(by).capitalize()
