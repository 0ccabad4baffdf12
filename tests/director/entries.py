"""Late entries, withdrawals, returns and substitutions."""

from tests.director.event import WHY, action
from tests.director.invariants import Broken
from tests.factories import TABLE
from tournaments.entries import changes, checkin, present, teams
from tournaments.entries.bracket_return import forfeits
from tournaments.event.draws import forgotten
from tournaments.models import Confronto, DuplaMember, Stage
from tournaments.stage_plan import is_bracket


@action(3)
def enter_late(event, dice):
    first, second = event.newcomer(), event.newcomer()
    changes.enter_late(stage=event.stage(), first=first, second=second, source=TABLE)


@action()
def enter_forgotten(event, dice):
    """Enter a forgotten dupla: the first stage is drawn anew."""
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
    entry = event.pick(dice, present.left(event.tournament))
    if entry is None:
        return
    subject = entry if is_bracket(entry.stage) else None
    back = event.carry_out(subject, lambda: changes.re_enter(dupla=entry.dupla, reason=WHY, source=TABLE))
    waits = Confronto.objects.of(entry.dupla).filter(stage=back.stage, status="").exists()
    if back.until_round is not None or (is_bracket(back.stage) and forfeits(back) and not waits):
        raise Broken(f"{entry.dupla} has come back and does not play on")


@action(3)
def call_the_roll(event, dice):
    """Mark some duplas at the door; now and then begin a new roll."""
    if dice.random() < 0.1:
        checkin.begin_anew(tournament=event.tournament, source=TABLE)
    duplas = list(event.tournament.dupla_set.order_by("number"))
    for dupla in dice.sample(duplas, dice.randint(1, len(duplas))):
        checkin.mark(dupla=dupla, present=dice.random() < 0.8, source=TABLE)


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


def enter_team(event, dice):
    """Enter two forgotten duplas as a team."""
    before = set(event.tournament.dupla_set.values_list("pk", flat=True))
    for _ in range(2):
        enter_forgotten(event, dice)
    come = event.tournament.dupla_set.exclude(pk__in=before)
    named = {dupla.pk: f"Equipe {come[0].number}" for dupla in come}
    teams.set_teams(tournament=event.fresh(), named=named, reason=WHY, source=TABLE)


def withdraw_without_team(event):
    """In a team event, withdraw the duplas that are in no team."""
    for dupla in event.tournament.dupla_set.filter(team=None):
        changes.withdraw(dupla=dupla, justified=True, reason=WHY, source=TABLE)
