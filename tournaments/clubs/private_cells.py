"""Find and redact private cells of imported lists in public texts, like names (docs/decisions/0034).

Before columns were declared (docs/decisions/0036), the third cell of a line was read as the origin of the entry,
which draws publish.
"""

from collections.abc import Iterator

from django.db import transaction
from django.db.models import F

from scoring.input.private import has_contact, is_private
from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import CellsCovered, Covered
from tournaments.ledger.tarjas import digest_of_tarjas, saying
from tournaments.models import Club, Draw, Dupla, JournalEntry, LiveTable, Redaction, Tournament

AT_ONCE = 50
NOTE_LETTERS = 200


def private_cells(tournament: Tournament) -> list[str]:
    """Return the private texts that an event publishes as the origin of entries. Reads each draw once."""
    return sorted(_standing(tournament) | {text for text in _once(tournament) if saying(tournament, [text])})


def cover_private_cells(*, tournament: Tournament, source: Source) -> int:
    """Redact private cells in publications, and move those of entries to their private notes.

    Return the number of texts found; 0 means that no row was written. The log records that cells were covered, but
    not their text.
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk, cancelled=True)
        standing = _standing(tournament)
        tarjas = saying(tournament, standing | _once(tournament))
        if not standing and not tarjas:
            return 0
        found = private_cells(tournament)
        for dupla in Dupla.objects.filter(tournament=tournament, home__in=standing):
            dupla.note = " · ".join(filter(None, (dupla.note, dupla.home)))[:NOTE_LETTERS]
            dupla.home = ""
            dupla.save(update_fields=("home", "note"))
        data: Covered = {"cells": len(found)}
        if tarjas:
            data["tarjas"] = digest_of_tarjas(tarjas)
            LiveTable.objects.filter(pk=tournament.pk).update(champion="")  # computed again from the revision
        line = note(tournament, CellsCovered(data), source)
        for one in tarjas:
            one.line = line
        Redaction.objects.bulk_create(tarjas)
        Club.objects.filter(pk=tournament.club_id).update(names=F("names") + 1)  # invalidate cached pages
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
        return len(found)


def private_names(club: Club) -> list[tuple[int, str]]:
    """Return number and name of the players whose name contains contact data; `manage.py person` replaces it."""
    rows = club.player_set.order_by("pk").values_list("pk", "name")
    return [(pk, name) for pk, name in rows if has_contact(name)]


def _standing(tournament: Tournament) -> set[str]:
    homes = Dupla.objects.filter(tournament=tournament).exclude(home="").values_list("home", flat=True)
    return set(filter(is_private, homes))


def _once(tournament: Tournament) -> set[str]:
    # Draws and the chain of rows still hold former origins of entries.
    return {text for text in (*_drawn(tournament), *_written(tournament)) if is_private(text)}


def _drawn(tournament: Tournament) -> Iterator[str]:
    draws = Draw.objects.filter(tournament=tournament).values_list("draw", flat=True)
    for draw in draws.iterator(AT_ONCE):
        yield from (home["name"] for home in draw.get("homes", ()) if home["of"] == "home")


def _written(tournament: Tournament) -> Iterator[str]:
    lines = JournalEntry.objects.filter(tournament=tournament).values_list("rows", flat=True)
    for rows in lines.iterator(AT_ONCE):
        yield from (row["home"] for row in rows if row["model"] == "dupla" and row.get("home"))
