"""Search an explanation for words, ignoring accents and capitals."""

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from django.http import HttpRequest

from scoring.explain.sections import Section

LONGEST = 60  # characters of a search


def asked_for(request: HttpRequest) -> str:
    """Return the search words of a request; empty without a search."""
    return request.GET.get("procurar", "").strip()[:LONGEST]


def search(sections: Iterable[Section], wanted: str) -> tuple[Section, ...]:
    """Return the sections with those sentences that contain every word, also in their article.

    Without a search, all sections are returned.
    """
    words = _plain(wanted).split()
    if not words:
        return tuple(sections)
    found = []
    for section in sections:
        whole = _plain(section.title)
        said = tuple(
            one for one in section.said if _has(f"{whole} {_plain(one.text)} {_plain(one.article)}", words)
        )
        if said:
            found.append(
                replace(section, said=said, cards=section.cards if len(said) == len(section.said) else ())
            )
    return tuple(found)


def _has(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)


def _plain(text: str) -> str:
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
