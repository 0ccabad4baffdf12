"""How long a mão took in the last events of a club, from the times at which its mãos were recorded."""

from datetime import timedelta
from statistics import mean

from tournaments.hall.clocks.ends import durations
from tournaments.hall.clocks.forecast import pace_of
from tournaments.models import Club, Tournament

EVENTS = 3  # fewer would tell more of one evening than of the club
EVENTS_READ = 6  # latest events; those whose results were typed afterwards tell no time
MAOS_READ = 400  # of each, on average
HALF = 2  # a more precise figure would be misleading


def minutes_of_mao(club: Club) -> float | None:
    """Return the minutes of a mão in the last three events of a club, in halves; None with fewer. One query."""
    ended = Tournament.objects.filter(club=club, state=Tournament.State.FINISHED, brought__isnull=True)
    latest = ended.order_by("-ends_on", "-pk")[:EVENTS_READ]
    took = durations(latest, most=EVENTS_READ * MAOS_READ)
    found = [pace_of([duration for duration, _totals in maos]) for maos in took.values()]
    paces = [pace for pace in found if pace is not None][-EVENTS:]
    if len(paces) < EVENTS:
        return None
    typical = mean(pace.typical / timedelta(minutes=1) for pace in paces)
    return round(HALF * typical) / HALF
