"""The names of problems in the reader's language and words, and the refusals of the services."""

import ast
from pathlib import Path

import pytest
from django.http import HttpResponse
from django.test import RequestFactory
from django.utils import translation

import rules
import scoring
from rules import Code, PartidaReason, Problem, Severity
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused, ScoringError
from scoring.models import Jogo, Mao
from scoring.models.jogo import WALKOVER
from scoring.wording import messages
from scoring.wording.sentences import LANGUAGES
from tests.rows import rows
from tests.rules.facts import judge, mao
from tests.scoring.wording.produced import PRODUCED

SOURCE = Path(scoring.__file__).parent
NO_CANASTRA = Problem(Code.BATIDA_WITHOUT_CANASTRA, Severity.ERROR, "A", "batida")
NO_MORTO = Problem(Code.MORTO_MISSING, Severity.ERROR, "A", "morto")
FIGURES_SAID = {"too_few_cards": ("cards", "least"), "bad_multiple": ("step",), "many_canastras": ("count",)}
FIGURES = {"least": 2, "most": 9, "partida": 2, "number": 3, "a": 1, "b": 1}


def refused_codes():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            refused = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
            if refused and isinstance(node.args[0], ast.Constant):
                yield node.args[0].value


@rows("language", LANGUAGES)
@rows("problem", PRODUCED.values(), ids=lambda one: str(one.code))
def test_sentence_is_filled_in_with_the_figures_of_the_problem(problem, language):
    said = messages.sentence(problem, language)

    assert said.endswith(".")
    assert "%" not in said
    assert all(str(problem.params[name]) in said for name in FIGURES_SAID.get(problem.code, ()))


def test_sentences_tell_the_scorer_what_to_look_at():
    (problem,) = judge(mao({"clean": 0, "dirty": 0})).errors

    assert messages.sentence(problem) == "Quem bateu não tem canastra: confira os números ou quem bateu."


def test_cards_that_are_worth_the_same_say_what_they_are_worth():
    (error,) = judge(mao({"table": 350, "table_cards": 36})).errors

    assert (
        messages.sentence(error)
        == "Cartas: 36. Isso dá 360 pontos, e não 350: confira as cartas e os pontos."
    )


@pytest.mark.parametrize("code", [Code.TOO_FEW_CARDS, Code.TABLE_TOO_SMALL])
def test_refusal_is_worded_as_a_refusal_and_a_doubt_as_a_doubt(code):
    params = {"cards": 12, "least": 29}
    refused, doubted = (
        messages.sentence(Problem(code, severity, "A", "table", params))
        for severity in (Severity.ERROR, Severity.WARNING)
    )

    assert ("O normal é" in refused, "só 12" in refused) == (False, True)
    assert "O normal é ter pelo menos 29" in doubted


def test_number_beyond_the_deck_is_told_apart_from_a_sum_beyond_it():
    alone = messages.sentence(judge(mao({"table": 10**9})).errors[0])
    together = messages.sentence(judge(mao({"table": 610})).errors[0])

    assert alone == "Nem o baralho inteiro tem tanto: confira o número digitado."
    assert "somam 1.050 pontos" in together
    assert "só pode haver 1.040" in together


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt", "Quem bateu não tem canastra: confira os números ou quem bateu."),
        ("it", "Chi ha chiuso non ha un burraco: controllate i burrachi o chi ha chiuso."),
        ("en", "Whoever went out has no canasta: check the numbers, or who went out."),
        ("es", "Quien cerró no tiene canasta: revise los números o quién cerró."),
        ("de", "Quem bateu não tem canastra: confira os números ou quem bateu."),
    ],
)
def test_sentence_is_said_in_the_language_asked_for(language, said):
    assert messages.sentence(NO_CANASTRA, language) == said


@pytest.mark.parametrize(("active", "start"), [("pt-br", "Quem"), ("it", "Chi"), ("fr", "Quem")])
def test_sentence_is_said_in_the_active_language_if_none_is_asked_for(active, start):
    with translation.override(active):
        assert messages.sentence(NO_CANASTRA).startswith(start)


@pytest.mark.parametrize(
    ("system", "language", "said"),
    [
        (None, "pt", "Diga se o morto foi pego ou não."),
        (None, "it", "Dite se il pozzetto è stato preso o no."),
        (None, "es", "Diga si el muerto se tomó o no."),
        ("001", "en", "Say whether the stock was taken or not."),
        ("001", "pt", "Diga se o morto foi pego ou não."),
        ("003", "pt", "Diga se o pozzetto foi pego ou não."),
        ("000", "en", "Say whether the morto was taken or not."),
    ],
)
def test_sentence_takes_the_word_of_the_rule_set(system, language, said):
    ruleset = rules.load(system) if system else None

    assert messages.sentence(NO_MORTO, language, ruleset) == said


def test_figures_go_before_words():
    problem = judge(mao({"table": 200, "clean": 3, "dirty": 0})).errors[0]

    assert "na mesa há 200" in messages.sentence(problem, "pt", rules.load("002"))


def test_rule_set_that_cannot_be_used_is_explained_by_its_place():
    assert messages.explain("missing_value", "en", field="batida.bonus") == (
        "A value is missing without which nothing can be counted: batida.bonus."
    )
    assert messages.explain("malformed_line").startswith("A linha não é um objeto JSON")


@rows(
    ("header", "language"),
    [
        ("", "pt"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de, en-GB;q=0.7, it;q=0.5", "en"),
        ("es;q=0, it;q=0.1", "it"),
        ("pt-BR", "pt"),
        ("*", "pt"),
        ("fr", "pt"),
        (";;q=,", "pt"),
    ],
)
def test_language_of_a_reader_is_the_best_of_the_four(header, language):
    request = RequestFactory().get("/", headers={"accept-language": header})

    assert messages.language_of(request) == language


def test_page_in_the_language_of_its_reader_says_so_to_caches():
    response = HttpResponse(headers={"Vary": "Cookie"})
    messages.vary_by_language(response)

    assert response["Vary"] == "Cookie, Accept-Language"


def test_every_refusal_of_the_services_has_a_sentence():
    codes = set(refused_codes())

    assert {"reason_missing", "mao_out_of_order", "jogo_level"} <= codes
    assert codes | {"hand_after_end", "partida_after_end"} <= set(messages.REFUSALS)


@rows("code", sorted(messages.REFUSALS))
def test_refusal_is_filled_in(code):
    said = messages.refusal(Refused(code, **FIGURES))

    assert said.endswith(".")
    assert "%" not in said


@pytest.mark.parametrize(
    ("error", "start"),
    [
        (JogoClosed(Jogo()), "Este jogo está encerrado"),
        (MaoConflict(Mao(number=2)), "Outra pessoa já gravou"),
        (KeyReused(Mao(number=2)), "Isto já foi enviado"),
        (Refused("something_else"), "Isto não pode ser feito agora"),
        (ScoringError(), "Isto não pode ser feito agora"),
    ],
)
def test_every_kind_of_refusal_says_something(error, start):
    assert messages.refusal(error).startswith(start)


def test_every_reason_has_words():
    assert messages.partida_reason(PartidaReason.TIE_BREAK) == "Decidida na mão de desempate."
    assert messages.jogo_reason("extra_partida") == "Decidido na partida extra."
    assert messages.jogo_reason(WALKOVER) == "Vitória por W.O."


def test_what_goes_on_has_no_reason():
    assert rules.jogo([], partidas=3).reason is None
    assert (messages.partida_reason(""), messages.jogo_reason("")) == ("", "")
