"""Separate catalogues of sentences for trios and for single players, in each language.

Sentences are written for duplas. For other entries the page uses a variant of Portuguese that only replaces the
sentences about duplas. For Django it is a private-use language (`x-`), because a variant of `pt` would fall back to
Django's European Portuguese. In Italian, English and Spanish it is a variant of the language (`it-trios`), and
gettext falls back to `it`.
"""

from collections.abc import Mapping
from typing import Final

from django.conf import settings
from django.utils import translation

OF_SIZE: Final[Mapping[int, str]] = {1: "singles", 3: "trios"}  # by the players of a side
FAMILIES: Final = {
    code: "x" if code == settings.LANGUAGE_CODE else code for code, _name in settings.LANGUAGES
}


def speak(kind: str | None) -> None:
    """Activate the variant of the current language for `singles` or `trios`; without a kind the language stays."""
    family = FAMILIES.get(translation.get_language() or "")
    if family and kind:
        translation.activate(f"{family}-{kind}")


def language() -> str:
    """Return the current language without its variant."""
    active = translation.get_language() or settings.LANGUAGE_CODE
    variants = {f"{family}-{kind}": code for code, family in FAMILIES.items() for kind in OF_SIZE.values()}
    return variants.get(active, active)
