"""Helpers: read the effects of a change before it is confirmed, and confirm it."""

import pytest

from tests.factories import TABLE
from tournaments.event.consequences import Unconfirmed
from tournaments.event.corrections import NotConfirmed, carry_out


def effects_of(subject, change):
    """Return the effects of a change that is not confirmed."""
    with pytest.raises(NotConfirmed) as caught:
        carry_out(subject, change, reason="soma trocada", source=TABLE)
    return caught.value.effects


def confirm(subject, change):
    """Read the effects of a change, confirm exactly these, and return them."""
    effects = effects_of(subject, change)
    carry_out(subject, change, confirmed=effects.key, reason="soma trocada", source=TABLE)
    return effects


def agree(verb, **given):
    """Read the consequences that a service asks about, confirm exactly these, and return them."""
    with pytest.raises(Unconfirmed) as asked:
        verb(**given, source=TABLE)
    verb(**given, confirmed=asked.value.key, source=TABLE)
    return asked.value.consequences


def agreed(verb, **given):
    """Call a service, confirm exactly what it asks about, if anything, and return those consequences."""
    try:
        verb(**given, source=TABLE)
    except Unconfirmed as asked:
        verb(**given, confirmed=asked.key, source=TABLE)
        return asked.consequences
    return ()
