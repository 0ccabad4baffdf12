"""An empty site: the printed code founds it once, and no other request can."""

from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.db import IntegrityError
from django.test import Client
from django.urls import reverse

from deploy.laptop import server
from tests.factories import make_club, make_user
from tests.scoring.at_once import at_once
from tests.tournaments.desk.pages import error_at, text
from tournaments.clubs import first_director, members
from tournaments.errors import TournamentError
from tournaments.models import Membership, SignInTry, SiteClaim

pytestmark = pytest.mark.django_db
PAGE, PASSWORD = "/comecar/", "um segredo do farol"


def typed(**other):
    fields = {"code": first_director.code(), "username": "ana", "password1": PASSWORD, "password2": PASSWORD}
    return fields | other


def test_club_that_is_named_is_founded_with_its_director_and_leads_to_its_first_event(client):
    arrived = client.post(PAGE, typed(name="Clube do Cais"), follow=True)

    assert arrived.redirect_chain == [("/painel/clubes/clube-do-cais/torneios/novo/", 302)]
    assert Membership.objects.get().role == Membership.Role.DIRECTOR
    assert Membership.objects.get().user == User.objects.get()


def test_club_that_is_refused_leaves_the_site_as_it_was(client, monkeypatch):
    def refuses(**_club):
        raise TournamentError("club_exists", field="name", name="Clube do Cais")

    monkeypatch.setattr(members, "create_club", refuses)
    answer = client.post(PAGE, typed(name="Clube do Cais"))

    assert answer.status_code == 422
    assert "Clube do Cais" in error_at(answer, "conta-name")
    assert not User.objects.exists()
    assert not SiteClaim.objects.exists()


def take(number=0):
    return first_director.take(typed=first_director.code(), username=f"ana{number}", password=PASSWORD)


@pytest.mark.parametrize("address", ["/entrar/", "/painel/", "/painel/clubes/novo/", "/senha/", "/admin/"])
def test_every_door_of_an_empty_site_leads_to_the_first_entry(client, address):
    arrived = client.get(address, follow=True)

    assert arrived.redirect_chain[-1] == (PAGE, 302)
    assert "Primeira entrada" in text(arrived)


def test_form_sent_to_the_desk_of_an_empty_site_leads_there_too(client):
    assert client.post("/painel/clubes/novo/", {"name": "Clube"}, follow=True).redirect_chain[-1][0] == PAGE
    assert client.post("/entrar/", {"username": "a", "password": "b"}).headers["Location"] == PAGE


def test_who_has_the_code_is_signed_in_and_founds_the_club(client):
    arrived = client.post(PAGE, typed(), follow=True)

    assert arrived.redirect_chain == [("/painel/clubes/novo/", 302)]
    assert "Você entrou. Agora o seu clube." in text(arrived)
    ana = User.objects.get()
    assert (ana.username, ana.is_superuser, ana.is_staff, ana.check_password(PASSWORD)) == (
        "ana",
        True,
        True,
        True,
    )
    assert SignInTry.objects.get().right  # the address is known to her
    assert client.post("/painel/clubes/novo/", {"name": "Clube do Cais"}).status_code == 302
    assert client.get("/painel/operacao/").status_code == 200


@pytest.mark.parametrize("change", [str.upper, lambda code: code.replace("-", " "), lambda code: f" {code} "])
def test_code_is_read_as_people_copy_it(client, change):
    assert client.post(PAGE, typed(code=change(first_director.code()))).status_code == 302


@pytest.mark.parametrize(
    ("other", "field", "told"),
    [
        ({"code": "aaaa-aaaa-aaaa"}, "code", "O código não é este."),
        ({"code": ""}, "code", "obrigatório"),
        ({"username": "ana paula"}, "username", "usuário"),
        ({"username": ""}, "username", "obrigatório"),
        ({"password2": "outro segredo"}, "password2", "senha"),
        ({"password1": "12345678", "password2": "12345678"}, "password2", "comum"),
        ({"password1": "ana2026", "password2": "ana2026"}, "password2", "curta"),
    ],
)
def test_what_does_not_fit_is_told_at_its_field_and_takes_nothing(client, other, field, told):
    answer = client.post(PAGE, typed(**other))

    assert answer.status_code == 422
    assert told in error_at(answer, f"conta-{field}")
    name = other.get("username", "ana")
    assert f'value="{name}"' in text(answer) or not name
    assert not User.objects.exists()
    assert PASSWORD not in text(answer)


