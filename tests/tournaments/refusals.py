"""What a verb of the tournaments refuses, for their tests."""

import pytest

from tests.factories import TABLE
from tournaments.errors import TournamentError


def refused(verb, **given):
    """Return the error with which a verb refuses."""
    with pytest.raises(TournamentError) as caught:
        verb(**given, source=TABLE)
    return caught.value


def came_of(verb):
    """Do something that may be refused; return `done`, or why not."""
    try:
        verb()
    except TournamentError as exc:
        return exc.code
    return "done"
