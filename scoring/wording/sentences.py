"""The sentences of `sentences.toml`: read once, checked, frozen."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from scoring.wording.vocabulary import LANGUAGES

WORDS: Final = frozenset(
    {"canastra", "canastras", "clean", "morto", "mortos"}
)  # words of the game, which sentences take from `scoring.wording.terms`
_PLACEHOLDER: Final = re.compile(r"%\((\w+)\)s")

type Sentences = Mapping[str, Mapping[str, Mapping[str, str]]]


class SentenceError(Exception):
    """A file of sentences is invalid; the message names the sentence and the error."""


@cache
def sentences() -> Sentences:
    """Return every sentence of the file, by part, code and language."""
    return read(files("scoring.wording").joinpath("sentences.toml").read_text(encoding="utf-8"))


def read(text: str) -> Sentences:
    """Parse sentences in TOML and freeze them.

    Raises `SentenceError` for a sentence with a missing or unknown language, for a stray `%`, and for a figure that
    only some languages contain.
    """
    parts = tomllib.loads(text)
    for part, codes in parts.items():
        for code, said in codes.items():
            _check(f"{part}.{code}", said)
    return MappingProxyType(
        {
            part: MappingProxyType({code: MappingProxyType(said) for code, said in codes.items()})
            for part, codes in parts.items()
        }
    )


def placeholders(said: str) -> frozenset[str]:
    """Return the names of the figures in a sentence."""
    return frozenset(_PLACEHOLDER.findall(said))


def _check(name: str, said: Mapping[str, str]) -> None:
    if set(said) != set(LANGUAGES):
        raise SentenceError(f"{name}: needs {', '.join(LANGUAGES)}, has {', '.join(said)}")
    figures = {language: placeholders(one) - WORDS for language, one in said.items()}
    for language, one in said.items():
        if "%" in _PLACEHOLDER.sub("", one):
            raise SentenceError(f"{name}.{language}: a % that is no figure")
        if foreign := figures[language] ^ figures["pt"]:
            raise SentenceError(f"{name}.{language}: not in every language: {', '.join(sorted(foreign))}")
