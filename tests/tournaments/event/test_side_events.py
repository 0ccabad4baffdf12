"""Side events, such as prata or a final B: duplas that do not advance play on beside the main line."""

from dataclasses import replace

import pytest

from scoring.lifecycle.open_close import reopen_jogo
from tests.factories import TABLE, catch_up, director_of, make_tournament, play_jogo, play_stage
from tests.matrix import each
from tests.tournaments.bracket import turn_round
from tests.tournaments.desk.pages import url as desk
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.event.confirming import confirm
from tests.tournaments.event.families import named
from tests.tournaments.event.main_and_side import GROUPS, OURO, PRATA, begin, begun, entered
from tests.tournaments.public.pages import text, url, whole
from tests.tournaments.refusals import refused
from tournaments.entries import leaving, present
from tournaments.event import rounds, stages
from tournaments.event.planning.plan_problems import problems
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry
from tournaments.outcomes.penalties import penalise
from tournaments.pairing.errors import DrawError
from tournaments.plan.meaning import PAUSE, meaning, minutes_of_all
from tournaments.plan.stored import read
from tournaments.publication.snapshot import snapshot
from tournaments.results.stage_results import results_of
from tournaments.simulation.event import simulate
from tournaments.simulation.hall import CALM, cast

pytestmark = pytest.mark.django_db


def play(stage):
    """Play the open jogos of one stage; side A wins."""
    opened = Confronto.objects.being_played().filter(stage=stage).select_related("jogo")
    while row := opened.first():
        play_jogo(row.jogo)
    stage.refresh_from_db()


def test_those_who_did_not_go_on_play_at_the_same_time():
    groups, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)

    assert entered(ouro) | entered(prata) == entered(groups)
    assert not entered(ouro) & entered(prata)
    thirds = {results_of(groups).standing(group)[2].entrant for group in (1, 2)}
    seeded = StageEntry.objects.filter(stage=prata, place__lte=2).values_list("dupla", flat=True)
    assert set(seeded) == thirds
    playing = Confronto.objects.being_played().filter(stage__in=[ouro, prata])
    assert {row.stage_id for row in playing} == {ouro.pk, prata.pk}


def test_side_event_waits_until_the_others_have_gone_on():
    _, ouro, prata = begun(GROUPS, OURO, PRATA)

    assert refused(stages.begin_stage, stage=prata).code == "stage_not_begun"

    begin(ouro)
    begin(prata)
    prata.refresh_from_db()
    assert prata.state == "playing"


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_event_is_over_with_both_and_the_side_event_stands_behind(client, order):
    found = begun(GROUPS, OURO, PRATA)
    begin(found[1])
    begin(found[2])
    for at in order:
        play(found[at])
        assert found[at].state == "closed"
    tournament = found[0].tournament
    tournament.refresh_from_db()
    assert tournament.state == "finished"

    ranking = snapshot(tournament)["final_ranking"]

    assert [row["stage"] for row in ranking] == [2] * 4 + [3] * 4
    assert [row["place"] for row in ranking][:6] == [1, 2, 3, 4, 5, 6]
    catch_up(tournament)
    page = whole(client, tournament)
    assert "Fase 3 (de quem não seguiu): Campeã" in page


def test_winner_of_the_main_line_is_the_champion_whatever_was_left_out():
    groups, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    winner = Confronto.objects.filter(stage=prata, round=1).first().dupla_a
    penalise(stage=prata, dupla=winner, round=1, sanction="disqualification", reason="briga", source=TABLE)
    play_stage(ouro)
    play_stage(prata)

    ranking = snapshot(groups.tournament)["final_ranking"]

    assert (ranking[0]["stage"], ranking[0]["place_to"]) == (2, 1)
    assert (ranking[-1]["dupla"], ranking[-1]["disqualified"]) == (winner.number, True)


def test_result_of_the_final_is_taken_back_while_the_side_event_plays():
    _, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    play(ouro)
    final = Confronto.objects.get(stage=ouro, kind="main", round=2)
    jogo = final.jogo
    assert ouro.state == "closed"

    reopen_jogo(jogo=jogo, reason="engano", source=TABLE)

    ouro.refresh_from_db()
    assert ouro.state == "playing"


