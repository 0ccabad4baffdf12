"""A director makes a password link for a member: valid once, for a day, and noted in the club's log."""

import re
from datetime import datetime, timedelta
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from tests.factories import director_of, make_club, make_user
from tests.scoring.at_once import at_once
from tests.tournaments.desk.pages import text
from tournaments import second_factor
from tournaments.clubs import members, password_links
from tournaments.models import ClubLogEntry, SecondFactor

pytestmark = pytest.mark.django_db
OLD, NEW = "canastra", "outro segredo da ilha"
CHOSEN = {"new_password1": NEW, "new_password2": NEW}


@pytest.fixture
def club(client):
    """Return a club whose director is signed in and has a scorer."""
    club = make_club("Clube do Cais", director=make_user("diretora"), scorer=make_user("bia"))
    client.force_login(director_of(club))
    return club


def asked(client, club, username="bia"):
    page = reverse("tournaments:desk_members", args=(club.slug,))
    return client.post(page, {"acao": "senha", "username": username})


def link(client, club, username="bia"):
    shown = text(asked(client, club, username))
    return re.search(r'value="http://testserver(/senha/nova/[^"]+)"', shown)[1]


def opened(path):
    """Return a browser on the page that the link leads to, and its address."""
    theirs = Client()
    return theirs, theirs.get(path, follow=True).redirect_chain[-1][0]


def entered(username, password):
    return Client().post("/entrar/", {"username": username, "password": password}).status_code == 302


def actions(club):
    return list(ClubLogEntry.objects.filter(club=club).order_by("sequence").values_list("action", flat=True))


def test_member_chooses_a_new_password_and_every_session_ends(client, club):
    elsewhere = Client()
    elsewhere.force_login(User.objects.get(username="bia"))
    theirs, at = opened(link(client, club))
    assert "Para o usuário <b>bia</b>" in text(theirs.get(at))

    arrived = theirs.post(at, CHOSEN, follow=True)

    assert arrived.redirect_chain == [("/entrar/", 302)]
    assert "Senha nova gravada: entre com ela." in text(arrived)
    assert elsewhere.get("/painel/").status_code == 302
    assert theirs.get("/painel/").status_code == 302  # the link signs nobody in
    assert (entered("bia", OLD), entered("bia", NEW)) == (False, True)
    assert actions(club) == ["founded", "added", "link", "password"]
    shown = text(client.get(reverse("tournaments:desk_members", args=(club.slug,))))
    assert "Foi feito um link de senha nova para bia: anotador." in shown
    assert "bia escolheu uma senha nova por um link: anotador." in shown
    call_command("verify_ledger", verbosity=0)


def test_address_of_the_form_has_no_key(client, club):
    path = link(client, club)
    _theirs, at = opened(path)

    assert at.endswith("/set-password/")
    assert path.split("/")[-2] not in at


def test_link_is_stored_nowhere_and_shown_once(client, club):
    path = link(client, club)

    assert path not in text(client.get(reverse("tournaments:desk_members", args=(club.slug,))))
    assert path.split("/")[-2] not in str(list(ClubLogEntry.objects.values()))


def test_used_link_opens_nothing(client, club):
    path = link(client, club)
    theirs, at = opened(path)
    late, there = opened(path)
    theirs.post(at, CHOSEN)

    assert Client().get(path).status_code == 404
    for again in (theirs.post(at, CHOSEN), late.post(there, {"new_password1": OLD, "new_password2": OLD})):
        assert (again.status_code, "Este link não abre mais" in text(again)) == (404, True)
    assert entered("bia", NEW)


@pytest.mark.parametrize("after", ["signed in", "changed", "removed", "raised", "directs", "operator", "off"])
def test_link_is_worthless_once_its_person_is_another(client, club, after):
    path, bia = link(client, club), User.objects.get(username="bia")
    match after:
        case "signed in":
            assert entered("bia", OLD)
        case "changed":
            bia.set_password(NEW)
            bia.save()
        case "removed":
            members.remove_member(club=club, user=bia)
        case "raised":
            members.set_member(club=club, user=bia, role="director")
        case "directs":
            make_club(director=bia)
        case "operator":
            User.objects.filter(pk=bia.pk).update(is_superuser=True)
        case "off":
            User.objects.filter(pk=bia.pk).update(is_active=False)

    assert Client().get(path).status_code == 404


@pytest.mark.parametrize("after", ["left", "demoted", "off"])
def test_link_is_worthless_once_who_made_it_directs_no_more(client, club, after):
    maker = director_of(club)
    members.set_member(club=club, user=make_user("caio"), role="director")
    paths = [link(client, club, name) for name in ("bia", "caio")]
    match after:
        case "left":
            members.remove_member(club=club, user=maker)
        case "demoted":
            members.set_member(club=club, user=maker, role="scorer")
        case "off":
            User.objects.filter(pk=maker.pk).update(is_active=False)

    assert [Client().get(path).status_code for path in paths] == [404, 404]


