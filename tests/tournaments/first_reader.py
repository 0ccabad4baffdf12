"""What a process keeps of events for its next reader: forgotten, as in one that has just been started.

An event that was built before has the keys of then: without this, what a page costs depends on who was there first.
"""

from tournaments.public import caching
from tournaments.publication import players, playing, reading
from tournaments.publication import standings_after_round as stood

KEPT = (
    *(reading.published_by, reading._live, players._of_revision, playing._told),
    *(stood._standings, stood._places, stood._of_revision),
)


def forget():
    for kept in KEPT:
        kept.cache_clear()
    caching._rendered.clear()
