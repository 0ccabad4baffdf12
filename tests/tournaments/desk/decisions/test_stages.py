"""Stages at the desk: closed when all results are in, restarted only after their name is typed."""

import pytest

from tests.factories import TABLE, catch_up
from tests.tournaments.desk.decisions.acting import act, error_at
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import GROUPS, KNOCKOUT, SWISS, play_round, posted, running, stage_of
from tournaments.event import rounds, stages
from tournaments.event.draws import playoff, stage_field
from tournaments.models import Dupla, Round, TournamentLogEntry
from tournaments.results.stage_results import standing_of

pytestmark = pytest.mark.django_db


def test_stage_is_closed_when_all_results_are_there(client):
    tournament = running(client, GROUPS, KNOCKOUT)
    early = act(client, tournament, "encerrar-fase", stage_of(tournament))
    assert early.status_code == 422
    assert "Faltam resultados" in text(early)
    for round_ in Round.objects.filter(stage__tournament=tournament).order_by("number"):
        play_round(round_)

    page = text(
        client.get(url("desk_life_action", tournament, "encerrar-fase"), {"de": stage_of(tournament).pk})
    )
    field = stage_field.present(stage_of(tournament, 2), stage_of(tournament))
    names = [Dupla.objects.get(pk=one.id).name for one in field.entrants]
    assert f"Passam a Fase 2 {len(names)}: {', '.join(names)}." in page

    assert act(client, tournament, "encerrar-fase", stage_of(tournament)).status_code == 302
    assert stage_of(tournament).state == "closed"


def test_last_stage_names_who_wins_before_it_is_closed(client):
    tournament = running(client, {**SWISS, "rounds": 1})
    play_round(posted(tournament))

    page = text(
        client.get(url("desk_life_action", tournament, "encerrar-fase"), {"de": stage_of(tournament).pk})
    )

    best = standing_of(stage_of(tournament))[0].entrant
    assert f"É a última fase, e o torneio termina: vence {Dupla.objects.get(pk=best)}." in page


def test_stage_closed_early_says_what_falls_first_and_can_be_opened_again(client):
    tournament = running(client, SWISS)
    play_round(posted(tournament))
    early = act(client, tournament, "encerrar-fase", stage_of(tournament))
    assert early.status_code == 422
    assert "Encerrar sem as últimas 2 rodadas do plano (de 3)" in text(early)
    assert stage_of(tournament).state == "playing"

    assert act(client, tournament, "encerrar-fase", stage_of(tournament), early="on").status_code == 302
    tournament.refresh_from_db()
    assert (stage_of(tournament).state, tournament.state) == ("closed", "finished")
    again = f"{url('desk_life_action', tournament, 'reabrir-fase')}?de={stage_of(tournament).pk}"
    assert again in text(client.get(url("desk_rounds", tournament)))

    for _ in range(2):
        assert act(client, tournament, "reabrir-fase", stage_of(tournament)).status_code == 302
    tournament.refresh_from_db()
    assert (stage_of(tournament).state, tournament.state) == ("playing", "running")
    assert TournamentLogEntry.objects.filter(action="stage_reopened").count() == 1
    assert rounds.draw_round(stage=stage_of(tournament), source=TABLE).number == 2


def test_stage_is_not_opened_again_once_another_has_begun_or_nothing_is_left(client):
    tournament = running(client, {**SWISS, "rounds": 2, "top": 4}, KNOCKOUT)
    first = stage_of(tournament)
    play_round(posted(tournament))
    stages.close_stage(stage=first, source=TABLE)
    stages.begin_stage(stage=stage_of(tournament, 2), source=TABLE)

    answer = act(client, tournament, "reabrir-fase", first)

    assert answer.status_code == 422
    assert "A fase 2 já começou" in text(answer)
    assert again_is_offered(client, tournament) is False


def again_is_offered(client, tournament):
    return "reabrir-fase" in text(client.get(url("desk_rounds", tournament)))


@pytest.mark.parametrize(("typed", "state"), [("fase 1", "planned"), ("Fase 2", "playing"), ("", "playing")])
def test_stage_is_started_anew_by_typing_its_name(client, tournament, typed, state):
    answer = act(client, tournament, "recomecar-fase", stage_of(tournament), typed_name=typed)

    assert stage_of(tournament).state == state
    assert (answer.status_code == 422) == (state == "playing") == bool(error_at(answer, "typed_name"))


def test_stage_drawn_in_the_hall_is_typed_on_its_page(client):
    tournament = running(client, {"format": "groups", "groups": 2}, duplas=6)
    stage = stage_of(tournament)
    page = f"{url('desk_life_action', tournament, 'por-fase')}?de={stage.pk}"
    stands = client.get(page).context["form"]["lines"].value()
    assert sorted(stands.split()) == ["1", "2", "3", "4", "5", "6"]

    refused = client.post(page, {"lines": "1 2 3\n4 5", "reason": "no salão"})
    done = client.post(page, {"lines": "1 2 3\n4 5 6", "reason": "no salão"})

    assert refused.status_code == 422
    assert "Falta a número 6" in text(refused)
    assert done.status_code == 302
    groups = stage.stageentry_set.order_by("dupla__number").values_list("group", flat=True)
    assert list(groups) == [1, 1, 1, 2, 2, 2]


def test_play_off_is_noted_by_the_order_in_which_it_ended(client):
    plan = SWISS | {"rounds": 1, "order": ["points", "lots"], "top": 3}
    tournament = running(client, plan, KNOCKOUT, duplas=4)
    play_round(posted(tournament))
    address = url("desk_life_action", tournament, "desempate")
    assert f'<a href="{address}">Fase 1</a>' in text(client.get(url("desk_rounds", tournament)))
    found = playoff.levels(tournament)
    listed = text(client.get(address))
    level = next(one for one in found if len(one.duplas) == 2)
    assert all(" = ".join(one.names) in listed for one in found)

    nothing = act(client, tournament, "desempate", level, reason="uma mão")
    assert nothing.status_code == 422
    assert error_at(nothing, "order")
    loser, winner = level.duplas
    order = f"{winner.pk}-{loser.pk}"
    assert act(client, tournament, "desempate", level, order=order, reason="uma mão").status_code == 302

    assert stage_of(tournament).playoffs == [[winner.pk, loser.pk]]
    said = text(client.get(url("desk_log", tournament)))
    assert f"1. {winner.name}; 2. {loser.name}" in said
    catch_up(tournament)
    page = text(client.get(url("dupla", tournament, winner.number)))
    assert "Igual à próxima em todos os critérios: venceu o desempate jogado." in page
