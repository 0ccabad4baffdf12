"""The words of the game in every language: `vocabulary.toml`, read once, checked, frozen."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from django.utils.translation import get_language

LANGUAGES: Final = ("pt", "it", "en", "es")

type Vocabulary = Mapping[str, Mapping[str, str]]


class VocabularyError(Exception):
    """A word lacks a language or has an unknown one; the message names the word."""


def language(wanted: str | None = None) -> str:
    """Return the language of a page: the one wanted, else the active one, else Portuguese."""
    found = (wanted or get_language() or "").partition("-")[0]
    return found if found in LANGUAGES else LANGUAGES[0]


@cache
def vocabulary() -> Vocabulary:
    """Return every word of the file, by code and language."""
    return read(files("scoring.wording").joinpath("vocabulary.toml").read_text(encoding="utf-8"))


def read(text: str) -> Vocabulary:
    """Parse words in TOML and freeze them. Raises `VocabularyError` unless each has all four languages."""
    said = tomllib.loads(text)
    for code, words in said.items():
        if set(words) != set(LANGUAGES) or not all(words.values()):
            raise VocabularyError(f"{code}: needs {', '.join(LANGUAGES)}, has {', '.join(words)}")
    return MappingProxyType({code: MappingProxyType(words) for code, words in said.items()})
