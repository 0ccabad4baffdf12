"""Data that no result needs is deleted after the days stated on the public privacy page."""

from datetime import timedelta

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.sessions.models import Session
from django.utils.timezone import now

from scoring.models import CasualOpening, Jogo, SeatKey
from tests.factories import TABLE, director_of, finish, jogos_being_played, make_tournament
from tournaments import retention
from tournaments.clubs import invitations
from tournaments.hall import mesas
from tournaments.models import (
    CodeAttempt,
    Dupla,
    EventImport,
    FormerName,
    Invitation,
    OutboxUpload,
    PlayerMerge,
    SignInTry,
    Tournament,
)
from tournaments.tasks import forget

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


def left(event):
    return {
        "devices": SeatKey.objects.exclude(device="").count(),
        "codes": CodeAttempt.objects.filter(right=False).count(),
        "known_phones": CodeAttempt.objects.filter(right=True).count(),
        "openings": CasualOpening.objects.count(),
        "wrong_passwords": SignInTry.objects.filter(right=False).count(),
        "sign_ins": SignInTry.objects.filter(right=True).count(),
        "sessions": Session.objects.count(),
        "files": OutboxUpload.objects.count(),
        "event_files": EventImport.objects.count(),
        "invitations": Invitation.objects.count(),
        "admin": LogEntry.objects.count(),
        "names_before": FormerName.objects.count(),
        "contacts": Dupla.objects.exclude(phone="", note="").count(),
    }


def keep(event, age):
    """Create one object of every kind, of this age."""
    at = now() - age
    mesa = mesas.of_tournament(event)[0]
    CodeAttempt.objects.create(mesa=mesa, device="x", at=at)
    CodeAttempt.objects.create(mesa=mesa, device="x", right=True, at=at)
    CasualOpening.objects.create(jogo=Jogo.objects.first(), device="x", stranger=True, at=at)
    SignInTry.objects.create(name="n", address="a", at=at)
    SignInTry.objects.create(name="n", address="a", right=True, at=at)
    Session.objects.create(session_key=str(age), session_data="", expire_date=at)
    director = director_of(event.club)
    OutboxUpload.objects.create(tournament=event, by=director, digest="d", total=1, ended_at=at)
    file = EventImport.objects.create(club=event.club, by=director, values=1, ended_at=at)
    EventImport.objects.filter(pk=file.pk).update(at=at)
    made = invitations.invite(club=event.club, role="scorer", name="Zélia", by=director, source=TABLE)
    Invitation.objects.filter(pk=made.pk).update(issued_at=at)
    one, other = event.club.player_set.order_by("pk")[:2]
    juncao = PlayerMerge.objects.create(player=one, into=other)
    FormerName.objects.create(juncao=juncao, at=at, name="Ana", shown="full")
    ended = (at - timedelta(days=1)).date()
    Tournament.objects.filter(pk=event.pk).update(starts_on=ended, ends_on=ended)
    Dupla.objects.filter(number=1).update(phone="11 98765-4321", note="chega tarde")
    LogEntry.objects.log_actions(director.pk, [event], CHANGE, change_message="", single_object=True)
    LogEntry.objects.order_by("-pk").filter(pk=LogEntry.objects.latest("pk").pk).update(action_time=at)
    return at


def test_everything_is_forgotten_after_its_time_and_nothing_before():
    event = finish(make_tournament(duplas=4))
    for name, kept in retention.KEPT.items():
        CodeAttempt.objects.all().delete()
        CasualOpening.objects.all().delete()
        SignInTry.objects.all().delete()
        Session.objects.all().delete()
        OutboxUpload.objects.all().delete()
        EventImport.objects.all().delete()
        Invitation.objects.all().delete()
        FormerName.objects.all().delete()
        LogEntry.objects.all().delete()
        at = keep(event, kept.time + HOUR)
        SeatKey.objects.update(device="celular", unsent=1, unsent_device="celular")
        Jogo.objects.update(closed_at=at)
        younger = left(event)

        forget()

        assert left(event)[name] == 0, name
        assert younger[name] > 0, name
        for other, longer in retention.KEPT.items():
            if longer.time > kept.time + HOUR:
                assert left(event)[other] == younger[other], (name, other)


def test_a_phone_is_not_forgotten_while_its_jogo_is_open():
    event = make_tournament(duplas=4)
    SeatKey.objects.update(device="celular")
    Jogo.objects.update(opened_at=now() - timedelta(days=400))

    forget()

    assert SeatKey.objects.filter(device="celular").count() == SeatKey.objects.count()
    assert jogos_being_played(event)


def test_the_page_says_the_days_that_are_kept(client):
    page = " ".join(client.get("/privacidade/").content.decode().split())

    days = retention.days()
    assert f"{days['devices']} dias depois do jogo" in page
    assert f"{days['files']} dias" in page
    assert f"senha certa: {days['sign_ins']} dias" in page


@pytest.mark.parametrize(
    ("language", "heading"), [("it", "Che cosa"), ("en", "What is stored"), ("es", "Qué se")]
)
def test_the_page_speaks_as_the_table_does(client, language, heading):
    client.cookies["canastra_lingua"] = language

    page = client.get("/privacidade/")

    assert heading in page.content.decode()
    assert page["Content-Language"] == language


@pytest.mark.parametrize("address", ["/", "/entrar/", "/promessa/", "/avulso/"])
def test_every_kind_of_page_leads_there(client, address):
    assert 'href="/privacidade/"' in client.get(address, follow=True).content.decode()
