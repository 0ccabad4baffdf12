"""A hall that must close: the rest of a round or of a stage is ended in one step, and the event continues."""

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    play_jogo,
    record,
)
from tests.matrix import each
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.confirming import confirm
from tests.tournaments.event.families import named
from tests.tournaments.formats import CONSOLATION, DOUBLE, KNOCKOUT
from tests.tournaments.refusals import refused
from tournaments.event import stages
from tournaments.models import Confronto, Round, Stage, Tournament, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.outcomes.rest import How, end_rest, mark, unfinished
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db

PLAN = {"format": "all_play_all", "partidas": 1, "pace": "round"}
WHY = {"reason": "O salão fecha", "source": TABLE}


@remembered
def begun(plan=PLAN, duplas=6):
    """Return a stage whose first round has one finished jogo, one in play and one not begun."""
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
    line = TournamentLogEntry.objects.get(action="rest_ended")
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


def test_nothing_left_and_no_reason_are_refused():
    stage = begun()
    end(stage)
    how = {"how": How.AS_IT_STANDS, "seen": ""}

    assert refused(end_rest, stage=stage, reason="x", **how).code == "rest_nothing"
    assert refused(end_rest, stage=stage, reason=" ", **how).code == "reason_missing"


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


@remembered
def bracket(plan=KNOCKOUT, duplas=8):
    """Return a bracket whose first round has, if large enough, a finished jogo, two with a leader and a level one."""
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas, target=3000)
    over, led, level, *_ = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(led, "B")
    record(level, "A")
    record(level, "B")
    return stage


def test_rest_of_a_knockout_lets_who_leads_go_on_and_the_others_share_how_far_they_got():
    stage = bracket()
    first = {row.position: row for row in Confronto.objects.filter(stage=stage, round=1).order_by("position")}

    ended, left_out = end(stage)

    assert (ended, left_out) == (1, 6)
    stage.refresh_from_db()
    stage.tournament.refresh_from_db()
    assert (stage.state, stage.tournament.state) == (Stage.State.CLOSED, Tournament.State.FINISHED)
    assert not jogos_being_played(stage.tournament)
    led = Confronto.objects.get(pk=first[2].pk)
    assert (led.status, led.winner) == ("abandoned", led.dupla_b)
    places = {row["dupla"]: (row["place"], row["place_to"]) for row in final_of(stage)}
    names = dict(stage.tournament.dupla_set.values_list("pk", "number"))
    on = [names[first[1].dupla_a_id], names[first[2].dupla_b_id]]
    assert [places[one] for one in on] == [(1, 2), (1, 2)]
    still = [names[id_] for at in (3, 4) for id_ in first[at].entrants]
    assert {places[one] for one in still} == {(3, 6)}
    assert {places[names[first[1].dupla_b_id]], places[names[first[2].dupla_a_id]]} == {(7, 8)}


def final_of(stage):
    return snapshot(stage.tournament)["final_ranking"]


@pytest.mark.parametrize(
    ("plan", "how"),
    each([KNOCKOUT, CONSOLATION, DOUBLE], How),
    ids=named,
)
def test_every_bracket_comes_to_its_end_and_each_page_answers(client, plan, how):
    stage = bracket(plan)
    end(stage, how=how)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == Tournament.State.FINISHED
    assert sorted(row["dupla"] for row in final_of(stage)) == list(range(1, 9))
    catch_up(stage.tournament)
    client.force_login(director_of(stage.tournament.club))
    for page in ("desk_rounds", "desk_tournament", "tournament", "desk_life"):
        assert client.get(url(page, stage.tournament)).status_code == 200


