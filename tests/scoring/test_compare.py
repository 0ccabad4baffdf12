"""Two versions of a mão in words, and where they differ."""

from django.http import QueryDict

from scoring.compare import compared, rows
from scoring.forms import MaoForm
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
        ("Mortos levados ao monte", ("0",)),
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