ROUNDS = {"format": "all_play_all", "pace": "round"}
SWISS = {"format": "swiss", "rounds": 2, "pace": "round"}


@pytest.mark.parametrize(("main", "side"), each([ROUNDS, SWISS], [SWISS, ROUNDS]), ids=named)
def test_rounds_of_both_have_mesas_of_their_own(main, side):
    _, ouro, prata = begun(GROUPS, main, {**side, "side_of": 1})
    for stage in (ouro, prata):
        begin(stage)
        rounds.post(round=Round.objects.filter(stage=stage).first(), source=TABLE)

    found = Confronto.objects.filter(stage__in=[ouro, prata], round=1).order_by("stage__number", "mesa")

    assert list(found.values_list("stage__number", "mesa")) == [(2, 1), (2, 2), (3, 3), (3, 4)]
    for stage in (ouro, prata):
        rounds.start(round=Round.objects.get(stage=stage, number=1), source=TABLE)
    assert all(row.jogo_id for row in found.all())


def test_correction_of_the_groups_counts_while_both_play():
    groups, ouro, prata = begun({**GROUPS, "top": 2}, OURO, {**SWISS, "side_of": 1, "carry": 1})
    begin(ouro)
    begin(prata)
    row = (
        Confronto.objects.filter(stage=groups, group=1)
        .order_by("round", "position")
        .select_related("jogo")
        .first()
    )
    entries = entered(ouro), entered(prata)
    before = results_of(prata).carried

    confirm(row, lambda: turn_round(row.jogo))

    assert (entered(ouro), entered(prata)) == entries
    assert results_of(prata).carried != before


def test_who_leaves_before_the_side_event_begins_is_not_drawn():
    _, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    waits = present.waiting(prata)
    assert len(waits) == 4

    leaving.withdraw(dupla=waits[0], justified=True, reason="viagem", source=TABLE)
    begin(prata)

    assert entered(prata) == {dupla.pk for dupla in waits[1:]}


def test_who_leaves_the_side_event_loses_there_by_walkover():
    _, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    leaver = Dupla.objects.get(pk=min(entered(prata)))

    leaving.withdraw(dupla=leaver, justified=True, reason="viagem", source=TABLE)

    rows = Confronto.objects.of(leaver).filter(stage=prata, round=1)
    assert [row.status for row in rows] == ["walkover"]


def test_main_line_goes_on_while_the_side_event_plays():
    plans = (GROUPS, {"format": "groups", "groups": 1, "top": 2}, OURO, PRATA)
    _, semis, final, prata = begun(*plans)
    begin(semis)
    begin(prata)
    play(semis)
    stages.close_stage(stage=semis, source=TABLE)

    begin(final)

    states = [stage.state for stage in Stage.objects.order_by("number")]
    assert states == ["closed", "closed", "playing", "playing"]


def test_page_of_rounds_offers_each_as_soon_as_it_may_begin(client):
    _, ouro, prata = begun(GROUPS, OURO, PRATA)
    client.force_login(director_of(ouro.tournament.club))
    before = client.get(desk("desk_rounds", ouro.tournament)).context["rows"]
    begin(ouro)
    after = client.get(desk("desk_rounds", ouro.tournament)).context["rows"]

    assert [row["begins"] for row in before] == [False, True, False]
    assert [row["begins"] for row in after] == [False, False, True]
    assert problems(ouro.tournament) == []
    begin(prata)
    catch_up(ouro.tournament)
    for address in (desk("desk_life", ouro.tournament), desk("desk_bell", ouro.tournament)):
        assert client.get(address).status_code == 200
    for number in (1, 2, 3):
        assert (
            client.get(url("tournament", ouro.tournament), {"fase": number}, follow=True).status_code == 200
        )


def test_plan_of_the_main_line_is_edited_while_the_side_event_plays():
    groups, ouro, prata = begun(GROUPS, OURO, PRATA)
    begin(ouro)
    begin(prata)
    plans = [("", GROUPS), ("Ouro", {**OURO, "order": ["points", "lots"]}), ("Prata", PRATA)]

    stages.save_plan(tournament=groups.tournament, plans=plans, source=TABLE)

    assert [stage.name for stage in Stage.objects.all()] == ["", "Ouro", "Prata"]


