"""A message id as a regular expression over the text of a page."""

import re
from functools import cache
from html import unescape

from django.utils.translation import gettext, ngettext

# Parameters that are whole numbers, or places: `3º`, `5º–8º`.
FIGURES = {
    "after",
    "before",
    "best",
    "byes",
    "changed",
    "count",
    "early",
    "first",
    "given",
    "jogos",
    "last",
    "mao",
    "maos",
}
FIGURES |= {
    "mesa",
    "mesas",
    "met",
    "minutes",
    "missing",
    "more",
    "number",
    "others",
    "over",
    "partida",
    "place",
    "results",
}
FIGURES |= {"rounds", "rows", "times", "top", "total", "waiting"}
PARAM = re.compile(r"%\((\w+)\)0?\d*[sd]|%[sd]")


@cache
def patterns(said, language):
    """Return the forms of a message in the current language: the longest literal, and the expression."""
    forms = dict.fromkeys([ngettext(*said, 1), ngettext(*said, 2)] if len(said) > 1 else [gettext(said[0])])
    return [_compiled(str(form)) for form in forms]


def _compiled(form):
    text = " ".join(unescape(re.sub(r"<[^>]+>", "", form)).split()).replace("%%", "%")
    literals, names = [], []
    for at, part in enumerate(PARAM.split(text)):
        (names if at % 2 else literals).append(part)
    said, known = _start(literals[0]), set()
    for at, (name, literal) in enumerate(zip(names, literals[1:], strict=True)):
        ends = at == len(names) - 1 and not literal
        # `round` is a number in `3ª rodada` and `rodada 3`, else a name.
        figure = name in FIGURES or (
            name == "round" and (literal[:1] == "ª" or literals[at][-7:] == "rodada ")
        )
        said += _param(name, known, ends=ends, figure=figure) + re.escape(literal)
    before = r"(?<!\w)" if text[:1].isalnum() or text[:1] == "%" else ""
    after = r"(?!\w)" if names or text[-1:].isalnum() else ""
    # A page may begin a word with a capital.
    return max((literals[0][1:], *literals[1:]), key=len).strip(), re.compile(before + said + after)


def _start(literal):
    first = literal[:1]
    return f"[{first}{first.upper()}]{re.escape(literal[1:])}" if first.islower() else re.escape(literal)


def _param(name, known, *, ends, figure):
    if name in known:
        return rf"(?P={name})"
    if name is None:
        return r"[^\n]+?"
    known.add(name)
    if figure:
        return rf"(?P<{name}>\d[\d.]*º?(?:–\d+º)?)"
    return rf"(?P<{name}>[^\n]+{'' if ends else '?'})"
