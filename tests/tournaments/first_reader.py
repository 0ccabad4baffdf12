"""Clear the caches that a process keeps of events for its readers, as in a process just started.

Events built earlier leave their cache keys: without this, the cost of a page would depend on earlier tests.
"""

from tournaments.public import caching
from tournaments.publication import reading
from tournaments.publication.document import players, playing, standings_after_round

KEPT = (
    *(reading.published_by, reading._live, players._of_revision, playing._told),
    *(standings_after_round._standings, standings_after_round._places, standings_after_round._of_revision),
)


def forget():
    for kept in KEPT:
        kept.cache_clear()
    caching._rendered.clear()
