"""When a backup of the database is due, and the record of the backups made."""

from datetime import timedelta

import pytest
from django.utils.timezone import now

from tests.factories import (
    catch_up,
    finish,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_stage,
)
from tournaments.ledger import copies
from tournaments.ledger.figures import figures
from tournaments.models import Backup

pytestmark = pytest.mark.django_db


def copied(*, verified=True, at=None, error=""):
    """Record a backup as `deploy.backups` does after success or failure."""
    made = Backup(
        at=at or now(), why=Backup.Why.ROUND, verified=verified, error=error, closed=copies.closed()
    )
    return copies.note(made)


def test_nothing_is_owed_while_nothing_has_come_to_an_end():
    assert not copies.owed()
    make_tournament(duplas=4)

    assert not copies.owed()


def test_one_copy_is_owed_for_each_round_of_a_bracket_and_for_its_end():
    tournament = make_tournament(duplas=4)
    one, two = jogos_being_played(tournament)
    play_jogo(one, "A")
    assert not copies.owed()  # the round is not over

    play_jogo(two, "A")
    assert copies.owed()
    copied()
    assert not copies.owed()

    finish(tournament)
    assert copies.owed()
    copied()
    assert not copies.owed()


def test_copy_is_owed_for_each_round_that_is_drawn_from_the_standings():
    stage = make_stages({"format": "swiss", "rounds": 2}, duplas=4)[0]
    play_stage(stage, close=False)
    assert copies.owed()
    copied()

    assert not copies.owed()


def test_database_that_was_put_back_owes_its_own_copy():
    finish(make_tournament(duplas=4))
    copied()
    Backup.objects.all().delete()

    assert copies.owed()


def test_copy_that_failed_is_tried_again_later_and_does_not_count():
    finish(make_tournament(duplas=4))
    failed = copied(verified=False, error="disco cheio")
    assert not copies.owed()
    assert copies.last_good() is None
    assert copies.last_failed() == failed

    Backup.objects.update(at=now() - copies.AGAIN)
    assert copies.owed()


def test_server_owes_one_a_day_besides():
    assert copies.owed(daily=True) == Backup.Why.DAY
    copied()
    assert copies.owed(daily=True) is None

    Backup.objects.update(at=now() - copies.DAY)
    assert (copies.owed(daily=True), copies.owed()) == (Backup.Why.DAY, None)
    failed = copied(verified=False, error="disco cheio")
    assert copies.owed(daily=True) is None

    Backup.objects.filter(pk=failed.pk).update(at=now() - copies.AGAIN)
    assert copies.owed(daily=True) == Backup.Why.DAY


@pytest.mark.parametrize("hours", [-1, 1])
def test_clock_that_is_set_anew_stops_no_copy_and_asks_for_none(hours):
    tournament = make_tournament(duplas=4)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo, "A")
    copied(verified=False, at=now() + timedelta(hours=hours))
    assert copies.owed()

    good = copied(at=now() - timedelta(hours=hours))
    assert not copies.owed()
    assert copies.last_good() == good
    assert copies.last_failed() is None


def test_only_so_many_tries_are_remembered(monkeypatch):
    monkeypatch.setattr(copies, "KEPT", 3)
    made = [copied() for _ in range(5)]

    assert list(Backup.objects.all()) == made[:1:-1]


def test_reading_the_last_copy_is_one_query(django_assert_num_queries):
    copied()
    with django_assert_num_queries(1):
        assert copies.last_good().verified
    with django_assert_num_queries(1):
        assert copies.last_failed() is None


def test_asking_whether_a_copy_is_owed_takes_four_queries_however_many_events(django_assert_num_queries):
    for _ in range(3):
        finish(make_tournament(duplas=4))
        with django_assert_num_queries(4):
            assert copies.owed()


def test_figures_are_the_same_until_something_is_written():
    tournament = make_tournament(duplas=4)
    catch_up(tournament)
    before = figures()
    assert before == figures()
    assert before["heads"][tournament.slug].split()[0] != "0"

    play_jogo(jogos_being_played(tournament)[0], "A")
    after = figures()
    assert after["rows"]["scoring_mao"] > before["rows"]["scoring_mao"] == 0
    assert after["trails"] != before["trails"]
