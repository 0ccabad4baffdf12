"""An alarm is shown as soon as its condition is met, and for as long as the condition lasts."""

import errno
import re
from datetime import timedelta
from pathlib import Path
from time import time

import pytest
from django.db import connection
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.timezone import now

from tests.factories import catch_up, director_of, jogos_being_played, record
from tests.tournaments.desk.pages import text, url
from tournaments import tasks
from tournaments.alarms import Alarm, AlarmCode, disk, pulse, sounding, standing
from tournaments.ledger import copies
from tournaments.models import Backup, LiveTable, Pulse, Refresh, TournamentCheck
from tournaments.publication import live
from tournaments.wording.alarms import ago, sentence

pytestmark = pytest.mark.django_db
BOTH = pytest.mark.both_databases("upserts, the clock of the database, differences")


def alarms():
    return sounding(standing())


def codes():
    return [alarm.code for alarm in alarms()]


def said():
    return [sentence(alarm) for alarm in alarms()]


def back(model, field, **time):
    """Move a timestamp into the past."""
    for row in model.objects.exclude(**{field: None}):
        model.objects.filter(pk=row.pk).update(**{field: getattr(row, field) - timedelta(**time)})


def test_nothing_is_wrong(well):
    assert alarms() == []


@BOTH
def test_standing_costs_the_same_however_many_tournaments(well, django_assert_num_queries):
    record(jogos_being_played(well)[0])

    with django_assert_num_queries(7):
        alarms()


@BOTH
def test_worker_that_is_silent_has_stopped(well):
    LiveTable.objects.update(refreshed_at=None)
    back(Pulse, "at", minutes=30)

    assert codes() == [AlarmCode.WORKER_STOPPED]
    assert said()[0].startswith("O trabalhador parou há 30 min.")
    tasks.sweep()
    assert alarms() == []


def test_site_without_a_worker_says_so(well):
    LiveTable.objects.update(refreshed_at=None)
    Pulse.objects.all().delete()

    assert said()[0].startswith("O trabalhador está parado.")


def test_worker_that_still_pays_what_wakes_it_lacks_its_beat(well):
    back(Pulse, "at", seconds=45)
    record(jogos_being_played(well)[0])
    catch_up(well)

    assert codes() == [AlarmCode.BEAT_STOPPED]


def test_sign_of_life_from_an_hour_ahead_is_none(well):
    # The clock was set back, so a timestamp in the future is no evidence about the present.
    LiveTable.objects.update(refreshed_at=None)
    back(Pulse, "at", hours=-1)

    assert codes() == [AlarmCode.WORKER_STOPPED]
    tasks.sweep()
    assert alarms() == []


def test_mao_that_nobody_publishes_is_late_after_seconds(well):
    record(jogos_being_played(well)[0])
    assert alarms() == []
    back(Refresh, "owed_since", minutes=12)
    back(LiveTable, "refreshed_at", minutes=20)

    assert codes() == [AlarmCode.PUBLICATION_LATE]
    assert said() == ["Publicação atrasada há 12 min."]
    catch_up(well)
    assert alarms() == []


@BOTH
def test_lateness_is_that_of_the_first_wish_and_not_of_the_last(well):
    first, second = jogos_being_played(well)
    record(first)
    back(LiveTable, "refreshed_at", hours=5)
    back(Refresh, "owed_since", hours=3)
    record(second)

    assert said() == ["Publicação atrasada há 3 h."]


@BOTH
def test_wish_that_was_paid_is_forgotten_by_the_next(well):
    first, second = jogos_being_played(well)
    record(first)
    back(Refresh, "owed_since", minutes=3)
    catch_up(well)
    record(second)

    assert alarms() == []


@BOTH
def test_debt_from_the_future_does_not_keep_later_ones_young(well):
    # A clock that was set back by an hour leaves a request dated one hour ahead.
    record(jogos_being_played(well)[0])
    Refresh.objects.update(owed_since=now() + timedelta(hours=1))
    record(jogos_being_played(well)[1])

    assert Refresh.objects.get(pk=well.pk).owed_since <= now() + timedelta(seconds=5)


def test_revision_may_wait_a_minute_and_not_two(well):
    Refresh.objects.update(publish_wanted=99, publish_since=Now())
    assert alarms() == []
    back(Refresh, "publish_since", hours=2)

    assert said() == ["Publicação atrasada há 2 h."]


def test_refresh_that_fails_is_said_until_one_succeeds_and_its_words_are_kept_to_the_log(well, monkeypatch):
    def broken(*args):
        raise KeyError("Fulano de Tal")

    record(jogos_being_played(well)[0])
    with monkeypatch.context() as patch:
        patch.setattr(live, "playing", broken)
        with pytest.raises(KeyError):
            live.refresh(well.pk)

    assert codes() == [AlarmCode.REFRESH_FAILS]
    (debt,) = standing().debts
    assert debt.failure.startswith("KeyError, test_alarm.py:")
    assert "Fulano" not in debt.failure
    catch_up(well)
    assert alarms() == []
    assert LiveTable.objects.get(pk=well.pk).failure == ""


