"""The log of a tournament, for tests of what many do at once."""

from tournaments.models import Ocorrencia


def sequences(tournament, action):
    """Return where the deeds of one kind stand in the log; that it has no gap is part of it."""
    log = Ocorrencia.objects.filter(tournament=tournament).order_by("sequence")
    found = list(log.values_list("sequence", "action"))
    assert [sequence for sequence, _ in found] == list(range(1, len(found) + 1))
    return [sequence for sequence, of in found if of == action]
