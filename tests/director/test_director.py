"""A random director plays every event to its end, over the services and over the pages; `make director` runs longer.

The choices are the same in every run, so that only a change of the product can make it fail.
"""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.director import plans
from tests.director.machine import Pages, Services
from tests.director.play import play_event
from tests.director.play_pages import play_pages
from tests.matrix import every

pytestmark = pytest.mark.django_db
SHORT = settings(
    max_examples=3,
    stateful_step_count=8,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

EACH_FORMAT = tuple(plans.each_format(plans.EVENTS))
PLAYED_OUT = pytest.mark.proof("the same is done in test_event_of_each_plan_reaches_its_end")
PRESSED = pytest.mark.proof("the same is pressed in test_event_directed_over_the_pages_reaches_its_end")
OF_A_FORMAT = pytest.mark.proof("plans of the same formats reach their ends")
PLANS = [one if one in EACH_FORMAT else pytest.param(one, marks=OF_A_FORMAT) for one in plans.SHORT]


@PLAYED_OUT
def test_services_hold_whatever_a_director_does():
    run_state_machine_as_test(Services, settings=SHORT)


@PRESSED
def test_pages_hold_whatever_a_director_presses():
    run_state_machine_as_test(Pages, settings=settings(SHORT, max_examples=2))


@pytest.mark.parametrize("plan", PLANS)
def test_event_of_each_plan_reaches_its_end(plan):
    told = play_event(Random(f"short/{plan}/2"), plan=plan, most=8, small=True)

    assert told.finding is None, "\n".join([*told.steps, told.kind])


@pytest.mark.parametrize("seed", every(range(3), 3))
def test_event_directed_over_the_pages_reaches_its_end(seed):
    told = play_pages(Random(f"short/{seed}"), most=8, small=True)

    assert told.finding is None, "\n".join([*told.steps, told.kind])
