"""Throttle: a pause after repeated failures, twice as long each time, up to a minute.

There is no lockout for an hour, and one person's failures never block everybody. Each room records its own attempts
in the database: wrong codes, wrong passwords, jogos opened without an event.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

LONGEST: Final = 60  # seconds
STEPS: Final = LONGEST.bit_length()  # number of pauses from the first to the longest


def left(times: Iterable[datetime], free: int, at: datetime) -> int:
    """Return the seconds left of a pause: one second after `free` attempts, doubled by each further one.

    times: of the attempts that count, latest first; those beyond `free + STEPS` have no effect. An attempt made
    during a pause is not recorded, so it does not prolong the pause.
    """
    counted = list(times)
    if len(counted) < free:
        return 0
    until = counted[0] + timedelta(seconds=min(2 ** (len(counted) - free), LONGEST))
    return max(0, ceil((until - at).total_seconds()))


def neighbours(address: str) -> str:
    """Return the address to throttle by: of an IPv6 address the 64-bit network, which belongs to one customer."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