def test_what_was_left_open_can_be_decided_after_all_and_what_follows_once_both_have_come():
    stage = bracket()
    end(stage)
    left_open = Confronto.objects.filter(stage=stage, round=1, status="not_counted").order_by("position")
    one, other = left_open

    decisions.walkover(confronto=one, winner="A", reason="foram embora", source=TABLE)

    one.refresh_from_db()
    assert one.winner == one.dupla_a
    assert (one.winner_to.status, one.winner_to.entrants) == ("not_counted", (one.dupla_a_id,))
    stage.refresh_from_db()
    assert (
        stage.state == Stage.State.CLOSED
    )  # no opponent comes from the other half: there is no match to play

    decisions.walkover(confronto=other, winner="B", reason="foram embora", source=TABLE)

    following = Confronto.objects.get(pk=one.winner_to_id)
    assert (following.status, following.entrants) == ("", (one.dupla_a_id, other.dupla_b_id))
    stage.refresh_from_db()
    assert stage.state == Stage.State.PLAYING


def test_a_final_that_is_left_open_passes_on_no_title(client):
    (stage,) = make_stages(KNOCKOUT, duplas=3)
    end(stage, how=How.NOT_COUNTED)
    stage.tournament.refresh_from_db()
    catch_up(stage.tournament)

    page = text(client.get(url("tournament", stage.tournament)))

    assert stage.tournament.state == "finished"
    assert "Dupla campeã" in page
    assert "O título passou" not in page


def test_final_of_a_bracket_left_open_stays_so_when_another_winner_comes_from_one_side():
    (stage,) = make_stages(KNOCKOUT | {"third": False}, duplas=4, target=3000)
    one, other = Confronto.objects.filter(stage=stage, round=1).order_by("pk")
    decisions.walkover(confronto=one, winner="A", **WHY)
    end(stage, how=How.NOT_COUNTED)

    decisions.walkover(confronto=one, winner="B", **WHY)

    final = Confronto.objects.get(stage=stage, round=2)
    assert (final.status, final.entrants) == ("not_counted", (one.dupla_b_id,))
    assert Tournament.objects.get().state == Tournament.State.FINISHED
    decisions.walkover(confronto=other, winner="B", **WHY)
    final.refresh_from_db()
    assert (final.status, final.is_ready) == ("", True)
    assert Tournament.objects.get().state == Tournament.State.RUNNING


def test_what_waits_for_nobody_stays_left_open_where_a_jogo_played_on_falls():
    (stage,) = make_stages(DOUBLE, duplas=8, target=3000)
    first, second, *_ = Confronto.objects.filter(stage=stage, round=1, kind="main").order_by("position")
    for confronto in (first, second):
        decisions.walkover(confronto=confronto, winner="A", **WHY)
    end(stage, how=How.NOT_COUNTED)
    decisions.undo(confronto=Confronto.objects.get(pk=first.winner_to_id), **WHY)
    record(jogos_being_played(stage.tournament)[0])

    confirm(first, lambda: decisions.walkover(confronto=first, winner="B", **WHY))

    waits = Confronto.objects.filter(stage=stage, status="").exclude(jogo__isnull=False)
    assert [row.title for row in waits if not row.is_ready] == []
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    assert Tournament.objects.get().state == Tournament.State.FINISHED


def test_one_round_of_a_bracket_ends_where_somebody_leads():
    stage = bracket()
    assert end(stage, 1) == (1, 0)
    assert Confronto.objects.filter(stage=stage, round=1, status="").count() == 2
    assert (
        refused(
            end_rest, stage=stage, number=1, how=How.AS_IT_STANDS, reason="x", seen=mark(unfinished(stage, 1))
        ).code
        == "rest_nothing"
    )


def test_page_of_a_bracket_says_who_goes_on_and_who_does_not(client):
    stage = bracket()
    led = Confronto.objects.get(stage=stage, round=1, position=2)
    client.force_login(director_of(stage.tournament.club))
    address = url("desk_rest", stage.tournament, 1)

    page = text(client.get(address))

    assert f"na frente está {led.name('B')}: segue" in page
    assert page.count("empate na súmula: ninguém segue") == 1
    assert address in text(client.get(url("desk_rounds", stage.tournament)))
    sent = {"rodada": "", "visto": mark(unfinished(stage)), "how": "as_it_stands", "reason": "O salão fecha"}
    assert "Encerrado: 1 como estavam, 6 sem contar." in text(client.post(address, sent, follow=True))
