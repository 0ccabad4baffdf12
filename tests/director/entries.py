"""Who comes late, leaves, comes back or is replaced."""

from tests.director.event import WHY, action
from tests.factories import TABLE
from tournaments.entries import changes
from tournaments.event import (
    forgotten,
)
from tournaments.models import DuplaMember, Stage, StageEntry


@action(3)
def enter_late(event, dice):
    first, second = event.newcomer(), event.newcomer()
    changes.enter_late(stage=event.stage(), first=first, second=second, source=TABLE)


@action()
def enter_forgotten(event, dice):
    """Enter who was forgotten: the first stage is drawn anew."""
    second = None if event.tournament.of_players else event.newcomer()
    first = event.newcomer()
    stage = Stage.objects.filter(tournament=event.tournament).order_by("number").first()
    forgotten.enter_forgotten(
        stage=stage, first=first, second=second, seed=dice.randrange(10**6), source=TABLE
    )


@action(3)
def withdraw(event, dice):
    dupla = event.pick(dice, event.tournament.dupla_set.order_by("number"))
    changes.withdraw(dupla=dupla, justified=dice.random() < 0.5, reason=WHY, source=TABLE)


@action(2)
def re_enter(event, dice):
    entries = StageEntry.objects.filter(stage=event.stage(), until_round__isnull=False)
    entry = event.pick(dice, entries.order_by("pk"))
    if entry:
        changes.re_enter(dupla=entry.dupla, source=TABLE)


@action(2)
def substitute(event, dice):
    dupla = event.pick(dice, event.tournament.dupla_set.order_by("number"))
    member = DuplaMember.objects.filter(dupla=dupla).select_related("player").first()
    changes.substitute(
        dupla=dupla,
        leaves=member.player,
        comes=event.newcomer(),
        override=dice.choice((WHY, "")),
        source=TABLE,
    )
