"""Rounds of a bracket at the pace "round by round": posted with its draw, placed and started one by one."""

from django.utils.timezone import now

from tournaments.hall.seating import place
from tournaments.models import Confronto, Round, Stage


def post_rounds(stage: Stage) -> None:
    """Post all rounds of a bracket. Requires the lock of the tournament.

    In a double elimination a round has the meetings of both trees that can be played at the same time; the jogo for
    third place belongs to the round of the final.
    """
    numbers = (
        Confronto.objects.filter(stage=stage).order_by("round").values_list("round", flat=True).distinct()
    )
    Round.objects.bulk_create(
        Round(stage=stage, number=number, state=Round.State.POSTED, seed=stage.seed or 0)
        for number in numbers
    )


def place_next(stage: Stage) -> None:
    """Assign mesas to the next round of a bracket once all results before it are there: now it is posted to readers.

    Requires the lock of the tournament.
    """
    posted = Round.objects.filter(stage=stage, state=Round.State.POSTED).order_by("number").first()
    open_yet = Confronto.objects.filter(stage=stage, status="").order_by("kind", "position")
    if posted is None or open_yet.filter(round__lt=posted.number).exists():
        return
    ready = open_yet.filter(round=posted.number, dupla_a__isnull=False, dupla_b__isnull=False, jogo=None)
    place(stage, list(ready))
    if posted.posted_at is None:
        posted.posted_at = now()
        posted.save(update_fields=("posted_at",))
