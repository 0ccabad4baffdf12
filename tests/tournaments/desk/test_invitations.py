"""Invitations: a link opens once within seven days, and each step is a line of the club's log."""

from datetime import timedelta
from urllib.parse import quote

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring import tokens
from tests.factories import TABLE, director_of, make_club, make_user
from tests.scoring.at_once import at_once
from tests.tournaments.desk.pages import error_at, text
from tournaments.clubs import invitations, members
from tournaments.errors import TournamentError
from tournaments.models import ClubLogEntry, Invitation, Membership

pytestmark = pytest.mark.django_db
PASSWORD = "um segredo do farol"
ACCOUNT = {"acao": "criar", "username": "caio", "password1": PASSWORD, "password2": PASSWORD}
ACCEPT = {"acao": "aceitar"}


@pytest.fixture
def club(client):
    """Return a club whose director is signed in."""
    club = make_club("Clube do Cais", director=make_user("diretora"))
    client.force_login(director_of(club))
    return club


def invited(club, role="scorer", name=""):
    return invitations.invite(club=club, role=role, name=name, by=director_of(club), source=TABLE)


def address(convite):
    return reverse("tournaments:invitation", args=(tokens.printed(convite),))


def page(club):
    return reverse("tournaments:desk_members", args=(club.slug,))


def signed_in(name):
    theirs = Client()
    theirs.force_login(make_user(name))
    return theirs


def roles(club):
    return dict(Membership.objects.filter(club=club).values_list("user__username", "role"))


def actions(club):
    return list(ClubLogEntry.objects.filter(club=club).order_by("sequence").values_list("action", flat=True))


def test_link_is_made_shown_and_revoked_and_the_log_says_so(client, club):
    made = client.post(page(club), {"acao": "convidar", "role": "director", "name": "Zélia"}, follow=True)

    convite = Invitation.objects.get()
    shown = text(made)
    assert f'value="http://testserver{address(convite)}"' in shown
    assert all(word in shown for word in ("Zélia", "<svg", "diretora fez um convite: diretor."))
    assert Client().get(address(convite)).status_code == 200

    revoked = client.post(page(club), {"acao": "revogar", "convite": convite.pk}, follow=True)

    assert "diretora revogou um convite: diretor." in text(revoked)
    assert Client().get(address(convite)).status_code == 404
    assert actions(club) == ["founded", "invited", "revoked"]
    assert "Zélia" not in str(list(ClubLogEntry.objects.values()))
    call_command("verify_ledger", verbosity=0)


def test_stranger_chooses_a_name_and_is_signed_in_as_a_member(club):
    convite, theirs = invited(club), Client()
    assert "Convite: Clube do Cais" in text(theirs.get(address(convite)))

    arrived = theirs.post(address(convite), ACCOUNT, follow=True)

    assert arrived.redirect_chain == [("/painel/", 302)]
    assert "Você entrou em Clube do Cais: anotador." in text(arrived)
    caio = User.objects.get(username="caio")
    assert (caio.check_password(PASSWORD), caio.is_staff, caio.is_superuser) == (True, False, False)
    assert roles(club) == {"diretora": "director", "caio": "scorer"}
    line = ClubLogEntry.objects.filter(club=club).latest("sequence")
    assert (line.action, line.person, line.actor, line.role) == ("joined", caio, caio, "scorer")
    call_command("verify_ledger", verbosity=0)


def test_who_has_an_account_joins_with_one_click(club):
    convite, theirs = invited(club, "director"), signed_in("bia")
    shown = text(theirs.get(address(convite)))
    assert "<b>bia</b>" in shown
    assert 'name="password1"' not in shown

    assert theirs.post(address(convite), ACCEPT).status_code == 302
    assert roles(club)["bia"] == "director"


def test_who_has_an_account_signs_in_first_and_comes_back(club):
    convite = invited(club)
    make_user("bia")
    theirs, at = Client(), address(convite)
    way = f"/entrar/?next={quote(at)}"
    assert f'href="{way}"' in text(theirs.get(at))

    arrived = theirs.post(way, {"username": "bia", "password": "canastra", "next": at})

    assert arrived.headers["Location"] == at
    theirs.post(at, ACCEPT)
    assert roles(club)["bia"] == "scorer"


@pytest.mark.parametrize("after", ["used", "revoked", "late", "maker left", "maker demoted", "maker off"])
@pytest.mark.parametrize("known", [True, False], ids=["account", "stranger"])
def test_link_that_does_not_open_any_more_makes_nobody_a_member(club, after, known):
    other = make_user("duda")
    members.set_member(club=club, user=other, role="director")
    convite = invitations.invite(club=club, role="director", by=other, source=TABLE)
    at = address(convite)
    match after:
        case "used":
            invitations.accept(convite=convite, user=make_user("eva"), source=TABLE)
        case "revoked":
            invitations.revoke(convite=convite, by=other, source=TABLE)
        case "late":
            Invitation.objects.update(issued_at=now() - timedelta(days=7))
        case "maker left":
            members.remove_member(club=club, user=other)
        case "maker demoted":
            members.set_member(club=club, user=other, role="scorer")
        case "maker off":
            User.objects.filter(pk=other.pk).update(is_active=False)
    before, theirs = roles(club), signed_in("bia") if known else Client()

    assert theirs.get(at).status_code == 404
    refused = theirs.post(at, ACCEPT if known else ACCOUNT)

    assert (refused.status_code, "Este convite não abre mais" in text(refused)) == (404, True)
    assert roles(club) == before
    assert not User.objects.filter(username="caio").exists()


