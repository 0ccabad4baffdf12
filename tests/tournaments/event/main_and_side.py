"""Groups, a main line after them, and a side event for the others."""

from tests.factories import TABLE, make_stages, play_stage
from tests.remembered import remembered
from tournaments.event import stages
from tournaments.models import StageEntry

GROUPS = {"format": "groups", "size": 4, "top": 2, "order": ["points", "made", "lots"]}
OURO = {"format": "knockout", "third": True}
PRATA = {"format": "knockout", "side_of": 1}


@remembered
def begun(*plans, duplas=8):
    """Return the stages of an event whose groups are over."""
    found = make_stages(*plans, duplas=duplas)
    play_stage(found[0])
    return found


def begin(stage):
    return stages.begin_stage(stage=stage, seed=7, source=TABLE)


def entered(stage):
    return set(StageEntry.objects.entered().filter(stage=stage).values_list("dupla", flat=True))
