"""An event that has not begun is deleted with its entries; one that has begun is cancelled instead."""

from io import StringIO

import pytest
from django.core.management import call_command

from tests.factories import TABLE, director_of, make_stages, make_tournament
from tests.rows import rows
from tests.tournaments.event.confirming import agree
from tests.tournaments.formats import ALL, TEAMS
from tests.tournaments.refusals import refused
from tournaments.entries import checkin
from tournaments.event.ending import cancelling, deletion
from tournaments.hall import blocos, mesas, telao
from tournaments.ledger import chains
from tournaments.models import (
    Dupla,
    DuplaMember,
    JournalEntry,
    Mesa,
    Player,
    Stage,
    Team,
    Tournament,
    TournamentLogEntry,
)

pytestmark = pytest.mark.django_db


def told_by(command):
    said = StringIO()
    call_command(command, stdout=said)
    return said.getvalue()


def delete(tournament):
    """Delete an event; return the consequences that were shown before, with their numbers."""
    told = agree(deletion.delete, tournament=tournament, typed_name=f" {tournament.name.upper()} ")
    return {one.code: one.count for one in told}


@rows("state", ["draft", "open", "drawn"])
def test_event_that_has_not_begun_is_deleted(client, state):
    tournament = make_tournament(duplas=4, state=state, name=f"Teste {state}", place="Salão", seeds=2)
    players, address = Player.objects.count(), tournament.slug
    checkin.mark(dupla=tournament.dupla_set.first(), present=True, source=TABLE)
    mesas.new_link(dupla=tournament.dupla_set.first(), reason="x", source=TABLE)
    blocos.make(tournament=tournament, first=1, last=2, source=TABLE)
    telao.of_tournament(tournament)

    told = delete(tournament)

    assert told["entries_deleted"] == 4
    assert ("page_gone" in told) is (state != "draft")
    assert not Tournament.objects.filter(pk=tournament.pk).exists()
    for model in (DuplaMember, Team, Mesa):
        assert not model.objects.filter(tournament=tournament).exists()
    # The log names the dupla whose link was renewed: of that one the row is kept, without its names.
    assert [row.name for row in Dupla.objects.filter(tournament=tournament)] == ["–"]
    assert not Stage.with_dropped.filter(tournament=tournament, dropped=False).exists()
    assert Player.objects.count() == players
    kept = Tournament.with_deleted.get(pk=tournament.pk)
    assert (kept.slug, kept.place) == (f"apagado-{kept.pk}", "")
    assert TournamentLogEntry.objects.filter(tournament=kept).latest("sequence").action == "event_deleted"
    assert JournalEntry.objects.filter(tournament=kept).exists()
    assert not list(chains.faults(kept))
    assert f"{kept.slug}: selo" in told_by("verify_ledger")
    client.force_login(director_of(kept.club))
    for path in (f"/torneios/{address}/", f"/painel/torneios/{address}/", f"/painel/torneios/{kept.slug}/"):
        assert client.get(path).status_code == 404, path
    for path in ("/", "/painel/", f"/painel/clubes/{kept.club.slug}/"):
        assert kept.name not in client.get(path).content.decode(), path


def test_teams_and_plan_go_with_it():
    (stage,) = make_stages(TEAMS, duplas=4, state="open")

    delete(stage.tournament)

    assert not Team.objects.exists()
    assert not Stage.objects.exists()
    assert not list(chains.faults(Tournament.with_deleted.get()))


def test_event_that_has_begun_is_cancelled_instead():
    (stage,) = make_stages(ALL, duplas=4)
    tournament = stage.tournament

    named = {"tournament": tournament, "typed_name": tournament.name}
    assert refused(deletion.delete, **named).code == "event_has_begun"
    agree(cancelling.cancel, tournament=tournament)
    assert refused(deletion.delete, **named).code == "event_has_begun"
    assert refused(deletion.delete, tournament=tournament, typed_name="Outra").code == "event_name_mismatch"


def test_cancelled_event_that_has_not_begun_is_deleted():
    tournament = make_tournament(duplas=2, state="open")
    agree(cancelling.cancel, tournament=tournament)
    tournament.refresh_from_db()

    delete(tournament)

    assert not Tournament.objects.exists()
