"""What a change brings about, read before it is confirmed; and confirmed."""

import pytest

from tests.factories import TABLE
from tournaments.event.corrections import NotConfirmed, carry_out


def effects_of(subject, change):
    """Return what a change that nobody has confirmed would bring about."""
    with pytest.raises(NotConfirmed) as caught:
        carry_out(subject, change, reason="soma trocada", source=TABLE)
    return caught.value.effects


def confirm(subject, change):
    """Read what a change would bring about, confirm just that, and return it."""
    effects = effects_of(subject, change)
    carry_out(subject, change, confirmed=effects.key, reason="soma trocada", source=TABLE)
    return effects
