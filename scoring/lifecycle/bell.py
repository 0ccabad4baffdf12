"""The bell ends the time: no new mão is dealt; the one in play still counts, and so does what a side already sent.

Rung by mistake it is taken back, by a line of the trail of its own.
"""

from django.db import transaction
from django.utils.timezone import now

import rules
from scoring.entry.apart_matching import agree
from scoring.errors import JogoClosed, Refused
from scoring.jogo.settle import settle
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import BellHeard, BellRung, BellUndone
from scoring.models import Jogo
from scoring.signals import mao_recorded

FIELDS = ("bell_at", "bell_partida", "bell_mao")


def ring_bell(*, jogo: Jogo, in_play: bool, source: Source) -> Jogo:
    """End the time of a jogo: at once, or with the mão that is being played (`in_play`) once that is recorded.

    The partida being played is then decided by the clock, and the jogo by the partidas won. Where both duplas enter
    apart, what they have sent is compared now, also of a partida that is not at its end; what one of them has sent and
    the other has not yet is waited for. Rung again without a mão in play, it ends a jogo that still waits for one.
    `reopen_jogo` takes the bell back.
    Raises `JogoClosed`, `Refused("bell_rung")`.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if jogo.bell_at and (in_play or not jogo.bell_in_play):
            raise Refused("bell_rung")
        # The last mão that counts: what a side has sent already, or what is recorded; or the one in play.
        partida, number = state.next_place
        last = max((place for place in state.sends if place >= state.next_place), default=state.last_place)
        if in_play:
            # What the side that is furthest sends next, in the next partida where it has sent the end of one.
            partidas = max(jogo.partidas, state.partidas[-1].number)
            ahead = [state.next_for(side) for side in jogo.sides]
            last = max((place for place in ahead if place[0] <= partidas), default=last)
        jogo.bell_at = jogo.bell_at or now()
        jogo.bell_partida, jogo.bell_mao = last
        jogo.save(update_fields=FIELDS)
        note(jogo, BellRung({"partida": partida, "number": number, "in_play": in_play}), source)
        settle(state)
        jogo = agree(state, source).jogo
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def undo_bell(*, jogo: Jogo, source: Source) -> Jogo:
    """Let a jogo go on as if its bell had not rung; one that it had ended is open again.

    Raises `Refused`: `bell_not_rung`; `bell_decided` where the director has ended the jogo since; `partida_open_again`
    where an extra partida was played because of it; or what the floor above says of a result that is taken back.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.bell_at is None:
            raise Refused("bell_not_rung")
        if jogo.closed_at and jogo.reason not in set(rules.JogoReason):
            raise Refused("bell_decided")
        heard: BellHeard = {
            "partida": jogo.bell_partida,
            "number": jogo.bell_mao,
            "winner": jogo.winner,
            "reason": jogo.reason,
        }
        jogo.bell_at, jogo.bell_partida, jogo.bell_mao = None, 0, 0
        jogo.save(update_fields=FIELDS)
        settle(state)
        note(jogo, BellUndone(heard, {"winner": jogo.winner, "reason": jogo.reason}), source)
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo
