"""The log of a club is a hash chain, and its member entries agree with the members."""

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from scoring.ledger import append_only
from tests.factories import make_club, make_tournament, make_user
from tests.scoring.at_once import at_once
from tournaments.clubs import members
from tournaments.errors import TournamentError
from tournaments.ledger import club_log
from tournaments.models import ClubLogEntry, Membership
from tournaments.publication import checks

pytestmark = pytest.mark.django_db


@pytest.fixture
def club():
    club = make_club(scorer=make_user("bia"))
    members.set_member(club=club, user=make_user("caio"), role="scorer")
    members.set_member(club=club, user=make_user("duda"), role="director")
    members.remove_member(club=club, user=club.members.get(username="caio"))
    return club


def past_the_site(statement, *values):
    append_only.lift(connection, [ClubLogEntry._meta.db_table])
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


def test_what_the_site_wrote_has_no_fault(club):
    assert list(club_log.faults(club)) == []
    assert ClubLogEntry.objects.filter(club=club).count() == 5


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE tournaments_ata SET role = 'director' WHERE sequence = 2", "ata 2: o selo não confere"),
        ("UPDATE tournaments_ata SET actor_id = person_id WHERE sequence = 3", "ata 3: o selo não confere"),
        ("DELETE FROM tournaments_ata WHERE sequence = 3", "ata 3: falta"),
        ("UPDATE tournaments_membership SET role = 'scorer'", "está como scorer, a ata diz director"),
        ("DELETE FROM tournaments_membership WHERE role = 'scorer'", "está como —, a ata diz scorer"),
    ],
)
def test_change_past_the_site_is_named(club, change, told):
    past_the_site(change)

    assert told in "\n".join(club_log.faults(club))


def test_member_slipped_in_is_named_by_both_checks(club):
    tournament = make_tournament(club=club)
    Membership.objects.create(club=club, user=make_user(), role="director")

    assert any("está como director, a ata diz —" in fault for fault in checks.faults(tournament))
    for words in ((), (tournament.slug,)):
        with pytest.raises(CommandError, match="Falhas: 1"):
            call_command("verify_ledger", *words)


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_of_directors_who_all_leave_at_once_one_stays_and_the_chain_is_whole():
    club = make_club()
    for _ in range(5):
        members.set_member(club=club, user=make_user(), role="director")

    def leaves(person):
        def leave():
            try:
                members.remove_member(club=club, user=person)
            except TournamentError as exc:
                return exc.code
            return "left"

        return leave

    outcomes = at_once(*map(leaves, club.members.all()))

    assert sorted(outcomes) == ["last_director", *["left"] * 5]
    assert Membership.objects.filter(club=club, role="director").count() == 1
    assert list(club_log.faults(club)) == []
