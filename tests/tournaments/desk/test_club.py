"""Clubs, members and tournaments at the desk. Refusals appear at their field, and the input is kept."""

import pytest
from django.urls import reverse

from tests.factories import director_of, make_club, make_tournament, make_user, player_names
from tests.rows import rows
from tournaments.clubs import members
from tournaments.desk.plan.ready_made import READY
from tournaments.models import Club, Membership, Tournament

pytestmark = pytest.mark.django_db
NEW = {
    "name": "Copa  da Duna",
    "place": "Salão de festas",
    "starts_on": "2026-05-01",
    "ends_on": "2026-05-02",
    "target": "2000",
    "partidas": "3",
    "match": "best",
    "mesas": "12",
    "third_place": "on",
}


@pytest.fixture
def club(client):
    """Return a club whose director is signed in."""
    club = make_club("Clube do Cais")
    client.force_login(director_of(club))
    return club


@pytest.fixture
def tournament(club):
    """Return a tournament that takes entries, with Abel Barra e Alba Barra as seed 1."""
    return make_tournament(duplas=1, state="open", club=club, seeds=1)


def send(client, tournament, acao, **data):
    return client.post(
        reverse("tournaments:desk_tournament", args=(tournament.slug,)), {"acao": acao, **data}
    )


def text(response):
    return response.content.decode()


def test_club_is_founded_by_whoever_is_signed_in(client):
    ana = make_user("ana")
    client.force_login(ana)

    response = client.post(reverse("tournaments:club_new"), {"name": "Clube da Praia", "city": "Santos"})

    club = Club.objects.get()
    assert response["Location"] == reverse("tournaments:desk_club", args=(club.slug,))
    assert Membership.objects.get(club=club).user == ana


def test_second_club_of_the_same_name_is_refused_at_its_field(client, club):
    response = client.post(reverse("tournaments:club_new"), {"name": club.name, "city": "Recife"})

    assert response.status_code == 422
    assert response.context["form"].errors == {"name": [f"Já existe um clube com o nome {club.name}."]}
    assert 'value="Recife"' in text(response)


def test_players_come_in_as_a_list_and_refused_lines_stay(client, club):
    url = reverse("tournaments:desk_club", args=(club.slug,))
    lines = f"Ana Prado\n\n  Bia   Nunes \nana prado\n{'x' * 61}"

    response = client.post(url, {"acao": "jogadores", "lines": lines})

    assert response.status_code == 422
    assert list(club.player_set.values_list("name", flat=True)) == ["Ana Prado", "Bia Nunes"]
    assert response.context["list_form"]["lines"].value() == f"ana prado\n{'x' * 61}"
    assert "ana prado já está na lista do clube." in text(response)


def test_list_of_good_lines_is_taken_whole(client, club):
    url = reverse("tournaments:desk_club", args=(club.slug,))

    response = client.post(url, {"acao": "jogadores", "lines": "Ana Prado\nBia Nunes"}, follow=True)

    assert "2 jogadores entraram na lista." in text(response)


@pytest.mark.parametrize("shown", ["full", "initials"])
@pytest.mark.parametrize("lines", [3, 300])
def test_list_costs_the_same_however_long(client, club, lines, shown, django_assert_num_queries):
    Club.objects.update(names_shown=shown)
    url = reverse("tournaments:desk_club", args=(club.slug,))
    typed = {"acao": "jogadores", "lines": "\n".join(player_names(lines))}

    with django_assert_num_queries(8 if shown == "full" else 9):
        assert client.post(url, typed).status_code == 302

    assert club.player_set.count() == lines


def test_name_that_somebody_enters_in_the_same_instant_stops_no_other(club, monkeypatch):
    people = members._people

    def before_another_one(club):
        found = people(club)
        monkeypatch.setattr(members, "_people", people)
        members.add_player(club=club, name="Bia Nunes")
        return found

    monkeypatch.setattr(members, "_people", before_another_one)
    ana, bia, caio = members.add_players(club=club, names=["Ana Prado", "bia nunes", "Caio Ramos"])

    assert [ana.name, bia.code, caio.name] == ["Ana Prado", "player_exists", "Caio Ramos"]
    assert club.player_set.count() == 3


def test_tournament_is_created_as_a_draft(client, club):
    response = client.post(reverse("tournaments:tournament_new", args=(club.slug,)), NEW)

    made = Tournament.objects.get()
    assert response["Location"] == reverse("tournaments:desk_tournament", args=(made.slug,))
    assert (made.name, made.state, made.options["target"]) == ("Copa da Duna", "draft", 2000)
    assert (made.mesas, made.third_place, made.auto_publish, made.fixed) == (12, True, False, False)


@rows(
    ("typed", "rules", "partidas"),
    [
        ("", "regulamento-1", 3),
        ("", "extra-partida-3000", 1),
        ("", "extra-tranca-clube-1", 1),
        ("5", "extra-partida-3000", 5),
    ],
)
def test_partida_with_a_clock_is_the_whole_jogo(client, club, typed, rules, partidas):
    client.post(
        reverse("tournaments:tournament_new", args=(club.slug,)), NEW | {"rules": rules, "partidas": typed}
    )

    tournament = Tournament.objects.latest("pk")
    assert (tournament.partidas, tournament.minutes > 0) == (partidas, rules != "regulamento-1")


