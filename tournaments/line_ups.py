"""The sentences of a tournament in which trios or single players enter (`scoring.wording.line_ups`)."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from django.utils import translation

from scoring.wording import line_ups
from tournaments.models import Tournament

KINDS: Final[Mapping[str, str]] = {
    Tournament.Entrants.SINGLES: "singles",
    Tournament.Entrants.EACH: "singles",
    Tournament.Entrants.TRIOS: "trios",
}


def speak(tournament: Tournament) -> None:
    """Activate the catalogue for the entries of a tournament until the end of the request.

    The language stays the current one.
    """
    line_ups.speak(KINDS.get(tournament.entrants))


@contextmanager
def spoken(tournament: Tournament) -> Iterator[None]:
    """Activate the catalogue for the entries of a tournament inside a block."""
    with translation.override(translation.get_language()):
        speak(tournament)
        yield
