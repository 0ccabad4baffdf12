"""Detection of private texts: e-mails, telephones, documents, dates, addresses, amounts and marks.

Each pattern finds its kind inside a longer text. Patterns of contacts come first, because a telephone contains the
digits of a date.
"""

import re
from collections.abc import Mapping
from typing import Final

_MONTHS: Final = (
    "jan|fev|feb|mar|abr|apr|mai|mag|may|jun|giu|jul|lug|ago|aug|set|sep|out|ott|oct|nov|dez|dic|dec|gen|ene"
)
_MARKS: Final = (
    r"a\s+pagar|pag(?:o|a|os|as|ou|amos|ato|ata|ati|ado|ada|amento|amento)|pgto?|pg|paid|quitad[oa]s?|saldato|"
    r"n[aã]o\s+pago|devendo|falta(?:ndo)?\s+pagar|da\s+pagare|j[aá]\s+pag(?:o|a|ou)|boleto|[aà]\s+vista|ok+|okay|sim|s[ií]|yes|confirm(?:ad[oa]s?|ed|ou)|confermat[oai]|presentes?|pendente|pending|"
    r"isent[oa]s?|pix|dinheiro|cart[aã]o|contanti|efectivo|cash|vip|n[aã]o|no"
)
_OF_CLUB: Final = r"s[oó]ci[oa]|socio|member|membro|tessera|matr[ií]cula|carteir(?:a|inha)|inscri[cç][aã]o|id"
PATTERNS: Final[Mapping[str, re.Pattern[str]]] = {
    kind: re.compile(pattern, re.IGNORECASE)
    for kind, pattern in {
        # With or without a domain, as a name in a network, or spelled out; also a web address.
        "email": r"(?:[\w.+-]{0,64}@|[\w.+-]{1,64}\s*(?:[(\[]at[)\]]|\barroba\b))\s*[\w-]+(?:\.[\w-]+)*|https?://\S+|www\.\S+"
        r"|\b[\w-]{1,64}\.(?:com|net|org|me)\b(?:\.\w\w\b)?(?:/\S*)?",
        # A word for a document followed by three or more digits, or a number in the form of a country.
        "document": r"(?:\b(?:cpf|rg|cnpj|dni|nif|nie|c\.?\s?f\.?|passaporte|passport|documento?|doc)\b\.?\s*:?\s*"
        r"(?:n[º°o.]*\s*)?(?=(?:[\w./-]*\d){3})[\w./-]{5,})|\d{3}\.\d{3}\.\d{3}-?[\dxX]{2}|\b\d{2}\.\d{3}\.\d{3}[-/]?[\dxX]*"
        r"|\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b|\b\d{8}[A-Z]\b",
        "date": r"\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}\b"
        rf"|\b(?:\d{{1,2}}\s+(?:de\s+)?)?(?:{_MONTHS})[a-zç]*[\s/]+(?:de\s+)?(?:19|20)\d{{2}}\b"
        r"|\b\d{1,3}\s*(?:anos|anni|años|years)\b|\bnasc\w*\.?\s+(?:em\s+)?\d{4}\b",
        "address": r"\b(?:rua|avenida|av\.|alameda|travessa|praça|via|viale|piazza|calle)\s[^\d,;/]{2,40}"
        r",?\s*(?:n[º°.]*\s*)?\d{1,5}\b",
        "hour": r"\b\d{1,2}(?::\d{2}){1,2}(?:\s*[ap]m)?\b|\b\d{1,2}\s?(?:h|hs|hrs?|horas|ore)(?:\s?\d{2})?\b",
        "amount": r"(?:r\$|us\$|\$|€|£|eur\b|brl\b)\s*\d[\d.,]*|\b\d[\d.,]*\s*(?:r\$|€|£|reais\b|euros?\b|eur\b|brl\b)"
        r"|\b\d{1,6}[.,]\d{2}\b(?![.,\d])",
        # Eight to fifteen digits that do not start with a date.
        "phone": r"(?<![\w+])(?!\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b)"
        r"\+?\(?\d(?:[\s().-]*\d){7,14}(?!\w)",
        "member": rf"\b(?:{_OF_CLUB})\b\.?\s*(?:n[º°o.]*)?\s*:?\s*#?\d[\d./-]*",
        "mark": rf"(?<![\w]){'(?:' + _MARKS + ')'}(?!\w)",
    }.items()
}
CONTACTS: Final = ("email", "document", "phone")  # identify a person wherever they occur in a text
# Part of no name and no place.
ASIDES: Final = ("email", "document", "date", "address", "amount", "hour", "phone", "member")
# Each of these needs a digit, an @ or the end of a web address: most names have none of them and skip the search.
_HINT: Final = re.compile(
    r"[\d@]|https?:|www\.|[(\[]at[)\]]|\barroba\b|\.(?:com|net|org|me)\b", re.IGNORECASE
)


def kinds_in(text: str) -> set[str]:
    """Return the kinds of private text within a text, as `PATTERNS` names them."""
    kinds = PATTERNS if _HINT.search(text) else ("mark",)
    return {kind for kind in kinds if PATTERNS[kind].search(text)}


def has_contact(text: str) -> bool:
    """Return whether a text contains an e-mail, a telephone or the number of a document."""
    return bool(_HINT.search(text)) and any(PATTERNS[kind].search(text) for kind in CONTACTS)


def is_private(text: str) -> bool:
    """Return whether a text must not be shown as a person's origin.

    True for a contact, date, address, amount or hour anywhere, a text that is only a mark ("pago", "ok"), and a text
    without letters.
    """
    if not text:
        return False
    if kinds_in(text) - {"mark"}:
        return True
    return not any(sign.isalpha() for sign in PATTERNS["mark"].sub("", text))


def without_asides(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Return a text without its parts of the kinds `ASIDES`, and those parts, each with its kind."""
    taken: list[tuple[str, str]] = []
    if _HINT.search(text):
        for kind in ASIDES:
            found = [(kind, one[0].strip()) for one in PATTERNS[kind].finditer(text)]
            if found:
                taken, text = taken + found, PATTERNS[kind].sub(" ", text)
    return text, taken
