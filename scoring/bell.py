"""The bell: from then on no new mão is dealt, and the one in play still counts."""

from django.db import transaction
from django.utils.timezone import now

from scoring.audit import Source, note
from scoring.course import Course
from scoring.errors import JogoClosed, Refused
from scoring.models import Jogo, Registro
from scoring.settle import settle
from scoring.signals import mao_recorded

FIELDS = ("bell_at", "bell_partida", "bell_in_play")


def ring_bell(*, jogo: Jogo, in_play: bool, source: Source) -> Jogo:
    """End the time of a jogo: at once, or with the mão that is being played (`in_play`) once that is recorded.

    The partida being played is then decided by the clock, and the jogo by the partidas won. Rung again without a
    mão in play, it ends a jogo that still waits for one. `reopen_jogo` takes the bell back.
    Raises `JogoClosed`, `Refused("bell_rung")`.
    """
    with transaction.atomic():
        course = Course.lock(jogo)
        jogo = course.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if jogo.bell_at and (in_play or not jogo.bell_in_play):
            raise Refused("bell_rung")
        partida, number = course.next_place
        jogo.bell_at = jogo.bell_at or now()
        jogo.bell_partida = partida if in_play or number > 1 else partida - 1
        jogo.bell_in_play = in_play
        jogo.save(update_fields=FIELDS)
        after = {"partida": partida, "number": number, "in_play": in_play}
        note(jogo, Registro.Action.BELL, source, after=after)
        settle(course)
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def mao_in_play_recorded(jogo: Jogo) -> None:
    """Note that the mão being played at the bell is recorded, if one was. Needs the lock; `settle` afterwards."""
    if jogo.bell_in_play:
        jogo.bell_in_play = False
        jogo.save(update_fields=("bell_in_play",))


def take_back_bell(jogo: Jogo) -> None:
    """Make it as if the bell had not rung. Needs the lock; `settle` afterwards."""
    jogo.bell_at, jogo.bell_partida, jogo.bell_in_play = None, 0, False
    jogo.save(update_fields=FIELDS)
