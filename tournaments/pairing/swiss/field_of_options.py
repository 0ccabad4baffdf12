"""What a director chooses about a Swiss or danese round."""

from dataclasses import dataclass

from tournaments.pairing.swiss.field_of_field import Order


@dataclass(frozen=True, slots=True, kw_only=True)
class SwissOptions:
    """first: the order while all are level and nobody has met; order: the order within a score group later on.

    sides: balance North-South and East-West. clubs: keep clubs apart. byes: an odd one has a bye; without it an
    odd field is refused. rematches: meeting again is no compromise (danese).
    """

    first: Order = Order.DRAWN
    order: Order = Order.SLIDE
    sides: bool = True
    clubs: bool = True
    byes: bool = True
    rematches: bool = False
