"""Tables of an individual event with a player missing: absence, withdrawal, and a replacement."""

import pytest

from tests.factories import TABLE, make_stages, play_stage
from tests.tournaments.individual import event, player, points_of, refused, seated, tables_of
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Dupla, Round, TournamentLogEntry
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db


def test_at_a_table_one_short_the_others_rest_and_who_was_not_there_loses():
    stage = event(8, 3, points="vp_3")
    one = player(stage, 1)
    table = seated(stage, one)

    decisions.absent(confronto=table, players=[one], reason="não veio", source=TABLE)

    points = points_of(stage)
    assert {points[pk] for pk in table.entrants if pk != one.pk} == {14}
    assert points[one.pk] == 6
    line = TournamentLogEntry.objects.get(action="absent")
    assert (told(line.data["duplas"]["absent"]), line.reason) == (one.name, "não veio")


def test_table_one_short_is_taken_back_and_played():
    stage = event(8, 3)
    one = player(stage, 1)
    table = seated(stage, one)
    decisions.absent(confronto=table, players=[one], reason="não veio", source=TABLE)

    decisions.undo(confronto=table, reason="chegou", source=TABLE)

    table.refresh_from_db()
    assert (table.status, table.absent) == ("", {})
    assert table.jogo is not None


def test_absence_is_of_a_player_at_that_table_and_of_the_individual_alone():
    stage = event(8, 3)
    table = seated(stage, player(stage, 1))
    stranger = Dupla.objects.exclude(pk__in=table.entrants).first()
    given = {"reason": "não veio", "source": TABLE}
    assert refused(decisions.absent, confronto=table, players=[stranger], **given) == (
        "absent_missing",
        "absent",
    )

    of_duplas = make_stages({"format": "swiss", "rounds": 3}, duplas=4)[0]
    play_stage(of_duplas)
    row = Confronto.objects.filter(stage=of_duplas).first()
    assert refused(decisions.absent, confronto=row, players=[row.dupla_a], **given)[0] == "not_individual"


@pytest.mark.parametrize(("justified", "worth"), [(True, 18), (False, 0)])
def test_who_leaves_leaves_its_tables_short(justified, worth):
    # With a justification each short table is a W.O. lost, 6 VP; without one it counts nothing.
    stage = event(8, 3, points="vp_3")
    one = player(stage, 1)

    changes.withdraw(dupla=one, justified=justified, reason="febre", source=TABLE)

    points = points_of(stage)
    assert points[one.pk] == worth
    assert tables_of(stage).filter(status="absent").count() == 3
    assert sum(points.values()) == 3 * 3 * 14 + worth
    play_stage(stage)
    assert Round.objects.filter(stage=stage, state=Round.State.CLOSED).count() == 3


def test_who_comes_back_gets_the_tables_to_come_but_not_those_another_has_left():
    stage = event(8, 3)
    one, other = player(stage, 1), player(stage, 2)
    changes.withdraw(dupla=one, justified=True, source=TABLE)
    changes.withdraw(dupla=other, justified=False, source=TABLE)

    changes.re_enter(dupla=one, source=TABLE)

    to_come = tables_of(stage).filter(round__gt=1)
    with_other = [table for table in to_come if other.pk in table.entrants]
    assert len(with_other) == 2
    assert {table.status for table in with_other} == {"absent"}
    assert all(str(one.pk) not in table.absent for table in to_come)
    assert {table.status for table in to_come if other.pk not in table.entrants} == {""}


def test_who_is_late_plays_in_the_place_of_who_goes():
    stage = event(8, 3)
    one = player(stage, 1)
    comes = members.add_player(club=stage.tournament.club, name="Zita Mar")
    given = {"stage": stage, "first": comes, "second": None, "source": TABLE}
    assert refused(changes.enter_late, **given)[0] == "enter_late_individual"

    there = player(stage, 2).players.get()
    again = {"dupla": one, "leaves": one.players.get(), "comes": there, "source": TABLE}
    assert refused(changes.substitute, **again) == ("player_entered", "comes")

    changes.substitute(dupla=one, leaves=one.players.get(), comes=comes, source=TABLE)

    one.refresh_from_db()
    table = seated(stage, one)
    assert one.name == comes.name
    assert any(comes.name in label for label in table.jogo.labels)