def test_link_opens_for_almost_seven_days(club):
    convite = invited(club)
    Invitation.objects.update(issued_at=now() - timedelta(days=6, hours=23))

    assert Client().post(address(convite), ACCOUNT).status_code == 302


@pytest.mark.parametrize(
    ("role", "asked"),
    [("director", "scorer"), ("scorer", "scorer"), ("arbiter", "scorer"), ("director", "arbiter")],
)
def test_invitation_lowers_nobody_and_waits_for_somebody_else(club, role, asked):
    convite, theirs = invited(club, asked), signed_in("bia")
    members.set_member(club=club, user=User.objects.get(username="bia"), role=role)

    refused = theirs.post(address(convite), ACCEPT)

    assert (refused.status_code, "Você já é deste clube" in text(refused)) == (422, True)
    assert roles(club)["bia"] == role
    assert Client().post(address(convite), ACCOUNT).status_code == 302


def test_scorer_is_raised_by_an_invitation_to_direct(club):
    theirs = signed_in("bia")
    members.set_member(club=club, user=User.objects.get(username="bia"), role="scorer")

    theirs.post(address(invited(club, "director")), ACCEPT)

    assert roles(club)["bia"] == "director"
    call_command("verify_ledger", verbosity=0)


@pytest.mark.parametrize(
    ("other", "field", "told"),
    [
        ({"username": "DIRETORA"}, "username", "Já há alguém com o usuário"),
        ({"username": "caio dias"}, "username", "usuário"),
        ({"password2": "outra"}, "password2", "senha"),
        ({"password1": "clube2026", "password2": "clube2026"}, "password2", "adivinha"),
    ],
)
def test_what_does_not_fit_is_told_and_uses_nothing_up(club, other, field, told):
    convite, theirs = invited(club), Client()

    refused = theirs.post(address(convite), ACCOUNT | other)

    assert refused.status_code == 422
    assert told in error_at(refused, f"conta-{field}")
    assert roles(club) == {"diretora": "director"}
    assert theirs.post(address(convite), ACCOUNT).status_code == 302


@pytest.mark.parametrize(("known", "sent"), [(True, ACCOUNT), (False, ACCEPT), (False, {"acao": "outra"})])
def test_form_for_the_other_kind_of_person_only_shows_the_page(club, known, sent):
    convite, theirs = invited(club), signed_in("bia") if known else Client()

    assert theirs.post(address(convite), sent).status_code == 422
    assert roles(club) == {"diretora": "director"}


def test_invitation_of_another_club_is_not_revoked_here(client, club):
    theirs = invited(make_club())

    assert client.post(page(club), {"acao": "revogar", "convite": theirs.pk}).status_code == 422
    assert client.post(page(club), {"acao": "revogar", "convite": "x"}).status_code == 422
    assert Invitation.objects.count() == 1


@pytest.mark.parametrize("sent", [{"role": "chefe"}, {"role": "scorer", "name": "x" * 61}])
def test_invitation_that_cannot_be_is_refused_with_what_was_typed(client, club, sent):
    refused = client.post(page(club), {"acao": "convidar", **sent})

    assert refused.status_code == 422
    assert sent.get("name", "") in text(refused)
    assert not Invitation.objects.exists()


def test_copy_of_the_database_opens_no_invitation(club, settings):
    convite = invited(club)
    token = tokens.printed(convite)
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM tournaments_convite")
        assert token not in str(cursor.fetchall())
    settings.SECRET_KEY = "of-another-site-that-has-this-copy-0123456789"

    assert tokens.mint(convite.nonce) != token


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks the club")
@pytest.mark.django_db(transaction=True)
def test_of_many_who_open_one_link_at_once_one_comes_in():
    club = make_club()
    convite = invited(club)

    def opening(number):
        def verb():
            try:
                return invitations.join(convite=convite, username=f"ana{number}", password=PASSWORD).username
            except TournamentError as exc:
                return exc.code

        return verb

    outcomes = at_once(*map(opening, range(6)))

    assert sorted(outcomes)[1:] == ["invitation_gone"] * 5
    assert Membership.objects.filter(club=club, role="scorer").count() == 1
    assert User.objects.filter(username__startswith="ana").count() == 1
    call_command("verify_ledger", verbosity=0)


def test_page_sent_from_elsewhere_is_refused(club):
    assert Client(enforce_csrf_checks=True).post(address(invited(club)), ACCOUNT).status_code == 403
