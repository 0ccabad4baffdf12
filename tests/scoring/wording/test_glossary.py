"""The vocabulary of the table: one word for each thing, as the players say it."""

import re
from functools import cache

from django.conf import settings

from deploy import catalogues
from scoring.wording.sentences import sentences
from scoring.wording.vocabulary import vocabulary
from tests.msgids import of_the_table
from tests.rows import rows

# A forbidden word, its replacement, and a sentence that would be wrong.
NEVER = {
    "celular": (r"aparelho|telefone", "Anotar neste aparelho"),
    "total 270": (r"\bfica \d|^fica$", "fica 270"),
    "maço": (r"\bmontes?\b", "Mortos levados ao monte"),
    "morto que foi para o maço": (r"levad[oa]s? ao", "Mortos levados ao maço"),
    "jogo travado": (r"impasse|stallo", "Ninguém: impasse"),
    "internet": (
        r"\bredes?\b|\bservidor\b|banco de dados",
        "O banco de dados não respondeu: confira a rede",
    ),
    "conversa entre parceiros": (r"comunicação", "Faltas: comunicação"),
    "não pegou o morto": (r"morto não pego", "Morto não pego"),
    "tem mão para conferir": (r"esperando (?:a sua )?confirmação", "Não há mão esperando confirmação"),
    "1.500": (r"(?<![\d.%#])(?<!, de )\d{4,}(?!\d)", "Buraco de 1500 pontos"),  # but a year
    "enviado": (r"\benvio\b|formulário|pendências", "O formulário chegou incompleto"),
    "as duas duplas enviaram": (r"\bmand(?:ou|aram|amos|em|ad[oa]s?)\b", "As duas duplas mandaram o mesmo"),
    "chame o diretor": (r"\bdireção\b", "Se não é assim, chame a direção"),
    "anotam e comparam": (r"têm de bater", "Cada dupla anota a sua, e as duas têm de bater"),
    "jogo sem torneio": (r"\bavulso\b", "Jogo avulso"),
    "quem dá as cartas": (r"\bcarteador", "O carteador começa"),
    "só a última mão pode ser desfeita": (r"\bretirada\b", "Só a última mão pode ser retirada"),
    "com o ás embaixo": (r"\bem baixo\b", "Com o ás em baixo"),
    "desde as 15:04": (r"\bdesde %\(", "Em outro celular (desde %(since)s)"),
    "confira as cartas na mão": (r"confira (?:as mãos|mesa|a mão (?:ou|dele))", "Confira mesa e mãos"),
    "vitória na partida": (r"^venceu\b", "Venceu a partida."),  # after the names of two
}
# The same of the other languages.
NEVER_IN = {
    "it": {
        "burraco di due": (r"(?<!\()\bcanastr[ae]\b(?!:)", "Controllate le canastre"),
        "su questo telefono": (
            r"\bin (?:questo|un altro) telefono|cellulare",
            "Conservata in questo telefono",
        ),
        "rifate la somma": (r"\brisomm", "Risommate le carte"),
        "chiamate il direttore": (r"\bdirezione\b", "Chiamate la direzione"),
        "controllate i nomi": (
            r"\bscegli(?:ne|lo|la)?\b|: controlla\b|^tocca\b",
            "Non vanno insieme: scegline un'altra",
        ),
        "Registrate": (  # a button, which addresses people as the sentences do
            r"^(?:registr|corregg|annull|cambi|chiam|torn|apr|ved|mand|segn|salv|controll)(?:are|ere|ire|a|i)\b",
            "Registra la smazzata",
        ),
        "internet": (r"\brete\b|\bserver\b|\bdatabase\b|\bmemoria\b", "Il database non ha risposto"),
        "donna": (r"\bregina\b", "regina"),
    },
    "en": {
        "keeps score": (
            r"\bwrites\b|\bwrote\b|\bwrite (?:at|on)\b|being written",
            "Who writes on this phone?",
        ),
        "already recorded": (
            r"\b(?:recorded|sent|open|confirmed|closed) already\b",
            "It was recorded already",
        ),
        "Italian round": (r"\bItalian turn\b", "Italian turn of 2 hands"),
        "everyone for themselves": (r"\bhimself\b", "Each for himself"),
        "minimum to lay down": (r"\bleast to lay\b", "Least to lay down when vulnerable"),
        "internet": (r"\bnetwork\b|\bserver\b|\bdatabase\b|\bdevice\b", "The database did not answer"),
    },
    "es": {
        "se anotó": (r"\bgrab[aeoó]", "La mano se grabó"),
        "celular": (r"\bteléfono\b|\bdispositivo\b", "En este teléfono"),
        "la otra parte": (r"\blados?\b", "El otro lado"),
        "llame al director": (
            r"\b(?:hable|llam\w+|pid\w+|muestre\w*|lleve)\b[^.:]* (?:a|con) la dirección\b",
            "Hable con la dirección",
        ),
        "espere un momento": (r"\besperen un|inténtenlo", "Esperen un momento"),
        "sigue el encuentro": (r"\bsigue la partida\b", "Esta dirección solo sigue la partida"),
        "internet": (r"\bred\b|\bservidor\b|base de datos", "La base de datos no respondió"),
    },
}
ABROAD = [(language, instead) for language, never in NEVER_IN.items() for instead in never]
# Of the command line and of the director, which do not appear at a table.
ELSEWHERE = {"malformed_line"}


OF_DATA = ("templates/privacidade.html", "tournaments/retention.py")


@cache
def of_the_table_alone():
    """Return the sentences of the table, without the privacy page, which has a wider vocabulary."""
    data = "".join((settings.BASE_DIR / name).read_text() for name in OF_DATA)
    return [
        msgid
        for msgid in of_the_table()
        if not any(re.sub(r"%\((\w+)\)s", r"{{ \1 }}", one) in data for one in msgid)
    ]


@cache
def said():
    """Return every Portuguese sentence and word of the table."""
    words = [one for msgid in of_the_table_alone() for one in msgid]
    words += [by["pt"] for part in sentences().values() for code, by in part.items() if code not in ELSEWHERE]
    return words + [by["pt"] for by in vocabulary().values()]


@rows("instead", NEVER)
def test_one_word_is_said_for_one_thing(instead):
    never, _wrong = NEVER[instead]

    assert [one for one in said() if re.search(never, one, re.IGNORECASE)] == []


@rows("instead", NEVER)
def test_the_wrong_word_would_be_found(instead):
    never, wrong = NEVER[instead]

    assert re.search(never, wrong, re.IGNORECASE)
    assert not re.search(never, instead, re.IGNORECASE)


@cache
def said_in(language):
    """Return every sentence and word of the table in a language with a catalogue."""
    source = settings.LOCALE_PATHS[0] / language / "LC_MESSAGES" / "django.po"
    means = catalogues.read(source.read_text(encoding="utf-8"))
    ours = {"\0".join(msgid) for msgid in of_the_table_alone()}
    words = [one for msgid, both in means.items() if msgid in ours for one in both.split("\0")]
    words += [
        by[language] for part in sentences().values() for code, by in part.items() if code not in ELSEWHERE
    ]
    return words + [by[language] for by in vocabulary().values()]


@rows(("language", "instead"), ABROAD)
def test_one_word_is_said_for_one_thing_in_every_language(language, instead):
    never, wrong = NEVER_IN[language][instead]

    assert [one for one in said_in(language) if re.search(never, one, re.IGNORECASE)] == []
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
