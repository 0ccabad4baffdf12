"""Arrange the hall: name, room, blocking and reservation of mesas, and extra mesas."""

from dataclasses import dataclass

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.hall.arrangement import ArrangedMesa, Arrangement
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import MesaArranged, MesaMoved, TournamentEdited, Use
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.names import tidy

MOST = 500  # maximum number of mesas of a hall


@dataclass(frozen=True, slots=True)
class Moved:
    """A confronto that waits for another mesa, or None, than before."""

    confronto: Confronto
    before: int | None


def arrange_mesa(
    *,
    tournament: Tournament,
    mesa: int,
    name: str = "",
    room: str = "",
    blocked: bool = False,
    dupla: Dupla | None = None,
    source: Source,
) -> list[Moved]:
    """Set the name and room of a mesa, and who may sit there; return the confrontos that change mesas by this.

    It is open to all duplas, reserved for `dupla`, or blocked. A jogo in progress stays there. A confronto that waits
    for the mesa, even in a drafted round, gets the lowest free one; the dupla uses its reserved mesa from now on.
    Raises `TournamentError`: `mesa_not_in_hall` (mesa), `mesa_blocked_or_kept`, `mesa_kept_already` (mesa).
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        _check(tournament, mesa, dupla, blocked=blocked)
        said = ArrangedMesa()
        if name := tidy(name):
            said["name"] = name
        if room := tidy(room):
            said["room"] = room
        if blocked:
            said["blocked"] = True
        if dupla:
            said["dupla"] = dupla.pk
        before = dict(tournament.arrangement)
        after = {number: one for number, one in before.items() if number != str(mesa)}
        after |= {str(mesa): said} if said else {}
        if before == after:
            return []
        tournament.arrangement = after
        tournament.save(update_fields=("arrangement",))
        use: Use = "blocked" if blocked else "kept" if dupla else "free"
        note(
            tournament,
            MesaArranged({"mesa": mesa, "name": name, "room": room, "use": use}),
            source,
            dupla=dupla,
        )
        moved = _move_on(tournament, source)
        _seat_again(tournament, source)
    return moved


def add_mesa(*, tournament: Tournament, source: Source) -> Tournament:
    """Add one mesa to the hall and seat the next waiting confronto there. Raises `TournamentError("hall_full")`."""
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        if tournament.mesas >= MOST:
            raise TournamentError("hall_full", mesas=MOST)
        before, tournament.mesas = tournament.mesas, tournament.mesas + 1
        tournament.save(update_fields=("mesas",))
        changes = {"mesas": (str(before), str(tournament.mesas))}
        note(tournament, TournamentEdited({"changes": changes}), source)
        _seat_again(tournament, source)
    return tournament


def _check(tournament: Tournament, mesa: int, dupla: Dupla | None, *, blocked: bool) -> None:
    if not 1 <= mesa <= tournament.mesas:
        raise TournamentError("mesa_not_in_hall", mesa=mesa)
    if blocked and dupla:
        raise TournamentError("mesa_blocked_or_kept", field="use")
    if dupla and dupla.tournament_id != tournament.pk:
        raise ValueError(f"{dupla} is not of {tournament}")
    other = Arrangement.of(tournament).kept.get(dupla.pk) if dupla else None
    if other and other != mesa:
        raise TournamentError("mesa_kept_already", field="dupla", mesa=other)


def _move_on(tournament: Tournament, source: Source) -> list[Moved]:
    # Confrontos that wait for a mesa which is now blocked or reserved get another one.
    hall = Arrangement.of(tournament)
    found = Confronto.objects.filter(tournament=tournament, status="", mesa__isnull=False)
    rounds: dict[tuple[int, int], list[Confronto]] = {}
    for row in found.with_sides("stage").order_by("stage__number", "round", "group", "position"):
        rounds.setdefault((row.stage_id, row.round), []).append(row)
    moved: list[Moved] = []
    for rows in rounds.values():
        waits = [row for row in rows if row.jogo_id is None]
        playing = {row.mesa for row in rows if row.jogo_id and row.mesa}
        seated = hall.moves([(row.mesa, row.entrants) for row in waits], playing)
        for row, mesa in zip(waits, seated, strict=True):
            if mesa != row.mesa:
                before, row.mesa = row.mesa, mesa
                moved.append(Moved(row, before))
                if mesa:
                    line = MesaMoved({"before": before, "after": mesa, "confronto": row.pk})
                    note(tournament, line, source, stage=row.stage, round=row.round)
    Confronto.objects.bulk_update([one.confronto for one in moved], ("mesa",))
    return moved


def _seat_again(tournament: Tournament, source: Source) -> None:
    if tournament.state == Tournament.State.RUNNING:
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
