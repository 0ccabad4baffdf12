"""Settings that may change after the start: name, dates, hall, and who enters the mãos."""

from collections.abc import Iterable, Iterator
from datetime import time

from django.db import transaction

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event.consequences import need
from tournaments.hall import open_anew
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import TournamentEdited
from tournaments.models import Confronto, Tournament
from tournaments.names import tidy
from tournaments.wording.refusals.consequences import Consequence

ENTRY = ("entry", "per_partida", "totals_allowed")  # fixed when a jogo is opened
SAID = ("starts_at", "entering", "announcement")  # shown to readers
EDITED = ("name", "place", "starts_on", "ends_on", "mesas", "auto_publish", *SAID, *ENTRY)


def edit_running(*, tournament: Tournament, confirmed: str = "", source: Source) -> Tournament:
    """Store the editable fields of a running tournament, from an instance with the new values set.

    A jogo without an entered mão is opened again with the new way of entry; the others keep theirs. With fewer mesas,
    a jogo in progress ends at its mesa, and a confronto that waits for a removed mesa gets another one. confirmed:
    the key of the confirmed consequences. Raises `TournamentError`: `dates_reversed`, `not_running_yet`; and
    `Unconfirmed`, with no change written.
    """
    if tournament.ends_on < tournament.starts_on:
        raise TournamentError("dates_reversed", field="ends_on")
    tournament.name = tidy(tournament.name)
    with transaction.atomic():
        jogos = open_anew.lock_open(tournament=tournament)
        stored = Tournament.objects.locked(tournament.pk)
        if stored.state in {Tournament.State.DRAFT, Tournament.State.OPEN}:
            raise TournamentError("not_running_yet")
        changes = {name: (getattr(stored, name), getattr(tournament, name)) for name in EDITED}
        changes = {name: values for name, values in changes.items() if values[0] != values[1]}
        if not changes:
            return stored
        # Jogos need to be reopened only if the way of entry changes.
        begun = begun_of(jogos) if changes.keys() & set(ENTRY) else {jogo.pk for jogo in jogos}
        fresh = [jogo for jogo in jogos if jogo.pk not in begun]
        beyond = list(_waiting_beyond(stored, tournament.mesas))
        follows = [*_of_hall(jogos, tournament.mesas, beyond)]
        if changes.keys() & set(ENTRY):
            follows += _of_entry(fresh, begun)
        need(follows, confirmed)
        for name in changes:
            setattr(stored, name, getattr(tournament, name))
        stored.save(update_fields=tuple(changes))
        open_anew.let_go(fresh, source)
        Confronto.objects.filter(pk__in=[row.pk for row in beyond]).update(mesa=None)
        said = {name: (_said(before), _said(after)) for name, (before, after) in changes.items()}
        note(stored, TournamentEdited({"changes": said}), source)
        open_ready(stored, source)
        refresh_queue.raise_wanted(stored.pk, publish=stored.auto_publish)
    return stored


def _said(value: object) -> str:
    return "" if value is None else value.isoformat("minutes") if isinstance(value, time) else str(value)


def _waiting_beyond(tournament: Tournament, mesas: int) -> Iterable[Confronto]:
    return Confronto.objects.filter(tournament=tournament, jogo=None, status="", mesa__gt=mesas)


def _of_hall(jogos: list[Jogo], mesas: int, beyond: list[Confronto]) -> Iterator[Consequence]:
    seated = Confronto.objects.filter(jogo__in=jogos, mesa__gt=mesas).order_by("mesa")
    if stay := list(seated.values_list("mesa", flat=True)):
        yield Consequence("jogos_at_mesas_stay", ", ".join(map(str, stay)), len(stay))
    if beyond:
        yield Consequence("mesas_given_up", count=len(beyond))


def _of_entry(fresh: list[Jogo], begun: set[int]) -> Iterator[Consequence]:
    if begun:
        yield Consequence("jogos_stay", count=len(begun))
    if fresh:
        yield Consequence("jogos_opened_anew", count=len(fresh))