def test_everything_that_is_wrong_is_told_at_once(client):
    answer = client.post(
        PAGE, {"code": "x", "username": "a b", "password1": "12345678", "password2": "12345678"}
    )

    assert list(answer.context["form"].errors) == ["code", "username", "password2"]


def test_code_is_worthless_once_somebody_can_sign_in(client):
    make_user("bia")

    answer = client.post(PAGE, typed(), follow=True)

    assert answer.redirect_chain == [("/entrar/", 302)]
    assert "Este site já tem quem o dirige" in text(answer)
    assert client.get(PAGE).headers["Location"] == "/entrar/"
    with pytest.raises(TournamentError, match="site_taken"):
        take()
    assert list(User.objects.values_list("username", flat=True)) == ["bia"]


def test_code_stays_worthless_when_everybody_is_switched_off(client):
    take()
    User.objects.update(is_active=False)

    assert client.get(PAGE).headers["Location"] == "/entrar/"
    with pytest.raises(TournamentError, match="site_taken"):
        take(1)


@pytest.mark.parametrize("nobody", [{"is_active": False}, {"password": "!"}])
def test_account_that_cannot_sign_in_does_not_keep_the_first_one_out(client, nobody):
    User.objects.filter(pk=make_user("bia").pk).update(**nobody)

    taken = client.post(PAGE, typed(username="Bia"))
    assert "Já há alguém com o usuário Bia" in error_at(taken, "conta-username")
    assert client.post(PAGE, typed()).status_code == 302


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL waits at the key")
@pytest.mark.django_db(transaction=True)
def test_of_many_at_once_one_takes_the_site():
    def taking(number):
        def verb():
            try:
                return take(number).username
            except TournamentError as exc:
                return exc.code

        return verb

    outcomes = at_once(*map(taking, range(6)))

    assert sorted(outcomes)[1:] == ["site_taken"] * 5
    assert [user.username for user in User.objects.all()] == [min(outcomes)]
    assert SiteClaim.objects.get().by == User.objects.get()


def test_database_holds_one_founding():
    take()

    with pytest.raises(IntegrityError):
        SiteClaim.objects.create(site=2, by=User.objects.get())


def test_code_is_of_the_sites_secret_and_stored_nowhere(settings):
    one = first_director.code()
    settings.SECRET_KEY = "another-secret-of-the-tests-alone-0123456789"

    assert first_director.code() != one
    assert len(one) == 14
    with pytest.raises(TournamentError, match="first_code_wrong"):
        first_director.take(typed=one, username="ana", password=PASSWORD)


def test_code_is_printed_while_it_is_wanted():
    printed = StringIO()
    call_command("first_director", stdout=printed)

    assert first_director.code() in printed.getvalue()
    assert first_director.code() in "\n".join(server.doors(["http://127.0.0.1:8000"]))
    make_user()
    assert first_director.code() not in "\n".join(server.doors(["http://127.0.0.1:8000"]))
    with pytest.raises(CommandError):
        call_command("first_director")


def test_page_sent_from_elsewhere_is_refused():
    assert Client(enforce_csrf_checks=True).post(PAGE, typed()).status_code == 403


def test_who_took_the_site_is_not_deleted_in_the_admin(client):
    ana = take()
    other = User.objects.create_superuser("zeladora", password=PASSWORD)
    make_club(director=other)
    client.force_login(other)

    client.post(reverse("admin:auth_user_delete", args=(ana.pk,)), {"post": "yes"})

    assert User.objects.filter(pk=ana.pk).exists()


def test_address_of_e_mail_is_asked_for_where_one_can_be_used(client, settings):
    assert 'name="email"' not in text(client.get(PAGE))
    settings.MAILERS = {"default": {"BACKEND": "django.core.mail.backends.locmem.EmailBackend"}}

    assert 'name="email"' in text(client.get(PAGE))
    assert client.post(PAGE, typed(email="ana@clube.example.org")).status_code == 302
    assert User.objects.get().email == "ana@clube.example.org"
