"""The refusals of the services, for their tests."""

import pytest

from tests.factories import TABLE
from tournaments.errors import TournamentError


def refused(verb, **given):
    """Return the error with which a function refuses."""
    with pytest.raises(TournamentError) as caught:
        verb(**given, source=TABLE)
    return caught.value


def came_of(verb):
    """Call a function that may refuse. Return `done` or the code of the refusal."""
    try:
        verb()
    except TournamentError as exc:
        return exc.code
    return "done"
