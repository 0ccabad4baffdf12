"""The next step at the desk, from draft to end, in every format: exactly one is offered, and it can be taken."""

import pytest

from tests.factories import TABLE, director_of, jogos_being_played, make_stages, make_tournament, play_jogo
from tests.tournaments import formats
from tests.tournaments.desk.pages import text
from tournaments.desk.line.line import line_of
from tournaments.desk.line.steps import Step
from tournaments.entries import checkin
from tournaments.event import rounds, stages
from tournaments.models import Dupla, Round, Tournament

pytestmark = pytest.mark.django_db


def step_of(tournament):
    return line_of(Tournament.objects.get(pk=tournament.pk)).step


def walk(client, tournament):
    """Take every step as a director does and play in between. Return the steps offered, in order."""
    client.force_login(director_of(tournament.club))
    taken = []
    for _ in range(80):
        step = step_of(tournament)
        if not taken or taken[-1] != step.step:
            taken.append(step.step)
        if step.step is Step.OVER:
            return taken
        if step.step in {Step.BELL, Step.CLOSE}:
            for jogo in jogos_being_played(tournament):
                play_jogo(jogo)
            continue
        if step.looked or not step.sends:
            assert client.get(step.address).status_code == 200
        sent = client.post(step.address, dict(step.sends))
        assert sent.status_code == 302, (step, text(sent))
        assert step_of(tournament) != step
    raise AssertionError(taken)


def entered(*plans, duplas=8, **fields):
    entrants = "players" if plans and plans[0]["format"] == "individual" else "duplas"
    tournament = make_tournament(duplas=duplas, state="draft", entrants=entrants, **fields)
    if plans:
        stages.save_plan(tournament=tournament, plans=[("", plan) for plan in plans], source=TABLE)
    return tournament


LIKE_ANOTHER = pytest.mark.proof("a format that is drawn alike has the same steps")
BRACKET = [Step.DRAW_BRACKET, Step.START, Step.CLOSE, Step.OVER]
ROUND = [Step.CHECK, Step.START_ROUND, Step.CLOSE]


def of_swiss(rounds):
    drawn = [step for _ in range(rounds) for step in (Step.DRAW_ROUND, *ROUND)]
    return [Step.START, *drawn[1:], Step.CLOSE_STAGE, Step.OVER]


def of_schedule(rounds):
    played = [step for _ in range(rounds) for step in (Step.START_ROUND, Step.CLOSE)]
    return [Step.START, Step.CHECK, *played, Step.CLOSE_STAGE, Step.OVER]


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
def test_every_format_is_led_from_the_draft_to_its_end(client, plan, steps):
    pace = {} if plan in (formats.KNOCKOUT, formats.DOUBLE, formats.CONSOLATION) else {"pace": "round"}

    assert walk(client, entered(plan | pace | {"partidas": 1})) == steps


def test_round_is_begun_from_the_page_that_names_who_is_missing():
    tournament = make_stages({"format": "swiss", "rounds": 2, "pace": "round"}, duplas=4)[0].tournament
    row = Round.objects.get(stage__tournament=tournament)
    rounds.post(round=rounds.check(round=row, source=TABLE), source=TABLE)
    assert (step_of(tournament).step, step_of(tournament).looked) == (Step.START_ROUND, "")

    here = Dupla.objects.filter(tournament=tournament).first()
    checkin.mark(dupla=here, present=True, source=TABLE)

    assert step_of(tournament).looked == "Começar a rodada 1"
