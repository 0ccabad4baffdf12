"""The next step at the desk, from draft to end, in every format: exactly one is offered, and it can be taken."""

import pytest
from django.urls import resolve

from tests.director.desk_pages import Desk, Steady
from tests.director.steps import press, step_of
from tests.factories import TABLE, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments import formats
from tournaments.desk.line.steps import Step
from tournaments.entries import checkin
from tournaments.event import rounds, stages
from tournaments.models import Dupla, Round
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db


def walk(tournament):
    """Take every step as a director does and play in between. Return the steps offered, in order."""
    desk, taken = Desk(tournament, []), []
    for _ in range(80):
        step = step_of(tournament)
        if not taken or taken[-1] != step.step:
            taken.append(step.step)
        if step.step is Step.AFTER:
            return taken
        if step.step is Step.WAIT:
            for jogo in jogos_being_played(tournament):
                play_jogo(jogo)
            continue
        press(desk, step, Steady())
        assert step_of(tournament) != step
    raise AssertionError(taken)


def entered(*plans, duplas=8, **fields):
    entrants = "players" if plans and plans[0]["format"] == "individual" else "duplas"
    tournament = make_tournament(duplas=duplas, state="draft", entrants=entrants, **fields)
    if plans:
        stages.save_plan(tournament=tournament, plans=[("", plan) for plan in plans], source=TABLE)
    return tournament


SHORT = {"format": "swiss", "rounds": 1, "pace": "round"}
LIKE_ANOTHER = pytest.mark.proof("a format that is drawn alike has the same steps")
BRACKET = [Step.DRAW_BRACKET, Step.START, Step.WAIT, Step.AFTER]
ROUND = [Step.CHECK, Step.START_ROUND, Step.WAIT]


def of_swiss(rounds):
    drawn = [step for _ in range(rounds) for step in (Step.DRAW_ROUND, *ROUND)]
    return [Step.START, *drawn[1:], Step.CLOSE_STAGE, Step.AFTER]


def of_schedule(rounds):
    played = [step for _ in range(rounds) for step in (Step.START_ROUND, Step.WAIT)]
    return [Step.START, Step.CHECK, *played, Step.CLOSE_STAGE, Step.AFTER]


@pytest.mark.parametrize(
    ("plan", "steps"),
    [
        (formats.KNOCKOUT, BRACKET),
        pytest.param(formats.DOUBLE, BRACKET, marks=LIKE_ANOTHER),
        pytest.param(formats.CONSOLATION, BRACKET, marks=LIKE_ANOTHER),
        (formats.SWISS, of_swiss(3)),
        pytest.param(formats.DANESE, of_swiss(2), marks=LIKE_ANOTHER),
        pytest.param(formats.ALL, of_schedule(7), marks=LIKE_ANOTHER),
        (formats.GROUPS, of_schedule(3)),
        pytest.param(formats.MITCHELL, of_schedule(3), marks=LIKE_ANOTHER),
        (formats.INDIVIDUAL, of_schedule(3)),
    ],
    ids=lambda value: formats.name(value) if isinstance(value, dict) else "",
)
def test_every_format_is_led_from_the_draft_to_its_end(plan, steps):
    pace = {} if plan in (formats.KNOCKOUT, formats.DOUBLE, formats.CONSOLATION) else {"pace": "round"}

    assert walk(entered(plan | pace | {"partidas": 1})) == steps


def test_stage_that_ends_leads_to_the_rounds_and_one_that_begins_to_its_draft():
    tournament = make_stages(SHORT, SHORT, duplas=4)[0].tournament
    desk, places = Desk(tournament, []), {}
    while (step := step_of(tournament)).step is not Step.AFTER:
        if step.step is Step.WAIT:
            for jogo in jogos_being_played(tournament):
                play_jogo(jogo)
        else:
            press(desk, step, Steady())
            places[step.step] = resolve(desk.page.address).url_name

    assert places[Step.CLOSE_STAGE] == "desk_rounds"
    assert places[Step.BEGIN_STAGE] == "desk_round"


def test_draft_without_names_asks_for_names():
    step = step_of(make_tournament(duplas=1, state="draft"))

    assert (step.step, step.address.partition("#")[2]) == (Step.ENTER, "inscrever")


def test_start_asks_who_rests_before_it_is_refused():
    tournament = entered({"format": "mitchell", "rounds": 2, "mitchell": {"missing": None}}, duplas=9)
    taken, desk = [], Desk(tournament, [])
    while (step := step_of(tournament)).step is Step.START:
        press(desk, step, Steady())
        taken.append(step.label)

    assert taken == ["Abrir e começar o torneio…", "Começar o torneio"]


def test_teams_that_are_incomplete_are_completed_before_the_start():
    tournament = entered(formats.TEAMS, duplas=4)
    step = step_of(tournament)

    assert step.step is Step.OBSTACLE
    press(Desk(tournament, []), step, Steady())
    assert "/equipes/#" in step.address


def test_stage_with_too_few_entrants_leads_to_the_plan():
    stages_ = make_stages(SHORT | {"top": 1}, {"format": "knockout"}, duplas=4)
    desk = Desk(stages_[0].tournament, [])
    while (step := step_of(desk.tournament)).step is not Step.OBSTACLE:
        for jogo in jogos_being_played(desk.tournament):
            play_jogo(jogo)
        if step.step is not Step.WAIT:
            press(desk, step, Steady())

    assert (step.label, step.address) == ("Poucos para jogar: Fase 2", f"{desk.url('desk_plan')}#fase2")
    press(desk, step, Steady())


def test_draft_waits_for_a_result_that_was_reverted():
    stage = make_stages(SHORT | {"rounds": 2}, duplas=4)[0]
    first = Round.objects.get(stage=stage)
    for verb in (rounds.check, rounds.post, rounds.start):
        verb(round=first, source=TABLE)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    rounds.draw_round(stage=stage, source=TABLE)
    assert step_of(stage.tournament).step is Step.CHECK

    row = stage.confronto_set.filter(round=1).first()
    decisions.undo(confronto=row, reason="engano", source=TABLE)

    assert step_of(stage.tournament).step is Step.WAIT


def test_round_is_begun_from_the_page_that_names_who_is_missing():
    tournament = make_stages({"format": "swiss", "rounds": 2, "pace": "round"}, duplas=4)[0].tournament
    row = Round.objects.get(stage__tournament=tournament)
    rounds.post(round=rounds.check(round=row, source=TABLE), source=TABLE)
    assert (step_of(tournament).step, step_of(tournament).looked) == (Step.START_ROUND, "")

    here = Dupla.objects.filter(tournament=tournament).first()
    checkin.mark(dupla=here, present=True, source=TABLE)

    assert step_of(tournament).looked == "Começar a rodada 1"
