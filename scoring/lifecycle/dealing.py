"""The dealer: named once at the table, then derived. It changes no points, so any player may name the dealer again."""

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
    """Set the side that deals a mão; the deal passes round from there, and earlier deals stay.

    partida, number: the mão that the page showed, the next one or one played since. Raises `JogoClosed`, `Refused`:
    `side_unknown`, `mao_out_of_order` for a mão that is not reached yet, `dealer_by_lot` if the rules do not let the
    deal pass round.
    """
    with transaction.atomic():
        jogo = _said(jogo, partida, number, [side], by_text=True)
        note(jogo, DealerNamed({"partida": partida, "number": number, "side": side}), source)
    return jogo


def agree_deal(
    *, jogo: Jogo, partida: int, number: int, dealer: str, cuts: str, first: str, source: Source
) -> Jogo:
    """Set the sides that deal, cut and play first in a mão, if the rules leave that to the players (Art. 3).

    The deal passes round from there until the players agree on another. Raises the errors of `name_dealer`, and
    `dealer_by_text` if the rules decide the deal.
    """
    with transaction.atomic():
        jogo = _said(jogo, partida, number, [dealer, first, cuts], by_text=False)
        deal: Deal = {"partida": partida, "number": number, "side": dealer, "first": first, "cuts": cuts}
        note(jogo, DealAgreed(deal), source)
    return jogo


def _said(jogo: Jogo, partida: int, number: int, sides: Sequence[str], *, by_text: bool) -> Jogo:
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
    deal = places.index((partida, number))  # the number of mãos before it, in order of play
    # Replaces the deals set for this mão and for later ones.
    before = [named for named in jogo.dealers if named[0] < deal]
    jogo.dealers = [*before, [deal, *sides]]
    jogo.save(update_fields=["dealers"])
    return jogo


def turns(sheet: Sheet) -> dict[int | None, rules.Turn]:
    """Return the dealing and the beginning side of each mão of the sheet, by its id, and of the next one, by `None`.

    Empty if no dealer was named.
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
