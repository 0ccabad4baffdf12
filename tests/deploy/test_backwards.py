"""Backward migrations never lose a row or the values of a column."""

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils.timezone import now

from deploy import backwards
from tests.factories import jogos_being_played, make_tournament, record
from tournaments.models import Backup, Round, Tournament

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.both_databases("JSON defaults and nulls are compared in SQL"),
]


def go_back(app, name):
    """Ask the guard of `migrate` about going back to a migration; no migration runs."""
    executor = MigrationExecutor(connection)
    state = executor._create_project_state(with_applied_migrations=True)
    plan = executor.migration_plan([(app, name)])
    assert plan
    assert all(back for _, back in plan)
    backwards.refuse(plan=plan, using="default", apps=state.apps)


def test_empty_database_goes_back_as_far_as_it_likes():
    go_back("tournaments", None)
    go_back("scoring", None)


def test_table_with_rows_stays():
    Backup.objects.create(at=now(), why=Backup.Why.HAND)
    with pytest.raises(CommandError, match=r"tournaments_copia \(1 linhas\)"):
        go_back("tournaments", "0011_conferencia")


def test_column_that_holds_something_stays_and_one_that_does_not_may_go():
    tournament = make_tournament(duplas=4)
    Round.objects.filter(stage__tournament=tournament).update(started_at=None)
    with pytest.raises(CommandError) as refused:
        go_back("tournaments", "0003_carried_derived")
    assert "tournaments_dupla.salt (4 linhas)" in str(refused.value)
    assert "tournaments_stage.playoffs" not in str(refused.value)  # each still holds its default
    assert "started_at" not in str(refused.value)


def test_migrate_refuses_before_it_changes_anything():
    record(jogos_being_played(make_tournament(duplas=4))[0], "A")
    applied = MigrationExecutor(connection).loader.applied_migrations.keys()

    with pytest.raises(CommandError, match=r"não voltam.*scoring_mao \(1 linhas\).*restaure a cópia"):
        call_command("migrate", "scoring", "zero", verbosity=0)

    assert MigrationExecutor(connection).loader.applied_migrations.keys() == applied
    assert Tournament.objects.count() == 1
