"""The seasons of a club: their rules at the desk, computed by the worker, public to read."""

from datetime import date

import pytest
from django.urls import reverse

from tests.factories import TABLE, catch_up, director_of, finish, make_club, make_tournament
from tests.remembered import remembered
from tests.tournaments.desk.pages import error_at, text, url
from tournaments.models import Player, Season
from tournaments.outcomes import penalties
from tournaments.seasons import counting

pytestmark = pytest.mark.django_db
YEAR = {
    "name": "2026",
    "starts_on": "2026-01-01",
    "ends_on": "2026-12-31",
    "points": "100 60 30",
    "best": "0",
}


def played(club, name, on=date(2026, 3, 7), duplas=4):
    """Return a finished event of the club that the first dupla wins."""
    return finish(make_tournament(duplas=duplas, club=club, name=name, starts_on=on, ends_on=on))


@remembered
def played_in_march():
    """Return a finished event of a club."""
    return played(make_club("Clube do Cais"), "Copa de Março")


@pytest.fixture
def event():
    return played_in_march()


@pytest.fixture
def club(client, request):
    """Return a club whose director is signed in, or the club of the event if the test has one."""
    played = request.getfixturevalue("event").club if "event" in request.fixturenames else None
    club = played or make_club("Clube do Cais")
    client.force_login(director_of(club))
    return club


def founded(client, club, **changed):
    answer = client.post(url("desk_seasons", club), YEAR | changed)
    assert answer.status_code == 302
    return Season.objects.latest("pk")


def counted(season):
    while counting.count(season.pk):
        pass
    season.refresh_from_db()
    return season


def public(client, season):
    return client.get(reverse("tournaments:season", args=(season.club.slug, season.slug)))


def said(client, season):
    rows = public(client, season).context["rows"]
    return [(row["said"], row["name"], row["points"]) for row in rows]


def test_a_season_is_founded_counted_and_read(client, club, event):
    season = founded(client, club)
    assert "Nenhum torneio desta temporada" in text(public(client, season))

    counted(season)

    document = event.publication_set.latest("number").payload
    champion = document["final_ranking"][0]["dupla"]
    winners = [player.name for player in event.dupla_set.get(number=champion).players.all()]
    rows = said(client, season)
    assert [(place, points) for place, _name, points in rows[:2]] == [("1º–2º", 100.0)] * 2
    assert sorted(name for _place, name, _points in rows[:2]) == sorted(winners)
    assert len(rows) == 8
    assert '<td role="cell" class="n" data-label="Pontos">100</td>' in text(public(client, season))
    assert "Copa de Março" in text(public(client, season))
    assert "2026" in text(client.get(reverse("tournaments:club", args=(club.slug,))))


def test_only_the_best_results_count_and_only_of_the_season(client, club):
    for month in (2, 3, 4):
        played(club, f"Copa {month}", date(2026, month, 1), duplas=2)
    played(club, "Copa velha", date(2025, 12, 31), duplas=2)
    season = counted(founded(client, club, best="2"))

    assert [one["name"] for one in season.events] == ["Copa 2", "Copa 3", "Copa 4"]
    assert all(sum(one["counts"] for one in row["results"]) <= 2 for row in season.rows)


def test_other_clubs_count_and_the_same_name_is_one_person(client, club):
    other = make_club("Clube da Serra")
    played(club, "Copa do Cais", duplas=2)
    played(other, "Copa da Serra", duplas=2)

    alone = counted(founded(client, club, name="Só nós"))
    both = counted(founded(client, club, name="Todos", others=[other.pk]))

    assert len(alone.rows) == len(both.rows) == 4
    assert {len(row["results"]) for row in both.rows} == {2}


def test_a_new_publication_has_it_counted_again(client, club, event):
    season = counted(founded(client, club))
    assert counting.owed() == []
    final = event.confronto_set.order_by("-round")[0]
    champion = event.publication_set.latest("number").payload["final_ranking"][0]["dupla"]
    penalties.penalise(
        dupla=event.dupla_set.get(number=champion),
        stage=final.stage,
        round=final.round,
        sanction="disqualification",
        reason="conduta",
        source=TABLE,
    )
    catch_up(event)

    assert counting.owed() == [season.pk]
    counted(season)
    assert counting.owed() == []
    gone = [row for row in season.rows if row["points"] == 0]
    assert len(gone) == 2


def test_it_is_counted_some_events_at_a_time_with_its_progress(client, club, monkeypatch):
    monkeypatch.setattr(counting, "AT_ONCE", 1)
    for month in (2, 3):
        played(club, f"Copa {month}", date(2026, month, 1), duplas=2)
    season = founded(client, club)

    assert counting.count(season.pk)

    page = url("desk_season", club, season.pk)
    assert "1 de 2 torneios contados" in text(client.get(page))
    assert "<html" not in text(client.get(page, headers={"HX-Request": "true"}))
    assert not counting.count(season.pk)
    assert not counting.count(season.pk)
    assert "2 torneios contados" in text(client.get(page))


def test_two_players_who_are_one_person_have_one_row(client, club, event):
    one, other, *_rest = [dupla.players.first() for dupla in event.dupla_set.order_by("number")]
    season = founded(client, club)
    assert len(counted(season).rows) == 8

    Player.objects.filter(pk=other.pk).update(same_as=one)
    counting.want(season)

    assert len(counted(season).rows) == 7
    assert max(len(row["results"]) for row in season.rows) == 1


def test_names_are_read_beside_what_is_stored(client, club, event):
    season = counted(founded(client, club))
    player = event.dupla_set.first().players.first()
    assert player.name not in str(season.rows)

    player.name = "Outro Nome"
    player.save()

    assert "Outro Nome" in text(public(client, season))


def test_rules_are_changed_and_counted_again(client, event, club):
    season = counted(founded(client, club))
    address = url("desk_season", club, season.pk)

    client.post(address, YEAR | {"acao": "gravar", "points": "7 5 3 1", "name": "Dois mil e vinte e seis"})

    assert said(client, counted(season))[0][2] == 7.0
    assert season.slug == "2026"
    assert client.post(address, {"acao": "contar"}).status_code == 302
    season.refresh_from_db()
    assert season.counted < season.wanted
    assert client.post(address, {"acao": "apagar"}).status_code == 302
    assert not Season.objects.exists()


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        *(("points", typed) for typed in ("", "a", "-1", "1.5", "9" * 30, "1 " * 200)),
        ("best", "-1"),
        ("ends_on", "2025-01-01"),
        ("starts_on", "ontem"),
        ("name", ""),
    ],
)
def test_what_cannot_be_a_rule_is_said_beside_it_and_kept(client, club, field, typed):
    answer = client.post(url("desk_seasons", club), YEAR | {field: typed})

    assert answer.status_code == 422
    assert error_at(answer, f"temporada-{field}")
    assert answer.context["form"][field].value() == typed
    assert not Season.objects.exists()


def test_two_seasons_of_one_name_are_refused(client, club):
    founded(client, club)

    answer = client.post(url("desk_seasons", club), YEAR)

    assert answer.status_code == 422
    assert "já tem uma temporada 2026" in text(answer)
