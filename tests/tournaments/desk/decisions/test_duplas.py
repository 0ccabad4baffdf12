"""Changes to duplas at the desk during an event: late entry, withdrawal, return, substitution of a partner."""

import pytest

from tests.factories import TABLE, go_on, make_stages, record
from tests.tournaments.desk.decisions.acting import WHY, act, entry_of, error_at, first, last_line
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    GROUPS,
    SWISS,
    draft_of,
    in_play,
    play_round,
    posted,
    running,
    signed_in,
    stage_of,
)
from tournaments.event import rounds
from tournaments.models import Confronto, Dupla, StageEntry

pytestmark = pytest.mark.django_db


def test_dupla_comes_late(client, tournament):
    stage = stage_of(tournament)

    answer = act(
        client, tournament, "tardia", stage, first="Nilo Vale", second="Olga Serra", home=" Clube  da Barra"
    )

    assert answer.status_code == 302
    late = Dupla.objects.get(number=7)
    assert (late.name, late.home) == ("Nilo Vale e Olga Serra", "Clube da Barra")
    assert last_line().action == "entered_late"
    assert "Inscrita: Nilo Vale e Olga Serra." in text(client.get(url("desk_life", tournament)))


def test_late_dupla_is_told_where_it_plays_before_and_after(client):
    (stage,) = make_stages({"format": "groups", "groups": 1, "partidas": 1, "pace": "round"}, duplas=5)
    go_on(stage)
    event = signed_in(client, stage.tournament)
    byes = Confronto.objects.filter(stage=stage, status="bye").with_sides().order_by("round")
    places = [f"Rodada {row.round}, mesa 3, contra: {row.versus}." for row in byes]

    assert client.get(url("desk_life_action", event, "tardia")).context["told"] == places

    act(client, event, "tardia", stage, first="Nilo Vale", second="Olga Serra")

    assert f"Inscrita: Nilo Vale e Olga Serra. {places[0]}" in text(client.get(url("desk_life", event)))


def test_late_dupla_without_a_bye_is_told_the_round_it_plays_from(client, tournament):
    assert client.get(url("desk_life_action", tournament, "tardia")).context["told"] == [
        "Joga a partir da rodada 2."
    ]

    act(client, tournament, "tardia", stage_of(tournament), first="Nilo Vale", second="Olga Serra")

    assert "Joga a partir da rodada 2." in text(client.get(url("desk_life", tournament)))
    play_round(draft_of(tournament))
    rounds.draw_round(stage=stage_of(tournament), source=TABLE)
    posted(tournament)
    refused = client.get(url("desk_life_action", tournament, "tardia")).context["told"]
    assert refused == ["Só se podia entrar até o fim da rodada 1."]


def test_late_dupla_refused_leaves_no_new_player(client, tournament):
    known = tournament.club.player_set.count()
    taken = tournament.dupla_set.first().players.first()

    answer = act(client, tournament, "tardia", stage_of(tournament), first="Nilo Vale", second=taken.name)

    assert answer.status_code == 422
    assert "já joga neste torneio" in text(answer)
    assert 'value="Nilo Vale"' in text(answer)
    assert tournament.club.player_set.count() == known


def test_page_of_a_withdrawal_names_the_jogo_that_ends_with_it(client):
    tournament = signed_in(client, in_play(SWISS, mesas=8, target=3000))
    confronto = first(tournament)

    def told():
        page = client.get(
            url("desk_life_action", tournament, "saida"), {"de": entry_of(confronto.dupla_a).pk}
        )
        return page.context["told"]

    against = f"Rodada 1, mesa {confronto.mesa}, contra: {confronto.dupla_b}."
    assert told() == ["Não joga mais:", against]
    record(confronto.jogo)
    assert told() == [
        "O jogo que está na mesa acaba agora como W.O.; para voltar atrás: Retorno, enquanto a rodada for a última.",
        against,
    ]


@pytest.mark.parametrize("justified", ["sim", "nao"])
def test_dupla_leaves_and_comes_back(client, tournament, justified):
    dupla = first(tournament).dupla_a

    answer = act(client, tournament, "saida", entry_of(dupla), justified=justified, **WHY)

    assert answer.status_code == 302
    assert entry_of(dupla).until_round is not None
    assert last_line().data["justified"] is (justified == "sim")
    listed = [name for _, name in client.get(url("desk_life_action", tournament, "volta")).context["choices"]]
    assert listed == [dupla.name]
    page = client.get(url("desk_life_action", tournament, "saida"))
    assert dupla.name not in [name for _, name in page.context["choices"]]
    assert act(client, tournament, "volta", entry_of(dupla)).status_code == 302
    assert entry_of(dupla).until_round is None


def test_leaving_needs_to_say_whether_it_is_justified(client, tournament):
    dupla = first(tournament).dupla_a

    answer = act(client, tournament, "saida", entry_of(dupla), **WHY)

    assert error_at(answer, "justified") == "<li>Marque sim ou não.</li>"
    assert entry_of(dupla).until_round is None


def test_partner_is_substituted(client, tournament):
    dupla = first(tournament).dupla_a
    leaves, stays = dupla.players.order_by("pk")

    answer = act(client, tournament, "parceiro", entry_of(dupla), leaves=leaves.pk, comes="Nilo Vale")

    dupla.refresh_from_db()
    assert answer.status_code == 302
    assert {*dupla.name.split(" e ")} == {stays.name, "Nilo Vale"}


def test_late_substitution_asks_why(client, tournament):
    for number in (1, 2):
        play_round(draft_of(tournament))
        client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
        posted(tournament)
        assert draft_of(tournament).number == number + 1
    dupla = first(tournament).dupla_a
    typed = {"leaves": dupla.players.first().pk, "comes": "Nilo Vale"}

    refused = act(client, tournament, "parceiro", entry_of(dupla), **typed)

    assert "Já jogou 2 de 3 rodadas" in error_at(refused, "override")
    assert not tournament.club.player_set.filter(name="Nilo Vale").exists()
    assert act(client, tournament, "parceiro", entry_of(dupla), **typed, override="doente").status_code == 302


def test_forgotten_dupla_is_entered_and_the_stage_drawn_anew(client):
    tournament = running(client, GROUPS)
    stage = stage_of(tournament)

    answer = act(client, tournament, "esquecida", stage, first="Nilo Vale", second="Olga Serra", home="")

    assert answer.status_code == 302
    assert StageEntry.objects.filter(stage=stage, dupla__name="Nilo Vale e Olga Serra").exists()
