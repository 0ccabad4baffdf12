"""Who deals: said once at the table, known from then on. It moves no points: whoever sits there may say it again."""

from django.db import transaction

import rules
from scoring.audit import Source, note
from scoring.course import Course
from scoring.errors import JogoClosed, Refused
from scoring.models import Jogo, Registro
from scoring.sheet import MaoLine, Sheet


def name_dealer(*, jogo: Jogo, side: str, source: Source) -> Jogo:
    """Say which side deals the mão to be played next; the deal passes round from there, and earlier ones stay.

    Raises `JogoClosed`, `Refused("side_unknown")`, `Refused("dealer_by_lot")` where the text lets no deal pass round.
    """
    with transaction.atomic():
        course = Course.lock(jogo)
        jogo = course.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if not jogo.load_rules().first_player:
            raise Refused("dealer_by_lot")
        if side not in jogo.sides:
            raise Refused("side_unknown")
        deal = sum(map(len, course.maos.values()))
        before = [named for named in jogo.dealers if named[0] < deal]
        jogo.dealers = [*before, [deal, side]]
        jogo.save(update_fields=["dealers"])
        partida, number = course.next_place
        said = {"partida": partida, "number": number, "side": side}
        note(jogo, Registro.Action.DEALER, source, after=said)
    return jogo


def turn_of(sheet: Sheet, line: MaoLine | None = None) -> rules.Turn | None:
    """Return who deals and who begins a mão of the sheet, the next one if none is given; None where nobody said so."""
    first_player, named = sheet.jogo.load_rules().first_player, sheet.jogo.dealers
    if not (first_player and named):
        return None
    played = [one.mao.pk for partida in sheet.partidas for one in partida.maos]
    deal = played.index(line.mao.pk) if line else len(played)
    at, dealer = max((one for one in named if one[0] <= deal), default=named[0])
    return rules.turn(sheet.jogo.sides, first_player, dealer, deal - at)
