"""Block, reserve or name a mesa while the event runs; who changes mesas by this is confirmed first."""

from collections.abc import Iterable, Iterator
from typing import Any

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments.event.consequences import need
from tournaments.hall.arrange import Moved, arrange_mesa
from tournaments.models import Confronto, Tournament
from tournaments.wording.refusals.consequences import Consequence


def edit_mesa(
    *, tournament: Tournament, mesa: int, confirmed: str = "", source: Source, **said: Any
) -> tuple[Consequence, ...]:
    """Change a mesa of the hall, and return who changes mesas by this.

    said: name, room, blocked and dupla, as `arrange_mesa` takes them. confirmed: the key of the confirmed
    consequences. Raises `Unconfirmed`, with no change written, if a confronto changes mesas, and the errors of
    `arrange_mesa`.
    """
    with transaction.atomic():
        told = tuple(_moves(arrange_mesa(tournament=tournament, mesa=mesa, source=source, **said)))
        if told:
            need([*told, *_stays(tournament, mesa, blocked=bool(said.get("blocked")))], confirmed)
    return told


def _moves(moved: Iterable[Moved]) -> Iterator[Consequence]:
    for one in moved:
        row = one.confronto
        if row.mesa is None:
            yield Consequence("meeting_waits", row.versus, row.round)
        else:
            yield Consequence("meeting_moves", f"{row.versus}, {one.before or '–'} → {row.mesa}", row.round)


def _stays(tournament: Tournament, mesa: int, *, blocked: bool) -> Iterator[Consequence]:
    playing = Confronto.objects.being_played().filter(tournament=tournament, mesa=mesa).with_sides()
    for row in playing if blocked else ():
        yield Consequence("jogo_stays_at_mesa", row.versus, mesa)
