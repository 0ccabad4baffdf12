"""The bell ends the time: no new mão is dealt. The mão in play still counts, and so do a side's earlier entries.

A bell rung by mistake can be taken back, which the trail records.
"""

from collections.abc import Collection

from django.db import transaction
from django.utils.timezone import now

import rules
from scoring.entry.apart_matching import agree
from scoring.errors import JogoClosed, Refused
from scoring.jogo.settle import settle
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note, note_all
from scoring.ledger.trail_lines import BellHeard, BellRung, BellUndone
from scoring.models import Jogo
from scoring.signals import mao_recorded

FIELDS = ("bell_at", "bell_partida", "bell_mao")


def ring_bell(*, jogo: Jogo, in_play: bool, source: Source) -> Jogo:
    """End the time of a jogo, at once or after the mão being played (`in_play`) is recorded.

    The clock then decides the partida being played, and the partidas won decide the jogo. Under separate entry, the
    entries so far are compared now, even in a partida that is not over; an entry that only one side has made waits
    for the other. Ringing again without a mão in play ends a jogo that still waits for one. `reopen_jogo` takes the
    bell back.

    Raises `JogoClosed`, `Refused("bell_rung")`.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if jogo.bell_at and (in_play or not jogo.bell_in_play):
            raise Refused("bell_rung")
        line = _rung(state, in_play=in_play)
        jogo.save(update_fields=FIELDS)
        note(jogo, line, source)
        settle(state)
        jogo = agree(state, source).jogo
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def ring_bells(*, jogos: Collection[Jogo], source: Source) -> list[Jogo]:
    """End the time of jogos of one event after the mão being played, with as many statements as for one.

    Return those at which it rang. Left out, for `ring_bell` to decide, are a jogo that is closed or has had its bell,
    and one under separate entry. Sends no signal: the caller updates the floor above.
    """
    with transaction.atomic():
        found = Jogo.objects.filter(pk__in=[jogo.pk for jogo in jogos], closed_at=None, bell_at=None)
        found = found.exclude(entry=Jogo.Entry.APART).order_by("pk")
        states = JogoState.read_all(list(found.select_for_update(no_key=True)))
        lines = []
        for state in states.values():
            lines.append((state.jogo, _rung(state, in_play=True)))
            state.jogo.bell_in_play = True  # until that mão is recorded, the bell decides nothing
        rung = [jogo for jogo, _line in lines]
        Jogo.objects.bulk_update(rung, (*FIELDS, "bell_in_play"))
        note_all(lines, source)
    return rung


def _rung(state: JogoState, *, in_play: bool) -> BellRung:
    # Sets the bell of the jogo, and returns the line of its trail.
    jogo = state.jogo
    # The last mão that counts is the latest one recorded or entered by a side, or the one in play.
    partida, number = state.next_place
    last = max((place for place in state.sends if place >= state.next_place), default=state.last_place)
    if in_play:
        # The next mão of the side that is ahead, which may be in the next partida.
        partidas = max(jogo.partidas, state.partidas[-1].number)
        ahead = [state.next_for(side) for side in jogo.sides]
        last = max((place for place in ahead if place[0] <= partidas), default=last)
    # Ringing again keeps the time of the first bell.
    jogo.bell_at = jogo.bell_at or now()
    jogo.bell_partida, jogo.bell_mao = last
    return BellRung({"partida": partida, "number": number, "in_play": in_play})


def undo_bell(*, jogo: Jogo, source: Source) -> Jogo:
    """Take back the bell; a jogo that it had ended is open again.

    Raises `Refused`: `bell_not_rung`; `bell_decided` if the director has ended the jogo since; `partida_open_again`
    if an extra partida was played because of the bell; or a refusal of the floor above to take back the result.
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
