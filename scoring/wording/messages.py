"""The sentences for a scorer, one a code, each with advice on what to check."""

from collections.abc import Iterable, Mapping

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, override
from django.utils.translation.trans_real import parse_accept_lang_header

from rules import Code, Problem, RuleSet, Severity
from scoring.errors import (
    DeviceReplaced,
    Incomplete,
    JogoClosed,
    KeyReused,
    MaoChanged,
    MaoConflict,
    Refused,
    ScoringError,
)
from scoring.wording import terms
from scoring.wording.numbers import points
from scoring.wording.sentences import WORDS, sentences
from scoring.wording.vocabulary import LANGUAGES
from scoring.wording.vocabulary import language as page_language

type Lazy = str | Promise


def sentence(
    problem: Problem,
    language: str | None = None,
    ruleset: RuleSet | None = None,
    *,
    empty: bool = False,
    points: int | None = None,
) -> str:
    """Return the sentence for a problem, with its figures.

    language: `pt`, `it`, `en` or `es`; by default the active one. ruleset: the rule set whose words the sentence
    uses. empty: the field of the problem was left empty. points: the number typed into a field for cards, if it may
    be points.
    """
    part = "problem"
    if points and ruleset and ruleset.unit and problem.code in sentences()["cards"]:
        told = {"points": points, "cards": points // ruleset.unit}
        return _say("cards", problem.code, language, told, ruleset)
    if problem.field and problem.code in sentences()["alone"]:
        part = "alone"
    elif empty and problem.code in sentences()["empty"]:
        part = "empty"
    elif problem.severity == Severity.ERROR and problem.code in sentences()["refused"]:
        part = "refused"
    elif problem.code in sentences()["exact"] and problem.params["least"] == problem.params["most"]:
        part = "exact"
    return _say(part, problem.code, language, problem.params, ruleset)


def explain(code: str, language: str | None = None, **params: object) -> str:
    """Return the sentence for a code that is no problem of a mão, for example of a rule set with its `field`."""
    return _say("problem", code, language, params)


def chosen_language(request: HttpRequest) -> str:
    """Return the language chosen at the table; empty if there is no choice."""
    chosen = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME, "")
    return chosen if chosen in dict(settings.LANGUAGES) else ""


def language_of(request: HttpRequest) -> str:
    """Return the language of sentences about a mão: the one chosen, else the best of the four for the browser."""
    if chosen := chosen_language(request):
        return page_language(chosen)
    for wanted, quality in parse_accept_lang_header(request.headers.get("Accept-Language", "")):
        language = wanted.partition("-")[0]
        if quality and language in LANGUAGES:
            return language
    return LANGUAGES[0]


def vary_by_language(response: HttpResponseBase) -> None:
    """Set the headers for caches, because a page depends on the reader's language."""
    patch_vary_headers(response, ["Accept-Language", "Cookie"])


def _say(
    part: str,
    code: str,
    language: str | None,
    params: Mapping[str, object],
    ruleset: RuleSet | None = None,
) -> str:
    spoken = page_language(language)
    words = {name: terms.word(ruleset, name, spoken) for name in WORDS}
    with override(spoken):
        figures = {name: points(one) if type(one) is int else one for name, one in params.items()}
    return sentences()[part][code][spoken] % {**words, **figures}


def said_once(problems: Iterable[Problem]) -> list[Problem]:
    """Return the problems without those that another one includes.

    A table with too few cards leaves too few cards in all: the sentence about the table is enough.
    """
    found = list(problems)
    small = {problem.side for problem in found if problem.code == Code.TABLE_TOO_SMALL}
    return [problem for problem in found if problem.code != Code.TOO_FEW_CARDS or problem.side not in small]


def refusal(error: ScoringError) -> str:
    """Return the sentence for a refusal of a service."""
    match error:
        case Incomplete():
            return str(INCOMPLETE)
        case Refused():
            return str(REFUSALS.get(error.code, NOT_NOW)) % error.params
        case JogoClosed():
            return _("Este jogo está encerrado. Para mudar alguma coisa, fale com o diretor.")
        case MaoChanged():
            return _("A mão mudou depois disso: confira de novo.")
        case MaoConflict():
            return _("Outra pessoa já gravou esta mão. Compare com o que está gravado.")
        case DeviceReplaced():
            since = date_format(localtime(error.acesso.device_at), "H:i")
            return _("Esta mesa está sendo anotada em outro celular (desde as %(since)s).") % {"since": since}
        case KeyReused():
            return _("Isto já foi enviado para outra mão. Compare com o que está gravado.")
    return str(NOT_NOW)


def partida_reason(code: str) -> str:
    """Return the reason for the end of a partida; empty while it goes on."""
    return _say("partida", code, None, {}) if code in sentences()["partida"] else ""


def jogo_reason(code: str) -> str:
    """Return the reason for the end of a jogo; empty while it goes on."""
    return _say("jogo", code, None, {}) if code in sentences()["jogo"] else ""


