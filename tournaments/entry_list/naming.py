"""The names in one piece of a list: `3. Ana Prado e Bia Nunes (pago)`."""

import re
import unicodedata
from typing import Final

# What stands between two names, the surest first: a surname may have an e in it (Souza e Silva), none has a slash.
_BETWEEN: Final = tuple(
    re.compile(pattern)
    for pattern in (r"\s*[/|]\s*", r"\s*&\s*", r"\s+\+\s+", r"\s+[-–—]\s+", r"\s+[eE]\s+", r"\s*,\s*")
)
_LISTED: Final = re.compile(r"\s*,\s*|\s+[eE]\s+")  # three: Ana, Bia e Cida
_NUMBER: Final = re.compile(r"(?:dupla|jogador(?:a|\(a\))?|n[º°o.]+|#)\s*\d{1,4}\b", re.IGNORECASE)
_AFTER: Final = re.compile(r"\d{1,4}[\ufe0f\u20e3]*(?:[\s.):ºª°\-–—]+|(?=[^\W\d]))")
_BRACKETS: Final = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
_PHONE: Final = re.compile(r"\+?\(?\d(?:[\s().-]*\d){7,14}\s*$")
_SIGNS: Final = frozenset(".,;:)-–—*•·_~>ºª°")
_FORMULA: Final = ("=", "+", "@")  # what a spreadsheet may take for one: no name begins so


def without_number(text: str) -> str:
    """Return a text without what counts it or ticks it off: `1)`, `#4`, `Dupla 7:`, a dot, an emoji."""
    before = None
    while text != before:
        before = text
        text = (
            _AFTER.sub("", _NUMBER.sub("", _bare(text), count=1), count=1) if _counted(text) else _bare(text)
        )
    return _bare(text[::-1], ends=True)[::-1]


def _counted(text: str) -> bool:
    bare = _bare(text)
    return bool(_NUMBER.match(bare) or _AFTER.match(bare))


def _bare(text: str, *, ends: bool = False) -> str:
    """Leave out the signs that a text begins with; of its end only what shows as a picture or a star."""
    for place, sign in enumerate(text):
        kind = unicodedata.category(sign)
        picture = kind in {"So", "Sk", "Cf", "Mn", "Me"} or sign.isspace()
        if not picture and sign not in ("*_~,;:" if ends else _SIGNS):
            return text[place:]
    return ""


def names_in(text: str, wanted: int = 2) -> tuple[str, ...]:
    """Return the names in a text, one where nothing stands between two. wanted: how many there should be."""
    ways = _BETWEEN if wanted == 2 else (*_BETWEEN, _LISTED)
    found = [tuple(part for one in way.split(text) if (part := one.strip())) for way in ways]
    enough = (parts for parts in found if len(parts) >= wanted)
    several = (parts for parts in found if len(parts) > 1)
    return next(enough, None) or next(several, None) or found[0]


def in_brackets(text: str) -> tuple[str, str]:
    """Return a text without the brackets that it ends with, and what stands in them."""
    found = _BRACKETS.search(text)
    return (text[: found.start()].strip(), found[1].strip()) if found else (text, "")


def phone_behind(text: str) -> tuple[str, str]:
    """Return a text without the telephone that it ends with, and that telephone."""
    found = _PHONE.search(text)
    if not found or not (before := text[: found.start()].rstrip(" :,-–—")):
        return text, ""
    return before, found[0].strip()


def is_formula(text: str) -> bool:
    """Return whether a spreadsheet would reckon with a text instead of showing it."""
    return text.startswith(_FORMULA)
