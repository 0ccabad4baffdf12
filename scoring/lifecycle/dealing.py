"""Who deals: named once at the table, derived from then on. It moves no points, so anybody there may name it again."""

from collections.abc import Sequence

from django.db import transaction

import rules
from scoring.errors import JogoClosed, Refused
from scoring.jogo.sheet import Sheet
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Deal, DealAgreed, DealerNamed
from scoring.models import Jogo


def name_dealer(*, jogo: Jogo, partida: int, number: int, side: str, source: Source) -> Jogo:
    """Say which side deals a mão; the deal passes round from there, and earlier ones stay.

    partida, number: the mão that the page asked about, the next one or one played since.
    Raises `JogoClosed`, `Refused`: `side_unknown`, `mao_out_of_order` for a mão that is not there yet,
    `dealer_by_lot` where the text lets no deal pass round.
    """
    with transaction.atomic():
        jogo = _said(jogo, partida, number, [side], by_text=True)
        note(jogo, DealerNamed({"partida": partida, "number": number, "side": side}), source)
    return jogo


def agree_deal(
    *, jogo: Jogo, partida: int, number: int, dealer: str, cuts: str, first: str, source: Source
) -> Jogo:
    """Say who deals, cuts and plays first in a mão, where the text leaves that to the players (Art. 3).

    It passes round from there, until something else is said. Raises as `name_dealer`; `dealer_by_text` where the text
    says it.
    """
    with transaction.atomic():
        jogo = _said(jogo, partida, number, [dealer, first, cuts], by_text=False)
        deal: Deal = {"partida": partida, "number": number, "side": dealer, "first": first, "cuts": cuts}
        note(jogo, DealAgreed(deal), source)
    return jogo


def _said(jogo: Jogo, partida: int, number: int, sides: Sequence[str], *, by_text: bool) -> Jogo:
    """Keep what was said of a mão, in the place of what was said of it and of later ones."""
    state = JogoState.lock(jogo)
    jogo = state.jogo
    if jogo.closed_at:
        raise JogoClosed(jogo)
    if bool(jogo.load_rules().first_player) != by_text:
        raise Refused("dealer_by_lot" if by_text else "dealer_by_text")
    if not set(sides) <= set(jogo.sides):
        raise Refused("side_unknown")
    played = [(row.number, mao.number) for row in state.partidas for mao in state.maos[row.pk]]
    places = [*played, state.next_place]
    if (partida, number) not in places:
        raise Refused("mao_out_of_order", partida=places[-1][0], number=places[-1][1])
    deal = places.index((partida, number))  # how many mãos come before it in order of play
    before = [named for named in jogo.dealers if named[0] < deal]
    jogo.dealers = [*before, [deal, *sides]]
    jogo.save(update_fields=["dealers"])
    return jogo


def turns(sheet: Sheet) -> dict[int | None, rules.Turn]:
    """Return who deals and who begins each mão of the sheet, by its id, and the next one, by None.

    Empty where nobody said who deals.
    """
    sides, first_player, named = sheet.jogo.sides, sheet.jogo.load_rules().first_player, sheet.jogo.dealers
    if not named:
        return {}
    found: dict[int | None, rules.Turn] = {}
    played = [line.mao.pk for partida in sheet.partidas for line in partida.maos]
    for deal, pk in enumerate([*played, None]):
        at, dealer, *agreed = max((one for one in named if one[0] <= deal), default=named[0])
        if agreed:
            found[pk] = rules.pass_on(sides, rules.Turn(dealer, *agreed), deal - at)
        else:
            found[pk] = rules.turn(sides, first_player, dealer, deal - at)
    return found
