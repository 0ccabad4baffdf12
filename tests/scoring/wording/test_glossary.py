"""The words that the table keeps to: one for each thing, as the players say it."""

import re

import pytest

from scoring.wording.sentences import sentences
from scoring.wording.vocabulary import vocabulary
from tests.msgids import of_the_table

# What must not be said, what is said instead, and a sentence that would be wrong.
NEVER = {
    "celular": (r"aparelho|telefone", "Anotar neste aparelho"),
    "total 270": (r"\bfica \d|^fica$", "fica 270"),
    "maço": (r"\bmontes?\b", "Mortos levados ao monte"),
    "morto que foi para o maço": (r"levad[oa]s? ao", "Mortos levados ao maço"),
    "jogo travado": (r"impasse|stallo", "Ninguém: impasse"),
    "internet": (r"\bredes?\b|\bservidor\b", "O servidor não respondeu: confira a rede"),
    "conversa entre parceiros": (r"comunicação", "Faltas: comunicação"),
    "não pegou o morto": (r"morto não pego", "Morto não pego"),
    "tem mão para conferir": (r"esperando (?:a sua )?confirmação", "Não há mão esperando confirmação"),
    "1.500": (r"(?<![\d.%#])\d{4,}(?!\d)", "Buraco de 1500 pontos"),
    "enviado": (r"\benvio\b|formulário|pendências", "O formulário chegou incompleto"),
}
# Of the command line and of the director, who write nothing at a table.
ELSEWHERE = {"malformed_line"}


def said():
    """Return every Portuguese sentence and word of the table."""
    words = [one for msgid in of_the_table() for one in msgid]
    words += [by["pt"] for part in sentences().values() for code, by in part.items() if code not in ELSEWHERE]
    return words + [by["pt"] for by in vocabulary().values()]


@pytest.mark.parametrize("instead", NEVER)
def test_one_word_is_said_for_one_thing(instead):
    never, _wrong = NEVER[instead]

    assert [one for one in said() if re.search(never, one, re.IGNORECASE)] == []


@pytest.mark.parametrize("instead", NEVER)
def test_the_wrong_word_would_be_found(instead):
    never, wrong = NEVER[instead]

    assert re.search(never, wrong, re.IGNORECASE)
    assert not re.search(never, instead, re.IGNORECASE)


def test_sentences_of_the_table_are_found_wherever_they_stand():
    found = {one for msgid in of_the_table() for one in msgid}

    assert {
        "Quem bateu?",  # a module
        "Anotar neste celular",  # a template
        "Tudo enviado",  # an attribute, for a script
        "Mão %(mao)s da partida %(partida)s gravada",  # one with figures
        "%(maos)s mãos",  # a plural
        "É isso mesmo?",
        "corrigida",  # of a part that several pages include
    } <= found
