"""A hall that must close: what is left of a round, or of a stage, is ended in one step and the event goes on."""

import pytest

from tests.factories import TABLE, director_of, go_on, jogos_being_played, make_stages, play_jogo, record
from tests.tournaments.desk.pages import text, url
from tests.tournaments.refusals import refused
from tournaments.event import stages
from tournaments.models import Confronto, Ocorrencia, Round, Stage, Tournament
from tournaments.outcomes.rest import How, end_rest, mark, unfinished
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db

PLAN = {"format": "all_play_all", "partidas": 1, "pace": "round"}
WHY = {"reason": "O salão fecha", "source": TABLE}


def begun(plan=PLAN, duplas=6):
    """Return a stage whose first round has one jogo over, one begun and one not begun."""
    (stage,) = make_stages(plan, duplas=duplas, target=3000)
    go_on(stage)
    over, going_on, *_ = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(going_on, "B")
    return stage


def end(stage, number=None, how=How.AS_IT_STANDS):
    return end_rest(stage=stage, number=number, how=how, seen=mark(unfinished(stage, number)), **WHY)


@pytest.mark.parametrize(
    ("how", "figures", "statuses"),
    [
        (How.AS_IT_STANDS, (1, 1), ["abandoned", "not_counted", "played"]),
        (How.NOT_COUNTED, (0, 2), ["not_counted", "not_counted", "played"]),
    ],
)
def test_rest_of_a_round_is_ended_and_the_round_closes(how, figures, statuses):
    stage = begun()

    assert end(stage, 1, how) == figures

    of_round = Confronto.objects.filter(stage=stage, round=1)
    assert sorted(of_round.values_list("status", flat=True)) == statuses
    assert Round.objects.get(stage=stage, number=1).state == Round.State.CLOSED
    assert not jogos_being_played(stage.tournament)
    line = Ocorrencia.objects.get(action="rest_ended")
    assert (line.round, line.reason, line.data["not_counted"]) == (1, "O salão fecha", figures[1])
    played = [row for row in standing_of(stage) if row.line.shares]
    assert len(played) == 2 + 2 * figures[0]
    assert go_on(stage)


def test_rest_of_a_stage_lets_it_be_closed():
    stage = begun()

    assert end(stage) == (1, 5 * 3 - 2)

    stages.close_stage(stage=stage, source=TABLE)
    assert Stage.objects.get().state == Stage.State.CLOSED
    assert Tournament.objects.get().state == Tournament.State.FINISHED


def test_freely_nothing_opens_while_the_rest_is_ended():
    (stage,) = make_stages(PLAN | {"pace": "free"}, duplas=6, mesas=2, target=3000)
    record(jogos_being_played(stage.tournament)[0])

    assert end(stage) == (1, 5 * 3 - 1)
    assert not jogos_being_played(stage.tournament)


def test_what_was_not_seen_is_not_ended():
    stage = begun()
    seen = mark(unfinished(stage, 1))
    record(jogos_being_played(stage.tournament)[1], "A")

    assert (
        refused(end_rest, stage=stage, number=1, how=How.AS_IT_STANDS, seen=seen, reason="x").code
        == "rest_changed"
    )


def test_nothing_left_a_bracket_and_no_reason_are_refused():
    stage = begun()
    end(stage)
    (knockout,) = make_stages({"format": "knockout"}, duplas=4, name="Copa da Barra")
    how = {"how": How.AS_IT_STANDS, "seen": ""}

    assert refused(end_rest, stage=stage, reason="x", **how).code == "rest_nothing"
    assert refused(end_rest, stage=stage, reason=" ", **how).code == "reason_missing"
    assert refused(end_rest, stage=knockout, reason="x", **how).code == "not_in_bracket"


def test_page_shows_what_becomes_of_each_before_it_is_done(client):
    stage = begun()
    client.force_login(director_of(stage.tournament.club))
    address = url("desk_rest", stage.tournament, 1)

    page = text(client.get(address, {"rodada": "1"}))

    assert "1 mão gravada: vale a escolha abaixo" in page
    assert page.count("nada gravado: não conta") == 1
    sent = {
        "rodada": "1",
        "visto": mark(unfinished(stage, 1)),
        "how": "as_it_stands",
        "reason": "O salão fecha",
    }
    assert client.post(address, {**sent, "reason": ""}).status_code == 422
    assert client.post(address, {**sent, "visto": "outro"}).status_code == 422
    answer = client.post(address, sent, follow=True)
    assert "Encerrado: 1 como estavam, 1 sem contar." in text(answer)
    assert "Começar a rodada 2" in text(answer)
