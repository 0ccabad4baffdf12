"""Detection of private texts, and texts that only resemble them."""

import pytest

from scoring.input.private import has_contact, is_private, kinds_in

CONTACTS = [
    *("ana@example.org", "e-mail: ana.prado@example.com.br", "www.example.org"),
    *("ana@example", "@ana.prado", "ana (at) example.org", "ana arroba example", "ana.com.br", "t.me/ana"),
    *("(11) 98765-4321", "11987654321", "+39 333 1234567", "tel. 4444-5555"),
    *(
        "111.222.333-44",
        "CPF 11122233344",
        "RG 12.345.678-9",
        "DNI 12345678Z",
        "RSSNNA50C55H501X",
        "passaporte AB123456",
    ),
]
OTHERS = [
    *("15/03/1950", "15.3.50", "1950-03-15", "15 de março de 1950", "12/03"),
    *("março de 1950", "mar/1950", "68 anos", "nasc. 1950"),
    *("Rua das Flores, nº 123", "Via Roma 5", "falta pagar", "devendo", "já pagou"),
    *("R$ 50", "50 reais", "€ 20", "20 EUR", "50,00"),
    *("19h30", "14h", "19:30", "8 pm", "sócio 1234", "tessera n. 77", "matrícula: 55"),
    *(
        "pago",
        "Pago",
        "ok",
        "OK!",
        "confirmado",
        "paga",
        "pagato",
        "paid",
        "pg",
        "sim",
        "x1"[1:],
        "70",
        "✅",
        "—",
    ),
]
PLACES = [
    *(
        "Barra",
        "Clube do Cais",
        "São João",
        "Vila Nova 2",
        "15 de Novembro",
        "Circolo 1890",
        "A.A. Ponte",
        "Santos - SP",
    ),
    *("Rua do Porto", "Via Roma", "Maria Nova", "Marçal 2", "P. Come"),
    *("Pagoda Club", "Simões", "Novara", "Maggio", "Clube Ok Mar"),
]


@pytest.mark.parametrize("text", CONTACTS)
def test_a_contact_is_private_wherever_it_stands(text):
    assert is_private(text)
    assert has_contact(text)
    assert has_contact(f"Ana Prado {text} sala")


@pytest.mark.parametrize("text", [one for one in OTHERS if one != "8 pm"])
def test_what_is_no_place_is_private(text):
    assert is_private(text)
    assert not has_contact(text)


@pytest.mark.parametrize("text", PLACES)
def test_a_place_is_not_private(text):
    assert not is_private(text)


@pytest.mark.parametrize(
    "name", ["Ana Prado", "Marco Pagani", "Simone Nóbrega", "Nora Vipiana", "Ana 2", "Ana Sá 1985"]
)
def test_a_name_has_no_contact(name):
    assert not has_contact(name)


def test_a_mark_beside_a_place_leaves_it_a_place():
    assert kinds_in("Clube Ok Mar") == {"mark"}
    assert not is_private("Clube Ok Mar")


def test_nothing_is_not_private():
    assert not is_private("")
