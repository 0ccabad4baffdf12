"""A stage whose first round is a draft, and the pairings of a round as plain values."""

from tests.factories import TABLE, make_stages, play_open
from tournaments.event import rounds
from tournaments.models import Confronto, Dupla, Round

SWISS = {"format": "swiss", "rounds": 3}
DANESE = {"format": "danese", "rounds": 3}


def drafted(*, plan=SWISS, duplas=6, **fields):
    """Return a stage that has begun, and its first round, a draft."""
    (stage,) = make_stages(plan, duplas=duplas, **fields)
    return stage, Round.objects.get(stage=stage)


def seats(row):
    """Return the confrontos of a round as plain values, by table."""
    found = Confronto.objects.filter(stage=row.stage, round=row.number).order_by("position")
    return list(found.values_list("position", "dupla_a", "dupla_b", "status", "flags"))


def pairs(row):
    """Return the pairings by table."""
    return [{a, b} for _, a, b, _, _ in seats(row)]


def dupla(id_):
    return Dupla.objects.get(pk=id_)


def next_round(stage, row):
    """Post a round, play it to its end, and draw the next."""
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    return rounds.draw_round(stage=stage, seed=5, source=TABLE)