@pytest.mark.parametrize(("hours", "status"), [(23, 302), (25, 404)])
def test_link_opens_for_a_day(client, club, monkeypatch, hours, status):
    path = link(client, club)
    later = datetime.now() + timedelta(hours=hours)  # noqa: DTZ005 -- as Django's generator reads the clock
    monkeypatch.setattr(password_links.PasswordLinks, "_now", lambda self: later)

    assert Client().get(path).status_code == status


@pytest.mark.parametrize(
    ("whose", "told"),
    [
        ("self", "A sua própria senha você muda em Senha"),
        ("stranger", "não é mais deste clube"),
        ("nobody", "não é mais deste clube"),
        ("superuser", "cuida do site"),
        ("staff", "cuida do site"),
        ("directs elsewhere", "dirige também outro clube"),
        ("off", "está desligada"),
    ],
)
def test_link_that_would_give_more_than_the_club_is_not_made(client, club, whose, told):
    other = make_user("caio", is_staff=whose in {"superuser", "staff"}, is_superuser=whose == "superuser")
    if whose not in {"stranger", "nobody"}:
        members.set_member(club=club, user=other, role="scorer")
    if whose == "directs elsewhere":
        make_club(director=other)
    if whose == "off":
        User.objects.filter(pk=other.pk).update(is_active=False)
    before = actions(club)

    refused = asked(client, club, {"self": "diretora", "nobody": "ninguem"}.get(whose, "caio"))

    assert (refused.status_code, told in text(refused)) == (422, True)
    assert "/senha/nova/" not in text(refused)
    assert actions(club) == before


def test_another_director_of_the_club_and_a_scorer_of_two_get_one(client, club):
    members.set_member(club=club, user=make_user("caio"), role="director")
    members.set_member(club=make_club(), user=User.objects.get(username="bia"), role="scorer")

    assert all(Client().get(link(client, club, name)).status_code == 302 for name in ("caio", "bia"))


def test_second_step_stays_on(client, club):
    bia = User.objects.get(username="bia")
    SecondFactor.objects.create(user=bia, salt="0" * 32, last_step=0, since=bia.date_joined)
    theirs, at = opened(link(client, club))
    theirs.post(at, CHOSEN)

    assert second_factor.is_on(bia)
    asked_for = Client().post("/entrar/", {"username": "bia", "password": NEW})
    assert (asked_for.status_code, "Falta o código do seu aplicativo" in text(asked_for)) == (200, True)


@pytest.mark.parametrize(
    "typed",
    [
        {"new_password1": NEW, "new_password2": "outra"},
        {"new_password1": "bia2026", "new_password2": "bia2026"},
        {"new_password1": "", "new_password2": ""},
    ],
)
def test_what_does_not_fit_is_told_and_the_link_still_opens(client, club, typed):
    theirs, at = opened(link(client, club))

    assert theirs.post(at, typed).status_code == 422
    assert theirs.post(at, CHOSEN).status_code == 302


@pytest.mark.parametrize(
    "uid", ["MQ", "Mg", "___", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5", "x" * 300]
)
@pytest.mark.parametrize("token", ["a-b", "set-password", "x", "1-" + "0" * 40])
def test_made_up_link_opens_nothing(client, uid, token):
    assert client.get(f"/senha/nova/{uid}/{token}/").status_code == 404
    assert client.post(f"/senha/nova/{uid}/{token}/", CHOSEN).status_code == 404


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks the person")
@pytest.mark.django_db(transaction=True)
def test_of_two_who_use_one_link_at_once_one_chooses():
    club = make_club(scorer=make_user("bia"))
    bia, by = User.objects.get(username="bia"), director_of(club)
    path = password_links.make(club=club, user=bia, by=by, source=members.NOBODY)
    browsers = [opened(path) for _ in range(4)]

    def choosing(number):
        theirs, at = browsers[number]
        chosen = f"{NEW} {number}"
        return lambda: theirs.post(at, {"new_password1": chosen, "new_password2": chosen}).status_code

    outcomes = at_once(*map(choosing, range(4)))

    assert sorted(outcomes) == [302, 404, 404, 404]
    assert actions(club).count("password") == 1


def test_operator_makes_a_link_for_anybody():
    chefe = User.objects.create_superuser("chefe", password=OLD)
    clubs = [make_club(director=chefe), make_club(director=chefe)]
    printed = StringIO()
    call_command("password_link", "chefe", stdout=printed)
    theirs, at = opened(re.search(r"/senha/nova/\S+", printed.getvalue())[0])

    assert theirs.post(at, CHOSEN).status_code == 302
    assert entered("chefe", NEW)
    assert [actions(club) for club in clubs] == [["founded", "link", "password"]] * 2
    User.objects.filter(pk=chefe.pk).update(is_active=False)
    for name in ("chefe", "ninguem"):
        with pytest.raises(CommandError):
            call_command("password_link", name)
