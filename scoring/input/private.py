"""Detection of private texts: e-mails, telephones, documents, dates, amounts and marks.

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
    r"n[aã]o\s+pago|ok+|okay|sim|s[ií]|yes|confirm(?:ad[oa]s?|ed|ou)|confermat[oai]|presentes?|pendente|pending|"
    r"isent[oa]s?|pix|dinheiro|cart[aã]o|contanti|efectivo|cash|vip|n[aã]o|no"
)
_OF_CLUB: Final = r"s[oó]ci[oa]|socio|member|membro|tessera|matr[ií]cula|carteir(?:a|inha)|inscri[cç][aã]o|id"
PATTERNS: Final[Mapping[str, re.Pattern[str]]] = {
    kind: re.compile(pattern, re.IGNORECASE)
    for kind, pattern in {
        "email": r"[\w.+-]+\s*@\s*[\w-]+(?:\.[\w-]+)+|https?://\S+|www\.\S+",
        # A word for a document followed by three or more digits, or a number in the form of a country.
        "document": r"(?:\b(?:cpf|rg|cnpj|dni|nif|nie|c\.?\s?f\.?|passaporte|passport|documento?|doc)\b\.?\s*:?\s*"
        r"(?:n[º°o.]*\s*)?(?=(?:[\w./-]*\d){3})[\w./-]{5,})|\d{3}\.\d{3}\.\d{3}-?[\dxX]{2}|\b\d{2}\.\d{3}\.\d{3}[-/]?[\dxX]*"
        r"|\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b|\b\d{8}[A-Z]\b",
        "date": r"\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}\b"
        rf"|\b\d{{1,2}}\s+(?:de\s+)?(?:{_MONTHS})[a-zç]*\s+(?:de\s+)?\d{{4}}\b",
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


def kinds_in(text: str) -> set[str]:
    """Return the kinds of private text within a text, as `PATTERNS` names them."""
    return {kind for kind, pattern in PATTERNS.items() if pattern.search(text)}


def has_contact(text: str) -> bool:
    """Return whether a text contains an e-mail, a telephone or the number of a document."""
    return any(PATTERNS[kind].search(text) for kind in CONTACTS)


def is_private(text: str) -> bool:
    """Return whether a text must not be shown as a person's origin.

    True for a contact, date, amount or hour anywhere, a text that is only a mark ("pago", "ok"), and a text without
    letters.
    """
    if not text:
        return False
    found = kinds_in(text)
    if found - {"mark"}:
        return True
    left = PATTERNS["mark"].sub("", text) if found else text
    return not any(sign.isalpha() for sign in left)


def without(text: str, kind: str) -> tuple[str, list[str]]:
    """Return a text without its parts of a kind, and those parts."""
    pattern = PATTERNS[kind]
    taken = [one[0].strip() for one in pattern.finditer(text)]
    return (pattern.sub(" ", text), taken) if taken else (text, [])
