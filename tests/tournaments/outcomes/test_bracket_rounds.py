"""A bracket at the pace "round by round": each round is placed, started together, and closed."""

import re

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.rows import rows
from tests.tournaments.desk.pages import text, url
from tests.tournaments.publication.counting import agrees
from tests.tournaments.replanned import save
from tournaments.charts.texts.whereabouts import find
from tournaments.entries import leaving
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages, take_down
from tournaments.ledger import chains
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.outcomes import decisions
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of
from tournaments.standings.meeting import Status

pytestmark = pytest.mark.django_db
State = Round.State
KNOCKOUT = {"format": "knockout", "pace": "round", "minutes": 30, "partidas": 1, "third": True}
DOUBLE = {"format": "double", "pace": "round", "partidas": 1}
GROUPS = {"format": "groups", "groups": 2, "top": 2, "partidas": 1}


def states(stage):
    return list(Round.objects.filter(stage=stage).order_by("number").values_list("state", flat=True))


def open_in(stage):
    """Return the confrontos that are being played: kind, round and mesa."""
    playing = Confronto.objects.being_played().filter(stage=stage)
    return list(playing.order_by("round", "kind", "mesa").values_list("kind", "round", "mesa"))


def placed(stage):
    """Return the mesas of the confrontos that wait for their round: kind, round and mesa."""
    found = Confronto.objects.filter(stage=stage, status="", jogo=None, mesa__isnull=False)
    return list(found.order_by("round", "kind", "mesa").values_list("kind", "round", "mesa"))


@rows(
    ("plan", "duplas", "expected"),
    [
        (
            KNOCKOUT,
            7,
            [
                [("main", 1, 1), ("main", 1, 2), ("main", 1, 3)],
                [("main", 2, 1), ("main", 2, 2)],
                [("main", 3, 1), ("third", 3, 2)],
            ],
        ),
        (
            DOUBLE,
            5,
            [
                [("main", 1, 1)],
                [("main", 2, 1), ("main", 2, 2)],
                [("losers", 3, 1), ("main", 3, 2)],
                [("losers", 4, 1)],
                [("losers", 5, 1)],
                [("final", 6, 1)],
            ],
        ),
    ],
)
def test_round_is_placed_after_the_one_before_and_started_together(plan, duplas, expected):
    (stage,) = make_stages(plan, duplas=duplas)
    assert set(states(stage)) == {"posted"}
    assert len(results_of(stage).nodes) == Confronto.objects.filter(stage=stage).count()

    for tables in expected:
        assert jogos_being_played(stage.tournament) == []
        assert placed(stage) == tables
        go_on(stage)
        assert open_in(stage) == tables
        play_open(stage)

    catch_up(stage.tournament)
    assert set(states(stage)) == {"closed"}
    assert stage.tournament.state == Tournament.State.FINISHED


def test_jogos_of_a_free_bracket_open_without_rounds():
    (stage,) = make_stages(KNOCKOUT | {"pace": "free"}, duplas=4)

    assert states(stage) == []
    assert len(jogos_being_played(stage.tournament)) == 2


def test_a_round_that_starts_early_needs_a_reason_and_opens_what_is_ready():
    (stage,) = make_stages(KNOCKOUT, duplas=8)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament)[:2]:
        play_jogo(jogo)
    semifinals = Round.objects.get(stage=stage, number=2)

    with pytest.raises(TournamentError, match="results_missing"):
        rounds.start(round=semifinals, source=TABLE)
    rounds.start(round=semifinals, override="O salão fecha às seis", source=TABLE)

    assert [at for at, *_ in open_in(stage)] == ["main"] * 3
    assert [number for _, number, _ in open_in(stage)] == [1, 1, 2]


def test_who_leaves_closes_a_round_of_walkovers_in_its_turn():
    (stage,) = make_stages(KNOCKOUT | {"third": False}, duplas=4)
    first = Confronto.objects.filter(stage=stage, round=1).order_by("position").first()
    for dupla in (first.dupla_a, Confronto.objects.filter(stage=stage, round=1).last().dupla_a):
        leaving.withdraw(dupla=dupla, justified=True, source=TABLE)

    assert states(stage) == ["closed", "posted"]
    assert placed(stage) == [("main", 2, 1)]


def test_final_that_is_a_walkover_by_itself_closes_its_round():
    (stage,) = make_stages(KNOCKOUT | {"third": False}, duplas=4)
    go_on(stage)
    first, second = jogos_being_played(stage.tournament)
    play_jogo(first)
    leaving.withdraw(dupla=first.confronto.dupla_a, justified=True, source=TABLE)
    play_jogo(second)

    assert Confronto.objects.get(stage=stage, round=2).status == Status.WALKOVER
    assert states(stage) == ["closed", "closed"]


def test_what_is_taken_back_opens_the_round_again_and_the_next_is_placed_anew():
    (stage,) = make_stages(KNOCKOUT | {"third": False}, duplas=4)
    go_on(stage)
    play_open(stage)
    first = Confronto.objects.filter(stage=stage, round=1).order_by("position").first()
    assert placed(stage) == [("main", 2, 1)]

    decisions.undo(confronto=first, reason="lado trocado", source=TABLE)
    assert states(stage) == ["playing", "posted"]
    assert placed(stage) == []
    again = Confronto.objects.get(pk=first.pk)
    decisions.walkover(confronto=again, winner="B", reason="a outra foi embora", source=TABLE)

    assert states(stage) == ["closed", "posted"]
    assert placed(stage) == [("main", 2, 1)]
    final = Confronto.objects.get(stage=stage, round=2)
    assert final.dupla_a == first.dupla_b


