"""Separate catalogues of sentences for trios and for single players, in each language.

Sentences are written for duplas. For other entries the page uses a variant of Portuguese that only replaces the
sentences about duplas. For Django it is a private-use language (`x-`), because a variant of `pt` would fall back to
Django's European Portuguese. In Italian, English and Spanish it is a variant of the language (`it-trios`), and
gettext falls back to `it`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from django.conf import settings
from django.utils import translation

from tournaments.models import Tournament

KINDS: Final[Mapping[str, str]] = {
    Tournament.Entrants.SINGLES: "singles",
    Tournament.Entrants.EACH: "singles",
    Tournament.Entrants.TRIOS: "trios",
}
FAMILIES: Final = {
    code: "x" if code == settings.LANGUAGE_CODE else code for code, _name in settings.LANGUAGES
}


def speak(tournament: Tournament) -> None:
    """Activate the catalogue for the entries of a tournament until the end of the request.

    The language stays the current one.
    """
    family, kind = FAMILIES.get(translation.get_language() or ""), KINDS.get(tournament.entrants)
    if family and kind:
        translation.activate(f"{family}-{kind}")


@contextmanager
def spoken(tournament: Tournament) -> Iterator[None]:
    """Activate the catalogue for the entries of a tournament inside a block."""
    with translation.override(translation.get_language()):
        speak(tournament)
        yield
