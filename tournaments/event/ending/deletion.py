"""Delete an event that has not begun, with everything that the database lets go.

The lines of its chains stay, as the database never deletes them (`scoring.ledger.append_only`); they contain no names.
Therefore the row of the tournament stays too, marked as deleted: only the chains refer to it.
"""

from collections.abc import Iterator

from django.db import transaction
from django.db.models import Model

from scoring.ledger.trail import Source
from tournaments.errors import TournamentError
from tournaments.event.consequences import need
from tournaments.event.draws.bracket_draw import drop
from tournaments.event.stages import drop_planned
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import (
    Dupla,
    DuplaMember,
    EventImport,
    LiveTable,
    Mesa,
    MesaBlock,
    OutboxUpload,
    Stage,
    Team,
    Telao,
    Tournament,
    TournamentLogEntry,
)
from tournaments.models.recorded import fresh_salt
from tournaments.wording.refusals.consequences import Consequence

# The keys of duplas and the attempts at mesas go with them.
OF_EVENT: tuple[type[Model], ...] = (Team, Mesa, MesaBlock, Telao, OutboxUpload, EventImport)
NOTHING = {"name": "–", "home": "", "phone": "", "note": "", "seed": None, "team": None}


def delete(*, tournament: Tournament, typed_name: str, confirmed: str = "", source: Source) -> None:
    """Delete an event in which no stage has begun. Its players stay in the list of the club.

    typed_name: must be the name of the event. confirmed: the key of the confirmed consequences. Raises `Unconfirmed`,
    with no change written, and `TournamentError`: `event_name_mismatch` (name), `event_has_begun`.
    """
    if typed_name.strip().casefold() != tournament.name.strip().casefold():
        raise TournamentError("event_name_mismatch", field="typed_name", name=tournament.name)
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk, cancelled=True)
        # Revisions and jogos exist from the start on, and stay.
        if LiveTable.objects.filter(pk=tournament.pk).exists():
            raise TournamentError("event_has_begun")
        need(list(_follows(tournament)), confirmed)
        note(tournament, Done("event_deleted"), source)
        for stage in Stage.objects.filter(tournament=tournament):
            drop(stage)
            drop_planned(stage)
        _delete_entries(tournament)
        for model in OF_EVENT:
            model._default_manager.filter(tournament=tournament).delete()  # noqa: SLF001 -- Django's documented name
        tournament.deleted, tournament.state = True, Tournament.State.DRAFT
        tournament.slug = f"apagado-{tournament.pk}"  # its address is free for another event
        tournament.place = tournament.announcement = tournament.entering = tournament.cancel_reason = ""
        tournament.save()


def _delete_entries(tournament: Tournament) -> None:
    DuplaMember.objects.filter(tournament=tournament).delete()
    # The log refers to some of the entries; of these the row is kept, without names.
    entries = Dupla.objects.filter(tournament=tournament)
    logged = TournamentLogEntry.objects.filter(tournament=tournament, dupla__isnull=False).values("dupla")
    entries.exclude(pk__in=logged).delete()
    for dupla in entries:
        entries.filter(pk=dupla.pk).update(**NOTHING, salt=fresh_salt())


def _follows(tournament: Tournament) -> Iterator[Consequence]:
    yield Consequence("deleted_for_good")
    if entered := Dupla.objects.filter(tournament=tournament).count():
        yield Consequence("entries_deleted", count=entered)
    if tournament.is_public:
        yield Consequence("page_gone")
