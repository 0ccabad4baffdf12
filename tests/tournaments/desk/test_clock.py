"""Clock and length at the desk are those of the stage or round in play."""

import pytest

from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
)
from tests.rows import rows
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import (
    GROUPS,
    KNOCKOUT,
    begun,
    draft_of,
    planned,
    posted,
    running,
    signed_in,
)
from tests.tournaments.public.pages import text
from tournaments.event import rounds
from tournaments.event.draws import bracket_draw
from tournaments.models import Round, Stage

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 35, "pace": "round"}
LONGER = {"format": "knockout", "partidas": 1, "semi_minutes": 90}
NOW = "Relógio: 35 minutos."


def posted_alone(*plans, **fields):
    tournament = begun(*plans, **fields)
    rounds.post(round=draft_of(tournament), source=TABLE)
    return tournament


def played(*plans, **fields):
    tournament = begun(*plans, **fields)
    play_stage(Stage.objects.get(tournament=tournament, number=1))
    return tournament


def drawn(*plans, **fields):
    return bracket_draw.draw_knockout(tournament=planned(*plans, **fields))


def page(client, tournament, name):
    return text(client.get(url(name, tournament)))


def test_mesas_tell_the_clock_of_the_stage(client):
    tournament = running(client, SWISS, duplas=4, minutes=60)
    assert NOW in page(client, tournament, "desk_mesas")  # no round is in play yet
    row = posted(tournament)
    assert "1ª rodada" in page(client, tournament, "desk_mesas")
    assert "acaba às" in page(client, tournament, "desk_mesas")
    play_open(Stage.objects.get())
    assert NOW in page(client, tournament, "desk_mesas")
    rounds.draw_round(stage=row.stage, source=TABLE)
    assert "60" not in page(client, tournament, "desk_mesas").partition("Relógio")[2][:40]


def test_mesas_tell_the_clocks_of_rounds_that_differ(client):
    (stage,) = make_stages(LONGER, duplas=8, minutes=40)
    client.force_login(director_of(stage.tournament.club))
    for jogo in jogos_being_played(stage.tournament)[:2]:
        play_jogo(jogo)

    shown = client.get(url("desk_mesas", stage.tournament)).content.decode()

    assert [part.partition("<")[0] for part in shown.split('class="clock-round">')[1:]] == [
        "Quartas de final",
        "Semifinais",
    ]
    ends = [int(part.partition('"')[0]) for part in shown.split('data-ate="')[1:]]
    assert round((ends[1] - ends[0]) / 60_000) == 50


def test_without_a_clock_nothing_is_told(client):
    tournament = running(client, SWISS | {"minutes": 0}, duplas=4, minutes=60)

    assert "Relógio:" not in page(client, tournament, "desk_mesas")


def test_bell_tells_the_clock_and_what_a_level_jogo_is(client):
    tournament = running(client, SWISS, {"format": "knockout", "minutes": 50}, duplas=4, minutes=60)
    posted(tournament)
    shown = page(client, tournament, "desk_bell")
    assert "O relógio é de 35 minutos." in shown
    assert "empatado, fica empate." in shown

    Stage.objects.filter(number=1).update(plan={"format": "knockout", "minutes": 50})
    Round.objects.all().delete()
    shown = page(client, tournament, "desk_bell")
    assert "O relógio é de 50 minutos." in shown
    assert "empatado, joga-se uma partida extra." in shown


@rows(
    ("plans", "asked_on", "data", "begins"),
    [
        ([SWISS], "desk_rounds", {"acao": "comecar-rodada", "fase": "1", "rodada": "1"}, posted_alone),
        ([SWISS], "desk_round", {"acao": "comecar"}, posted_alone),
        ([SWISS | {"pace": "free"}], "desk_round", {"acao": "divulgar"}, begun),
        ([SWISS, KNOCKOUT | {"minutes": 35}], "desk_rounds", {"acao": "comecar", "fase": "2"}, played),
        ([KNOCKOUT | {"minutes": 35}], "tournament_start", {}, drawn),
        ([GROUPS | {"pace": "free", "minutes": 35}], "tournament_start", {}, planned),
    ],
)
def test_what_starts_a_clock_says_so_before_and_after(client, plans, asked_on, data, begins):
    tournament = signed_in(client, begins(*plans, duplas=4))
    of_round = [draft_of(tournament).pk] if asked_on == "desk_round" else []
    address = url(asked_on, tournament, *of_round)

    before = text(client.get(address))
    after = text(client.post(address, data, follow=True))

    assert jogos_being_played(tournament)
    assert "O relógio de 35 minutos começa junto com cada jogo." in before
    assert "O relógio anda: 35 minutos." in after


def test_what_starts_no_clock_says_nothing_of_one(client):
    tournament = running(client, SWISS, duplas=4)
    draft = client.get(url("desk_round", tournament, draft_of(tournament).pk))
    assert "O relógio de" not in text(draft)

    without = signed_in(client, planned(GROUPS | {"pace": "free"}, duplas=4))
    assert "O relógio de" not in page(client, without, "tournament_start")


def test_start_page_tells_what_each_stage_plays(client):
    jogo = {"partidas": 1, "target": 2000}
    one, other = {"format": "mitchell", "rounds": 2, **jogo}, {"format": "danese", "rounds": 1, **jogo}
    same = running(client, {**one, "minutes": 30}, {**other, "minutes": 30}, minutes=60)
    assert "uma partida até 2.000 pontos, 30 min" in page(client, same, "desk_tournament")

    differs = running(client, {**one, "minutes": 30}, {**other, "minutes": 40}, name="Copa do Cais")
    shown = page(client, differs, "desk_tournament")
    assert "Fase 1: uma partida até 2.000 pontos, 30 min" in shown
    assert "Fase 2: uma partida até 2.000 pontos, 40 min" in shown
