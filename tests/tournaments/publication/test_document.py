"""The stored document has the declared types, for every format."""

import pytest
from pydantic import TypeAdapter

from tests.tournaments.formats import EVERY, begun, name
from tournaments.publication.document.playing import on_table
from tournaments.publication.document.shape import LiveRow, TournamentDocument
from tournaments.publication.snapshot import snapshot

DOCUMENT, ROWS = TypeAdapter(TournamentDocument), TypeAdapter(list[LiveRow])


@pytest.mark.django_db
@pytest.mark.parametrize("plan", EVERY, ids=name)
def test_what_is_written_is_of_its_types(plan):
    tournament = begun(plan).tournament

    rows = on_table(tournament.pk)

    DOCUMENT.validate_python(snapshot(tournament), strict=True)
    assert rows
    ROWS.validate_python(rows, strict=True)
