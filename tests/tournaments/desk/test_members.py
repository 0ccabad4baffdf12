"""The members of a club at the desk: added, changed and removed at once, with a sentence in the club's log."""

from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from tests.factories import director_of, make_club, make_tournament, make_user
from tests.tournaments.desk.pages import text
from tournaments.models import ClubLogEntry, Membership

pytestmark = pytest.mark.django_db


@pytest.fixture
def club(client):
    """Return a club whose director is signed in."""
    club = make_club("Clube do Cais", director=make_user("diretora"), scorer=make_user("bia"))
    client.force_login(director_of(club))
    return club


def page(club):
    return reverse("tournaments:desk_members", args=(club.slug,))


def send(client, club, acao, **data):
    return client.post(page(club), {"acao": acao, **data})


def roles(club):
    return dict(Membership.objects.filter(club=club).values_list("user__username", "role"))


def written(club):
    return [
        (line.action, line.person.username, line.role, line.actor and line.actor.username)
        for line in ClubLogEntry.objects.filter(club=club).order_by("sequence")
    ]


def test_page_shows_who_directs_and_who_scores(client, club):
    shown = text(client.get(page(club)))

    assert all(word in shown for word in ("diretora", "diretor", "bia", "anotador"))
    assert reverse("tournaments:desk_members", args=(club.slug,)) in text(
        client.get(reverse("tournaments:desk_club", args=(club.slug,)))
    )


def test_person_is_added_changed_and_removed_and_the_log_says_so(client, club):
    make_user("caio")
    send(client, club, "membro", username="caio", role="scorer")
    send(client, club, "membro", username="caio", role="director")
    send(client, club, "membro", username="caio", role="director")  # is that already: no line
    send(client, club, "remover", username="bia")

    assert roles(club) == {"diretora": "director", "caio": "director"}
    assert written(club) == [
        ("founded", "diretora", "director", "diretora"),
        ("added", "bia", "scorer", None),
        ("added", "caio", "scorer", "diretora"),
        ("role", "caio", "director", "diretora"),
        ("removed", "bia", "scorer", "diretora"),
    ]
    shown = text(client.get(page(club)))
    sentences = (
        "diretora fundou o clube: diretor.",
        "caio entrou no clube: anotador.",
        "caio mudou de papel: agora é diretor.",
        "bia saiu do clube: era anotador.",
    )
    assert [sentence for sentence in sentences if sentence not in shown] == []


def test_next_request_of_who_was_removed_is_refused(client, club):
    make_user("caio")
    send(client, club, "membro", username="caio", role="director")
    tournament, theirs = make_tournament(club=club), Client()
    theirs.force_login(User.objects.get(username="caio"))
    address = reverse("tournaments:desk_tournament", args=(tournament.slug,))
    assert theirs.get(address).status_code == 200

    send(client, club, "remover", username="caio")

    assert theirs.get(address).status_code == 403
    assert theirs.get(page(club)).status_code == 403
    assert send(theirs, club, "membro", username="caio", role="director").status_code == 403
    assert "caio" not in roles(club)
    assert theirs.get(reverse("tournaments:desk")).status_code == 200  # signed in, with no club


def test_scorer_who_was_removed_sees_no_mesas(client, club):
    tournament, theirs = make_tournament(club=club), Client()
    theirs.force_login(User.objects.get(username="bia"))
    address = reverse("tournaments:desk_mesas", args=(tournament.slug,))
    assert theirs.get(address).status_code == 200

    send(client, club, "remover", username="bia")

    assert theirs.get(address).status_code == 403


@pytest.mark.parametrize(
    "sent",
    [
        {"acao": "remover", "username": "diretora"},
        {"acao": "membro", "username": "diretora", "role": "scorer"},
    ],
)
def test_last_director_stays(client, club, sent):
    refused = client.post(page(club), sent)

    assert refused.status_code == 422
    assert "É a única pessoa na direção: antes, ponha outra." in text(refused)
    assert roles(club) == {"diretora": "director", "bia": "scorer"}
    assert len(written(club)) == 2


