"""The prizes at the desk."""

import pytest

from tests.factories import finish, make_tournament
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.staged import signed_in

pytestmark = pytest.mark.django_db


def divided(client, tournament, **asked):
    asked = {"total": "1.000,00", "partes": "50 30 20", "unidade": "1"} | asked
    return client.get(url("desk_prizes", tournament), asked)


def test_the_final_ranking_gets_the_whole_of_it(client):
    tournament = signed_in(client, finish(make_tournament(duplas=4)))

    answer = divided(client, tournament)

    said = [(line.place, line.money, line.each) for line in answer.context["lines"]]
    assert said == [
        ("1º", "R$ 500,00", "R$ 250,00"),
        ("2º", "R$ 300,00", "R$ 150,00"),
        ("3º", "R$ 200,00", "R$ 100,00"),
    ]
    assert answer.context["left"] == ""


def test_who_is_level_gets_the_same(client):
    tournament = signed_in(client, finish(make_tournament(duplas=4, third_place=False)))

    answer = divided(client, tournament, partes="40 30 20 10")

    assert [line.money for line in answer.context["lines"]] == [
        "R$ 400,00",
        "R$ 300,00",
        "R$ 150,00",
        "R$ 150,00",
    ]


def test_before_the_start_only_places_are_told(client):
    tournament = signed_in(client, make_tournament(duplas=4, state="open"))

    answer = divided(client, tournament, total="100", partes="1 1 1", unidade="500")

    assert answer.context["places"] == [(1, "R$ 35,00"), (2, "R$ 35,00"), (3, "R$ 30,00")]


def test_places_that_nobody_takes_are_said(client):
    tournament = signed_in(client, finish(make_tournament(duplas=2, third_place=False)))

    assert "Sobram R$ 200,00" in text(divided(client, tournament))


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        *(("total", typed) for typed in ("", "mil", "-5", "1,000.00", "9" * 20, "10,123", "٣")),
        *(("partes", typed) for typed in ("", "a", "50;-30", "0 0", "1 " * 65, "1e9", "50|30")),
    ],
)
def test_what_cannot_be_read_is_said_beside_it_and_kept(client, field, typed):
    tournament = signed_in(client, make_tournament(duplas=2, state="open"))

    answer = divided(client, tournament, **{field: typed})

    assert answer.status_code == 422
    assert error_at(answer, f"premio-{field}")
    assert answer.context["form"][field].value() == typed
