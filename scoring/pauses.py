"""Who misbehaves waits, a little longer each time: no limit closes anything for an hour, and none for all by one.

What counts is written down in the database by its own room: wrong codes, wrong passwords, jogos of nobody's event.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

LONGEST: Final = 60  # seconds
STEPS: Final = LONGEST.bit_length()  # from the first pause to the longest


def left(times: Iterable[datetime], free: int, at: datetime) -> int:
    """Return the seconds that are left of a pause: one after as many tries as are free, then twice as long each time.

    times: of the tries that count, the latest first; of more than `free + STEPS` none matters. A try within a pause is
    not written down, so it grows no pause.
    """
    counted = list(times)
    if len(counted) < free:
        return 0
    until = counted[0] + timedelta(seconds=min(2 ** (len(counted) - free), LONGEST))
    return max(0, ceil((until - at).total_seconds()))


def neighbours(address: str) -> str:
    """Return from where somebody comes: of an IPv6 address the network of 64 bits that one customer is given."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
