"""The terminal of `make run` while people play: a line a minute at most, and now and then the addresses again."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from django.db import DatabaseError, connection
from django.utils.timezone import localtime

from scoring.models import Mao
from tournaments.models import Confronto, Tournament

MINUTE: Final = 60.0  # seconds
AGAIN: Final = 15  # lines, after which the addresses follow: an ordinary terminal has 24


def tell_each_minute(doors: Callable[[], list[str]]) -> None:
    """Print the lines of `minutes` until the program ends. doors: the addresses, as they were printed at the start."""
    told = minutes(doors)
    while True:
        for line in next(told):
            print(line, flush=True)
        connection.close()
        time.sleep(MINUTE)


def minutes(doors: Callable[[], list[str]]) -> Iterator[list[str]]:
    """Yield the lines to print now: the number of mãos recorded since the last time, and of mesas being played.

    The list is empty if neither number has changed, or if the database does not answer.
    """
    last = playing = lines = 0
    first = True
    while True:
        try:
            now_last = Mao.objects.order_by("-pk").values_list("pk", flat=True).first() or 0
            maos = Mao.objects.filter(pk__gt=last, pk__lte=now_last, version=1).count()
            running = Confronto.objects.being_played().filter(tournament__state=Tournament.State.RUNNING)
            now_playing = running.count()
        except DatabaseError:  # the site logs it, with the reason
            yield []
            continue
        told = [] if first or (not maos and now_playing == playing) else [_line(maos, now_playing)]
        last, playing, first = now_last, now_playing, False
        lines += len(told)
        if lines == AGAIN:
            lines, told = 0, [*told, *doors()]
        yield told


def _line(maos: int, playing: int) -> str:
    said = (
        f"{maos} mão" if maos == 1 else f"{maos} mãos",
        f"{playing} mesa{'' if playing == 1 else 's'} em jogo",
    )
    return f"{localtime():%H:%M}  {', '.join(said)}"