REFUSALS: Mapping[str, Lazy] = {
    "avulso_too_many": gettext_lazy(
        "Abriram-se muitos jogos na última hora. Espere um pouco e tente de novo."
    ),
    "bell_decided": gettext_lazy(
        "O diretor encerrou este jogo depois do sinal: o sinal já não se desfaz. Reabra o jogo, se for o caso."
    ),
    "bell_not_rung": gettext_lazy("O sinal de fim do tempo não foi dado nesta mesa, ou já foi desfeito."),
    "bell_rung": gettext_lazy("O sinal de fim do tempo já foi dado nesta mesa."),
    "contest_empty": gettext_lazy(
        "Diga em poucas palavras o que não confere, ou ponha os números certos: é o que a outra dupla lê."
    ),
    "contested_among_others": gettext_lazy(
        "Vocês disseram que uma destas mãos não batia: confirmem essa em separado."
    ),
    "dealer_by_lot": gettext_lazy("Neste regulamento a mesa combina quem dá as cartas: não há o que anotar."),
    "dealer_by_text": gettext_lazy("Neste regulamento o texto diz quem dá, corta e abre: anote só quem dá."),
    "entry_apart": gettext_lazy("Nesta mesa cada dupla anota a mão por si: abra a página da sua dupla."),
    "entry_not_apart": gettext_lazy("Nesta mesa só uma dupla anota a mão: abra a página da mesa."),
    "envio_reused": gettext_lazy("Isto já foi enviado com outros números: abra a página de novo e confira."),
    "hand_after_end": gettext_lazy(
        "Com isto a partida %(partida)s acabaria antes, e já há mãos depois. Fale com o diretor."
    ),
    "jogo_awaits": gettext_lazy("O jogo acabou na mesa: falta só a outra dupla confirmar."),
    "jogo_cancelled": gettext_lazy("Este jogo foi cancelado e não pode ser reaberto."),
    "event_cancelled": gettext_lazy("O torneio foi cancelado: fale com o diretor."),
    "jogo_level": gettext_lazy("O jogo está empatado em partidas (%(a)s a %(b)s): ninguém venceu ainda."),
    "jogo_open": gettext_lazy("Este jogo já está aberto."),
    "jogo_played": gettext_lazy("Este jogo já tem mãos gravadas."),
    "key_in_use": gettext_lazy("Isto já foi enviado em outra mesa: abra a página da mesa de novo."),
    "mao_confirmed": gettext_lazy("Esta mão já está confirmada: agora só o diretor pode mudar."),
    "mao_out_of_order": gettext_lazy(
        "A próxima mão é a %(number)s da partida %(partida)s. Confira o que foi digitado e envie de novo."
    ),
    "mao_undone": gettext_lazy("A mão foi desfeita: não há o que confirmar."),
    "mao_undone_contested": gettext_lazy("A mão foi desfeita: não há mais o que avisar."),
    "mao_unknown": gettext_lazy("Esta mão ainda não foi gravada: não há o que corrigir."),
    "next_jogo_played": gettext_lazy("O jogo seguinte já começou: fale com o diretor."),
    "no_director": gettext_lazy("Este jogo não tem diretor para chamar: ele não é de nenhum torneio."),
    "only_follows": gettext_lazy("Este endereço só acompanha o jogo: aqui não se grava."),
    "not_called": gettext_lazy("Esta mesa não está chamando o diretor, ou já foi atendida."),
    "nothing_changed": gettext_lazy("Nada mudou em relação ao que está gravado."),
    "not_the_last": gettext_lazy("Só a última mão pode ser desfeita: para mudar uma anterior, corrija."),
    "nothing_to_choose": gettext_lazy("Escolha a versão de uma das duplas, ou escreva os números."),
    "nothing_to_confirm": gettext_lazy("Não tem mão para conferir agora."),
    "nothing_to_rule": gettext_lazy("As duas duplas concordam nesta mão: para mudar, corrija."),
    "own_mao": gettext_lazy("Quem anotou a mão não a confirma: peça à outra dupla."),
    "partida_after_end": gettext_lazy(
        "Com isto o jogo acabaria antes, e a partida %(partida)s já tem mãos. Fale com o diretor."
    ),
    "partida_not_over": gettext_lazy("As duas duplas conferem a partida inteira, quando ela acaba."),
    "partida_open_again": gettext_lazy(
        "Com isto uma partida ficaria sem vencedor, e a partida %(partida)s já tem mãos. Fale com o diretor."
    ),
    "reason_missing": gettext_lazy("Escreva o motivo: ele fica visível para todos."),
    "seat_reads_only": gettext_lazy("Nesta mesa uma pessoa anota por todos: aqui só se acompanha."),
    "sides_unfit": gettext_lazy("Neste regulamento jogam de %(least)s a %(most)s lados: confira quem joga."),
    "relancinho_not_in_rules": gettext_lazy("Neste regulamento não há relancinho."),
    "relancinhos_too_many": gettext_lazy("Não cabem tantos relancinhos num baralho: no máximo %(most)s."),
    "seats_not_alternate": gettext_lazy(
        "Os parceiros se sentam alternados com os outros: confira os lugares."
    ),
    "seats_unfit": gettext_lazy("Cada jogador tem um lugar, e um só: confira os lugares."),
    "side_unknown": gettext_lazy("Escolha um dos lados do jogo."),
    "starter_missing": gettext_lazy("A mão terminou empatada: diga quem começou a partida."),
    "target_missing": gettext_lazy("Falta o limite de pontos da partida."),
    "totals_not_allowed": gettext_lazy("Neste jogo a mão se anota com as contas, não só com os totais."),
    "whole_among_maos": gettext_lazy(
        "Os totais da partida inteira só valem sem outras mãos, e a partida %(partida)s tem outras mãos."
    ),
    "whole_not_over": gettext_lazy(
        "Com estes totais a partida %(partida)s ainda não acabou: confira os números, ou diga que são só de uma mão."
    ),
    "wrong_sides": gettext_lazy("As mãos da partida %(partida)s não são dos lados deste jogo."),
}
INCOMPLETE: Lazy = gettext_lazy("Faltou alguma coisa no que chegou. Confira e envie de novo.")
NOT_NOW: Lazy = gettext_lazy("Isto não pode ser feito agora. Abra a página de novo e confira.")
