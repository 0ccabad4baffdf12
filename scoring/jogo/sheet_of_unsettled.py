"""What was sent where each side enters apart and is not agreed on yet: told without its figures."""

from dataclasses import dataclass

from scoring.jogo.mao_state import State
from scoring.jogo.sheet_of_sheet import Sheet


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A mão that some sides have sent: divergent once all have and it is not the same."""

    partida: int
    number: int
    sides: tuple[str, ...]
    state: State


def unsettled(sheet: Sheet) -> list[Unsettled]:
    """Return the mãos from the next one on that a side has sent, in order of play; none of a jogo that is over."""
    if sheet.over:
        return []
    places = sorted(place for place in sheet.sends if place >= sheet.next_place)
    divergent = sheet.next_place if sheet.differs else None  # only the next mão is compared
    return [
        Unsettled(
            *place,
            sides=tuple(side for side in sheet.jogo.sides if side in sheet.sends[place]),
            state=State.DIVERGENT if place == divergent else State.SENT,
        )
        for place in places
    ]
