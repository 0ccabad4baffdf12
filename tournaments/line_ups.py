"""Who plays: of trios and of single players there is a catalogue each in each language, over what is said of duplas.

A sentence that names duplas is written once, for them. Where a tournament is of others its pages are spoken in a
Portuguese of their own, which has those sentences again and leaves all others as they are. To Django it is a language
for private use, `x-`: one of the family of `pt` would take Django's own sentences from Portugal. In Italian, English
and Spanish it is one of the family (`it-trios`): gettext looks in `it` for what it does not have.
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
    """Speak of who plays in a tournament until the answer is written, in the language that is spoken."""
    family, kind = FAMILIES.get(translation.get_language() or ""), KINDS.get(tournament.entrants)
    if family and kind:
        translation.activate(f"{family}-{kind}")


@contextmanager
def spoken(tournament: Tournament) -> Iterator[None]:
    """Do so while a block lasts."""
    with translation.override(translation.get_language()):
        speak(tournament)
        yield
