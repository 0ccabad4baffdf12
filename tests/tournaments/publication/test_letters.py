"""Digests of the chain are sent by e-mail, to a real mail server on loopback, from a queue."""

from datetime import timedelta
from email import message_from_string
from email.header import decode_header, make_header
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest
from django.utils.timezone import now

from tests.factories import catch_up, director_of, finish, make_tournament
from tournaments.clubs.heads_address import set_heads_address
from tournaments.models import ClubLogEntry, SentLetter
from tournaments.publication import letters
from tournaments.publication.publishing import latest

pytestmark = pytest.mark.django_db


class Postman(StreamRequestHandler):
    """A minimal SMTP server."""

    def handle(self):
        self.say("220 loopback")
        while line := self.rfile.readline().decode().strip():
            match line.split()[0].upper():
                case "DATA":
                    self.say("354 go on")
                    letter = []
                    while (row := self.rfile.readline().decode()) != ".\r\n":
                        letter.append(row)
                    self.server.letters.append(message_from_string("".join(letter)))
                    self.say("250 taken")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say(
                        "550 no" if self.server.refuses and line.upper().startswith("RCPT") else "250 ok"
                    )

    def say(self, line):
        self.wfile.write(f"{line}\r\n".encode())


@pytest.fixture
def post(settings):
    """Return a mail server, and set the settings to use it."""
    with ThreadingTCPServer(("127.0.0.1", 0), Postman) as server:
        server.letters, server.refuses = [], False
        Thread(target=server.serve_forever, daemon=True).start()
        options = {"host": "127.0.0.1", "port": server.server_address[1], "timeout": 10}
        settings.MAILERS = {
            "default": {"BACKEND": "django.core.mail.backends.smtp.EmailBackend", "OPTIONS": options}
        }
        yield server
        server.shutdown()


@pytest.fixture
def tournament():
    made = make_tournament(duplas=4)
    catch_up(made)
    set_heads_address(club=made.club, address="selos@clube.example.org", by=director_of(made.club))
    made.club.refresh_from_db()
    return made


def test_head_of_each_new_revision_goes_to_the_address_of_the_club_once(post, tournament):
    assert letters.send_due() == 1
    assert letters.send_due() == 0
    first = latest(tournament).payload["ledger_head"]["digest"]
    finish(tournament)
    catch_up(tournament)
    assert letters.send_due() == 1

    one, two = post.letters
    assert one["To"] == two["To"] == "selos@clube.example.org"
    assert first in one.get_payload(decode=True).decode()
    assert latest(tournament).payload["ledger_head"]["digest"] in two.get_payload(decode=True).decode()
    assert str(make_header(decode_header(two["Subject"]))).startswith(tournament.name)
    assert one["Message-ID"] != two["Message-ID"]


def test_nothing_goes_without_a_mail_server_or_an_address(post, tournament, settings):
    servers, settings.MAILERS = settings.MAILERS, {}
    assert letters.send_due() == 0
    settings.MAILERS = servers
    set_heads_address(club=tournament.club, address="", by=director_of(tournament.club))
    assert letters.send_due() == 0
    assert post.letters == []


def test_letter_that_is_refused_stays_owed_and_goes_later(post, tournament):
    post.refuses = True
    assert letters.send_due() == 0
    assert "550" in SentLetter.objects.get().error

    post.refuses = False
    assert letters.send_due() == 0  # not at once
    SentLetter.objects.update(trying_at=now() - letters.AGAIN - timedelta(seconds=1))
    assert letters.send_due() == 1
    assert SentLetter.objects.get().error == ""


def test_mail_server_that_is_not_there_is_noted(tournament, settings):
    options = {"host": "127.0.0.1", "port": 1, "timeout": 1}
    settings.MAILERS = {
        "default": {"BACKEND": "django.core.mail.backends.smtp.EmailBackend", "OPTIONS": options}
    }
    assert letters.send_due() == 0
    assert "ConnectionRefused" in SentLetter.objects.get().error


def test_letter_of_another_worker_is_left_to_it_and_a_dead_one_gives_way(post, tournament):
    SentLetter.objects.create(tournament=tournament, trying_at=now())
    assert letters.send_due() == 0
    SentLetter.objects.update(trying_at=now() + timedelta(hours=1))  # the clock was set back since
    assert letters.send_due() == 1


def test_same_letter_sent_twice_is_known_by_its_id(post, tournament):
    letters.send_due()
    SentLetter.objects.update(number=0)  # its worker died before it could note it
    letters.send_due()
    one, two = post.letters
    assert one["Message-ID"] == two["Message-ID"]


def test_who_set_the_address_is_in_the_log_of_the_club(tournament):
    line = ClubLogEntry.objects.filter(club=tournament.club).last()
    assert (line.action, line.person) == (ClubLogEntry.Action.MAIL, director_of(tournament.club))
