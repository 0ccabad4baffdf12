"""Start time, entry and announcements of an event: typed at the desk, shown to the public."""

import json
import re
from datetime import date, time

import pytest
from icalendar import Calendar

from tests.factories import catch_up, director_of, make_tournament
from tests.tournaments.desk.pages import text
from tests.tournaments.desk.pages import url as desk
from tests.tournaments.public.pages import url
from tournaments.desk.setup.setup_form import TournamentForm
from tournaments.models import TournamentLogEntry
from tournaments.wording.history import log

pytestmark = pytest.mark.django_db
SAID = {
    "starts_at": "19:30",
    "entering": "inscricoes@farol.example ou 55 5555",
    "announcement": "Jantar às 21h.",
}


def edited(client, tournament, **changed):
    """Change one value on the page of a tournament as its director, and keep the others."""
    client.force_login(director_of(tournament.club))
    form = TournamentForm(club=tournament.club, initial=TournamentForm.initial_of(tournament))
    typed = {field.html_name: field.value() for field in form if field.value() not in (None, False)}
    answer = client.post(desk("tournament_edit", tournament), typed | changed)
    assert answer.status_code == 302, text(answer)
    tournament.refresh_from_db()
    return tournament


def read(client, name, *args):
    return text(client.get(url(name, *args)))


def test_hour_and_way_to_enter_are_read_until_it_begins(client):
    tournament = edited(client, make_tournament(duplas=2, state="open"), **SAID)

    page = read(client, "tournament", tournament)

    assert tournament.starts_at == time(19, 30)
    assert "19:30" in page
    assert 'Como se inscrever:</strong> <a href="mailto:inscricoes@farol.example">' in page
    assert re.search(r"\d+, 19:30", text(client.get("/")))


def test_way_to_enter_is_no_longer_told_once_it_has_begun(client):
    tournament = edited(client, make_tournament(duplas=4), **SAID)

    page = read(client, "tournament", tournament)

    assert "19:30" in page
    assert "Como se inscrever" not in page


def test_announcement_is_on_top_at_once_and_gone_when_it_is_taken_back(client):
    tournament = make_tournament(duplas=4)
    before = client.get(url("tournament", tournament))["ETag"]
    assert "Recado da direção" not in read(client, "tournament", tournament)

    edited(client, tournament, announcement="Jantar às 21h. <b>Tragam</b> fome.")

    page = client.get(url("tournament", tournament))
    assert page["ETag"] != before
    shown = page.content.decode()
    assert "Recado da direção:</strong> Jantar às 21h. &lt;b&gt;Tragam&lt;/b&gt; fome." in shown
    moved = client.get(url("tournament", tournament), {"p": "recado", "v": "-"}).json()
    assert "Jantar às 21h." in moved["parts"]["recado"][1]

    edited(client, tournament, announcement="")
    assert "Recado da direção" not in read(client, "tournament", tournament)


def test_what_was_said_stays_in_the_log(client):
    tournament = edited(client, make_tournament(duplas=4), **SAID)

    line = TournamentLogEntry.objects.filter(tournament=tournament, action="tournament_edited").latest(
        "sequence"
    )

    changes = line.data["changes"]
    assert changes["announcement"] == ["", "Jantar às 21h."]
    assert changes["starts_at"] == ["", "19:30"]
    assert {"recado", "começa às", "como se inscrever"} <= {str(log.EDITED[name]) for name in changes}


def test_calendar_and_search_engines_are_told_the_hour(client):
    tournament = edited(
        client, make_tournament(duplas=4), **SAID, starts_on=date(2026, 11, 28), ends_on=date(2026, 11, 28)
    )

    catch_up(tournament)

    (event,) = Calendar.from_ical(client.get(f"/clubes/{tournament.club.slug}/agenda.ics").content).events
    page = client.get(url("tournament", tournament)).content.decode()

    assert event.start.strftime("%Y-%m-%d %H:%M") == "2026-11-28 19:30"
    assert event.start.utcoffset() is not None
    told = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page)[1])
    assert told["startDate"].startswith("2026-11-28T19:30:00")


def test_event_of_several_days_is_whole_days_in_a_calendar(client):
    tournament = edited(
        client, make_tournament(duplas=4), **SAID, starts_on=date(2026, 11, 28), ends_on=date(2026, 11, 29)
    )

    (event,) = Calendar.from_ical(client.get(f"/clubes/{tournament.club.slug}/agenda.ics").content).events

    assert (event.start, event.end) == (date(2026, 11, 28), date(2026, 11, 30))
