"""The log of a tournament, for tests of concurrent requests."""

from tournaments.models import TournamentLogEntry


def sequences(tournament, action):
    """Return the positions in the log of the actions of one kind. Fails if the log has a gap."""
    log = TournamentLogEntry.objects.filter(tournament=tournament).order_by("sequence")
    found = list(log.values_list("sequence", "action"))
    assert [sequence for sequence, _ in found] == list(range(1, len(found) + 1))
    return [sequence for sequence, of in found if of == action]
