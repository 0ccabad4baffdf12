"""The bell: from then on no new mão is dealt, and the one in play still counts, and what a side has sent already."""

from django.db import transaction
from django.utils.timezone import now

from scoring.entry.apart_matching import agree
from scoring.errors import JogoClosed, Refused
from scoring.jogo.mao_state import sent_of_jogo
from scoring.jogo.progress import Place, Sends, next_of
from scoring.jogo.settle import settle
from scoring.jogo.state import Course
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import BellRung
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
        course = Course.lock(jogo)
        jogo = course.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if jogo.bell_at and (in_play or not jogo.bell_in_play):
            raise Refused("bell_rung")
        sends, (partida, number) = sent_of_jogo(jogo), course.next_place
        jogo.bell_at = jogo.bell_at or now()
        jogo.bell_partida, jogo.bell_mao = _last(course, sends, in_play=in_play)
        jogo.save(update_fields=FIELDS)
        note(jogo, BellRung({"partida": partida, "number": number, "in_play": in_play}), source)
        settle(course)
        jogo = agree(course, sends, source).jogo
        mao_recorded.send(Jogo, jogo=jogo)
    return jogo


def _last(course: Course, sends: Sends, *, in_play: bool) -> Place:
    """Return the last mão that counts: the one in play, else the last that a side has sent, or that is recorded.

    In play is what the side that is furthest sends next, in the next partida where it has sent the end of one.
    """
    sent = max((place for place in sends if place >= course.next_place), default=course.last_place)
    if not in_play:
        return sent
    played = course.totals(course.partidas[-1])
    ahead = [next_of(course.jogo, sends, side, course.next_place, played) for side in course.jogo.sides]
    partidas = max(course.jogo.partidas, course.partidas[-1].number)
    return max((place for place in ahead if place[0] <= partidas), default=sent)


def take_back_bell(jogo: Jogo) -> None:
    """Make it as if the bell had not rung. Needs the lock; `settle` afterwards."""
    jogo.bell_at, jogo.bell_partida, jogo.bell_mao = None, 0, 0
    jogo.save(update_fields=FIELDS)