def test_disk_that_is_nearly_full(well, settings):
    settings.DISK_LOW = disk.room().free + 2**40

    (alarm,) = alarms()
    assert alarm == Alarm(AlarmCode.DISK_LOW, {"megabytes": alarm.params["megabytes"]})
    assert abs(alarm.params["megabytes"] - disk.room().free // 2**20) < 1000


@pytest.mark.parametrize(
    ("why", "code"), [(errno.ENOSPC, AlarmCode.DISK_FULL), (errno.EROFS, AlarmCode.DISK_READ_ONLY)]
)
def test_disk_that_has_just_refused_a_write(well, monkeypatch, why, code):
    monkeypatch.setattr(disk, "_refused", {})
    disk.note_refusal(OSError(why, "no"))

    assert codes() == [code]


def test_what_the_night_found(well):
    TournamentCheck.objects.create(tournament=well, at=now(), found=["x"], number=1)

    assert said() == ["A conferência da noite encontrou o que não confere em 1 torneio."]


def test_copy_that_failed(well):
    copies.note(Backup(at=now(), why="hand", error="sem lugar"))

    assert codes() == [AlarmCode.BACKUP_FAILED]
    copies.note(Backup(at=now(), why="hand", verified=True))
    assert alarms() == []


@BOTH
@pytest.mark.parametrize(
    ("hours", "found"), [(35, []), (37, [AlarmCode.BACKUP_OLD]), (-37, [AlarmCode.BACKUP_OLD])]
)
def test_age_of_the_last_copy_that_counts(well, settings, hours, found):
    copies.note(Backup(at=now() - timedelta(hours=hours), why="day", verified=True))

    assert codes() == found
    settings.EMBEDDED = True  # a laptop is off between two events
    assert codes() == []


@BOTH
def test_server_that_never_made_a_copy(well):
    with connection.cursor() as cursor:
        cursor.execute("UPDATE django_migrations SET applied = %s", [now() - timedelta(hours=37)])

    assert said() == ["Há 37 h não há cópia de segurança nova que conte."]


def test_service_of_the_copies_that_is_silent_has_stopped(well):
    pulse.beat(pulse.COPIES)
    assert alarms() == []
    Pulse.objects.filter(part=pulse.COPIES).update(at=now() - timedelta(minutes=16))

    assert codes() == [AlarmCode.COPIES_STOPPED]


@BOTH
def test_alarm_is_reported_by_one_process_and_again_only_after_ten_minutes_of_silence(db, monkeypatch):
    clock = [1000.0]
    monkeypatch.setattr(pulse, "time", lambda: clock[0])

    assert pulse.unreported(["disk_low"]) == ["disk_low"]
    assert pulse.unreported(["disk_low"]) == []
    clock[0] += pulse.AGAIN - 1
    assert pulse.unreported(["disk_low", "backup_old"]) == ["backup_old"]
    clock[0] += pulse.AGAIN - 1
    assert pulse.unreported(["disk_low"]) == []
    assert pulse.unreported([]) == []
    clock[0] += pulse.AGAIN
    assert pulse.unreported(["disk_low", "backup_old"]) == ["disk_low", "backup_old"]


def test_web_process_knows_what_the_disk_refused_to_another(well, settings, monkeypatch, tmp_path):
    settings.PAGES_DIR = tmp_path
    monkeypatch.setattr(disk, "_refused", {})
    disk.note_refusal(OSError(errno.ENOSPC, "no"))
    disk._refused.clear()  # as in the other process

    assert codes() == [AlarmCode.DISK_FULL]
    monkeypatch.setattr(disk, "time", lambda: time() + disk.LATELY + 1)
    assert codes() == []


@pytest.mark.parametrize(("seconds", "words"), [(12, "12 s"), (119, "119 s"), (120, "2 min"), (7200, "2 h")])
def test_a_length_of_time_is_said_in_words(seconds, words):
    assert ago(seconds) == words


def test_every_alarm_has_its_sentence():
    numbers = {"seconds": 1, "number": 2, "megabytes": 3}

    assert len({sentence(Alarm(code, numbers)) for code in AlarmCode}) == len(AlarmCode)


@pytest.mark.parametrize(
    "address", [reverse("tournaments:desk"), "desk_club", "desk_tournament", "desk_mesas", "publish"]
)
def test_desk_says_it_at_the_head_of_its_pages_and_only_then(well, client, address):
    client.force_login(director_of(well.club))
    owner = well.club if address == "desk_club" else well
    address = address if "/" in address else url(address, owner)
    assert "alert-bad" not in text(client.get(address))

    record(jogos_being_played(well)[0])
    back(LiveTable, "refreshed_at", hours=1)
    back(Refresh, "owed_since", minutes=40)

    page = text(client.get(address))
    assert page.index("Publicação atrasada há 40 min.") < page.index("<h1")


def test_pages_ask_once_in_some_seconds(well, client, monkeypatch, django_assert_num_queries):
    client.force_login(director_of(well.club))
    client.get(reverse("tournaments:desk"))
    monkeypatch.setattr("tournaments.alarms.alarm.KEPT", 1000)

    with django_assert_num_queries(4):  # no queries about alarms
        client.get(reverse("tournaments:desk"))


def test_public_says_nothing_of_it(well, client):
    Pulse.objects.all().delete()

    assert "trabalhador" not in text(client.get(reverse("tournaments:tournament", args=(well.slug,))))


def test_every_alarm_has_its_section_in_the_runbook():
    runbook = (Path(__file__).resolve().parents[3] / "docs/runbook.md").read_text()

    assert set(re.findall(r"^#### `(\w+)`$", runbook, re.MULTILINE)) == {str(code) for code in AlarmCode}