def test_other_rules_take_their_number_of_partidas_along(client, club):
    client.post(reverse("tournaments:tournament_new", args=(club.slug,)), NEW)
    tournament = Tournament.objects.get()
    edit = reverse("tournaments:tournament_edit", args=(tournament.slug,))

    client.post(edit, NEW | {"rules": "extra-partida-3000"})
    tournament.refresh_from_db()
    assert tournament.partidas == 1

    client.post(edit, NEW | {"rules": "regulamento-1", "partidas": "5"})
    tournament.refresh_from_db()
    assert tournament.partidas == 5


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        pytest.param({"target": ""}, "target", id="no-limit"),
        pytest.param({"target": "1505"}, "target", id="limit-no-tens"),
        pytest.param({"target": "mil"}, "target", id="limit-in-letters"),
        pytest.param({"ends_on": "2026-04-30"}, "ends_on", id="ends-before"),
        pytest.param({"partidas": "2"}, "partidas", id="best-of-two"),
        pytest.param({"partidas": "-1"}, "partidas", id="negative"),
        pytest.param({"name": ""}, "name", id="no-name"),
        pytest.param({"mesas": "0"}, "mesas", id="no-mesa"),
        pytest.param({"starts_on": "31/02/2026"}, "starts_on", id="no-such-day"),
        pytest.param({"match": "pior"}, "match", id="no-such-way"),
    ],
)
def test_tournament_is_refused_at_the_field_and_keeps_what_was_typed(client, club, changed, field):
    response = client.post(reverse("tournaments:tournament_new", args=(club.slug,)), NEW | changed)

    assert response.status_code == 422
    assert list(response.context["form"].errors) == [field]
    assert 'value="Salão de festas"' in text(response)
    assert not Tournament.objects.exists()


@pytest.mark.parametrize("ready", [one for one in READY if one.suits("duplas")], ids=lambda one: one.key)
def test_tournament_is_created_with_the_plan_that_was_chosen(client, club, ready):
    page = reverse("tournaments:tournament_new", args=(club.slug,))
    plan = "" if ready.key == "eliminatoria" else ready.key  # the parts that exist without a plan

    turno = {"rules": "extra-turno-4", "target": ""} if ready.stages[0].get("unit") == "maos" else {}
    client.post(page, NEW | {"plan": plan} | turno)

    formats = [stage.plan["format"] for stage in Tournament.objects.get().stage_set.order_by("number")]
    assert formats == ([stage["format"] for stage in ready.stages] if plan else [])


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"plan": "individual"}, id="of-players"),
        pytest.param({"plan": "suico", "entrants": "players"}, id="of-duplas"),
        pytest.param({"plan": "mitchell", "rules": "extra-turno-2", "target": ""}, id="table-to-be-typed"),
        pytest.param({"plan": "xadrez"}, id="no-such-plan"),
    ],
)
def test_plan_that_does_not_fit_is_refused_and_nothing_is_created(client, club, changed):
    response = client.post(reverse("tournaments:tournament_new", args=(club.slug,)), NEW | changed)

    assert response.status_code == 422
    assert list(response.context["form"].errors) == ["plan"]
    assert 'value="Salão de festas"' in text(response)
    assert not Tournament.objects.exists()


def test_limit_of_points_has_no_default_and_says_why(client, club):
    page = text(client.get(reverse("tournaments:tournament_new", args=(club.slug,))))

    assert "O art. 13 deixa o limite para os jogadores combinarem" in page
    field = page.split('id="torneio-target"')[0].rsplit("<input", 1)[1]
    assert "value=" not in field


def test_edit_keeps_the_options_and_starts_from_what_is_stored(client, tournament):
    url = reverse("tournaments:tournament_edit", args=(tournament.slug,))
    Tournament.objects.filter(pk=tournament.pk).update(options={**tournament.options, "table_credit": False})
    form = client.get(url).context["form"]
    data = {name: form[name].value() for name in form.fields if form[name].value() not in {None, False}}

    response = client.post(url, {**data, "target": "900"})

    tournament.refresh_from_db()
    assert response.status_code == 302
    assert (tournament.options["target"], tournament.options["table_credit"]) == (900, False)
    assert (tournament.name, tournament.partidas) == ("Copa do Farol", 1)


def test_jogo_for_third_cannot_be_switched_under_a_drawn_bracket(client, club):
    tournament = make_tournament(duplas=4, state="drawn", club=club)

    client.post(reverse("tournaments:tournament_edit", args=(tournament.slug,)), {**NEW, "third_place": ""})

    tournament.refresh_from_db()
    assert (tournament.name, tournament.third_place) == ("Copa da Duna", True)


def test_tournament_that_runs_is_edited_and_what_follows_is_confirmed(client, club):
    tournament = make_tournament(duplas=8, mesas=4, club=club)
    url = reverse("tournaments:tournament_edit", args=(tournament.slug,))
    form = client.get(url).context["form"]
    kept = [name for name, field in form.fields.items() if not field.disabled]
    data = {name: form[name].value() for name in kept if form[name].value() not in {None, False}}
    assert "rules" not in data

    shown = client.post(url, {**data, "name": "Copa da Duna", "mesas": "2"})

    assert shown.status_code == 200
    assert "Os jogos das mesas 3, 4 terminam onde estão." in text(shown)
    tournament.refresh_from_db()
    assert tournament.mesas == 4
    confirmed = {"confirmed": shown.context["affected"].key}
    assert client.post(url, {**data, "name": "Copa da Duna", "mesas": "2", **confirmed}).status_code == 302
    tournament.refresh_from_db()
    assert (tournament.name, tournament.mesas) == ("Copa da Duna", 2)


def test_form_from_before_the_start_is_told_what_no_longer_changes(client, club):
    tournament = make_tournament(duplas=4, club=club)
    url = reverse("tournaments:tournament_edit", args=(tournament.slug,))

    answer = client.post(url, {**NEW, "partidas": "5"})

    assert answer.status_code == 422
    assert "O que se joga em cada fase muda no plano." in text(answer)
