"""Who deals: named once at the table, derived from then on. It moves no points, so anybody there may name it again."""

from django.db import transaction

import rules
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import Sheet
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import DealerNamed
from scoring.models import Jogo


def name_dealer(*, jogo: Jogo, partida: int, number: int, side: str, source: Source) -> Jogo:
    """Say which side deals a mão; the deal passes round from there, and earlier ones stay.

    partida, number: the mão that the page asked about, the next one or one played since.
    Raises `JogoClosed`, `Refused`: `side_unknown`, `mao_out_of_order` for a mão that is not there yet,
    `dealer_by_lot` where the text lets no deal pass round.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if not jogo.load_rules().first_player:
            raise Refused("dealer_by_lot")
        if side not in jogo.sides:
            raise Refused("side_unknown")
        played = [(row.number, mao.number) for row in state.partidas for mao in state.maos[row.pk]]
        places = [*played, state.next_place]
        if (partida, number) not in places:
            raise Refused("mao_out_of_order", partida=places[-1][0], number=places[-1][1])
        deal = places.index((partida, number))  # how many mãos come before it in order of play
        before = [named for named in jogo.dealers if named[0] < deal]
        jogo.dealers = [*before, [deal, side]]
        jogo.save(update_fields=["dealers"])
        note(jogo, DealerNamed({"partida": partida, "number": number, "side": side}), source)
    return jogo


def turns(sheet: Sheet) -> dict[int | None, rules.Turn]:
    """Return who deals and who begins each mão of the sheet, by its id, and the next one, by None.

    Empty where nobody said who deals.
    """
    sides, first_player, named = sheet.jogo.sides, sheet.jogo.load_rules().first_player, sheet.jogo.dealers
    if not (first_player and named):
        return {}
    found: dict[int | None, rules.Turn] = {}
    played = [line.mao.pk for partida in sheet.partidas for line in partida.maos]
    for deal, pk in enumerate([*played, None]):
        at, dealer = max((one for one in named if one[0] <= deal), default=named[0])
        found[pk] = rules.turn(sides, first_player, dealer, deal - at)
    return found