def test_who_leaves_the_direction_to_another_goes_to_the_desk(client, club):
    make_user("caio")
    send(client, club, "membro", username="caio", role="director")

    assert send(client, club, "remover", username="diretora")["Location"] == reverse("tournaments:desk")
    assert client.get(page(club)).status_code == 403


@pytest.mark.parametrize("acao", ["remover", "senha"])
@pytest.mark.parametrize(
    "username", ["ninguem", "", "caio", pytest.param("ca\0io", id="a sign that is no text")]
)
def test_who_is_no_member_is_not_removed_and_has_no_new_password(client, club, acao, username):
    make_user("caio")

    assert send(client, club, acao, username=username).status_code == 422
    assert len(written(club)) == 2


@pytest.mark.parametrize(
    ("username", "role", "field"),
    [
        pytest.param("ninguem", "scorer", "username", id="unknown"),
        pytest.param("inativo", "scorer", "username", id="inactive"),
        pytest.param("bia", "chefe", "role", id="no-such-role"),
        pytest.param("diretora", "scorer", "role", id="last-director"),
    ],
)
def test_member_is_refused_at_the_field(client, club, username, role, field):
    make_user("inativo", is_active=False)

    response = send(client, club, "membro", username=username, role=role)

    assert response.status_code == 422
    assert list(response.context["form"].errors) == [field]
    assert f'value="{username}"' in text(response)
    assert roles(club) == {"diretora": "director", "bia": "scorer"}


def test_admin_reads_members_and_does_not_write_them(club):
    zeladora = Client()
    zeladora.force_login(User.objects.create_superuser("zeladora"))
    address = reverse("admin:tournaments_club_change", args=(club.pk,))
    rows = "membership_set"
    shown = zeladora.get(address)
    assert "bia" in shown.text

    zeladora.post(
        address,
        {
            "name": club.name,
            "slug": club.slug,
            "city": club.city,
            f"{rows}-TOTAL_FORMS": 1,
            f"{rows}-INITIAL_FORMS": 1,
            f"{rows}-0-id": Membership.objects.get(club=club, role="scorer").pk,
            f"{rows}-0-club": club.pk,
            f"{rows}-0-DELETE": "on",
        },
    )

    assert roles(club) == {"diretora": "director", "bia": "scorer"}


def test_account_with_lines_in_a_log_is_not_deleted_in_the_admin(club):
    zeladora = Client()
    zeladora.force_login(User.objects.create_superuser("zeladora"))
    bia = User.objects.get(username="bia")

    zeladora.post(reverse("admin:auth_user_delete", args=(bia.pk,)), {"post": "yes"})

    assert roles(club)["bia"] == "scorer"


def test_operator_gives_a_club_another_director(club):
    make_user("caio")
    call_command("club_member", club.slug, "caio", "director", stdout=StringIO())
    call_command("club_member", club.slug, "diretora", "none", stdout=StringIO())

    assert roles(club) == {"caio": "director", "bia": "scorer"}
    assert written(club)[-1] == ("removed", "diretora", "director", None)
    for words in (("nenhum", "caio", "director"), (club.slug, "quem", "scorer"), (club.slug, "caio", "none")):
        with pytest.raises(CommandError):
            call_command("club_member", *words)


def test_address_for_heads_is_set_and_a_bad_one_comes_back_as_typed(client, club):
    page = reverse("tournaments:desk_members", args=(club.slug,))
    refused = client.post(page, {"acao": "selos", "heads_to": "sem arroba"})
    assert refused.status_code == 422
    assert 'value="sem arroba"' in text(refused)

    assert client.post(page, {"acao": "selos", "heads_to": "selos@clube.example.org"}).status_code == 302
    shown = text(client.get(page))
    assert 'value="selos@clube.example.org"' in shown
    assert "mudou o e-mail que guarda os códigos de conferência" in shown
    call_command("verify_ledger", verbosity=0)