@pytest.mark.parametrize(
    ("plans", "code"),
    [
        ([GROUPS, OURO, PRATA], None),
        ([GROUPS, PRATA], "side_misplaced"),
        ([GROUPS, PRATA, OURO], "side_misplaced"),
        ([GROUPS, OURO, {**PRATA, "side_of": 2}], "side_misplaced"),
        ([GROUPS, OURO, PRATA, PRATA], "side_misplaced"),
        ([GROUPS, OURO, {**PRATA, "crossing": ["1G1 x 1G2"]}], "side_crossed"),
    ],
)
def test_place_of_a_side_event_in_the_plan(plans, code):
    tournament = make_tournament(duplas=8, state="open")
    named = [("", plan) for plan in plans]
    if code is None:
        assert len(stages.save_plan(tournament=tournament, plans=named, source=TABLE)) == 3
    else:
        caught = refused(stages.save_plan, tournament=tournament, plans=named)
        assert (caught.code, caught.field) == (code, "side_of")
        with pytest.raises(DrawError, match=code):
            meaning([read(plan).stage for plan in plans], entrants=8, tables=4)


def test_meaning_counts_who_does_not_go_on():
    meanings = meaning([read(plan).stage for plan in (GROUPS, OURO, PRATA)], entrants=11, tables=6)

    assert [one.entrants for one in meanings] == [11, 6, 5]


@pytest.mark.parametrize(
    ("mesas", "total", "said"),
    [
        # Groups of 4 are 145 minutes, each of the two brackets of 8 as long, with a pause between.
        (8, "4 h 55", "Joga-se ao mesmo tempo que a 2ª fase: até 8 mesas para as duas juntas."),
        # The groups take two turns a round, and so do the quarter-finals of both together.
        (7, "8 h 15", "as duas juntas pedem 8 mesas e há 7: parte dos jogos espera."),
    ],
)
def test_hours_of_the_ready_plan_are_those_of_ouro_and_prata_together(client, mesas, total, said):
    tournament = make_tournament(duplas=16, state="open", mesas=mesas, minutes=45)
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "ouro-prata")
    data |= {"mesas": mesas, "entrants": 16}

    page = text(send(client, tournament, data))
    assert said in page
    assert f"Tempo com {mesas} mesas, com pausas de 5 min: {total}" in page

    assert send(client, tournament, data, "gravar").status_code == 302
    start = text(client.get(desk("tournament_start", tournament)))
    assert f"Tempo com {mesas} mesas, com pausas de 5 min: {total}" in start
    assert said in start


def test_side_event_that_outlasts_the_stage_beside_it_is_counted_to_its_end():
    plan = [read(one).stage for one in (GROUPS, OURO, PRATA)]
    long = replace(plan[2], play=replace(plan[2].play, minutes=90))
    meanings = meaning([*plan[:2], long], entrants=8, tables=4)

    assert meanings[2].minutes > meanings[1].minutes
    assert (
        minutes_of_all([*plan[:2], long], meanings, tables=4)
        == meanings[0].minutes + PAUSE + meanings[2].minutes
    )


def test_side_event_is_simulated():
    event = simulate([read(plan) for plan in (GROUPS, OURO, PRATA)], cast(8, 1), seed=3, chances=CALM)

    assert [len(stage.entrants) for stage in event.stages] == [8, 4, 4]
    assert set(event.order) == {one.id for one in event.stages[1].entrants}


def test_page_of_the_plan_asks_for_it_and_says_who_plays(client):
    tournament = make_tournament(duplas=8, state="open")
    client.force_login(director_of(tournament.club))
    data = shown(client, tournament, "grupos")
    data |= {key.replace("fase2", "fase3"): value for key, value in data.items() if key.startswith("fase2")}
    data |= {"fase3-name": "Prata", "fase3-side_of": "1", "fase3-third": ""}

    assert "Jogam as que não seguiram da 1ª fase." in text(send(client, tournament, data))
    assert send(client, tournament, data, "gravar").status_code == 302
    assert Stage.objects.get(tournament=tournament, number=3).plan["side_of"] == 1

    wrong = send(client, tournament, data | {"fase3-side_of": "2"}, "gravar")
    assert wrong.status_code == 422
    assert "de cada fase, uma só" in text(wrong)