def test_a_round_whose_mesas_are_to_come_is_not_said_to_be_posted(client):
    (stage,) = make_stages(KNOCKOUT, duplas=8)
    client.force_login(director_of(stage.tournament.club))
    first, second = Round.objects.filter(stage=stage, number__lte=2).order_by("number")

    def said(round_):
        return text(client.get(url("desk_round", stage.tournament, round_.pk)))

    assert "Todos já veem onde sentar." in said(first)
    assert "Ninguém vê ainda onde sentar" in said(second)
    assert "divulgada" not in said(second)
    rounds.start(round=first, source=TABLE)
    play_open(stage)
    assert "Todos já veem onde sentar." in said(second)


@rows(("pace",), [("round",), ("free",)])
def test_results_are_those_of_a_free_bracket_and_agree_with_a_recount(client, tmp_path, pace):
    first, second = make_stages(GROUPS, KNOCKOUT | {"pace": pace}, duplas=8)
    play_stage(first)
    stages.begin_stage(stage=second, seed=7, source=TABLE)
    if pace == "round":
        go_on(second)
    leaves = Confronto.objects.filter(stage=second, round=1).order_by("position").last()
    decisions.walkover(confronto=leaves, winner="A", reason="não vieram", source=TABLE)
    published = snapshot(first.tournament)["stages"][1]
    assert [len(one["confrontos"]) for one in published["rounds"]] == [2, 2]
    assert bool(published["rounds"][0].get("started_at")) == (pace == "round")
    assert not published["rounds"][1].get("posted_at")
    assert published.get("pace", "free") == pace

    second.refresh_from_db()
    play_stage(second)
    tournament = catch_up(Tournament.objects.get(pk=first.tournament_id))

    assert tournament.state == Tournament.State.FINISHED
    (tmp_path / pace).mkdir()
    assert agrees(client, tournament, tmp_path / pace)
    assert list(chains.faults(tournament)) == []


def test_bracket_in_play_changes_its_pace_both_ways():
    (stage,) = make_stages(KNOCKOUT | {"pace": "free", "partidas": 3}, duplas=8, mesas=4)
    first, second, *_ = jogos_being_played(stage.tournament)
    play_jogo(first)
    play_jogo(second)
    assert [number for _, number, _ in open_in(stage)] == [1, 1, 2]

    save(stage.tournament, KNOCKOUT | {"partidas": 3})
    assert states(stage) == ["playing", "posted", "posted"]
    assert [number for _, number, _ in open_in(stage)] == [1, 1]
    play_open(stage)
    assert states(stage) == ["closed", "posted", "posted"]
    assert placed(stage) == [("main", 2, 1), ("main", 2, 2)]

    save(stage.tournament, KNOCKOUT | {"pace": "free", "partidas": 3})
    assert states(stage) == []
    assert open_in(stage) == [("main", 2, 1), ("main", 2, 2)]
    play_open(stage)
    stage.refresh_from_db()
    assert stage.state == Stage.State.CLOSED


def test_start_by_mistake_is_undone_until_a_mao_is_entered():
    (stage,) = make_stages(KNOCKOUT, duplas=4)
    go_on(stage)
    row = Round.objects.get(stage=stage, number=1)

    take_down.take_down(round=row, reason="cedo demais", source=TABLE)
    assert states(stage) == ["posted", "posted"]
    assert jogos_being_played(stage.tournament) == []
    assert placed(stage) == [("main", 1, 1), ("main", 1, 2)]

    go_on(stage)
    record(jogos_being_played(stage.tournament)[0], "B")
    with pytest.raises(TournamentError, match="round_recorded"):
        take_down.take_down(round=row, reason="cedo demais", source=TABLE)


def test_desk_starts_each_round_by_its_name_and_readers_see_the_mesas(client):
    (stage,) = make_stages(KNOCKOUT, duplas=8)
    tournament = catch_up(stage.tournament)
    client.force_login(director_of(tournament.club))
    bracket = text(client.get(url("bracket", tournament)))
    assert "esperando mesa" not in bracket
    assert bracket.count("a jogar") >= 4
    assert bracket.count("mesa 4") == 1
    (sought,) = find(snapshot(tournament), "Abel Barra")
    assert re.match(r"Sua mesa nas quartas de final: mesa \d, contra ", sought.said)

    for name in ("Quartas de final", "Semifinais", "Final"):
        page = text(client.get(url("desk_rounds", tournament)))
        assert page.count("divulgada") == 1
        assert f"Começar: {name}" in page
        assert "O relógio de 30 minutos começa junto com cada jogo." in page
        row = Round.objects.filter(stage=stage, state=State.POSTED).earliest("number")
        assert f"· {name}" in text(client.get(url("desk_round", tournament, row.pk)))
        sent = {"acao": "comecar-rodada", "fase": "1", "rodada": str(row.number)}
        after = text(client.post(url("desk_rounds", tournament), sent, follow=True))
        assert f"{name}: as mesas estão abertas. O relógio anda: 30 minutos." in after
        assert f"· {name}." in text(client.get(url("desk_bell", tournament)))
        play_open(stage)

    third = Confronto.objects.get(stage=stage, kind="third")
    assert third.status == Status.PLAYED
