"""Every schedule has a mesa for each confronto in every hall, or uses any free mesa."""

from itertools import product

import pytest

from tests.factories import jogos_being_played, make_stages, play_stage
from tournaments.event.draws.round_draw import places_of
from tournaments.hall.arrangement import Arrangement
from tournaments.pairing.errors import DrawError
from tournaments.plan.formats import FORMATS, ScheduledFormat
from tournaments.plan.stored import read

PLANS = (
    {"format": "mitchell", "rounds": 2},
    {"format": "mitchell", "rounds": 3, "mitchell": {"missing": "a"}},
    {"format": "mitchell", "rounds": 2, "mitchell": {"sections": 2}},
    {"format": "all_play_all"},
    {"format": "groups", "groups": 2},
    {"format": "individual", "rounds": 3},
    {"format": "mesas", "rounds": 2},
    {"format": "teams"},
)


def test_plans_have_every_format_that_draws_all_rounds_at_once():
    scheduled = {key for key, format_ in FORMATS.items() if issubclass(format_, ScheduledFormat)}

    assert {plan["format"] for plan in PLANS} == scheduled


def test_schedule_fits_every_hall():
    wrong, tried = [], 0
    for plan, pace, entrants in product(PLANS, ("round", "free"), range(2, 31)):
        stage = read(plan | {"pace": pace}).stage
        try:
            drawn = stage.format.inputs(stage.format.sample(entrants), seed=7).draw()
        except DrawError:
            continue
        for mesas in range(1, entrants + 1):
            tried += 1
            try:
                places = places_of(stage, drawn, Arrangement(mesas), after=0)
            except Exception as exc:  # noqa: BLE001  all that fail are listed
                wrong.append((plan, pace, entrants, mesas, repr(exc)))
                continue
            wrong += [
                (plan, pace, entrants, mesas, number)
                for number, of_round in enumerate(places, 1)
                if any(place and not 1 <= place <= mesas for place in of_round)
                or len({*filter(None, of_round)}) < len([*filter(None, of_round)]) <= mesas
            ]

    assert wrong == []
    assert tried > 3000


@pytest.mark.django_db
def test_odd_field_begins_in_a_hall_of_half_as_many_mesas():
    (stage,) = make_stages(
        {"format": "mitchell", "rounds": 2, "pace": "free", "partidas": 1}, duplas=7, mesas=3
    )

    assert len(jogos_being_played(stage.tournament)) == 3
    play_stage(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"
