"""Who plays, in Portuguese: of trios and of single players there is a catalogue each, over what is said of duplas.

A sentence that names duplas is written once, for them. Where a tournament is of others its pages are spoken in a
Portuguese of their own, which has those sentences again and leaves all others as they are. To Django it is a language
for private use, `x-`: one of the family of `pt` would take Django's own sentences from Portugal.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from django.conf import settings
from django.utils import translation

from tournaments.models import Tournament

LANGUAGES: Final[Mapping[str, str]] = {
    Tournament.Entrants.SINGLES: "x-singles",
    Tournament.Entrants.EACH: "x-singles",
    Tournament.Entrants.TRIOS: "x-trios",
}


def speak(tournament: Tournament) -> None:
    """Speak of who plays in a tournament until the answer is written; of duplas, or in another language, as before."""
    if translation.get_language() == settings.LANGUAGE_CODE and tournament.entrants in LANGUAGES:
        translation.activate(LANGUAGES[tournament.entrants])


@contextmanager
def spoken(tournament: Tournament) -> Iterator[None]:
    """Do so while a block lasts."""
    with translation.override(translation.get_language()):
        speak(tournament)
        yield
