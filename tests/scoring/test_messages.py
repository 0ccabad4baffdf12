"""A sentence for every code, with nothing in it that the code does not bring."""

import ast
from pathlib import Path

import pytest

import rules
from rules import Code, JogoReason, PartidaReason, Problem, Severity
from scoring import messages
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused, ScoringError
from scoring.models import Jogo, Mao
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, WALKOVER
from tests.rules import test_check_systems as systems
from tests.rules import test_table as cards
from tests.rules.facts import judge, mao
from tests.rules.test_check import ASKED, REFUSED

SOURCE = Path(messages.__file__).parent
GIVEN = {case[0] for case in (*REFUSED, *ASKED)}
FIGURES = {"least": 2, "most": 9, "partida": 2, "number": 3, "a": 1, "b": 1}


def refused_codes():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            refused = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
            if refused and isinstance(node.args[0], ast.Constant):
                yield node.args[0].value


def test_every_code_has_a_sentence_and_every_sentence_a_code():
    assert set(messages.SENTENCES) == set(Code)


@pytest.mark.parametrize("facts", [case[3] for case in (*REFUSED, *ASKED)])
def test_sentence_is_filled_in_with_the_figures_of_the_problem(facts):
    verdict = judge(facts)

    for problem in (*verdict.errors, *verdict.warnings):
        said = messages.sentence(problem)
        assert said.endswith(".")
        assert "%" not in said


@pytest.mark.parametrize("code", sorted(set(Code) - GIVEN))
def test_sentence_of_a_code_no_rule_set_gives_yet_needs_no_figures(code):
    assert messages.sentence(Problem(code, Severity.ERROR)).endswith(".")


@pytest.mark.parametrize(
    ("system", "options", "facts"), [case[3:] for case in (*systems.REFUSED, *systems.ASKED)]
)
def test_sentence_is_filled_in_for_every_rule_set(system, options, facts):
    verdict = systems.judge(system, options, facts)

    for problem in (*verdict.errors, *verdict.warnings):
        said = messages.sentence(problem)
        assert said.endswith(".")
        assert "%" not in said


@pytest.mark.parametrize(("hand", "changes"), [case[3:] for case in cards.REFUSED])
def test_sentence_is_filled_in_for_every_card(hand, changes):
    for problem in cards.judge(hand, cards.changed(hand, *changes)).errors:
        said = messages.sentence(problem)
        assert said.endswith(".")
        assert "%" not in said


def test_sentences_tell_the_scorer_what_to_look_at():
    (problem,) = judge(mao({"clean": 0, "dirty": 0})).errors

    assert (
        messages.sentence(problem)
        == "A dupla bateu, mas não tem canastra: confira as canastras ou quem bateu."
    )


def test_number_beyond_the_deck_is_told_apart_from_a_sum_beyond_it():
    alone = messages.sentence(judge(mao({"table": 10**9})).errors[0])
    together = messages.sentence(judge(mao({"table": 610})).errors[0])

    assert alone == "Nem o baralho inteiro tem tanto: confira o número digitado."
    assert "somam 1050 pontos" in together
    assert "vale 1040" in together


def test_every_refusal_of_the_services_has_a_sentence():
    codes = set(refused_codes())

    assert {"reason_missing", "mao_out_of_order", "jogo_level"} <= codes
    assert codes | {"hand_after_end", "partida_after_end"} <= set(messages.REFUSALS)


@pytest.mark.parametrize("code", sorted(messages.REFUSALS))
def test_refusal_is_filled_in(code):
    said = messages.refusal(Refused(code, **FIGURES))

    assert said.endswith(".")
    assert "%" not in said


@pytest.mark.parametrize(
    ("error", "start"),
    [
        (JogoClosed(Jogo()), "Este jogo está encerrado"),
        (MaoConflict(Mao(number=2)), "Outra pessoa já gravou"),
        (KeyReused(Mao(number=2)), "Este envio já foi usado"),
        (Refused("something_else"), "Isto não pode ser feito agora"),
        (ScoringError(), "Isto não pode ser feito agora"),
    ],
)
def test_every_kind_of_refusal_says_something(error, start):
    assert messages.refusal(error).startswith(start)


def test_every_reason_has_words():
    assert set(messages.PARTIDA_REASONS) == set(PartidaReason)
    assert set(messages.JOGO_REASONS) == {*JogoReason, WALKOVER, BY_DIRECTOR, CANCELLED}
    assert messages.partida_reason(PartidaReason.TIE_BREAK) == "Decidida na mão de desempate."
    assert messages.jogo_reason("extra_partida") == "Decidido na partida extra."


def test_what_goes_on_has_no_reason():
    assert rules.jogo([], partidas=3).reason is None
    assert (messages.partida_reason(""), messages.jogo_reason("")) == ("", "")
