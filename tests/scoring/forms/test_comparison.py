"""Two versions of a mão in words, and their differences."""

import pytest
from django.http import QueryDict

import rules
from scoring.forms.comparison import VersionAnswer, VersionQuestion, beside, compared, rows
from scoring.forms.mao import MaoForm
from scoring.forms.totals import TotalsForm
from scoring.jogo.sheet import sheet
from scoring.lifecycle.open_close import open_jogo
from scoring.table import agreement
from tests.scoring.cast import TABLE
from tests.scoring.pages import three_apart
from tests.scoring.typed import typed


def form(jogo, **answers):
    data = QueryDict(mutable=True)
    data.update(typed(**answers))
    return MaoForm(data, jogo=jogo, initial={})


def test_rows_say_everything_in_words(jogo):
    said = [(row.label, row.cells) for row in rows(form(jogo))]

    assert said == [
        ("Cartas na mesa", ("48", "30")),
        ("Cartas na mão", ("10", "9")),
        ("Canastra simples", ("2", "1")),
        ("Canastra real", ("1", "0")),
        ("Pegou o morto?", ("Sim", "Não")),
        ("Quem bateu?", ("Ana e Bia",)),
        ("Mortos que foram para o maço", ("0",)),
    ]


def test_row_that_names_a_side_says_which(jogo):
    assert [row.label for row in rows(form(jogo)) if row.of] == ["Quem bateu?"]
    assert next(row.of for row in rows(form(jogo, ending="B")) if row.label == "Quem bateu?") == "B"


def test_rows_keep_what_was_no_number_and_what_was_left_empty(jogo):
    said = rows(form(jogo, A_table="muitas", B_hand=""))

    assert (said[0].cells, said[1].cells) == (("muitas", "30"), ("10", ""))


def test_compared_marks_only_what_differs_on_both(jogo):
    stands, typed_rows = compared(form(jogo), form(jogo, B_hand="8", ending="B"))

    marked = ["Cartas na mão", "Quem bateu?"]
    assert [row.label for row in stands if row.differs] == marked
    assert [row.label for row in typed_rows if row.differs] == marked
    assert (stands[1].cells, typed_rows[1].cells) == (("10", "9"), ("10", "8"))


def test_versions_beside_each_other_have_a_row_a_question_of_each_side(jogo):
    about = beside(*compared(form(jogo), form(jogo, B_hand="8", ending="B")))

    assert [(each.side, len(each.questions)) for each in about.alike] == [("A", 5), ("B", 4), ("", 1)]
    assert [question.label for question in about.alike[1].questions[:2]] == [
        "Cartas na mesa",
        "Canastra simples",
    ]
    assert [(each.side, each.questions) for each in about.differing] == [
        ("B", (VersionQuestion("Cartas na mão", (VersionAnswer("9"), VersionAnswer("8")), "B-hand"),)),
        (
            "",
            (
                VersionQuestion(
                    "Quem bateu?",
                    (VersionAnswer("Ana e Bia", "A"), VersionAnswer("Caio e Davi", "B")),
                    "ending",
                ),
            ),
        ),
    ]
    assert about.first == "B-hand"


def test_totals_beside_a_count_leave_open_what_the_other_was_not_asked(jogo):
    data = QueryDict(mutable=True)
    data.update({"A-total": "1200", "B-total": "340"})
    (a, b, _whole), alike = beside(rows(form(jogo)), rows(TotalsForm(data, jogo=jogo, initial={})))

    assert (a.questions[0].answers, b.questions[-1].answers) == (
        (VersionAnswer("48"), None),
        (None, VersionAnswer("340")),
    )
    assert alike == []


@pytest.mark.parametrize("key", rules.published())
def test_no_two_questions_about_a_side_have_the_same_words(db, key):
    # The comparison of versions identifies a question by its words.
    ruleset = rules.load(key)
    options = {} if ruleset.target or ruleset.maos or ruleset.end == rules.ROUND else {"target": 3000}
    jogo = open_jogo(labels=["Ana", "Caio"], ruleset=key, options=options, partidas=1, source=TABLE)

    labels = [row.label for row in rows(MaoForm(jogo=jogo, initial={}))]

    assert len(set(labels)) == len(labels)


def test_each_of_three_has_its_version(client, db):
    jogo = three_apart(client, ["Ana", "Bia", "Caio"], "345", "345", "350")

    (difference,) = agreement.differences(sheet(jogo))

    assert [version.side for version in difference.versions] == ["A", "B", "C"]
    differing = [(each.side, one.answers) for each in difference.about.differing for one in each.questions]
    assert differing == [("C", (VersionAnswer("345"), VersionAnswer("345"), VersionAnswer("350")))]
