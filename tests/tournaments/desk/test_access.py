"""The desk without permission: an expired session, a wrong password, an unknown address.

tests/access covers who may open and send what.
"""

import re
from urllib.parse import quote

import pytest
from django.apps import apps
from django.test import Client
from django.urls import reverse

from tests.factories import (
    director_of,
    jogos_being_played,
    make_club,
    make_rules,
    make_tournament,
    make_user,
    record,
)
from tournaments.desk.urls import urlpatterns
from tournaments.models import ClubRules, EventImport, OutboxUpload, Player, Round, Tournament

pytestmark = pytest.mark.django_db
NAMES = [pattern.name for pattern in urlpatterns]

PEOPLE = ("stranger", "scorer", "other", "director")


@pytest.fixture
def hall():
    """Return a running tournament with one mão, and a browser for each role."""
    scorer, other = make_user("anotadora"), make_user("outra")
    club = make_club("Clube do Cais", scorer=scorer)
    make_club("Clube da Serra", director=other)
    make_rules(club)
    tournament = make_tournament(duplas=4, club=club, target=1500)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    stage = tournament.stage_set.get()
    Round.objects.create(stage=stage, number=1, state=Round.State.POSTED, seed=7)
    confronto = tournament.confronto_set.get(jogo=jogo)
    people = dict(zip(PEOPLE, (None, scorer, other, director_of(club)), strict=True))
    clients = {}
    for name, person in people.items():
        clients[name] = Client()
        if person:
            clients[name].force_login(person)
    return tournament, confronto, clients


def address(name, tournament, confronto):
    """Return the address of a desk page for this tournament."""
    route = next(pattern.pattern for pattern in urlpatterns if pattern.name == name)
    slug = tournament.club.slug if str(route).startswith("clubes/") else tournament.slug
    known = {"slug": slug, "pk": confronto.pk, "partida": 1, "number": 1, "key": "wo"}
    known |= {"table": "inscritos", "form": "csv"}
    if "rodadas" in str(route):
        known["pk"] = Round.objects.get(stage__tournament=tournament).pk
    if "pendencias" in str(route):
        by = director_of(tournament.club)
        known["pk"] = OutboxUpload.objects.create(tournament=tournament, by=by, total=1, digest="x").pk
    if "torneios/arquivo" in str(route):
        by = director_of(tournament.club)
        file, _made = EventImport.objects.get_or_create(
            club=tournament.club, defaults={"by": by, "values": 1}
        )
        known["pk"] = file.pk
    if "pessoas" in str(route):
        known["pk"] = Player.objects.filter(club=tournament.club).first().pk
    known["rules"] = ClubRules.objects.get(club=tournament.club).pk if "regulamentos" in str(route) else 0
    return reverse(f"tournaments:{name}", kwargs={key: known[key] for key in route.converters})


def everything():
    """Return all rows of `scoring` and `tournaments`, to detect any write."""
    models = [*apps.get_app_config("scoring").get_models(), *apps.get_app_config("tournaments").get_models()]
    return {model: list(model.objects.order_by("pk").values_list()) for model in models}


def test_scorer_sees_table_links_and_no_way_to_write(hall):
    tournament, confronto, clients = hall

    listed = f"{address('desk_mesas', tournament, confronto)}?vista=lista"
    page = clients["scorer"].get(listed).content.decode()
    home = clients["scorer"].get(reverse("tournaments:desk")).content.decode()

    of_languages = reverse("set_language")
    assert page.count("/mesa/") - page.count(of_languages) == 2
    assert "/confrontos/" not in page
    assert tournament.name in home
    for text in (page, home):
        writing = [form for form in re.findall("<form[^>]*>", text) if 'method="get"' not in form]
        assert [re.search('action="([^"]*)', form)[1] for form in writing] == ["/sair/", of_languages]


def test_unknown_address_is_not_found(hall):
    tournament, confronto, clients = hall
    found = {}
    for name in (name for name in NAMES if name not in {"desk", "club_new"}):
        url = address(name, tournament, confronto).replace(tournament.club.slug, "nenhum")
        found[name] = clients["director"].get(url.replace(tournament.slug, "nenhum")).status_code

    assert found == dict.fromkeys(found, 404)


