"""An individual event at the desk: players enter one by one, and a table with a player missing is reported."""

import re

import pytest

from tests.factories import TABLE, director_of, jogos_being_played, make_club, make_tournament, play_jogo
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import running
from tournaments.event import stages
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament

pytestmark = pytest.mark.django_db
PLAN = {"format": "individual", "rounds": 3}


def event(client, players=8, rounds=3):
    """Return a running individual tournament; its director is signed in."""
    return running(client, {**PLAN, "rounds": rounds}, duplas=players, entrants="players", mesas=players)


def planned(client, entrants, **typed):
    """Send the plan page of a new individual tournament of eight players with these values."""
    tournament = make_tournament(duplas=8, state="open", entrants="players")
    client.force_login(director_of(tournament.club))
    draft = client.get(url("desk_plan", tournament)).context["draft"]
    data = {
        field.html_name: field.value()
        for form in (draft.trial, *draft.forms)
        for field in form
        if field.value() not in (None, False)
    }
    sent = {
        **data,
        "entrants": str(entrants),
        "acao": "ver",
        **{f"fase1-{name}": it for name, it in typed.items()},
    }
    return client.post(url("desk_plan", tournament), sent)


def test_who_enters_is_said_when_the_tournament_is_made(client):
    club = make_club()
    client.force_login(director_of(club))
    page = client.get(f"/painel/clubes/{club.slug}/torneios/novo/")
    form = page.context["form"]
    sent = {field.html_name: field.value() for field in form if field.value() not in (None, False)}

    sent |= {"name": "Individual", "entrants": "players", "target": "1500"}
    assert client.post(page.wsgi_request.path, sent).status_code == 302

    tournament = Tournament.objects.get()
    assert tournament.of_players
    assert "Inscrever jogador(a)" in text(client.get(url("desk_tournament", tournament)))


def test_players_are_entered_one_by_one(client):
    tournament = make_tournament(duplas=0, state="open", entrants="players")
    client.force_login(director_of(tournament.club))
    page = url("desk_tournament", tournament)

    assert client.post(page, {"acao": "inscrever", "first": "Rita Lago"}).status_code == 302
    assert [one.name for one in Dupla.objects.order_by("number")] == ["Rita Lago"]
    again = client.post(page, {"acao": "inscrever", "first": "Rita Lago"})
    assert "Rita Lago já está entre os inscritos deste torneio." in text(again)
    assert 'value="Rita Lago"' in text(again)


@pytest.mark.parametrize(
    ("players", "rounds", "said"),
    [
        (8, 7, ["Ninguém repete o parceiro.", "Cada um enfrenta cada outro 2 vezes."]),
        (9, 3, ["Ninguém repete o parceiro.", "1 folga por rodada"]),
        (4, 6, ["Parceiros se repetem", "Cada um enfrenta cada outro 4 vezes."]),
    ],
)
def test_plan_says_how_even_the_movement_is(client, players, rounds, said):
    answer = planned(client, players, rounds=str(rounds), by1="points", by2="made", by3="lots")

    assert answer.status_code == 200
    for sentence in said:
        assert sentence in text(answer)


def test_plan_refuses_what_compares_two_beside_its_field(client):
    answer = planned(client, 8, rounds="3", by1="points", by2="buchholz")

    assert answer.status_code == 422
    assert list(answer.context["draft"].forms[0].errors) == ["by2"]


def test_every_page_of_the_desk_speaks_of_the_four(client):
    tournament = event(client)
    table = Confronto.objects.select_related("dupla_a", "partner_a", "dupla_b", "partner_b").first()
    first = Round.objects.get(number=1)
    for page in (url("desk_round", tournament, first.pk), url("desk_mesas", tournament)):
        assert table.name("A") in text(client.get(page))
    walls = text(client.get(url("desk_seating", tournament, first.pk)))
    assert f"com {table.partner_a.name}" in walls
    assert f"{table.name('A')} × {table.name('B')}" in walls
    assert "Ninguém repete o parceiro." in text(client.get(url("desk_round", tournament, first.pk)))


def test_table_one_short_is_recorded_with_who_was_not_there(client):
    tournament = event(client)
    table = Confronto.objects.filter(jogo__isnull=False).select_related("partner_b").first()
    action = url("desk_life_action", tournament, "mesa-incompleta") + f"?de={table.pk}"

    refused = client.post(action, {"reason": "não veio"})
    assert refused.status_code == 422
    assert "Marque quem não veio à mesa." in text(refused)
    client.post(action, {"reason": "não veio", "absent": [table.partner_b.pk]})

    table.refresh_from_db()
    assert (table.status, table.absent) == ("absent", {str(table.partner_b.pk): False})
    assert "mesa incompleta" in text(
        client.get(url("desk_round", tournament, Round.objects.get(number=1).pk))
    )


def test_desk_of_single_players_speaks_of_no_dupla_and_no_third_place(client):
    tournament = make_tournament(duplas=8, state="open", entrants="players")
    client.force_login(director_of(tournament.club))
    home, cards = (text(client.get(url(page, tournament))) for page in ("desk_tournament", "desk_links"))
    form = client.get(url("tournament_edit", tournament)).context["form"]

    assert "Dupla" not in home + cards
    assert "3º lugar" not in home
    assert "Equipes" not in home
    assert "Nº 1" in cards
    assert form["third_place"].is_hidden


def test_third_place_is_kept_where_nobody_is_asked_about_it(client):
    tournament = make_tournament(duplas=0, state="open", entrants="players", third_place=True)
    client.force_login(director_of(tournament.club))
    page = url("tournament_edit", tournament)
    sent = {
        field.html_name: field.value()
        for field in client.get(page).context["form"]
        if field.value() not in (None, False)
    }

    assert client.post(page, sent | {"entrants": "duplas"}).status_code == 302

    tournament.refresh_from_db()
    assert (tournament.of_players, tournament.third_place) == (False, True)


def test_late_entry_is_not_offered_and_a_player_is_replaced(client):
    tournament = event(client)
    assert "Não há nada a que isto se aplique agora." in text(
        client.get(url("desk_life_action", tournament, "tardia"))
    )
    entry = StageEntry.objects.select_related("dupla").first()
    action = url("desk_life_action", tournament, "parceiro") + f"?de={entry.pk}"
    client.post(action, {"leaves": entry.dupla.players.get().pk, "comes": "Zita Mar"})
    entry.dupla.refresh_from_db()
    assert entry.dupla.name == "Zita Mar"


def test_next_stage_of_single_players_begins_at_the_desk(client):
    tournament = running(client, {**PLAN, "top": 4}, PLAN, duplas=8, entrants="players", mesas=4)
    while jogos := jogos_being_played(tournament):
        for jogo in jogos:
            play_jogo(jogo)
    stages.close_stage(stage=Stage.objects.get(number=1), source=TABLE)

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2"})

    assert answer.status_code == 302
    assert StageEntry.objects.filter(stage__number=2).count() == 4


@pytest.mark.parametrize("page", ["publish", "desk_sumulas"])
def test_page_that_is_printed_or_published_speaks_of_no_duplas(client, page):
    said = re.sub(r"<[^>]+>", "", text(client.get(url(page, event(client)))))

    assert "dupla" not in said.lower()
