"""Actions on the whole event: cancelled and resumed, or ended with the standings as they are."""

from tests.director.event import WHY, Stuck, action
from tests.factories import jogos_being_played
from tests.tournaments.event.confirming import agree
from tournaments.event.ending import cancelling, early
from tournaments.outcomes.rest import How


@action()
def cancel_and_resume(event, dice):
    """Cancel the event, which stops its open jogos, and resume it, which opens the same ones."""
    before = jogos_being_played(event.fresh())
    agree(cancelling.cancel, tournament=event.tournament, reason=dice.choice(("", WHY)))
    if left := jogos_being_played(event.fresh()):
        raise Stuck(f"in play in a cancelled event: {left}")
    agree(cancelling.resume, tournament=event.tournament)
    if jogos_being_played(event.fresh()) != before:
        raise Stuck("another jogo is in play after the event was resumed")


@action()
def end_now(event, dice):
    """End the event early, seldom, because nothing else happens afterwards."""
    if dice.random() < 0.3:
        how = dice.choice(list(How))
        event.tell(how)
        agree(early.end_now, tournament=event.fresh(), how=how, reason=WHY)
