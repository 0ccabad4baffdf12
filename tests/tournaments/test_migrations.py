"""Brackets drawn before there were stages become the first stage of their tournament."""

from datetime import date

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

BEFORE, AFTER = ("tournaments", "0002_any_rule_set"), ("tournaments", "0003_stages")
JOGOS = ("scoring", "0002_any_rule_set")
DAYS = {"starts_on": date(2026, 3, 7), "ends_on": date(2026, 3, 8)}


@pytest.fixture
def migrated(transactional_db):
    """Return a function that migrates to a state and returns its models; afterwards everything is applied again."""

    def migrate(target):
        executor = MigrationExecutor(connection)
        executor.migrate([target, JOGOS])
        return executor.loader.project_state([target, JOGOS]).apps

    yield migrate
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())


def played_before(apps, *, state, third, reasons):
    """Store a tournament of three duplas: a bye, and a semifinal and a final that ended for these reasons."""
    club, _ = apps.get_model("tournaments", "Club").objects.get_or_create(name="Farol", slug="farol")
    row = apps.get_model("tournaments", "Tournament").objects.create(
        club=club, name=state, slug=state, state=state, third_place=third, draw_seed=5, **DAYS
    )
    duplas = [
        apps.get_model("tournaments", "Dupla").objects.create(
            tournament=row, number=n, name=f"D{n}", seed=seed
        )
        for n, seed in ((1, None), (2, 1), (3, None))
    ]
    confronto = apps.get_model("tournaments", "Confronto").objects
    final = confronto.create(tournament=row, round=2, position=1, dupla_a=duplas[1])
    confronto.create(
        tournament=row, round=1, position=1, dupla_a=duplas[1], bye_b=True, winner=duplas[1], winner_to=final
    )
    semi = confronto.create(
        tournament=row, round=1, position=2, dupla_a=duplas[0], dupla_b=duplas[2], winner_to=final
    )
    for number, (node, reason) in enumerate(zip((semi, final), reasons, strict=True)):
        if reason is not None:
            node.jogo = jogo_before(apps, f"{state}{number}", reason)
            node.winner = node.dupla_a if reason else None
            node.save()
    return row


def jogo_before(apps, token, reason):
    """Store a jogo that has ended for this reason, or not yet."""
    closed = "2026-03-07T12:00Z" if reason else None
    return apps.get_model("scoring", "Jogo").objects.create(
        labels=["D1", "D3"],
        ruleset="regulamento-1",
        partidas=1,
        token_digest=token,
        reason=reason,
        closed_at=closed,
        winner="A" if reason else "",
    )


@pytest.mark.parametrize(
    ("state", "third", "reasons", "stage", "status"),
    [
        pytest.param("open", True, (None, None), "planned", ["bye", "", ""], id="drawn"),
        pytest.param("running", False, ("walkover", ""), "playing", ["bye", "walkover", ""], id="running"),
        pytest.param(
            "finished", True, ("majority", "director"), "closed", ["bye", "played", "played"], id="over"
        ),
    ],
)
def test_drawn_bracket_becomes_the_first_stage(migrated, state, third, reasons, stage, status):
    played_before(migrated(BEFORE), state=state, third=third, reasons=reasons)

    apps = migrated(AFTER)
    made = apps.get_model("tournaments", "Stage").objects.get()
    rows = apps.get_model("tournaments", "Confronto").objects.order_by("round", "position")
    entries = apps.get_model("tournaments", "StageEntry").objects.order_by("place")
    assert (made.number, made.state, made.seed) == (1, stage, 5)
    assert made.plan == {"format": "knockout", "third": third}
    assert [(row.stage_id, row.status) for row in rows] == [(made.pk, one) for one in status]
    assert [entry.dupla.number for entry in entries] == [2, 1, 3]

    rows = migrated(BEFORE).get_model("tournaments", "Confronto").objects
    assert rows.count() == 3


def test_tournament_without_a_draw_gets_no_stage(migrated):
    apps = migrated(BEFORE)
    club = apps.get_model("tournaments", "Club").objects.create(name="Farol", slug="farol")
    apps.get_model("tournaments", "Tournament").objects.create(club=club, name="x", slug="x", **DAYS)

    assert not migrated(AFTER).get_model("tournaments", "Stage").objects.exists()


def test_tournaments_there_were_before_are_of_duplas(migrated):
    played_before(migrated(BEFORE), state="running", third=False, reasons=("", None))

    apps = migrated(("tournaments", "0004_individual"))
    rows = apps.get_model("tournaments", "Confronto").objects.all()
    assert [(row.partner_a_id, row.partner_b_id, row.absent) for row in rows] == [(None, None, {})] * 3
    assert apps.get_model("tournaments", "Tournament").objects.get().entrants == "duplas"


def test_duplas_there_were_before_play_for_no_team(migrated):
    played_before(migrated(BEFORE), state="running", third=False, reasons=("", None))

    duplas = migrated(("tournaments", "0005_teams")).get_model("tournaments", "Dupla").objects
    assert set(duplas.values_list("team", flat=True)) == {None}


def test_duplas_there_were_before_come_from_nowhere(migrated):
    played_before(migrated(BEFORE), state="running", third=False, reasons=("", None))

    duplas = migrated(("tournaments", "0007_dupla_home")).get_model("tournaments", "Dupla").objects
    assert set(duplas.values_list("home", flat=True)) == {""}


def test_live_tables_there_were_before_are_owed_as_a_whole(migrated):
    apps = migrated(("tournaments", "0005_teams"))
    club = apps.get_model("tournaments", "Club").objects.create(name="Farol", slug="farol")
    tournament = apps.get_model("tournaments", "Tournament").objects.create(
        club=club, name="x", slug="x", **DAYS
    )
    apps.get_model("tournaments", "Refresh").objects.create(tournament=tournament, wanted=7)
    apps.get_model("tournaments", "LiveTable").objects.create(
        tournament=tournament, done=7, payload={"jogos": []}
    )

    apps = migrated(("tournaments", "0006_live_jogos"))
    wish = apps.get_model("tournaments", "Refresh").objects.get()
    table = apps.get_model("tournaments", "LiveTable").objects.get()
    assert (wish.wanted, wish.whole) == (8, 1)
    assert (table.done, table.whole) == (7, 0)
