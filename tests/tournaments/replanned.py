"""Save a plan, and confirm the deletions that it causes."""

from tests.factories import TABLE
from tournaments.event import stages
from tournaments.event.consequences import Unconfirmed
from tournaments.wording.refusals.consequences import consequence


def save(tournament, *plans):
    """Save these plans. Return the codes that had to be confirmed."""
    given = {"tournament": tournament, "plans": [("", plan) for plan in plans], "source": TABLE}
    try:
        stages.save_plan(**given)
    except Unconfirmed as exc:
        stages.save_plan(**given, confirmed=exc.key)
        return [one.code for one in exc.consequences if consequence(one)]
    return []
