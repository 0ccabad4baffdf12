"""The bell of a whole hall: one action rings it at every table that plays."""

from contextlib import suppress

from scoring.errors import JogoClosed, Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.bell import ring_bell
from scoring.models import Jogo
from tournaments.models import Tournament


def ring_bells(*, tournament: Tournament, in_play: bool, source: Source) -> int:
    """Ring the bell of every jogo of a tournament that is open now; return of how many it rang.

    in_play: whether the mãos being played are finished. Each table is its own transaction: one that closes or hears
    the bell meanwhile is passed over, and nobody at a table waits for the others. A jogo that opens because another
    ended by the bell is not rung.
    """
    playing = Jogo.objects.filter(confronto__tournament=tournament, closed_at=None)
    rung = 0
    for jogo in list(playing.order_by("confronto__mesa")):
        with suppress(JogoClosed, Refused):
            ring_bell(jogo=jogo, in_play=in_play, source=source)
            rung += 1
    return rung
