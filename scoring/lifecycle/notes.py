"""Notes beside the mãos: a relancinho when it is laid, and the seating. Neither changes points."""

from collections.abc import Mapping, Sequence

from django.db import transaction

from scoring.errors import JogoClosed, Refused
from scoring.forms.questions import players
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import PlayersSeated, Relancinho, RelancinhoNoted
from scoring.models import Jogo

MOST_RELANCINHOS = 9  # no deck has cards for more runs of eleven


def note_relancinho(*, jogo: Jogo, partida: int, number: int, side: str, count: int, source: Source) -> Jogo:
    """Store the number of relancinhos that a side has laid so far in the mão being played (000:47).

    The form of that mão starts with these numbers; the recorded mão is what counts. An unchanged number writes no
    line. Raises `JogoClosed`, `Refused`: `relancinho_not_in_rules`, `side_unknown`, `mao_out_of_order`,
    `relancinhos_too_many`.
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        if "relancinho" not in jogo.load_rules().extra_names:
            raise Refused("relancinho_not_in_rules")
        if side not in jogo.sides:
            raise Refused("side_unknown")
        if (partida, number) != state.next_place:
            raise Refused("mao_out_of_order", partida=state.next_place[0], number=state.next_place[1])
        if not 0 <= count <= MOST_RELANCINHOS:
            raise Refused("relancinhos_too_many", most=MOST_RELANCINHOS)
        noted = jogo.relancinhos_in(partida, number)
        if noted.get(side, 0) == count:
            return jogo
        now = {one: many for one, many in {**noted, side: count}.items() if many}
        # Keep those of earlier mãos, because a mão that is sent again must be identical.
        others = [one for one in jogo.relancinhos if one[:2] != [partida, number]]
        jogo.relancinhos = [*others, *([partida, number, one, many] for one, many in sorted(now.items()))]
        jogo.save(update_fields=["relancinhos"])
        laid: Relancinho = {"partida": partida, "number": number, "side": side, "count": count}
        note(jogo, RelancinhoNoted(laid), source)
    return jogo


def take_seats(*, jogo: Jogo, seats: Sequence[str], source: Source) -> Jogo:
    """Store the seating: the players of all sides, each to the left of the one before; an empty list withdraws it.

    Any player may change it while the jogo is open. Raises `JogoClosed`, `Refused`: `seats_unfit` if a player is
    listed twice or is missing, `seats_not_alternate` if partners sit side by side and the deal passes round (000:13,
    91, 95, 003:26).
    """
    with transaction.atomic():
        jogo = JogoState.lock(jogo).jogo
        if jogo.closed_at:
            raise JogoClosed(jogo)
        found = {who: side for side in jogo.sides for who in seated_players(jogo, side)}
        if seats and sorted(seats) != sorted(found):
            raise Refused("seats_unfit")
        # Partners alternate if the row repeats the order of the sides.
        row = [found[who] for who in seats]
        if (
            jogo.load_rules().first_player
            and row
            and row != row[: len(jogo.sides)] * (len(row) // len(jogo.sides))
        ):
            raise Refused("seats_not_alternate")
        if list(seats) == jogo.seats:
            return jogo
        before, jogo.seats = jogo.seats, list(seats)
        jogo.save(update_fields=["seats"])
        note(jogo, PlayersSeated({"seats": before}, {"seats": list(seats)}), source)
    return jogo


def seated_players(jogo: Jogo, side: str) -> Mapping[str, str]:
    """Return the players of a side with their names."""
    return players(jogo.load_rules(), side, jogo.label(side))


def seated_names(jogo: Jogo) -> list[str]:
    """Return the players' names in seating order, each to the left of the one before; empty without a seating."""
    names = {who: name for side in jogo.sides for who, name in seated_players(jogo, side).items()}
    return [names[who] for who in jogo.seats if who in names]
