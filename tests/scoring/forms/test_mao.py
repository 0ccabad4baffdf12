"""The form of a mão: input becomes facts, problems appear at their fields, input is kept."""

from uuid import uuid4

import pytest
from django.http import QueryDict

import rules
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import facts_from, initial_from
from tests.scoring.typed import FACTS, TOTALS, TYPED, typed


def posted(**answers):
    data = QueryDict(mutable=True)
    for name, value in typed(**answers).items():
        data.setlist(name, value if isinstance(value, list) else [value])
    return data


def form(jogo, **answers):
    return MaoForm(posted(**answers), jogo=jogo, initial={})


def judged(jogo, **answers):
    """Return the form after the rules have checked it."""
    bound = form(jogo, **answers)
    verdict = rules.judge(jogo.load_rules(), bound.facts())
    bound.add_problems(verdict.errors, verdict.warnings)
    return bound


def test_form_makes_the_facts_of_what_was_typed(jogo):
    bound = form(jogo)

    assert bound.is_valid()
    assert bound.facts() == FACTS
    assert rules.judge(jogo.load_rules(), bound.facts()).totals == TOTALS


def test_form_sends_place_and_key_to_the_service(jogo):
    key = uuid4()
    bound = form(jogo, partida=2, number=3, client_id=str(key), acknowledged=["hand_zero", "too_few_cards"])

    assert bound.is_valid()
    sent = bound.sent()
    assert (sent["partida"], sent["number"], sent["client_id"]) == (2, 3, key)
    assert sent["acknowledged"] == ["hand_zero", "too_few_cards"]


@pytest.mark.parametrize("ending", ["stock_out", "", "impasse"])
def test_form_without_batida_passes_the_ending_on_as_it_came(jogo, ending):
    facts = form(jogo, ending=ending).facts()

    assert facts["ending"] == ending
    assert [side["batida"] for side in facts["sides"].values()] == [False, False]


@pytest.mark.parametrize(
    ("answers", "field", "sentence"),
    [
        pytest.param({"A_table": "muitas"}, "A-table", "Aqui vai um número inteiro", id="letters"),
        pytest.param({"B_hand": "-3"}, "B-hand", "não pode ser negativo", id="negative"),
        pytest.param({"B_table": "305"}, "B-table", "Nem o baralho inteiro tem tanto", id="beyond-the-deck"),
        pytest.param({"B_table": "300"}, "B-table", "300 pontos são 30 cartas", id="points-for-cards"),
        pytest.param({"A_hand": "2000"}, "A-hand", "Nem o baralho inteiro tem tanto", id="no-points-either"),
        pytest.param({"A_hand": ""}, "A-hand", "Falta este número", id="left-empty"),
        pytest.param({"A_clean": "50"}, "A-clean", "Nem o baralho inteiro dá tanto", id="canastras"),
        pytest.param({"B_morto": ""}, "B-morto", "Diga se o morto foi pego ou não", id="morto-not-said"),
        pytest.param({"ending": ["A", "B"]}, "ending", "Em cada mão só um lado bate", id="both-out"),
        pytest.param({"ending": ""}, "ending", "Diga como a mão terminou", id="ending-not-said"),
        pytest.param(
            {"A_dirty": "", "A_clean": "0"}, "ending", "não tem canastra", id="out-without-canastra"
        ),
        pytest.param({"A_morto": "not_taken"}, "A-morto", "não pegou o morto", id="out-without-morto"),
        pytest.param({"mortos_to_stock": "3"}, "mortos_to_stock", "mortos", id="mortos"),
    ],
)
def test_form_puts_each_problem_beside_its_field(jogo, answers, field, sentence):
    errors = judged(jogo, **answers).errors

    assert sentence in errors[field][0]


def test_form_reports_every_problem_at_once(jogo):
    errors = judged(jogo, A_table="x", A_hand="-1", B_table="", B_morto="").errors

    assert {"A-table", "A-hand", "B-table", "B-morto"} <= set(errors)


def test_problem_of_both_sides_belongs_to_the_form(jogo):
    bound = judged(jogo, A_table="60", B_table="60")

    assert "só pode haver 1.040" in bound.non_field_errors()[0]


def test_warnings_name_the_dupla_and_wait_to_be_ticked(jogo):
    bound = judged(jogo, A_hand="0")

    assert bound.doubted == ("hand_zero",)
    assert bound.doubts[0].startswith("Ana e Bia: ")
    assert bound.doubtful == {"A-hand"}
    assert not bound.errors


def test_changed_form_keeps_everything_typed(jogo):
    bound = form(jogo, A_table="muitas")
    moved = bound.changed(correcting=True, number=7, seen_version=2)

    assert (moved["number"].value(), moved["seen_version"].value()) == ("7", "2")
    assert moved["A-table"].value() == "muitas"
    assert {name: moved[name].value() for name in TYPED if name != "A-table"} == {
        name: value for name, value in TYPED.items() if name != "A-table"
    }


def test_recorded_mao_fills_its_correction(jogo, play):
    mao = play(jogo, 810, -110).mao
    bound = MaoForm(
        jogo=jogo, initial={"partida": 1, **initial_from(mao, jogo.load_rules())}, correcting=True
    )
    values = {name: bound[name].value() for name in bound.fields}
    shown = {name: "" if value is None else str(value) for name, value in values.items()}

    assert facts_from(shown, jogo.load_rules(), "AB") == mao.facts
    assert (shown["number"], shown["seen_version"]) == ("1", "1")


def test_fresh_form_has_a_key_of_its_own_each_time(jogo):
    first, second = (MaoForm(jogo=jogo, initial={})["client_id"].value() for _ in range(2))

    assert first != second