@pytest.mark.parametrize("name", ["desk_jogo", "desk_mao"])
def test_jogo_of_another_tournament_is_not_found(hall, name):
    tournament, _confronto, clients = hall
    other = make_tournament(duplas=2, name="Copa da Serra", target=1500)
    theirs = other.confronto_set.get()
    record(theirs.jogo)

    response = clients["director"].post(address(name, tournament, theirs), {"acao": "wo", "reason": "errada"})

    assert response.status_code == 404


def test_unknown_action_changes_nothing(hall):
    tournament, confronto, clients = hall
    before = everything()

    for name in ("desk_club", "desk_tournament", "desk_jogo", "publish"):
        url = address(name, tournament, confronto)
        assert clients["director"].post(url, {"acao": "apagar"}).status_code == 400

    assert everything() == before


def test_expired_session_keeps_what_was_typed_and_takes_it_with_the_password(hall):
    tournament, confronto, clients = hall
    url = address("desk_club", tournament, confronto)
    typed = {"acao": "jogadores", "lines": "Zélia Nova\nYago Novo <b>"}

    asked = clients["stranger"].post(url, typed)
    page = asked.content.decode()
    director = director_of(tournament.club)
    sent = {**typed, "entrada-username": director.username, "entrada-password": "canastra"}
    done = clients["stranger"].post(url, sent)

    assert asked.status_code == 401
    assert '<input type="hidden" name="acao" value="jogadores">' in page
    assert 'name="lines" value="Zélia Nova\nYago Novo &lt;b&gt;"' in page
    assert (done.status_code, done["Location"]) == (302, url)
    assert Player.objects.filter(club=tournament.club, name="Zélia Nova").exists()
    assert clients["stranger"].get(url).status_code == 200


def test_wrong_password_loses_nothing_either(hall):
    tournament, confronto, clients = hall
    data = {"acao": "jogador", "name": "Zélia Nova", "entrada-username": "x", "entrada-password": "errada"}

    response = clients["stranger"].post(address("desk_club", tournament, confronto), data)

    page = response.content.decode()
    assert response.status_code == 401
    assert 'name="name" value="Zélia Nova"' in page
    assert "errada" not in page
    assert not Player.objects.filter(name="Zélia Nova").exists()


def test_password_of_a_stranger_to_the_club_writes_nothing(hall):
    tournament, confronto, clients = hall
    data = {"acao": "jogador", "name": "Zélia", "entrada-username": "outra", "entrada-password": "canastra"}

    response = clients["stranger"].post(address("desk_club", tournament, confronto), data)

    assert response.status_code == 403
    assert 'value="Zélia"' in response.content.decode()
    assert not Player.objects.filter(name="Zélia").exists()


def test_late_form_of_somebody_signed_in_as_another_goes_through_as_the_director(hall):
    tournament, confronto, clients = hall
    url = address("publish", tournament, confronto)
    director = director_of(tournament.club)
    data = {"acao": "automatica", "ligada": "0", "entrada-username": director.username}

    response = clients["scorer"].post(url, {**data, "entrada-password": "canastra"})

    assert response.status_code == 302
    assert Tournament.objects.get(pk=tournament.pk).auto_publish is False


def test_form_without_its_token_is_refused():
    club = make_club()
    client = Client(enforce_csrf_checks=True)
    client.force_login(director_of(club))

    response = client.post(
        reverse("tournaments:desk_club", args=(club.slug,)), {"acao": "jogador", "name": "Zé"}
    )

    assert response.status_code == 403
    assert 'value="Zé"' in response.content.decode()
    assert not club.player_set.exists()


def test_poll_of_an_expired_session_goes_to_sign_in(hall):
    tournament, confronto, clients = hall
    url = address("desk_mesas", tournament, confronto)

    response = clients["stranger"].get(url, headers={"HX-Request": "true"})

    assert response["HX-Redirect"] == f"/entrar/?next={quote(url)}"
