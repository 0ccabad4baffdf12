"""The rules on the form of a tournament, and a turno that ends level in a knockout."""

from uuid import uuid4

import pytest
from django.urls import reverse

from scoring.entry.record import record_mao
from tests.factories import (
    LOST,
    TABLE,
    WARNINGS,
    WON,
    jogos_being_played,
    make_club,
    make_rules,
    make_tournament,
)
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import rule_choice
from tournaments.models import Tournament

pytestmark = pytest.mark.django_db
NEW = {
    "name": "Copa da Duna",
    "starts_on": "2026-05-01",
    "ends_on": "2026-05-01",
    "partidas": "1",
    "match": "best",
    "mesas": "12",
}


def send(client, club, **data):
    return client.post(reverse("tournaments:tournament_new", args=(club.slug,)), {**NEW, **data})


def test_form_offers_texts_ready_made_and_own_rule_sets(client, club):
    own = make_rules(club, "Da casa")
    make_rules(make_club(), "De outros")
    three = make_rules(club, "De três", base="003", options={"players": 3})

    field = client.get(reverse("tournaments:tournament_new", args=(club.slug,))).context["form"]["rules"]

    groups = {title: [key for key, _label in choices] for title, choices in field.field.widget.choices}
    assert field.value() == "regulamento-1"
    assert list(groups) == ["Textos", "Prontos", "Do clube"]
    assert groups["Do clube"] == [f"clube-{own.pk}", f"clube-{three.pk}"]


@pytest.mark.parametrize(
    ("key", "target", "length"),
    [
        ("", "1500", (1500, None)),
        ("regulamento-1", "1500", (1500, None)),
        ("extra-partida-3000", "", (3000, None)),
        ("extra-turno-2", "", (2000, 2)),
        ("buraco-1", "3000", (3000, None)),
    ],
)
def test_rules_are_stored_and_the_form_starts_from_them_again(client, club, key, target, length):
    send(client, club, rules=key, target=target)

    tournament = Tournament.objects.get()
    ruleset = tournament.load_rules()
    form = client.get(url("tournament_edit", tournament)).context["form"]
    assert (ruleset.target, ruleset.maos) == length
    assert form["rules"].value() == (key or "regulamento-1")
    assert str(form["target"].value() or "") == target


def test_an_edit_of_something_else_keeps_the_rules(client, club):
    own = make_rules(club, options={"target": 2000}, overrides={"batida.bonus": 200})
    send(client, club, rules=f"clube-{own.pk}")
    tournament = Tournament.objects.get()
    form = client.get(url("tournament_edit", tournament)).context["form"]
    data = {name: form[name].value() for name in form.fields if form[name].value() not in {None, False}}

    client.post(url("tournament_edit", tournament), {**data, "name": "Copa Nova"})

    tournament.refresh_from_db()
    assert (tournament.name, tournament.club_rules, tournament.load_rules().batida) == ("Copa Nova", own, 200)


def test_rules_can_be_changed_until_the_start(client, club):
    tournament = make_tournament(club=club, duplas=2, state="drawn")
    form = client.get(url("tournament_edit", tournament)).context["form"]
    data = {name: form[name].value() for name in form.fields if form[name].value() not in {None, False}}

    client.post(url("tournament_edit", tournament), {**data, "rules": "extra-turno-2", "target": ""})

    tournament.refresh_from_db()
    assert (tournament.extra, tournament.load_rules().maos) == ("turno-2", 2)


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"rules": "regulamento-1"}, "target", "Diga com quantos pontos termina uma partida (art. 13)."),
        ({"rules": "extra-turno-2", "target": "1500"}, "target", "a partida não tem limite de pontos"),
        ({"rules": "clube-0", "target": "1500"}, "rules", "Faça uma escolha válida."),
        ({"rules": "TRIO", "target": "1500"}, "rules", "sentam três à mesa, cada um por si"),
        ({"rules": "OTHER", "target": "1500"}, "rules", "Faça uma escolha válida."),
    ],
)
def test_rules_are_refused_at_their_field(client, club, data, field, sentence):
    trio = make_rules(club, base="003", options={"players": 3})
    other = make_rules(make_club())
    keys = {"TRIO": rule_choice.of_rules(trio).key, "OTHER": rule_choice.of_rules(other).key}

    answer = send(client, club, **{**data, "rules": keys.get(data["rules"], data["rules"])})

    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == [field]
    assert sentence in answer.context["form"].errors[field][0]
    assert 'value="Copa da Duna"' in text(answer)
    assert not Tournament.objects.exists()


def test_desk_says_the_length_of_a_partida_and_the_clock(client, club):
    send(client, club, rules="extra-turno-2", target="")

    page = text(client.get(url("desk_tournament", Tournament.objects.get())))

    assert "Turno italiano de 2 mãos" in page
    assert "uma partida de 2 mãos, 25 min" in page


def test_level_turno_goes_on_with_an_extra_partida(client, club):
    choice = rule_choice.find(club, "extra-turno-2")
    tournament = make_tournament(club=club, duplas=2, choice=choice, target=None, third_place=False)
    (jogo,) = jogos_being_played(tournament)
    for winner in "ABAA":
        record_burraco(jogo, winner)

    jogo.refresh_from_db()
    assert [(row.winner, row.reason) for row in jogo.partida_set.order_by("number")] == [
        ("", "all_maos"),
        ("A", "all_maos"),
    ]
    assert (jogo.winner, jogo.reason) == ("A", "extra_partida")
    tournament.refresh_from_db()
    assert tournament.state == "finished"


def record_burraco(jogo, winner):
    """Record the next mão of a jogo of burraco, won by one side."""
    row = jogo.partida_set.order_by("-number").first()
    sides = {side: dict(WON if side == winner else LOST) for side in ("A", "B")}
    record_mao(
        jogo=jogo,
        partida=row.number,
        number=row.mao_set.count() + 1,
        facts={"ending": "batida", "sides": sides},
        client_id=uuid4(),
        acknowledged=WARNINGS,
        source=TABLE,
    )
